import { t as shown } from "./chunk-shown.js";
// src/results/nearest.ts
/** Longest name that is compared; misspelt names are short. */
const MAX_COMPARED = 64;
/**
* Asks whether the name that is spelt most like `wanted` was meant, for the hint of an error.
*
* @returns `Did you mean "trap"?`; null when no name is near, see {@link nearestSpelling}
*/
function didYouMean(wanted, names) {
	const near = nearestSpelling(wanted, names);
	return near === null ? null : `Did you mean ${shown(near)}?`;
}
/**
* The candidate that is spelt most like `wanted`; null when none is near.
*
* Near is at most a third of the letters wrong and at least one, see {@link editDistance}; small and
* capital letters are the same. Of equals the first wins.
*/
function nearestSpelling(wanted, candidates) {
	if (wanted.length > MAX_COMPARED) return null;
	let best = null;
	let allowed = Math.max(1, Math.floor(wanted.length / 3));
	for (const candidate of candidates) {
		if (candidate.length > MAX_COMPARED) continue;
		const distance = editDistance(wanted.toLowerCase(), candidate.toLowerCase(), allowed);
		if (distance > allowed) continue;
		best = candidate;
		allowed = distance - 1;
		if (allowed < 0) break;
	}
	return best;
}
/**
* Letters changed, added, left out, or swapped with their neighbour.
*
* @returns a number above `most` for any distance above it
*/
function editDistance(a, b, most) {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before = [];
	let row = Array.from({ length: b.length + 1 }, (_, at) => at);
	for (let i = 1; i <= a.length; i += 1) {
		const next = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : replaced;
			next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
		}
		before = row;
		row = next;
	}
	return row[b.length] ?? 0;
}
export { editDistance as n, didYouMean as t };
