import { type PageResult, type RunResults, SCHEMA_VERSION } from '../../src/results/model.ts';
import { summarize } from '../../src/results/summary.ts';

const quiet: PageResult['verdict'] = {
  cause: 'none',
  sentence: 'Nothing repeats more than the page has it.',
  check: null,
  unit: null,
  measured: null,
  limit: null,
  pageCount: null,
  overshoot: null,
  where: [],
  budgets: [],
  warnings: [],
  coverage: 0.99,
};

export interface PageFields {
  readonly outcome?: PageResult['outcome'];
  readonly sentence?: string;
  readonly coverage?: number | null;
  readonly warnings?: PageResult['verdict']['warnings'];
  readonly durationMs?: number | null;
  readonly confirmation?: { readonly runs: number; readonly bad: number };
}

/** A page of a run, `room/id`; ghost-free unless said otherwise. */
export function page(name: string, fields: PageFields = {}): PageResult {
  const slash = name.indexOf('/');
  return {
    room: name.slice(0, slash),
    id: name.slice(slash + 1),
    tags: [],
    outcome: fields.outcome ?? 'ghost-free',
    verdict: {
      ...quiet,
      sentence: fields.sentence ?? quiet.sentence,
      warnings: fields.warnings ?? [],
      coverage: fields.coverage === undefined ? quiet.coverage : fields.coverage,
    },
    durationMs: fields.durationMs === undefined ? 420 : fields.durationMs,
    attempts: 1,
    outputBytes: 100,
    exitCode: 0,
    ...(fields.confirmation === undefined ? {} : { confirmation: fields.confirmation }),
  };
}

/** A whole run over these pages. */
export function run(pages: readonly PageResult[], fields: Partial<RunResults> = {}): RunResults {
  return {
    schemaVersion: SCHEMA_VERSION,
    tool: { name: 'boobench', version: '0.0.0' },
    dataset: { source: 'house', revision: 'sha256:0', ruleVersion: '1' },
    parser: { label: 'parser', command: 'parse {input}' },
    commit: 'a1b2c3d',
    startedAt: '2026-01-01T00:00:00.000Z',
    selection: { rooms: null, pages: null, tags: null, maxPages: null },
    timeoutMs: 600_000,
    shard: null,
    pages,
    summary: summarize(pages),
    ...fields,
  };
}
