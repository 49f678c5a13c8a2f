import { InputError } from '../errors.ts';
import type { Selection } from '../results/model.ts';
import { comparePages, compareRooms, type PageKey, pageKey, pageName } from '../results/order.ts';
import { shown } from '../results/shown.ts';
import { globTest, isGlob } from './glob.ts';
import { didYouMean } from '../results/nearest.ts';
import type { House } from './page.ts';

/** Names that a message lists before it only counts. */
const LISTED_NAMES = 10;

/** What selecting looks at: pages and rows that cannot be judged, the latter without tags. */
interface Entry extends PageKey {
  readonly tags: readonly string[] | null;
}

/**
 * The part of a house that a selection asks for; each field narrows it further.
 *
 * `rooms` are names. `pages` are ids, `room/id`, or globs of either (`trap/*`, `real/lua-*`,
 * `toc-?`). `tags` are tags or globs of them, and any one of them is enough. `maxPages` takes the
 * first pages of each room by id, so it takes the same ones on base and head. Rows that cannot be
 * judged stay wherever their tags are all that is unknown.
 *
 * @returns the house with fewer pages; order, source, revision and notices unchanged
 * @throws InputError when a room, page, or tag does not exist, or nothing is left
 */
export function selectPages(house: House, selection: Selection): House {
  const entries: readonly Entry[] = [
    ...house.pages,
    ...house.unusable.map(({ id, room }) => ({ id, room, tags: null })),
  ];
  const inRoom = roomTest(entries, selection.rooms);
  const isNamed = pageTest(entries, selection.pages);
  const isTagged = tagTest(entries, selection.tags);
  const kept = entries.filter((entry) => inRoom(entry) && isNamed(entry) && isTagged(entry));
  if (kept.length === 0) {
    throw new InputError('empty-selection', `no page of ${house.source} is in the selection`, {
      hint: 'Each of rooms, pages and tags exists, but no page meets all of them: leave one out.',
    });
  }
  const keys = new Set(firstOfEachRoom(kept, selection.maxPages).map(pageKey));
  return {
    ...house,
    pages: house.pages.filter((page) => keys.has(pageKey(page))),
    unusable: house.unusable.filter((page) => keys.has(pageKey(page))),
  };
}

function firstOfEachRoom(entries: readonly Entry[], maxPages: number | null): readonly Entry[] {
  if (maxPages === null) return entries;
  const taken = new Map<string, number>();
  return entries.toSorted(comparePages).filter(({ room }) => {
    const count = taken.get(room) ?? 0;
    taken.set(room, count + 1);
    return count < maxPages;
  });
}

function roomTest(
  entries: readonly Entry[],
  rooms: readonly string[] | null,
): (entry: Entry) => boolean {
  if (rooms === null) return () => true;
  const existing = [...new Set(entries.map(({ room }) => room))].toSorted(compareRooms);
  for (const room of rooms) {
    if (!existing.includes(room)) throw unknownName('room', room, existing);
  }
  const wanted = new Set(rooms);
  return ({ room }) => wanted.has(room);
}

function pageTest(
  entries: readonly Entry[],
  patterns: readonly string[] | null,
): (entry: Entry) => boolean {
  if (patterns === null) return () => true;
  const keys = new Set<string>();
  for (const pattern of patterns) {
    const found = entries.filter(matcher(pattern));
    if (found.length === 0) throw unknownName('page', pattern, spellings(entries, pattern));
    for (const entry of found) keys.add(pageKey(entry));
  }
  return (entry) => keys.has(pageKey(entry));
}

/** A test for one id, `room/id` or glob; the parts before and after the slash match apart. */
function matcher(pattern: string): (entry: Entry) => boolean {
  const slash = pattern.indexOf('/');
  if (!isGlob(pattern)) {
    return slash === -1 ? ({ id }) => id === pattern : (entry) => pageName(entry) === pattern;
  }
  if (slash === -1) {
    const matchesId = globTest(pattern);
    return ({ id }) => matchesId(id);
  }
  const matchesRoom = globTest(pattern.slice(0, slash));
  const matchesId = globTest(pattern.slice(slash + 1));
  return ({ room, id }) => matchesRoom(room) && matchesId(id);
}

function tagTest(
  entries: readonly Entry[],
  patterns: readonly string[] | null,
): (entry: Entry) => boolean {
  if (patterns === null) return () => true;
  const existing = [...new Set(entries.flatMap(({ tags }) => tags ?? []))].toSorted();
  const wanted = new Set<string>();
  for (const pattern of patterns) {
    const found = existing.filter(globTest(pattern));
    if (found.length === 0) throw unknownName('tag', pattern, existing);
    for (const tag of found) wanted.add(tag);
  }
  return ({ tags }) => tags === null || tags.some((tag) => wanted.has(tag));
}

function spellings(entries: readonly Entry[], pattern: string): readonly string[] {
  return pattern.includes('/') ? entries.map(pageName) : entries.map(({ id }) => id);
}

function unknownName(kind: string, wanted: string, existing: readonly string[]): InputError {
  const guess = didYouMean(wanted, existing);
  const names = existing.slice(0, LISTED_NAMES).map(shown).join(', ');
  const more = existing.length - LISTED_NAMES;
  const listed = `There ${existing.length === 1 ? 'is' : 'are'} ${names || 'none'}${more > 0 ? ` and ${more} more` : ''}.`;
  return new InputError(`unknown-${kind}`, `no ${kind} matches ${shown(wanted)}`, {
    hint: guess === null ? listed : `${guess} ${listed}`,
  });
}
