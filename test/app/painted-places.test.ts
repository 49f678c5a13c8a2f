import { describe, expect, it } from 'vitest';
import { paintedPlaces } from '../../src/app/painted-places.ts';
import { NOTHING_PAINTED } from '../../src/report/html/output-spans.ts';
import { judgeOutput } from '../../src/rule/judge.ts';
import { publishedRule } from '../../src/rule/published.ts';

function worst(reference: string, output: string) {
  const [finding] = judgeOutput(publishedRule(reference, 'text-layer'), output).budgets;
  if (finding === undefined) throw new Error('nothing measured');
  return finding;
}

describe('paintedPlaces', () => {
  it('paints nothing on a page that repeats within its budgets', () => {
    const output = 'Lamp oil\n'.repeat(12);
    const finding = worst(output, output);
    expect(finding.where.length).toBeGreaterThan(0);
    expect(paintedPlaces(output, finding)).toEqual(NOTHING_PAINTED);
  });

  it('paints nothing for a budget that is just met, and where nothing was measured', () => {
    const finding = worst('Lamp oil', 'Lamp oil\n'.repeat(90));
    expect(paintedPlaces('x', { ...finding, overshoot: 1 })).toEqual(NOTHING_PAINTED);
    expect(paintedPlaces('x', { ...finding, overshoot: null })).toEqual(NOTHING_PAINTED);
  });

  it('paints the first and last copies of a loop, and says how many are between', () => {
    const output = `Head\n${'Lamp oil\n**Lamp** oil\n'.repeat(100)}Tail`;
    const finding = worst('Lamp oil', output);
    const { head, left, tail } = paintedPlaces(output, {
      ...finding,
      check: 'line',
      measured: 200,
    });
    expect([head.length, left, tail.length]).toEqual([6, 191, 3]);
    expect(output.slice(head[1]?.start, head[1]?.end)).toBe('Lamp** oil');
    expect(paintedPlaces(output, finding).left).toBeGreaterThan(100);
  });
});
