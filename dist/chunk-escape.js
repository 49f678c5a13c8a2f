// src/report/escape.ts
/** Combining marks in a row that still belong to a character; Hebrew with points and accents has four. */
const MAX_MARKS = 8;
/** Characters that show nothing, reorder what is around them, or steer a terminal. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;
/** Signs that stand before Arabic numbers: of category Cf, but seen. */
const SEEN_FORMAT = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;
const MARK = /\p{M}/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const PLAIN = /^[\u0020-\u007e]*$/;
/**
* Makes every character of a foreign text seen and harmless.
*
* Control characters become their pictures (`␛`, `␀`, `␊`); bidi controls, zero-width characters,
* lone surrogates, private and other unseen characters become `\u{202E}`. What scripts and emoji
* need stays: joiners between letters of other than Latin scripts, the emoji selector after an emoji,
* a few combining marks after a letter. The result is one line.
*/
function visible(text) {
	if (PLAIN.test(text)) return text;
	let shown = "";
	let marks = 0;
	let before = null;
	let offset = 0;
	for (const character of text) {
		offset += character.length;
		if (isHidden(character) && !isNeeded(character, before, text.codePointAt(offset))) {
			shown += picture(character);
			before = null;
			marks = 0;
		} else if (MARK.test(character)) {
			marks += 1;
			if (before === null) shown += "◌";
			shown += marks > MAX_MARKS ? picture(character) : character;
			before = character;
		} else {
			shown += character;
			before = character;
			marks = 0;
		}
	}
	return shown;
}
/**
* Cuts a text to at most `most` code points, the last of them `…` where something was left out.
*
* Looks at no more than `most` + 1 characters of a longer text.
*/
function cutByCodePoints(text, most) {
	if (text.length <= most) return text;
	if (most < 1) return "";
	let count = 0;
	let offset = 0;
	let lastStart = 0;
	for (const character of text) {
		count += 1;
		if (count > most) return `${text.slice(0, lastStart)}…`;
		lastStart = offset;
		offset += character.length;
	}
	return text;
}
/** A foreign text on one line, at most `most` of its code points, every character visible. */
function visibleCut(text, most) {
	return visible(cutByCodePoints(text, most));
}
/**
* Takes the power from lines that a build log would obey (`::error::`, `##[error]`, `##vso[`).
*
* A look-alike of the same width replaces one character, so columns stay. Colours may stand in
* between: some logs take them out before they read a line.
*/
function defuseCommands(text) {
	return text.replaceAll(/^((?:\s|\u001b\[[0-9;]*m)*):(?=(?:\u001b\[[0-9;]*m)*:)/gmu, "$1∶").replaceAll(/(#(?:\u001b\[[0-9;]*m)*)#(?=(?:\u001b\[[0-9;]*m)*[[vt])/giu, "$1♯");
}
function isHidden(character) {
	return HIDDEN.test(character) && !SEEN_FORMAT.test(character);
}
/** Whether a hidden character does what it is for, given the seen character before and what follows. */
function isNeeded(character, before, next) {
	if (before === null) return false;
	if (character === "️" || character === "︎") return EMOJI.test(before);
	if (character !== "‌" && character !== "‍") return false;
	return (before === "️" || before === "︎" || isJoined(before)) && next !== void 0 && isJoined(String.fromCodePoint(next));
}
/** Whether joiners are of use beside it: between Latin letters one only hides. */
function isJoined(character) {
	return !isHidden(character) && character > "˿";
}
function picture(character) {
	const code = character.codePointAt(0) ?? 0;
	if (code < 32) return String.fromCodePoint(9216 + code);
	if (code === 127) return "␡";
	return `\\u{${code.toString(16).toUpperCase()}}`;
}
export { visibleCut as i, defuseCommands as n, visible as r, cutByCodePoints as t };
