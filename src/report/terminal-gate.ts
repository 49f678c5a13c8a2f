import type { PageChange } from '../gate/changes.ts';
import type { Comparison, ComparisonRow, PageComparison } from '../gate/compare.ts';
import type { Conclusion, GateDecision } from '../gate/policy.ts';
import { isBad } from '../results/outcome.ts';
import { defuseCommands, visibleCut } from './escape.ts';
import { wrap } from './layout.ts';
import type { Style } from './paint.ts';
import { counted, percent, pointsChange, seconds, thousands } from './percent.ts';
import {
  type Canvas,
  canvas,
  headingLines,
  pageLines,
  paragraph,
  section,
  shownPage,
  shownSentence,
  verdictSentence,
} from './sections.ts';
import { renderTable, type TableCell, type TableColumn } from './table.ts';

const MOST_PAGES = 20;
/** Pages of a list that gives names alone. */
const MOST_NAMES = 30;
const MAX_ROOM = 60;
const MAX_COMMIT = 64;

const verdicts: Readonly<Record<Conclusion, readonly [string, Style]>> = {
  success: ['Passed', 'good'],
  failure: ['Failed', 'bad'],
  neutral: ['Neutral', 'doubtful'],
};

export interface ComparisonReportOptions {
  readonly color: boolean;
  /** Width of the terminal; taken as 40 to 120. */
  readonly columns: number;
}

/**
 * What a person sees after `compare`: the verdict first, the rooms side by side, then the pages that
 * got worse, those that got better, and those that do not count, each with the reason.
 *
 * @returns lines that end in LF, none wider than the terminal, with nothing from an output or a
 *   document that could steer it
 */
export function renderComparison(
  comparison: Comparison,
  decision: GateDecision,
  options: ComparisonReportOptions,
): string {
  const to = canvas(options.color, options.columns);
  const lines = [
    ...verdict(decision, to),
    ...commits(comparison, to),
    '',
    ...roomTable(comparison, to),
    ...pageSections(comparison, to),
    ...nameSections(comparison, to),
    ...countsLine(comparison, to),
    ...noticeLines(comparison.notices, to),
  ];
  return defuseCommands(`${lines.join('\n')}\n`);
}

/** What came of a run without a base: the verdict, the pages that an allow-list excuses, the notes. */
export function renderDecision(
  { pages, notices }: Comparison,
  decision: GateDecision,
  options: ComparisonReportOptions,
): string {
  const to = canvas(options.color, options.columns);
  const allowed = pages.filter(({ change }) => change === 'allowed');
  const lines = [
    ...verdict(decision, to),
    ...allowedSection(allowed, to),
    ...noticeLines(notices, to),
  ];
  return defuseCommands(`${lines.join('\n')}\n`);
}

function noticeLines(notices: readonly string[], to: Canvas): readonly string[] {
  return notices.flatMap((notice) => paragraph(to, `Note: ${shownSentence(notice)}`, 'doubtful'));
}

function verdict(decision: GateDecision, to: Canvas): readonly string[] {
  const [word, style] = verdicts[decision.conclusion];
  const pieces = [
    { text: `${word}.`, style },
    { text: ` ${shownSentence(decision.reason)}`, style: 'strong' as const },
  ];
  return wrap(pieces, to.paint, {
    columns: to.columns,
    indent: '',
    hanging: '  ',
    breaks: 'words',
  });
}

function commits(comparison: Comparison, to: Canvas): readonly string[] {
  const { baseline, baseCommit, headCommit } = comparison;
  const base = baseline.kind === 'none' ? 'no baseline' : `base ${commitName(baseCommit)}`;
  return paragraph(to, `Head ${commitName(headCommit)}, ${base}`, 'quiet');
}

function commitName(commit: string | null): string {
  return commit === null ? 'without a commit' : visibleCut(commit, MAX_COMMIT);
}

function roomTable(comparison: Comparison, to: Canvas): readonly string[] {
  type Row = ComparisonRow & { readonly room: string };
  const rows: readonly Row[] = [...comparison.rooms, { ...comparison.total, room: 'all' }];
  const column = (title: string, rank: number, cell: (row: Row) => TableCell): TableColumn => ({
    title,
    rank,
    cells: rows.map(cell),
  });
  const columns = [
    column('Room', 9, ({ room }) => ({ text: visibleCut(room, MAX_ROOM) })),
    column('Pages', 4, ({ head }) => ({ text: thousands(head?.pages ?? 0) })),
    column('Ghost-free', 8, ({ head }) => ({ text: percent(head?.ghostFreeRate ?? null) })),
    column('Base', 6, ({ base }) => ({ text: percent(base?.ghostFreeRate ?? null) })),
    column('Change', 7, changeCell),
    column('Boos', 5, ({ head }) => ({ text: thousands(head?.boos ?? 0) })),
    column('Lost', 5, ({ head }) => ({ text: thousands(head?.lost ?? 0) })),
    column('Coverage', 3, ({ head }) => ({ text: percent(head?.coverage ?? null) })),
    column('Median s', 2, ({ head }) => ({ text: seconds(head?.medianDurationMs ?? null) })),
  ];
  return renderTable(columns, to.columns, to.paint);
}

/** A change is shown where both runs have the same pages of the room; otherwise it says nothing. */
function changeCell({ base, head, ghostFreeChange }: ComparisonRow): TableCell {
  if (ghostFreeChange === null) return { text: '–' };
  const text = pointsChange(base?.ghostFreeRate ?? null, head?.ghostFreeRate ?? null);
  if (ghostFreeChange === 0) return { text };
  return { text, style: ghostFreeChange > 0 ? 'good' : 'bad' };
}

/** The sections that give each page a sentence. */
function pageSections({ pages }: Comparison, to: Canvas): readonly string[] {
  const of = (change: PageChange): readonly PageComparison[] =>
    pages.filter((page) => page.change === change);
  const part = (
    title: string,
    style: Style,
    items: readonly PageComparison[],
    sentence: (page: PageComparison) => string = headSentence,
  ): readonly string[] =>
    section(to, {
      title,
      style,
      items,
      most: MOST_PAGES,
      restIn: null,
      lines: (page) => pageLines(to, page, sentence(page)),
    });
  return [
    ...part('New Boos', 'bad', of('new-boo')),
    ...part('Newly Lost', 'bad', of('newly-lost')),
    ...part(
      'Boos and Lost pages that the base does not have',
      'bad',
      of('added').filter(({ head }) => head !== null && isBad(head)),
    ),
    ...part('Errors', 'bad', of('error')),
    ...part('No longer Lost, but Boos', 'doubtful', of('no-longer-lost')),
    ...part('Flaky, not counted', 'doubtful', of('flaky')),
    ...allowedSection(of('allowed'), to),
  ];
}

function allowedSection(items: readonly PageComparison[], to: Canvas): readonly string[] {
  return section(to, {
    title: 'On the allow-list, not counted',
    style: 'doubtful',
    items,
    most: MOST_PAGES,
    restIn: null,
    lines: (page) => pageLines(to, page, allowedSentence(page)),
  });
}

/** The sections that give names alone. */
function nameSections({ pages }: Comparison, to: Canvas): readonly string[] {
  const part = (title: string, style: Style, change: PageChange): readonly string[] => {
    const names = pages.filter((page) => page.change === change).map(shownPage);
    if (names.length === 0) return [];
    const more = names.length - MOST_NAMES;
    const rest = more > 0 ? ` and ${thousands(more)} more` : '';
    const text = `${names.slice(0, MOST_NAMES).join(', ')}${rest}`;
    const lines = wrap([{ text, style: 'plain' }], to.paint, {
      columns: to.columns,
      indent: '  ',
      hanging: '  ',
      breaks: 'words',
    });
    return ['', ...headingLines(to, title, names.length, style), ...lines];
  };
  return [
    ...part('Not run', 'bad', 'not-run'),
    ...part('Fixed', 'good', 'fixed'),
    ...part('Still Boos', 'strong', 'still-boo'),
    ...part('Still Lost', 'strong', 'still-lost'),
  ];
}

function countsLine({ counts, compared }: Comparison, to: Canvas): readonly string[] {
  const parts = [
    `${counted(compared.pages, 'page', 'pages')} compared`,
    `${thousands(counts.unchanged)} ghost-free in both`,
    ...(counts.added === 0 ? [] : [`${thousands(counts.added)} added`]),
    ...(counts.removed === 0 ? [] : [`${thousands(counts.removed)} removed`]),
  ];
  return ['', ...paragraph(to, `${parts.join(', ')}.`, 'plain')];
}

function headSentence({ head }: PageComparison): string {
  return head === null ? '' : verdictSentence(head);
}

function allowedSentence({ allowedBy }: PageComparison): string {
  if (allowedBy === null) return '';
  return `${visibleCut(allowedBy.reason, 300)} (until ${visibleCut(allowedBy.expires, 20)})`;
}
