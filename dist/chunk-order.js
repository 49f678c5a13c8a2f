// src/results/order.ts
/** The published rooms, in the order in which they are always listed. */
const ROOM_ORDER = [
	"real",
	"trap",
	"ghost",
	"script"
];
/**
* Orders rooms: real, trap, ghost, script, then by name in UTF-16 order, which no locale changes.
*
* @returns negative, 0 or positive, as `Array.prototype.sort` wants it
*/
function compareRooms(a, b) {
	return rank(a) - rank(b) || compareText(a, b);
}
/** Orders pages by room (see {@link compareRooms}), then by id in UTF-16 order. */
function comparePages(a, b) {
	return compareRooms(a.room, b.room) || compareText(a.id, b.id);
}
/** The key of a page in a map; no room or id holds a line feed. */
function pageKey(page) {
	return `${page.room}\n${page.id}`;
}
/** A page as people write it: `room/id`. */
function pageName(page) {
	return `${page.room}/${page.id}`;
}
/** Groups pages by room, rooms in their usual order, pages in the order given. */
function groupByRoom(pages) {
	const groups = /* @__PURE__ */ new Map();
	for (const page of pages.toSorted((a, b) => compareRooms(a.room, b.room))) {
		const group = groups.get(page.room);
		if (group === void 0) groups.set(page.room, [page]);
		else group.push(page);
	}
	return groups;
}
function rank(room) {
	const at = ROOM_ORDER.indexOf(room);
	return at === -1 ? ROOM_ORDER.length : at;
}
function compareText(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
export { pageName as a, pageKey as i, compareRooms as n, groupByRoom as r, comparePages as t };
