import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AllowEntry } from '../../src/gate/allow-entry.ts';
import { compareRuns } from '../../src/gate/compare.ts';
import { decide, type Policies } from '../../src/gate/policy.ts';
import { displayWidth } from '../../src/report/display-width.ts';
import { renderComparison } from '../../src/report/terminal-gate.ts';
import type { PageResult, RunResults } from '../../src/results/model.ts';
import { page, run } from './pages.ts';

const policies: Policies = {
  failOn: [{ kind: 'boos-rise' }, { kind: 'lost-rise' }],
  failOnMissingBaseline: false,
  minGhostFree: [],
  maxLost: null,
};

function rendered(
  base: RunResults | null,
  head: RunResults,
  options: { columns?: number; color?: boolean; allow?: readonly AllowEntry[] } = {},
): string {
  const comparison = compareRuns(base, head, options.allow ?? []);
  return renderComparison(comparison, decide(comparison, policies), {
    color: options.color ?? false,
    columns: options.columns ?? 80,
  });
}

const boo = (name: string, sentence = '`x` too often.'): PageResult =>
  page(name, { outcome: 'boo', sentence });

describe('renderComparison', () => {
  it('gives the verdict first, then rooms, then what became of each page', () => {
    const base = run(
      [
        page('real/a'),
        page('real/b'),
        boo('real/c'),
        boo('real/d'),
        page('trap/e'),
        page('trap/f'),
        boo('trap/g'),
      ],
      { commit: 'b0b0b0b' },
    );
    const head = run([
      boo('real/a'),
      page('real/b'),
      page('real/c'),
      boo('real/d'),
      page('trap/e', { outcome: 'lost', sentence: 'Still running after 10 minutes.' }),
      page('trap/f', {
        outcome: 'boo',
        sentence: '`y` too often.',
        confirmation: { runs: 3, bad: 1 },
      }),
      boo('trap/g', '`z` too often.'),
    ]);
    const allow = [
      {
        page: 'trap/g',
        reason: 'known, see the parser notes',
        expires: '2026-12-31',
        origin: { file: 'allow.yml', line: 1 },
      },
    ];
    expect(rendered(base, head, { allow })).toBe(
      [
        'Failed. Lost pages rose by 1: 1 new, 0 no longer lost.',
        'Head a1b2c3d, base b0b0b0b',
        '',
        'Room  Pages  Ghost-free   Base  Change  Boos  Lost  Coverage  Median s',
        'real      4       50.0%  50.0%     0.0     2     0     99.0%      0.42',
        'trap      3        0.0%  66.7%   −66.7     2     1     99.0%      0.42',
        '──────────────────────────────────────────────────────────────────────',
        'all       7       28.6%  57.1%   −28.5     4     1     99.0%      0.42',
        '',
        'New Boos (1)',
        '  real/a: `x` too often.',
        '',
        'Newly Lost (1)',
        '  trap/e: Still running after 10 minutes.',
        '',
        'Flaky, not counted (1)',
        '  trap/f: `y` too often. Bad in 1 of 3 runs.',
        '',
        'On the allow-list, not counted (1)',
        '  trap/g: known, see the parser notes (until 2026-12-31)',
        '',
        'Fixed (1)',
        '  real/c',
        '',
        'Still Boos (1)',
        '  real/d',
        '',
        '5 pages compared, 1 ghost-free in both.',
        '',
      ].join('\n'),
    );
  });

  it('names pages that did not run and never calls them fixed', () => {
    const text = rendered(run([boo('real/a'), page('real/b')]), run([page('real/b')]));
    expect(text).toMatch(/^Failed\. 1 page of the base did not run\./);
    expect(text).toContain('Not run (1)\n  real/a\n');
    expect(text).not.toContain('Fixed');
  });

  it('says that there is no baseline, and shows the Boos all the same', () => {
    const text = rendered(null, run([page('real/a'), boo('real/b')]));
    expect(text).toMatch(
      /^Neutral\. There is no baseline to compare with\.\nHead a1b2c3d, no baseline\n/,
    );
    expect(text).toContain('real      2       50.0%     –       –');
    expect(text).toContain(
      'Boos and Lost pages that the base does not have (1)\n  real/b: `x` too often.\n',
    );
    expect(text).toContain('0 pages compared, 0 ghost-free in both, 2 added.');
  });

  it('says why runs are not comparable', () => {
    const other = run([page('real/a')], { timeoutMs: 1000 });
    expect(rendered(other, run([page('real/a')]))).toMatch(
      /^Neutral\. Not comparable with the base because /,
    );
  });

  it('lists thirty names and counts the rest', () => {
    const pages = Array.from({ length: 50 }, (_, at) => boo(`real/p${at}`));
    const text = rendered(run(pages), run(pages));
    expect(text).toContain('Still Boos (50)');
    expect(text).toContain(' and 20 more\n');
  });

  it('shows what the comparison has to say besides', () => {
    const allow = [
      {
        page: 'real/gone',
        reason: 'x',
        expires: '2026-12-31',
        origin: { file: 'allow.yml', line: 4 },
      },
    ];
    expect(rendered(run([page('real/a')]), run([page('real/a')]), { allow })).toMatch(
      /\nNote: .*real\/gone/,
    );
  });

  it('never writes a line wider than the terminal, and lets nothing steer it', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(
        '\u001b[2J',
        '\u0007',
        '\n',
        '::error::',
        '##[x]',
        '\u202e',
        '\ud800',
        '目',
        '😀',
        ' ',
        'word',
        '/',
      ),
      minLength: 1,
      maxLength: 40,
    });
    const outcome = fc.constantFrom<PageResult['outcome']>('ghost-free', 'boo', 'lost', 'error');
    const pages = fc.array(fc.record({ outcome, id: fc.constantFrom('a', 'b', 'c', 'd') }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        pages,
        pages,
        hostile,
        hostile,
        fc.integer({ min: 40, max: 130 }),
        fc.boolean(),
        (before, after, name, sentence, columns, color) => {
          const runOf = (
            list: readonly { outcome: PageResult['outcome']; id: string }[],
          ): RunResults => {
            const unique = new Map(list.map((each) => [each.id, each]));
            return run(
              [...unique.values()].map((each) => ({
                ...page('room/page', { outcome: each.outcome, sentence }),
                room: name,
                id: `${each.id}${name}`,
              })),
              { commit: name },
            );
          };
          const text = rendered(runOf(before), runOf(after), { columns, color });
          const bare = text.replaceAll(/\u001b\[(?:1|2|22|32|33|39|1;31|22;39|7;31|27;39)m/g, '');
          expect(bare).not.toMatch(/[\p{Cs}\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/u);
          for (const line of bare.split('\n')) {
            expect(displayWidth(line)).toBeLessThanOrEqual(columns);
            expect(line.trimStart().startsWith('::')).toBe(false);
          }
          expect(bare).not.toContain('##[');
        },
      ),
      { numRuns: 200 },
    );
  });
});
