import picomatch from 'picomatch/posix.js';
import { pageName, type PageKey } from '../results/order.ts';

const GLOB_CHARACTERS = /[*?[\]{}\\]/;

/** A leading `!` would allow every page but one: it is a character of the name. */
const GLOB_OPTIONS = { dot: true, nonegate: true, noextglob: true };

/** A page (or a glob of pages) whose Boos are known for now. */
export interface AllowEntry {
  /** `room/id`, or a glob over it. */
  readonly page: string;
  readonly reason: string;
  /** Last day on which the entry holds, `YYYY-MM-DD` in UTC. */
  readonly expires: string;
  readonly origin: { readonly file: string; readonly line: number };
}

/**
 * Prepares the search for the entry that allows a page.
 *
 * @returns a function that gives the entry whose `page` is the page's `room/id`, else the first that as
 *   a glob matches it; null where there is none
 */
export function matchAllowList(
  entries: readonly AllowEntry[],
): (page: PageKey) => AllowEntry | null {
  const exact = new Map(entries.map((entry) => [entry.page, entry]));
  const globs = entries
    .filter((entry) => GLOB_CHARACTERS.test(entry.page))
    .map((entry) => ({ entry, test: picomatch(escapeGroups(entry.page), GLOB_OPTIONS) }));
  return (page) => {
    const name = pageName(page);
    return exact.get(name) ?? globs.find(({ test }) => test(name))?.entry ?? null;
  };
}

/** Brackets are common in the names of files, and the glob reader takes them for groups. */
function escapeGroups(pattern: string): string {
  return pattern.replace(/[()]/g, String.raw`\$&`);
}
