import { describe, expect, it } from 'vitest';
import { judgeOutput } from '../../src/rule/judge.ts';
import type { PageMode, RuleParameters, RuleWarning, WarningName } from '../../src/rule/types.ts';
import { ruleWith } from './verdicts.ts';

const many = (text: string, count: number): string => text.repeat(count);
const numbered = (count: number, text = 'row # of it'): string =>
  Array.from({ length: count }, (_, i) => text.replaceAll('#', String(i))).join('\n');

function warningOf(
  rule: RuleParameters,
  output: string,
  name: WarningName,
): RuleWarning | undefined {
  return judgeOutput(rule, output).warnings.find((warning) => warning.name === name);
}

describe('skeleton', () => {
  it('allows as many numbered lines as the slack', () => {
    expect(warningOf(ruleWith('lamp', 'exact'), numbered(40), 'skeleton')).toBeUndefined();
  });

  it('warns of one more, as the output spells it', () => {
    const output = numbered(41, 'line # of it');
    expect(warningOf(ruleWith('lamp', 'exact'), output, 'skeleton')).toEqual({
      name: 'skeleton',
      unit: 'line 0 of it',
      measured: 41,
      limit: 40,
      sentence:
        '41 lines that differ in their digits alone; the page has 0 of that form, so 40 are expected.',
    });
  });

  it('allows twice as many as the page has and the slack', () => {
    const rule = ruleWith('row 7 of it\nrow 8 of it\nrow 8 of it', 'text-layer');
    expect(warningOf(rule, numbered(46), 'skeleton')).toBeUndefined();
    expect(warningOf(rule, numbered(47), 'skeleton')).toMatchObject({ measured: 47, limit: 46 });
  });

  it('counts copies once there are more than forty distinct lines', () => {
    const lines = numbered(41).split('\n');
    const output = [...lines, ...lines].join('\n');
    expect(warningOf(ruleWith('a', 'exact'), output, 'skeleton')).toMatchObject({ measured: 82 });
    const forty = lines.slice(0, 40);
    const fewer = [...forty, ...forty, 'a', 'b'].join('\n');
    expect(warningOf(ruleWith('a', 'exact'), fewer, 'skeleton')).toBeUndefined();
  });

  it('counts cells of the page for lines of one token', () => {
    const rule = ruleWith(numbered(10, '#%').replaceAll('\n', ' '), 'text-layer');
    expect(warningOf(rule, numbered(60, '#%'), 'skeleton')).toBeUndefined();
    expect(warningOf(rule, numbered(61, '#%'), 'skeleton')).toMatchObject({ limit: 60 });
  });

  it('takes runs of digits of any script for one, and tells letters apart', () => {
    const arabic = Array.from({ length: 41 }, (_, i) =>
      `صف ${i}`.replace(/\d/g, (d) => String.fromCharCode(0x660 + Number(d))),
    );
    expect(warningOf(ruleWith('a', 'exact'), arabic.join('\n'), 'skeleton')).toMatchObject({
      measured: 41,
    });
    const words = Array.from({ length: 60 }, (_, i) => `row ${'a'.repeat(i + 1)} of it`);
    expect(warningOf(ruleWith('a', 'exact'), words.join('\n'), 'skeleton')).toBeUndefined();
  });

  it('names the worst of several', () => {
    const output = [numbered(45, 'row #'), numbered(60, 'rank # x'), numbered(50, 'no #')];
    expect(warningOf(ruleWith('a', 'exact'), output.join('\n'), 'skeleton')).toMatchObject({
      unit: 'rank 0 x',
      measured: 60,
    });
  });

  it('tells apart lines that differ where digits end', () => {
    const output = [numbered(30, 'a # b'), numbered(30, 'a #b'), numbered(30, 'a#')].join('\n');
    expect(warningOf(ruleWith('a', 'exact'), output, 'skeleton')).toBeUndefined();
  });
});

describe('bloat', () => {
  it('allows 10,000 characters on any page, however they are composed', () => {
    const rule = ruleWith('lamp', 'exact');
    expect(warningOf(rule, many('e\u0301', 10_000), 'bloat')).toBeUndefined();
    expect(warningOf(rule, many('e\u0301', 10_001), 'bloat')).toEqual({
      name: 'bloat',
      unit: '',
      measured: 10_001,
      limit: 10_000,
      sentence: '10001 characters, more than 10 times what the page has.',
    });
  });

  it('allows ten times the reference', () => {
    const rule = ruleWith(many('lamp ', 300), 'exact');
    expect(warningOf(rule, many('x', 15_000), 'bloat')).toBeUndefined();
    expect(warningOf(rule, many('x', 15_001), 'bloat')).toMatchObject({ limit: 15_000 });
  });
});

describe('thin and coverage', () => {
  it.each<[string, string, PageMode, string, number | null]>([
    ['all words', 'a b', 'exact', 'b a c', 1],
    ['half of them', 'a b', 'text-layer', 'a', 0.5],
    ['none of them', 'a b', 'exact', 'c', 0],
    ['words as a multiset', 'a a a b', 'exact', 'a a b b', 0.75],
    ['words folded and trimmed', '"lamp" lamp oil .... O', 'text-layer', '(lamp) 0 oi lamps', 0.5],
    ['words in long punctuation', 'a', 'exact', `${many('(', 50)}a${many(')', 50)}`, 1],
    ['nothing in mode none', 'a', 'none', 'a', null],
    ['nothing on a page without words', '...', 'exact', 'a', null],
    ['nothing of an empty answer', 'a', 'exact', '', 0],
  ])('covers %s', (_, reference, mode, output, coverage) => {
    expect(judgeOutput(ruleWith(reference, mode), output).coverage).toBe(coverage);
  });

  it('warns of less than half of the words', () => {
    expect(warningOf(ruleWith('a b c', 'exact'), 'a', 'thin')).toEqual({
      name: 'thin',
      unit: '',
      measured: 1 / 3,
      limit: 0.5,
      sentence: 'the output has 33 of every 100 words of the page.',
    });
    expect(warningOf(ruleWith('a b', 'exact'), 'a', 'thin')).toBeUndefined();
    expect(warningOf(ruleWith('a b', 'exact'), '', 'thin')).toBeUndefined();
    expect(warningOf(ruleWith('a b', 'none'), 'c', 'thin')).toBeUndefined();
  });
});

describe('doubling', () => {
  it('warns of an output that is its first half twice', () => {
    expect(warningOf(ruleWith('lamp oil', 'exact'), 'lamp oil\nlamp oil', 'doubling')).toEqual({
      name: 'doubling',
      unit: 'lamp oil',
      measured: 2,
      limit: 1,
      sentence: 'the whole output is written twice.',
    });
  });

  it.each([
    ['an odd number of tokens', 'a', 'a b a'],
    ['halves that differ', 'a', 'a b a c'],
    ['an empty answer', 'a', ''],
    ['one token', 'a', 'a'],
    ['a page that is doubled itself', 'a b a b', 'a b a b'],
  ])('does not warn of %s', (_, reference, output) => {
    expect(warningOf(ruleWith(reference, 'exact'), output, 'doubling')).toBeUndefined();
  });

  it('warns where a doubled page is doubled again', () => {
    const rule = ruleWith('a b a b', 'exact');
    expect(warningOf(rule, 'a b a b a b a b', 'doubling')).toMatchObject({ unit: 'a b a b' });
  });

  const block = ['first 1', 'b', 'c', 'd', 'e'];

  it('warns of a block of five lines that the page has once', () => {
    const output = [...block, 'x', ...block, 'y', ...block].join('\n');
    expect(warningOf(ruleWith([...block, 'f'].join('\n'), 'exact'), output, 'doubling')).toEqual({
      name: 'doubling',
      unit: 'first 1',
      measured: 3,
      limit: 1,
      sentence: 'a block of 5 lines is there 3 times; the page has it once.',
    });
  });

  it.each([
    ['a block of four', [...block, 'f'], [...block.slice(1), 'x', ...block.slice(1)]],
    ['a block that the page has twice', [...block, 'f', ...block], [...block, 'x', ...block]],
    ['a block that the page lacks', ['b'], [...block, 'x', ...block]],
    ['copies that overlap', ['z', 'a', 'a', 'a', 'a', 'a'], ['z', ...Array<string>(9).fill('a')]],
  ])('does not warn of %s', (_, page, output) => {
    const rule = ruleWith(page.join('\n'), 'exact');
    expect(warningOf(rule, output.join('\n'), 'doubling')).toBeUndefined();
  });
});
