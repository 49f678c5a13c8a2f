import { markdownTable } from 'markdown-table';
import type { ComparisonRow, PageComparison } from '../gate/compare.ts';
import type { PageResult, PageVerdict } from '../results/model.ts';
import { type PageKey, pageName } from '../results/order.ts';
import { codeCell, codeSpan } from './code-span.ts';
import { percent, pointsChange, seconds, span, thousands } from './percent.ts';

/** Code points of a name and of a unit in a table; all of it is in the results. */
const MAX_NAME = 120;
const MAX_UNIT = 80;
const NONE = '–';

/** A table without padding: a byte that nobody sees is a page that does not fit. */
function table(head: readonly string[], rows: readonly (readonly string[])[], align: string[]) {
  const all = [head, ...rows].map((row) => [...row]);
  return markdownTable(all, { align, alignDelimiters: false }).split('\n');
}

/** The rooms side by side, at most `most` of them, and all pages together. */
export function roomLines(
  rooms: readonly (ComparisonRow & { readonly room: string })[],
  total: ComparisonRow,
  most: number,
): string[] {
  const head = [
    'Room',
    'Pages',
    'Ghost-free',
    'Base',
    'Change',
    'Boos',
    'Lost',
    'Coverage',
    'Median s',
  ];
  const shown = rooms.slice(0, most).map((row) => [codeCell(row.room, MAX_NAME), ...cells(row)]);
  const left = rooms.length - shown.length;
  const rest = left === 0 ? [] : [[`… ${thousands(left)} more rooms`, ...head.slice(1).fill('')]];
  const all = ['**all**', ...cells(total).map((cell) => `**${cell}**`)];
  return table(head, [...shown, ...rest, all], ['l', ...head.slice(1).fill('r')]);
}

function cells({ base, head, ghostFreeChange }: ComparisonRow): string[] {
  const change =
    ghostFreeChange === null
      ? NONE
      : pointsChange(base?.ghostFreeRate ?? null, head?.ghostFreeRate ?? null);
  return [
    thousands(head?.pages ?? 0),
    percent(head?.ghostFreeRate ?? null),
    percent(base?.ghostFreeRate ?? null),
    change,
    withChange(head?.boos ?? 0, ghostFreeChange === null ? null : (base?.boos ?? null)),
    withChange(head?.lost ?? 0, ghostFreeChange === null ? null : (base?.lost ?? null)),
    percent(head?.coverage ?? null),
    seconds(head?.medianDurationMs ?? null),
  ];
}

function withChange(head: number, base: number | null): string {
  if (base === null || base === head) return thousands(head);
  const sign = head > base ? '+' : '−';
  return `${thousands(head)} (${sign}${thousands(Math.abs(head - base))})`;
}

/** Pages of one section as rows of a table: what repeats, how often, how often the page has it. */
export const PAGE_HEAD = table(
  ['Page', 'What happened', 'Measured', 'Allowed', 'Page has'],
  [],
  ['l', 'l', 'r', 'r', 'r'],
);

/** The row of a page that is bad or could not be judged in the head. */
export function pageRow({ room, id, head }: PageComparison, timeoutMs: number | null): string {
  const verdict = head?.verdict;
  const cells =
    head === null || verdict === undefined
      ? [NONE, NONE, NONE, NONE]
      : [`${whatHappened(head, timeoutMs)}${runsText(head)}`, ...figures(verdict)];
  return `| ${[nameCell({ room, id }), ...cells].join(' | ')} |`;
}

function nameCell(page: PageKey): string {
  return codeCell(pageName(page), MAX_NAME);
}

/** A page's name for a list. */
export function nameSpan(page: PageKey): string {
  return codeSpan(pageName(page), MAX_NAME);
}

function runsText({ confirmation }: PageResult): string {
  if (confirmation === undefined) return '';
  return `; bad in ${thousands(confirmation.bad)} of ${thousands(confirmation.runs)} runs`;
}

/** What a page did, in a few words, for the cell of a table. */
export function whatHappened(page: PageResult, timeoutMs: number | null): string {
  const { verdict } = page;
  const unit = codeCell(verdict.unit ?? '', MAX_UNIT);
  switch (verdict.cause) {
    case 'none':
      return 'ghost-free';
    case 'loop':
      return verdict.check === null ? 'a loop' : CHECK_TEXT[verdict.check](unit);
    case 'hidden-loop': {
      const loop = verdict.check === null ? 'a loop' : CHECK_TEXT[verdict.check](unit);
      return `not the declared format, with ${loop}`;
    }
    case 'empty':
      return 'an empty answer';
    case 'failed':
      return page.exitCode === null
        ? 'the command failed'
        : `the command failed with exit code ${page.exitCode}`;
    case 'broken-answer':
      return 'not the declared format';
    case 'timed-out': {
      const after = timeoutMs === null ? '' : ` after ${span(timeoutMs)}`;
      const loop = verdict.check === null ? '' : `, looping: ${CHECK_TEXT[verdict.check](unit)}`;
      return `still running${after}${loop}`;
    }
    case 'not-judged':
      return `not judged: ${codeCell(verdict.sentence, 2 * MAX_NAME)}`;
  }
}

const CHECK_TEXT: Readonly<Record<NonNullable<PageVerdict['check']>, (unit: string) => string>> = {
  unit_run: (unit) => `${unit} in a row`,
  phrase: (unit) => `${unit} in a row`,
  line: (unit) => `${unit} on many lines`,
  table: (unit) => `the table that starts ${unit}`,
  fill_run: (unit) => `a run of ${unit}`,
  fill_total: () => 'fill characters in all',
  markup: (unit) => `markup and white space ${unit}`,
  empty: () => 'an empty answer',
};

/** Measured, allowed and on the page; dashes where nothing was measured. */
function figures({ cause, measured, limit, pageCount }: PageVerdict): string[] {
  const isMeasured = cause === 'loop' || cause === 'hidden-loop' || cause === 'timed-out';
  return [measured, limit, pageCount].map((count) =>
    !isMeasured || count === null ? NONE : thousands(count),
  );
}
