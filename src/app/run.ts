import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { InterruptedError } from '../errors.ts';
import { pagesToConfirm, applyConfirmation } from '../gate/confirm.ts';
import type { AllowEntry } from '../gate/allow-entry.ts';
import { currentCommit } from '../host/git.ts';
import { makeScratch, removeLeftScratch, removeScratch } from '../host/scratch.ts';
import type { House, HousePage } from '../house/page.ts';
import type { FetchEvents, FetchProgress } from '../house/store.ts';
import { selectPages } from '../house/select.ts';
import { shardPages } from '../house/shard.ts';
import { bindCommand } from '../parser/command.ts';
import type { ParserOptions, ParserPage } from '../parser/options.ts';
import { placeholdersIn } from '../parser/placeholders.ts';
import { killLeftovers, runPages } from '../parser/run-pages.ts';
import { JOURNAL_VERSION, type JournalHeader, type RunKey } from '../results/journal.ts';
import {
  type PageResult,
  type RunResults,
  SCHEMA_VERSION,
  type Selection,
} from '../results/model.ts';
import { pageKey } from '../results/order.ts';
import { summarize } from '../results/summary.ts';
import { RULE_VERSION } from '../rule/types.ts';
import { type DataSource, openHouse } from './open-house.ts';
import { Budget } from './budget.ts';
import { inOrder, judgeRun, type JudgedPage, notRunResult } from './page-result.ts';
import { type OpenMode, RunFolder } from './run-folder.ts';

/** Fields of `ParserOptions` that a run makes itself. */
type OwnParserOptions = 'scratchDir' | 'runToken';

export interface RunRequest {
  readonly data: DataSource;
  readonly selection: Selection;
  readonly shard: RunResults['shard'];
  readonly parser: Omit<ParserOptions, OwnParserOptions>;
  /** The output format as spelled, for the journal. */
  readonly outputFormat: string;
  readonly label: string;
  readonly resultsPath: string;
  readonly mode: OpenMode;
  readonly base: RunResults | null;
  readonly allow: readonly AllowEntry[];
  /** How often a page that newly went bad is run again. */
  readonly confirm: number;
  /** Time for all pages together; null for as long as it takes. */
  readonly budgetMs: number | null;
  readonly toolVersion: string;
}

/** What a run tells while it goes. */
export interface RunEvents {
  onHouse(house: House, done: readonly PageResult[]): void;
  onStart(page: ParserPage): void;
  onDone(result: PageResult): void;
  readonly onNotice: (text: string) => void;
  readonly onProgress: (progress: FetchProgress) => void;
  readonly signal: AbortSignal;
}

export interface RunOutcome {
  readonly results: RunResults;
  readonly resultsFile: string;
}

/**
 * Runs the user's parser on the selected pages, judges what it wrote, and writes `results.json`.
 *
 * Every finished page is on the disk before the next starts in its place, so a run that is killed
 * goes on with `mode.resume` and repeats only the pages in flight.
 *
 * @throws InputError for a dataset, selection or command that cannot be used
 * @throws InterruptedError when `events.signal` aborts; finished pages are kept
 * @throws MeasureError when the results folder is in use or cannot be written to
 */
export async function run(request: RunRequest, events: RunEvents): Promise<RunOutcome> {
  // A command that cannot be started is known before anything is fetched or written.
  bindCommand(request.parser, '');
  // Asked now, needed once the pages are read: git works meanwhile.
  const commit = currentCommit(request.parser.workingDirectory);
  const { house, pages } = await choosePages(request, events);
  const key = runKey(request, house, await commit);
  const header: JournalHeader = {
    journalVersion: JOURNAL_VERSION,
    runKey: key,
    startedAt: new Date().toISOString(),
    total: pages.length,
    runToken: randomBytes(8).toString('hex'),
  };
  // The same Ctrl-C ends git, so that the commit of the key may be missing now.
  if (events.signal.aborted) throw new InterruptedError('interrupted', 'the run was interrupted');
  const folder = await RunFolder.open(request.resultsPath, header, request.mode);
  try {
    const { resumed, tokenBefore } = folder;
    if (tokenBefore !== null) {
      await killLeftovers(tokenBefore);
      await removeLeftScratch(tokenBefore);
    }
    const wanted = new Set(pages.map(pageKey));
    const done = new Map(
      (resumed?.pages ?? [])
        .filter((page) => wanted.has(pageKey(page)) && page.verdict.cause !== 'not-judged')
        .map((page) => [pageKey(page), page]),
    );
    events.onHouse({ ...house, pages }, [...done.values()]);
    for (const notice of house.notices) events.onNotice(notice);
    const blind = blindNotice(request.parser);
    if (blind !== null) events.onNotice(blind);
    const left = pages.filter((page) => !done.has(pageKey(page)));
    const head = resumed?.header ?? header;
    const budget = new Budget(request.budgetMs, events.signal);
    const started = new Set<string>();
    await measure(left, request, head.runToken, {
      budget,
      onStart: (page) => {
        folder.started(page);
        started.add(pageKey(page));
        events.onStart(page);
      },
      onJudged: ({ result, text }) => {
        folder.finished(result, text);
        done.set(pageKey(result), result);
        events.onDone(result);
      },
    });
    const notRun = left
      .filter((page) => !done.has(pageKey(page)))
      .map((page) =>
        notRunResult(page, { minutes: budget.minutes, wasStarted: started.has(pageKey(page)) }),
      );
    const judged = [...done.values(), ...notRun];
    const first = resultsOf(request, house, { key, startedAt: head.startedAt }, judged);
    const again = { request, runToken: head.runToken, budget };
    const results = await confirm(first, pages, again, events);
    return { results, resultsFile: await folder.writeResults(results) };
  } finally {
    await folder.close();
  }
}

async function choosePages(
  request: RunRequest,
  events: FetchEvents,
): Promise<{ readonly house: House; readonly pages: readonly HousePage[] }> {
  const { rooms } = request.selection;
  const loaded = await openHouse(request.data, { rooms, needDocuments: true }, events);
  const house = selectPages(loaded, request.selection);
  const { shard, base } = request;
  if (shard === null) return { house, pages: house.pages };
  const seconds = new Map(
    (base?.pages ?? []).flatMap((page) =>
      page.durationMs === null ? [] : [[pageKey(page), page.durationMs / 1000] as const],
    ),
  );
  const pages = shardPages(house.pages, shard.index, shard.total, seconds);
  const unusable = shardPages(house.unusable, shard.index, shard.total);
  return { house: { ...house, pages, unusable }, pages };
}

/** A command that never says which page it means is most often a mistake: the same answer for each. */
function blindNotice({ command, batch }: RunRequest['parser']): string | null {
  const uses = placeholdersIn(command);
  if (batch || uses.has('input')) return null;
  return 'the command does not name {input}: it has to find the page in the variable BOOBENCH_INPUT';
}

function runKey(request: RunRequest, house: House, commit: string | null): RunKey {
  return {
    datasetRevision: house.revision,
    ruleVersion: RULE_VERSION,
    selection: request.selection,
    shard: request.shard,
    command: request.parser.command,
    outputFormat: request.outputFormat,
    timeoutMs: request.parser.timeoutMs,
    commit,
  };
}

interface MeasureEvents {
  onStart(page: ParserPage): void;
  onJudged(judged: JudgedPage): void;
  readonly budget: Budget;
}

/** Runs the command on pages and judges each as it ends; stops early when the budget is used up. */
async function measure(
  pages: readonly HousePage[],
  request: RunRequest,
  runToken: string,
  events: MeasureEvents,
): Promise<void> {
  const { budget } = events;
  if (pages.length === 0 || budget.isUsedUp) return;
  const byKey = new Map(pages.map((page) => [pageKey(page), page]));
  const inputs = pages.map(({ id, room, document }) => ({
    id,
    room,
    input: resolve(document ?? ''),
  }));
  const scratchDir = await makeScratch(runToken);
  try {
    await runPages(
      inputs,
      { ...request.parser, scratchDir, runToken },
      {
        signal: budget.signal,
        onStart: (page) => events.onStart(page),
        onDone: (page, pageRun) => {
          const known = byKey.get(pageKey(page));
          if (known !== undefined) events.onJudged(judgeRun(known, pageRun));
        },
      },
    );
  } catch (error) {
    if (!(error instanceof InterruptedError) || !budget.isUsedUp) throw error;
  } finally {
    await removeScratch(scratchDir);
  }
}

interface Rerun {
  readonly request: RunRequest;
  readonly runToken: string;
  readonly budget: Budget;
}

/** Runs pages that newly went bad again, so that one bad draw of a sampler is not a regression. */
async function confirm(
  first: RunResults,
  pages: readonly HousePage[],
  { request, runToken, budget }: Rerun,
  events: RunEvents,
): Promise<RunResults> {
  const doubtful = new Set(
    request.confirm === 0
      ? []
      : pagesToConfirm(request.base, first, request.allow).map((page) => pageKey(page)),
  );
  if (doubtful.size === 0) return first;
  const again = pages.filter((page) => doubtful.has(pageKey(page)));
  events.onNotice(
    `running ${again.length} ${again.length === 1 ? 'page' : 'pages'} again that newly went bad (confirm ${request.confirm})`,
  );
  const reruns: PageResult[] = [];
  for (let round = 0; round < request.confirm; round += 1) {
    await measure(again, request, runToken, {
      budget,
      onStart: () => undefined,
      onJudged: ({ result }) => reruns.push(result),
    });
  }
  return applyConfirmation(first, reruns);
}

function resultsOf(
  request: RunRequest,
  house: House,
  { key, startedAt }: { readonly key: RunKey; readonly startedAt: string },
  done: Iterable<PageResult>,
): RunResults {
  const pages = inOrder(house, done);
  return {
    schemaVersion: SCHEMA_VERSION,
    tool: { name: 'boobench', version: request.toolVersion },
    dataset: { source: house.source, revision: house.revision, ruleVersion: RULE_VERSION },
    parser: { label: request.label, command: request.parser.command },
    commit: key.commit,
    startedAt,
    selection: request.selection,
    timeoutMs: request.parser.timeoutMs,
    shard: request.shard,
    pages,
    summary: summarize(pages),
  };
}
