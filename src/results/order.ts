/** The published rooms, in the order in which they are always listed. */
const ROOM_ORDER: readonly string[] = ['real', 'trap', 'ghost', 'script'];

/** What says which page is meant. */
export interface PageKey {
  readonly room: string;
  readonly id: string;
}

/**
 * Orders rooms: real, trap, ghost, script, then by name in UTF-16 order, which no locale changes.
 *
 * @returns negative, 0 or positive, as `Array.prototype.sort` wants it
 */
export function compareRooms(a: string, b: string): number {
  return rank(a) - rank(b) || compareText(a, b);
}

/** Orders pages by room (see {@link compareRooms}), then by id in UTF-16 order. */
export function comparePages(a: PageKey, b: PageKey): number {
  return compareRooms(a.room, b.room) || compareText(a.id, b.id);
}

/** The key of a page in a map; no room or id holds a line feed. */
export function pageKey(page: PageKey): string {
  return `${page.room}\n${page.id}`;
}

/** A page as people write it: `room/id`. */
export function pageName(page: PageKey): string {
  return `${page.room}/${page.id}`;
}

/** Groups pages by room, rooms in their usual order, pages in the order given. */
export function groupByRoom<Page extends PageKey>(pages: readonly Page[]): Map<string, Page[]> {
  const groups = new Map<string, Page[]>();
  for (const page of pages.toSorted((a, b) => compareRooms(a.room, b.room))) {
    const group = groups.get(page.room);
    if (group === undefined) groups.set(page.room, [page]);
    else group.push(page);
  }
  return groups;
}

function rank(room: string): number {
  const at = ROOM_ORDER.indexOf(room);
  return at === -1 ? ROOM_ORDER.length : at;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
