import { describe, expect, it } from 'vitest';
import { clean } from '../../src/rule/clean.ts';
import { decodeText, rawCharacters } from '../../src/rule/decode.ts';
import { HtmlLines } from '../../src/rule/html-lines.ts';
import { MarkdownLine } from '../../src/rule/markdown-line.ts';
import { cleanedLines, streamOf } from './verdicts.ts';

type Case = readonly [title: string, text: string, lines: readonly string[]];

describe('clean, step 1: decode', () => {
  it.each<Case>([
    ['a byte order mark goes', '\uFEFFa', ['a']],
    [
      'every newline form ends a line',
      'a\r\nb\rc\u0085d\u2028e\u2029f\vg\fh',
      Array.from('abcdefgh'),
    ],
    ['entities are decoded once', '&amp;amp; &#65; &#x42; &#X43; &euro;', ['&amp; A B C €']],
    ['a no-break space is a space', 'a&nbsp;&nbsp;b\u00A0c', ['a b c']],
    ['an entity can end a line', 'a&#13;&#10;b&NewLine;c', ['a', 'b', 'c']],
    ['an entity can open a tag', '&lt;br&gt;a&lt;br&gt;b', ['a', 'b']],
    ['an entity of two characters', 'a&NotEqualTilde;b', ['a\u2242\u0338b']],
    ['a bare ampersand is text', 'A&T & co &nbsp', ['A&T & co &nbsp']],
    ['an unknown entity is text', '&unknown; &#x; &#;', ['&unknown; &#x; &#;']],
    ['an entity behind one that is none', '&&amp;', ['&&']],
    ['marks are composed', 'e\u0301 e&#769;', ['é é']],
    ['Hangul is composed', '\u1112\u1161\u11AB', ['한']],
    ['singletons are composed', '\u212A\u2126', ['K\u03A9']],
    ['marks behind an ideograph of a higher plane', '\u{2F800}', ['\u4E3D']],
    ['invisible characters go', 'a\u200Bb\u2060c\u00ADd\u202Ee\uFE0Ff\u0000g', ['abcdefg']],
    ['higher variation selectors go', '葛\u{E0101}城', ['葛城']],
    ['joiners stay', '👩\u200D👧 क्\u200Cष', ['👩\u200D👧 क्\u200Cष']],
    ['half a surrogate pair is a replacement character', 'a\uD800b', ['a\uFFFDb']],
    [
      'more marks than are looked at together',
      `a${'\u0301'.repeat(200)}b`,
      [`á${'\u0301'.repeat(199)}b`],
    ],
  ])('%s', (_, text, lines) => {
    expect(cleanedLines(text)).toEqual(lines);
  });

  it('returns plain text as it came', () => {
    expect(decodeText('a\tb\r\nc ~')).toEqual({ text: 'a\tb\r\nc ~', maps: [], ellipses: 0 });
    expect(decodeText('灯塔')).toEqual({ text: '灯塔', maps: [], ellipses: 0 });
    expect(decodeText('é…\u0301'.normalize('NFC')).ellipses).toBe(1);
    expect(decodeText('……')).toEqual({ text: '……', maps: [], ellipses: 2 });
    expect(decodeText('A & B')).toEqual({ text: 'A & B', maps: [], ellipses: 0 });
    expect(decodeText('')).toEqual({ text: '', maps: [], ellipses: 0 });
  });

  it.each<[string, string, number, number, number]>([
    ['plain characters', 'abc', 0, 3, 3],
    ['a part', 'abcdef', 1, 4, 3],
    ['nothing', 'abc', 2, 2, 0],
    ['CR LF as one', 'a\r\nb', 0, 4, 3],
    ['CR CR LF as two', '\r\r\n', 0, 3, 2],
    ['a CR cut off from its LF', 'a\r\nb', 0, 2, 2],
    ['a base and its mark as one', 'e\u0301', 0, 2, 1],
    ['a base and a mark that do not join', 'q\u0301', 0, 2, 2],
    ['surrogate pairs as one', '👩👩', 0, 4, 2],
  ])('counts characters: %s', (_, raw, from, to, count) => {
    expect(rawCharacters(raw, from, to)).toBe(count);
  });
});

describe('clean, step 2: HTML', () => {
  it.each<Case>([
    ['comments go', 'a<!-- b\n<td> -->c', ['ac']],
    ['a comment may be empty', 'a<!---->b', ['ab']],
    ['an open comment takes the rest', 'a<!-- b\nc', ['a']],
    ['a comment does not close with its own opening', 'a<!-->b', ['a']],
    ['an open comment behind a closed one', 'a<!-- x -->b<!-- c', ['ab']],
    ['listed tags end a line', 'a<br>b<BR/>c</p>d</h2>e<hr class="x">f', Array.from('abcdef')],
    ['all of them', 'a</div>b</li>c</h1>d</h6>e<table>f</table>g</tr>h', Array.from('abcdefgh')],
    ['what opens does not', 'a<p>b<div>c<li>d<h1>e<tr>f<td>g', ['abcdefg']],
    ['names alike do not', 'a</h7>b</h0>c<brr>d</trx>e<hr1>f</h11>g', ['abcdefg']],
    ['rows end lines and cells are spaced', '<tr><td>a</td><th>b</th></tr>c', ['a b', 'c']],
    ['other tags leave no trace', 'a<b class="x">b</b><i>c', ['abc']],
    ['a declaration goes', '<!DOCTYPE html>a<?xml version="1"?>b', ['ab']],
    ['a quoted > does not end a tag', '<a title="x>y" b=\'<\'>c</a>', ['c']],
    ['a quote behind = and spaces', '<a b = "x>y">c', ['c']],
    ['a quote that no = leads is no quote', '<a "x>y', ['y']],
    ['a quote behind a bare value is no quote', '<a b=c"x>y', ['y']],
    ['a quote without a partner is no quote', '<a title="x>y', ['y']],
    ['a tag cut off by the end goes', 'a<td colspan="2', ['a']],
    ['a name cut off by the end goes', 'a<td', ['a']],
    ['a cut-off tag before a newline goes', 'a<td\n', ['a']],
    ['a comparison does not take the lines below', 'i<n do\nb', ['i<n do', 'b']],
    ['a lone < is text', 'a < b <1 <%end <_x> <', ['a < b <1 <%end <_x> <']],
    ['a name with an underscore is text', '<x_2>a', ['<x_2>a']],
    ['a name with a hyphen is a tag', '<x-2>a', ['a']],
    ['a < before any > makes the first one text', 'P<ABC<<D<<', ['P<ABC<<D<<']],
    ['a tag over two lines', 'a<b\nc>d', ['ad']],
  ])('%s', (_, text, lines) => {
    expect(cleanedLines(text)).toEqual(lines);
  });

  it('tells what ended each line, and starts anew where it is told', () => {
    const lines = new HtmlLines('<table><tr><td>a</td></tr></table>b<br>c\nd');
    const read = (): unknown => (lines.next() ? [lines.start, lines.ending] : null);
    expect(Array.from({ length: 7 }, read)).toEqual([
      [0, 'table-open'],
      [7, 'row'],
      [26, 'table-close'],
      [34, 'line'],
      [39, 'line'],
      [41, 'end'],
      null,
    ]);
    lines.seek(34);
    expect([read(), read()]).toEqual([
      [34, 'line'],
      [39, 'line'],
    ]);
  });
});

describe('clean, step 3: Markdown', () => {
  it.each<Case>([
    ['fences go and their content stays', '```js\na\n```\n~~~\nb\n~~~', ['a', 'b']],
    ['long fences go', '`````\na\n~~~~~ x', ['a']],
    ['two marks are no fence', '``\n~~a', ['``', '~~a']],
    ['a fence with its mark behind is text', '```a```b', ['ab']],
    ['rows lose unescaped pipes', '| a | b\\|c |\n|:--|-:|\n|d||e|', ['a b|c', 'd e']],
    ['a pipe behind two backslashes parts cells', 'a\\\\|b', ['a\\ b']],
    ['one pipe makes a row', 'a|b', ['a b']],
    ['a row with emphasis', '|**a**|b|', ['a b']],
    ['separators go', '|---|\n---|---\n:-:|:-\n| :- | -: |\n|-|', []],
    [
      'what is no separator stays',
      '|:|\n|-:-|\n|a-|\n|::-|\n|-::|\n|- --|',
      [':', '-:-', 'a-', '::-', '-::', '--'],
    ],
    ['grid rules go', '+---+===+\n| a | b |\n+---+---+\n+=+\n+-+', ['a b']],
    [
      'what is no grid rule stays',
      '++\n+--\n+-++-+\n+-a+\n+',
      ['++', '+--', '+-++-+', '+-a+', '+'],
    ],
    ['breaks and underlines go', 'a\n===\n- - -\n***\n___\n= = =\nb\n--', ['a', 'b', '--']],
    ['mixed marks stay', '-*-\n==-\n_ _', ['-*-', '==-', '_ _']],
    [
      'a separator of 250 goes',
      `${'-'.repeat(250)}\n|${'-'.repeat(248)}|\n+${'-'.repeat(248)}+`,
      [],
    ],
    ['a separator of 251 stays', '-'.repeat(251), ['-'.repeat(251)]],
    ['a grid rule of 251 stays', `+${'-'.repeat(249)}+`, [`+${'-'.repeat(249)}+`]],
    ['images go, links leave their text', 'a ![b](c) [d](e "f") [![g](h)](i)j', ['a d j']],
    ['a bracket needs its target', '[a] (b) ![c] [d]', ['[a] (b) ![c] [d]']],
    ['an open target is text', '[a](b', ['[a](b']],
    ['the innermost brackets are the link', '[[a](b)](c)', ['[a](c)']],
    ['an escaped bracket is text', '\\[a](b) [c\\](d)', ['[a](b) [c](d)']],
    ['an escaped parenthesis does not close', '[a](b\\)c)d', ['ad']],
    ['the first parenthesis closes', '[a](b(c)d)', ['ad)']],
    ['an escaped ! leaves a link', '\\![a](b)', ['!a']],
    ['an escaped \\ before ! leaves an image', '\\\\![a](b)', ['\\']],
    ['an empty image and an empty link go', '![]()a[](b)', ['a']],
    ['prefixes go repeatedly', '> # - 1. 12) a\n• b\n+ c\n* d\n123. e', Array.from('abcde')],
    ['quotes need no space', '>>a', ['a']],
    ['six # are a heading', '###### a\n####### b\n#', ['a', '####### b']],
    [
      'what is no prefix stays',
      '########\n#5\n-5\n-\n3.\n1234. d\n1.a\n1: b',
      ['########', '#5', '-5', '-', '3.', '1234. d', '1.a', '1: b'],
    ],
    ['a prefix inside a row', '| # a | - b |', ['a - b']],
    ['paired delimiters go', '**a** __b__ ~~c~~ `d` ``e`` ***f***', ['a b c d e *f*']],
    ['unpaired delimiters stay', '**a __b ~~c `d ``e', ['**a __b ~~c `d ``e']],
    ['an odd last one stays', '**a** **b', ['a **b']],
    ['single ones stay', '*a* _b_ ~c~', ['*a* _b_ ~c~']],
    ['backticks pair by length, whatever stands between', '`a``b`c``d', ['abcd']],
    ['backticks with a pair of other marks between stay two runs', '**a`**`', ['a']],
    ['a run of backticks that is escaped is no delimiter', '``a\\```b', ['``a```b']],
    ['three backticks in a line', 'a ```b``` c', ['a b c']],
    ['blanks and masks stay', 'x ___ a ___ **** b ****', ['x ___ a ___ **** b ****']],
    ['escapes are undone', '\\# a \\*\\*b\\*\\* \\\\c \\d', ['# a **b** \\c \\d']],
    ['every punctuation can be escaped', '\\!\\/\\:\\@\\[\\`\\{\\~', ['!/:@[`{~']],
    ['letters and digits cannot', '\\a\\Z\\0\\9\\ ', ['\\a\\Z\\0\\9\\']],
    ['a backslash at the end stays', 'a\\', ['a\\']],
  ])('%s', (_, text, lines) => {
    expect(cleanedLines(text)).toEqual(lines);
  });

  it.each<[string, string, string]>([
    ['a blank line', '  ', 'text'],
    ['words', 'a b', 'text'],
    ['a fence', '```', 'dropped'],
    ['a break', '---', 'dropped'],
    ['a separator', '|---|', 'separator'],
    ['a grid rule', '+---+', 'grid-rule'],
    ['a row', 'a|b', 'row'],
    ['an escaped pipe', 'a\\|b', 'text'],
  ])('knows %s', (_, text, kind) => {
    expect(new MarkdownLine().read(text, 0, text.length)).toBe(kind);
  });
});

describe('clean, steps 4 and 5', () => {
  it('folds look-alikes and keeps case', () => {
    expect(streamOf('OIlǀ$…oi')).toBe('01115...oi');
  });

  it('collapses white space and drops blank lines', () => {
    expect(cleanedLines(' a \t\u3000b \n\n \n c')).toEqual(['a b', 'c']);
  });

  it('gives no lines for no text', () => {
    expect(cleanedLines('')).toEqual([]);
    expect(clean('').removed).toEqual({ count: 0, start: 0, end: 0 });
  });

  it.each<[string, string]>([
    ['lines', 'a b\n'],
    ['rows', '| a |  | b |\n'],
    ['links', '[a](b) c\n'],
    ['entities', 'a&nbsp;b …\n'],
    ['marks', '- **a** \u200Be\u0301 \n'],
    ['fences', '```\n'],
    ['long lines', `${'a b '.repeat(200)}\n`],
  ])('reads %s again as it read them first', (_, line) => {
    const once = cleanedLines(line);
    expect(cleanedLines(line.repeat(3))).toEqual([...once, ...once, ...once]);
  });

  it('reads more distinct lines than it remembers', () => {
    const lines = Array.from({ length: 17_000 }, (_, at) => `a ${at}`);
    expect(cleanedLines([...lines, ...lines].join('\n'))).toEqual([...lines, ...lines]);
  });
});

function held(text: string, { count, start, end }: { count: number; start: number; end: number }) {
  return [count, text.slice(start, end)];
}

describe('clean: what it removed', () => {
  it.each<[string, string, number, string]>([
    ['nothing', 'abc', 0, ''],
    ['a space', 'a b', 1, ' '],
    ['what stands before', '\n\n\na b', 3, '\n\n\n'],
    ['what stands behind', 'a b<br><br>', 8, '<br><br>'],
    ['the first of equals', 'a b c', 1, ' '],
    ['entities as written', 'a&nbsp;&nbsp;b', 12, '&nbsp;&nbsp;'],
    ['CR LF as one character', 'a\r\n\r\nb', 2, '\r\n\r\n'],
    ['not the final newline', 'a\n', 0, ''],
    ['tags, ends and escapes', 'a<br></td>\\*b', 10, '<br></td>\\'],
    ['an image without its target', 'a![x](target)b', 6, '![x](target)'],
    ['a link without its target', 'a[](target) b', 5, '[](target) '],
    ['everything of an empty answer', '<td></td>', 9, '<td></td>'],
    ['a separator', 'a\n|---|\nb', 7, '\n|---|\n'],
    ['a gap in a line met again', 'a  b\na  b', 2, '  '],
  ])('counts %s', (_, text, count, slice) => {
    const { removed } = clean(text);
    expect(removed.count).toBe(count);
    if (count > 0) expect(held(text, removed)).toEqual([count, slice]);
  });

  it.each<[string, string, number, string]>([
    ['no cells', 'a', 0, ''],
    [
      'HTML cells in a row',
      '<td>a</td><td></td><td>&nbsp;</td><td><br></td>',
      3,
      '<td></td><td>&nbsp;</td><td><br></td>',
    ],
    ['not over the end of a row', '<td></td></tr><td></td><td></td></tr>', 2, '<td></td><td></td>'],
    ['not over a table', '<td></td><table><td></td></table><td></td>', 1, '<td></td>'],
    ['not over a filled cell', '<td></td><td>a</td><td></td><td></td>', 2, '<td></td><td></td>'],
    ['Markdown cells between outer pipes', '| a | | |\n||||', 3, '|||'],
    ['not behind the last pipe', 'a|| ', 1, '|'],
    ['not before the first pipe', ' |a', 0, ''],
    ['not over a filled Markdown cell', '|||a||', 2, '||'],
    ['no cell with an escaped pipe', '|\\||', 0, ''],
    ['cells with an image alone', '| ![a](b) | ![c](d) |', 2, ' ![a](b) | ![c](d) |'],
    ['images before and behind the pipes', '![a](b)|![a](b)', 2, '![a](b)|![a](b)'],
    ['cells with a quote mark alone', '|>|>|a|', 2, '>|>|'],
    ['cells of a row met again', '|a| |\n|a| |', 1, ' |'],
  ])('counts empty cells: %s', (_, text, count, slice) => {
    const { emptyCells } = clean(text);
    expect(held(text, emptyCells)).toEqual([count, slice]);
  });
});
