import { basename, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { r as normalizedEditDistance } from "./chunk-edit-distance.js";
import { _ as InterruptedError, g as InputError, h as EXIT, r as kindOfPath, u as walkFiles } from "./chunk-files.js";
import { A as canvas, F as paragraph, J as writeInto, g as readLeftFile, st as thousands, tt as counted } from "./chunk-run.js";
import { a as defuseCommands, n as VERSION, s as visibleCut } from "./chunk-main.js";
import { t as renderTable } from "./chunk-table.js";
// src/docmetrics/disagreement.ts
const WEIGHTS = {
	text: .6,
	structure: .3,
	confidence: .1
};
/** A book is admitted above this, not at it. */
const ADMITTED_ABOVE = .5;
/**
* Compares what parsers wrote for the same book.
*
* Text: mean edit distance over pairs, of the Markdown as it is. Structure: mean over pairs of how far the
* counts of headings, list items and table cells are apart. Confidence: share of outputs that are blank or
* malformed.
*
* @param outputs a book each, its pages joined by a blank line; at least two
* @throws RangeError for fewer than two
* @see specification S13
*/
function disagreement(outputs) {
	if (outputs.length < 2) throw new RangeError(`disagreement needs two outputs, got ${outputs.length}`);
	const counts = outputs.map(structureOf);
	const pairs = [];
	for (const [i, a] of outputs.entries()) for (let j = i + 1; j < outputs.length; j += 1) pairs.push({
		parsers: [i, j],
		text: normalizedEditDistance(a, outputs[j] ?? ""),
		structure: countsApart(counts[i] ?? [], counts[j] ?? [])
	});
	const parts = {
		text: mean(pairs.map((pair) => pair.text)),
		structure: mean(pairs.map((pair) => pair.structure)),
		confidence: outputs.filter(isMalformed).length / outputs.length
	};
	const total = WEIGHTS.text * parts.text + WEIGHTS.structure * parts.structure + WEIGHTS.confidence * parts.confidence;
	return {
		total,
		...parts,
		admitted: total > ADMITTED_ABOVE,
		pairs
	};
}
/** Counts of headings, list items and table cells. */
function structureOf(markdown) {
	let headings = 0;
	let items = 0;
	let cells = markdown.match(/<t[dh]\b/g)?.length ?? 0;
	for (const line of markdown.split("\n")) {
		const text = line.trim();
		if (/^#{1,6} /.test(text)) headings += 1;
		else if (/^(?:[-*+]|\d+[.)]) /.test(text)) items += 1;
		else if (text.startsWith("|") && !/^[|\-: ]+$/.test(text)) cells += cellsOf(text);
	}
	return [
		headings,
		items,
		cells
	];
}
function cellsOf(row) {
	const pieces = row.split("|").length - 1;
	return row.length > 1 && row.endsWith("|") ? pieces - 1 : pieces;
}
function countsApart(a, b) {
	const apart = a.reduce((sum, count, at) => sum + Math.abs(count - (b[at] ?? 0)), 0);
	const most = a.reduce((sum, count, at) => sum + Math.max(count, b[at] ?? 0), 0);
	return most === 0 ? 0 : apart / most;
}
function isMalformed(markdown) {
	const count = (part) => markdown.split(part).length - 1;
	return markdown.trim() === "" || count("```") % 2 === 1 || count("<table") !== count("</table>");
}
function mean(values) {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
// src/app/disagree.ts
/**
* Characters of a book that are compared: some 300 pages of dense print. The distance takes the product of
* two lengths, about a minute for two books of this length.
*/
const MAX_BOOK_LENGTH = 1048576;
/** Bytes of a file that are read: no character has more than four. */
const MAX_FILE_BYTES = 4 * MAX_BOOK_LENGTH;
/** Files of pages, windows of pages and whole documents, in a folder of their document or not. */
const PLACES = [
	/^(?<book>(?:.+\/)?(?<name>[^/]+))(?:\/mds)?\/\k<name>(?:(?:_page)?_(?<page>\d+)(?:-\d+)?)?\.md$/,
	/^(?<book>.+?)(?:_page)?_(?<page>\d+)(?:-\d+)?\.md$/,
	/^(?<book>.+)\.md$/
];
/**
* Compares what parsers wrote, book by book.
*
* A book is a document's pages, joined by a blank line; a parser that has none of a book counts as one
* that wrote nothing.
*
* @param paths a folder of outputs each, in the layouts that `metrics` takes, or a Markdown file each
* @throws InputError for fewer than two paths, and for one without Markdown
* @throws InterruptedError when `signal` aborts
* @see specification S13
*/
async function disagree(paths, { toolVersion, signal }) {
	if (paths.length < 2) throw new InputError("missing-operand", "disagree needs what two parsers wrote, got one", { hint: "boobench disagree OUTPUTS-OF-A OUTPUTS-OF-B …" });
	const outputs = [];
	for (const path of paths) outputs.push(await booksAt(path));
	const names = [...new Set(outputs.flatMap((books) => [...books.keys()]))].toSorted();
	const books = [];
	for (const book of names) {
		await setImmediate();
		if (signal.aborted) throw new InterruptedError("interrupted", "comparing was interrupted");
		const files = outputs.map((own) => own.get(book) ?? []);
		const texts = files.map(textOf);
		books.push({
			book,
			pages: files.map(({ length }) => length),
			cut: texts.some(({ length }) => length > MAX_BOOK_LENGTH),
			...disagreement(texts.map((text) => text.slice(0, MAX_BOOK_LENGTH)))
		});
	}
	return {
		schemaVersion: 1,
		suite: "disagreement",
		tool: {
			name: "boobench",
			version: toolVersion
		},
		parsers: namesOf(paths),
		books,
		admitted: books.filter(({ admitted }) => admitted).length
	};
}
async function booksAt(path) {
	const kind = await kindOfPath(path);
	if (kind === "file") return /* @__PURE__ */ new Map([["", [path]]]);
	const hint = "Name a folder for each parser, e.g. boobench disagree out/a out/b.";
	if (kind !== "folder") throw new InputError("no-predictions", `${path} is neither a file nor a folder`, { hint });
	const names = await walkFiles(path, (name) => name.endsWith(".md"));
	if (names.length === 0) throw new InputError("no-predictions", `${path} holds no .md file`, { hint });
	const pages = names.map((name) => ({
		path: join(path, name),
		...placeOf(name)
	}));
	const books = /* @__PURE__ */ new Map();
	for (const page of pages.toSorted((a, b) => a.page - b.page || (a.path < b.path ? -1 : 1))) {
		const files = books.get(page.book);
		if (files === void 0) books.set(page.book, [page.path]);
		else files.push(page.path);
	}
	return books;
}
function placeOf(path) {
	for (const pattern of PLACES) {
		const { book, page } = pattern.exec(path)?.groups ?? {};
		if (book !== void 0) return {
			book,
			page: Number(page ?? 0)
		};
	}
	return {
		book: path,
		page: 0
	};
}
function textOf(files) {
	let text = "";
	for (const [at, path] of files.entries()) {
		if (text.length > MAX_BOOK_LENGTH) break;
		const found = readLeftFile(path, MAX_FILE_BYTES);
		if (found.kind !== "file") continue;
		text += `${at === 0 ? "" : "\n\n"}${found.bytes.toString("utf8")}`;
	}
	return text;
}
/** The last part of each path; the whole path where two are alike. */
function namesOf(paths) {
	const short = paths.map((path) => basename(path));
	return new Set(short).size === short.length ? short : paths;
}
// src/report/disagreement-terminal.ts
const MAX_NAME = 40;
/**
* How far parsers are apart, for a terminal: a row for each book and pair of parsers, and one for the book.
*
* @returns lines that end in LF, with nothing from a name that could steer the terminal
*/
function renderDisagreement(results, options) {
	const to = canvas(options.color, options.columns);
	const rows = results.books.flatMap((book) => rowsOf(book, results.parsers));
	const column = (title, rank, cell) => ({
		title,
		rank,
		cells: rows.map((row) => ({
			text: cell(row),
			style: row.whole === null ? "plain" : "strong"
		}))
	});
	const lines = [
		...renderTable([
			column("Book", 9, ({ book }) => book),
			column("Parsers", 8, ({ who }) => who),
			column("Text", 7, ({ parts: [text] }) => share(text)),
			column("Structure", 6, ({ parts: [, structure] }) => share(structure)),
			column("Confidence", 5, ({ whole }) => whole === null ? "" : share(whole.confidence)),
			column("D", 8, ({ whole }) => whole === null ? "" : share(whole.total)),
			column("Admitted", 4, ({ whole }) => whole === null ? "" : whole.admitted ? "yes" : "no")
		], to.columns, to.paint, { total: false }),
		"",
		...notesOf(results).flatMap((note) => paragraph(to, note, "doubtful")),
		...paragraph(to, closing(results), "strong")
	];
	return defuseCommands(`${lines.join("\n")}\n`);
}
function rowsOf(book, parsers) {
	const name = (at) => visibleCut(parsers[at] ?? "", MAX_NAME);
	const title = nameOf(book);
	const whole = {
		book: title,
		who: "all",
		parts: [book.text, book.structure],
		whole: book
	};
	return [...book.pairs.map(({ parsers: [a, b], text, structure }) => ({
		book: title,
		who: `${name(a)}, ${name(b)}`,
		parts: [text, structure],
		whole: null
	})), whole].map((row, at) => ({
		...row,
		book: at === 0 ? title : ""
	}));
}
function notesOf({ books, parsers }) {
	return books.flatMap((book) => {
		const silent = parsers.filter((_, at) => book.pages[at] === 0);
		const name = nameOf(book);
		return [...silent.length === 0 ? [] : [`${name}: nothing from ${silent.map((parser) => visibleCut(parser, MAX_NAME)).join(", ")}, which counts as a blank output.`], ...book.cut ? [`${name} is too long to be compared whole; its end was left out.`] : []];
	});
}
function closing({ books, admitted, parsers }) {
	return `${thousands(admitted)} of ${counted(books.length, "book", "books")} admitted (D above ${ADMITTED_ABOVE}), ${parsers.length} parsers.`;
}
function nameOf({ book }) {
	return book === "" ? "the files" : visibleCut(book, MAX_NAME);
}
function share(value) {
	return value.toFixed(3);
}
// src/cli/disagree-command.ts
/** `boobench disagree A B…`: how far parsers are from agreeing on each document. */
async function disagreeCommand({ settings, operands, terminal, signal }) {
	const results = await disagree(operands, {
		toolVersion: VERSION,
		signal
	});
	const json = `${JSON.stringify(results, null, 2)}\n`;
	const output = settings.text("output");
	if (output !== null) await writeInto(output, json);
	terminal.out.write(settings.flag("json") ? json : renderDisagreement(results, terminal.out));
	return EXIT.passed;
}
export { disagreeCommand };
