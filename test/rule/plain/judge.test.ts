import { describe, expect, it } from 'vitest';
import type { CheckName, PageMode } from '../../../src/rule/types.ts';
import { judgePlain } from './judge.ts';
import { publishedRule } from './loop-cases.ts';

type Expected = readonly [check: CheckName, measured: number, limit: number, pageCount: number];

/** The finding of a check that is nearest to its limit or farthest above it. */
function worstFinding(
  reference: string,
  mode: PageMode,
  output: string,
  check: CheckName,
): unknown {
  const { findings } = judgePlain(publishedRule(reference, mode), output);
  const own = findings.filter((finding) => finding.check === check);
  const worst = own.toSorted((a, b) => b.measured / b.limit - a.measured / a.limit)[0];
  return worst && [worst.check, worst.measured, worst.limit, worst.pageCount];
}

const dots = (count: number): string => '.'.repeat(count);
const many = (text: string, count: number): string => text.repeat(count);
const numbered = (count: number): string =>
  Array.from({ length: count }, (_, i) => `row ${i} of it`).join('\n');

describe('judgePlain: hand-worked budgets', () => {
  it.each<[string, string, PageMode, string, Expected]>([
    ['a page line allows 250', 'a', 'exact', `a ${dots(9)} b`, ['fill_run', 9, 250, 0]],
    ['twice the longest run', dots(300), 'exact', dots(260), ['fill_run', 260, 640, 300]],
    [
      'a block of leader lines, lone hyphens included',
      `x-y ${dots(90)} 1\nz ${dots(90)} 2`,
      'exact',
      dots(300),
      ['fill_run', 300, 402, 90],
    ],
    [
      'runs in all',
      'a\nb',
      'exact',
      `${dots(5)}a${dots(2)}b${dots(7)}`,
      ['fill_total', 12, 500, 0],
    ],
    ['ellipses are three', 'a', 'exact', 'b …… c', ['fill_run', 6, 250, 0]],
    ['a unit the page lacks', 'a', 'exact', many('xy', 21), ['unit_run', 21, 20, 0]],
    ['a unit with whitespace in it', 'x y x\ny', 'exact', many('x y ', 9), ['unit_run', 9, 24, 2]],
    ['any rotation on the page', 'yxyxyx', 'exact', many('xy', 5), ['unit_run', 5, 26, 3]],
    ['a smaller period', 'a', 'exact', many('xx', 5), ['unit_run', 10, 20, 0]],
    ['a value the page lacks', 'a', 'text-layer', many('47 ', 30), ['unit_run', 30, 5000, 0]],
    ['a value that is there', 'a47', 'text-layer', many('47 ', 30), ['unit_run', 30, 22, 1]],
    ['values count in exact', 'a', 'exact', many('47 ', 30), ['unit_run', 30, 20, 0]],
    ['a longer token', 'lighthouses', 'exact', many('lighthouse ', 3), ['unit_run', 3, 22, 1]],
    ['distinct rows', 'a', 'text-layer', 'q| x |\n| y | x |\n| x | x |\n', ['unit_run', 2, 20, 0]],
    ['one line, rarest word', 'a b a', 'text-layer', many('a (b)\n', 3), ['line', 3, 42, 1]],
    ['a word glued to others', 'xlampx', 'text-layer', 'lamp oil\nlamp', ['line', 1, 40, 0]],
    ['a line of one token', 'ab 1ab2ab', 'text-layer', 'ab', ['line', 1, 46, 3]],
    ['a line of absent values', 'a', 'text-layer', '12 345\n12 345', ['line', 2, 1666, 0]],
    ['absent values are left out', 'a', 'text-layer', 'a 12', ['line', 1, 42, 1]],
    ['a line the exact page lacks', 'a b', 'exact', 'b a', ['line', 1, 20, 0]],
    ['a line of the exact page', 'a b\na b', 'exact', 'a b', ['line', 1, 44, 2]],
    ['a part of an exact line', 'a b c\nb', 'exact', 'b c', ['line', 1, 42, 1]],
    ['nothing repeats in none', 'a', 'none', 'a\na', ['line', 2, 20, 0]],
    [
      'a phrase of the page',
      'the lamp oil',
      'exact',
      many('oil the lamp ', 4),
      ['phrase', 4, 42, 1],
    ],
    ['a phrase it lacks', 'a', 'exact', many('lamp and oil ', 4), ['phrase', 4, 20, 0]],
    [
      'a phrase of the text layer',
      'ab x',
      'text-layer',
      many('lab abcdef ', 4),
      ['phrase', 4, 40, 0],
    ],
    ['tables it lacks', 'a', 'exact', many('|a|\n|b|\n\n', 3), ['table', 3, 2, 0]],
    ['tables of rows', 'a\na\nb\nb\nb', 'exact', many('|a|\n|b|\n\n', 3), ['table', 3, 4, 2]],
    ['tables of words', 'a b a b a', 'text-layer', many('|a|\n|b|\n\n', 3), ['table', 3, 4, 2]],
    ['removed characters', 'a', 'exact', `a${many('<br>', 50)}`, ['markup', 200, 5000, 0]],
    ['empty cells', 'a', 'exact', `<td>a</td>${many('<td></td>', 20)}`, ['markup', 20, 250, 0]],
    ['an empty answer', 'a', 'exact', '\n', ['empty', 0, 0, 0]],
  ])('%s', (_, reference, mode, output, expected) => {
    expect(worstFinding(reference, mode, output, expected[0])).toEqual(expected);
  });

  it.each<[string, string, PageMode, string, CheckName]>([
    ['fill in none', 'a', 'none', dots(9), 'fill_run'],
    ['units of fill', 'a', 'exact', dots(9), 'unit_run'],
    ['lines without a word', 'a', 'exact', '! ---', 'line'],
    ['phrases of 8 characters', 'a', 'exact', many('abcd efgh ', 3), 'phrase'],
    ['tables of blank rows', 'a', 'exact', many('| |\n| |\n\n', 3), 'table'],
    ['an empty answer to an empty page', '', 'exact', '', 'empty'],
  ])('does not measure %s', (_, reference, mode, output, check) => {
    expect(worstFinding(reference, mode, output, check)).toBeUndefined();
  });

  it('counts fill as a unit in none', () => {
    expect(worstFinding('', 'none', dots(21), 'unit_run')).toEqual(['unit_run', 21, 20, 0]);
  });

  it('takes stated fill runs and lines', () => {
    const rule = { ...publishedRule('a', 'exact'), pageFillRuns: [400, 500], pageLines: 3 };
    const limits = judgePlain(rule, dots(9)).findings.map((f) => [f.check, f.limit]);
    expect(limits).toContainEqual(['fill_run', 1040]);
    expect(limits).toContainEqual(['fill_total', 1840]);
  });
});

describe('judgePlain: warnings and coverage', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['43 numbered lines', 'row 1', numbered(43), ['skeleton']],
    ['40 numbered lines', 'row 1', `row 1\n${numbered(40)}`, []],
    ['more than ten times the page', 'lamp oil', `lamp oil ${many('<b>', 4000)}`, ['bloat']],
    ['less than half of the words', 'a b c', 'a', ['thin']],
    ['half of the words', 'a b', 'a', []],
    ['the first half again', 'lamp oil', 'lamp oil lamp oil', ['doubling']],
    ['a block again', 'a\nb\nc\nd\ne\nf', 'a\nb\nc\nd\ne\nx\na\nb\nc\nd\ne', ['doubling']],
    ['a block of four again', 'a\nb\nc\nd\ne\nf', 'a\nb\nc\nd\nx\na\nb\nc\nd', []],
  ])('%s', (_, reference, output, warnings) => {
    expect(judgePlain(publishedRule(reference, 'exact'), output).warnings).toEqual(warnings);
  });

  it('covers words as a multiset, folded and trimmed', () => {
    const rule = publishedRule('"lamp" lamp oil .... O', 'text-layer');
    expect(judgePlain(rule, '(lamp) 0 oi lamps').coverage).toBe(0.5);
  });

  it.each<[string, PageMode, string]>([
    ['mode none', 'none', 'a'],
    ['a page without words', 'exact', '...'],
  ])('has no coverage for %s', (_, mode, reference) => {
    expect(judgePlain(publishedRule(reference, mode), 'a').coverage).toBeNull();
  });
});
