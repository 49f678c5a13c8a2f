import { describe, expect, it } from 'vitest';
import { cleanPlain, cleanText, foldPlain } from './clean.ts';

describe('cleanPlain, step 1: decode', () => {
  it.each<[string, string, string[]]>([
    ['a byte order mark goes', '\uFEFFa', ['a']],
    [
      'every newline form ends a line',
      'a\r\nb\rc\u0085d\u2028e\u2029f\vg\fh',
      Array.from('abcdefgh'),
    ],
    ['entities are decoded once', '&amp;amp; &#65; &#x42; &euro;', ['&amp; A B €']],
    ['a no-break space is a space', 'a&nbsp;&nbsp;b\u00A0c', ['a b c']],
    ['an entity can end a line', 'a&#13;&#10;b&NewLine;c', ['a', 'b', 'c']],
    ['a bare ampersand is text', 'A&T & co &nbsp', ['A&T & co &nbsp']],
    ['marks are composed', 'e\u0301 e&#769;', ['é é']],
    ['Hangul is composed', '\u1112\u1161\u11AB', ['한']],
    ['invisible characters go', 'a\u200Bb\u2060c\u00ADd\u202Ee\uFE0Ff\u0000g', ['abcdefg']],
    ['joiners stay', '👩\u200D👧 क्\u200Cष', ['👩\u200D👧 क्\u200Cष']],
    ['half a surrogate pair stays', 'a\uD800b', ['a\uD800b']],
  ])('%s', (_, text, lines) => {
    expect(cleanPlain(text)).toEqual(lines);
  });
});

describe('cleanPlain, step 2: HTML', () => {
  it.each<[string, string, string[]]>([
    ['comments go', 'a<!-- b\n<td> -->c', ['ac']],
    ['an open comment takes the rest', 'a<!-- b\nc', ['a']],
    ['listed tags end a line', 'a<br>b<BR/>c</p>d</h2>e<hr class="x">f', Array.from('abcdef')],
    ['rows end lines and cells are spaced', '<tr><td>a</td><th>b</th></tr>c', ['a b', 'c']],
    ['other tags leave no trace', 'a<b class="x">b</b><p>c', ['abc']],
    ['a quoted > does not end a tag', '<a title="x>y" b=\'<\'>c</a>', ['c']],
    ['a quote without a partner is no quote', '<a title="x>y', ['y']],
    ['a tag cut off by the end goes', 'a<td colspan="2', ['a']],
    ['a cut-off tag before a newline goes', 'a<td\n', ['a']],
    ['a comparison does not take the lines below', 'i<n do\nb', ['i<n do', 'b']],
    ['a lone < is text', 'a < b <1 <%end <_x> <', ['a < b <1 <%end <_x> <']],
    ['a name with an underscore is text', '<x_2>a', ['<x_2>a']],
    ['a < before any > makes the first one text', 'P<ABC<<D<<', ['P<ABC<<D<<']],
  ])('%s', (_, text, lines) => {
    expect(cleanPlain(text)).toEqual(lines);
  });
});

describe('cleanPlain, step 3: Markdown', () => {
  it.each<[string, string, string[]]>([
    ['fences go and their content stays', '```js\na\n```\n~~~\nb\n~~~', ['a', 'b']],
    ['rows lose unescaped pipes', '| a | b\\|c |\n|:--|-:|\n|d||e|', ['a b|c', 'd e']],
    ['grid rules go', '+---+===+\n| a | b |\n+---+---+', ['a b']],
    ['breaks and underlines go', 'a\n===\n- - -\n***\n___\nb\n--', ['a', 'b', '--']],
    ['a separator of 250 goes', '-'.repeat(250), []],
    ['a separator of 251 stays', '-'.repeat(251), ['-'.repeat(251)]],
    ['images go, links leave their text', 'a ![b](c) [d](e "f") [![g](h)](i)j', ['a d j']],
    ['prefixes go repeatedly', '> # - 1. 12) a\n• b\n+ c\n1234. d', ['a', 'b', 'c', '1234. d']],
    ['what is no prefix stays', '########\n#5\n-5\n-\n3.', ['########', '#5', '-5', '-', '3.']],
    ['paired delimiters go', '**a** __b__ ~~c~~ `d` ``e`` ***f***', ['a b c d e *f*']],
    ['unpaired delimiters stay', '**a __b ~~c `d ``e', ['**a __b ~~c `d ``e']],
    ['blanks and masks stay', 'x ___ a ___ **** b ****', ['x ___ a ___ **** b ****']],
    ['escapes are undone', '\\# a \\*\\*b\\*\\* \\\\c \\d', ['# a **b** \\c \\d']],
  ])('%s', (_, text, lines) => {
    expect(cleanPlain(text)).toEqual(lines);
  });
});

describe('cleanPlain, steps 4 and 5', () => {
  it('folds look-alikes and keeps case', () => {
    expect(foldPlain('OIlǀ$…oi')).toBe('01115...oi');
  });

  it('collapses whitespace and drops blank lines', () => {
    expect(cleanPlain(' a \t\u3000b \n\n \n c')).toEqual(['a b', 'c']);
  });

  it('gives no lines for no text', () => {
    expect(cleanPlain('')).toEqual([]);
  });
});

describe('cleanText: tables', () => {
  it.each<[string, string, string[][]]>([
    ['rows of an HTML table', '<table><tr><td>a</td></tr>\n<tr></tr></table>', [['a', '']]],
    ['a table cut off', '<table><tr><td>a</td></tr><tr><td>b', [['a', 'b']]],
    ['a row of several lines', '<table><tr><td>a<br>b</td></tr></table>', [['a b']]],
    ['rows outside tables', '<tr><td>a</td></tr><tr><td>b</td></tr>', []],
    ['a Markdown table', 'x\n| a | b |\n|---|---|\n| c |  |\ny', [['a b', 'c']]],
    ['a blank line ends a table', '| a |\n\n| b |', [['a'], ['b']]],
    ['tables of both kinds', '|a|\n<table><tr><td>b</td></tr></table>|c|', [['a'], ['b'], ['c']]],
  ])('%s', (_, text, tables) => {
    expect(cleanText(text).tables).toEqual(tables);
  });
});

describe('cleanText: what cleaning removed', () => {
  it.each<[string, string, number]>([
    ['nothing', 'abc', 0],
    ['a space', 'a b', 1],
    ['entities as written', 'a&nbsp;&nbsp;b', 12],
    ['CRLF as one character', 'a\r\n\r\nb', 2],
    ['not the final newline', 'a\n', 0],
    ['tags, ends and escapes', 'a<br></td>\\*b', 10],
    ['an image without its target', 'a![x](target)b', 6],
    ['everything of an empty answer', '<td></td>', 9],
  ])('counts %s', (_, text, removed) => {
    expect(cleanText(text).removedStretch).toBe(removed);
  });

  it.each<[string, string, number]>([
    ['no cells', 'a', 0],
    ['HTML cells in a row', '<td>a</td><td></td><td>&nbsp;</td><td><br></td>', 3],
    ['not over the end of a row', '<td></td></tr><td></td><td></td></tr>', 2],
    ['Markdown cells between outer pipes', '| a | | |\n||||', 3],
    ['cells with an image alone', '| ![a](b) | ![c](d) |', 2],
  ])('counts empty cells: %s', (_, text, cells) => {
    expect(cleanText(text).emptyCells).toBe(cells);
  });
});
