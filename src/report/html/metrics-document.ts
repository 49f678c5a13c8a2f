import { METRICS, type Metric } from '../../gate/metric-names.ts';
import {
  type MetricsComparison,
  type MetricsPair,
  pagesThatLost,
  shownTotals,
} from '../../gate/metrics-compare.ts';
import { newLosses } from '../../gate/metrics-lost.ts';
import type { MetricsDecision } from '../../gate/metrics-policy.ts';
import type { Totals } from '../../results/metrics-model.ts';
import { totalsOf } from '../../results/metrics-summary.ts';
import { visibleCut } from '../escape.ts';
import {
  pageChanges,
  shownChange,
  shownMetric,
  shownMetrics,
  shownScore,
} from '../metrics-rows.ts';
import { counted, thousands } from '../percent.ts';
import { markupText } from '../xml.ts';
import { type DrawFormula, lossHtml } from './metrics-losses.ts';

const MAX_NAME = 160;
const MAX_NOTE = 600;
/** Pages whose losses are shown as long as there is room, and how many of them open. */
const MOST_PAGES = 200;
const OPEN_PAGES = 5;

export interface MetricsDocument {
  readonly comparison: MetricsComparison;
  readonly decision: MetricsDecision;
  readonly notes: readonly string[];
  readonly style: string;
  /** SHA-256 of the style in base 64, for the content policy. */
  readonly styleHash: string;
  readonly drawFormula: DrawFormula;
  /** Most bytes of the file; the losses of pages drop out where it is full. */
  readonly maxBytes: number;
}

const VERDICTS = { success: 'Passed', failure: 'Failed', neutral: 'Neutral' } as const;

/**
 * Document metrics as one HTML file without scripts and without anything from outside.
 *
 * Foreign texts are escaped; formulas are drawn as outlines; a table is written anew from the texts of its
 * cells.
 */
export function metricsDocument(input: MetricsDocument): string {
  const { comparison, decision, style, styleHash } = input;
  const { head, baseline, base } = comparison;
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  const against = base === null ? 'no base' : `base ${shownCommit(base.commit)}`;
  const compared = baseline.kind === 'comparable' ? against : `${against}, not compared`;
  const top = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Document metrics: ${text(head.parser.label, MAX_NAME)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${VERDICTS[decision.conclusion]}. ${text(decision.reason, MAX_NOTE)}</h1>
<p class="quiet">Document metrics of ${text(head.parser.label, MAX_NAME)}: ${shownCommit(head.commit)}, ${compared}. ${scopeText(comparison)}</p>
${input.notes.map((note) => `<p>Note: ${text(note, MAX_NOTE)}</p>`).join('\n')}
${totalsSection(comparison)}
${subjectSection(comparison)}
`;
  const bottom = `${pagesSection(comparison)}
${breakdownSection(comparison)}
</main>
</body>
</html>
`;
  const room = input.maxBytes - bytesOf(top) - bytesOf(bottom);
  return `${top}${lossSection(input, room)}${bottom}`;
}

function scopeText({ head }: MetricsComparison): string {
  const { counts, totals, profile, formulas } = head;
  const parts = [
    counted(counts.required, 'page', 'pages'),
    `${thousands(counts.missing)} without a prediction`,
    `${thousands(counts.errors)} not measured`,
    counted(totals.tables, 'table', 'tables'),
    counted(totals.formulas, 'formula', 'formulas'),
  ];
  return `${parts.join(', ')}. Profile ${text(profile, MAX_NAME)}, formulas ${formulas ?? 'not drawn'}. Edit distances go from 0 to 1, less is better; everything else up to 100.`;
}

function totalsSection(comparison: MetricsComparison): string {
  const totals = shownTotals(comparison);
  const hasBase = comparison.base !== null;
  const titles = hasBase ? ['Metric', 'Base', 'Head', 'Change'] : ['Metric', 'Value'];
  const rows = shownMetrics(totals).map((metric) => [
    metric.title,
    ...(hasBase ? [shownMetric(metric, totals.base)] : []),
    shownMetric(metric, totals.head),
    ...(hasBase ? [changeHtml(metric, totals, comparison)] : []),
  ]);
  return `<h2>Totals</h2>\n${tableHtml(titles, rows)}`;
}

type Sides = { readonly base: Totals; readonly head: Totals };

function changeHtml(metric: Metric, sides: Sides, { baseline }: MetricsComparison): string {
  const { text: shown, better } = shownChange(metric, sides, baseline);
  if (better === null) return shown;
  return `<span class="${better ? 'good' : 'bad'}">${shown}</span>`;
}

const COLUMNS = METRICS.filter(({ name }) => !name.startsWith('overall'));
const OVERALL = METRICS.filter(({ name }) => name === 'overall');

function subjectSection(comparison: MetricsComparison): string {
  const { head, subjects, baseline } = comparison;
  if (head.subjects.length < 2) return '';
  const pairs = new Map(subjects.map((row) => [row.subject, row]));
  const isCompared = baseline.kind === 'comparable';
  const titles = ['Subject', 'Pages', 'Overall', ...(isCompared ? ['Change'] : [])];
  const rows = head.subjects.map((own) => {
    const pair = pairs.get(own.subject);
    const change =
      pair === undefined ? [] : OVERALL.map((metric) => changeHtml(metric, pair, comparison));
    return [
      text(own.subject, MAX_NAME),
      thousands(own.pages),
      shownScore(own.overall),
      ...(isCompared ? change : []),
      ...COLUMNS.map((metric) => shownMetric(metric, own)),
    ];
  });
  return `<h2>Subjects</h2>\n${tableHtml([...titles, ...COLUMNS.map(({ title }) => title)], rows)}`;
}

/** The pages that lost most with what they lost, as many as there is room for. */
function lossSection({ comparison, drawFormula }: MetricsDocument, room: number): string {
  const isCompared = comparison.baseline.kind === 'comparable';
  const pairs = isCompared ? pagesThatLost(comparison) : worstPages(comparison);
  if (pairs.length === 0) return '';
  const title = isCompared ? 'Pages that lost most' : 'Pages that score least';
  const parts = [`<h2>${title} (${thousands(pairs.length)})</h2>\n`];
  let left = room - bytesOf(parts[0] ?? '') - 200;
  let shown = 0;
  for (const pair of pairs.slice(0, MOST_PAGES)) {
    const html = pageHtml(pair, drawFormula, shown < OPEN_PAGES);
    left -= bytesOf(html);
    if (left < 0) break;
    parts.push(html);
    shown += 1;
  }
  const rest = pairs.length - shown;
  if (rest > 0)
    parts.push(`<p class="quiet">… and ${thousands(rest)} more, in the table below</p>\n`);
  return parts.join('');
}

function worstPages({ pages }: MetricsComparison): readonly MetricsPair[] {
  return pages
    .filter(({ head }) => head !== null && head.overall !== null && head.losses.length > 0)
    .toSorted((a, b) => (a.head?.overall ?? 0) - (b.head?.overall ?? 0))
    .map((pair) => ({ ...pair, base: null }));
}

function pageHtml(pair: MetricsPair, drawFormula: DrawFormula, isOpen: boolean): string {
  const { id, base, head } = pair;
  if (head === null) return '';
  const overall =
    base === null
      ? `overall ${shownScore(head.overall)}`
      : `overall ${shownScore(base.overall)} → ${shownScore(head.overall)}`;
  const changes = base === null ? [] : pageChanges(base, head);
  const why = head.missing
    ? `<p>No prediction${head.note === null ? '' : `: ${text(head.note, MAX_NOTE)}`}</p>`
    : newLosses(pair)
        .map((loss) => lossHtml(loss, drawFormula))
        .join('\n');
  return `<details${isOpen ? ' open' : ''}><summary><code>${text(id, MAX_NAME)}</code>: ${[overall, ...changes].join(', ')}</summary>
${why}
</details>
`;
}

function pagesSection({ pages, baseline }: MetricsComparison): string {
  const isCompared = baseline.kind === 'comparable';
  const titles = ['Page', ...(isCompared ? ['Base'] : []), 'Overall'];
  const rows = pages.map(({ id, base, head }) => {
    const own = totalsOf(head === null ? [] : [head]);
    const note =
      head === null
        ? 'not here'
        : head.error
          ? 'not measured'
          : head.missing
            ? 'no prediction'
            : head.tooLarge
              ? 'too large to compare whole'
              : '';
    const why = head?.note === null || head === null ? '' : `: ${text(head.note, MAX_NOTE)}`;
    return [
      text(id, MAX_NAME),
      ...(isCompared ? [shownScore(base?.overall ?? null)] : []),
      shownScore(own.overall),
      ...COLUMNS.map((metric) => shownMetric(metric, own)),
      `${note}${why}`,
    ];
  });
  const table = tableHtml([...titles, ...COLUMNS.map(({ title }) => title), 'Note'], rows);
  return `<h2>All pages (${thousands(pages.length)})</h2>\n${table}`;
}

function breakdownSection({ head }: MetricsComparison): string {
  if (head.breakdowns.length === 0) return '';
  const rows = head.breakdowns.map(({ metric, by, label, value, count }) => [
    text(label, MAX_NAME),
    metric,
    by,
    value.toFixed(3),
    thousands(count),
  ]);
  return `<h2>By attributes</h2>\n${tableHtml(['Attribute', 'Metric', 'Of each', 'Mean', 'Count'], rows)}`;
}

/** Cells are HTML already. */
function tableHtml(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = titles.map((title) => `<th scope="col">${title}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="wide" tabindex="0" role="group" aria-label="${titles[0] ?? ''} table"><table><thead><tr>${head}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`;
}

function text(foreign: string, most: number): string {
  return markupText(visibleCut(foreign, most));
}

function shownCommit(commit: string | null): string {
  return commit === null ? 'without a commit' : `<code>${text(commit, 12)}</code>`;
}

function bytesOf(html: string): number {
  return new TextEncoder().encode(html).length;
}
