import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeOutput } from '../../src/rule/judge.ts';
import type { CheckName, Finding, RuleParameters, RuleVerdict } from '../../src/rule/types.ts';
import { htmlTable, references, rulesFor, samples, SHAPES, units } from '../properties/texts.ts';
import { cleanedLines, ruleWith, streamOf } from './verdicts.ts';

const RUNS = { numRuns: Number(process.env['BOOBENCH_PROPERTY_RUNS'] ?? 300) };

function overOf(
  rule: RuleParameters,
  output: string,
  exempt: readonly CheckName[] = [],
): readonly string[] {
  const over = judgeOutput(rule, output).budgets.filter(
    ({ check, overshoot }) => overshoot > 1 && !exempt.includes(check),
  );
  return over.map((budget) => budget.sentence);
}

const pages = references().chain((lines) =>
  rulesFor(lines.join('\n'), ['text-layer', 'exact']).map((rule) => ({ lines, rule })),
);

describe('judgeOutput: transcriptions', () => {
  it('passes a reference against itself, and any of its lines', () => {
    const parts = pages.chain(({ lines, rule }) =>
      fc.subarray([...lines]).map((kept) => ({ rule, kept })),
    );
    fc.assert(
      fc.property(parts, ({ rule, kept }) => {
        expect(overOf(rule, rule.referenceText)).toEqual([]);
        // Rules that stand apart on the page are one run where the lines between them are left out.
        expect(overOf(rule, kept.join('\n'), ['fill_run', 'fill_total'])).toEqual([]);
      }),
      RUNS,
    );
  });

  it('passes a page that is a table of dashes against itself', () => {
    const page = '| – | – | – |\n'.repeat(100);
    expect(overOf(ruleWith(page, 'exact'), page)).toEqual([]);
    expect(overOf(ruleWith(page, 'exact'), page.repeat(3))).not.toEqual([]);
  });

  it.each(SHAPES.map((write, at) => [at, write] as const))(
    'passes shape %i of an exact page',
    (_, write) => {
      fc.assert(
        fc.property(references(), (lines) => {
          expect(overOf(ruleWith(lines.join('\n'), 'exact'), write(lines))).toEqual([]);
        }),
        RUNS,
      );
    },
  );

  it('fails a page whose last row is looped 150 times', () => {
    const lastWord = fc.constantFrom('Others 7,450', 'Falk 450 4.5', 'lamp');
    fc.assert(
      fc.property(references(), lastWord, (lines, last) => {
        const rule = ruleWith([...lines, last].join('\n'), 'exact');
        const looped = [...lines, ...Array.from({ length: 150 }, () => last)];
        expect(judgeOutput(rule, looped.join('\n')).overshoots).toBe(true);
        expect(judgeOutput(rule, htmlTable(looped)).overshoots).toBe(true);
      }),
      RUNS,
    );
  });

  it('never passes a loop for having more copies', () => {
    const loops = pages.chain(({ lines, rule }) =>
      fc.record({
        rule: fc.constant(rule),
        unit: units(lines),
        count: fc.integer({ min: 1, max: 40 }),
        more: fc.integer({ min: 1, max: 20 }),
      }),
    );
    fc.assert(
      fc.property(loops, ({ rule, unit, count, more }) => {
        const shorter = judgeOutput(rule, unit.repeat(count));
        // An empty answer is a Boo that any text ends.
        fc.pre(shorter.overshoots && shorter.budgets.every(({ check }) => check !== 'empty'));
        expect(judgeOutput(rule, unit.repeat(count + more)).overshoots).toBe(true);
      }),
      RUNS,
    );
  });
});

/** A verdict without what tells of the raw text: offsets and spelling. */
function answerOf({ budgets, overshoots, coverage, warnings }: RuleVerdict): unknown {
  const measures = budgets.map((b) => [b.check, b.measured, b.limit, b.pageCount]);
  const names = warnings.map(({ name, measured, limit }) => [name, measured, limit]);
  return { measures, overshoots, coverage, names };
}

describe('judgeOutput: one verdict', () => {
  it('for both newlines, both compositions, with and without a final newline', () => {
    fc.assert(
      fc.property(samples(), ({ rule, output }) => {
        const plain = output.replaceAll('\r\n', '\n').toWellFormed();
        const expected = answerOf(judgeOutput(rule, plain.normalize('NFC')));
        const crlf = plain.normalize('NFD').replaceAll(/(?<!\r)\n/gu, '\r\n');
        expect(answerOf(judgeOutput(rule, crlf))).toEqual(expected);
        const longer = /[\n\r\v\f\u0085\u2028\u2029]$/u.test(plain) ? plain : `${plain}\n`;
        expect(answerOf(judgeOutput(rule, longer.normalize('NFC')))).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('for marks of higher planes in either order', () => {
    const text = 'a\u0301\u{101FD} b\u{1D242}\u0323 '.repeat(30);
    const [composed, apart] = ['NFC', 'NFD'].map((form) => cleanedLines(text.normalize(form)));
    expect(apart).toEqual(composed);
  });
});

describe('judgeOutput: places', () => {
  it('lie in the raw output and are not empty', () => {
    fc.assert(
      fc.property(samples(), ({ rule, output }) => {
        for (const finding of judgeOutput(rule, output).budgets) {
          const outside = finding.where.filter(
            ({ start, end }) => start < 0 || start >= end || end > output.length,
          );
          expect({ finding, outside }).toEqual({ finding, outside: [] });
          expect(finding.where.length > 0).toBe(finding.check !== 'empty');
        }
      }),
      RUNS,
    );
  });

  // Marks that stand before a slice may give it another meaning than the slice has alone.
  const plainly = samples().filter(({ output }) => /^[\p{L}\p{M}\p{N} \n,%€☐]*$/u.test(output));
  const findings = (name: CheckName): fc.Arbitrary<{ output: string; finding: Finding }> =>
    plainly
      .map(({ rule, output }) => ({
        output,
        finding: judgeOutput(rule, output).budgets.find(({ check }) => check === name),
      }))
      .filter(
        (given): given is { output: string; finding: Finding } => given.finding !== undefined,
      );

  it.each(['unit_run', 'phrase'] as const)('hold a %s as often as measured', (check) => {
    fc.assert(
      fc.property(findings(check), ({ output, finding: { where, measured } }) => {
        const text = streamOf(output.slice(where[0]?.start, where[0]?.end));
        const unit = text.slice(0, text.length / measured);
        expect([where.length, text]).toEqual([1, unit.repeat(measured)]);
      }),
      { numRuns: Math.ceil(RUNS.numRuns / 5) },
    );
  });

  it('hold the line, each of them', () => {
    fc.assert(
      fc.property(findings('line'), ({ output, finding: { where, measured } }) => {
        const copies = where.map(({ start, end }) => cleanedLines(output.slice(start, end)));
        const line = copies[0]?.[0] ?? '';
        expect(copies).toEqual(copies.map(() => [line]));
        expect(cleanedLines(output).filter((text) => text === line).length).toBe(measured);
      }),
      { numRuns: Math.ceil(RUNS.numRuns / 5) },
    );
  });
});
