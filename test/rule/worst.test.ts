import { describe, expect, it } from 'vitest';
import type { CheckName, PageMode, RuleParameters } from '../../src/rule/types.ts';
import { findingOf, ruleWith, slicesOf } from './verdicts.ts';

const many = (text: string, count: number): string => text.repeat(count);
/** So many different values, each of so many digits, with a blank behind each. */
const values = (count: number, digits: number): string =>
  Array.from({ length: count }, (_, at) => `${10 ** (digits - 1) + at * 37} `).join('');

/** Two things that repeat, the one that is named and the one that is not. */
interface Pair {
  readonly title: string;
  readonly rule: RuleParameters;
  readonly check: CheckName;
  readonly output: string;
  readonly measured: number;
  readonly limit: number;
  readonly unit: string;
}

const PAIRS: readonly Pair[] = [
  {
    title: 'a unit that repeats less often but is not on the page, first',
    rule: ruleWith(many('oil ', 10), 'exact'),
    check: 'unit_run',
    output: `${many('xyz', 22)}q${many('oil', 30)}`,
    measured: 22,
    limit: 20,
    unit: 'xyz',
  },
  {
    title: 'the first of units that are as bad',
    rule: ruleWith(many('oil ', 10), 'exact'),
    check: 'unit_run',
    output: `${many('xyz', 22)}q${many('oil', 44)}`,
    measured: 22,
    limit: 20,
    unit: 'xyz',
  },
  {
    title: 'a value that is held to a small page, after a unit with more copies',
    rule: ruleWith('a', 'text-layer', { lineWidth: 5, unitSlack: 100 }),
    check: 'unit_run',
    output: `${many('xy', 150)} ${many('12345678', 40)}`,
    measured: 40,
    limit: 25,
    unit: '12345678',
  },
  {
    title: 'a line over its limit, before one that repeats nearly as often',
    rule: ruleWith(`${many('lamp\n', 10)}${many('oil\n', 5)}`, 'exact'),
    check: 'line',
    output: `${many('oil\n', 50)}${many('lamp\n', 70)}`,
    measured: 70,
    limit: 60,
    unit: 'lamp',
  },
  {
    title: 'the line with the most copies of those that are as bad',
    rule: ruleWith(`${many('lamp\n', 10)}${many('oil\n', 5)}`, 'exact'),
    check: 'line',
    output: `${many('oil\n', 75)}${many('lamp\n', 90)}`,
    measured: 90,
    limit: 60,
    unit: 'lamp',
  },
  {
    title: 'a long line of absent values, after a line with more copies',
    rule: ruleWith('a', 'text-layer'),
    check: 'line',
    output: `${many('lamp oil\n', 60)}${many(`${values(100, 9)}\n`, 16)}`,
    measured: 16,
    limit: 10,
    unit: `${values(100, 9).slice(0, 79)}…`,
  },
  {
    title: 'a long phrase of absent values, after a phrase with more copies',
    rule: ruleWith('a', 'text-layer'),
    check: 'phrase',
    output: `${many('lamp and oil ', 60)}${many(values(100, 9), 16)}`,
    measured: 16,
    limit: 10,
    unit: `${values(100, 9).slice(0, 79)}…`,
  },
  {
    title: 'a table that the page has, before one with as few copies allowed',
    rule: ruleWith(many('a\nb\nc\nd\n', 3), 'exact'),
    check: 'table',
    output: `${many('|c|\n|d|\n\n', 5)}${many('|a|\n|b|\n\n', 6)}`,
    measured: 6,
    limit: 6,
    unit: 'a|⏎|b',
  },
  {
    title: 'a table that the page lacks, after one with more copies',
    rule: ruleWith(many('a\nb\n', 3), 'exact'),
    check: 'table',
    output: `${many('|a|\n|b|\n\n', 6)}${many('|c|\n|d|\n\n', 4)}`,
    measured: 4,
    limit: 2,
    unit: 'c|⏎|d',
  },
  {
    title: 'the table with the most copies of those that are as bad',
    rule: ruleWith(many('a\nb\n', 2), 'exact'),
    check: 'table',
    output: `${many('|c|\n|d|\n\n', 3)}${many('|a|\n|b|\n\n', 6)}`,
    measured: 6,
    limit: 4,
    unit: 'a|⏎|b',
  },
];

describe('of two things that repeat, judgeOutput', () => {
  it.each(PAIRS)('names $title', ({ rule, check, output, measured, limit, unit }) => {
    expect(findingOf(rule, output, check)).toMatchObject({ measured, limit, unit });
  });
});

describe('a loop of few copies is found', () => {
  const words = (count: number, from: number): string =>
    Array.from({ length: count }, (_, at) => `word${from + at} `).join('');

  it.each(
    [2, 3, 7, 20, 61].flatMap((length) =>
      [0, 1, 5, 33, 150].map((before) => [length, before] as const),
    ),
  )('21 times %d words that the page lacks, after %d others', (length, before) => {
    const output = `${words(before, 1000)}${many(words(length, 1), 21)}${words(90, 5000)}`;
    for (const mode of ['exact', 'none'] as const) {
      expect(findingOf(ruleWith('lamp', mode), output, 'phrase')).toMatchObject({
        measured: 21,
        limit: 20,
      });
    }
  });

  it.each([3, 4])('%d times 500 values that the text layer lacks, between words', (copies) => {
    const block = values(500, 5);
    const output = `lamp oil wick ${many(block, copies)}lamp oil`;
    const finding = findingOf(ruleWith('lamp oil wick', 'text-layer'), output, 'phrase');
    expect(finding).toMatchObject({ measured: copies, limit: 3, pageCount: 0 });
    expect(slicesOf(output, finding)).toEqual([many(block, copies).trimEnd()]);
  });

  it('4 times 3,000 digits that the text layer lacks, in one token', () => {
    const block = values(500, 6).replaceAll(' ', '');
    const output = `lamp oil wick ${many(block, 4)} lamp`;
    const finding = findingOf(ruleWith('lamp oil wick', 'text-layer'), output, 'phrase');
    expect(finding).toMatchObject({ measured: 4, limit: 3, pageCount: 0 });
    expect(slicesOf(output, finding)).toEqual([many(block, 4)]);
  });

  it.each(['exact', 'none'] as const)('in one token of 27 characters (%s)', (mode) => {
    const output = `lamp oil wick ${many('abcdefghi', 3)} lamp`;
    expect(findingOf(ruleWith('q', mode, { absentSlack: 2 }), output, 'phrase')).toMatchObject({
      measured: 3,
      limit: 2,
    });
  });
});

describe('copies after other text', () => {
  const before = 'one two three four five six seven eight nine ten ';

  it('of a phrase are counted from where it begins', () => {
    const output = `${before}${many('lamp and oil ', 25)}`;
    expect(findingOf(ruleWith('a', 'exact'), output, 'phrase')).toMatchObject({ measured: 25 });
  });

  it('of a part of a token are counted from where it begins', () => {
    const output = `${before}${many('abcdefghij', 25)}`;
    expect(findingOf(ruleWith('a', 'exact'), output, 'phrase')).toMatchObject({ measured: 25 });
  });

  it.each([
    ['of two words with 8 characters', many('abcd efgh ', 99)],
    ['of 8 characters in one token', many('abcdefgh', 30)],
    ['of 7 characters in one token', many('abcdefg', 30)],
  ])('%s are no phrase', (_, text) => {
    expect(findingOf(ruleWith('a', 'exact'), before + text, 'phrase')).toBeUndefined();
  });
});

describe('a page of mode none', () => {
  it.each<[CheckName, string]>([
    ['line', many('lamp and oil\n', 21)],
    ['phrase', many('lamp and oil ', 21)],
  ])('allows no more of a %s for having it', (check, output) => {
    const rule = ruleWith('lamp and oil', 'none');
    expect(findingOf(rule, output, check)).toMatchObject({ limit: 20, pageCount: 0 });
  });
});

describe('a token that repeats', () => {
  it.each(['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef', 'abcdefg', 'abcdefgh'])(
    'and is copies of `%s` itself is counted by that',
    (unit) => {
      const token = many(unit, Math.ceil(10 / unit.length) * 2);
      const rule = ruleWith(many(`${unit}! `, 1000), 'exact');
      expect(findingOf(rule, many(`${token} `, 30), 'unit_run')).toMatchObject({
        unit: unit === 'a' ? 'a' : unit,
        limit: 2020,
      });
    },
  );

  it('and is not whole copies of a short unit is a unit of its own', () => {
    const rule = ruleWith(many('ab! ', 1000), 'exact');
    expect(findingOf(rule, many('abababababa ', 30), 'unit_run')).toMatchObject({
      unit: 'abababababa',
      measured: 30,
      limit: 20,
    });
  });

  it('is looked for on the page as it is, not turned round', () => {
    const rule = ruleWith('houseslight', 'exact');
    expect(findingOf(rule, many('lighthouses ', 30), 'unit_run')).toMatchObject({
      measured: 30,
      limit: 20,
      pageCount: 0,
    });
  });

  it('counts from three copies on', () => {
    const rule = ruleWith('q', 'exact', { unitSlack: 1 });
    expect(findingOf(rule, many('lighthouses ', 3), 'unit_run')).toMatchObject({ measured: 3 });
    expect(findingOf(rule, many('lighthouses ', 2), 'unit_run')).toBeUndefined();
  });
});

describe('a run of a text layer over rows', () => {
  const run = (rows: readonly number[]): readonly [number | undefined, readonly string[]] => {
    const output = `lamp oil wick\n${rows.map((count) => `| ${many('x ', count)}|\n`).join('')}`;
    const finding = findingOf(ruleWith('a', 'text-layer'), output, 'unit_run');
    return [finding?.measured, slicesOf(output, finding)];
  };

  it('is as long as its longest row', () => {
    expect(run([3, 4])).toEqual([4, ['x x x x']]);
    expect(run([5, 4, 6, 3])).toEqual([6, ['x x x x x x']]);
  });

  it('is the first of rows of one length', () => {
    const row = `| ${many('x ', 23)}|\n`;
    const output = `${row}| x |\n${row}`;
    const finding = findingOf(ruleWith('a', 'text-layer'), output, 'unit_run');
    expect(finding?.where).toEqual([{ start: 2, end: 2 + 45 }]);
  });
});

describe('how often the page can have a table', () => {
  it.each<[string, string, PageMode, string, number]>([
    ['leaves empty rows out', many('a\nb\n', 3), 'exact', '|a|\n| |\n|b|\n\n', 3],
    ['goes by rows, not by words', 'lamp oil lamp oil', 'exact', '|lamp lamp|\n|oil|\n\n', 0],
    ['goes by the rarest word', 'lamp oil lamp lamp', 'text-layer', '|lamp|\n|oil|\n\n', 1],
    ['is none for one word that is not there', 'lamp lamp', 'text-layer', '|lamp|\n|q|\n\n', 0],
  ])('%s', (_, page, mode, table, pageCount) => {
    const limit = 2 * Math.max(1, pageCount);
    const finding = findingOf(ruleWith(page, mode), many(table, 9), 'table');
    expect(finding).toMatchObject({ measured: 9, limit, pageCount });
  });
});
