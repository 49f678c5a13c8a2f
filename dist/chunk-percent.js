// src/report/percent.ts
/** Rounding of binary fractions; a rate closer than this to a half counts as the half. */
const TOLERANCE = 1e-9;
const NONE = "–";
/**
* A share as per cent with one decimal, rounded half up; `100.0%` only for all of them.
*
* @param rate 0–1; null, where there is nothing to take a share of, gives `–`
* @see rule, section 4: 99.96 % reads `99.9%`
*/
function percent(rate) {
	return rate === null ? NONE : `${(tenths(rate) / 10).toFixed(1)}%`;
}
/**
* The change between two shares as printed, in points: `+1.2`, `−0.6`, `0.0`; `–` where one is null.
*
* It is the difference of what `percent` prints, so that a reader's sum comes out.
*/
function pointsChange(base, head) {
	if (base === null || head === null) return NONE;
	return signed((tenths(head) - tenths(base)) / 10);
}
/** A whole number with commas: `8,181`. */
function thousands(count) {
	const [whole = "", fraction] = String(Math.abs(count)).split(".");
	const grouped = whole.includes("e") ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
	const digits = fraction === void 0 ? grouped : `${grouped}.${fraction}`;
	return count < 0 ? `−${digits}` : digits;
}
/** Bytes in millions: `4.9 MB`. */
function megabytes(bytes) {
	return `${(bytes / 1e6).toFixed(1)} MB`;
}
/** A count with its noun: `1 Boo`, `2,000 Boos`. */
function counted(count, one, many) {
	return `${thousands(count)} ${count === 1 ? one : many}`;
}
/** Seconds for a table: `0.42`, `12.3`, `612`; `–` for null. */
function seconds(durationMs) {
	if (durationMs === null) return NONE;
	const value = durationMs / 1e3;
	if (value < 9.995) return value.toFixed(2);
	return value < 99.95 ? value.toFixed(1) : thousands(Math.round(value));
}
/** A span of time for people: `8 s`, `2 min`, `1 h 5 min`; never less than it is. */
function span(durationMs) {
	const wholeSeconds = Math.ceil(durationMs / 1e3);
	if (wholeSeconds < 100) return `${wholeSeconds} s`;
	const minutes = Math.ceil(wholeSeconds / 60);
	if (minutes < 60) return `${minutes} min`;
	const hours = Math.floor(minutes / 60);
	return minutes % 60 === 0 ? `${thousands(hours)} h` : `${thousands(hours)} h ${minutes % 60} min`;
}
function tenths(rate) {
	const rounded = Math.floor(rate * 1e3 + .5 + TOLERANCE);
	return rate < 1 ? Math.min(999, rounded) : rounded;
}
function signed(points) {
	if (points === 0) return "0.0";
	return `${points > 0 ? "+" : "−"}${Math.abs(points).toFixed(1)}`;
}
export { seconds as a, pointsChange as i, megabytes as n, span as o, percent as r, thousands as s, counted as t };
