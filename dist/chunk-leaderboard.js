import { i as PUBLISHED_PARSERS, n as whyNotOnBoard, r as BOARD } from "./chunk-rank.js";
// src/report/leaderboard.ts
/**
* Sets runs among the published parsers.
*
* Runs that did not judge just the published pages stand apart. Among equal scores the published
* parsers come first, then the runs in the order given.
*/
function leaderboard(runs) {
	const published = PUBLISHED_PARSERS.map(({ rank, parser, kind, boos, lost }) => ({
		parser,
		kind,
		publishedRank: rank,
		pages: BOARD.pages,
		ghostFreeRate: (BOARD.pages - boos - lost) / BOARD.pages,
		boos,
		lost
	}));
	const judged = runs.map((run) => ({
		run,
		reasons: whyNotOnBoard(run)
	}));
	const given = judged.filter(({ reasons }) => reasons.length === 0).map(({ run }) => ({
		...standingOf(run),
		kind: null,
		publishedRank: null
	}));
	const all = [...published, ...given];
	return {
		rows: all.map((row) => ({
			...row,
			rank: 1 + all.filter((other) => badOf(other) < badOf(row)).length
		})).toSorted((a, b) => a.rank - b.rank),
		apart: judged.filter(({ reasons }) => reasons.length > 0).map(({ run, reasons }) => ({
			...standingOf(run),
			errors: run.summary.errors,
			reasons
		}))
	};
}
/** What the figures are about, in one line. */
function boardTitle() {
	return `${BOARD.name}: ${PUBLISHED_PARSERS.length} published parsers on ${BOARD.pages} pages (${BOARD.url}, taken ${BOARD.takenOn})`;
}
function standingOf({ parser, summary }) {
	const { pages, ghostFreeRate, boos, lost } = summary;
	return {
		parser: parser.label === "" ? "yours" : parser.label,
		pages,
		ghostFreeRate,
		boos,
		lost
	};
}
function badOf({ boos, lost }) {
	return boos + lost;
}
export { leaderboard as n, boardTitle as t };
