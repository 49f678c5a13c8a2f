// src/results/outcome.ts
/** True for a Boo and for a Lost page. */
function isBad(page) {
	return page.outcome === "boo" || page.outcome === "lost";
}
/** False where the gate could not judge the page. */
function isMeasured(page) {
	return page.outcome !== "error";
}
/** True for a Boo because nothing was left after cleaning. */
function isEmptyAnswer(page) {
	return page.outcome === "boo" && page.verdict.cause === "empty";
}
/**
* True for a bad page that was run again and was bad in half of its runs or fewer.
*
* It is shown and not counted (spec: action, input `confirm`: "counts only if most runs agree").
*/
function isFlaky(page) {
	return isBad(page) && page.confirmation !== void 0 && page.confirmation.bad * 2 <= page.confirmation.runs;
}
export { isMeasured as i, isEmptyAnswer as n, isFlaky as r, isBad as t };
