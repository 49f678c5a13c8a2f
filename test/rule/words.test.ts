import { describe, expect, it } from 'vitest';
import { lastAtMost, streamText } from '../../src/rule/clean-text.ts';
import { measureFill } from '../../src/rule/fill.ts';
import { shown } from '../../src/rule/shown.ts';
import { isAllFill, isValue, wordLength, wordOf } from '../../src/rule/words.ts';
import { tablesOf } from './verdicts.ts';

function points(text: string): Uint32Array {
  return Uint32Array.from([...text].map((char) => char.codePointAt(0) ?? 0));
}

describe('wordOf', () => {
  it.each<[string, string | null]>([
    ['lamp', 'lamp'],
    ['(lamp),', 'lamp'],
    ['«lamp»', 'lamp'],
    ["it's", "it's"],
    ['𐄀lamp𐄀', 'lamp'],
    ['+4', '+4'],
    ['-7', '7'],
    ['', null],
    ['()', null],
    ['....', null],
    ['(=)', null],
    ['=a', '=a'],
    ['👩', '👩'],
  ])('takes %j for %j', (token, word) => {
    expect(wordOf(token)).toBe(word);
  });

  it.each(['lamp', '(lamp),', '𐄀lamp𐄀', '()', ''])('measures the word of %j', (token) => {
    const given = points(`x${token}y`);
    const trimmed = token.replace(/^\p{P}+|\p{P}+$/gu, '');
    expect(wordLength(given, 1, given.length - 1)).toBe(trimmed.length);
  });
});

describe('isValue and isAllFill', () => {
  it.each(['4', '0.00', '1,000', '-7', '47%', '€5', '£5', '12:30', '1/2', '(3)', '+4', '−4', '٣'])(
    'takes %s for a value',
    (text) => {
      expect(isValue(text)).toBe(true);
    },
  );

  it.each(['', '.', '€', 'a4', '4a', '5$', '4 '])('does not take %j for a value', (text) => {
    expect(isValue(text)).toBe(false);
  });

  it.each<[string, boolean]>([
    ['', false],
    ['.', true],
    ['.-_=', true],
    ['.a', false],
    ['a.', false],
    ['‥·•‐‑‒–—―−▪', true],
  ])('knows whether %j is only fill', (text, is) => {
    expect(isAllFill(text)).toBe(is);
  });
});

describe('shown', () => {
  it.each<[string, string, string]>([
    ['short text', 'lamp', 'lamp'],
    ['80 characters', '👩'.repeat(80), '👩'.repeat(80)],
    ['81 characters', 'a'.repeat(81), `${'a'.repeat(79)}…`],
    ['far too many', 'a'.repeat(9999), `${'a'.repeat(79)}…`],
    ['newlines and tabs', 'a\n\tb', 'a⏎⇥b'],
    ['control characters', '\u0007\u001B', '\\u{0007}\\u{001B}'],
    ['direction characters', '\u202Ea', '\\u{202E}a'],
    ['separators', '\u2028\u2029', '\\u{2028}\\u{2029}'],
    ['half of a pair', '\uD800', '\\u{D800}'],
    ['tags', '\u{E0067}', '\\u{E0067}'],
    ['joiners', 'a\u200Db\u200C', 'a\u200Db\u200C'],
    ['nothing', '', ''],
  ])('shows %s', (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

describe('measureFill', () => {
  it.each<[string, string, readonly number[], number, number]>([
    ['nothing', '', [], 0, 0],
    ['two characters', 'a..b', [], 0, 1],
    ['three', 'a...b', [3], 3, 1],
    ['spaces between', 'a. . .b', [3], 3, 1],
    ['runs over lines', 'a..\n.b', [3], 0, 2],
    ['an ellipsis', 'a…b', [3], 3, 1],
    ['several', 'a...b----c', [3, 4], 7, 1],
    ['lines after one another', 'a...\nb....-x\nc', [3, 5], 8, 3],
    ['lines apart', 'a...\nc\nb....', [3, 4], 4, 3],
    ['blank lines between', 'a...\n \nb....', [3, 4], 7, 2],
    ['the larger block first', 'a.....\nx\nb...', [5, 3], 5, 3],
    ['tags and marks as they are', '<b>___</b>\n---', [3, 3], 6, 2],
  ])('measures %s', (_, text, runs, leaderBlock, lines) => {
    expect(measureFill(text)).toEqual({
      runs,
      longest: Math.max(0, ...runs),
      total: runs.reduce((sum, run) => sum + run, 0),
      leaderBlock,
      lines,
    });
  });
});

describe('tables', () => {
  const twice = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  it.each<[string, string, string[][]]>([
    ['rows of an HTML table', '<table><tr><td>a</td></tr>\n<tr></tr></table>', [['a', '']]],
    ['a table cut off', '<table><tr><td>a</td></tr><tr><td>b', [['a', 'b']]],
    ['a table in a table', '<table><tr>a</tr><table><tr>b</tr><tr>c</tr></table>', [['b', 'c']]],
    ['a row of lines', '<table><tr><td>a<br>b</td></tr><tr>c</tr></table>', [['a b', 'c']]],
    ['rows outside tables', '<tr><td>a</td></tr><tr><td>b</td></tr>', []],
    ['no rows', '<table></table>', []],
    ['blank rows', '| |\n| |', []],
    ['one row', '|a|', []],
    ['a Markdown table', 'x\n| a | b |\n|---|---|\n| c |  |\ny', [['a b', 'c']]],
    ['a separator without a row before', '|---|\n|a|\n|b|', [['a', 'b']]],
    ['a second header', '|a|\n|-|\n|b|\n|c|\n|-|\n|d|', twice],
    ['a second header right away', '|a|\n|-|\n|-|\n|b|', [['a', 'b']]],
    ['a grid', '+-+\n|a|\n+-+\n|b|\n+-+', [['a', 'b']]],
    ['a blank line between', '| a |\n| b |\n\n| c |\n| d |', twice],
    ['text between', '|a|\n|b|\nx\n|c|\n|d|', twice],
    [
      'tables of both kinds',
      '|a|\n|b|\n<table><tr><td>b</td></tr><tr>c</tr></table>|c|\n|d|',
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'd'],
      ],
    ],
    ['Markdown in an HTML table', '<table>|a|\n|b|</table>', []],
  ])('holds %s', (_, text, tables) => {
    expect(tablesOf(text)).toEqual(tables);
  });
});

describe('streamText and lastAtMost', () => {
  it('writes long slices whole', () => {
    const text = 'ab👩'.repeat(5000);
    expect(streamText(points(text), 0, 15_000)).toBe(text);
    expect(streamText(points(text), 3, 6)).toBe('ab👩');
    expect(streamText(points(text), 5, 5)).toBe('');
  });

  it.each([
    [0, -1],
    [1, 0],
    [2, 0],
    [3, 2],
    [9, 3],
  ])('finds the last item that is at most %i', (value, index) => {
    expect(lastAtMost(Int32Array.from([1, 3, 3, 7]), value)).toBe(index);
  });
});
