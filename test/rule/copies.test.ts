import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOfCopies } from '../../src/rule/copies.ts';
import { judgeOutput } from '../../src/rule/judge.ts';
import type { Finding, Place } from '../../src/rule/types.ts';
import { samples } from '../properties/texts.ts';
import { findingOf, ruleWith, streamOf } from './verdicts.ts';

const ALL = { few: 1e9, head: 0, tail: 0, runHead: 1e9, runTail: 1e9 };
const FEW = { few: 3, head: 2, tail: 1, runHead: 8, runTail: 4 };
const RUNS = Number(process.env['BOOBENCH_PROPERTY_RUNS'] ?? 300);

function slices(raw: string, places: readonly Place[]): readonly string[] {
  return places.map(({ start, end }) => raw.slice(start, end));
}

function found(output: string, check: Finding['check']): Finding {
  const finding = findingOf(ruleWith('', 'none'), output, check);
  if (finding === undefined) throw new Error(`nothing measured by ${check}`);
  return finding;
}

describe('placesOfCopies', () => {
  it('finds the copies of a line in every spacing and markup', () => {
    const spellings = ['Lamp oil', '**Lamp** oil', '- Lamp   oil', '<p>Lamp <b>oil</b></p>'];
    const output = ['Head', ...spellings, 'Other', 'Lamp&nbsp;oil', 'Lamp o1l', 'Tail'].join('\n');
    const { head, left } = placesOfCopies(output, found(output, 'line'), ALL);
    expect(slices(output, head)).toEqual([
      'Lamp oil',
      'Lamp** oil',
      'Lamp   oil',
      'Lamp <b>oil',
      'Lamp&nbsp;oil',
    ]);
    expect(left).toBe(0);
  });

  it('finds whole tables', () => {
    const table = '| a1 | b1 |\n|---|---|\n| c2 | d2 |\n';
    const spaced = '|a1|  b1|\n|:--|---|\n|**c2**|d2|\n';
    const output = [table, spaced, table].join('\nwords\n\n');
    const { head } = placesOfCopies(output, found(output, 'table'), ALL);
    expect(head.length).toBe(3);
    expect(slices(output, head).map(streamOf)).toEqual(['a1b1c2d2', 'a1b1c2d2', 'a1b1c2d2']);
  });

  it('counts the copies of a run that are left out, whatever stands between them', () => {
    const output = `start ${Array.from({ length: 100 }, (_, at) => `the green lamp${' '.repeat(1 + (at % 3))}`).join('')}end`;
    const { head, left, tail } = placesOfCopies(output, found(output, 'phrase'), {
      ...FEW,
      runHead: 36,
      runTail: 24,
    });
    expect(left).toBe(95);
    expect(slices(output, head)).toEqual(['the green lamp the green lamp  the green lamp']);
    expect(slices(output, tail)).toEqual(['the green lamp   the green lamp']);
  });

  it('finds every run of fill', () => {
    const output = `A ${'.'.repeat(50)} 1\nB ${'…'.repeat(10)} 2\nC .. 3\nD ${'_'.repeat(90)}`;
    const rule = ruleWith('A', 'exact');
    const finding = findingOf(rule, output, 'fill_total');
    const { head } = placesOfCopies(output, finding!, ALL);
    expect(slices(output, head)).toEqual(['.'.repeat(50), '…'.repeat(10), '_'.repeat(90)]);
  });

  it('keeps the places of a verdict whose output is another text now', () => {
    const output = 'Lamp oil\n'.repeat(30);
    const finding = found(output, 'line');
    for (const other of ['', 'x', `  ${output}`]) {
      expect(placesOfCopies(other, finding, ALL)).toEqual({
        head: finding.where,
        left: 0,
        tail: [],
      });
    }
  });

  const LARGE = 5 * 1024 * 1024;
  const SHOWN = { few: 14, head: 6, tail: 3, runHead: 480, runTail: 160 };

  it.each([
    ['line', 'Head\n', '**Lamp** oil\nLamp oil\nother words\n', 'Lamp** oil', 'Lamp oil'],
    [
      'table',
      '\n',
      '| a1 | b1 |\n|---|---|\n| c2 | d2 |\n\n',
      'a1 | b1 |\n|---|---|\n| c2 | d2',
      '',
    ],
  ] as const)(
    'finds the first and last copies of a %s in a large output',
    (check, before, unit, first, second) => {
      const output = before + unit.repeat(Math.ceil(LARGE / unit.length));
      const finding = found(output, check);
      const { head, left, tail } = placesOfCopies(output, finding, SHOWN);
      expect([head.length, tail.length]).toEqual([6, 3]);
      expect(6 + left + 3).toBe(finding.measured);
      const last = second === '' ? first : second;
      expect(slices(output, head).slice(0, 2)).toEqual([first, last]);
      expect(slices(output, tail).at(-1)).toBe(last);
      expect(head[0]).toEqual(finding.where[0]);
      expect(tail.at(-1)).toEqual(finding.where.at(-1));
    },
  );

  it('cuts a run in a large output into whole copies where they are spelled alike', () => {
    const unit = 'the green lamp ';
    const output = `start ${unit.repeat(Math.ceil(LARGE / unit.length))}`.trimEnd();
    const finding = found(output.slice(0, 20_000 - 5), 'phrase');
    const copies = 349_520;
    const start = finding.where[0]!.start;
    const loop = { ...finding, measured: copies, where: [{ start, end: start + copies * 15 - 1 }] };
    const { head, left, tail } = placesOfCopies(output, loop, SHOWN);
    expect(slices(output, head)).toEqual([output.slice(start, start + 32 * 15)]);
    expect(tail).toEqual([{ start: start + (copies - 10) * 15, end: start + copies * 15 - 1 }]);
    expect(left).toBe(copies - 42);
    const uneven = { ...loop, measured: copies - 1 };
    expect(placesOfCopies(output, uneven, SHOWN)).toEqual({ head: loop.where, left: 0, tail: [] });
  });

  it('finds as many copies as the rule counted, each with the characters of the first', () => {
    fc.assert(
      fc.property(samples(), ({ rule, output }) => {
        const findings = judgeOutput(rule, output).budgets;
        for (const finding of findings.filter(
          ({ check }) => check === 'line' || check === 'table',
        )) {
          const { head, left } = placesOfCopies(output, finding, ALL);
          expect([head.length, left]).toEqual([finding.measured, 0]);
          expect(head).toEqual(expect.arrayContaining([...finding.where]));
          expect(head.at(0)).toEqual(finding.where.at(0));
          expect(head.at(-1)).toEqual(finding.where.at(-1));
          const cut = placesOfCopies(output, finding, FEW);
          expect(cut.head.length + cut.left + cut.tail.length).toBe(finding.measured);
          expect(cut.head).toEqual(head.slice(0, cut.head.length));
          expect(cut.tail).toEqual(cut.tail.length === 0 ? [] : head.slice(-cut.tail.length));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('cuts a run into whole copies', () => {
    fc.assert(
      fc.property(samples(), ({ rule, output }) => {
        const findings = judgeOutput(rule, output).budgets;
        for (const finding of findings) {
          if (finding.check !== 'unit_run' && finding.check !== 'phrase') continue;
          const whole = placesOfCopies(output, finding, ALL);
          expect(whole).toEqual({ head: finding.where, left: 0, tail: [] });
          const { head, left, tail } = placesOfCopies(output, finding, FEW);
          expect(head[0]?.start).toBe(finding.where[0]?.start);
          expect((tail[0] ?? head[0])?.end).toBe(finding.where[0]?.end);
          expect(left).toBeLessThan(finding.measured);
          if (tail[0] !== undefined) expect(tail[0].start).toBeGreaterThanOrEqual(head[0]!.end);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
