import { judgeOutput } from '../rule/judge.ts';
import type { RuleParameters } from '../rule/types.ts';
import type { Row } from './flow.ts';

/** Times that the last row is written once more to look like a loop. */
const LOOPS = 150;

/**
 * Why a page cannot be used: its transcription must pass in every form that parsers write, and must
 * fail once its last row loops.
 *
 * @param rows its exact transcription
 * @returns null for a good page
 */
export function faultOf(rule: RuleParameters, rows: readonly Row[]): string | null {
  for (const [name, text] of forms(rows)) {
    const { overshoots, budgets } = judgeOutput(rule, text);
    if (overshoots) return `as ${name} it is a Boo: ${budgets[0]?.sentence ?? 'an empty answer'}`;
  }
  const last = lineOf(rows.at(-1) ?? []);
  const looping = `${plain(rows)}\n${Array.from({ length: LOOPS }, () => last).join('\n')}`;
  return judgeOutput(rule, looping).overshoots ? null : 'its last row looping is no Boo';
}

/** The transcription as text, a row a line. */
export function plain(rows: readonly Row[]): string {
  return rows.map(lineOf).join('\n');
}

function lineOf(row: Row): string {
  return row.join(' ');
}

function forms(rows: readonly Row[]): readonly (readonly [string, string])[] {
  const lines = rows.map(lineOf);
  const html = rows.map(
    (row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return [
    ['plain text', lines.join('\n')],
    ['text with blank lines', lines.join('\n\n')],
    ['a Markdown list', lines.map((line) => `- ${line}`).join('\n')],
    ['an HTML table', `<table>\n${html.join('\n')}\n</table>`],
  ];
}

function escaped(cell: string): string {
  return cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
