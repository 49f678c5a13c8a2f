import { describe, expect, it } from 'vitest';
import { judgeOutput } from '../../src/rule/judge.ts';
import { outputOf, readLoopCases, ruleOf } from './plain/loop-cases.ts';

describe('judgeOutput on the golden loops', () => {
  it.each(readLoopCases())('$id is $expected: $why', (loopCase) => {
    const verdict = judgeOutput(ruleOf(loopCase), outputOf(loopCase));

    expect(verdict).toMatchObject({ overshoots: loopCase.expected === 'boo' });
    expect(verdict.warnings.map((warning) => warning.name)).toEqual(
      expect.arrayContaining(loopCase.warning === undefined ? [] : [loopCase.warning]),
    );
  });
});
