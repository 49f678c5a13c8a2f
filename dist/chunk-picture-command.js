import { dirname, join } from "node:path";
import { n as worstPage, t as drawBoo } from "./chunk-boo-picture.js";
import { Ht as shownText, J as writeInto, Lt as pageKey, Mt as didYouMean, Ot as readResults, Rt as pageName, kt as resultsFileAt } from "./chunk-run.js";
import { r as runDocuments, t as documentsSource } from "./chunk-html-file.js";
import { g as InputError, h as EXIT } from "./chunk-files.js";
import { o as visible } from "./chunk-main.js";
// src/cli/picture-command.ts
/** `boobench picture RESULTS [PAGE]`: a Boo as PNG. */
async function pictureCommand(context) {
	const { settings, operands, terminal, signal } = context;
	const [path, name, more] = operands;
	if (path === void 0 || more !== void 0) throw new InputError("missing-operand", "picture needs the results of one run", { hint: "boobench picture RESULTS [ROOM/ID] --output boo.png" });
	const file = await resultsFileAt(path);
	const results = await readResults(file);
	const folder = dirname(file);
	const page = pageOf(results, name ?? null);
	const { paths, note } = await runDocuments(documentsSource(settings, results), results);
	if (note !== null) terminal.err.write(`${visible(note)}\n`);
	const png = await drawBoo({
		page,
		label: results.parser.label,
		folder,
		document: paths.get(pageKey(page)) ?? null,
		signal
	});
	const output = settings.text("output") ?? join(folder, "boo.png");
	await writeInto(output, png);
	terminal.out.write(`${output}: ${visible(pageName(page))}\n`);
	return EXIT.passed;
}
function pageOf({ pages }, name) {
	if (name === null) {
		const worst = worstPage(pages);
		if (worst !== null) return worst;
		throw new InputError("no-boo", "the run has no Boo and no Lost page", { hint: "Name the page to draw: boobench picture RESULTS ROOM/ID" });
	}
	const found = pages.find((page) => pageName(page) === name);
	if (found !== void 0) return found;
	const names = pages.map(pageName);
	throw new InputError("unknown-page", `the run has no page ${shownText(name)}`, { hint: didYouMean(name, names) ?? "Name it as ROOM/ID." });
}
export { pictureCommand };
