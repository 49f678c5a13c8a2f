import * as v from 'valibot';
import { SCHEMA_VERSION } from './model.ts';

/*
 * The structure of `results.json`, version 1. Everything here has a counterpart in JSON Schema, so that
 * the published schema says the same; what ties fields together is in consistency.ts.
 */

const text = v.string();
const word = v.pipe(v.string(), v.nonEmpty('text that is not empty'));
const count = v.pipe(v.number(), v.safeInteger('a whole number'), v.minValue(0, '0 or more'));
const positive = v.pipe(v.number(), v.safeInteger('a whole number'), v.minValue(1, '1 or more'));
/** No count of characters or milliseconds gets past the whole numbers that JSON carries safely. */
const amount = v.pipe(
  v.number(),
  v.minValue(0, '0 or more'),
  v.maxValue(Number.MAX_SAFE_INTEGER, 'at most 2^53 - 1'),
);
const share = v.pipe(v.number(), v.minValue(0, '0 to 1'), v.maxValue(1, '0 to 1'));

/** Rooms and ids become file names: no control character is ever part of one. */
const nameText = v.pipe(
  v.string(),
  v.regex(/^[^\u0000-\u001f\u007f]+$/, 'text that is not empty and has no control characters'),
);
const roomName = v.pipe(
  nameText,
  v.description('real, trap, ghost, script, or the name of a folder'),
);

const checkName = v.pipe(
  v.picklist(['fill_run', 'fill_total', 'unit_run', 'line', 'phrase', 'table', 'markup', 'empty']),
  v.description('The budget of the repetition rule'),
);

const place = v.strictObject({
  start: v.pipe(count, v.description('UTF-16 offset into the raw output')),
  end: v.pipe(count, v.description('UTF-16 offset into the raw output, exclusive')),
});

const budgetLine = v.strictObject({
  check: checkName,
  unit: v.pipe(
    text,
    v.description('The unit or line as on the output, cut, controls made visible'),
  ),
  measured: amount,
  limit: amount,
  pageCount: v.pipe(amount, v.description('How often, or how much of it, the page has')),
});

const warning = v.strictObject({
  name: v.picklist(['skeleton', 'bloat', 'thin', 'doubling']),
  unit: text,
  measured: amount,
  limit: amount,
  sentence: v.pipe(text, v.description('One sentence for people')),
});

const verdict = v.strictObject({
  cause: v.pipe(
    v.picklist([
      'none',
      'loop',
      'empty',
      'failed',
      'hidden-loop',
      'broken-answer',
      'timed-out',
      'not-judged',
    ]),
    v.description('Why the page has its outcome'),
  ),
  sentence: v.pipe(text, v.description('One sentence for people')),
  check: v.pipe(
    v.nullable(checkName),
    v.description('The worst budget; null if nothing was measured'),
  ),
  unit: v.nullable(text),
  measured: v.nullable(amount),
  limit: v.nullable(amount),
  pageCount: v.nullable(amount),
  overshoot: v.pipe(v.nullable(amount), v.description('measured ÷ limit; above 1 is a Boo')),
  where: v.pipe(v.array(place), v.description('The run, or the first, second and last copies')),
  budgets: v.pipe(v.array(budgetLine), v.description('The worst of each check')),
  warnings: v.pipe(v.array(warning), v.description('Never change the outcome')),
  coverage: v.pipe(
    v.nullable(share),
    v.description("Share of the page's words that came back, 0 to 1"),
  ),
});

const confirmation = v.strictObject({
  runs: v.pipe(positive, v.description('Runs of this page in all')),
  bad: v.pipe(positive, v.description('Runs that were a Boo or Lost')),
});

/** One page's entry. */
export const PageSchema = v.strictObject({
  id: nameText,
  room: roomName,
  tags: v.array(text),
  outcome: v.pipe(
    v.picklist(['ghost-free', 'boo', 'lost', 'error']),
    v.description('error: the page could not be judged'),
  ),
  verdict,
  durationMs: v.pipe(
    v.nullable(amount),
    v.description('Wall time; null if the command never ran, or a batch did not tell'),
  ),
  attempts: v.pipe(count, v.description('How often the command was started')),
  outputBytes: v.pipe(count, v.description('Size of the raw answer in UTF-8')),
  exitCode: v.nullable(v.pipe(v.number(), v.safeInteger('a whole number'))),
  confirmation: v.exactOptional(
    v.pipe(confirmation, v.description('Absent when the page was not run again')),
  ),
});

const tallyFields = {
  pages: count,
  ghostFree: count,
  boos: count,
  lost: count,
  errors: count,
  empty: v.pipe(count, v.description('Boos because nothing came back')),
  warnings: v.pipe(count, v.description('Warnings, not pages')),
  ghostFreeRate: v.pipe(v.nullable(share), v.description('ghostFree ÷ pages; null for no pages')),
  coverage: v.pipe(v.nullable(share), v.description('Mean over the pages that have one')),
  medianDurationMs: v.nullable(amount),
};

/** What was asked for; null stands for everything. */
export const SelectionSchema = v.strictObject({
  rooms: v.nullable(v.array(word)),
  pages: v.pipe(v.nullable(v.array(word)), v.description('Ids or globs')),
  tags: v.nullable(v.array(word)),
  maxPages: v.pipe(v.nullable(positive), v.description('Most pages of a room')),
});

/** Which part of a run that several machines share. */
export const ShardSchema = v.strictObject({ index: positive, total: positive });

/** The whole file. */
export const ResultsSchema = v.pipe(
  v.strictObject({
    schemaVersion: v.pipe(v.literal(SCHEMA_VERSION), v.description('Version of this format')),
    tool: v.strictObject({ name: v.literal('boobench'), version: word }),
    dataset: v.strictObject({
      source: v.pipe(
        word,
        v.description('builtin, owner/name, or a folder that is never absolute'),
      ),
      revision: v.pipe(
        word,
        v.description('Commit of a hub dataset, or sha256: and a hash of the rows'),
      ),
      ruleVersion: v.pipe(word, v.description('Version of the repetition rule')),
    }),
    parser: v.strictObject({
      label: text,
      command: v.pipe(v.nullable(text), v.description('null when outputs were scored')),
    }),
    commit: v.pipe(v.nullable(word), v.description('Commit of the code under test')),
    startedAt: v.pipe(
      v.string(),
      v.regex(
        /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?Z$/,
        'a UTC time such as 2026-01-31T12:00:00Z',
      ),
    ),
    selection: SelectionSchema,
    timeoutMs: v.pipe(
      v.nullable(positive),
      v.description('Clock of a page; null for scored outputs'),
    ),
    shard: v.pipe(v.nullable(ShardSchema), v.description('null for a whole run')),
    pages: v.pipe(
      v.array(PageSchema),
      v.description('By room (real, trap, ghost, script, then by name) and id'),
    ),
    summary: v.strictObject({
      ...tallyFields,
      rooms: v.array(v.strictObject({ room: roomName, ...tallyFields })),
    }),
  }),
  v.title('Boo Bench results'),
  v.description('The results of one run, version 1: results.json'),
);
