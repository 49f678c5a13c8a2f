import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import { Ut as writeFileAtomically, Vt as shown, et as TerminalLine, tt as counted, wt as pLimit } from "./chunk-run.js";
import { _ as InterruptedError, c as readText, g as InputError, h as EXIT, l as realPathOf, n as insideFolder, r as kindOfPath, u as walkFiles } from "./chunk-files.js";
import { t as pageRule } from "./chunk-page-rule.js";
import { n as readTextLayer } from "./chunk-read-text-layer.js";
import { a as defuseCommands, o as visible } from "./chunk-main.js";
// src/app/sidecar-content.ts
/**
* Puts a rule into a sidecar: it takes the place of the sidecar's rule of this type and leaves
* everything else in the file as it is.
*
* @param existing the file's text; null where there is none
*/
function changeSidecar(existing, rule) {
	if (existing === null) return {
		kind: "new",
		content: print({
			test_rules: [rule],
			tags: []
		})
	};
	const sidecar = parse(existing);
	if (sidecar === void 0) return {
		kind: "broken",
		problem: "it is not JSON"
	};
	if (!isObject(sidecar)) return {
		kind: "broken",
		problem: "it does not hold a JSON object"
	};
	const rules = sidecar["test_rules"] ?? [];
	if (!Array.isArray(rules)) return {
		kind: "broken",
		problem: "its test_rules is not a list"
	};
	const merged = {
		...sidecar,
		test_rules: withRule(rules, rule)
	};
	if (JSON.stringify(merged) === JSON.stringify(sidecar)) return { kind: "unchanged" };
	return {
		kind: "changed",
		content: print(merged)
	};
}
function withRule(rules, rule) {
	const isOurs = (other) => isObject(other) && other["type"] === rule.type;
	const first = rules.findIndex(isOurs);
	if (first === -1) return [...rules, rule];
	return rules.flatMap((other, index) => {
		if (index === first) return [rule];
		return isOurs(other) ? [] : [other];
	});
}
function print(sidecar) {
	return `${JSON.stringify(sidecar, null, 2)}\n`;
}
function parse(text) {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ""));
	} catch {
		return;
	}
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/app/make.ts
const DOCUMENT = /\.pdf$/i;
/** Longest sidecar that is read. */
const MOST_SIDECAR_BYTES = 268435456;
/**
* Writes a budget beside each PDF of a folder: `<name>.test.json` from the document's text layer.
*
* A sidecar that is there is never overwritten silently, and nothing but its rule of type
* `repetition_overshoot` is ever changed in it.
*
* @returns one entry a document, sorted by path, whatever finished first
* @throws InputError when the folder is missing or holds no PDF
* @throws MeasureError when a sidecar cannot be written; those written before stay
* @throws InterruptedError when `signal` stops it; no half-written file stays behind
* @see formats, "Sidecars"
*/
async function make(options) {
	const { dir, concurrency, signal } = options;
	const files = await findDocuments(dir);
	const inside = insideFolder(await realPathOf(dir));
	const limit = pLimit(concurrency);
	const stop = new AbortController();
	const both = signal === void 0 ? stop.signal : AbortSignal.any([signal, stop.signal]);
	let done = 0;
	try {
		return await limit.map(files, async (file) => {
			if (both.aborted) throw new InterruptedError("interrupted", `stopped before ${shown(file)}`);
			const report = (page, pageCount) => options.onProgress?.({
				done,
				total: files.length,
				file,
				page,
				pageCount
			});
			const made = await makeOne(file, files, {
				...options,
				signal: both
			}, inside, report);
			done += 1;
			report(null, null);
			return made;
		});
	} catch (error) {
		stop.abort();
		throw error;
	}
}
async function findDocuments(dir) {
	const kind = await kindOfPath(dir);
	if (kind !== "folder") {
		const what = kind === "missing" ? "does not exist" : "is not a folder";
		throw new InputError("no-folder", `the folder ${shown(dir)} ${what}`, { hint: "Name the folder that holds the PDF files." });
	}
	const files = await walkFiles(dir, (name) => DOCUMENT.test(name));
	if (files.length > 0) return files;
	throw new InputError("no-documents", `the folder ${shown(dir)} holds no PDF file`, { hint: "Put documents whose names end in .pdf into it, or into folders in it." });
}
async function makeOne(file, files, options, inside, onPage) {
	const sidecar = sidecarOf(file);
	const finish = (outcome, notices = []) => ({
		file,
		sidecar,
		outcome,
		notices
	});
	const twin = files.find((other) => sidecarOf(other) === sidecar);
	if (twin !== file) return finish({
		kind: "unreadable",
		reason: `${shown(file)} has the same sidecar as ${shown(twin)}`
	});
	const reachable = notInside(file, await inside(join(options.dir, dirname(file)), basename(file)));
	if (reachable !== null) return finish({
		kind: "unreadable",
		reason: reachable
	});
	const layer = await readTextLayer(join(options.dir, file), {
		shownAs: shown(file),
		onPage,
		signal: options.signal
	});
	if (layer.kind === "unreadable") return finish({
		kind: "unreadable",
		reason: layer.reason
	});
	const notices = noticesOf(file, layer);
	if (layer.kind === "no-text" && !options.scans) {
		const isBudgeted = await isBudgetedScan(sidecar, options, inside);
		const skipped = {
			kind: "skipped-no-text",
			pages: layer.pages
		};
		return finish(isBudgeted ? { kind: "unchanged" } : skipped, notices);
	}
	return finish(await putRule(sidecar, linesOf(layer), options, inside), notices);
}
/** True for a scan that an earlier run with `--scans` gave the budget it would get again. */
async function isBudgetedScan(sidecar, { dir }, inside) {
	const found = await inside(join(dir, dirname(sidecar)), basename(sidecar));
	if (found.kind === "missing" || notInside(sidecar, found) !== null) return false;
	return changeSidecar(await readText(join(dir, sidecar), MOST_SIDECAR_BYTES), pageRule([])).kind === "unchanged";
}
async function putRule(sidecar, lines, options, inside) {
	const path = join(options.dir, sidecar);
	const found = await inside(join(options.dir, dirname(sidecar)), basename(sidecar));
	const unusable = found.kind === "missing" ? null : notInside(sidecar, found);
	if (unusable !== null) return {
		kind: "broken-sidecar",
		reason: unusable
	};
	const existing = found.kind === "missing" ? null : await readText(path, MOST_SIDECAR_BYTES);
	const rule = pageRule(lines);
	const change = changeSidecar(existing, rule);
	const held = options.force ? refusal(sidecar, change) : restraint(sidecar, change);
	if (held !== null) return held;
	if (change.kind === "unchanged" || change.kind === "broken") return { kind: "unchanged" };
	await writeFileAtomically(path, change.content);
	return {
		kind: "written",
		mode: rule.mode,
		replaced: existing !== null
	};
}
function refusal(sidecar, change) {
	if (change.kind !== "broken") return null;
	return {
		kind: "broken-sidecar",
		reason: `${shown(sidecar)} was left as it is: ${change.problem}; mend or remove it`
	};
}
function restraint(sidecar, change) {
	if (change.kind === "broken") return {
		kind: "kept",
		reason: `${shown(sidecar)}: ${change.problem}`
	};
	if (change.kind !== "changed") return null;
	return {
		kind: "kept",
		reason: `${shown(sidecar)} holds another budget; --force replaces it`
	};
}
function sidecarOf(file) {
	return file.replace(DOCUMENT, ".test.json");
}
/** Why a path in the folder is not used; null when it can be. */
function notInside(path, found) {
	switch (found.kind) {
		case "file": return null;
		case "missing": return `${shown(path)} does not exist`;
		case "outside": return `${shown(path)} is a link out of the folder`;
		case "not-a-file": return `${shown(path)} is not a regular file`;
		case "unreadable": return `${shown(path)} cannot be read: ${found.reason}`;
		default: return found;
	}
}
function linesOf(layer) {
	if (layer.kind === "no-text") return [];
	return layer.pages.flatMap((page) => page.lines.map((line) => line.text));
}
function noticesOf(file, layer) {
	const notices = layer.notices.map((notice) => `${shown(file)}: ${notice}`);
	const pages = layer.kind === "text" ? layer.pages.length : layer.pages;
	if (pages > 1) notices.push(`${shown(file)} has ${pages} pages: each of them is budgeted by the text of the whole document`);
	return notices;
}
// src/report/made.ts
/** One line a document that is not as usual, then the sum. */
function renderMade(made) {
	const lines = made.flatMap((entry) => [...entryLine(entry) ?? [], ...entry.notices.map((notice) => `note       ${visible(notice)}`)]);
	const count = (kind) => made.filter(({ outcome }) => outcome.kind === kind).length;
	const parts = [
		`${counted(count("written"), "budget", "budgets")} written`,
		`${count("unchanged")} unchanged`,
		`${count("kept")} kept`,
		`${count("skipped-no-text")} skipped (no text)`,
		`${count("unreadable") + count("broken-sidecar")} unreadable`
	];
	return defuseCommands(`${[...lines, parts.join(", ")].join("\n")}\n`);
}
function entryLine({ file, sidecar, outcome }) {
	switch (outcome.kind) {
		case "written": return [`written    ${visible(sidecar)}${outcome.mode === "none" ? " (a scan: nothing on it repeats)" : ""}`];
		case "unchanged": return null;
		case "kept": return [`kept       ${visible(sidecar)}: ${visible(outcome.reason)}`];
		case "skipped-no-text": return [`skipped    ${visible(file)}: no text layer; --scans budgets it as a page that repeats nothing`];
		case "unreadable":
		case "broken-sidecar": return [`unreadable ${visible(outcome.reason)}`];
	}
}
// src/cli/make-progress.ts
/** How far `make` is: documents, and pages of a long one. */
function makeProgress({ done, total, file, page, pageCount }) {
	return `${done}/${total} documents  ${file}${page === null || (pageCount ?? 0) < 2 ? "" : `, page ${page} of ${pageCount}`}`;
}
// src/cli/make-command.ts
/** `boobench make DIR`: a budget beside each PDF. */
async function makeCommand(context) {
	const { settings, operands, terminal, signal } = context;
	const [dir] = operands;
	if (dir === void 0) throw new InputError("missing-operand", "make needs a folder of PDF files", { hint: "boobench make DIR" });
	const line = new TerminalLine(terminal.err);
	try {
		const made = await make({
			dir,
			scans: settings.flag("scans"),
			force: settings.flag("force"),
			concurrency: availableParallelism(),
			onProgress: (progress) => line.show(makeProgress(progress)),
			signal
		});
		line.end();
		terminal.out.write(settings.flag("json") ? `${JSON.stringify(made, null, 2)}\n` : renderMade(made));
		return made.some(({ outcome }) => outcome.kind === "unreadable" || outcome.kind === "broken-sidecar") ? EXIT.couldNotMeasure : EXIT.passed;
	} finally {
		line.end();
	}
}
export { makeCommand };
