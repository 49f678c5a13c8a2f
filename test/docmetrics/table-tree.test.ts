import { expect, it } from 'vitest';
import { readTable, TagTokens } from '../../src/docmetrics/table-tree.ts';

/** Labels with their contents; characters as they are, tags as `#`. */
function read(inside: string): string | null {
  const tree = readTable(`<html><body><table>${inside}</table></body></html>`, new TagTokens());
  if (tree === null) return null;
  const contents = tree.contents.map((tokens) =>
    [...tokens].map((token) => (token < 0x110000 ? String.fromCodePoint(token) : '#')).join(''),
  );
  const nodes = tree.labels.map((label, at) => {
    const content = tree.contentOf[at] ?? -1;
    return content === -1 ? label : `${label}:${contents[content]}`;
  });
  return `${nodes.join(' ')} (${tree.elements})`;
}

it.each([
  ['no rows', '', 'table (0)'],
  ['a row', '<tr><td>a</td><td>b</td></tr>', 'td 1 1:a td 1 1:b tr table (3)'],
  ['cells without a row', '<td>a</td>', 'td 1 1:a table (1)'],
  ['open cells and rows', '<tr><td>a<td>b<tr><td>c', 'td 1 1:a td 1 1:b tr td 1 1:c tr table (5)'],
  ['spans', '<td colspan="2" rowspan=" 3 ">', 'td 2 3: table (1)'],
  ['tags inside a cell', '<td>a<b>c</b>d</td>', 'td 1 1:a#c#d table (2)'],
  ['a break inside a cell', '<td>a<br/>d</td>', 'td 1 1:a##d table (2)'],
  [
    'a table inside a cell, without what follows its cell',
    '<td>o<table><tr><td>i</td>x</tr></table>y</td>',
    'td 1 1:o###i###y table (4)',
  ],
  ['end tags without a start', '</b></tr><td>a</i></td></tr>', 'td 1 1:a table (1)'],
  ['an end tag below the rank of what is open', '<b><tr><td>a</b></td></tr>', null],
  ['comments', '<tr><!-- x --><td>a<!-- y -->b</td></tr>', 'td 1 1:ab tr table (2)'],
  ['text between rows', 'x<tr>y<td>a</td></tr>', 'td 1 1:a tr table (2)'],
  ['what stands behind the table', '</table><table><td>a</td>', 'table (0)'],
])('reads %s', (_, inside, nodes) => {
  if (nodes === null) expect(read(inside)).toBe('td 1 1:a tr b table (3)');
  else expect(read(inside)).toBe(nodes);
});

it.each(['two', '', '1.5', '2px'])('refuses a table with a span of "%s"', (span) => {
  expect(read(`<td colspan="${span}">a</td>`)).toBeNull();
});

it('finds no tree in a text without a table', () => {
  expect(readTable('', new TagTokens())).toBeNull();
  expect(readTable('<td>a</td>', new TagTokens())).toBeNull();
});
