import { r as InputError } from "./chunk-errors.js";
import { i as pageKey, t as comparePages } from "./chunk-order.js";
import { t as shown } from "./chunk-shown.js";
/** A page for which no time is known, where none is known at all. */
const ANY_SECONDS = 1;
/**
* Reads a shard as written on the command line.
*
* @param text `k/n`, with k from 1 to n
* @throws InputError when it is anything else
*/
function parseShard(text) {
	const parts = /^(\d{1,3})\/(\d{1,3})$/.exec(text.trim());
	const index = Number(parts?.[1]);
	const total = Number(parts?.[2]);
	if (parts !== null && index >= 1 && index <= total && total <= 256) return {
		index,
		total
	};
	throw new InputError("bad-shard", `shard must be like 2/4, got ${shown(text)}`, { hint: `The first number runs from 1 to the second, and there are at most 256 shards.` });
}
/**
* The pages of one shard; every page is in exactly one of the `total` shards.
*
* Long pages are dealt out first, each to the shard with the least to do so far, so shards end at
* about the same time. A page without known seconds counts as the median page. The same pages and
* seconds give the same shards in whatever order they come.
*
* @param index 1 to `total`
* @param seconds seconds a page by `pageKey`, from the base run
* @returns the shard's pages in the order given; may be empty when there are more shards than pages
*/
function shardPages(pages, index, total, seconds = /* @__PURE__ */ new Map()) {
	const keyed = pages.map((page) => ({
		page,
		seconds: seconds.get(pageKey(page)) ?? null
	}));
	const usual = median(keyed.flatMap((entry) => entry.seconds === null ? [] : [entry.seconds]));
	const longestFirst = keyed.map((entry) => ({
		page: entry.page,
		seconds: entry.seconds ?? usual
	})).toSorted((a, b) => b.seconds - a.seconds || comparePages(a.page, b.page));
	const loads = Array.from({ length: total }, () => 0);
	const counts = Array.from({ length: total }, () => 0);
	const mine = /* @__PURE__ */ new Set();
	for (const { page, seconds } of longestFirst) {
		const to = lightest(loads, counts);
		loads[to] = (loads[to] ?? 0) + seconds;
		counts[to] = (counts[to] ?? 0) + 1;
		if (to === index - 1) mine.add(page);
	}
	return pages.filter((page) => mine.has(page));
}
/** The shard with the least seconds; of equals the one with the fewest pages, then the first. */
function lightest(loads, counts) {
	let best = 0;
	loads.forEach((load, at) => {
		const bestLoad = loads[best] ?? 0;
		const fewer = (counts[at] ?? 0) < (counts[best] ?? 0);
		if (load < bestLoad || load === bestLoad && fewer) best = at;
	});
	return best;
}
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor((sorted.length - 1) / 2)] ?? ANY_SECONDS;
}
export { shardPages as n, parseShard as t };
