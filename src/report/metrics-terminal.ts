import type { Loss, MetricsPage, MetricsResults, Totals } from '../results/metrics-model.ts';
import { defuseCommands, visibleCut } from './escape.ts';
import { wrap } from './layout.ts';
import { counted, thousands } from './percent.ts';
import { type Canvas, canvas, paragraph } from './sections.ts';
import { renderTable, type TableColumn } from './table.ts';

const MAX_NAME = 60;
/** Pages that are written out, and characters of what one of their blocks lost. */
const MOST_PAGES = 10;
const MAX_TEXT = 100;
const NONE = '–';

/** Below this a page has nothing to tell: rounding prints 100.0. */
const WHOLE = 99.95;

/**
 * What a person sees after `boobench metrics`: totals by subject, the pages that lost most with what was
 * lost, and the overalls last.
 *
 * @returns lines that end in LF, with nothing from a page that could steer the terminal
 */
export function renderMetrics(
  results: MetricsResults,
  options: { readonly color: boolean; readonly columns: number },
): string {
  const to = canvas(options.color, options.columns);
  const lines = [
    ...totalsTable(results, to),
    ...worstPages(results, to),
    '',
    ...closing(results, to),
  ];
  return defuseCommands(`${lines.join('\n')}\n`);
}

/** An edit distance, 0 to 1: three decimals, `–` for none. */
export function shownEdit(edit: number | null): string {
  return edit === null ? NONE : edit.toFixed(3);
}

/** A score, 0 to 100: two decimals, `–` for none. */
export function shownScore(score: number | null): string {
  return score === null ? NONE : score.toFixed(2);
}

type Row = Totals & { readonly subject: string; readonly pages: number };

function totalsTable({ subjects, totals, pages }: MetricsResults, to: Canvas): readonly string[] {
  const all: Row = { ...totals, subject: 'all', pages: pages.length };
  const rows = subjects.length > 1 ? [...subjects, all] : [all];
  const column = (title: string, rank: number, cell: (row: Row) => string): TableColumn => ({
    title,
    rank,
    cells: rows.map((row) => ({ text: cell(row) })),
  });
  const columns = [
    column('Subject', 9, ({ subject }) => visibleCut(subject, MAX_NAME)),
    column('Pages', 3, ({ pages: count }) => thousands(count)),
    column('Text ED', 7, ({ textEdit }) => shownEdit(textEdit)),
    column('TEDS', 6, ({ tableTeds }) => shownScore(tableTeds)),
    column('TEDS-S', 2, ({ tableTedsS }) => shownScore(tableTedsS)),
    column('CDM', 5, ({ formulaCdm }) => shownScore(formulaCdm)),
    column('Formula ED', 1, ({ formulaEdit }) => shownEdit(formulaEdit)),
    column('Order', 4, ({ readingOrder }) => shownScore(readingOrder)),
    column('Overall', 8, ({ overall }) => shownScore(overall)),
  ];
  return renderTable(columns, to.columns, to.paint, { total: rows.length > 1 });
}

function worstPages({ pages }: MetricsResults, to: Canvas): readonly string[] {
  const worst = pages
    .filter(({ overall }) => overall !== null && overall < WHOLE)
    .toSorted((a, b) => (a.overall ?? 0) - (b.overall ?? 0));
  if (worst.length === 0) return [];
  const rest = worst.length - MOST_PAGES;
  return [
    '',
    ...paragraph(
      to,
      `Pages that lost something, the worst first (${thousands(worst.length)})`,
      'doubtful',
    ),
    ...worst.slice(0, MOST_PAGES).flatMap((page) => pageLines(page, to)),
    ...(rest > 0 ? [to.paint('quiet', `  … and ${thousands(rest)} more`)] : []),
  ];
}

function pageLines(page: MetricsPage, to: Canvas): readonly string[] {
  const name = visibleCut(page.id, MAX_NAME);
  const pieces = [
    { text: `${name}:`, style: 'strong' as const },
    { text: ` ${pageSentence(page)}`, style: 'plain' as const },
  ];
  const [first] = page.losses;
  return [
    ...wrap(pieces, to.paint, {
      columns: to.columns,
      indent: '  ',
      hanging: '    ',
      breaks: 'words',
    }),
    ...(first === undefined || page.missing ? [] : lossLines(first, to)),
  ];
}

function pageSentence(page: MetricsPage): string {
  const mean = (scores: readonly number[]): number | null =>
    scores.length === 0
      ? null
      : (scores.reduce((sum, score) => sum + score, 0) / scores.length) * 100;
  const parts = [
    page.textEdit === null ? null : `text ED ${shownEdit(page.textEdit)}`,
    page.orderEdit === null ? null : `order ED ${shownEdit(page.orderEdit)}`,
    page.teds.length === 0 ? null : `TEDS ${shownScore(mean(page.teds))}`,
    page.cdm.length === 0 ? null : `CDM ${shownScore(mean(page.cdm))}`,
  ].filter((part) => part !== null);
  const why = page.missing
    ? '; no prediction'
    : page.tooLarge
      ? '; too large to compare whole'
      : '';
  return `${shownScore(page.overall)} (${parts.join(', ')}${why})`;
}

function lossLines({ kind, reference, predicted }: Loss, to: Canvas): readonly string[] {
  const side = (sign: string, text: string): string[] =>
    text === ''
      ? [to.paint('quiet', `    ${sign} no ${kind}`)]
      : [to.paint('quiet', `    ${sign} ${visibleCut(text.replaceAll('\n', ' '), MAX_TEXT)}`)];
  return [...side('−', reference), ...side('+', predicted)];
}

function closing({ totals, counts, profile, formulas }: MetricsResults, to: Canvas): string[] {
  const missing =
    counts.missing === 0 ? '' : `, ${counted(counts.missing, 'prediction', 'predictions')} missing`;
  const scope = `${counted(counts.required, 'page', 'pages')}, ${thousands(totals.scorable)} scorable, ${counted(totals.tables, 'table', 'tables')}, ${counted(totals.formulas, 'formula', 'formulas')}${missing}`;
  return [
    ...paragraph(
      to,
      `Overall ${shownScore(totals.overall)} (mean of pages); ${shownScore(totals.overallPaper)} as the paper's tables, ${shownScore(totals.overallOmniDocBench)} as OmniDocBench.`,
      'strong',
    ),
    ...paragraph(to, `${scope}. Profile ${profile}, formulas ${formulas ?? 'not drawn'}.`, 'quiet'),
  ];
}
