import { describe, expect, it } from 'vitest';
import { judgePlain, ratioOf } from './judge.ts';
import { outputOf, readLoopCases, ruleOf } from './loop-cases.ts';

describe('judgePlain on the golden loops', () => {
  it('has cases of both verdicts', () => {
    expect(new Set(readLoopCases().map((c) => c.expected))).toEqual(new Set(['boo', 'pass']));
  });

  it.each(readLoopCases())('$id is $expected: $why', (loopCase) => {
    const verdict = judgePlain(ruleOf(loopCase), outputOf(loopCase));
    const over = verdict.findings.filter((finding) => ratioOf(finding) > 1);

    expect({ over, boo: verdict.overshoots }).toMatchObject({ boo: loopCase.expected === 'boo' });
    expect(verdict.warnings).toEqual(
      expect.arrayContaining(loopCase.warning === undefined ? [] : [loopCase.warning]),
    );
  });
});
