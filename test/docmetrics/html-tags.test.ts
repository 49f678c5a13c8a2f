import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlPieces } from '../../src/docmetrics/html-tags.ts';

function shown(source: string): string[] {
  return [...htmlPieces(source)].map((piece) => {
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'close') return `</${piece.name}>`;
    const attributes = [...piece.attributes].map(([key, value]) => ` ${key}=[${value}]`).join('');
    return `<${piece.name}${attributes}${piece.closed ? '/' : ''}>`;
  });
}

it.each([
  ['nothing', '', []],
  ['a cell', '<td>a</td>', ['<td>', 'a', '</td>']],
  ['names in capitals', '<TD Align=x></Td >', ['<td align=[x]>', '</td>']],
  ['both quotes', `<td a="1>2" b='3"4'>`, [`<td a=[1>2] b=[3"4]>`]],
  ['an attribute without a value', '<td nowrap x = 5 >', ['<td nowrap=[] x=[5]>']],
  ['an attribute twice', '<td a=1 a=2>', ['<td a=[2]>']],
  ['a tag that closes itself', 'a<br/>b<br />', ['a', '<br/>', 'b', '<br/>']],
  ['entities', '1 &lt; 2 &amp;amp; <a b="&quot;">', ['1 < 2 &amp; ', '<a b=["]>']],
  ['signs that are no tags', '1 < 2 << 3 <4> </ 5', ['1 < 2 << 3 <4> </ 5']],
  ['comments', 'a<!-- <td> -->b<!doctype x><?y?>c', ['a', 'b', 'c']],
  ['an end tag without a name', 'a</ >b', ['a', 'b']],
  ['a tag without an end', 'a<td b="c', ['a<td b="c']],
  ['a tag without an end before one with', 'a<td b="c <i>x', ['a', '<td b=["c] <i=[]>', 'x']],
  ['a comment without an end', 'a<!-- b <td>', ['a']],
  ['script as text', '<script>a<td></script>b', ['<script>', 'a<td>', '</script>', 'b']],
])('reads %s', (_, source, pieces) => {
  expect(shown(source)).toEqual(pieces);
});

it('gives every text back, whatever it is', () => {
  const text = fc.string({ unit: fc.constantFrom('<', '>', '/', 'a', '"', '=', ' ', '!', '-') });
  fc.assert(
    fc.property(text, (made) => {
      expect(() => shown(made)).not.toThrow();
      if (!made.includes('>')) expect(shown(made).join('')).toBe(made.split('<!--')[0]);
    }),
  );
});
