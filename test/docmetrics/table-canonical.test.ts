import { expect, it } from 'vitest';
import { canonicalTable } from '../../src/docmetrics/table-canonical.ts';

const inTable = (inside: string): string =>
  `<html><body><table border="1" >${inside}</table></body></html>`;

it.each([
  ['a text without a table', 'one | two', ''],
  ['a table in capitals', '<TABLE><tr></tr></TABLE>', ''],
  ['headings', '<table><thead><tr><th>a</th></tr></thead></table>', '<tr><td>a</td></tr>'],
  ['what is left open', '<table><tr><td>a', '<tr><td>a</td></tr>'],
  ['a heading cell closed as a cell', '<table><th>a</td>b</table>', '<td>ab</td>'],
  ['spaces and breaks', '<table><td>a\n  b\t c</td></table>', '<td>a b c</td>'],
  ['wide and joined characters', '<table><td>１ﬁ</td></table>', '<td>1fi</td>'],
  ['attributes of style', '<table><td style="a:b" width="1" colspan="2">', '<td colspan="2"></td>'],
  ['attributes in another quote', `<table><td class='x' id='"'>`, `<td id='"'></td>`],
  ['a formula', '<table><td><math alttext="x_1"><mi>x</mi></math></td></table>', '<td>$x_1$</td>'],
  [
    'plain inline tags',
    '<table><td><sup>a</sup><div>b</div><p class="c">d</p></td></table>',
    '<td>abd</td>',
  ],
  ['the end alone of an inline tag', '<table><div id="a">b</div></table>', '<div id="a">b'],
  ['columns', '<table><colgroup><col></colgroup><td>a</td></table>', '<td>a</td>'],
  ['breaks in a cell', '<table><td>a<br>b</td></table>', '<td>a<br/>b</td>'],
  ['decoded markup', '<table><td>&lt;b&gt;</td></table>', '<td><b></td>'],
  ['text around', 'before <table><td>a</td></table> behind', '<td>a</td>'],
  [
    'two tables',
    '<table><td>a</td></table>-<table><td>b</td></table>',
    '<td>a</td></table>-<table><td>b</td>',
  ],
  ['a body', '<table><tbody><tr></tr></tbody></table>', '<tr></tr>'],
])('brings %s to the common form', (_, source, inside) => {
  const empty = inside === '';
  expect(canonicalTable(source)).toBe(empty ? '' : inTable(inside));
});

it('takes a table tag written with spaces as a table without content', () => {
  expect(canonicalTable('< table >a</table>')).toBe(inTable(''));
});
