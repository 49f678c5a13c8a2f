import { _ as InterruptedError, c as readText, g as InputError, r as kindOfPath, s as readBytes, u as walkFiles } from "./chunk-files.js";
import { A as canvas, F as paragraph, Sn as safeParse, Tn as unknown, V as cutToWidth, W as wrap, _ as selectKeys, _n as optional, bn as record, en as pageKey, g as readLeftFile, gn as object, hn as number, in as shown$1, ln as getDotPath, mn as nullish, o as DEFAULT_PROFILE, pn as minValue, sn as array, st as thousands, tt as counted, un as integer, wn as string, wt as unsafeName, x as currentCommit, y as unknownName, yn as pipe, yt as shownSource } from "./chunk-run.js";
import { _ as componentsOf, a as defuseCommands, b as totalsOf, g as subjectsOf, h as countsOf, s as visibleCut, v as meanOf, y as overallOf } from "./chunk-main.js";
import { t as renderTable } from "./chunk-table.js";
import { i as pointsOf, n as editDistance, r as normalizedEditDistance, t as distanceOfPoints } from "./chunk-edit-distance.js";
import { a as shownEdit, c as shownScore, l as htmlPieces } from "./chunk-metrics-rows.js";
import { t as assignRows } from "./chunk-assign.js";
import { basename, extname, join } from "node:path";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
// src/docmetrics/cdm.ts
/** The name under which values stand in results: they are close to the original CDM, not equal (S16.5). */
const CDM_NAME = "cdm-mathjax";
/**
* Loads the typesetter, which is a third of a second and two megabytes, and gives the metric.
*
* Loaded once a process, and not at all by a run without formulas.
*/
async function loadCdm() {
	const { cdm } = await import("./chunk-cdm-score.js");
	return cdm;
}
// src/docmetrics/annotation.ts
/** Ids and orders of a window's pages are kept apart by these. */
const PAGE_IDS = 1e5;
const PAGE_ORDERS = 1e4;
const TRUNCATED = "truncated";
/**
* Puts blocks together that a column's or figure's end had cut: texts in order, category, order and id of the
* first.
*
* Each block is used once; what is linked to a block of another page stays as it is.
*
* @see specification S10.1
*/
function joinTruncated(page) {
	const blocks = new Map(page.layout_dets.map((block) => [block.anno_id, block]));
	const leader = /* @__PURE__ */ new Map();
	const leaderOf = (id) => {
		let at = id;
		for (let next = leader.get(at); next !== void 0 && next !== at; next = leader.get(at)) at = next;
		return at;
	};
	for (const { source_anno_id, target_anno_id, relation_type } of page.extra?.relation ?? []) {
		if (relation_type !== TRUNCATED) continue;
		if (!blocks.has(source_anno_id) || !blocks.has(target_anno_id)) continue;
		const [a, b] = [leaderOf(source_anno_id), leaderOf(target_anno_id)];
		if (a !== b) leader.set(b, a);
	}
	const chains = /* @__PURE__ */ new Map();
	for (const block of page.layout_dets) {
		const head = leaderOf(block.anno_id);
		const chain = chains.get(head);
		if (chain === void 0) chains.set(head, [block]);
		else chain.push(block);
	}
	return [...chains.values()].map(joined);
}
function joined(chain) {
	const inOrder = chain.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
	const [first] = inOrder;
	if (first === void 0) throw new RangeError("a chain without blocks");
	if (inOrder.length === 1) return first;
	return {
		...first,
		text: inOrder.map(({ text }) => text ?? "").join(""),
		attribute: {}
	};
}
/**
* Makes one page of a window's pages: ids and orders stay apart, relations stay within their page.
*
* @param pages in ascending order
* @param start number of the window's first page
* @see specification S10.2
*/
function windowOf(pages, start) {
	const blocks = [];
	const relation = [];
	for (const [at, page] of pages.entries()) {
		const number = page.page_info?.page_no ?? start + at;
		const idOf = (id) => number * PAGE_IDS + id;
		const own = new Set(page.layout_dets.map(({ anno_id }) => anno_id));
		for (const block of page.layout_dets) {
			const order = block.order !== void 0 && block.order !== null ? (block.order ?? 0) + (number - start) * PAGE_ORDERS : null;
			blocks.push({
				...block,
				anno_id: idOf(block.anno_id),
				order
			});
		}
		for (const link of page.extra?.relation ?? []) {
			if (!own.has(link.source_anno_id) || !own.has(link.target_anno_id)) continue;
			relation.push({
				...link,
				source_anno_id: idOf(link.source_anno_id),
				target_anno_id: idOf(link.target_anno_id)
			});
		}
	}
	return {
		layout_dets: blocks,
		extra: { relation }
	};
}
// src/docmetrics/array-rows.ts
const BEGIN = "\\begin{array}";
const END = "\\end{array}";
/**
* Cuts an array of one column into a formula a row.
*
* @returns the rows as `\[row\]`, without what stands outside the array; the formula itself, alone, when it
*   holds no such array
* @see specification S4.3; O(n)
*/
function arrayRows(formula) {
	const begin = formula.indexOf(BEGIN);
	const end = begin === -1 ? -1 : formula.indexOf(END, begin + 13);
	if (end === -1) return [formula];
	const inside = formula.slice(begin + 13, end);
	const spec = /^\s*\{/.exec(inside);
	const close = spec === null ? -1 : closingBrace(inside, spec[0].length - 1);
	if (spec === null || close === -1) return [formula];
	const columns = inside.slice(spec[0].length, close).replaceAll(/[@!]\{[^{}]*\}|[\s|]/g, "");
	if (columns !== "l" && columns !== "c" && columns !== "r") return [formula];
	return inside.slice(close + 1).split("\\\\").map((row) => row.trim()).filter((row) => row !== "").map((row) => `\\[${row}\\]`);
}
function closingBrace(text, open) {
	let depth = 0;
	for (let at = open; at < text.length; at += 1) if (text[at] === "{") depth += 1;
	else if (text[at] === "}") {
		depth -= 1;
		if (depth === 0) return at;
	}
	return -1;
}
// src/docmetrics/formula-edit.ts
/** Deleted wherever they occur, one after another; the order counts (S4.1). */
const DELETED = [
	..."\\mathbf \\mathrm \\mathnormal \\mathit \\mathbb \\mathcal \\mathscr \\mathfrak".split(" "),
	..."\\mathsf \\mathtt \\textbf \\text \\boldmath \\boldsymbol \\operatorname \\bm".split(" "),
	..."\\symbfit \\mathbfcal \\symbf \\scriptscriptstyle \\notag \\setlength".split(" "),
	..."\\coloneqq \\space \\thickspace \\thinspace \\medspace \\nobreakspace".split(" "),
	..."\\negmedspace \\quad \\qquad \\enspace \\substackw".split(" "),
	" ",
	..."$$ \\left \\right \\displaystyle \\text".split(" ")
];
/**
* Brings a formula to the form that is compared: no delimiters, fonts, spaces or capitals.
*
* @param latex a formula with or without its delimiters
* @returns the normal form, empty when nothing counts
* @see S4.1 `norm_formula`
*/
function normalizeFormula(latex) {
	let formula = latex.trim();
	formula = formula.replace(/^\$+/u, "");
	formula = stripEnd(formula, "$").replace(/^\n+/u, "");
	formula = stripEnd(formula, "\n");
	formula = bracketed(formula) ?? formula;
	for (const opener of [
		"\\tag{",
		"\\hspace{",
		"\\begin{",
		"\\end{",
		"\\arraycolsep"
	]) formula = deleteToBrace(formula, opener);
	formula = stripEnd(formula.replace(/^\.+/u, ""), ".");
	for (const piece of DELETED) formula = formula.replaceAll(piece, "");
	return formula.toLowerCase();
}
function stripEnd(text, character) {
	let end = text.length;
	while (end > 0 && text[end - 1] === character) end -= 1;
	return text.slice(0, end);
}
/** The inside of the first `\[..\]` on one line, not closed by an escaped backslash. */
function bracketed(formula) {
	for (const line of formula.split("\n")) {
		const open = line.indexOf("\\[");
		if (open === -1) continue;
		let close = line.indexOf("\\]", open + 3);
		while (close !== -1 && line[close - 1] === "\\") close = line.indexOf("\\]", close + 1);
		if (close !== -1) return line.slice(open + 2, close).trim();
	}
}
/** Deletes each `opener` up to the next `}` on the same line; one never closed stays. */
function deleteToBrace(formula, opener) {
	if (!formula.includes(opener)) return formula;
	return formula.split("\n").map((line) => deleteInLine(line, opener)).join("\n");
}
function deleteInLine(line, opener) {
	let kept = "";
	let from = 0;
	for (;;) {
		const open = line.indexOf(opener, from);
		const close = open === -1 ? -1 : line.indexOf("}", open + opener.length);
		if (close === -1) return kept + line.slice(from);
		kept += line.slice(from, open);
		from = close + 1;
	}
}
// src/docmetrics/latex-words.ts
/** Macros that read as their own name. */
const NAMES = "arccos arccosh arcsin arcsinh arctan arctanh cos cosh exp inf lim liminf limsup ln log max min sin sinh sup tan tanh";
/** Letters and numbers, each with its macro. */
const LETTERS$1 = `
  AA Å, AE Æ, Alpha Α, Beta Β, Chi Χ, DH Ð, DJ Đ, Delta Δ, Digamma Ϝ, Epsilon Ε, Eta Η,
  Gamma Γ, IJ Ĳ, Ident 𝕀, Iota Ι, Kappa Κ, Koppa Ϟ, L Ł, Lambda Λ, Mu Μ, NG Ŋ, Nu Ν, O Ø,
  OE Œ, Omega Ω, Omicron Ο, Phi Φ, Pi Π, Psi Ψ, Rho Ρ, Sampi Ϡ, Sigma Σ, Stigma Ϛ, TH Þ,
  Tau Τ, Theta Θ, Upsilon Υ, Xi Ξ, Zeta Ζ, aa å, ae æ, aleph ℵ, alpha α, beta β, beth ℶ,
  braket ss, chi χ, daleth ℸ, delta δ, dh ð, digamma ϝ, dj đ, ell ℓ, epsilon ϵ, eta η,
  eth ƪ, frac ss, gamma γ, gimel ℷ, hbar ħ, hslash ℏ, i ı, id 𝕀, ij ĳ, iota ι, j ȷ,
  kappa κ, ketbra ss, l ł, lambda λ, mu μ, ng ŋ, nicefrac ss, nu ν, o ø, oe œ, omega ω,
  omicron ο, part PART, phi ϕ, pi π, psi ψ, rho ρ, sigma σ, ss ß, tau τ, textTheta ϴ,
  textasciicaron ˇ, textasciicircum ˆ, textdoublepipe ǂ, textflorin ƒ, textfrac ss,
  textglotstop ʔ, texthvlig ƕ, textmu µ, textnrleg ƞ, textohm Ω, textonehalf ½,
  textonequarter ¼, textonesuperior ¹, textordfeminine ª, textordmasculine º, textphi ɸ,
  textschwa ə, texttheta θ, textthreequarters ¾, textthreesuperior ³, textturnk ʞ,
  texttwosuperior ², textvartheta ϑ, th þ, theta θ, upsilon υ, varepsilon ε, varkappa ϰ,
  varphi φ, varpi ϖ, varrho ϱ, varsigma ς, vartheta ϑ, xi ξ, zeta ζ
`;
/** Cyrillic letters of LaTeX's font encodings. */
const CYRILLIC = `
  CYRA А, CYRABHCH Ҽ, CYRABHCHDSC Ҿ, CYRABHDZE Ӡ, CYRABHHA Ҩ, CYRAE Ӕ, CYRB Б, CYRBYUS Ѫ,
  CYRC Ц, CYRCH Ч, CYRCHLDSC Ӌ, CYRCHRDSC Ҷ, CYRCHVCRS Ҹ, CYRD Д, CYRDJE Ђ, CYRDZE Ѕ,
  CYRDZHE Џ, CYRE Е, CYREREV Э, CYRERY Ы, CYRF Ф, CYRFITA Ѳ, CYRG Г, CYRGDSC Ӷ,
  CYRGDSCHCRS Ӻ, CYRGHCRS Ғ, CYRGHK Ҕ, CYRGUP Ґ, CYRH Х, CYRHDSC Ҳ, CYRHHCRS Ӿ, CYRHHK Ӽ,
  CYRHRDSN Ъ, CYRI И, CYRIE Є, CYRII І, CYRISHRT Й, CYRIZH Ѵ, CYRJE Ј, CYRK К, CYRKBEAK Ҡ,
  CYRKDSC Қ, CYRKHCRS Ҟ, CYRKHK Ӄ, CYRKVCRS Ҝ, CYRL Л, CYRLDSC Ӆ, CYRLJE Љ, CYRM М,
  CYRMDSC Ӎ, CYRN Н, CYRNDSC Ң, CYRNG Ҥ, CYRNHK Ӈ, CYRNJE Њ, CYRO О, CYROTLD Ө, CYRP П,
  CYRPHK Ҧ, CYRR Р, CYRRTICK Ҏ, CYRS С, CYRSCHWA Ә, CYRSDSC Ҫ, CYRSEMISFTSN Ҍ, CYRSFTSN Ь,
  CYRSH Ш, CYRSHCH Щ, CYRSHHA Һ, CYRT Т, CYRTDSC Ҭ, CYRTETSE Ҵ, CYRTSHE Ћ, CYRU У,
  CYRUSHRT Ў, CYRV В, CYRY Ү, CYRYA Я, CYRYAT Ѣ, CYRYHCRS Ұ, CYRYI Ї, CYRYO Ё, CYRYU Ю,
  CYRZ З, CYRZDSC Ҙ, CYRZH Ж, CYRZHDSC Җ, CYRpalochka Ӏ, cyra а, cyrabhch ҽ, cyrabhchdsc ҿ,
  cyrabhdze ӡ, cyrabhha ҩ, cyrae ӕ, cyrb б, cyrbyus ѫ, cyrc ц, cyrch ч, cyrchldsc ӌ,
  cyrchrdsc ҷ, cyrchvcrs ҹ, cyrd д, cyrdje ђ, cyrdze ѕ, cyrdzhe џ, cyre е, cyrerev э,
  cyrery ы, cyrf ф, cyrfita ѳ, cyrg г, cyrgdsc ӷ, cyrgdschcrs ӻ, cyrghcrs ғ, cyrghk ҕ,
  cyrgup ґ, cyrh х, cyrhdsc ҳ, cyrhhcrs ӿ, cyrhhk ӽ, cyrhrdsn ъ, cyri и, cyrie є, cyrii і,
  cyrishrt й, cyrizh ѵ, cyrje ј, cyrk к, cyrkbeak ҡ, cyrkdsc қ, cyrkhcrs ҟ, cyrkhk ӄ,
  cyrkvcrs ҝ, cyrl л, cyrldsc ӆ, cyrlje љ, cyrm м, cyrmdsc ӎ, cyrn н, cyrndsc ң, cyrng ҥ,
  cyrnhk ӈ, cyrnje њ, cyro о, cyrotld ө, cyrp п, cyrphk ҧ, cyrr р, cyrrtick ҏ, cyrs с,
  cyrschwa ә, cyrsdsc ҫ, cyrsemisftsn ҍ, cyrsftsn ь, cyrsh ш, cyrshch щ, cyrshha һ, cyrt т,
  cyrtdsc ҭ, cyrtetse ҵ, cyrtshe ћ, cyru у, cyrushrt ў, cyrv в, cyry ү, cyrya я, cyryat ѣ,
  cyryhcrs ұ, cyryi ї, cyryo ё, cyryu ю, cyrz з, cyrzdsc ҙ, cyrzh ж, cyrzhdsc җ
`;
/**
* What macros without an argument read as, where letters, digits or underscores are left: `alpha` gives α.
*
* Every other macro reads as nothing. `frac` and its kind stand here as they read when their arguments are
* missing.
*
* @see specification S3.3 and its table of readings
*/
const LATEX_WORDS = new Map([...NAMES.split(" ").map((name) => [name, name]), ...[LETTERS$1, CYRILLIC].flatMap((table) => table.split(",").map(pairOf))]);
function pairOf(entry) {
	const [macro = "", reading = ""] = entry.trim().split(" ");
	return [macro, reading];
}
// src/docmetrics/math-letters.ts
/** First capital and first small letter of each mathematical alphabet in Unicode. */
const ALPHABETS = /* @__PURE__ */ new Map([
	["mathbf", 119808],
	["mathit", 119860],
	["mathcal", 119964],
	["mathscr", 119964],
	["mathfrak", 120068],
	["mathbb", 120120],
	["mathsf", 120224],
	["mathtt", 120432]
]);
/** Letters that Unicode had before, and left holes for. */
const EARLIER = /* @__PURE__ */ new Map([
	[119893, "ℎ"],
	[119965, "ℬ"],
	[119968, "ℰ"],
	[119969, "ℱ"],
	[119971, "ℋ"],
	[119972, "ℐ"],
	[119975, "ℒ"],
	[119976, "ℳ"],
	[119981, "ℛ"],
	[119994, "ℯ"],
	[119996, "ℊ"],
	[120004, "ℴ"],
	[120070, "ℭ"],
	[120075, "ℌ"],
	[120076, "ℑ"],
	[120085, "ℜ"],
	[120093, "ℨ"],
	[120122, "ℂ"],
	[120127, "ℍ"],
	[120133, "ℕ"],
	[120135, "ℙ"],
	[120136, "ℚ"],
	[120137, "ℝ"],
	[120145, "ℤ"]
]);
const LETTERS = 26;
/**
* Gives what sets plain letters in a mathematical alphabet: `mathbb` makes ℝ of R. Other characters stay.
*
* @returns null for a macro that names no alphabet
* @see specification S3.3
*/
function lettersOf(macro) {
	const first = ALPHABETS.get(macro);
	if (first === void 0) return null;
	return (text) => text.replaceAll(/[A-Za-z]/g, (letter) => {
		const unit = letter.charCodeAt(0);
		const point = letter <= "Z" ? first + unit - 65 : first + LETTERS + unit - 97;
		return EARLIER.get(point) ?? String.fromCodePoint(point);
	});
}
// src/docmetrics/latex-reading.ts
/** Groups nested deeper are read without their macros; a formula of a page nests a handful. */
const MAX_DEPTH = 60;
/** Combining marks of accents (S3.3). */
const ACCENTS = new Map(Object.entries({
	"`": "̀",
	"'": "́",
	"^": "̂",
	"~": "̃",
	"=": "̄",
	".": "̇",
	"\"": "̈",
	grave: "̀",
	acute: "́",
	hat: "̂",
	tilde: "̃",
	u: "̆",
	breve: "̆",
	dot: "̇",
	ddot: "̈",
	r: "̊",
	H: "̋",
	v: "̌",
	check: "̌",
	d: "̣",
	c: "̧",
	k: "̨"
}));
/** Macros whose arguments are lost, with their arguments: `*` a star, `[` an optional one, `{` one. */
const LOST = new Map(Object.entries({
	"{": "author bibliography citenum citetext date hypersetup include input keywords label mbox textmd textsf texttt textup title",
	"*{": "hspace vspace",
	"[{": "color documentclass hphantom pagecolor RequirePackage selectlanguage usepackage vphantom xleftarrow xrightarrow",
	"[{{": "addcounter addlength setcounter setlength",
	"*{{": "DeclareMathOperator",
	"[{{{": "definecolor providecolor",
	"*{[[{": "newcommand providecommand renewcommand",
	"*{[[{{": "newenvironment provideenvironment renewenvironment",
	"*[[{": "citealp citealt citeauthor Citealp Citealt Citeauthor Citep Citet citeyear citeyearpar"
}).flatMap(([spec, names]) => names.split(" ").map((name) => [name, spec])));
/** Macros that read as one word instead of their arguments. */
const REPLACED = /* @__PURE__ */ new Map([
	["cite", ["*[[{", "cit"]],
	["citep", ["*[[{", "cit"]],
	["citet", ["*[[{", "cit"]],
	["ref", ["{", "ref"]],
	["eqref", ["{", "ref"]],
	["autoref", ["{", "ref"]],
	["cref", ["{", "ref"]],
	["Cref", ["{", "Ref"]],
	["includegraphics", ["[{", "graphics"]]
]);
/** Arguments of environments, which say nothing. */
const ENVIRONMENTS = /* @__PURE__ */ new Map([
	["array", "[{"],
	["tabular", "{"],
	["tabular*", "{{"],
	["tabularx", "{[{"],
	["alignat", "{"],
	["alignat*", "{"]
]);
const FRACTIONS = /* @__PURE__ */ new Set([
	"frac",
	"nicefrac",
	"textfrac"
]);
const BRACKETS = /* @__PURE__ */ new Set(["braket", "ketbra"]);
/** Macros that read as the last of their arguments. */
const LAST_ARGUMENT = /* @__PURE__ */ new Map([
	["sqrt", "[{"],
	["footnote", "[{"],
	["textcolor", "[{{"],
	["colorbox", "[{{"],
	["texorpdfstring", "{{"]
]);
/** Macros that read as their arguments, of which one may be a macro without its own. */
const KEPT = new Map(Object.entries({
	"{": "bar emph ensuremath mathop mathrm operatorname overline text textbf textit textnormal textrm textsc textsl underline vec widehat widetilde",
	"{{": "binom cfrac dfrac overset stackrel tfrac underset"
}).flatMap(([spec, names]) => names.split(" ").map((name) => [name, spec])));
/** A formula that cannot be read: the caller leaves it as it stands. */
var Unreadable = class extends Error {};
/**
* Reads LaTeX as plain Unicode, as far as letters, digits and underscores go: other signs may be missing.
*
* @param latex the inside of a formula; braces need not balance
* @returns null when it cannot be read
* @see specification S3.3; O(n)
*/
function readLatex(latex) {
	try {
		return new LatexReader(latex).all();
	} catch (error) {
		if (error instanceof Unreadable) return null;
		throw error;
	}
}
var LatexReader = class {
	#text;
	#ends;
	#at = 0;
	#depth = 0;
	constructor(text) {
		this.#text = text;
		this.#ends = groupEnds(text);
	}
	all() {
		return this.#until(this.#text.length);
	}
	#until(end) {
		const read = [];
		while (this.#at < end) read.push(this.#next(end));
		return read.join("");
	}
	/** Reads one character, group or macro. */
	#next(end) {
		const sign = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);
		if (sign === "\\") return this.#macro(end);
		this.#at += sign.length;
		if (sign === "%") {
			const line = this.#text.indexOf("\n", this.#at);
			this.#at = line === -1 ? end : Math.min(line, end);
			return "";
		}
		return sign === "{" || sign === "}" || sign === "&" ? " ".repeat(sign === "&" ? 1 : 0) : sign;
	}
	#macro(end) {
		const { name, starts } = this.#name(end);
		const accent = ACCENTS.get(name);
		if (accent !== void 0) return accented(this.#argument(end) ?? "", accent);
		if (name === "href") throw new Unreadable("a link");
		if (name === "begin" || name === "end") return this.#environment(name, end);
		if (name === "verb") return this.#verbatim(end);
		if (FRACTIONS.has(name) || BRACKETS.has(name)) return this.#pair(name, end);
		const alphabet = lettersOf(name);
		if (alphabet !== null) return alphabet(this.#argument(end) ?? "");
		const lost = LOST.get(name);
		if (lost !== void 0) {
			this.#arguments(lost, end);
			return "";
		}
		const kept = KEPT.get(name);
		if (kept !== void 0) return this.#arguments(kept, end)?.join("") ?? "";
		const replaced = REPLACED.get(name);
		if (replaced !== void 0) {
			this.#arguments(replaced[0], end);
			return replaced[1];
		}
		const spec = LAST_ARGUMENT.get(name);
		if (spec !== void 0) return this.#lastArgument(name, spec, end);
		const word = LATEX_WORDS.get(name);
		if (word !== void 0) return word;
		return starts === "_" ? "_" : "";
	}
	#lastArgument(name, spec, end) {
		const last = this.#arguments(spec, end)?.at(-1);
		if (last === void 0) throw new Unreadable(`${name} without an argument`);
		return last;
	}
	/** Reads a macro's name and the spaces behind it. */
	#name(end) {
		const pattern = /[A-Za-z]+/y;
		pattern.lastIndex = this.#at + 1;
		const word = pattern.exec(this.#text)?.[0].slice(0, Math.max(0, end - this.#at - 1)) ?? "";
		if (word === "") {
			const sign = this.#text.codePointAt(this.#at + 1);
			const name = sign === void 0 || this.#at + 1 >= end ? "" : String.fromCodePoint(sign);
			this.#at += 1 + name.length;
			return {
				name,
				starts: name
			};
		}
		this.#at += 1 + word.length;
		this.#skipSpaces(end);
		return {
			name: word,
			starts: word
		};
	}
	/** Numerator and denominator with a stroke between, so that `/n` can bite (S3.2). */
	#pair(name, end) {
		const found = this.#arguments("{{", end);
		if (found === null) return LATEX_WORDS.get(name) ?? "";
		const [first = "", second = ""] = found;
		return FRACTIONS.has(name) ? `${first}/${second}` : `${first}|${second}`;
	}
	#environment(name, end) {
		const close = this.#groupEnd(end);
		if (close === -1) return name;
		const environment = this.#text.slice(this.#at + 1, close);
		this.#at = close + 1;
		const spec = name === "begin" ? ENVIRONMENTS.get(environment) : void 0;
		if (spec !== void 0) {
			this.#arguments(spec, end);
			if (this.#at >= end) throw new Unreadable(`${environment} with nothing behind it`);
		}
		return " ";
	}
	#verbatim(end) {
		const mark = this.#text[this.#at] ?? "";
		const close = mark === "" ? -1 : this.#text.indexOf(mark, this.#at + 1);
		if (close !== -1 && close < end) this.#at = close + 1;
		return "";
	}
	/**
	* Reads arguments: `*` a star or none, `[` an optional one, `{` one.
	*
	* @returns the texts of those in braces; null, with nothing read, when one is missing
	*/
	#arguments(spec, end) {
		const start = this.#at;
		const texts = [];
		for (const kind of spec) {
			if (kind === "*" && this.#text[this.#at] === "*") this.#at += 1;
			if (kind === "[" && this.#text[this.#at] === "[") {
				const close = this.#text.indexOf("]", this.#at);
				if (close !== -1 && close < end) this.#at = close + 1;
			}
			if (kind !== "{") continue;
			const text = this.#argument(end);
			if (text === null) {
				this.#at = start;
				return null;
			}
			texts.push(text);
		}
		return texts;
	}
	/** Reads a group, a character or a macro without its arguments; null when there is none. */
	#argument(end) {
		this.#skipSpaces(end);
		if (this.#at >= end) return null;
		const sign = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);
		if (sign === "\\") return LATEX_WORDS.get(this.#name(end).name) ?? "";
		if (sign === "}") return null;
		if (sign !== "{") {
			this.#at += sign.length;
			return sign;
		}
		const close = this.#groupEnd(end);
		if (close === -1) return null;
		this.#at += 1;
		if (this.#depth >= MAX_DEPTH) {
			const plain = this.#text.slice(this.#at, close).replaceAll(/[{}\\]/g, "");
			this.#at = close + 1;
			return plain;
		}
		this.#depth += 1;
		const read = this.#until(close);
		this.#depth -= 1;
		this.#at = close + 1;
		return read;
	}
	/** Index of the brace that closes the group that starts here; -1 for none. */
	#groupEnd(end) {
		if (this.#text[this.#at] !== "{") return -1;
		const close = this.#ends[this.#at] ?? -1;
		return close < end ? close : -1;
	}
	#skipSpaces(end) {
		while (this.#at < end && /\s/.test(this.#text[this.#at] ?? "")) this.#at += 1;
	}
};
/** Of each opening brace the index of its partner; -1 for one without, and for everything else. */
function groupEnds(text) {
	const ends = new Int32Array(text.length).fill(-1);
	const open = [];
	for (let at = 0; at < text.length; at += 1) if (text[at] === "\\") at += 1;
	else if (text[at] === "{") open.push(at);
	else if (text[at] === "}") {
		const start = open.pop();
		if (start !== void 0) ends[start] = at;
	}
	return ends;
}
/** Each letter with its mark as one character where there is one; a mark alone is no letter. */
function accented(text, mark) {
	return [...text].map((letter) => {
		return `${letter === "ı" ? "i" : letter === "ȷ" ? "j" : letter}${mark}`.normalize("NFC");
	}).join("");
}
// src/docmetrics/window-distance.ts
const WORD_BITS$1 = 32;
/**
* Gives how well `part` is found in `whole`: the least edit distance to a window of its length, as a share.
*
* @param limit a distance from here on need not be exact: it may be given as 1
* @returns null when `part` is empty or longer than `whole`
* @see specification S7.4 and S7.6; O(|whole|·|part| / 32) when nothing like `part` is there, |part| times
*   as much otherwise
*/
function windowDistance(part, whole, limit) {
	const length = part.length;
	if (length === 0 || whole.length < length) return null;
	if (nearestStretch(part, whole) >= limit * length) return 1;
	let best = length;
	for (let at = 0; at + length <= whole.length && best > 0; at += 1) best = Math.min(best, distanceOfPoints(part, whole.subarray(at, at + length)));
	return best / length;
}
/** The least edit distance of `part` to a stretch of `whole` (Sellers' search, bit by bit). */
function nearestStretch(part, whole) {
	const blocks = Math.ceil(part.length / WORD_BITS$1);
	const places = /* @__PURE__ */ new Map();
	for (const [at, point] of part.entries()) {
		const bits = places.get(point) ?? new Int32Array(blocks);
		const block = Math.floor(at / WORD_BITS$1);
		bits[block] = (bits[block] ?? 0) | 1 << at % WORD_BITS$1;
		places.set(point, bits);
	}
	const nowhere = new Int32Array(blocks);
	const rises = new Int32Array(blocks).fill(-1);
	const falls = new Int32Array(blocks);
	const last = (part.length - 1) % WORD_BITS$1;
	let distance = part.length;
	let best = distance;
	for (const point of whole) {
		const equalBits = places.get(point) ?? nowhere;
		let riseIn = 0;
		let fallIn = 0;
		for (let block = 0; block < blocks; block += 1) {
			const rise = rises[block] ?? 0;
			const fall = falls[block] ?? 0;
			const equal = equalBits[block] ?? 0;
			const vertical = equal | fall;
			const entered = equal | fallIn;
			const horizontal = (entered & rise) + rise ^ rise | entered;
			const up = fall | ~(horizontal | rise);
			const down = rise & horizontal;
			if (block === blocks - 1) distance += (up >>> last & 1) - (down >>> last & 1);
			const shiftedUp = up << 1 | riseIn;
			const shiftedDown = down << 1 | fallIn;
			riseIn = up >>> 31;
			fallIn = down >>> 31;
			rises[block] = shiftedDown | ~(vertical | shiftedUp);
			falls[block] = shiftedUp & vertical;
		}
		if (distance < best) best = distance;
	}
	return best;
}
// src/docmetrics/join-split.ts
/** A reference or prediction with a partner nearer than this stays as it is. */
const BUSY = .25;
/** A part of a run lies in the reference when it is no further from a window of it. */
const FARTHEST_PART = .6;
/** Most paths through overlapping runs that are looked at; a page has a handful. */
const MAX_PATHS = 1e4;
/**
* Finds predicted blocks that are parts of one reference block.
*
* @param cost distances, a row a reference
* @returns all predictions in order, those of a run together
* @see specification S7.4
*/
function joinSplitBlocks(references, predictions, cost) {
	const columns = predictions.length;
	const busyRows = /* @__PURE__ */ new Set();
	const busyColumns = /* @__PURE__ */ new Set();
	for (const [at, distance] of cost.entries()) {
		if (distance >= BUSY) continue;
		busyRows.add(Math.floor(at / columns));
		busyColumns.add(at % columns);
	}
	const runs = [];
	for (const [i, reference] of references.entries()) {
		if (busyRows.has(i)) continue;
		const run = bestRun(reference, predictions, busyColumns);
		if (run !== null) runs.push(run);
	}
	return withRuns(columns, kept(runs.toSorted((a, b) => a.start - b.start)));
}
function bestRun(reference, predictions, busy) {
	let best = null;
	for (let start = 0; start < predictions.length; start += 1) {
		if (busy.has(start)) continue;
		const run = grow(reference, predictions, {
			busy,
			start
		});
		if (run.end - run.start > 1 && (best === null || run.cost < best.cost)) best = run;
	}
	return best;
}
function grow(reference, predictions, { busy, start }) {
	const length = pointsOf(reference).length;
	const first = predictions[start] ?? "";
	let joined = first;
	let end = start + 1;
	let cost = normalizedEditDistance(reference, first);
	if (!liesIn(first, reference, true)) return {
		start,
		end,
		cost
	};
	while (end < predictions.length && !busy.has(end) && pointsOf(joined).length <= length) {
		const part = predictions[end] ?? "";
		const longer = `${joined} ${part}`;
		const longerCost = normalizedEditDistance(reference, longer);
		if (longerCost > cost || !liesIn(part, reference, false)) break;
		joined = longer;
		cost = longerCost;
		end += 1;
		if (!liesIn(part, reference, true)) break;
	}
	return {
		start,
		end,
		cost
	};
}
function liesIn(part, reference, inclusive) {
	const [small, whole] = [pointsOf(part), pointsOf(reference)];
	if (small.length > whole.length) return !inclusive && editDistance(part, reference) < FARTHEST_PART * small.length;
	const distance = windowDistance(small, whole, FARTHEST_PART + Number.EPSILON);
	if (distance === null) return false;
	return inclusive ? distance <= FARTHEST_PART : distance < FARTHEST_PART;
}
/** Of runs that overlap one after another the compatible ones with the least mean cost. */
function kept(runs) {
	const chosen = [];
	let cluster = [];
	let end = -1;
	for (const run of runs) {
		if (run.start >= end && cluster.length > 0) {
			chosen.push(...bestPath(cluster));
			cluster = [];
		}
		cluster.push(run);
		end = Math.max(end, run.end);
	}
	return [...chosen, ...bestPath(cluster)];
}
function bestPath(cluster) {
	let paths = [];
	for (const run of cluster) {
		const longer = paths.filter((path) => (path.at(-1)?.end ?? 0) <= run.start).map((path) => [...path, run]);
		paths = [
			...paths,
			...longer,
			[run]
		].slice(0, MAX_PATHS);
	}
	const mean = (path) => path.reduce((sum, { cost }) => sum + cost, 0) / path.length;
	return paths.toSorted((a, b) => mean(a) - mean(b))[0] ?? [];
}
function withRuns(columns, runs) {
	const endOf = new Map(runs.map(({ start, end }) => [start, end]));
	const groups = [];
	for (let at = 0; at < columns;) {
		const end = endOf.get(at) ?? at + 1;
		groups.push(Array.from({ length: end - at }, (_, step) => at + step));
		at = end;
	}
	return groups;
}
// src/docmetrics/match-blocks.ts
/** An assigned pair further apart is none (S7.5). */
const FARTHEST_MATCH = .7;
/** A reference nearer than this to a window of a prediction is contained in it (S7.6). */
const FARTHEST_CONTAINED = .4;
/** Most steps of the assignment, about a second. */
const MAX_ASSIGNMENT = 1e9;
/** Most pairs of blocks: 8 bytes and a call each. */
const MAX_PAIRS$1 = 2e6;
/** Most pairs of characters, 32 of which take a step: about two seconds. */
const MAX_CHARACTER_PAIRS$1 = 2e10;
/**
* Matches predicted blocks with reference blocks by their texts.
*
* @param references texts in normal form, none empty, in the order of the page
* @param predictions the same of the prediction
* @returns every reference in one pair; predictions may be in none
* @see specification S7 `quick_match`
*/
function matchBlocks(references, predictions, profile) {
	const alone = () => references.map((_, at) => ({
		references: [at],
		predictions: []
	}));
	if (predictions.length === 0) return {
		pairs: alone(),
		tooLarge: false
	};
	if (references.length === 0) return {
		pairs: predictions.map((_, at) => ({
			references: [],
			predictions: [at]
		})),
		tooLarge: false
	};
	if (references.length === 1 && predictions.length === 1) return {
		pairs: [{
			references: [0],
			predictions: [0]
		}],
		tooLarge: false
	};
	if (isTooLarge$1(references, predictions)) return {
		pairs: alone(),
		tooLarge: true
	};
	return {
		pairs: new Matcher(references, predictions, profile).pairs(),
		tooLarge: false
	};
}
/**
* Assigns all of the smaller side, at the least sum of distances.
*
* @returns for each reference its prediction or -1; null when there is more than can be compared
*/
function assignTexts(references, predictions) {
	if (isTooLarge$1(references, predictions)) return null;
	return assignRows(costsOf(references.map(pointsOf), predictions.map(pointsOf)));
}
function isTooLarge$1(references, predictions) {
	const [rows, columns] = [references.length, predictions.length];
	const smaller = Math.min(rows, columns);
	const characters = (texts) => texts.reduce((sum, text) => sum + text.length, 0);
	return rows * columns > MAX_PAIRS$1 || smaller * smaller * Math.max(rows, columns) > MAX_ASSIGNMENT || characters(references) * characters(predictions) > MAX_CHARACTER_PAIRS$1;
}
function costsOf(references, predictions) {
	const columns = predictions.length;
	const cost = new Float64Array(references.length * columns);
	for (const [i, reference] of references.entries()) for (const [j, prediction] of predictions.entries()) cost[i * columns + j] = shareOf(reference, prediction);
	return {
		rows: references.length,
		columns,
		cost
	};
}
function shareOf(a, b) {
	const longest = Math.max(a.length, b.length);
	return longest === 0 ? 0 : distanceOfPoints(a, b) / longest;
}
var Matcher = class {
	#references;
	#predictions;
	#limit;
	#costs;
	#assigned;
	/** Of each column of the costs the predictions that stand in it: one, or a joined run. */
	#columns;
	/** Of each column the references that were matched with it, or found inside it. */
	#referencesOf = /* @__PURE__ */ new Map();
	#used = /* @__PURE__ */ new Set();
	constructor(references, predictions, profile) {
		this.#references = references.map(pointsOf);
		const single = predictions.map(pointsOf);
		const costs = costsOf(this.#references, single);
		const columns = profile.joinsSplitBlocks ? joinSplitBlocks(references, predictions, costs.cost) : predictions.map((_, at) => [at]);
		const isJoined = columns.length < predictions.length;
		this.#columns = columns;
		this.#predictions = isJoined ? columns.map((run) => pointsOf(run.map((at) => predictions[at] ?? "").join(" "))) : single;
		this.#limit = profile.containmentLimit;
		this.#costs = isJoined ? costsOf(this.#references, this.#predictions) : costs;
		this.#assigned = assignRows(this.#costs);
	}
	pairs() {
		const open = this.#takeMatches();
		const joined = this.#takeContained(open);
		this.#takeRest(open.filter((reference) => !joined.has(reference)));
		return [...[...this.#referencesOf].map(([column, references]) => ({
			references: references.toSorted((a, b) => a - b),
			predictions: column === -1 ? [] : this.#columns[column] ?? []
		})), ...this.#alone];
	}
	#alone = [];
	/** Takes assigned pairs that are near enough; gives the other references. */
	#takeMatches() {
		const open = [];
		for (const [reference, column] of this.#assigned.entries()) if ((column === -1 ? 1 : this.#costs.cost[reference * this.#costs.columns + column] ?? 1) <= FARTHEST_MATCH) this.#take(reference, column);
		else open.push(reference);
		return open;
	}
	/** Adds open references to the first prediction that contains them. */
	#takeContained(open) {
		const joined = /* @__PURE__ */ new Set();
		for (const [column, whole] of this.#predictions.entries()) {
			if (whole.length > this.#limit) continue;
			for (const reference of open) {
				const part = this.#references[reference];
				if (part === void 0 || part.length > this.#limit) continue;
				const distance = windowDistance(part, whole, FARTHEST_CONTAINED);
				if (distance === null || distance >= FARTHEST_CONTAINED) continue;
				this.#used.add(column);
				if (joined.has(reference)) continue;
				joined.add(reference);
				this.#take(reference, column);
			}
		}
		return joined;
	}
	/** What is left is assigned however far apart; predictions beyond that vanish (S7.7). */
	#takeRest(rest) {
		const unused = this.#predictions.map((_, at) => at).filter((column) => !this.#used.has(column));
		if (rest.length === 0) {
			if (unused.length === 0) return;
			const predictions = unused.flatMap((column) => this.#columns[column] ?? []);
			this.#alone.push({
				references: [],
				predictions
			});
			return;
		}
		const columns = this.#costs.columns;
		const cost = Float64Array.from(rest.flatMap((reference) => unused.map((column) => this.#costs.cost[reference * columns + column] ?? 1)));
		const assigned = assignRows({
			rows: rest.length,
			columns: unused.length,
			cost
		});
		for (const [at, reference] of rest.entries()) {
			const column = unused[assigned[at] ?? -1];
			if (column === void 0) this.#alone.push({
				references: [reference],
				predictions: []
			});
			else this.#take(reference, column);
		}
	}
	#take(reference, column) {
		this.#used.add(column);
		const references = this.#referencesOf.get(column);
		if (references === void 0) this.#referencesOf.set(column, [reference]);
		else references.push(reference);
	}
};
// src/docmetrics/forward-search.ts
/**
* Finds a string again and again from places that only move on: together the searches take the time of one.
*/
var ForwardSearch = class {
	#text;
	#sought;
	#found = -1;
	#from = -1;
	constructor(text, sought) {
		this.#text = text;
		this.#sought = sought;
	}
	/** Index of the first occurrence at or behind `at`; the length of the text when there is none. */
	from(at) {
		if (this.#from !== -1 && at >= this.#from && at <= this.#found) return this.#found;
		const found = this.#text.indexOf(this.#sought, at);
		this.#from = at;
		this.#found = found === -1 ? this.#text.length : found;
		return this.#found;
	}
};
// src/docmetrics/page-formulas.ts
/** Closers of the delimiters, tried in this order at each place. */
const CLOSERS = [
	["$$", "$$"],
	["\\[", "\\]"],
	["$", "$"],
	["\\(", "\\)"]
];
/**
* Finds formulas between their delimiters, over lines too: the leftmost, each as short as it can be.
*
* A lone dollar therefore pairs with the next one, even of a `$$`.
*
* @see specification S6.6; O(n)
*/
function findFormulas(text) {
	const found = [];
	const scan = new DelimiterScan(text);
	for (let pair = scan.next(0); pair !== null; pair = scan.next(pair.end)) found.push(formulaOf(text.slice(pair.start, pair.end).replaceAll("\n", " "), pair));
	return found;
}
function formulaOf(source, { start, end }) {
	const inner = new DelimiterScan(source, [
		"$$",
		"$",
		"\\("
	]).next(0);
	if (inner === null) return {
		kind: "display",
		content: source,
		start,
		end
	};
	const isDouble = inner.opener === "$$";
	const width = isDouble || inner.opener === "\\(" ? 2 : 1;
	const inside = source.slice(inner.start + width, inner.end - width);
	return {
		kind: isDouble && inside !== "" ? "display" : "inline",
		content: `\\[${inside}\\]`,
		start,
		end
	};
}
/** Finds pairs of delimiters from places that only move on. */
var DelimiterScan = class {
	#text;
	#dollar;
	#backslash;
	#pairs;
	constructor(text, openers) {
		this.#text = text;
		this.#dollar = new ForwardSearch(text, "$");
		this.#backslash = new ForwardSearch(text, "\\");
		this.#pairs = CLOSERS.filter(([opener]) => openers?.includes(opener) ?? true).map(([opener, closer]) => ({
			opener,
			closer,
			search: new ForwardSearch(text, closer)
		}));
	}
	next(from) {
		let at = from;
		for (;;) {
			at = Math.min(this.#dollar.from(at), this.#backslash.from(at));
			if (at >= this.#text.length) return null;
			for (const { opener, closer, search } of this.#pairs) {
				if (!this.#text.startsWith(opener, at)) continue;
				const close = search.from(at + opener.length);
				if (close < this.#text.length) return {
					start: at,
					end: close + closer.length,
					opener
				};
			}
			at += 1;
		}
	}
};
// src/docmetrics/pipe-tables.ts
/** A separator's cell. */
const RULE = /^:?-+:?$/;
/** Fewer rows in a text are prose with a bar in it. */
const FEWEST_ROWS = 2;
/**
* Finds tables of rows between pipes.
*
* The line right above a table, and what stands in front of a row on its line, are lost.
*
* @param keepsColonCells false to lose each cell with a colon or three hyphens, as the benchmark does
* @see specification S6.7; O(n)
*/
function findPipeTables(text, keepsColonCells) {
	const rows = findRows(`${text}\n`, keepsColonCells);
	if (rows.length < FEWEST_ROWS) return {
		tables: [],
		lost: []
	};
	const tables = [];
	const lost = [];
	let first = 0;
	for (let at = 1; at <= rows.length; at += 1) {
		const row = rows[at];
		const before = rows[at - 1];
		if (before === void 0) continue;
		if (row !== void 0 && !text.slice(before.end + 1, row.start).includes("\n")) continue;
		const group = rows.slice(first, at);
		first = at;
		const from = lost.at(-1)?.end ?? 0;
		const cells = group.flatMap((part) => part.rows);
		const covered = coveredBy(text, group, {
			from,
			withLineAbove: cells.length > 0
		});
		if (cells.length > 0) tables.push({
			...covered,
			html: htmlOf(cells)
		});
		lost.push(covered);
	}
	return {
		tables,
		lost
	};
}
/** Each stretch from a pipe to the first pipe at a line's end. */
function findRows(text, keepsColonCells) {
	const found = [];
	const closer = new ForwardSearch(text, "|\n");
	let start = text.indexOf("|");
	while (start !== -1) {
		const close = closer.from(start + 1);
		if (close >= text.length) break;
		const end = close + 1;
		found.push({
			start,
			end,
			rows: cellsOf(text.slice(start, end), keepsColonCells)
		});
		start = text.indexOf("|", end);
	}
	return found;
}
/** Rows of a stretch that have a cell left; its second line is skipped. */
function cellsOf(source, keepsColonCells) {
	return source.split("\n").filter((_, line) => line !== 1).map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()).filter((cell) => keepsColonCells ? !RULE.test(cell) : !cell.includes(":") && !cell.includes("---"))).filter((cells) => cells.length > 0);
}
function coveredBy(text, group, { from, withLineAbove }) {
	const end = group.at(-1)?.end ?? 0;
	const first = group[0]?.start ?? 0;
	if (!withLineAbove) return {
		start: first,
		end
	};
	const line = first === 0 ? 0 : text.lastIndexOf("\n", first - 1) + 1;
	const above = line <= 1 ? 0 : text.lastIndexOf("\n", line - 2) + 1;
	return {
		start: Math.max(from, above),
		end
	};
}
function htmlOf(rows) {
	return `<table border="1" >${rows.map((cells) => {
		return `<tr>${cells.map((cell) => `<td colspan="1" rowspan="1">${cell}</td>`).join("")}</tr>`;
	}).join("")}</table>`;
}
// src/docmetrics/text-cut.ts
/**
* Overwrites stretches with spaces, so that everything else keeps its place.
*
* @param stretches in order, without overlap
*/
function blankOut(text, stretches) {
	if (stretches.length === 0) return text;
	const kept = [];
	let from = 0;
	for (const { start, end } of stretches) {
		kept.push(text.slice(from, start), " ".repeat(end - start));
		from = end;
	}
	kept.push(text.slice(from));
	return kept.join("");
}
/**
* Finds the outermost pairs of an opener and its closer.
*
* An opener that is never closed is passed over, and what lies behind it is looked at on its own.
*
* @see specification S6.4 and S6.5; O(n)
*/
function balancedStretches(text, opener, closer) {
	const endOf = /* @__PURE__ */ new Map();
	const starts = [];
	const open = [];
	let nextOpen = text.indexOf(opener);
	let nextClose = text.indexOf(closer);
	while (nextClose !== -1) {
		if (nextOpen !== -1 && nextOpen < nextClose) {
			open.push(nextOpen);
			starts.push(nextOpen);
			nextOpen = text.indexOf(opener, nextOpen + opener.length);
			continue;
		}
		const start = open.pop();
		if (start !== void 0) endOf.set(start, nextClose + closer.length);
		nextClose = text.indexOf(closer, nextClose + closer.length);
	}
	const outermost = [];
	let from = 0;
	for (const start of starts) {
		const end = endOf.get(start);
		if (end === void 0 || start < from) continue;
		outermost.push({
			start,
			end
		});
		from = end;
	}
	return outermost;
}
/** Finds each opener with the nearest closer behind it, one after another. */
function nearestStretches(text, opener, closer) {
	const found = [];
	let start = text.indexOf(opener);
	while (start !== -1) {
		const close = text.indexOf(closer, start + opener.length);
		if (close === -1) break;
		const end = close + closer.length;
		found.push({
			start,
			end
		});
		start = text.indexOf(opener, end);
	}
	return found;
}
// src/docmetrics/page-blocks.ts
/**
* Longest page that is read, in UTF-16 units: a hundred times a page of dense print (some 10,000). A parser's
* answer may have 32 MiB.
*/
const MAX_PAGE_LENGTH = 1048576;
const FENCES = /(?<=^|\n)```(?:markdown|html|latex)\n?/g;
const CLOSING_FENCES = /```\n?(?=\n|$)/g;
const WRAPPING_TAGS = [
	"<html>",
	"</html>",
	"<body>",
	"</body>"
];
const WRAPPERS = [
	"\\title{",
	"\\text{",
	"\\section{",
	"\\section*{"
];
const CODE_OPENER = /```\w+\n/g;
/**
* Cuts a page's Markdown into blocks.
*
* @param markdown any text; a blank one has no blocks
* @see specification S6 `parse_page`; O(n)
*/
function parsePage(markdown, profile = DEFAULT_PROFILE) {
	const cut = markdown.length > MAX_PAGE_LENGTH;
	const blocks = [];
	let text = clean(markdown.slice(0, MAX_PAGE_LENGTH).replaceAll("\r\n", "\n"));
	const record = (stretches, kind) => {
		for (const { start, end } of stretches) blocks.push({
			kind,
			start,
			content: text.slice(start, end)
		});
		text = blankOut(text, stretches);
	};
	text = blankOut(text, nearestStretches(text, "\\begin{table}", "\\end{table}"));
	text = blankOut(text, balancedStretches(text, "\\begin{tabular}", "\\end{tabular}"));
	record(balancedStretches(text, "<table", "</table>"), "table");
	const formulas = findFormulas(text);
	for (const { kind, start, content } of formulas) blocks.push({
		kind,
		start,
		content
	});
	const display = formulas.filter(({ kind }) => kind === "display");
	text = blankOut(text, display);
	const pipes = findPipeTables(text, profile.keepsColonCells);
	for (const { start, html } of pipes.tables) blocks.push({
		kind: "table",
		start,
		content: html
	});
	text = blankOut(text, pipes.lost);
	record(codeStretches(text), "text");
	for (const wrapper of WRAPPERS) text = unwrap(text, wrapper);
	const inOrder = [...blocks, ...paragraphs(text)].toSorted((a, b) => a.start - b.start);
	return {
		texts: inOrder.filter(({ kind }) => kind === "text"),
		formulas: inOrder.filter(({ kind }) => kind === "display" || kind === "inline"),
		tables: inOrder.filter(({ kind }) => kind === "table"),
		cut
	};
}
/** Steps 1 to 3: without images, fences and long fillers. */
function clean(markdown) {
	let text = markdown.includes("![") ? markdown.split("\n").map(withoutImages).join("\n") : markdown;
	text = text.replaceAll(FENCES, "").replaceAll(CLOSING_FENCES, "");
	text = text.replaceAll(/_{4,}/g, "____").replaceAll(/ {4,}/g, "    ");
	for (const tag of WRAPPING_TAGS) text = text.replaceAll(tag, "");
	return text;
}
function withoutImages(line) {
	const kept = [];
	let from = 0;
	for (;;) {
		const open = line.indexOf("![", from);
		const middle = open === -1 ? -1 : line.indexOf("](", open + 2);
		const close = middle === -1 ? -1 : line.indexOf(")", middle + 2);
		if (close === -1) break;
		kept.push(line.slice(from, open));
		from = close + 1;
	}
	kept.push(line.slice(from));
	return kept.join("");
}
function codeStretches(text) {
	const found = [];
	const lastFence = text.lastIndexOf("```");
	CODE_OPENER.lastIndex = 0;
	for (let open = CODE_OPENER.exec(text); open !== null; open = CODE_OPENER.exec(text)) {
		const inside = open.index + open[0].length;
		if (inside > lastFence) break;
		const end = text.indexOf("```", inside) + 3;
		found.push({
			start: open.index,
			end
		});
		CODE_OPENER.lastIndex = end;
	}
	return found;
}
/** Takes a macro off its argument, as far as the first closing brace on the line. */
function unwrap(text, opener) {
	if (!text.includes(opener)) return text;
	return text.split("\n").map((line) => {
		const kept = [];
		let from = 0;
		for (;;) {
			const open = line.indexOf(opener, from);
			const inside = open + opener.length;
			const close = open === -1 ? -1 : line.indexOf("}", inside);
			if (close === -1) break;
			kept.push(line.slice(from, open), line.slice(inside, close));
			from = close + 1;
		}
		kept.push(line.slice(from));
		return kept.join("");
	}).join("\n");
}
/** Step 10: what is left, at blank lines, or at line ends where there are none. */
function paragraphs(text) {
	const byBlankLines = text.split("\n\n");
	const pieces = byBlankLines.length === 1 ? text.split("\n") : byBlankLines;
	const blocks = [];
	let start = 0;
	for (const piece of pieces) {
		const content = piece.split("\n").map((line) => line.trim()).filter((line) => line !== "").join("\n");
		if (content !== "") blocks.push({
			kind: kindOf$1(content),
			start,
			content
		});
		start += piece.length;
	}
	return blocks;
}
function kindOf$1(content) {
	if (content.startsWith("<table") && content.endsWith("</table>")) return "table";
	return content.startsWith("$") && content.endsWith("$") && /[^$\s]/.test(content) ? "display" : "text";
}
// src/docmetrics/reading-order.ts
/**
* Gives how far blocks are from the reading order.
*
* A reference without a prediction counts as left out; what else a prediction holds does not matter. Places
* that are 0 or missing are in neither list.
*
* @returns 0 to 1; null when no reference has a place
* @see specification S8
*/
function readingOrderEdit(pairs) {
	return listEdit(pairs.flatMap(({ references }) => references).filter(isPlace).toSorted((a, b) => a - b), pairs.filter(({ references, prediction }) => references.length > 0 && prediction !== null).toSorted((a, b) => (a.prediction ?? 0) - (b.prediction ?? 0)).flatMap(({ references }) => references).filter(isPlace));
}
/**
* Edit distance of two lists as a share of the longer one.
*
* @returns null for two empty lists
*/
function listEdit(expected, predicted) {
	const longest = Math.max(expected.length, predicted.length);
	if (longest === 0) return null;
	const numbers = /* @__PURE__ */ new Map();
	const numbered = (places) => Int32Array.from(places, (place) => {
		const number = numbers.get(place) ?? numbers.size;
		numbers.set(place, number);
		return number;
	});
	return distanceOfPoints(numbered(expected), numbered(predicted)) / longest;
}
function isPlace(place) {
	return place !== null && place !== 0;
}
// src/docmetrics/content-distances.ts
const WORD_BITS = 32;
/**
* Edit distances between the contents of two tables' cells as shares of the longer one, row by row when a
* row is first asked for.
*
* Contents are short and many: the bits of one content serve for a whole row of comparisons.
*/
var ContentDistances = class {
	#a;
	#b;
	#shares;
	#known;
	/** Places of each item in the content of the row: one bit a place. */
	#places;
	constructor(a, b) {
		const dense = /* @__PURE__ */ new Map();
		const renumber = (content) => content.map((item) => {
			const number = dense.get(item) ?? dense.size;
			dense.set(item, number);
			return number;
		});
		this.#a = a.map(renumber);
		this.#b = b.map(renumber);
		this.#shares = new Float64Array(a.length * b.length);
		this.#known = new Uint8Array(a.length);
		this.#places = new Int32Array(dense.size);
	}
	/** 0 for equal contents, two empty ones too, to 1 for contents with nothing in common. */
	share(i, j) {
		if (this.#known[i] === 0) this.#fillRow(i);
		return this.#shares[i * this.#b.length + j] ?? 0;
	}
	#fillRow(row) {
		this.#known[row] = 1;
		const pattern = this.#a[row];
		if (pattern === void 0) return;
		const fits = pattern.length > 0 && pattern.length <= WORD_BITS;
		if (fits) pattern.forEach((item, at) => this.#mark(item, 1 << at));
		for (const [column, text] of this.#b.entries()) {
			const longest = Math.max(pattern.length, text.length);
			const steps = fits ? this.#steps(pattern.length, text) : distanceOfPoints(pattern, text);
			this.#shares[row * this.#b.length + column] = longest === 0 ? 0 : steps / longest;
		}
		if (fits) for (const item of pattern) this.#places[item] = 0;
	}
	#mark(item, bit) {
		this.#places[item] = (this.#places[item] ?? 0) | bit;
	}
	/** Myers' algorithm in one word; `places` holds the pattern. */
	#steps(length, text) {
		const places = this.#places;
		const last = length - 1;
		let rises = -1;
		let falls = 0;
		let steps = length;
		for (let at = 0; at < text.length; at += 1) {
			const equal = places[text[at] ?? 0] ?? 0;
			const vertical = equal | falls;
			const horizontal = (equal & rises) + rises ^ rises | equal;
			const up = falls | ~(horizontal | rises);
			const down = rises & horizontal;
			steps += (up >>> last & 1) - (down >>> last & 1);
			const shifted = up << 1 | 1;
			rises = down << 1 | ~(vertical | shifted);
			falls = shifted & vertical;
		}
		return steps;
	}
};
// src/docmetrics/table-canonical.ts
/** Elements without content. */
const VOID_ELEMENTS = new Set("area base basefont bgsound br col command embed frame hr image img input isindex keygen link menuitem meta nextid param source spacer track wbr".split(" "));
const HEAD = "<html><body><table border=\"1\" >";
const TAIL = "</table></body></html>";
/** Attributes that say nothing about a table's structure. */
const DROPPED_ATTRIBUTES = [
	"style",
	"height",
	"width",
	"align",
	"class"
];
/** Tags that are dropped where they have no attributes; their content stays. */
const DROPPED_TAGS = /<\/?(?:sup|sub|span|div|p)>/g;
const UNWRAPPED = /* @__PURE__ */ new Set(["thead", "span"]);
/**
* Brings a table's HTML to the form that is compared: end tags in place, no headings, no styles.
*
* @param source HTML as the page has it, or anything else
* @returns the form; empty when `source` holds no `<table`, which is looked for in lower case
* @see specification S5.1 `norm_table`; O(n)
*/
function canonicalTable(source) {
	if (!source.includes("<table") && !source.replaceAll(" ", "").includes("<table")) return "";
	let table = repaired(source).replaceAll("\n", "").normalize("NFKC").trim();
	table = insideOfTable(table);
	for (const name of DROPPED_ATTRIBUTES) table = deleteBetween(table, ` ${name}="`, "\"");
	table = table.replaceAll("<tbody>", "").replaceAll("</tbody>", "").replaceAll(/\s+/g, " ");
	table = `${HEAD}${table}${TAIL}`.replaceAll(DROPPED_TAGS, "");
	return deleteBetween(table, "<colgroup>", "</colgroup>");
}
/**
* Closes what is open, renames `th`, unwraps and replaces. Entities end up decoded, so that a decoded `<`
* is markup to whoever reads the result.
*/
function repaired(source) {
	const out = [];
	const stack = [];
	const openOf = /* @__PURE__ */ new Map();
	const count = (name, by) => {
		openOf.set(name, (openOf.get(name) ?? 0) + by);
	};
	const shows = () => (openOf.get("math") ?? 0) === 0;
	const pop = () => {
		const name = stack.pop();
		if (name === void 0) return void 0;
		count(name, -1);
		if (shows() && name !== "math" && !UNWRAPPED.has(name)) out.push(`</${shownName(name)}>`);
		return name;
	};
	for (const piece of htmlPieces(source)) {
		if (piece.kind === "text") {
			if (shows()) out.push(piece.text);
			continue;
		}
		const { name } = piece;
		if (piece.kind === "close") {
			if ((openOf.get(name) ?? 0) > 0) while (pop() !== name);
			continue;
		}
		if (shows()) {
			if (name === "math") out.push(`$${piece.attributes.get("alttext") ?? ""}$`);
			else if (!UNWRAPPED.has(name)) out.push(startTag(name, piece.attributes));
		}
		if (VOID_ELEMENTS.has(name)) continue;
		stack.push(name);
		count(name, 1);
		if (piece.closed) pop();
	}
	while (pop() !== void 0);
	return out.join("");
}
function shownName(name) {
	return name === "th" ? "td" : name;
}
function startTag(name, attributes) {
	let tag = `<${shownName(name)}`;
	for (const [key, value] of attributes) {
		const quote = value.includes("\"") && !value.includes("'") ? "'" : "\"";
		tag += ` ${key}=${quote}${value}${quote}`;
	}
	return `${tag}${VOID_ELEMENTS.has(name) ? "/" : ""}>`;
}
/** What lies behind the first `<table…>` and before the last `</table>`, in any case; empty for none. */
function insideOfTable(html) {
	const open = /<table\b/i.exec(html)?.index ?? -1;
	const start = open === -1 ? -1 : html.indexOf(">", open);
	if (start === -1) return "";
	let end = -1;
	for (const { index } of html.matchAll(/<\/table>/gi)) end = index;
	return end > start ? html.slice(start + 1, end) : "";
}
/** Deletes each stretch from `opener` to the next `closer`; an opener that is never closed stays. */
function deleteBetween(text, opener, closer) {
	const kept = [];
	let from = 0;
	for (;;) {
		const open = text.indexOf(opener, from);
		const close = open === -1 ? -1 : text.indexOf(closer, open + opener.length);
		if (close === -1) break;
		kept.push(text.slice(from, open));
		from = close + closer.length;
	}
	return from === 0 ? text : kept.join("") + text.slice(from);
}
// src/docmetrics/table-tree.ts
/** Numbers for `<b>` and `</b>` inside cells, above all code points; shared by the trees of a pair. */
var TagTokens = class {
	#numbers = /* @__PURE__ */ new Map();
	of(tag) {
		const known = this.#numbers.get(tag);
		if (known !== void 0) return known;
		const number = 1114112 + this.#numbers.size;
		this.#numbers.set(tag, number);
		return number;
	}
};
/** What an open element at the top is closed by: start tags of these names (libxml2's rules for HTML). */
const CLOSED_BY = new Map(Object.entries({
	a: "a fieldset table td th",
	b: "center p td th",
	big: "p",
	caption: "col colgroup tbody tfoot thead tr",
	col: "col colgroup tbody tfoot thead tr",
	colgroup: "colgroup tbody tfoot thead tr",
	dd: "dt",
	dt: "dd dl",
	font: "center td th",
	form: "form",
	h1: "fieldset form li p table",
	h2: "fieldset form li p table",
	h3: "fieldset form li p table",
	h4: "fieldset form li p table",
	h5: "fieldset form li p table",
	h6: "fieldset form li p table",
	i: "center td th",
	li: "li",
	option: "optgroup option",
	p: "address blockquote body caption center col colgroup dd dir div dl dt fieldset form frameset h1 h2 h3 h4 h5 h6 head hr li listing menu multicol ol p pre table tbody td tfoot th title tr ul xmp",
	s: "p",
	small: "p",
	span: "td th",
	strike: "p",
	tbody: "tbody tfoot",
	td: "tbody td tfoot th tr",
	tfoot: "tbody",
	th: "tbody td tfoot th tr",
	thead: "tbody tfoot",
	tr: "tbody tfoot tr",
	tt: "p",
	u: "p td th",
	ul: "address form menu ol pre",
	ol: "form",
	pre: "dl fieldset form li table ul"
}).map(([name, closers]) => [name, new Set(closers.split(" "))]));
/** An end tag does not close beyond an element of higher rank (libxml2). */
const RANKS = /* @__PURE__ */ new Map([
	["div", 150],
	["td", 160],
	["th", 160],
	["tr", 170],
	["thead", 180],
	["tbody", 180],
	["tfoot", 180],
	["table", 190]
]);
const ORDINARY_RANK = 100;
const IGNORED = /* @__PURE__ */ new Set([
	"html",
	"head",
	"body"
]);
const PLAIN_CELL = "td 1 1";
/** A whole number as Python's `int` reads it. */
const WHOLE$1 = /^\s*[+-]?\d+(?:_\d+)*\s*$/;
/**
* Reads a table in canonical form as a tree.
*
* A `td` is a leaf; what lies in it is its content. Cells and rows that are not closed are closed by the
* next ones; no row is made up.
*
* @param canonical what `canonicalTable` gives
* @returns null without a table, and for a span that is no whole number
* @see specification S5.2 and S5.3; O(n) for any depth
*/
function readTable(canonical, tags) {
	const builder = new TreeBuilder(tags);
	for (const piece of htmlPieces(canonical)) {
		if (piece.kind === "text") builder.text(piece.text);
		else if (piece.kind === "close") builder.close(piece.name);
		else builder.open(piece.name, piece.attributes);
		if (builder.isDone) break;
	}
	return builder.finish();
}
var TreeBuilder = class {
	isDone = false;
	#tags;
	#stack = [];
	#openOf = /* @__PURE__ */ new Map();
	#labels = [];
	#leftmost = [];
	#contentOf = [];
	#contents = [];
	#known = /* @__PURE__ */ new Map();
	#elements = 0;
	#faulty = false;
	/** Where on the stack the cell being read is; -1 outside cells. */
	#cell = -1;
	#tokens = [];
	/** True behind an inner `td`: what follows it is not taken (S5.3). */
	#skipsText = false;
	constructor(tags) {
		this.#tags = tags;
	}
	text(text) {
		if (this.#cell === -1 || this.#skipsText) return;
		for (const character of text) this.#tokens.push(character.codePointAt(0) ?? 0);
	}
	open(name, attributes) {
		if (IGNORED.has(name)) return;
		if (this.#stack.length === 0 && name !== "table") return;
		for (;;) {
			const top = this.#stack.at(-1);
			if (top === void 0 || CLOSED_BY.get(top.name)?.has(name) !== true) break;
			this.#pop();
		}
		const isInCell = this.#cell !== -1;
		if (this.#stack.length > 0) this.#elements += 1;
		const label = name === "td" && !isInCell ? this.#cellLabel(attributes) : name;
		if (isInCell) {
			this.#tokens.push(this.#tags.of(`<${name}>`));
			this.#skipsText = false;
		}
		this.#stack.push({
			name,
			label,
			leftmost: this.#labels.length
		});
		this.#openOf.set(name, (this.#openOf.get(name) ?? 0) + 1);
		if (name === "td" && !isInCell) {
			this.#cell = this.#stack.length - 1;
			this.#tokens = [];
		}
		if (VOID_ELEMENTS.has(name)) this.#pop();
	}
	close(name) {
		if ((this.#openOf.get(name) ?? 0) === 0) return;
		const rank = RANKS.get(name) ?? ORDINARY_RANK;
		for (let at = this.#stack.length - 1; at >= 0; at -= 1) {
			const other = this.#stack[at]?.name ?? "";
			if (other === name) break;
			if ((RANKS.get(other) ?? ORDINARY_RANK) > rank) return;
		}
		while (this.#pop() !== name);
	}
	finish() {
		while (this.#stack.length > 0) this.#pop();
		if (this.#faulty || this.#labels.length === 0) return null;
		return {
			size: this.#labels.length,
			leftmost: Int32Array.from(this.#leftmost),
			labels: this.#labels,
			contentOf: Int32Array.from(this.#contentOf),
			contents: this.#contents,
			elements: this.#elements
		};
	}
	#cellLabel(attributes) {
		if (attributes.size === 0) return PLAIN_CELL;
		return `td ${["colspan", "rowspan"].map((key) => {
			const text = attributes.get(key) ?? "1";
			if (!WHOLE$1.test(text)) this.#faulty = true;
			return Number(text.replaceAll("_", ""));
		}).join(" ")}`;
	}
	#pop() {
		const closed = this.#stack.pop();
		if (closed === void 0) return void 0;
		const { name, label, leftmost } = closed;
		this.#openOf.set(name, (this.#openOf.get(name) ?? 0) - 1);
		if (this.#cell !== -1 && this.#stack.length > this.#cell) {
			this.#tokens.push(this.#tags.of(`</${name}>`));
			this.#skipsText = name === "td";
			return name;
		}
		this.#labels.push(label);
		this.#leftmost.push(leftmost);
		this.#contentOf.push(this.#cell === -1 ? -1 : this.#contentNumber());
		this.#cell = -1;
		this.#skipsText = false;
		if (this.#stack.length === 0) this.isDone = true;
		return name;
	}
	#contentNumber() {
		const key = String(this.#tokens);
		const known = this.#known.get(key);
		if (known !== void 0) return known;
		this.#known.set(key, this.#contents.length);
		this.#contents.push(Int32Array.from(this.#tokens));
		return this.#contents.length - 1;
	}
};
// src/docmetrics/tree-distance.ts
/**
* Ordered tree edit distance: insertions and deletions of a node cost 1, `rename(i, j)` says what it costs to
* turn node i of `a` into node j of `b`.
*
* @param rename from 0 to 1; asked once for a pair
* @returns 0 for equal trees; the size of the other for an empty tree
* @see specification S5.4; Zhang and Shasha. Time is `distanceWork`, space the product of the sizes.
*/
function treeDistance(a, b, rename) {
	if (a.size === 0 || b.size === 0) return Math.max(a.size, b.size);
	const trees = new Float64Array(a.size * b.size);
	const forests = new Float64Array((a.size + 1) * (b.size + 1));
	const rootsOfB = keyRoots(b);
	for (const i of keyRoots(a)) {
		const isLeaf = a.leftmost[i] === i;
		for (const j of rootsOfB) if (isLeaf && b.leftmost[j] === j) trees[i * b.size + j] = rename(i, j);
		else fillTrees({
			a,
			b,
			trees,
			forests,
			rename
		}, i, j);
	}
	return trees[a.size * b.size - 1] ?? 0;
}
/** Steps that `treeDistance` takes for two trees. */
function distanceWork(a, b) {
	return forestSizes(a) * forestSizes(b);
}
function forestSizes(tree) {
	return keyRoots(tree).reduce((sum, root) => sum + root - (tree.leftmost[root] ?? 0) + 1, 0);
}
/** For each first leaf the highest node over it, in postorder. */
function keyRoots({ size, leftmost }) {
	const seen = new Uint8Array(size);
	const roots = [];
	for (let node = size - 1; node >= 0; node -= 1) {
		const leaf = leftmost[node] ?? 0;
		if (seen[leaf] === 1) continue;
		seen[leaf] = 1;
		roots.push(node);
	}
	return roots.toReversed();
}
/** Fills in the distances of all subtrees on the left flanks of two key roots. */
function fillTrees({ a, b, trees, forests, rename }, rootA, rootB) {
	const firstA = a.leftmost[rootA] ?? 0;
	const firstB = b.leftmost[rootB] ?? 0;
	const width = rootB - firstB + 2;
	for (let column = 0; column < width; column += 1) forests[column] = column;
	for (let i = firstA; i <= rootA; i += 1) {
		const row = (i - firstA + 1) * width;
		const leafA = a.leftmost[i] ?? 0;
		const treesRow = i * b.size;
		const before = (leafA - firstA) * width;
		forests[row] = i - firstA + 1;
		let left = i - firstA + 1;
		for (let j = firstB; j <= rootB; j += 1) {
			const column = j - firstB + 1;
			const above = forests[row - width + column] ?? 0;
			let best = (above < left ? above : left) + 1;
			const leafB = b.leftmost[j] ?? 0;
			if (leafA === firstA && leafB === firstB) {
				const changed = (forests[row - width + column - 1] ?? 0) + rename(i, j);
				if (changed < best) best = changed;
				trees[treesRow + j] = best;
			} else {
				const moved = (forests[before + leafB - firstB] ?? 0) + (trees[treesRow + j] ?? 0);
				if (moved < best) best = moved;
			}
			forests[row + column] = best;
			left = best;
		}
	}
}
// src/docmetrics/teds.ts
/**
* Longest HTML of a table that is read, in UTF-16 units: 4,000 cells with 250 characters each, tags included.
* A table of a million tags takes about two seconds to read.
*/
const MAX_TABLE_LENGTH = 1048576;
/** Most pairs of elements: two tables of 4,000 cells each; two tables of 8 bytes a pair are 256 MB. */
const MAX_PAIRS = 16e6;
/** Most steps of the tree distance, about a second and a half. */
const MAX_WORK = 4e8;
/** Most pairs of characters in cells, about a second. */
const MAX_CHARACTER_PAIRS = 2e10;
const NOTHING = {
	teds: 0,
	tedsS: 0
};
/**
* TEDS and TEDS-S of a predicted table.
*
* @param reference HTML of the reference table
* @param predicted HTML of the prediction, any text
* @returns both 0 with a fault when a side has no table or a span that is no number, or when the tables are
*   beyond the limits; 1 for two tables without elements. Not clamped, so it can be below 0
* @see specification S5
*/
function tableScore(reference, predicted) {
	if (Math.max(reference.length, predicted.length) > MAX_TABLE_LENGTH) return {
		...NOTHING,
		fault: "too-large"
	};
	const tags = new TagTokens();
	const wantedForm = canonicalTable(reference);
	const givenForm = canonicalTable(predicted);
	const wanted = readTable(wantedForm, tags);
	const given = wantedForm === givenForm ? wanted : readTable(givenForm, tags);
	if (wanted === null || given === null) return {
		...NOTHING,
		fault: "no-table"
	};
	if (wanted === given) return {
		teds: 1,
		tedsS: 1,
		fault: null
	};
	if (isTooLarge(wanted, given)) return {
		...NOTHING,
		fault: "too-large"
	};
	const elements = Math.max(wanted.elements, given.elements);
	const score = (distance) => elements === 0 ? 1 : 1 - distance / elements;
	return {
		teds: score(treeDistance(wanted, given, renameCost(wanted, given, true))),
		tedsS: score(treeDistance(wanted, given, renameCost(wanted, given, false))),
		fault: null
	};
}
function isTooLarge(a, b) {
	return a.size * b.size > MAX_PAIRS || distanceWork(a, b) > MAX_WORK || charactersOf(a) * charactersOf(b) > MAX_CHARACTER_PAIRS;
}
/** Characters of the different contents: those are compared once. */
function charactersOf({ contents }) {
	return contents.reduce((sum, tokens) => sum + tokens.length, 0);
}
/** 1 for another tag or another span; for two cells the edit distance of their contents, 0 to 1. */
function renameCost(a, b, withContent) {
	const numberOf = /* @__PURE__ */ new Map();
	const numbers = ({ labels }) => Int32Array.from(labels, (label) => {
		const number = numberOf.get(label) ?? numberOf.size;
		numberOf.set(label, number);
		return number;
	});
	const labelsA = numbers(a);
	const labelsB = numbers(b);
	if (!withContent) return (i, j) => labelsA[i] === labelsB[j] ? 0 : 1;
	const contents = new ContentDistances(a.contents, b.contents);
	return (i, j) => {
		if (labelsA[i] !== labelsB[j]) return 1;
		const contentA = a.contentOf[i] ?? -1;
		const contentB = b.contentOf[j] ?? -1;
		return contentA === -1 || contentB === -1 ? 0 : contents.share(contentA, contentB);
	};
}
// src/docmetrics/text-edit.ts
/** Escapes that are dropped before a formula is read, each with its character (S3.1). */
const ESCAPES = /\\[\\_&%^]/g;
/** What makes a formula worth reading. */
const NEEDS_READING = /[\\^_]/;
/** Two-character spellings of white space, and white space itself (S3.2); in this order, one after another. */
const SPELLINGS = [
	String.raw`\t`,
	String.raw`\n`,
	"	",
	"\n",
	"/t",
	"/n"
];
const NO_WORD = /[^\p{L}\p{N}_]/gu;
/**
* Brings text to the form that is compared: inline formulas as Unicode, then letters, digits and underscores
* alone. Case, width and composition stay.
*
* @param text a block of a page
* @returns the form, empty when nothing counts
* @see specification S3 `norm_text`; O(n)
*/
function normalizeText(text) {
	return wordCharacters(readInlineMath(text));
}
/**
* Keeps letters, digits and underscores (S3.2).
*
* `/t` and `/n` are taken for white space, as in the benchmark: `and/not` becomes `andot`.
*/
function wordCharacters(text) {
	let kept = text;
	for (const spelling of SPELLINGS) kept = kept.replaceAll(spelling, "");
	return kept.replaceAll(NO_WORD, "");
}
/** Replaces each `$…$` and `\(…\)` on one line by its reading (S3.1). */
function readInlineMath(text) {
	if (!text.includes("$") && !text.includes("\\(")) return text;
	return text.split("\n").map(readLine$1).join("\n");
}
function readLine$1(line) {
	const kept = [];
	let from = 0;
	const search = new InlineSearch(line);
	for (let found = search.next(0); found !== null; found = search.next(found.end)) {
		const reading = readingOf(found.inside);
		if (reading === null) continue;
		kept.push(line.slice(from, found.start), reading);
		from = found.end;
	}
	kept.push(line.slice(from));
	return kept.join("");
}
var InlineSearch = class {
	#line;
	#dollar;
	#bracket;
	#lastDollar;
	#lastClose;
	constructor(line) {
		this.#line = line;
		this.#dollar = new ForwardSearch(line, "$");
		this.#bracket = new ForwardSearch(line, "\\(");
		this.#lastDollar = line.lastIndexOf("$");
		this.#lastClose = line.lastIndexOf("\\)");
	}
	/** The next formula from `at`: the leftmost opener that has a closer, as far as the nearest closer. */
	next(at) {
		const dollar = this.#dollar.from(at);
		const bracket = this.#bracket.from(at);
		const hasDollars = dollar < this.#lastDollar;
		if (bracket + 2 <= this.#lastClose && (!hasDollars || bracket < dollar)) return this.#formula(bracket, "\\)", 2);
		return hasDollars ? this.#formula(dollar, "$", 1) : null;
	}
	#formula(start, closer, length) {
		const end = this.#line.indexOf(closer, start + length);
		return {
			start,
			inside: this.#line.slice(start + length, end),
			end: end + length
		};
	}
};
/** A formula's reading; null when it stands as it is. */
function readingOf(inside) {
	const plain = inside.replaceAll(ESCAPES, "");
	if (!NEEDS_READING.test(plain)) return null;
	return readLatex(plain.endsWith("\\") ? `${plain} ` : plain)?.trim() ?? null;
}
// src/docmetrics/page-metrics.ts
/**
* Scores a page's Markdown against the Markdown of its reference.
*
* @param reference the curated page
* @param predicted what the parser wrote: any text, hostile too
* @see specification S9
*/
function pageMetrics(reference, predicted, { profile, cdm }) {
	const wanted = parsePage(reference, profile);
	const given = parsePage(predicted, profile);
	const text = scoreTexts(wanted.texts, given.texts, profile);
	const formulas = scoreFormulas(wanted, given, {
		profile,
		cdm
	});
	const tables = scoreTables$1(wanted.tables, given.tables, profile);
	return {
		textEdit: text.edit,
		orderEdit: text.order,
		formulaEdit: formulas.edit,
		teds: tables.teds,
		tedsS: tables.tedsS,
		cdm: formulas.cdm,
		tooLarge: given.cut || text.tooLarge || formulas.tooLarge || tables.tooLarge,
		losses: [
			...text.losses,
			...formulas.losses,
			...tables.losses
		],
		samples: []
	};
}
/** Blocks that have something to compare. */
function itemsOf(blocks, formOf) {
	return blocks.map((block) => ({
		...block,
		form: formOf(block.content)
	})).filter(({ form }) => form !== "");
}
/** Page edit distance over pairs: null when there is nothing to compare (S7.8). */
function scorePairs(pairs, { wanted, given }, kind) {
	let steps = 0;
	let length = 0;
	const losses = [];
	for (const pair of pairs) {
		const left = pair.references.flatMap((at) => wanted[at] ?? []);
		const right = pair.predictions.flatMap((at) => given[at] ?? []);
		const [a, b] = [left, right].map((items) => items.map(({ form }) => form).join(""));
		const most = Math.max(pointsOf(a ?? "").length, pointsOf(b ?? "").length);
		const distance = editDistance(a ?? "", b ?? "");
		steps += distance;
		length += most;
		if (distance === 0) continue;
		losses.push({
			kind,
			reference: shown(left),
			predicted: shown(right),
			lost: distance / most
		});
	}
	return {
		edit: length === 0 ? null : steps / length,
		losses
	};
}
function shown(items) {
	return items.map(({ content }) => content).join("\n\n");
}
function scoreTexts(reference, predicted, profile) {
	const wanted = itemsOf(reference, normalizeText);
	const given = itemsOf(predicted, normalizeText);
	const none = {
		edit: null,
		order: null,
		losses: [],
		tooLarge: false
	};
	if (wanted.length === 0) return none;
	const { pairs, tooLarge } = matchBlocks(formsOf(wanted), formsOf(given), profile);
	const placeOf = (items, at) => profile.ordersFromOne ? at + 1 : items[at]?.start ?? null;
	const order = readingOrderEdit(pairs.map(({ references, predictions: [first] }) => ({
		references: references.map((at) => placeOf(wanted, at)),
		prediction: first === void 0 ? null : placeOf(given, first)
	})));
	return {
		...scorePairs(pairs, {
			wanted,
			given
		}, "text"),
		order,
		tooLarge
	};
}
function formsOf(items) {
	return items.map(({ form }) => form);
}
function scoreFormulas(reference, predicted, { profile, cdm }) {
	const wanted = itemsOf(reference.formulas.flatMap(rowsOf), normalizeFormula);
	const parts = itemsOf(predicted.formulas.flatMap(rowsOf), normalizeFormula);
	const given = ["display", "inline"].flatMap((kind) => parts.filter((item) => item.kind === kind));
	if (!wanted.some(({ kind }) => kind === "display")) return {
		edit: null,
		losses: [],
		cdm: [],
		tooLarge: false
	};
	const matching = matchBlocks(formsOf(wanted), formsOf(given), profile);
	const pairs = matching.pairs.filter(({ references }) => isDisplay(references, wanted));
	const scores = scorePairs(pairs, {
		wanted,
		given
	}, "formula");
	const joined = (indices, items) => indices.map((at) => items[at]?.content ?? "").join("");
	const ratios = pairs.map(({ references, predictions }) => cdm === null ? 0 : cdm(joined(predictions, given), joined(references, wanted)).f1);
	return {
		...scores,
		cdm: cdm === null ? [] : ratios,
		tooLarge: matching.tooLarge
	};
}
/** A block a row of a one-column array (S4.3). */
function rowsOf(block) {
	return arrayRows(block.content).map((content) => ({
		...block,
		content
	}));
}
/** True when most references are display formulas; on a tie the first decides. */
function isDisplay(references, wanted) {
	const kinds = references.map((at) => wanted[at]?.kind);
	const display = kinds.filter((kind) => kind === "display").length;
	if (display * 2 === kinds.length) return kinds[0] === "display";
	return display * 2 > kinds.length;
}
function scoreTables$1(reference, predicted, profile) {
	const wanted = reference.map(({ content }) => content);
	const given = predicted.map(({ content }) => content);
	const isDropped = given.length === 0 && profile.dropsMissingTables;
	if (wanted.length === 0 || isDropped) return {
		teds: [],
		tedsS: [],
		losses: [],
		tooLarge: false
	};
	const { pairs, tooLarge } = matchBlocks(wanted, given, profile);
	const scored = pairs.filter(({ references }) => references.length > 0).toSorted((a, b) => (a.references[0] ?? 0) - (b.references[0] ?? 0)).map((pair) => scoreTablePair(pair, wanted, given));
	return {
		teds: scored.map(({ score }) => score.teds),
		tedsS: scored.map(({ score }) => score.tedsS),
		losses: scored.map(({ loss }) => loss).filter(({ lost }) => lost > 0),
		tooLarge: tooLarge || scored.some(({ score }) => score.fault === "too-large")
	};
}
function scoreTablePair(pair, wanted, given) {
	const left = pair.references.map((at) => wanted[at] ?? "").join("");
	const right = pair.predictions.map((at) => given[at] ?? "").join("");
	const score = tableScore(left, right);
	return {
		score,
		loss: {
			kind: "table",
			reference: left,
			predicted: right,
			lost: 1 - score.teds
		}
	};
}
// src/docmetrics/annotation-metrics.ts
/** Categories whose text is scored. */
const TEXT = /* @__PURE__ */ new Set([
	"text_block",
	"title",
	"code_txt",
	"code_txt_caption",
	"reference"
]);
/** Categories that are matched first and then not scored: what a parser may leave out. */
const SIDE = /* @__PURE__ */ new Set([
	"equation_caption",
	"figure_caption",
	"figure_footnote",
	"table_caption",
	"table_footnote",
	"code_algorithm",
	"code_algorithm_caption",
	"header",
	"footer",
	"page_footnote",
	"page_number"
]);
const FORMULA = "equation_isolated";
const TABLE = "table";
/** A predicted block nearer than this to a side block is that block. */
const NEAREST_SIDE = .25;
/** Rows of an array take places between two blocks. */
const ROW_STEP = .1;
/**
* Scores a page's Markdown against an annotated page.
*
* Headers, captions and the like are matched first and cost nothing; neither does what a prediction has
* beyond the reference.
*
* @see specification S10.3
*/
function annotationMetrics(page, predicted, { profile, cdm }) {
	const blocks = joinTruncated(page);
	const given = parsePage(predicted, profile);
	const tables = scoreTables(blocks.filter(({ category_type }) => category_type === TABLE).toSorted(byOrder), given.tables.map(({ content }) => content));
	const isKind = (kind) => (block) => block.kind === kind;
	const pool = [...poolOf([
		...given.texts,
		...given.formulas.filter(isKind("display")).flatMap(rowsOf),
		...tables.texts
	]), ...poolOf(given.formulas.filter(isKind("inline")).flatMap(rowsOf))];
	const wanted = referenceItems(blocks);
	const rest = withoutSide(pool, wanted, itemsOf(blocks.filter(({ category_type }) => SIDE.has(category_type)).map(textBlock), normalizeText));
	const { pairs, tooLarge } = matchBlocks(formsOf(wanted), formsOf(rest), profile);
	const scored = pairs.filter(({ references }) => references.length > 0);
	const text = scored.filter(({ references }) => kindOf(references, wanted) === "text");
	const formula = scored.filter(({ references }) => kindOf(references, wanted) !== "text");
	const isProse = ({ predictions: [first] }) => first !== void 0 && rest[first]?.kind === "text";
	const moved = text.length > 0 ? formula.filter(isProse) : [];
	const stayed = formula.filter((pair) => !moved.includes(pair));
	const texts = scorePairs([...text, ...moved], {
		wanted: asText(wanted, moved),
		given: rest
	}, "text");
	const formulas = scorePairs(stayed, {
		wanted,
		given: rest
	}, "formula");
	const joined = (indices, items) => indices.map((at) => items[at]?.content ?? "").join("");
	return {
		textEdit: texts.edit,
		orderEdit: text.length === 0 ? null : orderOf([...text, ...moved], wanted, rest),
		formulaEdit: formulas.edit,
		teds: tables.teds,
		tedsS: tables.tedsS,
		cdm: cdm === null ? [] : stayed.map(({ references, predictions }) => cdm(joined(predictions, rest), joined(references, wanted)).f1),
		tooLarge: given.cut || tooLarge || tables.tooLarge,
		losses: [
			...texts.losses,
			...formulas.losses,
			...tables.losses
		],
		samples: [
			...samplesOf("text", [...text, ...moved], {
				wanted,
				given: rest
			}),
			...samplesOf("formula", stayed, {
				wanted,
				given: rest
			}),
			...tables.samples
		]
	};
}
function byOrder(a, b) {
	return (a.order ?? 0) - (b.order ?? 0);
}
function textBlock({ order, text }) {
	return {
		kind: "text",
		start: order ?? 0,
		content: text ?? ""
	};
}
/** Reference texts and formulas by their order; an array of one column is a formula a row. */
function referenceItems(blocks) {
	return blocks.flatMap((block) => {
		const { category_type, order, latex, text } = block;
		const attributes = block.attribute ?? {};
		if (TEXT.has(category_type)) {
			const content = text ?? "";
			return [{
				...textBlock(block),
				form: normalizeText(content),
				order: order ?? null,
				attributes
			}];
		}
		if (category_type !== FORMULA) return [];
		const rows = arrayRows(latex ?? text ?? "");
		return rows.map((content, row) => {
			const step = rows.length === 1 ? 0 : (row + 1) * ROW_STEP;
			const place = order === null || order === void 0 ? null : order + step;
			return {
				kind: "display",
				start: place ?? 0,
				content,
				form: normalizeFormula(content),
				order: place,
				attributes
			};
		});
	}).filter(({ form }) => form !== "").toSorted((a, b) => a.start - b.start);
}
/** Predicted blocks in the form of their kind, in the order of the page. */
function poolOf(blocks) {
	return blocks.toSorted((a, b) => a.start - b.start).map((block) => ({
		...block,
		form: block.kind === "text" ? normalizeText(block.content) : normalizeFormula(block.content)
	})).filter(({ form }) => form !== "");
}
/** Takes out what is a header, a caption or the like (S10.3, 2). */
function withoutSide(pool, wanted, side) {
	if (side.length === 0 || pool.length <= 1 && wanted.length + side.length <= 1) return pool;
	return pool.filter(({ form }) => !side.some((block) => normalizedEditDistance(block.form, form) < NEAREST_SIDE));
}
/** The most frequent kind of a pair's references; the first of them on a tie. */
function kindOf(references, wanted) {
	const kinds = references.map((at) => wanted[at]?.kind === "text" ? "text" : "display");
	const texts = kinds.filter((kind) => kind === "text").length;
	if (texts * 2 === kinds.length) return kinds[0] ?? "text";
	return texts * 2 > kinds.length ? "text" : "display";
}
/** References with the formulas of `moved` read as text. */
function asText(wanted, moved) {
	const read = new Set(moved.flatMap(({ references }) => references));
	return wanted.map((item, at) => {
		if (!read.has(at) || item.kind === "text") return item;
		const inside = item.content.replaceAll(/^\s*(?:\$+|\\\[)|(?:\$+|\\\])\s*$/g, "");
		return {
			...item,
			form: wordCharacters(readLatex(inside) ?? inside)
		};
	});
}
function samplesOf(kind, pairs, items) {
	return pairs.map((pair) => ({
		kind,
		score: scorePairs([pair], items, kind === "text" ? "text" : "formula").edit ?? 0,
		attributes: pair.references.map((at) => items.wanted[at]?.attributes ?? {})
	}));
}
function orderOf(pairs, wanted, given) {
	return readingOrderEdit(pairs.map(({ references, predictions: [first] }) => ({
		references: references.map((at) => wanted[at]?.order ?? null),
		prediction: first === void 0 ? null : given[first]?.start ?? null
	})));
}
function scoreTables(wanted, given) {
	const references = wanted.map(({ html }) => html ?? "");
	const assigned = assignTexts(references, given);
	const scores = references.map((reference, at) => {
		const predicted = given[assigned?.[at] ?? -1] ?? "";
		const score = tableScore(reference, predicted);
		return {
			score,
			loss: {
				kind: "table",
				reference,
				predicted,
				lost: 1 - score.teds
			}
		};
	});
	const used = new Set(assigned);
	const free = given.filter((_, at) => !used.has(at));
	return {
		teds: scores.map(({ score }) => score.teds),
		tedsS: scores.map(({ score }) => score.tedsS),
		samples: scores.map(({ score }, at) => ({
			kind: "table",
			score: score.teds,
			attributes: [wanted[at]?.attribute ?? {}]
		})),
		losses: scores.map(({ loss }) => loss).filter(({ lost }) => lost > 0),
		texts: references.length === 0 && assigned === null ? [] : free.flatMap(cellTexts),
		tooLarge: assigned === null || scores.some(({ score }) => score.fault === "too-large")
	};
}
/** Contents of cells that hold nothing but text. */
function cellTexts(table) {
	const blocks = [];
	let cell = null;
	for (const piece of htmlPieces(table)) if (piece.kind === "text") cell = cell === null ? null : cell + piece.text;
	else if (piece.kind === "open") cell = piece.name === "td" ? "" : null;
	else if (piece.name === "td") {
		if (cell !== null && cell.trim() !== "") blocks.push({
			kind: "text",
			start: 0,
			content: cell
		});
		cell = null;
	} else cell = null;
	return blocks;
}
// src/app/metrics-annotation.ts
const Text = nullish(string());
const Attributes = nullish(record(string(), unknown()));
/** As far as it is read; annotators add fields, so unknown ones are let through. */
const Page = object({
	page_info: optional(object({
		page_no: nullish(number()),
		page_attribute: Attributes
	})),
	layout_dets: array(object({
		category_type: string(),
		anno_id: number(),
		order: nullish(number()),
		text: Text,
		latex: Text,
		html: Text,
		attribute: Attributes
	})),
	extra: optional(object({ relation: optional(array(object({
		source_anno_id: number(),
		target_anno_id: number(),
		relation_type: string()
	}))) }))
});
const File = array(Page);
/**
* Reads the annotation of a page: a list with one page, or an empty one for a blank page.
*
* A list of several pages is taken as one window.
*
* @param file how messages call it
* @throws InputError for anything else
* @see specification S10
*/
function parseAnnotation(text, file) {
	const hint = "An annotated page is [{\"page_info\":…,\"layout_dets\":[…],\"extra\":…}].";
	let data;
	try {
		data = JSON.parse(text);
	} catch (cause) {
		throw new InputError("invalid-annotation", `${file} is not JSON`, {
			hint,
			cause
		});
	}
	const read = safeParse(File, data);
	if (!read.success) {
		const [issue] = read.issues;
		const where = getDotPath(issue) ?? "the whole";
		throw new InputError("invalid-annotation", `${file}: ${where}: ${issue.message}`, { hint });
	}
	const [first, ...others] = read.output;
	if (first === void 0) return { layout_dets: [] };
	if (others.length === 0) return first;
	return windowOf(read.output, first.page_info?.page_no ?? 1);
}
/**
* Edit distance by page attribute: weighted by length within a page, then the plain mean over pages.
*
* @returns by label `name: value`, and `ALL`; a group without samples is absent
* @see specification S12, page attributes
*/
function pageBreakdown(samples) {
	const sums = /* @__PURE__ */ new Map();
	for (const { page, edit, length, attributes } of samples) for (const label of ["ALL", ...pageLabels(attributes)]) {
		const pages = sums.get(label) ?? /* @__PURE__ */ new Map();
		sums.set(label, pages);
		const sum = pages.get(page) ?? {
			steps: 0,
			length: 0
		};
		pages.set(page, {
			steps: sum.steps + edit * length,
			length: sum.length + length
		});
	}
	return withoutEmpty([...sums].map(([label, pages]) => {
		return [label, meanGroup([...pages.values()].filter(({ length }) => length > 0).map(({ steps, length }) => steps / length))];
	}));
}
/**
* Score by block attribute: the plain mean over samples; a sample counts once for every label of its blocks.
*
* @see specification S12, block attributes
*/
function blockBreakdown(samples) {
	const scores = /* @__PURE__ */ new Map();
	for (const { score, attributes } of samples) for (const label of new Set(attributes.flatMap(blockLabels))) {
		const group = scores.get(label);
		if (group === void 0) scores.set(label, [score]);
		else group.push(score);
	}
	return withoutEmpty([...scores].map(([label, group]) => [label, meanGroup(group)]));
}
/**
* Labels of a page: one for each attribute and each item of a list, those of tables left out.
*
* @see specification S12
*/
function pageLabels(attributes) {
	return Object.entries(attributes).flatMap(([name, value]) => {
		if (!Array.isArray(value)) return isPlain(value) ? [`${name}: ${String(value)}`] : [];
		return value.filter(isPlain).map(String).filter((item) => !item.includes("table")).map((item) => `${name}: ${item}`);
	});
}
function blockLabels(attributes) {
	return Object.entries(attributes).filter(([, value]) => isPlain(value)).map(([name, value]) => `${name}: ${String(value)}`);
}
function isPlain(value) {
	return [
		"string",
		"number",
		"boolean"
	].includes(typeof value);
}
function meanGroup(values) {
	if (values.length === 0) return null;
	return {
		value: values.reduce((sum, value) => sum + value, 0) / values.length,
		count: values.length
	};
}
function withoutEmpty(groups) {
	return new Map(groups.flatMap(([label, group]) => group === null ? [] : [[label, group]]));
}
// src/app/metrics-breakdowns.ts
const PAGE_METRICS = [
	["text-edit", ({ textEdit }) => textEdit],
	["formula-edit", ({ formulaEdit }) => formulaEdit],
	["order-edit", ({ orderEdit }) => orderEdit],
	["teds", ({ teds }) => meanOf(teds)]
];
const BLOCK_METRICS = [
	["text-edit", "text"],
	["formula-edit", "formula"],
	["teds", "table"]
];
/**
* Groups pages by the attributes of their annotation, and blocks by theirs.
*
* @returns nothing when no page is annotated; a group without samples is absent
* @see specification S12
*/
function breakdownsOf(pages, samples) {
	const annotated = pages.filter(({ groundTruth }) => groundTruth === "json");
	if (annotated.length === 0) return [];
	const byPage = PAGE_METRICS.flatMap(([metric, valueOf]) => {
		return groups(metric, "page", pageBreakdown(annotated.flatMap((page) => {
			const edit = valueOf(page);
			return edit === null ? [] : [{
				page: page.id,
				edit,
				length: 1,
				attributes: page.attributes
			}];
		})));
	});
	const byBlock = BLOCK_METRICS.flatMap(([metric, kind]) => groups(metric, "block", blockBreakdown(samples.filter((sample) => sample.kind === kind))));
	return [...byPage, ...byBlock];
}
function groups(metric, by, values) {
	return [...values].map(([label, { value, count }]) => ({
		metric,
		by,
		label,
		value,
		count
	}));
}
// src/app/metrics-predictions.ts
/** Largest JSONL or ZIP that is read: thousands of pages. */
const MAX_ARCHIVE_BYTES = 536870912;
const Line = object({
	subject: string(),
	document_id: string(),
	page: pipe(number(), integer(), minValue(0)),
	markdown: string()
});
/**
* Opens predictions: a folder in the layout of the ground truth or of `run`, a JSONL, a ZIP, or one file.
*
* @param path as the user named it
* @param single true when the ground truth is one file
* @param maxBytes most of a page that is read
* @throws InputError for a path that is none of these, and for a JSONL or ZIP that cannot be read
* @see specification S1.10 and S17
*/
async function predictionsAt(path, { single, maxBytes }) {
	const kind = await kindOfPath(path);
	if (kind === "folder") return folderPredictions(path, maxBytes);
	if (kind !== "file") throw new InputError("no-predictions", `${path} is neither a file nor a folder`, { hint: "Name the folder, the .jsonl, the .zip or the .md file with what the parser wrote." });
	const ending = extname(path).toLowerCase();
	if (ending === ".jsonl") return lineTexts(await readText(path, MAX_ARCHIVE_BYTES), path);
	if (ending === ".zip") return zipTexts(await readBytes(path, MAX_ARCHIVE_BYTES), path, maxBytes);
	if (!single) throw new InputError("no-predictions", `${path} is one file, the ground truth is a folder`, { hint: "Name a folder, a .jsonl or a .zip, or give --gt one file." });
	const { bytes } = leftBytes(path, maxBytes) ?? { bytes: Buffer.alloc(0) };
	const text = bytes.toString("utf8");
	return {
		of: () => predictionOf(text),
		extra: () => []
	};
}
/** Places of a page's prediction below the folder, the first that is there counts. */
function placesOf({ id, subject, document, page }) {
	if (document === null || page === null) return [`${id}.md`];
	const top = subject === "" ? "" : `${subject}/`;
	return [
		`${top}${document}/mds/${document}_${page}.md`,
		`${top}${document}_page_${page}-${page}.md`,
		`${top}${document}_${page}.md`,
		`${top}${document}/${document}_${page}.md`,
		`${document}_${page}.md`
	];
}
function folderPredictions(root, maxBytes) {
	return {
		of: (page) => {
			for (const place of placesOf(page)) {
				const found = leftBytes(join(root, place), maxBytes);
				if (found !== null) return predictionOf(found.bytes.toString("utf8"));
			}
			return predictionOf(null);
		},
		extra: () => []
	};
}
function predictionOf(text) {
	return text === null ? {
		kind: "missing",
		note: null
	} : {
		kind: "text",
		text
	};
}
function leftBytes(path, maxBytes) {
	const found = readLeftFile(path, maxBytes);
	return found.kind === "file" ? found : null;
}
function lineTexts(text, path) {
	const texts = /* @__PURE__ */ new Map();
	for (const [at, line] of text.split("\n").entries()) {
		if (line.trim() === "") continue;
		const where = `${path}, line ${at + 1}`;
		const { subject, document_id, page, markdown } = readLine(line, where);
		const id = `${subject === "" ? "" : `${subject}/`}${document_id}_${page}`;
		if (texts.has(id)) throw new InputError("invalid-predictions", `${where} has page ${id} a second time`, { hint: "Keep one line for each page." });
		texts.set(id, markdown);
	}
	return {
		of: ({ id }) => predictionOf(texts.get(id) ?? null),
		extra: (pages) => {
			const known = new Set(pages.map(({ id }) => id));
			return [...texts.keys()].filter((id) => !known.has(id));
		}
	};
}
function readLine(line, where) {
	const hint = "Write {\"subject\":\"…\",\"document_id\":\"…\",\"page\":1,\"markdown\":\"…\"} on each line.";
	let data;
	try {
		data = JSON.parse(line);
	} catch (cause) {
		throw new InputError("invalid-predictions", `${where} is not JSON`, {
			hint,
			cause
		});
	}
	const read = safeParse(Line, data);
	if (read.success) return read.output;
	const problem = read.issues[0].message;
	throw new InputError("invalid-predictions", `${where}: ${problem}`, { hint });
}
async function zipTexts(zip, path, maxBytes) {
	const { unzipSync } = await import("./chunk-esm.js");
	let files;
	try {
		let budget = MAX_ARCHIVE_BYTES;
		files = unzipSync(zip, { filter: ({ name, originalSize }) => {
			if (!name.endsWith(".md") || originalSize > budget) return false;
			budget -= originalSize;
			return true;
		} });
	} catch (cause) {
		throw new InputError("invalid-predictions", `${path} is not a ZIP`, {
			hint: "Make it again with <SUBJECT>/<document>/mds/<document>_<page>.md inside.",
			cause
		});
	}
	return {
		of: (page) => {
			const place = placesOf(page).find((name) => files[name] !== void 0);
			const bytes = place === void 0 ? void 0 : files[place];
			return predictionOf(bytes === void 0 ? null : new TextDecoder().decode(bytes.subarray(0, maxBytes)));
		},
		extra: (pages) => {
			const known = new Set(pages.flatMap(placesOf));
			return Object.keys(files).filter((name) => !known.has(name));
		}
	};
}
// src/app/metrics-revision.ts
/** Largest reference page: a page of dense print has some 20 kB, its annotation some 200. */
const MAX_TRUTH_BYTES = 16777216;
/** Reads reference pages, each once, and hashes what it read. */
var TruthReader = class {
	#hash = createHash("sha256");
	/** @throws InputError naming a file that cannot be read or is too large */
	async read(page) {
		const reference = await readText(page.path, MAX_TRUTH_BYTES);
		this.#hash.update(`${page.id}\0${reference.length}\0${reference}`);
		return reference;
	}
	/** `sha256:` and the hash of all pages that were read, in that order. Ends the reader. */
	revision() {
		return `sha256:${this.#hash.digest("hex")}`;
	}
};
// src/results/metrics-page-key.ts
/** The room of reference pages that lie in no folder. */
const NO_FOLDER = "pages";
/** A reference page as a run names it: what is before the last slash of its id is the room. */
function runKeyOf({ id }) {
	const slash = id.lastIndexOf("/");
	if (slash === -1) return {
		room: NO_FOLDER,
		id
	};
	return {
		room: id.slice(0, slash),
		id: id.slice(slash + 1)
	};
}
// src/app/metrics-selection.ts
/**
* The reference pages that a selection asks for, in the order given.
*
* @param source how messages call the ground truth
* @throws InputError when a subject or page does not exist, or nothing is left
*/
function selectTruth(pages, { subjects, excludedSubjects, pages: globs, maxPages }, source) {
	const existing = [...new Set(pages.map(({ subject }) => subject))].toSorted();
	for (const name of [...subjects ?? [], ...excludedSubjects ?? []]) if (!existing.includes(name)) throw unknownName("subject", name, existing);
	const own = pages.filter(({ subject }) => (subjects?.includes(subject) ?? true) && !(excludedSubjects?.includes(subject) ?? false));
	if (own.length === 0) throw new InputError("empty-selection", `no page of ${source} is in the selection`, { hint: "Every subject is left out: change --subjects or --exclude-subjects." });
	const entries = own.map((page) => ({
		...runKeyOf(page),
		tags: []
	}));
	const keys = selectKeys(entries, {
		rooms: null,
		pages: globs,
		tags: null,
		maxPages
	}, source);
	return own.filter((page) => keys.has(pageKey(runKeyOf(page))));
}
// src/app/metrics-truth.ts
/** `<SUBJECT>/<document_id>/mds/<document_id>_<page>.md`. */
const MARKDOWN = /^(?:(.+)\/)?([^/]+)\/mds\/\2_(\d+)\.md$/;
/** `<SUBJECT>/<document_id>/json/<document_id>_page_<page>.json`. */
const ANNOTATION = /^(?:(.+)\/)?([^/]+)\/json\/\2_page_(\d+)\.json$/;
/**
* Finds the reference pages: one file, a dataset in Dr.DocBench's layout, or any folder of `.md` and `.json`.
*
* A page with both is taken by its Markdown.
*
* @param root as the user named it
* @returns sorted by id
* @throws InputError for a path without pages
* @see specification S10 and S17
*/
async function truthAt(root) {
	const kind = await kindOfPath(root);
	if (kind === "file") return [filePage(basename(root), root)];
	if (kind !== "folder") throw new InputError("no-ground-truth", `${root} is neither a file nor a folder`, { hint: "Give --gt a Markdown file, or a folder of reference pages." });
	const names = await walkFiles(root, (name) => /\.(?:md|json)$/.test(name));
	const layout = names.flatMap((name) => layoutPage(name, join(root, name)) ?? []);
	const pages = layout.length > 0 ? layout : names.map((name) => filePage(name, join(root, name)));
	const byId = /* @__PURE__ */ new Map();
	for (const page of pages) if (byId.get(page.id)?.kind !== "markdown") byId.set(page.id, page);
	if (byId.size === 0) throw new InputError("no-ground-truth", `${root} holds no .md or .json page`, { hint: "Give --gt the folder that holds <SUBJECT>/<document>/mds/<document>_<page>.md." });
	for (const { id, path } of byId.values()) refuseUnsafe(id, path);
	return [...byId.values()].toSorted((a, b) => a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
/** An id becomes a file name, and stands in results. */
function refuseUnsafe(id, path) {
	for (const part of id.split("/")) {
		const reason = unsafeName(part);
		if (reason === null) continue;
		throw new InputError("no-ground-truth", `${shown$1(path)}: the name of the page ${reason}`, { hint: "Give the file another name." });
	}
}
function layoutPage(name, path) {
	const markdown = MARKDOWN.exec(name);
	const found = markdown ?? ANNOTATION.exec(name);
	if (found === null) return null;
	const [, subject = "", document = "", number = ""] = found;
	const page = Number(number);
	return {
		id: `${subject === "" ? "" : `${subject}/`}${document}_${page}`,
		subject,
		document,
		page,
		kind: markdown === null ? "json" : "markdown",
		path
	};
}
function filePage(name, path) {
	const ending = extname(name);
	const id = name.slice(0, name.length - ending.length);
	return {
		id,
		subject: id.includes("/") ? id.split("/")[0] ?? "" : "",
		document: null,
		page: null,
		kind: ending === ".json" ? "json" : "markdown",
		path
	};
}
// src/app/metrics.ts
/** Losses of a page that results keep, and characters of each side. */
const MAX_LOSSES = 8;
const MAX_LOSS_LENGTH = 4e3;
/**
* Scores predictions against their ground truth, page by page.
*
* @throws InputError for inputs that cannot be used
* @throws InterruptedError when `events.signal` aborts
*/
async function measure(request, events) {
	const truth = selectTruth(await truthAt(request.truth), request.selection, request.truth);
	const predictions = await openPredictions(request, truth);
	events.onPages(truth.length);
	const extra = predictions.extra(truth);
	if (extra.length > 0) events.onNotice(`${extra.length} predictions belong to no reference page, e.g. ${extra[0]}`);
	const reader = new TruthReader();
	const pages = [];
	const samples = [];
	let cdm = null;
	for (const page of truth) {
		await setImmediate();
		if (events.signal.aborted) throw new InterruptedError("interrupted", "scoring was interrupted");
		const reference = await reader.read(page);
		if (request.drawsFormulas && cdm === null && mayHaveFormulas(reference)) cdm = await loadCdm();
		const prediction = predictions.of(page);
		const { scores, attributes } = scorePage(page, {
			reference,
			predicted: prediction.kind === "text" ? prediction.text : ""
		}, {
			profile: request.profile,
			cdm
		});
		const isMeasured = prediction.kind !== "error";
		const result = resultOf(page, isMeasured ? scores : NO_SCORES, {
			prediction,
			attributes
		});
		pages.push(result);
		if (isMeasured) samples.push(...scores.samples);
		events.onDone(result);
	}
	return {
		schemaVersion: 1,
		metricsVersion: "1",
		suite: "docmetrics",
		tool: {
			name: "boobench",
			version: request.toolVersion
		},
		dataset: {
			source: shownSource(request.truth),
			revision: reader.revision()
		},
		parser: {
			label: request.label,
			command: request.run?.command ?? null
		},
		commit: await currentCommit(process.cwd()),
		startedAt: (/* @__PURE__ */ new Date()).toISOString(),
		selection: request.selection,
		timeoutMs: request.run?.timeoutMs ?? null,
		profile: request.profile.name,
		formulas: request.drawsFormulas ? CDM_NAME : null,
		pages,
		totals: totalsOf(pages),
		counts: countsOf(pages),
		breakdowns: breakdownsOf(pages, samples),
		subjects: subjectsOf(pages)
	};
}
/** Formulas need a delimiter; the typesetter takes a third of a second to load. */
function mayHaveFormulas(reference) {
	return /\$|\\\[|equation/.test(reference);
}
function openPredictions({ predictions, truth: root, maxOutputBytes }, truth) {
	if (typeof predictions !== "string") return Promise.resolve(predictions);
	return predictionsAt(predictions, {
		single: truth.length === 1 && truth[0]?.path === root,
		maxBytes: maxOutputBytes
	});
}
/** What a page scores that could not be measured. */
const NO_SCORES = {
	textEdit: null,
	orderEdit: null,
	formulaEdit: null,
	teds: [],
	tedsS: [],
	cdm: [],
	tooLarge: false,
	losses: [],
	samples: []
};
function scorePage(page, { reference, predicted }, options) {
	if (page.kind === "markdown") return {
		scores: pageMetrics(reference, predicted, options),
		attributes: {}
	};
	const annotation = parseAnnotation(reference, page.path);
	return {
		scores: annotationMetrics(annotation, predicted, options),
		attributes: annotation.page_info?.page_attribute ?? {}
	};
}
function resultOf(page, scores, { prediction, attributes }) {
	return {
		id: page.id,
		subject: page.subject,
		groundTruth: page.kind,
		missing: prediction.kind === "missing",
		error: prediction.kind === "error",
		note: prediction.kind === "text" ? null : prediction.note,
		tooLarge: scores.tooLarge,
		textEdit: scores.textEdit,
		orderEdit: scores.orderEdit,
		formulaEdit: scores.formulaEdit,
		teds: scores.teds,
		tedsS: scores.tedsS,
		cdm: scores.cdm,
		overall: overallOf(componentsOf(scores)),
		attributes,
		losses: scores.losses.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_LOSSES).map((loss) => ({
			...loss,
			reference: loss.reference.slice(0, MAX_LOSS_LENGTH),
			predicted: loss.predicted.slice(0, MAX_LOSS_LENGTH)
		}))
	};
}
/** A long block that is half lost weighs more than a short one that is. */
function weightOf({ reference, predicted, lost }) {
	return lost * Math.max(reference.length, predicted.length);
}
// src/report/metrics-terminal.ts
const MAX_NAME = 60;
/** Pages that are written out, and characters of what one of their blocks lost. */
const MOST_PAGES = 10;
const MAX_TEXT = 100;
const MAX_NOTE = 300;
/** Below this a page has nothing to tell: rounding prints 100.0. */
const WHOLE = 99.95;
/**
* What a person sees after `boobench metrics`: totals by subject, the pages that lost most with what was
* lost, and the overalls last.
*
* @returns lines that end in LF, with nothing from a page that could steer the terminal
*/
function renderMetrics(results, options) {
	const to = canvas(options.color, options.columns);
	const lines = [
		...totalsTable(results, to),
		...worstPages(results, to),
		...unmeasuredPages(results, to),
		"",
		...closing(results, to)
	];
	return defuseCommands(`${lines.join("\n")}\n`);
}
function totalsTable({ subjects, totals, pages }, to) {
	const all = {
		...totals,
		subject: "all",
		pages: pages.length
	};
	const rows = subjects.length > 1 ? [...subjects, all] : [all];
	const column = (title, rank, cell) => ({
		title,
		rank,
		cells: rows.map((row) => ({ text: cell(row) }))
	});
	const columns = [
		column("Subject", 9, ({ subject }) => visibleCut(subject, MAX_NAME)),
		column("Pages", 3, ({ pages: count }) => thousands(count)),
		column("Text ED", 7, ({ textEdit }) => shownEdit(textEdit)),
		column("TEDS", 6, ({ tableTeds }) => shownScore(tableTeds)),
		column("TEDS-S", 2, ({ tableTedsS }) => shownScore(tableTedsS)),
		column("CDM", 5, ({ formulaCdm }) => shownScore(formulaCdm)),
		column("Formula ED", 1, ({ formulaEdit }) => shownEdit(formulaEdit)),
		column("Order", 4, ({ readingOrder }) => shownScore(readingOrder)),
		column("Overall", 8, ({ overall }) => shownScore(overall))
	];
	return renderTable(columns, to.columns, to.paint, { total: rows.length > 1 });
}
function worstPages({ pages }, to) {
	const worst = pages.filter(({ overall }) => overall !== null && overall < WHOLE).toSorted((a, b) => (a.overall ?? 0) - (b.overall ?? 0));
	if (worst.length === 0) return [];
	const rest = worst.length - MOST_PAGES;
	return [
		"",
		...paragraph(to, `Pages that lost something, the worst first (${thousands(worst.length)})`, "doubtful"),
		...worst.slice(0, MOST_PAGES).flatMap((page) => pageLines(page, to)),
		...rest > 0 ? [to.paint("quiet", `  … and ${thousands(rest)} more`)] : []
	];
}
function unmeasuredPages({ pages }, to) {
	const errors = pages.filter(({ error }) => error);
	if (errors.length === 0) return [];
	const rest = errors.length - MOST_PAGES;
	return [
		"",
		...paragraph(to, `Pages that could not be measured (${thousands(errors.length)})`, "bad"),
		...errors.slice(0, MOST_PAGES).flatMap((page) => sentenceLines(page.id, visibleCut(page.note ?? "", MAX_NOTE), to)),
		...rest > 0 ? [to.paint("quiet", `  … and ${thousands(rest)} more`)] : []
	];
}
function pageLines(page, to) {
	const [first] = page.losses;
	return [...sentenceLines(page.id, pageSentence(page), to), ...first === void 0 || page.missing ? [] : lossLines(first, to)];
}
function sentenceLines(id, sentence, to) {
	const pieces = [{
		text: `${visibleCut(id, MAX_NAME)}:`,
		style: "strong"
	}, {
		text: ` ${sentence}`,
		style: "plain"
	}];
	return wrap(pieces, to.paint, {
		columns: to.columns,
		indent: "  ",
		hanging: "    ",
		breaks: "words"
	});
}
function pageSentence(page) {
	const mean = (scores) => scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length * 100;
	const parts = [
		page.textEdit === null ? null : `text ED ${shownEdit(page.textEdit)}`,
		page.orderEdit === null ? null : `order ED ${shownEdit(page.orderEdit)}`,
		page.teds.length === 0 ? null : `TEDS ${shownScore(mean(page.teds))}`,
		page.cdm.length === 0 ? null : `CDM ${shownScore(mean(page.cdm))}`
	].filter((part) => part !== null);
	const why = page.missing ? `; no prediction${page.note === null ? "" : `: ${visibleCut(page.note, MAX_NOTE)}`}` : page.tooLarge ? "; too large to compare whole" : "";
	return `${shownScore(page.overall)} (${parts.join(", ")}${why})`;
}
function lossLines({ kind, reference, predicted }, to) {
	const side = (sign, text) => text === "" ? [to.paint("quiet", `    ${sign} no ${kind}`)] : [to.paint("quiet", `    ${sign} ${shownLine(text, to.columns - 6)}`)];
	return [...side("−", reference), ...side("+", predicted)];
}
/** A text on one line of so many columns. */
function shownLine(text, columns) {
	return cutToWidth(visibleCut(text.replaceAll("\n", " "), MAX_TEXT), columns);
}
function closing({ totals, counts, profile, formulas }, to) {
	const missing = counts.missing === 0 ? "" : `, ${counted(counts.missing, "prediction", "predictions")} missing`;
	const errors = counts.errors === 0 ? "" : `, ${thousands(counts.errors)} not measured`;
	const scope = `${counted(counts.required, "page", "pages")}, ${thousands(totals.scorable)} scorable, ${counted(totals.tables, "table", "tables")}, ${counted(totals.formulas, "formula", "formulas")}${missing}${errors}`;
	return [...paragraph(to, `Overall ${shownScore(totals.overall)} (mean of pages); ${shownScore(totals.overallPaper)} as the paper's tables, ${shownScore(totals.overallOmniDocBench)} as OmniDocBench.`, "strong"), ...paragraph(to, `${scope}. Profile ${profile}, formulas ${formulas ?? "not drawn"}.`, "quiet")];
}
export { runKeyOf as a, selectTruth as i, measure as n, TruthReader as o, truthAt as r, parseAnnotation as s, renderMetrics as t };
