import { rt as percent, tt as counted } from "./chunk-run.js";
import { t as markupText } from "./chunk-xml.js";
// src/report/badge.ts
const LABEL = "boo bench";
/** White text stands out from each by 4.5 to 1 or more. */
const COLORS = {
	best: "#1a7f37",
	good: "#4c7a10",
	fair: "#8a6500",
	poor: "#b3470b",
	bad: "#c1272d",
	unknown: "#59636e"
};
const LABEL_COLOR = "#3d444d";
/** Characters of the badge's texts that are narrower than most. */
const NARROW = /[.,:;'|!il1jft ]/;
const HEIGHT = 20;
/** The ghost-free rate of a run as a badge. */
function badgeSvg(summary) {
	const { message, color } = badgeOf(summary);
	const left = Math.round(textWidth(LABEL)) + 12;
	const right = Math.round(textWidth(message)) + 12;
	const text = (value, center) => `<text x="${center}" y="14" text-anchor="middle">${markupText(value)}</text>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${LABEL}: ${markupText(message)}">
<title>${LABEL}: ${markupText(message)}</title>
<clipPath id="edge"><rect width="${left + right}" height="${HEIGHT}" rx="3"/></clipPath>
<g clip-path="url(#edge)"><rect width="${left}" height="${HEIGHT}" fill="${LABEL_COLOR}"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="${color}"/></g>
<g fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">${text(LABEL, left / 2)}${text(message, left + right / 2)}</g>
</svg>
`;
}
/** The same for shields.io, which draws it from a URL (its endpoint schema, version 1). */
function badgeEndpoint(summary) {
	const { message, color } = badgeOf(summary);
	return `${JSON.stringify({
		schemaVersion: 1,
		label: LABEL,
		message,
		color,
		labelColor: LABEL_COLOR
	}, null, 2)}\n`;
}
/** A run with pages that could not be judged is never green. */
function badgeOf({ ghostFreeRate, errors, pages }) {
	if (ghostFreeRate === null) return {
		message: "no pages",
		color: COLORS.unknown
	};
	if (errors > 0) return {
		message: `${counted(errors, "error", "errors")} on ${counted(pages, "page", "pages")}`,
		color: COLORS.unknown
	};
	return {
		message: `${percent(ghostFreeRate)} ghost-free`,
		color: colorOf(ghostFreeRate)
	};
}
function colorOf(rate) {
	if (rate >= .99) return COLORS.best;
	if (rate >= .95) return COLORS.good;
	if (rate >= .9) return COLORS.fair;
	return rate >= .8 ? COLORS.poor : COLORS.bad;
}
/** Of Verdana at 11 pixels, near enough for padding to even out. */
function textWidth(text) {
	return Array.from(text).reduce((sum, character) => sum + advanceOf(character), 0);
}
function advanceOf(character) {
	if (character === "%") return 11.8;
	return NARROW.test(character) ? 4.2 : 7.1;
}
export { badgeEndpoint, badgeSvg };
