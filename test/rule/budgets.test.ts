import { describe, expect, it } from 'vitest';
import { judgeOutput } from '../../src/rule/judge.ts';
import type { CheckName, RuleParameters } from '../../src/rule/types.ts';
import { findingOf, ruleWith, slicesOf } from './verdicts.ts';

const dots = (count: number): string => '.'.repeat(count);
const many = (text: string, count: number): string => text.repeat(count);

interface Budget {
  readonly title: string;
  readonly rule: RuleParameters;
  /** An output that measures `count`. */
  readonly output: (count: number) => string;
  readonly check: CheckName;
  readonly limit: number;
  readonly pageCount: number;
  /** Of one more than the limit. */
  readonly sentence: string;
  readonly slices: (count: number) => readonly string[];
}

const BUDGETS: readonly Budget[] = [
  {
    title: 'fill on any page',
    rule: ruleWith('a\nb', 'exact'),
    output: (n) => `x ${dots(n)} y`,
    check: 'fill_run',
    limit: 250,
    pageCount: 0,
    sentence: `a run of 251 fill characters (\`${dots(79)}…\`); 250 are allowed on any page.`,
    slices: (n) => [dots(n)],
  },
  {
    title: 'fill by the longest run of the page, over lines and spaces',
    rule: ruleWith(`${dots(300)} a`, 'text-layer'),
    output: (n) => `a <b>. .\n-${dots(n - 3)}</b> a`,
    check: 'fill_run',
    limit: 640,
    pageCount: 300,
    sentence: `a run of 641 fill characters (\`. .⏎-${dots(74)}…\`); the page's longest has 300, so 640 are allowed.`,
    slices: (n) => [`. .\n-${dots(n - 3)}`],
  },
  {
    title: 'fill by the block of leader lines, lone hyphens included',
    rule: ruleWith(`x-y ${dots(90)} 1\nz ${dots(90)} 2\n- q`, 'exact'),
    output: (n) => `a${many('-', n)}a`,
    check: 'fill_run',
    limit: 402,
    pageCount: 181,
    sentence: `a run of 403 fill characters (\`${many('-', 79)}…\`); the page's longest has 181, so 402 are allowed.`,
    slices: (n) => [many('-', n)],
  },
  {
    title: 'fill by stated runs',
    rule: ruleWith('a', 'exact', { pageFillRuns: [400, 500] }),
    output: (n) => `a${many('_', n)}a`,
    check: 'fill_run',
    limit: 1040,
    pageCount: 500,
    sentence: `a run of 1,041 fill characters (\`${many('_', 79)}…\`); the page's longest has 500, so 1,040 are allowed.`,
    slices: (n) => [many('_', n)],
  },
  {
    title: 'fill on a page without lines',
    rule: ruleWith('', 'text-layer'),
    output: (n) => `a${dots(n)}a`,
    check: 'fill_run',
    limit: 40,
    pageCount: 0,
    sentence:
      'a run of 41 fill characters (`' +
      dots(41) +
      "`); the page's longest has 0, so 40 are allowed.",
    slices: (n) => [dots(n)],
  },
  {
    title: 'all fill by the lines of the page',
    rule: ruleWith('a', 'exact'),
    output: (n) => `${dots(5)}a..b${dots(n - 5)} c`,
    check: 'fill_total',
    limit: 250,
    pageCount: 0,
    sentence: '251 fill characters in all; the page has 1 line, so 250 are allowed.',
    slices: (n) => [dots(5), dots(n - 5)],
  },
  {
    title: 'all fill by the fill of the page',
    rule: ruleWith(`a ${dots(100)}b.....\n..c....`, 'exact', { pageLines: 0 }),
    output: (n) => `a${dots(n)}`,
    check: 'fill_total',
    limit: 262,
    pageCount: 111,
    sentence: '263 fill characters in all; the page has 111, so 262 are allowed.',
    slices: (n) => [dots(n)],
  },
  {
    title: 'all fill by stated runs',
    rule: ruleWith('a', 'text-layer', { pageFillRuns: [100, 70, 30] }),
    output: (n) => `a ${dots(n - 3)} b …`,
    check: 'fill_total',
    limit: 440,
    pageCount: 200,
    sentence: '441 fill characters in all; the page has 200, so 440 are allowed.',
    slices: (n) => [dots(n - 3)],
  },
  {
    title: 'a unit that the page lacks',
    rule: ruleWith('a', 'exact'),
    output: (n) => `q ${many('xy', n)}`,
    check: 'unit_run',
    limit: 20,
    pageCount: 0,
    sentence: '`xy` 21 times in a row; the page does not have it, so 20 are allowed.',
    slices: (n) => [many('xy', n)],
  },
  {
    title: 'a unit of the page in any rotation',
    rule: ruleWith('yxy xyx', 'text-layer'),
    output: (n) => `q${many('x y\n', n)}q`,
    check: 'unit_run',
    limit: 26,
    pageCount: 3,
    sentence: '`x y` 27 times in a row; the page has it 3 times, so 26 are allowed.',
    slices: (n) => [many('x y\n', n).trimEnd()],
  },
  {
    title: 'a unit of eight characters',
    rule: ruleWith('abcdefgh', 'exact'),
    output: (n) => many('abcdefgh ', n),
    check: 'unit_run',
    limit: 22,
    pageCount: 1,
    sentence: '`abcdefgh` 23 times in a row; the page has it once, so 22 are allowed.',
    slices: (n) => [many('abcdefgh ', n).trimEnd()],
  },
  {
    title: 'a value that the text layer lacks',
    rule: ruleWith('a', 'text-layer'),
    output: (n) => `a ${many('47 ', n)}`,
    check: 'unit_run',
    limit: 5000,
    pageCount: 0,
    sentence:
      "`47` 5,001 times in a row; the page's text layer lacks it, so no more than the page can hold, 5,000, are allowed.",
    slices: (n) => [many('47 ', n).trimEnd()],
  },
  {
    title: 'a value on a page of more than forty lines',
    rule: ruleWith('a', 'text-layer', { pageLines: 44, lineWidth: 10 }),
    output: (n) => `a ${many('4% ', n)}`,
    check: 'unit_run',
    limit: 220,
    pageCount: 0,
    sentence:
      "`4%` 221 times in a row; the page's text layer lacks it, so no more than the page can hold, 220, are allowed.",
    slices: (n) => [many('4% ', n).trimEnd()],
  },
  {
    title: 'a value that the text layer has',
    rule: ruleWith('a47', 'text-layer'),
    output: (n) => many('47 ', n),
    check: 'unit_run',
    limit: 22,
    pageCount: 1,
    sentence: '`47` 23 times in a row; the page has it once, so 22 are allowed.',
    slices: (n) => [many('47 ', n).trimEnd()],
  },
  {
    title: 'fill as a unit in mode none',
    rule: ruleWith('', 'none'),
    output: (n) => `a ${dots(n)}`,
    check: 'unit_run',
    limit: 20,
    pageCount: 0,
    sentence: '`.` 21 times in a row; the page does not have it, so 20 are allowed.',
    slices: (n) => [dots(n)],
  },
  {
    title: 'a longer token',
    rule: ruleWith('lighthouses', 'exact'),
    output: (n) => `the ${many('lighthouse ', n)}x`,
    check: 'unit_run',
    limit: 22,
    pageCount: 1,
    sentence: '`lighthouse` 23 times in a row; the page has it once, so 22 are allowed.',
    slices: (n) => [many('lighthouse ', n).trimEnd()],
  },
  {
    title: 'a line by its rarest word',
    rule: ruleWith('lamp wick lamp wick lamp', 'text-layer'),
    output: (n) => many('**lamp** (wick)\n', n),
    check: 'line',
    limit: 44,
    pageCount: 2,
    sentence:
      '`lamp** (wick)` on 45 lines; the page has its rarest word, `wick`, 2 times, so 44 are allowed.',
    slices: () => ['lamp** (wick)', 'lamp** (wick)', 'lamp** (wick)'],
  },
  {
    title: 'a line with a word that the text layer lacks',
    rule: ruleWith('lamp', 'text-layer'),
    output: (n) => many('lamp wick 12\n', n),
    check: 'line',
    limit: 40,
    pageCount: 0,
    sentence:
      '`lamp wick 12` on 41 lines; the page has its rarest word, `wick`, nowhere, so 40 are allowed.',
    slices: () => ['lamp wick 12', 'lamp wick 12', 'lamp wick 12'],
  },
  {
    title: 'a line of one token by all that the stream has',
    rule: ruleWith('ab 1ab2ab', 'text-layer'),
    output: (n) => many('ab\n\n', n),
    check: 'line',
    limit: 46,
    pageCount: 3,
    sentence: '`ab` on 47 lines; the page has its rarest word, `ab`, 3 times, so 46 are allowed.',
    slices: () => ['ab', 'ab', 'ab'],
  },
  {
    title: 'a line of absent values',
    rule: ruleWith('a', 'text-layer', { lineWidth: 10 }),
    output: (n) => many('12 345\n', n),
    check: 'line',
    limit: 66,
    pageCount: 0,
    sentence:
      "`12 345` on 67 lines; the page's text layer lacks it, so no more than the page can hold, 66, are allowed.",
    slices: () => ['12 345', '12 345', '12 345'],
  },
  {
    title: 'a line that the exact page lacks',
    rule: ruleWith('a b', 'exact'),
    output: (n) => many('b a\n', n),
    check: 'line',
    limit: 20,
    pageCount: 0,
    sentence: '`b a` on 21 lines; the page does not have it, so 20 are allowed.',
    slices: () => ['b a', 'b a', 'b a'],
  },
  {
    title: 'a line of the exact page',
    rule: ruleWith('a b\nc\na b', 'exact'),
    output: (n) => many('| a | b |\n', n),
    check: 'line',
    limit: 44,
    pageCount: 2,
    sentence: '`a | b` on 45 lines; the page has it 2 times, so 44 are allowed.',
    slices: () => ['a | b', 'a | b', 'a | b'],
  },
  {
    title: 'a part of an exact line',
    rule: ruleWith('a b c\nb', 'exact'),
    output: (n) => many('b c\n', n),
    check: 'line',
    limit: 42,
    pageCount: 1,
    sentence: '`b c` on 43 lines; the page has it once, so 42 are allowed.',
    slices: () => ['b c', 'b c', 'b c'],
  },
  {
    title: 'a token of an exact page wherever it stands',
    rule: ruleWith('a b\na c\na', 'exact'),
    output: (n) => many('a\n', n),
    check: 'line',
    limit: 46,
    pageCount: 3,
    sentence: '`a` on 47 lines; the page has it 3 times, so 46 are allowed.',
    slices: () => ['a', 'a', 'a'],
  },
  {
    title: 'a line where nothing repeats, fill too',
    rule: ruleWith('', 'none'),
    output: (n) => Array.from({ length: n }, (_, at) => `!-\n${at}`).join('\n'),
    check: 'line',
    limit: 20,
    pageCount: 0,
    sentence: '`!-` on 21 lines; the page does not have it, so 20 are allowed.',
    slices: () => ['!-', '!-', '!-'],
  },
  {
    title: 'a phrase of the exact page in any rotation',
    rule: ruleWith('the lamp oil', 'exact'),
    output: (n) => `x ${many('oil the lamp\n', n)}y`,
    check: 'phrase',
    limit: 42,
    pageCount: 1,
    sentence: '`oil the lamp` 43 times in a row; the page has it once, so 42 are allowed.',
    slices: (n) => [many('oil the lamp\n', n).trimEnd()],
  },
  {
    title: 'a phrase that the exact page lacks',
    rule: ruleWith('lamp oil', 'exact'),
    output: (n) => many('lamp and oil ', n),
    check: 'phrase',
    limit: 20,
    pageCount: 0,
    sentence: '`lamp and oil` 21 times in a row; the page does not have it, so 20 are allowed.',
    slices: (n) => [many('lamp and oil ', n).trimEnd()],
  },
  {
    title: 'a phrase by its rarest word',
    rule: ruleWith('lamp wick lamp', 'text-layer'),
    output: (n) => many('lamp, lamp wick ', n),
    check: 'phrase',
    limit: 42,
    pageCount: 1,
    sentence:
      '`lamp, lamp wick` 43 times in a row; the page has its rarest word, `wick`, once, so 42 are allowed.',
    slices: (n) => [many('lamp, lamp wick ', n).trimEnd()],
  },
  {
    title: 'a phrase of absent values',
    rule: ruleWith('a', 'text-layer', { lineWidth: 5 }),
    output: (n) => many('12 345 6789 ', n),
    check: 'phrase',
    limit: 18,
    pageCount: 0,
    sentence:
      "`12 345 6789` 19 times in a row; the page's text layer lacks it, so no more than the page can hold, 18, are allowed.",
    slices: (n) => [many('12 345 6789 ', n).trimEnd()],
  },
  {
    title: 'a phrase where nothing repeats',
    rule: ruleWith('', 'none'),
    output: (n) => many('lamp and oil ', n),
    check: 'phrase',
    limit: 20,
    pageCount: 0,
    sentence: '`lamp and oil` 21 times in a row; the page does not have it, so 20 are allowed.',
    slices: (n) => [many('lamp and oil ', n).trimEnd()],
  },
  {
    title: 'a sentence without spaces that the page has',
    rule: ruleWith('灯塔值班表批发安内', 'exact'),
    output: (n) => `水${many('值班表批发安内灯塔', n)}`,
    check: 'phrase',
    limit: 42,
    pageCount: 1,
    sentence: '`值班表批发安内灯塔` 43 times in a row; the page has it once, so 42 are allowed.',
    slices: (n) => [many('值班表批发安内灯塔', n)],
  },
  {
    title: 'a sentence without spaces that the page lacks',
    rule: ruleWith('灯塔', 'none'),
    output: (n) => many('值班表批发安内灯塔', n),
    check: 'phrase',
    limit: 20,
    pageCount: 0,
    sentence:
      '`值班表批发安内灯塔` 21 times in a row; the page does not have it, so 20 are allowed.',
    slices: (n) => [many('值班表批发安内灯塔', n)],
  },
  {
    title: 'a sentence without spaces in a text layer',
    rule: ruleWith('灯塔值班表批发安内x灯塔值班表批发安内', 'text-layer'),
    output: (n) => many('灯塔值班表批发安内', n),
    check: 'phrase',
    limit: 44,
    pageCount: 2,
    sentence: '`灯塔值班表批发安内` 45 times in a row; the page has it 2 times, so 44 are allowed.',
    slices: (n) => [many('灯塔值班表批发安内', n)],
  },
  {
    title: 'digits in one token that a text layer lacks',
    rule: ruleWith('a', 'text-layer', { lineWidth: 5 }),
    output: (n) => many('123,456,78', n),
    check: 'phrase',
    limit: 20,
    pageCount: 0,
    sentence:
      "`123,456,78` 21 times in a row; the page's text layer lacks it, so no more than the page can hold, 20, are allowed.",
    slices: (n) => [many('123,456,78', n)],
  },
  {
    title: 'a table that the page lacks',
    rule: ruleWith('a', 'exact'),
    output: (n) => many('|a|\n|b|\n\n', n),
    check: 'table',
    limit: 2,
    pageCount: 0,
    sentence:
      'the table that starts `a|⏎|b` 3 times; the page does not have it more than once, so 2 are allowed.',
    slices: () => ['a|\n|b', 'a|\n|b', 'a|\n|b'],
  },
  {
    title: 'a table by its rows',
    rule: ruleWith('a\na\na\na\nb\nb\nb', 'exact'),
    output: (n) => many('|a|\n|b|\n|a|\n\n', n),
    check: 'table',
    limit: 4,
    pageCount: 2,
    sentence:
      'the table that starts `a|⏎|b|⏎|a` 5 times; the page has it 2 times, so 4 are allowed.',
    slices: () => ['a|\n|b|\n|a', 'a|\n|b|\n|a', 'a|\n|b|\n|a'],
  },
  {
    title: 'a table by its words',
    rule: ruleWith('lamp oil lamp oil lamp lamp oil', 'text-layer'),
    output: (n) =>
      many('<table><tr><td>lamp</td><td>oil!</td></tr><tr><td>lamp</td></tr></table>', n),
    check: 'table',
    limit: 4,
    pageCount: 2,
    sentence:
      'the table that starts `lamp</td><td>oil!</td></tr><tr><td>lamp` 5 times; the page has it 2 times, so 4 are allowed.',
    slices: () => Array.from({ length: 3 }, () => 'lamp</td><td>oil!</td></tr><tr><td>lamp'),
  },
  {
    title: 'a table where nothing repeats',
    rule: ruleWith('a b', 'none'),
    output: (n) => many('|a|\n|b|\n\n', n),
    check: 'table',
    limit: 2,
    pageCount: 0,
    sentence:
      'the table that starts `a|⏎|b` 3 times; the page does not have it more than once, so 2 are allowed.',
    slices: () => ['a|\n|b', 'a|\n|b', 'a|\n|b'],
  },
  {
    title: 'markup on a short page',
    rule: ruleWith('a', 'exact'),
    output: (n) => `a${many(' ', n % 4)}${many('<br>', Math.floor(n / 4))}b`,
    check: 'markup',
    limit: 5000,
    pageCount: 0,
    sentence: `5,001 characters of markup and white space in one stretch (\` ${many('<br>', 20).slice(0, 78)}…\`); 5,000 are allowed on any page.`,
    slices: (n) => [`${many(' ', n % 4)}${many('<br>', Math.floor(n / 4))}`],
  },
  {
    title: 'markup by the lines of the page',
    rule: ruleWith(many('a\n', 21), 'none'),
    output: (n) => `a${many('\n', n)}b`,
    check: 'markup',
    limit: 5250,
    pageCount: 0,
    sentence: `5,251 characters of markup and white space in one stretch (\`${many('⏎', 79)}…\`); the page has 21 lines, so 5,250 are allowed.`,
    slices: (n) => [many('\n', n)],
  },
  {
    title: 'empty cells of HTML',
    rule: ruleWith('a', 'text-layer'),
    output: (n) => `<td>a</td>${many('<td></td>', n)}`,
    check: 'markup',
    limit: 250,
    pageCount: 0,
    sentence: '251 empty cells side by side in one row; 250 are allowed on any page.',
    slices: (n) => [many('<td></td>', n)],
  },
  {
    title: 'empty cells of Markdown',
    rule: ruleWith('a', 'exact'),
    output: (n) => `a &amp; b\n|a|${many(' |', n)}`,
    check: 'markup',
    limit: 250,
    pageCount: 0,
    sentence: '251 empty cells side by side in one row; 250 are allowed on any page.',
    slices: (n) => [many(' |', n)],
  },
];

describe('judgeOutput: each budget', () => {
  it.each(BUDGETS)('allows the limit: $title', ({ rule, output, check, limit, pageCount }) => {
    expect(findingOf(rule, output(limit), check)).toMatchObject({
      check,
      measured: limit,
      limit,
      pageCount,
      overshoot: 1,
    });
  });

  it.each(BUDGETS)('calls one more a Boo: $title', (budget) => {
    const { rule, check, limit, pageCount, sentence } = budget;
    const output = budget.output(limit + 1);
    const finding = findingOf(rule, output, check);
    expect(finding).toMatchObject({
      check,
      measured: limit + 1,
      limit,
      pageCount,
      overshoot: (limit + 1) / limit,
      sentence,
    });
    expect(slicesOf(output, finding)).toEqual(budget.slices(limit + 1));
    expect(judgeOutput(rule, output).overshoots).toBe(true);
  });
});

describe('judgeOutput: an empty answer', () => {
  it.each([
    ['of an exact page', ruleWith('a b', 'exact'), '\n', 'the page has 2 characters'],
    ['of a text layer', ruleWith('a', 'text-layer'), '<td></td>', 'the page has 1 character'],
    [
      'of a page without text',
      ruleWith('', 'none'),
      '',
      'the page has no text to compare it with, yet an answer is asked for',
    ],
    [
      'of an empty text layer',
      ruleWith('', 'text-layer'),
      '---',
      'the page has no text to compare it with, yet an answer is asked for',
    ],
  ])('is a Boo %s', (_, rule, output, why) => {
    const verdict = judgeOutput(rule, output);
    expect(verdict.overshoots).toBe(true);
    expect(verdict.budgets.find(({ check }) => check === 'empty')).toEqual({
      check: 'empty',
      unit: '',
      measured: 0,
      limit: 1,
      pageCount: rule.referenceText.replace(' ', '').length,
      overshoot: 0,
      where: [],
      sentence: `an empty answer; ${why}.`,
    });
  });

  it('is right where an exact page is empty itself', () => {
    expect(judgeOutput(ruleWith(' \n', 'exact'), '\n\n')).toMatchObject({ overshoots: false });
    expect(findingOf(ruleWith('', 'exact'), '', 'empty')).toBeUndefined();
  });

  it('is not one that has any character', () => {
    expect(findingOf(ruleWith('a', 'exact'), '.', 'empty')).toBeUndefined();
  });
});

describe('judgeOutput: what has no budget', () => {
  it.each<[string, RuleParameters, string, CheckName]>([
    ['fill in none', ruleWith('a', 'none'), dots(300), 'fill_run'],
    ['all fill in none', ruleWith('a', 'none'), dots(300), 'fill_total'],
    ['two fill characters', ruleWith('a', 'exact'), '..', 'fill_run'],
    ['units of fill', ruleWith('a', 'exact'), dots(99), 'unit_run'],
    ['units of mixed fill', ruleWith('a', 'text-layer'), many('.-', 99), 'unit_run'],
    ['two copies of a unit', ruleWith('a', 'exact', { unitSlack: 1 }), 'xyxy', 'unit_run'],
    ['one line', ruleWith('a', 'exact', { absentSlack: 0 }), 'lamp', 'line'],
    ['lines without a word', ruleWith('a', 'exact'), many('! ---\n', 99), 'line'],
    ['lines of a text layer without one', ruleWith('a', 'text-layer'), many('!\n', 99), 'line'],
    ['phrases of 8 characters', ruleWith('a', 'exact'), many('abcd efgh ', 99), 'phrase'],
    ['phrases without a word', ruleWith('a', 'exact'), many('(.....) !!!!! ', 99), 'phrase'],
    ['fill in one token', ruleWith('a', 'exact'), many('.-=_.-=_..-', 99), 'phrase'],
    ['tables of blank rows', ruleWith('a', 'exact'), many('| |\n| |\n\n', 9), 'table'],
    ['tables of one row', ruleWith('a', 'exact'), many('|a|\n\n', 9), 'table'],
    ['one table', ruleWith('a', 'exact'), '|a|\n|b|\n', 'table'],
    ['tables of fill', ruleWith('a', 'text-layer'), many('|.|\n|..|\n\n', 9), 'table'],
    ['nothing removed', ruleWith('a', 'exact'), 'abc', 'markup'],
  ])('does not measure %s', (_, rule, output, check) => {
    expect(findingOf(rule, output, check)).toBeUndefined();
  });
});

describe('judgeOutput: rows of a table', () => {
  const rows = (count: number): string =>
    Array.from({ length: count }, (_, at) => `| x | ${at % 2 === 0 ? 'x' : 'x x'} |\n`).join('');

  it('ends a run of a text layer where a row differs from the one before', () => {
    const output = `q| x |\n${rows(30)}`;
    expect(findingOf(ruleWith('a', 'text-layer'), output, 'unit_run')).toMatchObject({
      measured: 3,
      unit: 'x',
    });
  });

  it('counts the longest piece, wherever it stands', () => {
    const output = `| x |\n| ${many('x ', 9)}|\n${many('| x x |\n', 6)}| ${many('x ', 4)}|\n`;
    const finding = findingOf(ruleWith('a', 'text-layer'), output, 'unit_run');
    expect(finding).toMatchObject({ measured: 12 });
    expect(slicesOf(output, finding)).toEqual([many('x x |\n| ', 6).slice(0, -5)]);
  });

  it('joins equal rows', () => {
    const output = many('| x |\n', 21);
    expect(findingOf(ruleWith('a', 'text-layer'), output, 'unit_run')).toMatchObject({
      measured: 21,
    });
  });

  it('counts every copy of an exact page', () => {
    expect(findingOf(ruleWith('a', 'exact'), rows(30), 'unit_run')).toMatchObject({
      measured: 75,
      limit: 20,
    });
  });
});

describe('judgeOutput: the worst of each check', () => {
  it('names the largest measure ÷ limit, not the most copies', () => {
    const rule = ruleWith(many('oil ', 30), 'exact');
    const output = `${many('oil\nlamp\nwick\n', 23)}${many('oil\n', 20)}`;
    expect(findingOf(rule, output, 'line')).toMatchObject({
      unit: 'lamp',
      measured: 23,
      limit: 20,
    });
  });

  it('names the first of equals', () => {
    const output = `${many('xyz ', 22)}q ${many('uvw ', 22)}`;
    expect(findingOf(ruleWith('a', 'exact'), output, 'unit_run')).toMatchObject({ unit: 'xyz' });
  });

  it('puts the worst check first', () => {
    const { budgets } = judgeOutput(ruleWith('a', 'exact'), many('lamp oil and\n', 30));
    const overshoots = budgets.map(({ overshoot }) => overshoot);
    expect(overshoots).toEqual(overshoots.toSorted((a, b) => b - a));
    expect(budgets.map(({ check }) => check)).toEqual(['line', 'phrase', 'markup']);
  });

  it('names two places where a line stands twice', () => {
    const output = 'lamp\noil\nlamp';
    const finding = findingOf(ruleWith('a', 'exact'), output, 'line');
    expect(finding?.where).toEqual([
      { start: 0, end: 4 },
      { start: 9, end: 13 },
    ]);
  });

  it('names the first, the second and the last copy', () => {
    const finding = findingOf(ruleWith('a', 'exact'), many('lamp\n', 9), 'line');
    expect(finding?.where.map(({ start }) => start)).toEqual([0, 5, 40]);
  });
});
