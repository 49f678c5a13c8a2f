import { st as thousands, tt as counted } from "./chunk-run.js";
// src/report/board.ts
/** The published board: where its figures come from, and which pages they are about. */
const BOARD = {
	name: "Boo Bench",
	url: "https://huggingface.co/datasets/llamaindex/BooBench",
	/** The day on which the figures below were copied. */
	takenOn: "2026-11-30",
	/** The dataset that the published parsers read; the board states no commit of it. */
	dataset: "llamaindex/BooBench",
	rooms: [
		"real",
		"trap",
		"ghost",
		"script"
	],
	/** All rooms together: every published rate is a share of 179. */
	pages: 179,
	/** A page that takes longer is Lost. */
	timeoutMs: 6e5
};
/** The published parsers, best first. */
const PUBLISHED_PARSERS = [
	[
		1,
		"LlamaParse Agentic",
		"Document parser",
		100,
		0,
		0
	],
	[
		1,
		"LlamaParse Agentic Plus",
		"Document parser",
		100,
		0,
		0
	],
	[
		1,
		"Datalab Accurate",
		"Document parser",
		100,
		0,
		0
	],
	[
		1,
		"Datalab Fast",
		"Document parser",
		100,
		0,
		0
	],
	[
		5,
		"Datalab Balanced",
		"Document parser",
		99.4,
		1,
		0
	],
	[
		5,
		"Extend (2.0)",
		"Document parser",
		99.4,
		1,
		0
	],
	[
		5,
		"GPT-6 Luna",
		"Frontier VLM",
		99.4,
		1,
		0
	],
	[
		5,
		"GPT-6.1 Terra",
		"Frontier VLM",
		99.4,
		1,
		0
	],
	[
		5,
		"Reducto",
		"Document parser",
		99.4,
		1,
		0
	],
	[
		5,
		"Reducto (non-agentic)",
		"Document parser",
		99.4,
		1,
		0
	],
	[
		5,
		"Reducto (r-1)",
		"Document parser",
		99.4,
		1,
		0
	],
	[
		12,
		"Azure DI (Layout)",
		"Document parser",
		98.9,
		2,
		0
	],
	[
		12,
		"Claude Sonnet 5.5",
		"Frontier VLM",
		98.9,
		2,
		0
	],
	[
		12,
		"Grok 4.6",
		"Frontier VLM",
		98.9,
		2,
		0
	],
	[
		12,
		"Muse Spark 1.3",
		"Frontier VLM",
		98.9,
		2,
		0
	],
	[
		16,
		"LlamaParse Cost Effective",
		"Document parser",
		98.3,
		3,
		0
	],
	[
		17,
		"AWS Textract",
		"Document parser",
		97.8,
		4,
		0
	],
	[
		17,
		"Claude Haiku 5.5",
		"Frontier VLM",
		97.8,
		4,
		0
	],
	[
		17,
		"Gemini 3.8 Flash",
		"Frontier VLM",
		97.8,
		4,
		0
	],
	[
		17,
		"Gemini 4 Argon",
		"Frontier VLM",
		97.8,
		4,
		0
	],
	[
		21,
		"Claude Opus 5.5",
		"Frontier VLM",
		97.2,
		5,
		0
	],
	[
		22,
		"Gemini 3.5 Flash-Lite",
		"Frontier VLM",
		96.6,
		6,
		0
	],
	[
		23,
		"Extend (v1)",
		"Document parser",
		96.1,
		7,
		0
	],
	[
		24,
		"Mistral OCR 4.1",
		"Document parser",
		95,
		9,
		0
	],
	[
		24,
		"Mistral OCR 4.1 (Annotation)",
		"Document parser",
		95,
		9,
		0
	],
	[
		26,
		"Infinity-Parser 2 Flash",
		"Open VLM",
		93.3,
		12,
		0
	],
	[
		27,
		"Databricks AI Parse",
		"Document parser",
		92.7,
		13,
		0
	],
	[
		28,
		"HunyuanOCR 1.5",
		"Open VLM",
		92.2,
		14,
		0
	],
	[
		28,
		"Pulse Ultra 2",
		"Document parser",
		92.2,
		14,
		0
	],
	[
		30,
		"MinerU 2605 Pro",
		"Open VLM",
		91.6,
		15,
		0
	],
	[
		31,
		"Chandra 2",
		"Open VLM",
		91.1,
		16,
		0
	],
	[
		32,
		"Extend Light (1.0)",
		"Document parser",
		89.4,
		19,
		0
	],
	[
		33,
		"olmOCR 2 7B",
		"Open VLM",
		88.8,
		20,
		0
	],
	[
		34,
		"GLM-OCR",
		"Open VLM",
		86.6,
		24,
		0
	],
	[
		35,
		"Qwen 3.8 27B",
		"Open VLM",
		82.1,
		24,
		8
	],
	[
		36,
		"PaddleOCR-VL 1.6",
		"Open VLM",
		77.1,
		14,
		27
	],
	[
		37,
		"Nemotron Omni 30B",
		"Open VLM",
		61.5,
		12,
		57
	]
].map(([rank, parser, kind, ghostFreePercent, boos, lost]) => ({
	rank,
	parser,
	kind,
	ghostFreePercent,
	boos,
	lost
}));
// src/report/rank.ts
/**
* Why a run cannot stand among the published parsers, one phrase each; empty when it can.
*
* It can when it judged every page of the published dataset, all rooms whole, with the board's clock.
* Outputs that were scored had no clock of ours; they may stand there all the same.
*/
function whyNotOnBoard(results) {
	const { dataset, summary, shard, timeoutMs } = results;
	if (dataset.source !== BOARD.dataset) return [`its pages are not those of ${BOARD.dataset}`];
	const rooms = new Set(summary.rooms.map(({ room }) => room));
	const missing = BOARD.rooms.filter((room) => !rooms.has(room));
	const otherClock = timeoutMs !== null && timeoutMs !== BOARD.timeoutMs;
	return [
		...shard === null ? [] : [`it is shard ${shard.index} of ${shard.total}`],
		...missing.length === 0 ? [] : [`it has no page of ${missing.join(", ")}`],
		...choiceReasons(results),
		...summary.pages === BOARD.pages ? [] : [`it has ${counted(summary.pages, "page", "pages")}, the board ${BOARD.pages}`],
		...summary.errors === 0 ? [] : [`${counted(summary.errors, "page", "pages")} could not be judged`],
		...otherClock ? [`a page had ${thousands(timeoutMs / 1e3)} s, on the board ${BOARD.timeoutMs / 1e3} s`] : []
	];
}
/**
* The place that a run takes on the published board; equal scores share a place.
*
* @returns 1 for the best; null for a run that did not judge just the published pages, see
*   {@link whyNotOnBoard}
*/
function rankOf(results) {
	if (whyNotOnBoard(results).length > 0) return null;
	const { boos, lost } = results.summary;
	return 1 + PUBLISHED_PARSERS.filter((other) => other.boos + other.lost < boos + lost).length;
}
/** A choice that happens to give all pages of today need not do so for the published ones. */
function choiceReasons({ selection }) {
	const { rooms, pages, tags, maxPages } = selection;
	return pages !== null || tags !== null || maxPages !== null || rooms !== null && BOARD.rooms.some((room) => !rooms.includes(room)) ? ["only some pages were chosen"] : [];
}
export { PUBLISHED_PARSERS as i, whyNotOnBoard as n, BOARD as r, rankOf as t };
