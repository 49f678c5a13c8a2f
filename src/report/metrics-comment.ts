import { METRICS } from '../gate/metric-names.ts';
import {
  type MetricsComparison,
  type MetricsPair,
  pagesThatGained,
  pagesThatLost,
  shownTotals,
} from '../gate/metrics-compare.ts';
import type { MetricsDecision } from '../gate/metrics-policy.ts';
import { runKeyOf } from '../results/metrics-page-key.ts';
import { codeCell, codeSpan } from './code-span.ts';
import { artifactLines, factsLine, noteLines, type ReportContext, verdictLine } from './comment.ts';
import { table } from './comment-rows.ts';
import { fitBlocks, type ListBlock, STAYS } from './fit-blocks.ts';
import {
  lostParts,
  pageChanges,
  partText,
  shownChange,
  shownMetric,
  shownMetrics,
  shownScore,
} from './metrics-rows.ts';
import { counted, thousands } from './percent.ts';
import { reproduceLines } from './reproduce.ts';

const MAX_SUBJECTS = 60;
const MAX_NAME = 120;
const MAX_TEXT = 100;
const MAX_NOTE = 240;
/** Pages that are listed with what they lost; names of the rest are in the results. */
const MOST_LOST = 100;

/**
 * The report of document metrics against their base as GitHub-flavoured Markdown: for the comment and the
 * summary.
 *
 * Whatever came from a parser or a document is in code spans. When it does not fit, pages that gained and
 * those that lack a prediction as before drop out and say so; then lists are cut and count the rest.
 *
 * @returns at most `maxBytes` of UTF-8, the verdict first
 */
export function renderMetricsReport(
  comparison: MetricsComparison,
  decision: MetricsDecision,
  context: ReportContext,
  maxBytes: number,
): string {
  const { baseline, base, head } = comparison;
  const facts = { baseline, baseCommit: base?.commit ?? null, headCommit: head.commit };
  const top = [
    `### ${verdictLine(decision)}`,
    '',
    factsLine('Document metrics', facts, context),
    '',
    ...totalsLines(comparison),
    ...subjectLines(comparison),
    '',
    scopeLine(comparison),
  ];
  const worse = pagesThatLost(comparison).map(runKeyOf);
  const foot = [
    ...noteLines(context.notes),
    ...reproduceLines(worse, context),
    ...artifactLines(context),
  ];
  return fitBlocks({ head: top, lists: lists(comparison), foot, maxBytes });
}

function totalsLines(comparison: MetricsComparison): readonly string[] {
  const { baseline } = comparison;
  const totals = shownTotals(comparison);
  const metrics = shownMetrics(totals);
  if (baseline.kind === 'none') {
    const rows = metrics.map((metric) => [metric.title, shownMetric(metric, totals.head)]);
    return table(['Metric', 'Value'], rows, ['l', 'r']);
  }
  const rows = metrics.map((metric) => [
    metric.title,
    shownMetric(metric, totals.base),
    shownMetric(metric, totals.head),
    markedChange(shownChange(metric, totals, baseline)),
  ]);
  return table(['Metric', 'Base', 'Head', 'Change'], rows, ['l', 'r', 'r', 'r']);
}

function markedChange({ text, better }: ReturnType<typeof shownChange>): string {
  return better === false ? `**${text}**` : text;
}

const SUBJECT_METRICS = METRICS.filter(({ name }) =>
  ['text-ed', 'table-teds', 'formula-cdm', 'reading-order'].includes(name),
);

function subjectLines({ baseline, subjects, head }: MetricsComparison): readonly string[] {
  const [overall] = METRICS;
  if (subjects.length < 2 || overall === undefined) return [];
  const isAlone = baseline.kind !== 'comparable';
  const titles = [
    'Subject',
    'Pages',
    'Overall',
    ...(isAlone ? [] : ['Change']),
    ...SUBJECT_METRICS.map(({ title }) => title),
  ];
  const own = new Map(head.subjects.map((row) => [row.subject, row]));
  const rows = subjects.slice(0, MAX_SUBJECTS).map((pair) => {
    const alone = isAlone ? own.get(pair.subject) : undefined;
    const totals = alone ?? pair.head;
    return [
      codeCell(pair.subject, MAX_NAME),
      thousands(alone?.pages ?? pair.pages),
      shownMetric(overall, totals),
      ...(isAlone ? [] : [markedChange(shownChange(overall, pair, baseline))]),
      ...SUBJECT_METRICS.map((metric) => shownMetric(metric, totals)),
    ];
  });
  const left = subjects.length - rows.length;
  const rest =
    left === 0 ? [] : [[`… ${thousands(left)} more subjects`, ...titles.slice(1).fill('')]];
  return ['', ...table(titles, [...rows, ...rest], ['l', ...titles.slice(1).fill('r')])];
}

/** How much there is of what, and how it was scored; no foreign text. */
function scopeLine({ head, compared, baseline }: MetricsComparison): string {
  const { counts, totals, profile, formulas } = head;
  const parts = [
    counted(counts.required, 'page', 'pages'),
    ...(baseline.kind === 'none' ? [] : [`${thousands(compared.pages)} compared`]),
    counted(totals.tables, 'table', 'tables'),
    counted(totals.formulas, 'formula', 'formulas'),
    ...(counts.missing === 0 ? [] : [`${thousands(counts.missing)} without a prediction`]),
    ...(counts.errors === 0 ? [] : [`${thousands(counts.errors)} not measured`]),
  ];
  return `${parts.join(', ')}. Profile ${profile}, formulas ${formulas ?? 'not drawn'}. Edit distances go from 0 to 1, less is better; everything else up to 100.`;
}

function lists(comparison: MetricsComparison): readonly ListBlock[] {
  const { pages, baseline } = comparison;
  const isComparable = baseline.kind === 'comparable';
  const list = (title: string, keep: number, rows: readonly string[]): ListBlock => ({
    title,
    keep,
    folded: keep < STAYS,
    head: [],
    rows,
  });
  const errors = pages.filter(({ head }) => head?.error === true);
  const gone = pages.filter(({ head }) => head === null);
  const missing = pages
    .filter(({ head }) => head?.missing === true)
    .filter(({ base }) => !isComparable || base === null || base.missing);
  return [
    list('Not measured', STAYS, errors.map(notedRow)),
    list('Not here, but in the base', STAYS, gone.map(notedRow)),
    isComparable
      ? list('Pages that lost most', STAYS, lostRows(pagesThatLost(comparison)))
      : list('Pages that score least', STAYS, lostRows(worstPages(comparison))),
    list(
      isComparable ? 'Without a prediction, as in the base' : 'Without a prediction',
      2,
      missing.map(notedRow),
    ),
    list('Pages that gained', 1, pagesThatGained(comparison).map(gainedRow)),
  ];
}

function lostRows(pairs: readonly MetricsPair[]): readonly string[] {
  const rows = pairs.slice(0, MOST_LOST).map(lostRow);
  const left = pairs.length - rows.length;
  return left > 0 ? [...rows, `- … and ${thousands(left)} more in the results`] : rows;
}

function gainedRow({ id, base, head }: MetricsPair): string {
  return `- ${codeSpan(id, MAX_NAME)}: ${overallText(base?.overall, head?.overall)}`;
}

/** Below this a page has lost nothing that is printed. */
const WHOLE = 99.995;
const MOST_WORST = 10;

/** The pages of the head alone that score least, but for those without a prediction. */
function worstPages({ pages }: MetricsComparison): readonly MetricsPair[] {
  return pages
    .filter(({ head }) => head !== null && head.overall !== null && head.overall < WHOLE)
    .filter(({ head }) => head?.missing === false)
    .toSorted((a, b) => (a.head?.overall ?? 0) - (b.head?.overall ?? 0))
    .slice(0, MOST_WORST)
    .map((pair) => ({ ...pair, base: null }));
}

function lostRow(pair: MetricsPair): string {
  const { id, base, head } = pair;
  const name = codeSpan(id, MAX_NAME);
  if (head === null) return `- ${name}`;
  const changes = base === null ? [] : pageChanges(base, head);
  const first = `- ${name}: ${[overallText(base?.overall, head.overall), ...changes].join(', ')}`;
  if (head.missing) {
    const why = head.note === null ? '' : `: ${codeSpan(head.note, MAX_NOTE)}`;
    return `${first}\n  - no prediction${why}`;
  }
  const parts = lostParts(pair).map(
    (part) => `  - ${partText(part, (text) => codeSpan(text, MAX_TEXT))}`,
  );
  return [first, ...parts].join('\n');
}

function overallText(base: number | null | undefined, head: number | null | undefined): string {
  const is = shownScore(head ?? null);
  return base === undefined ? `overall ${is}` : `overall ${shownScore(base)} → ${is}`;
}

function notedRow({ id, head }: MetricsPair): string {
  const note = head?.note ?? null;
  const why = note === null ? '' : `: ${codeSpan(note, MAX_NOTE)}`;
  return `- ${codeSpan(id, MAX_NAME)}${why}`;
}
