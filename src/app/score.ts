import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { InputError, InterruptedError } from '../errors.ts';
import { kindOfPath } from '../host/files.ts';
import { currentCommit } from '../host/git.ts';
import { readLeftFile } from '../host/process-files.ts';
import type { House, HousePage } from '../house/page.ts';
import { selectPages } from '../house/select.ts';
import { type OutputFormat, parseOutputFormat, readAnswer } from '../parser/output-format.ts';
import type { ParserOutcome } from '../parser/outcome.ts';
import {
  type PageResult,
  type RunResults,
  SCHEMA_VERSION,
  type Selection,
} from '../results/model.ts';
import { summarize } from '../results/summary.ts';
import { RULE_VERSION } from '../rule/types.ts';
import { type DataSource, openHouse } from './open-house.ts';
import { inOrder, judgeStored } from './page-result.ts';
import { OUTPUTS, RESULTS } from './run-folder.ts';

export interface ScoreRequest {
  readonly data: DataSource;
  readonly outputs: string;
  readonly selection: Selection;
  readonly outputFormat: OutputFormat;
  readonly maxOutputBytes: number;
  readonly label: string;
  readonly toolVersion: string;
}

export interface ScoreEvents {
  onHouse(house: House): void;
  onDone(result: PageResult): void;
  onNotice(text: string): void;
  readonly signal: AbortSignal;
}

/** ParseBench's answers hold the Markdown here. */
const PARSE_BENCH = parseOutputFormat('json:/output/markdown');

/** A place where a page's output may lie, relative to the folder of outputs, and its format. */
interface Candidate {
  readonly name: string;
  readonly format: OutputFormat;
}

/**
 * Judges outputs that exist already; reads rows and outputs, never a document.
 *
 * A page whose output is missing is an `error`: it was not measured.
 *
 * @throws InputError for a dataset, selection or folder of outputs that cannot be used
 * @throws InterruptedError when `events.signal` aborts
 */
export async function score(request: ScoreRequest, events: ScoreEvents): Promise<RunResults> {
  const { rooms } = request.selection;
  const loaded = await openHouse(request.data, { rooms, needDocuments: false }, events);
  const house = selectPages(loaded, request.selection);
  await checkOutputs(request.outputs);
  events.onHouse(house);
  for (const notice of house.notices) events.onNotice(notice);
  const results: PageResult[] = [];
  for (const page of house.pages) {
    // Signals are heard between turns of the event loop only.
    await nextTurn();
    if (events.signal.aborted) throw new InterruptedError('interrupted', 'scoring was interrupted');
    const result = scorePage(page, request);
    events.onDone(result);
    results.push(result);
  }
  const isUnread = results.every(
    ({ outcome, outputBytes }) => outcome === 'error' && outputBytes === 0,
  );
  if (results.length > 0 && isUnread) {
    events.onNotice(`${request.outputs} has no output that can be read of any of the pages`);
  }
  const pages = inOrder(house, results);
  return {
    schemaVersion: SCHEMA_VERSION,
    tool: { name: 'boobench', version: request.toolVersion },
    dataset: { source: house.source, revision: house.revision, ruleVersion: RULE_VERSION },
    parser: { label: request.label, command: null },
    commit: await currentCommit(process.cwd()),
    startedAt: new Date().toISOString(),
    selection: request.selection,
    timeoutMs: null,
    shard: null,
    pages,
    summary: summarize(pages),
  };
}

/** @throws InputError for anything but a folder, and for the results of a run in place of its outputs */
async function checkOutputs(outputs: string): Promise<void> {
  const hint = 'Give --outputs the folder that holds <room>/<id>.md.';
  if ((await kindOfPath(outputs)) !== 'folder') {
    throw new InputError('no-outputs', `${outputs} is not a folder`, { hint });
  }
  if ((await kindOfPath(join(outputs, RESULTS))) !== 'file') return;
  throw new InputError('no-outputs', `${outputs} holds the results of a run`, {
    hint: `Its outputs are in ${join(outputs, OUTPUTS)}: give --outputs that folder.`,
  });
}

/** Places of a page's output, the first that exists counts. */
export function candidatesOf(
  page: { readonly room: string; readonly id: string },
  format: OutputFormat,
): readonly Candidate[] {
  const stem = join(page.room, page.id);
  const declared = { markdown: '.md', html: '.html', text: '.txt', json: '.json' }[format.kind];
  const names = [{ name: `${stem}${declared}`, format }];
  // The raw answers that `run` keeps are .md, whatever the parser's format was.
  if (declared !== '.md') names.push({ name: `${stem}.md`, format: parseOutputFormat('markdown') });
  return [...names, { name: `${stem}.result.json`, format: PARSE_BENCH }];
}

function scorePage(page: HousePage, request: ScoreRequest): PageResult {
  const candidates = candidatesOf(page, request.outputFormat);
  for (const { name, format } of candidates) {
    const found = readLeftFile(join(request.outputs, name), request.maxOutputBytes);
    if (found.kind === 'missing') continue;
    if (found.kind === 'unusable') {
      return judgeStored(
        page,
        { kind: 'not-run', reason: `${name} cannot be read: ${found.reason}` },
        0,
      );
    }
    const cut = found.size > found.bytes.length;
    return judgeStored(page, readAnswer(format, found.bytes.toString('utf8'), cut), found.size);
  }
  const looked = candidates.map(({ name }) => name).join(', ');
  const missing: ParserOutcome = {
    kind: 'not-run',
    reason: `no output for this page; looked for ${looked}`,
  };
  return judgeStored(page, missing, 0);
}
