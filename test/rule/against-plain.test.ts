import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean } from '../../src/rule/clean.ts';
import { tokensText } from '../../src/rule/clean-text.ts';
import { judgeOutput } from '../../src/rule/judge.ts';
import type { CheckName } from '../../src/rule/types.ts';
import { MIN_COPIES } from '../../src/text/periods.ts';
import { WINDOW } from '../../src/text/unit-window.ts';
import { hostileTexts, samples } from '../properties/texts.ts';
import { cleanPlain } from './plain/clean.ts';
import { judgePlain, ratioOf } from './plain/judge.ts';
import type { PlainFinding } from './plain/verdict.ts';

const RUNS = Number(process.env['BOOBENCH_PROPERTY_RUNS'] ?? 300);
const SEED = process.env['BOOBENCH_PROPERTY_SEED'];
const options = { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: Number(SEED) }) };

function cleanedLines(text: string): string[] {
  const cleaned = clean(text);
  return [...cleaned.lineId.keys()].map((line) =>
    tokensText(cleaned, cleaned.lineToken[line]!, cleaned.lineToken[line + 1]!),
  );
}

/** A single copy, or two back to back, is no repetition yet, whatever a rule's slacks say. */
function counts({ check, measured }: PlainFinding): boolean {
  if (check === 'unit_run' || check === 'phrase') return measured >= MIN_COPIES;
  return (check !== 'line' && check !== 'table') || measured >= 2;
}

function worstOf(findings: readonly PlainFinding[], check: CheckName): number {
  return Math.max(0, ...findings.filter((finding) => finding.check === check).map(ratioOf));
}

/** An entity whose mark joins what stands before it may count to either side of a removed stretch. */
function slack(check: CheckName): number {
  return check === 'markup' ? 34 / 5000 : 0;
}

describe('judgeOutput against the plain reading', () => {
  it('cleans like it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          samples().map((sample) => sample.output),
          hostileTexts(),
        ),
        (text) => {
          // A lone surrogate, which no UTF-8 answer can hold, is read as U+FFFD.
          expect(cleanedLines(text)).toEqual(cleanPlain(text.toWellFormed()));
        },
      ),
      options,
    );
  });

  it('cleans long lines like it, wherever a pair, a mark or a space meets the edge of a block', () => {
    const parts = fc.constantFrom(
      'x',
      'Falk ',
      '👻',
      '…',
      'e\u0301',
      ' | ',
      '**b** ',
      '\\_',
      '$O',
      '丙',
      '`',
    );
    const lines = fc.tuple(fc.nat(70), fc.array(parts, { minLength: 1, maxLength: 6 }));
    fc.assert(
      fc.property(lines, ([lead, pattern]) => {
        const loop = pattern.join('');
        const text = 'k'.repeat(lead) + loop.repeat(Math.ceil((WINDOW + 100) / loop.length));
        expect(cleanedLines(text)).toEqual(cleanPlain(text));
      }),
      { ...options, numRuns: Math.ceil(RUNS / 10) },
    );
  });

  it('measures like it', () => {
    fc.assert(
      fc.property(samples(), ({ rule, output }) => {
        const plain = judgePlain(rule, output);
        const fast = judgeOutput(rule, output);
        const findings = plain.findings.filter(counts);
        const over = findings.filter(
          ({ check, measured, limit }) => check === 'empty' || measured > limit,
        );

        expect({ over, overshoots: fast.overshoots }).toMatchObject({
          overshoots: over.length > 0,
        });
        for (const { check } of over) {
          const budget = fast.budgets.find((finding) => finding.check === check);
          expect({ check, ratio: budget?.overshoot }).toEqual({
            check,
            ratio: worstOf(findings, check),
          });
        }
        for (const { check, overshoot } of fast.budgets) {
          // Below a limit short runs need not be found, but nothing is measured that is not there.
          expect({
            check,
            overshoot,
            more: overshoot > worstOf(findings, check) + slack(check),
          }).toMatchObject({
            more: false,
          });
        }
        expect(fast.coverage).toBe(plain.coverage);
        expect(fast.warnings.map((warning) => warning.name).toSorted()).toEqual(
          plain.warnings.toSorted(),
        );
      }),
      options,
    );
  });
});
