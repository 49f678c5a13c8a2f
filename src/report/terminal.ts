import type { PageResult, RunResults, Tally } from '../results/model.ts';
import { pageKey } from '../results/order.ts';
import { defuseCommands, visibleCut } from './escape.ts';
import type { ExcerptSpan } from './excerpt.ts';
import { counted, percent, seconds, thousands } from './percent.ts';
import {
  type Canvas,
  canvas,
  excerptLines,
  pageLines,
  paragraph,
  pathLines,
  section,
  shownSentence,
  verdictSentence,
} from './sections.ts';
import { renderTable, type TableCell, type TableColumn } from './table.ts';

/** Boos that are written out; more are counted. */
const MOST_BOOS = 20;
const MOST_OTHERS = 10;
/** Characters of a room's name. */
const MAX_ROOM = 60;

export interface RunReportOptions {
  readonly color: boolean;
  /** Width of the terminal; taken as 40 to 120. */
  readonly columns: number;
  /** By `pageKey`, of the pages that `pagesToExcerpt` names; may lack any. */
  readonly excerpts: ReadonlyMap<string, readonly ExcerptSpan[]>;
  /** Where a page's raw output lies; null where there is none. */
  readonly outputPath: (page: PageResult) => string | null;
  /** Where the results lie; null when they were not written. */
  readonly resultsPath: string | null;
}

/** The pages whose excerpt `renderRun` shows: read no other outputs for it. */
export function pagesToExcerpt(pages: readonly PageResult[]): readonly PageResult[] {
  return pages.filter((page) => page.outcome === 'boo').slice(0, MOST_BOOS);
}

/**
 * What a person sees after a run: a table of rooms, each Boo with what repeats and where the output
 * is, Lost pages, errors, warnings, and the sum of it last.
 *
 * @returns lines that end in LF, none wider than the terminal, with nothing from an output or a
 *   document that could steer it
 */
export function renderRun(results: RunResults, options: RunReportOptions): string {
  const to = canvas(options.color, options.columns);
  const lines = [
    ...roomTable(results, to),
    ...booSection(results, to, options),
    ...outcomeSection(results, to, { title: 'Lost', outcome: 'lost' }, options),
    ...outcomeSection(results, to, { title: 'Errors', outcome: 'error' }, options),
    ...warningSection(results, to, options),
    '',
    ...closing(results, to, options),
  ];
  return defuseCommands(`${lines.join('\n')}\n`);
}

function roomTable({ summary }: RunResults, to: Canvas): readonly string[] {
  const rows: readonly ({ readonly room: string } & Tally)[] = [
    ...summary.rooms,
    { ...summary, room: 'all' },
  ];
  const column = (
    title: string,
    rank: number,
    cell: (row: { readonly room: string } & Tally) => TableCell,
  ): TableColumn => ({ title, rank, cells: rows.map(cell) });
  const columns = [
    column('Room', 9, (row) => ({ text: visibleCut(row.room, MAX_ROOM) })),
    column('Pages', 6, (row) => ({ text: thousands(row.pages) })),
    column('Ghost-free', 8, (row) => ({ text: percent(row.ghostFreeRate) })),
    column('Boos', 7, (row) => countCell(row.boos)),
    column('Lost', 5, (row) => countCell(row.lost)),
    column('Errors', 4, (row) => countCell(row.errors)),
    column('Coverage', 3, (row) => ({ text: percent(row.coverage) })),
    column('Median s', 2, (row) => ({ text: seconds(row.medianDurationMs) })),
  ];
  return renderTable(columns, to.columns, to.paint);
}

function countCell(count: number): TableCell {
  return { text: thousands(count), style: count > 0 ? 'bad' : 'plain' };
}

function booSection(results: RunResults, to: Canvas, options: RunReportOptions): readonly string[] {
  return section(to, {
    title: 'Boos',
    style: 'bad',
    items: results.pages.filter((page) => page.outcome === 'boo'),
    most: MOST_BOOS,
    restIn: options.resultsPath,
    lines: (page) => booLines(to, page, options),
  });
}

/** A Boo: its page and sentence, the excerpt, and where the output lies. */
export function booLines(
  to: Canvas,
  page: PageResult,
  options: Pick<RunReportOptions, 'excerpts' | 'outputPath'>,
): readonly string[] {
  const path = options.outputPath(page);
  return [
    ...pageLines(to, page, verdictSentence(page)),
    ...excerptLines(to, options.excerpts.get(pageKey(page)) ?? []),
    ...(path === null ? [] : pathLines(to, path)),
  ];
}

function outcomeSection(
  results: RunResults,
  to: Canvas,
  { title, outcome }: { readonly title: string; readonly outcome: PageResult['outcome'] },
  { resultsPath }: RunReportOptions,
): readonly string[] {
  return section(to, {
    title,
    style: 'bad',
    items: results.pages.filter((page) => page.outcome === outcome),
    most: MOST_OTHERS,
    restIn: resultsPath,
    lines: (page) => pageLines(to, page, verdictSentence(page)),
  });
}

function warningSection(
  results: RunResults,
  to: Canvas,
  { resultsPath }: RunReportOptions,
): readonly string[] {
  const items = results.pages.flatMap((page) =>
    page.verdict.warnings.map((warning) => ({ page, warning })),
  );
  return section(to, {
    title: 'Warnings',
    style: 'doubtful',
    items,
    most: MOST_OTHERS,
    restIn: resultsPath,
    lines: ({ page, warning }) =>
      pageLines(to, page, `${warning.name}: ${shownSentence(warning.sentence)}`),
  });
}

function closing(
  { summary }: RunResults,
  to: Canvas,
  { resultsPath }: RunReportOptions,
): readonly string[] {
  const parts = [
    counted(summary.boos, 'Boo', 'Boos'),
    `${thousands(summary.lost)} Lost`,
    ...(summary.errors === 0 ? [] : [counted(summary.errors, 'error', 'errors')]),
    ...(summary.warnings === 0 ? [] : [counted(summary.warnings, 'warning', 'warnings')]),
  ];
  const all = summary.pages > 0 && summary.ghostFree === summary.pages;
  const sum = `${thousands(summary.ghostFree)} of ${counted(summary.pages, 'page', 'pages')} ghost-free (${percent(summary.ghostFreeRate)}): ${parts.join(', ')}.`;
  return [
    ...paragraph(to, sum, all ? 'good' : 'strong'),
    ...(resultsPath === null
      ? []
      : paragraph(to, `Results: ${visibleCut(resultsPath, 4096)}`, 'quiet')),
  ];
}
