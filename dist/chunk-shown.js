// src/results/shown.ts
/** Most code points of a foreign value that a message repeats; enough to find it in the file. */
const SHOWN_CODE_POINTS = 80;
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g;
/**
* Writes a value that came from outside so that it can stand in a message.
*
* @returns strings in double quotes with invisible characters as `\uXXXX`, cut to 80 code points
*   with `…`; numbers and the like as they print; `a list` and `an object` for the rest
*/
function shown(value) {
	if (typeof value === "string") return `"${shownText(value)}"`;
	if (value === void 0) return "nothing";
	if (typeof value === "number" || typeof value === "boolean" || value === null) return `${value}`;
	return Array.isArray(value) ? "a list" : "an object";
}
/** As {@link shown} for a string, without the quotes. */
function shownText(text) {
	const points = Array.from(text.slice(0, 162));
	const cut = points.length > SHOWN_CODE_POINTS;
	return points.slice(0, SHOWN_CODE_POINTS).join("").replace(UNSEEN, visible) + (cut ? "…" : "");
}
function visible(character) {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
export { shownText as n, shown as t };
