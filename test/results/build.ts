import * as fc from 'fast-check';
import type {
  Cause,
  Outcome,
  PageResult,
  PageVerdict,
  RunResults,
} from '../../src/results/model.ts';
import { comparePages } from '../../src/results/order.ts';
import { summarize } from '../../src/results/summary.ts';

const CAUSE: Readonly<Record<Outcome, Cause>> = {
  'ghost-free': 'none',
  boo: 'loop',
  lost: 'timed-out',
  error: 'not-judged',
};

export type PageFields = Partial<Omit<PageResult, 'verdict'>> & {
  readonly verdict?: Partial<PageVerdict>;
};

/** A page `room/id` with a verdict that fits its outcome. */
export function page(name: string, outcome: Outcome, fields: PageFields = {}): PageResult {
  const at = name.indexOf('/');
  const boo = outcome === 'boo';
  return {
    id: name.slice(at + 1),
    room: name.slice(0, at),
    tags: [],
    outcome,
    durationMs: outcome === 'error' ? null : 1500,
    attempts: outcome === 'error' ? 0 : 1,
    outputBytes: 120,
    exitCode: outcome === 'ghost-free' || boo ? 0 : null,
    ...fields,
    verdict: {
      cause: CAUSE[outcome],
      sentence: boo ? 'copies of one word' : 'nothing to say',
      check: boo ? 'unit_run' : null,
      unit: boo ? 'x' : null,
      measured: boo ? 400 : null,
      limit: boo ? 20 : null,
      pageCount: boo ? 0 : null,
      overshoot: boo ? 20 : null,
      where: boo ? [{ start: 3, end: 403 }] : [],
      budgets: boo
        ? [{ check: 'unit_run', unit: 'x', measured: 400, limit: 20, pageCount: 0 }]
        : [],
      warnings: [],
      coverage: null,
      ...fields.verdict,
    },
  };
}

/** An empty answer: a Boo that measured nothing but that. */
export function emptyPage(name: string): PageResult {
  return page(name, 'boo', {
    outputBytes: 0,
    verdict: { cause: 'empty', check: 'empty', unit: '', measured: 0, overshoot: 0, where: [] },
  });
}

/** A whole run over `pages`, in any order. */
export function run(pages: readonly PageResult[], fields: Partial<RunResults> = {}): RunResults {
  return {
    schemaVersion: 1,
    tool: { name: 'boobench', version: '0.1.0' },
    dataset: { source: 'owner/house', revision: 'abc123', ruleVersion: '1' },
    parser: { label: 'tool', command: 'parse {input}' },
    commit: '0123abcd',
    startedAt: '2026-01-31T12:00:00Z',
    selection: { rooms: null, pages: null, tags: null, maxPages: null },
    timeoutMs: 600_000,
    shard: null,
    pages: pages.toSorted(comparePages),
    summary: summarize(pages),
    ...fields,
  };
}

/** A run that has one page of every kind. */
export function variedRun(): RunResults {
  return run([
    page('script/p-1', 'ghost-free', { tags: ['script:thai'], verdict: { coverage: 0.25 } }),
    page('real/a 1', 'boo', {
      confirmation: { runs: 3, bad: 2 },
      verdict: {
        unit: 'สวัสดี "|"',
        warnings: [{ name: 'thin', unit: '', measured: 10, limit: 50, sentence: 'little is left' }],
      },
    }),
    emptyPage('trap/b'),
    page('zoo/z', 'lost', { durationMs: 600_000.25 }),
    page('ghost/é', 'error', { verdict: { sentence: 'the document is missing' } }),
    page('trap/a', 'ghost-free', { durationMs: 2500, verdict: { coverage: 0.9 } }),
  ]);
}

export const outcomes: fc.Arbitrary<Outcome> = fc.constantFrom(
  'ghost-free',
  'boo',
  'lost',
  'error',
);

/** Pages of a small house with random outcomes and coverages, no page twice. */
export const anyPages: fc.Arbitrary<PageResult[]> = fc.uniqueArray(
  fc
    .record({
      room: fc.constantFrom('real', 'trap', 'ghost', 'zoo'),
      id: fc.integer({ min: 0, max: 12 }),
      outcome: outcomes,
      coverage: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      durationMs: fc.option(fc.nat()),
    })
    .map(({ room, id, outcome, coverage, durationMs }) =>
      page(`${room}/p${id}`, outcome, { durationMs, verdict: { coverage } }),
    ),
  { selector: ({ room, id }) => `${room}/${id}`, maxLength: 25 },
);

/** The error that `act` throws. */
export function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** JSON text with one field changed, or taken out for `undefined`; found by its path. */
export function changed(text: string, path: readonly (string | number)[], value: unknown): string {
  const [key, ...rest] = path;
  const whole: unknown = JSON.parse(text);
  if (key === undefined) return JSON.stringify(value);
  const entries: [string, unknown][] =
    typeof whole === 'object' && whole !== null ? Object.entries(whole) : [];
  const inner = entries.find(([name]) => name === String(key))?.[1];
  const replaced: unknown =
    rest.length === 0 ? value : JSON.parse(changed(JSON.stringify(inner), rest, value));
  if (Array.isArray(whole)) return JSON.stringify(whole.with(Number(key), replaced));
  return JSON.stringify({ ...Object.fromEntries(entries), [key]: replaced });
}
