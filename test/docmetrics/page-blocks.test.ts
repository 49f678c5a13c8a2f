import { expect, it } from 'vitest';
import { parsePage } from '../../src/docmetrics/page-blocks.ts';
import { PROFILES } from '../../src/docmetrics/profile.ts';

/** Kind, start and content of each block, texts first. */
function blocks(markdown: string, profile = PROFILES[0]): string[] {
  const { texts, formulas, tables } = parsePage(markdown, profile);
  return [...texts, ...formulas, ...tables].map(
    ({ kind, start, content }) => `${kind} ${start} ${content}`,
  );
}

const PIPES = '| a | b |\n|---|---|\n| 1 | 2:3 |\n';
const cell = (text: string): string => `<td colspan="1" rowspan="1">${text}</td>`;

it.each([
  ['nothing', ' \n\n ', []],
  ['paragraphs', 'a\n b \n\n\nc', ['text 0 a\nb', 'text 5 c']],
  ['lines without blank ones', 'a\nb', ['text 0 a', 'text 1 b']],
  ['Windows line ends', 'a\r\n\r\nb', ['text 0 a', 'text 1 b']],
  ['images', 'a ![x](y.png) b', ['text 0 a  b']],
  ['a fence around everything', '```markdown\na\n\nb\n```', ['text 0 a', 'text 1 b']],
  ['fillers', 'a ______ b       c', ['text 0 a ____ b    c']],
  ['a display formula', 'a\n\n$$x$$\n\nb', ['text 0 a', 'text 6 b', 'display 3 \\[x\\]']],
  ['a formula in brackets', '\\[x\n+y\\]', ['display 0 \\[x +y\\]']],
  ['an inline formula', 'a $x$ b', ['text 0 a $x$ b', 'inline 2 \\[x\\]']],
  ['an inline formula in parentheses', 'a \\(x\\)', ['text 0 a \\(x\\)', 'inline 2 \\[x\\]']],
  ['an inline formula alone', '$x$\n\na', ['text 3 a', 'inline 0 \\[x\\]', 'display 0 $x$']],
  ['brackets around dollars', '\\[a $x$\\]', ['text 0 \\[a $x$\\]', 'inline 0 \\[x\\]']],
  ['a lone dollar', 'costs $5', ['text 0 costs $5']],
  ['dollars with nothing between', '$$$$', ['text 0 $$$$', 'inline 0 \\[\\]']],
  ['a table', 'a<table>b</table>c', ['text 0 a                c', 'table 1 <table>b</table>']],
  [
    'a table within a table',
    '<table><table></table></table>',
    ['table 0 <table><table></table></table>'],
  ],
  [
    'a table that is not closed before one that is',
    '<table <table></table>',
    ['text 0 <table', 'table 7 <table></table>'],
  ],
  ['a LaTeX table', 'a\n\n\\begin{tabular}{l}b\\end{tabular}', ['text 0 a']],
  ['headings of LaTeX', '\\section{A} and \\text{b', ['text 0 A and \\text{b']],
  [
    'a pipe table, without the line above it',
    `x\n\ny\n${PIPES}z`,
    [
      'text 0 x',
      'text 1 z',
      `table 3 <table border="1" ><tr>${cell('a')}${cell('b')}</tr><tr>${cell('1')}</tr></table>`,
    ],
  ],
  ['one bar in prose', 'a | b\n\nc', ['text 0 a | b', 'text 5 c']],
])('cuts %s', (_, markdown, expected) => {
  expect(blocks(markdown)).toEqual(expected);
});

it('keeps cells with a colon in the strict profile, and drops rules', () => {
  const [table] = blocks(PIPES, PROFILES[1]);
  expect(table).toContain(cell('2:3'));
  expect(table).not.toContain('---');
});

it('says when a page was too long to be read as a whole', () => {
  expect(parsePage('a').cut).toBe(false);
  expect(parsePage('a '.repeat(600_000)).cut).toBe(true);
});
