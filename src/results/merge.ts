import { InputError } from '../errors.ts';
import { comparabilityKey, differences } from './comparability.ts';
import type { PageResult, RunResults } from './model.ts';
import { comparePages, pageKey, pageName } from './order.ts';
import { shown, shownText } from './shown.ts';
import { summarize } from './summary.ts';

/** Missing shards that a message lists; a hostile file can claim any total. */
const MOST_NAMED = 20;

/** Results and how messages call the file that they came from. */
export interface ResultsFile {
  readonly file: string;
  readonly results: RunResults;
}

interface Shard extends ResultsFile {
  readonly index: number;
  readonly total: number;
}

/**
 * Joins the shards of one run into the whole run: `shard` null, the earliest start, a summary again.
 *
 * A single whole run comes back as it is. The command is kept where all shards have the same, else it
 * is null: a leg may name its own folder in it. The order of the files does not matter.
 *
 * @throws InputError, naming the files, for no files, whole runs among several files, a shard that is
 *   missing or there twice, different commits, runs that cannot be compared, a page that is there twice
 */
export function mergeShards(files: readonly ResultsFile[]): RunResults {
  const [only] = files;
  if (only === undefined) {
    throw refused('there are no results to merge', 'Name the results.json of every shard.');
  }
  if (files.length === 1 && only.results.shard === null) return only.results;
  const shards = files.map(asShard).toSorted((a, b) => a.index - b.index);
  const [first, ...rest] = shards;
  if (first === undefined) return only.results;
  for (const other of rest) checkSameRun(first, other);
  checkAllThere(shards);
  const pages = pagesOnce(shards);
  const same = rest.every(({ results }) => results.parser.command === first.results.parser.command);
  const { label, command } = first.results.parser;
  return {
    ...first.results,
    parser: { label, command: same ? command : null },
    startedAt: shards
      .map(({ results }) => results.startedAt)
      .reduce((a, b) => (Date.parse(b) < Date.parse(a) ? b : a)),
    shard: null,
    pages,
    summary: summarize(pages),
  };
}

function asShard(file: ResultsFile): Shard {
  const { shard } = file.results;
  if (shard === null) {
    throw refused(
      `${file.file} is a whole run, not a shard`,
      'Merge joins the shards of one run; to set two runs side by side use boobench compare.',
    );
  }
  return { ...file, ...shard };
}

function checkSameRun(first: Shard, other: Shard): void {
  const names = `${first.file} and ${other.file}`;
  if (first.total !== other.total) {
    throw refused(
      `${names} are of ${first.total} and of ${other.total} shards`,
      'Run every leg with the same number of shards.',
    );
  }
  const [a, b] = [first.results.commit, other.results.commit];
  if (a !== b) {
    throw refused(
      `${names} are of different commits: ${shown(a)} and ${shown(b)}`,
      'Run every shard on the same commit.',
    );
  }
  if (comparabilityKey(first.results) !== comparabilityKey(other.results)) {
    const [trait] = differences(first.results, other.results);
    throw refused(
      `${names} differ in their ${trait?.name}: ${trait?.a} and ${trait?.b}`,
      'Run every shard with the same dataset, selection, timeout and label.',
    );
  }
}

function checkAllThere(shards: readonly Shard[]): void {
  for (const [at, shard] of shards.entries()) {
    const before = shards[at - 1];
    if (before?.index === shard.index) {
      const names = `${before.file} and ${shard.file}`;
      throw refused(
        `${names} are both shard ${shard.index}/${shard.total}`,
        'Name each shard once.',
      );
    }
  }
  const total = shards[0]?.total ?? 0;
  const present = new Set(shards.map(({ index }) => index));
  if (present.size === total) return;
  const missing: string[] = [];
  for (let index = 1; index <= total && missing.length < MOST_NAMED; index += 1) {
    if (!present.has(index)) missing.push(`${index}/${total}`);
  }
  const more = total - present.size - missing.length;
  const list = missing.join(', ') + (more > 0 ? ` and ${more} more` : '');
  throw refused(
    `shard ${list} is missing; there are ${shards.map(({ file }) => file).join(', ')}`,
    'Wait for every leg, and name the results.json of each.',
  );
}

function pagesOnce(shards: readonly Shard[]): PageResult[] {
  const fileOf = new Map<string, string>();
  for (const { file, results } of shards) {
    for (const page of results.pages) {
      const key = pageKey(page);
      const earlier = fileOf.get(key);
      if (earlier !== undefined) {
        const name = shownText(pageName(page));
        throw refused(
          `page ${name} is in ${earlier} and in ${file}`,
          'Give every page to one shard only.',
        );
      }
      fileOf.set(key, file);
    }
  }
  return shards.flatMap(({ results }) => results.pages).toSorted(comparePages);
}

function refused(message: string, hint: string): InputError {
  return new InputError('merge-refused', `cannot merge: ${message}`, { hint });
}
