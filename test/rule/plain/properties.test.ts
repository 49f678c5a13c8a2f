import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleParameters } from '../../../src/rule/types.ts';
import { htmlTable, references, rulesFor, samples, SHAPES, units } from '../../properties/texts.ts';
import { cleanPlain } from './clean.ts';
import { judgePlain, ratioOf } from './judge.ts';
import { publishedRule } from './loop-cases.ts';
import type { PlainVerdict } from './verdict.ts';

const RUNS = { numRuns: 60 };

function overOf(rule: RuleParameters, output: string): readonly string[] {
  const over = judgePlain(rule, output).findings.filter((finding) => ratioOf(finding) > 1);
  return over.map((f) => `${f.check} ${f.unit}: ${f.measured} > ${f.limit} (${f.pageCount})`);
}

function answerOf({ overshoots, warnings, coverage, worst }: PlainVerdict): unknown {
  return { overshoots, warnings, coverage, worst: [...worst] };
}

const pages = references().chain((lines) =>
  rulesFor(lines.join('\n'), ['text-layer', 'exact']).map((rule) => ({ lines, rule })),
);

describe('the plain reading keeps what must always hold', () => {
  it('passes a reference against itself', () => {
    fc.assert(
      fc.property(pages, ({ rule }) => {
        expect(overOf(rule, rule.referenceText)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('gives one verdict for both newlines, both compositions, with and without a final newline', () => {
    fc.assert(
      fc.property(samples(), ({ rule, output }) => {
        const plain = output.replaceAll('\r\n', '\n');
        const expected = answerOf(judgePlain(rule, plain.normalize('NFC')));
        const crlf = plain.normalize('NFD').replaceAll(/(?<!\r)\n/gu, '\r\n');
        expect(answerOf(judgePlain(rule, crlf))).toEqual(expected);
        const longer = /[\n\r\v\f\u0085\u2028\u2029]$/u.test(plain) ? plain : `${plain}\n`;
        expect(answerOf(judgePlain(rule, longer.normalize('NFC')))).toEqual(expected);
      }),
      RUNS,
    );
  });

  it.each(SHAPES.map((write, at) => [at, write] as const))(
    'passes shape %i of an exact page',
    (_, write) => {
      fc.assert(
        fc.property(references(), (lines) => {
          expect(overOf(publishedRule(lines.join('\n'), 'exact'), write(lines))).toEqual([]);
        }),
        RUNS,
      );
    },
  );

  it('fails a page whose last row is looped 150 times', () => {
    const lastWord = fc.constantFrom('Others 7,450', 'Falk 450 4.5', 'lamp');
    fc.assert(
      fc.property(references(), lastWord, (lines, last) => {
        const rule = publishedRule([...lines, last].join('\n'), 'exact');
        const looped = [...lines, ...Array.from({ length: 150 }, () => last)];
        expect(judgePlain(rule, looped.join('\n')).overshoots).toBe(true);
        expect(judgePlain(rule, htmlTable(looped)).overshoots).toBe(true);
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
        const shorter = judgePlain(rule, unit.repeat(count));
        // An empty answer is a Boo that any text ends.
        fc.pre(shorter.overshoots && !shorter.worst.has('empty'));
        expect(judgePlain(rule, unit.repeat(count + more)).overshoots).toBe(true);
      }),
      RUNS,
    );
  });

  it('cleans a cleaned text of letters to itself', () => {
    fc.assert(
      fc.property(samples(), ({ output }) => {
        const cleaned = cleanPlain(output);
        const isPlain = cleaned.every((line) => /^[\p{L}\p{N} ]+$/u.test(line));
        fc.pre(isPlain);
        expect(cleanPlain(cleaned.join('\n'))).toEqual(cleaned);
      }),
      RUNS,
    );
  });
});

describe('samples', () => {
  it('holds Boos and passes of every mode in good shares', () => {
    const verdicts = fc
      .sample(samples(), { numRuns: 300, seed: 7 })
      .map(({ rule, output }) => `${rule.mode} ${judgePlain(rule, output).overshoots}`);
    for (const kind of ['text-layer', 'exact', 'none'].flatMap((m) => [
      `${m} true`,
      `${m} false`,
    ])) {
      expect(verdicts.filter((verdict) => verdict === kind).length).toBeGreaterThan(20);
    }
  });
});
