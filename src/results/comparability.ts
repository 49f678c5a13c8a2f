import { createHash } from 'node:crypto';
import type { RunResults, Selection } from './model.ts';
import { shownText } from './shown.ts';

/** Hex digits of the key: 64 bits, far more than the runs of one repository need. */
const KEY_DIGITS = 16;
/** Hex digits of a commit or hash that a message shows. */
const HASH_DIGITS = 12;

/** Options that a trait is set by. */
const OPTIONS = new Map([
  ['choice of rooms', '--rooms'],
  ['choice of pages', '--pages'],
  ['choice of tags', '--tags'],
  ['most pages of a room', '--max-pages'],
]);

/** What has a say in whether two runs may be compared; known before a run starts. */
export interface ComparableRun {
  readonly dataset: Pick<RunResults['dataset'], 'revision' | 'ruleVersion'>;
  readonly parser: Pick<RunResults['parser'], 'label'>;
  readonly selection: Selection;
  readonly timeoutMs: number | null;
}

/** One thing that two runs must share, in words and as text that is equal when it is the same. */
interface Trait {
  readonly name: string;
  readonly value: string;
}

/**
 * A short hash that is equal for runs that may be compared (spec: action, "Baseline").
 *
 * It covers dataset revision, rule version, rooms, page selection, timeout and label. The command is
 * what is under test and stays out, as do commit, shard and where the dataset was found. The order in
 * which rooms, pages or tags were asked for does not matter.
 *
 * @returns 16 hex digits
 */
export function comparabilityKey(results: ComparableRun): string {
  const traits = traitsOf(results).map(({ name, value }) => [name, value]);
  return createHash('sha256').update(JSON.stringify(traits)).digest('hex').slice(0, KEY_DIGITS);
}

/**
 * What keeps two runs from being compared, one phrase each such as
 * `the timeout is 600 s in the base and 60 s here`; empty exactly when the keys are equal.
 */
export function whyNotComparable(base: RunResults, head: RunResults): string[] {
  return differences(base, head).map(
    ({ name, a, b }) => `the ${name} is ${a} in the base and ${b} here`,
  );
}

/** The traits in which two runs differ and their values, fit for a message; empty for equal keys. */
export function differences(
  first: RunResults,
  second: RunResults,
): { readonly name: string; readonly a: string; readonly b: string }[] {
  const others = traitsOf(second);
  return traitsOf(first).flatMap(({ name, value }, index) => {
    const other = others[index]?.value ?? '';
    if (value === other) return [];
    const option = OPTIONS.get(name);
    const full = option === undefined ? name : `${name} (${option})`;
    return [{ name: full, a: traitText(value), b: traitText(other) }];
  });
}

function traitText(value: string): string {
  return /^[0-9a-f]{40,64}$/.test(value) ? value.slice(0, HASH_DIGITS) : shownText(value);
}

/** True when both runs looked for the same pages, so that a page that one lacks was not run. */
export function sameHouse(a: RunResults, b: RunResults): boolean {
  return JSON.stringify(houseTraits(a)) === JSON.stringify(houseTraits(b));
}

function traitsOf(results: ComparableRun): Trait[] {
  return [
    ...houseTraits(results),
    { name: 'rule version', value: results.dataset.ruleVersion },
    { name: 'timeout', value: timeoutText(results.timeoutMs) },
    { name: 'label', value: results.parser.label === '' ? 'none' : `"${results.parser.label}"` },
  ];
}

function houseTraits({ dataset, selection }: ComparableRun): Trait[] {
  return [{ name: 'dataset revision', value: dataset.revision }, ...selectionTraits(selection)];
}

function selectionTraits(selection: Selection): Trait[] {
  return [
    { name: 'choice of rooms', value: setText(selection.rooms) },
    { name: 'choice of pages', value: setText(selection.pages) },
    { name: 'choice of tags', value: setText(selection.tags) },
    {
      name: 'most pages of a room',
      value: selection.maxPages?.toString() ?? 'all',
    },
  ];
}

function setText(names: readonly string[] | null): string {
  return names === null ? 'all' : JSON.stringify([...new Set(names)].toSorted());
}

function timeoutText(timeoutMs: number | null): string {
  return timeoutMs === null ? 'none' : `${timeoutMs / 1000} s`;
}
