import { st as thousands, tt as counted } from "./chunk-run.js";
// src/report/docmetrics-board.ts
/** The published board of document metrics: where its figures come from, and which pages they are about. */
const DOCMETRICS_BOARD = {
	name: "Dr.DocBench",
	url: "https://arxiv.org/abs/2606.01393",
	/** Month in which the paper came out; the figures below are of its Table 1. */
	published: "2026-06",
	/** All pages, Table 5, and all subjects, Table 6. */
	pages: 4514,
	subjects: 52
};
/** The published models, in the paper's order. */
const PUBLISHED_MODELS = [
	[
		"MinerU 2.5",
		"specialized",
		"Open",
		.33,
		.51,
		24.15,
		55.85,
		63.7,
		.3,
		54.37
	],
	[
		"PaddleOCR",
		"specialized",
		"Open",
		.73,
		.42,
		30.73,
		51.79,
		59.94,
		.71,
		34.78
	],
	[
		"Qwen3.5-Flash",
		"general",
		"Open",
		.26,
		.32,
		35.69,
		46.24,
		54.38,
		.26,
		57.51
	],
	[
		"Qwen3.5-122B-A10B",
		"general",
		"Open",
		.23,
		.32,
		32.54,
		38.31,
		44.99,
		.23,
		56.32
	],
	[
		"Qwen3.5-Plus",
		"general",
		"Open",
		.25,
		.31,
		30.4,
		49.77,
		58.23,
		.26,
		57.32
	],
	[
		"Nemotron-Nano-12B",
		"general",
		"Open",
		.62,
		.76,
		12.82,
		27.03,
		34.09,
		.564,
		30.33
	],
	[
		"Kimi-K2.5",
		"general",
		"Open",
		.19,
		.35,
		27.04,
		51.98,
		61.09,
		.18,
		60.38
	],
	[
		"Claude Opus 4.6",
		"general",
		"Closed",
		.22,
		.37,
		32.02,
		49.21,
		58.12,
		.19,
		60.19
	],
	[
		"Doubao-Seed-1.6-Vision",
		"general",
		"Closed",
		.34,
		.31,
		41.28,
		33.93,
		42.16,
		.28,
		53.14
	],
	[
		"Gemini 3.1 Pro",
		"general",
		"Closed",
		.22,
		.35,
		32.22,
		51.26,
		59.03,
		.21,
		60.13
	],
	[
		"GPT-4o",
		"general",
		"Closed",
		.37,
		.47,
		36.02,
		30.14,
		38.62,
		.31,
		49.73
	],
	[
		"GPT-5.5",
		"general",
		"Closed",
		.19,
		.36,
		34.55,
		48.9,
		58.96,
		.17,
		61.94
	]
].map(([model, kind, access, textEdit, formulaEdit, formulaCdm, tableTeds, tableTedsS, orderEdit, overall]) => ({
	model,
	kind,
	access,
	textEdit,
	formulaEdit,
	formulaCdm,
	tableTeds,
	tableTedsS,
	orderEdit,
	overall
}));
// src/report/docmetrics-leaderboard.ts
/**
* Sets results among the models of the paper, by the mean of the four totals.
*
* Results of other pages than the paper's stand apart. Among equal overalls the published models come first,
* then the results in the order given.
*/
function docmetricsLeaderboard(given) {
	const published = PUBLISHED_MODELS.map(({ model, ...figures }) => ({
		parser: model,
		...figures
	}));
	const judged = given.map((results) => ({
		results,
		reasons: whyNotRanked(results)
	}));
	const ranked = judged.filter(({ reasons }) => reasons.length === 0).map(({ results }) => ({
		...standingOf(results),
		kind: null,
		access: null
	}));
	const all = [...published, ...ranked];
	return {
		rows: all.map((row) => ({
			...row,
			rank: 1 + all.filter((other) => printed(other) > printed(row)).length
		})).toSorted((a, b) => a.rank - b.rank),
		apart: judged.filter(({ reasons }) => reasons.length > 0).map(({ results, reasons }) => ({
			...standingOf(results),
			pages: results.counts.required,
			reasons
		}))
	};
}
/**
* Why results cannot stand among the paper's models, one phrase each; empty when they can.
*
* The paper names no revision of its pages. Their number, that of their subjects, and that all are annotated
* have to tell them.
*/
function whyNotRanked(results) {
	const { pages, subjects } = DOCMETRICS_BOARD;
	const { counts, profile, formulas } = results;
	if (counts.required !== pages || results.subjects.length !== subjects) return [`its pages are not the paper's: ${`${counted(counts.required, "page", "pages")} of ${counted(results.subjects.length, "subject", "subjects")}`}, the paper has ${thousands(pages)} of ${subjects}`];
	const marked = results.pages.filter(({ groundTruth }) => groundTruth === "markdown").length;
	return [
		...marked === 0 ? [] : [`${counted(marked, "page has", "pages have")} Markdown as ground truth, not annotation`],
		...counts.errors === 0 ? [] : [`${counted(counts.errors, "page", "pages")} could not be measured`],
		...profile === "default" ? [] : [`its profile is ${profile}, not default`],
		...formulas === null ? ["its formulas were not drawn"] : []
	];
}
/** What the figures are about, in one line. */
function docmetricsBoardTitle() {
	const { name, pages, url, published } = DOCMETRICS_BOARD;
	return `${name}: ${PUBLISHED_MODELS.length} published models on ${thousands(pages)} pages (Table 1 of ${url}, ${published})`;
}
/** How figures of ours differ from the paper's on the same pages. */
const DOCMETRICS_NOTE = "Yours is scored page by page with cdm-mathjax; the paper scored windows of two pages and drew formulas with LaTeX.";
/** An edit distance with the two decimals that the paper prints; `–` for none. */
function boardEdit(edit) {
	return edit === null ? "–" : edit.toFixed(2);
}
function standingOf({ parser, totals }) {
	const { textEdit, formulaEdit, formulaCdm, tableTeds, tableTedsS } = totals;
	return {
		parser: parser.label === "" ? "yours" : parser.label,
		textEdit,
		formulaEdit,
		formulaCdm,
		tableTeds,
		tableTedsS,
		orderEdit: totals.readingOrder === null ? null : 1 - totals.readingOrder / 100,
		overall: totals.overallPaper
	};
}
/** The overall as it is printed, in hundredths: what looks equal shares a rank. */
function printed({ overall }) {
	return overall === null ? -1e400 : Math.round(overall * 100);
}
export { DOCMETRICS_BOARD as a, docmetricsLeaderboard as i, boardEdit as n, docmetricsBoardTitle as r, DOCMETRICS_NOTE as t };
