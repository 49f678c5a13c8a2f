import { basename, dirname, join } from "node:path";
import { B as verdictSentence, Dt as gate, Lt as pageKey, Ot as readResults, Pt as isBad, Rt as pageName, Tt as isCommit, Ut as writeFileAtomically, Y as writeReportFiles, Z as policiesOf, _ as allowListOf, at as seconds, it as pointsChange, jt as serializeResults, ot as span, q as reportPathsOf, rt as percent, st as thousands, tt as counted, x as outputPathIn } from "./chunk-run.js";
import { a as makeFolder, h as EXIT, r as kindOfPath, t as copyInto } from "./chunk-files.js";
import { i as writeSummary, n as announce, r as setOutputs, t as annotate } from "./chunk-channels.js";
import { a as defuseCommands, o as visible, s as visibleCut } from "./chunk-main.js";
import { i as proseSpan, n as codeCell, r as codeSpan } from "./chunk-code-span.js";
import { t as markdownTable } from "./chunk-markdown-table.js";
import { r as runDocuments, s as reproduceLines, t as documentsSource } from "./chunk-html-file.js";
import { n as worstPage, t as drawBoo } from "./chunk-boo-picture.js";
import { n as writeRunHtml } from "./chunk-run-html2.js";
import { t as settingsOf } from "./chunk-option-texts.js";
import { t as checkedOptions } from "./chunk-options.js";
import { t as rankOf } from "./chunk-rank.js";
import { i as withRetries, n as permissionHint, r as statusOf, t as openApi } from "./chunk-api.js";
import { createHash } from "node:crypto";
import { r as readOnlyReason } from "./chunk-event.js";
import { a as writeState, i as readState } from "./chunk-state.js";
import { t as failureOf } from "./chunk-step-failure.js";
// src/report/annotations.ts
const MAX_NAME$1 = 120;
const MAX_MESSAGE$1 = 600;
const TITLES = [
	[
		"new-boo",
		"New Boo",
		"error"
	],
	[
		"newly-lost",
		"Newly Lost",
		"error"
	],
	[
		"error",
		"Not judged",
		"error"
	],
	[
		"flaky",
		"Flaky",
		"warning"
	]
];
/** What a reviewer should see on the check: the verdict where it failed, then page by page. */
function annotationsOf(comparison, decision) {
	const pages = TITLES.flatMap(([change, title, level]) => comparison.pages.filter((page) => page.change === change).map((page) => annotationOf(page, title, level)));
	if (decision.conclusion !== "failure") return pages;
	return [{
		level: "error",
		title: "Boo Bench",
		message: visibleCut(decision.reason, MAX_MESSAGE$1)
	}, ...pages];
}
function annotationOf(page, title, level) {
	const message = page.head === null ? "" : verdictSentence(page.head);
	return {
		level,
		title: `${title}: ${visibleCut(pageName(page), MAX_NAME$1)}`,
		message: visibleCut(message, MAX_MESSAGE$1)
	};
}
// src/report/comment-rows.ts
/** Code points of a name and of a unit in a table; all of it is in the results. */
const MAX_NAME = 120;
const MAX_UNIT = 80;
const NONE = "–";
/** A table without padding: a byte that nobody sees is a page that does not fit. */
function table(head, rows, align) {
	const all = [head, ...rows].map((row) => [...row]);
	return markdownTable(all, {
		align,
		alignDelimiters: false
	}).split("\n");
}
/** The rooms side by side, at most `most` of them, and all pages together. */
function roomLines(rooms, total, most) {
	const head = [
		"Room",
		"Pages",
		"Ghost-free",
		"Base",
		"Change",
		"Boos",
		"Lost",
		"Coverage",
		"Median s"
	];
	const shown = rooms.slice(0, most).map((row) => [codeCell(row.room, MAX_NAME), ...cells(row)]);
	const left = rooms.length - shown.length;
	const rest = left === 0 ? [] : [[`… ${thousands(left)} more rooms`, ...head.slice(1).fill("")]];
	const all = ["**all**", ...cells(total).map((cell) => `**${cell}**`)];
	return table(head, [
		...shown,
		...rest,
		all
	], ["l", ...head.slice(1).fill("r")]);
}
function cells({ base, head, ghostFreeChange }) {
	const change = ghostFreeChange === null ? NONE : pointsChange(base?.ghostFreeRate ?? null, head?.ghostFreeRate ?? null);
	return [
		thousands(head?.pages ?? 0),
		percent(head?.ghostFreeRate ?? null),
		percent(base?.ghostFreeRate ?? null),
		change,
		withChange(head?.boos ?? 0, ghostFreeChange === null ? null : base?.boos ?? null),
		withChange(head?.lost ?? 0, ghostFreeChange === null ? null : base?.lost ?? null),
		percent(head?.coverage ?? null),
		seconds(head?.medianDurationMs ?? null)
	];
}
function withChange(head, base) {
	if (base === null || base === head) return thousands(head);
	const sign = head > base ? "+" : "−";
	return `${thousands(head)} (${sign}${thousands(Math.abs(head - base))})`;
}
/** Pages of one section as rows of a table: what repeats, how often, how often the page has it. */
const PAGE_HEAD = table([
	"Page",
	"What happened",
	"Measured",
	"Allowed",
	"Page has"
], [], [
	"l",
	"l",
	"r",
	"r",
	"r"
]);
/** The row of a page that is bad or could not be judged in the head. */
function pageRow({ room, id, head }, timeoutMs) {
	const verdict = head?.verdict;
	const cells = head === null || verdict === void 0 ? [
		NONE,
		NONE,
		NONE,
		NONE
	] : [`${whatHappened(head, timeoutMs)}${runsText(head)}`, ...figures(verdict)];
	return `| ${[nameCell({
		room,
		id
	}), ...cells].join(" | ")} |`;
}
function nameCell(page) {
	return codeCell(pageName(page), MAX_NAME);
}
/** A page's name for a list. */
function nameSpan(page) {
	return codeSpan(pageName(page), MAX_NAME);
}
function runsText({ confirmation }) {
	if (confirmation === void 0) return "";
	return `; bad in ${thousands(confirmation.bad)} of ${thousands(confirmation.runs)} runs`;
}
/** What a page did, in a few words, for the cell of a table. */
function whatHappened(page, timeoutMs) {
	const { verdict } = page;
	const unit = codeCell(verdict.unit ?? "", MAX_UNIT);
	switch (verdict.cause) {
		case "none": return "ghost-free";
		case "loop": return verdict.check === null ? "a loop" : CHECK_TEXT[verdict.check](unit);
		case "hidden-loop": return `not the declared format, with ${verdict.check === null ? "a loop" : CHECK_TEXT[verdict.check](unit)}`;
		case "empty": return "an empty answer";
		case "failed": return page.exitCode === null ? "the command failed" : `the command failed with exit code ${page.exitCode}`;
		case "broken-answer": return "not the declared format";
		case "timed-out": return `still running${timeoutMs === null ? "" : ` after ${span(timeoutMs)}`}${verdict.check === null ? "" : `, looping: ${CHECK_TEXT[verdict.check](unit)}`}`;
		case "not-judged": return `not judged: ${codeCell(verdict.sentence, 240)}`;
	}
}
const CHECK_TEXT = {
	unit_run: (unit) => `${unit} in a row`,
	phrase: (unit) => `${unit} in a row`,
	line: (unit) => `${unit} on many lines`,
	table: (unit) => `the table that starts ${unit}`,
	fill_run: (unit) => `a run of ${unit}`,
	fill_total: () => "fill characters in all",
	markup: (unit) => `markup and white space ${unit}`,
	empty: () => "an empty answer"
};
/** Measured, allowed and on the page; dashes where nothing was measured. */
function figures({ cause, measured, limit, pageCount }) {
	const isMeasured = cause === "loop" || cause === "hidden-loop" || cause === "timed-out";
	return [
		measured,
		limit,
		pageCount
	].map((count) => !isMeasured || count === null ? NONE : thousands(count));
}
/**
* Puts a report together so that it fits: sections drop out, the least important first, and say so;
* then all that stay are cut to the same number of rows and count the rest.
*
* @returns Markdown that ends in LF, at most `maxBytes` of UTF-8 as long as head and foot are
*/
function fitBlocks({ head, lists, foot, maxBytes }) {
	const filled = lists.filter(({ rows }) => rows.length > 0);
	const dropping = [...new Set(filled.map(({ keep }) => keep))].filter((keep) => keep < 9);
	let render = (_most) => "";
	for (const dropped of [0, ...dropping.toSorted((a, b) => a - b)]) {
		render = (most) => [
			...head,
			...filled.flatMap((list) => blockLines(list, dropped, most)),
			...foot,
			""
		].join("\n");
		const whole = render(1e400);
		if (byteLength(whole) <= maxBytes) return whole;
	}
	const longest = Math.max(0, ...filled.map(({ rows }) => rows.length));
	return render(largestFitting(longest, (most) => byteLength(render(most)) <= maxBytes));
}
function blockLines(list, dropped, most) {
	const { title, keep, folded, head, rows } = list;
	const heading = `${title} (${thousands(rows.length)})`;
	if (keep <= dropped) return ["", `**${heading}**: not listed here, for length.`];
	const left = rows.length - most;
	const rest = left > 0 ? [restLine(list, left)] : [];
	const body = [
		...head,
		...rows.slice(0, most),
		...rest
	];
	return folded ? [
		"",
		`<details><summary>${heading}</summary>`,
		"",
		...body,
		"",
		"</details>"
	] : [
		"",
		`#### ${heading}`,
		"",
		...body
	];
}
function restLine({ head }, left) {
	const text = `… and ${thousands(left)} more`;
	return head.length === 0 ? `- ${text}` : `| ${text} |`;
}
/** The largest whole number from 0 to `most` that fits; 0 when none does. */
function largestFitting(most, fits) {
	let low = 0;
	let high = most;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (fits(middle)) low = middle;
		else high = middle - 1;
	}
	return low;
}
function byteLength(text) {
	return new TextEncoder().encode(text).length;
}
// src/report/comment.ts
/** GitHub refuses a comment above 65,536 characters (spec: action, "The comment"). */
const MAX_COMMENT_BYTES = 65e3;
/** GitHub refuses a summary above 1 MiB a step. */
const MAX_SUMMARY_BYTES = 1e6;
const MAX_ROOMS = 40;
const MAX_REASON = 400;
const MAX_LABEL = 100;
const MAX_DATE = 20;
const SHORT_SHA = 7;
const ICON = {
	success: "✅",
	failure: "❌",
	neutral: "⚪"
};
/** The one line that a reviewer reads: `❌ Boos rose by 2: 2 new, 0 fixed.` */
function verdictLine({ conclusion, reason }) {
	return `${ICON[conclusion]} ${proseSpan(reason, MAX_REASON)}`;
}
/**
* The report of a run against its base as GitHub-flavoured Markdown: for the comment and the summary.
*
* Whatever came from a parser or a document is in code spans. When it does not fit, fixed, still and
* unchanged pages drop out in that order and say so; then lists are cut and count what they leave out.
*
* @returns at most `maxBytes` of UTF-8, the verdict first
*/
function renderReport(comparison, decision, context, maxBytes) {
	const head = [
		`### ${verdictLine(decision)}`,
		"",
		factsLine(comparison, context),
		"",
		...roomLines(comparison.rooms, comparison.total, MAX_ROOMS)
	];
	const foot = [...noteLines(comparison, context), ...linkLines(comparison, context)];
	return fitBlocks({
		head,
		lists: lists(comparison, context),
		foot,
		maxBytes
	});
}
function factsLine({ baseline, baseCommit, headCommit }, context) {
	const { label, baselineSource, commitsBehind, wantedBase } = context;
	const name = codeSpan(label, MAX_LABEL);
	const head = headCommit === null ? "this run" : shortSha(headCommit);
	if (baseline.kind === "none") return `Boo Bench of ${name}: ${head}, and no baseline${wantedBase === null ? "" : ` for ${shortSha(wantedBase)}`}. A complete run on the base branch leaves one.`;
	return `Boo Bench of ${name}: ${head} against base ${baseCommit === null ? "a base without a commit" : shortSha(baseCommit)}${baselineSource === "none" ? "" : ` (${{
		cache: "cache",
		artifact: "an artifact",
		file: "a file",
		rerun: "run just now"
	}[baselineSource]})`}${commitsBehind === null || commitsBehind === 0 || wantedBase === null ? "" : `, ${counted(commitsBehind, "commit", "commits")} behind ${shortSha(wantedBase)}`}.`;
}
function shortSha(sha) {
	return codeSpan(/^[0-9a-f]{40,64}$/.test(sha) ? sha.slice(0, SHORT_SHA) : sha, MAX_LABEL);
}
/** The sections in reading order. */
function lists(comparison, { timeoutMs }) {
	const { pages, baseline } = comparison;
	const of = (...changes) => pages.filter(({ change }) => changes.includes(change));
	const table = (title, items) => ({
		title,
		keep: 9,
		folded: false,
		head: PAGE_HEAD,
		rows: items.map((page) => pageRow(page, timeoutMs))
	});
	const list = (title, keep, rows) => ({
		title,
		keep,
		folded: keep < 9,
		head: [],
		rows
	});
	const names = (items) => items.map((page) => `- ${nameSpan(page)}`);
	const added = of("added").filter(({ head }) => head !== null && isBad(head));
	const addedTitle = baseline.kind === "none" ? "Boos and Lost pages" : "Bad pages without a base";
	return [
		table("New Boos", of("new-boo")),
		table("Newly Lost", of("newly-lost")),
		table(addedTitle, added),
		table("Not judged", of("error")),
		list("Not run", 9, names(of("not-run"))),
		table("No longer Lost, but Boos", of("no-longer-lost")),
		table("Flaky, not counted", of("flaky")),
		list("On the allow-list, not counted", 9, of("allowed").map(allowedRow)),
		list("Fixed", 1, of("fixed").map((page) => fixedRow(page, timeoutMs))),
		{
			...table("Still Boos and Lost", of("still-boo", "still-lost")),
			keep: 2,
			folded: true
		},
		list("Ghost-free in both", 3, names(of("unchanged")))
	];
}
function fixedRow(page, timeoutMs) {
	const { base } = page;
	return base === null ? `- ${nameSpan(page)}` : `- ${nameSpan(page)}: was ${whatHappened(base, timeoutMs).replaceAll("\\|", "|")}`;
}
function allowedRow(page) {
	const { allowedBy } = page;
	if (allowedBy === null) return `- ${nameSpan(page)}`;
	const until = codeSpan(allowedBy.expires, MAX_DATE);
	return `- ${nameSpan(page)}: ${proseSpan(allowedBy.reason, MAX_REASON)}, until ${until}`;
}
function noteLines({ notices }, { notes }) {
	return [...notes, ...notices].flatMap((note) => ["", `> Note: ${proseSpan(note, MAX_REASON)}`]);
}
function linkLines({ pages }, context) {
	const { runUrl, artifact } = context;
	const worse = pages.filter(({ change }) => change === "new-boo" || change === "newly-lost");
	const link = runUrl === null || artifact === null ? [] : ["", `All of it: artifact ${codeSpan(artifact, MAX_LABEL)} of [this run](${runUrl}#artifacts).`];
	return [...reproduceLines(worse, context), ...link];
}
// src/report/failure-report.ts
const MAX_MESSAGE = 600;
/** A report of a run that could not measure: Markdown, the verdict first. */
function renderFailure(failure) {
	const { label, message, hint, runUrl } = failure;
	return [
		"### ❌ Could not measure",
		"",
		`Boo Bench${label === "" ? "" : ` of ${codeSpan(label, MAX_MESSAGE)}`}: ${proseSpan(message, MAX_MESSAGE)}`,
		...hint === null ? [] : ["", `> Note: ${proseSpan(hint, MAX_MESSAGE)}`],
		...runUrl === null ? [] : ["", `The log of [this run](${runUrl}) has more.`],
		""
	].join("\n");
}
// src/action/draw-report.ts
/** Writes the HTML report beside the results; it holds as much of the outputs as the artifact. */
function drawHtml({ state, judged, resultsFile, options, signal }) {
	const { results, base, comparison, decision } = judged;
	return writeRunHtml(settingsOf(state), {
		results,
		resultsFile,
		base: base === null || state.base === null ? null : {
			results: base,
			file: state.base.path
		},
		comparison,
		decision,
		include: options.includeOutputs,
		signal
	});
}
/**
* Draws the worst of the pages that got worse, else the worst Boo, beside the results.
*
* @returns the path of the PNG; null where there is no such page, or outputs are to be kept back
*/
async function drawWorst(run) {
	const { state, judged, resultsFile, options, signal } = run;
	const { results, comparison } = judged;
	const settings = settingsOf(state);
	const isKeptBack = settings.flag("redact") || settings.flag("no-images");
	if (options.includeOutputs === "none" || isKeptBack) return null;
	const worse = comparison.pages.flatMap(({ change, head }) => head !== null && (change === "new-boo" || change === "newly-lost") ? [head] : []);
	const page = worstPage(worse) ?? worstPage(results.pages);
	if (page === null) return null;
	const folder = dirname(resultsFile);
	const { paths } = await runDocuments(documentsSource(settings, results), results);
	const document = paths.get(pageKey(page)) ?? null;
	const png = await drawBoo({
		page,
		label: results.parser.label,
		folder,
		document,
		signal
	});
	const path = join(folder, "boo.png");
	await writeFileAtomically(path, png);
	return path;
}
// src/action/judged.ts
/**
* Compares results with their base under the policies of the options.
*
* @throws InputError for results, an allow-list or policies that cannot be read
*/
async function judge(state, input) {
	const settings = settingsOf(state);
	const allow = await allowListOf(settings);
	const results = await readResults(input.resultsPath);
	const base = input.base === null ? null : await readResults(input.base.path);
	const { comparison, decision } = gate(base, results, allow, policiesOf(settings));
	const context = {
		label: results.parser.label,
		baselineSource: input.base?.source ?? "none",
		wantedBase: input.wantedSha,
		commitsBehind: input.base?.commitsBehind ?? null,
		dataset: datasetName(results),
		command: results.parser.command,
		timeoutMs: results.timeoutMs,
		runUrl: input.runUrl,
		artifact: input.artifact,
		notes: state.notes
	};
	return {
		results,
		base,
		comparison,
		decision: ofShard(decision, results),
		context
	};
}
/** As `--dataset` takes it. */
function datasetName({ dataset: { source, revision } }) {
	return isCommit(revision) ? `${source}@${revision}` : source;
}
/** A leg of a matrix measures; whether the run passes is for the merge of all legs to say. */
function ofShard(decision, { shard }) {
	if (shard === null || decision.exitCode === EXIT.couldNotMeasure) return decision;
	return {
		conclusion: "neutral",
		reason: `This is shard ${shard.index}/${shard.total}; the job that merges the shards decides.`,
		failures: [],
		exitCode: EXIT.passed
	};
}
// src/action/outputs.ts
/** The outputs of the action that say what was measured (spec: action, "Outputs"). */
function outputsOf(state, { results, comparison, decision, context }) {
	const { summary } = results;
	const { counts } = comparison;
	const rooms = Object.fromEntries(summary.rooms.map(({ room, pages, boos, lost, ghostFreeRate }) => [room, {
		pages,
		boos,
		lost,
		"ghost-free-rate": ghostFreeRate
	}]));
	return {
		conclusion: decision.conclusion,
		reason: visible(decision.reason),
		pages: summary.pages,
		boos: summary.boos,
		lost: summary.lost,
		errors: summary.errors,
		"new-boos": counts["new-boo"],
		"fixed-boos": comparison.pages.filter(({ change, base }) => change === "fixed" && base?.outcome === "boo").length,
		"new-lost": counts["newly-lost"],
		flaky: counts.flaky,
		"ghost-free-rate": summary.ghostFreeRate,
		rooms: JSON.stringify(rooms),
		rank: rankOf(results),
		"baseline-source": context.baselineSource,
		"baseline-sha": state.base?.sha ?? null,
		"dataset-cache-hit": String(state.datasetCacheHit)
	};
}
// src/github/comment.ts
/** Who comments with the token of a workflow. */
const WORKFLOW_LOGIN = "github-actions[bot]";
const PAGE_SIZE = 100;
/** Comments that are looked through: 100 requests. */
const MOST_PAGES = 100;
/**
* Writes the comment of a label: updates the one that is there, creates it otherwise.
*
* Runs that create at the same time end with one comment: each lists again, the lowest id stays, and
* duplicates go.
*
* @param body without the marker
* @param create false to update only
* @throws what the client throws, such as 403 for a token without `pull-requests: write`
*/
async function writeComment(api, target, body, create) {
	const { owner, repo, issue } = target;
	const marked = `${markerOf(target)}\n${body}`;
	return withRetries(async () => {
		const existing = await findComments(api, target, WORKFLOW_LOGIN);
		if (existing.length > 0) return keepFirst(api, target, existing, marked);
		if (!create) return { kind: "none" };
		const { data } = await api.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
			owner,
			repo,
			issue_number: issue,
			body: marked
		});
		const all = await findComments(api, target, data.user?.login ?? WORKFLOW_LOGIN);
		const created = {
			kind: "created",
			url: data.html_url
		};
		if (all.length < 2) return created;
		const kept = await keepFirst(api, target, all, marked);
		return all[0]?.id === Number(data.id) ? created : kept;
	});
}
/** The hidden first line by which a label's comment is found again. */
function markerOf({ label, runId, runAttempt }) {
	return `${markerStart(label)}run=${runId}.${runAttempt} -->`;
}
function markerStart(label) {
	return `<!-- boobench:comment v1 label=${createHash("sha256").update(label).digest("hex").slice(0, 16)} `;
}
/** Comments of a label by one author, oldest first, over all pages. */
async function findComments(api, { owner, repo, issue, label }, login) {
	const found = [];
	const start = markerStart(label);
	for (let page = 1; page <= MOST_PAGES; page += 1) {
		const { data } = await api.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
			owner,
			repo,
			issue_number: issue,
			per_page: PAGE_SIZE,
			page
		});
		for (const { id, user, body, html_url: url } of data) {
			if (user?.login !== login || body?.startsWith(start) !== true) continue;
			const [, run, attempt] = /^run=(\d+)\.(\d+) -->/.exec(body.slice(start.length)) ?? [];
			found.push({
				id: Number(id),
				url,
				runId: Number(run ?? 0),
				runAttempt: Number(attempt ?? 0)
			});
		}
		if (data.length < PAGE_SIZE) break;
	}
	return found.toSorted((a, b) => a.id - b.id);
}
/** Writes into the oldest of our comments and takes the others away, which are duplicates. */
async function keepFirst(api, target, [first, ...duplicates], body) {
	if (first === void 0) return { kind: "none" };
	const { owner, repo } = target;
	for (const { id } of duplicates) await deleteComment(api, target, id);
	const { id, url } = first;
	if (isLater(first, target)) return {
		kind: "outdated",
		url
	};
	await api.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
		owner,
		repo,
		comment_id: id,
		body
	});
	return {
		kind: "updated",
		url
	};
}
function isLater(a, b) {
	return a.runId > b.runId || a.runId === b.runId && a.runAttempt > b.runAttempt;
}
async function deleteComment(api, { owner, repo }, id) {
	try {
		await api.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", {
			owner,
			repo,
			comment_id: id
		});
	} catch (error) {
		if (statusOf(error) !== 404) throw error;
	}
}
// src/action/post-comment.ts
/** Writes the comment of a pull request; a failure is a sentence, never an exception. */
async function postComment({ event }, { issue, label, body, create }) {
	const reason = readOnlyReason(event);
	if (reason !== null) return say("notice", `No comment: ${reason}. The report is in the summary of the job.`);
	const token = process.env["BOOBENCH_GITHUB_TOKEN"] ?? "";
	if (token === "") return say("notice", "No comment: github-token is empty.");
	const { owner, repository: repo, runId, runAttempt } = event;
	const target = {
		owner,
		repo,
		issue,
		label,
		runId,
		runAttempt
	};
	try {
		const posted = await writeComment(openApi(token), target, body, create);
		return {
			level: "info",
			text: TEXTS[posted.kind],
			url: "url" in posted ? posted.url : null
		};
	} catch (error) {
		const why = permissionHint(error, "pull-requests: write");
		const text = error instanceof Error ? error.message : String(error);
		return say("warning", `No comment: ${why ?? text}. The report is in the summary of the job.`);
	}
}
const TEXTS = {
	created: "Commented on the pull request.",
	updated: "Updated the comment of the pull request.",
	outdated: "A later run has commented already; its comment stays.",
	none: "No comment: there is nothing to say, and none to update."
};
function say(level, text) {
	return {
		level,
		text,
		url: null
	};
}
/** Whether a pull request without a comment gets one (input `comment`). */
function wantsComment(when, comparison, { conclusion }) {
	if (when === "off") return false;
	if (when === "always" || conclusion === "failure") return true;
	return when === "changes" && hasChanges(comparison);
}
function hasChanges({ pages }) {
	const quiet = /* @__PURE__ */ new Set([
		"unchanged",
		"still-boo",
		"still-lost",
		"allowed"
	]);
	return pages.some(({ change, head }) => change === "added" ? head?.outcome !== "ghost-free" : !quiet.has(change));
}
// src/action/comment-on-run.ts
/**
* `mode: comment`: posts what the run of a fork could not. The job of that run has decided already, so
* this one passes whatever it says.
*/
async function commentOnRun(state, log) {
	const options = checkedOptions(settingsOf(state));
	for (const note of state.notes) log(`Note: ${note}`);
	for (const subject of state.subjects) {
		const { event } = state;
		const judged = await judge({
			...state,
			notes: []
		}, {
			resultsPath: subject.resultsPath,
			base: subject.base,
			wantedSha: subject.wanted.sha,
			artifact: subject.artifact,
			runUrl: `${event.serverUrl}/${event.owner}/${event.repository}/actions/runs/${event.workflowRun?.id ?? 0}`
		});
		const { comparison, decision, context, results } = judged;
		log(verdictLine(decision));
		const body = renderReport(comparison, decision, context, MAX_COMMENT_BYTES);
		if (options.jobSummary) await writeSummary(body);
		const outputs = outputsOf({
			...state,
			base: subject.base
		}, judged);
		if (options.dryRun || options.comment === "off") {
			setOutputs(outputs);
			continue;
		}
		const create = wantsComment(options.comment, comparison, decision);
		const { level, text, url } = await postComment(state, {
			issue: subject.issue,
			label: results.parser.label,
			body,
			create
		});
		if (level === "info") log(text);
		else announce(level, visible(text));
		setOutputs({
			...outputs,
			"comment-url": url
		});
	}
	const line = `${state.subjects.length} of the run's results commented on.`;
	await writeState({
		...state,
		verdict: {
			exitCode: EXIT.passed,
			line
		}
	});
}
// src/action/stage-artifact.ts
/** Characters that an artifact may not have in a path. */
const REFUSED = /["<>|*?:\r\n]/;
/**
* Puts what the artifact holds into a folder: results, report, and the raw outputs that were asked for.
*
* @param report Markdown
* @param onLeftOut told of pages whose name an artifact cannot have
* @returns the folder
*/
async function stageArtifact(folder, content, onLeftOut) {
	const { results, report, drawn, resultsPath, include } = content;
	const staged = join(folder, "artifact");
	await makeFolder(staged);
	await writeFileAtomically(join(staged, "results.json"), serializeResults(results));
	await writeFileAtomically(join(staged, "report.md"), report);
	for (const path of drawn) await copyInto(staged, basename(path), path);
	const wanted = results.pages.filter((page) => include === "all" || include === "boo" && isBad(page));
	for (const page of wanted) {
		const from = outputPathIn(resultsPath, page);
		if (await kindOfPath(from) !== "file") continue;
		if (REFUSED.test(`${page.room}${page.id}`)) onLeftOut(page);
		else await copyInto(join(staged, "outputs", page.room), `${page.id}.md`, from);
	}
	return staged;
}
// src/action/steps/report.ts
/**
* Tells what was measured: log, summary, outputs, annotations, comment, in that order. What fails in
* one of them is a warning and keeps none of the others from being heard.
*/
async function report({ terminal, signal }) {
	const state = await readState(process.env["BOOBENCH_STATE"]);
	const log = (text) => terminal.out.write(`${defuseCommands(visible(text))}\n`);
	if (state.mode === "comment" && state.failure === null) {
		await commentOnRun(state, log);
		return EXIT.passed;
	}
	const judged = await judgeOwn(state);
	const options = checkedOptions(settingsOf(state));
	await ("results" in judged ? reportResults(state, judged, options, {
		log,
		signal
	}) : reportFailure(state, judged, options, log));
	return EXIT.passed;
}
async function judgeOwn(state) {
	const { failure, resultsFile, base, wanted, event, options } = state;
	if (failure !== null) return failure;
	if (resultsFile === null) return {
		message: "the run wrote no results",
		hint: "The log of the step before says what happened.",
		exitCode: EXIT.couldNotMeasure
	};
	const isUploaded = options["upload-artifact"] === "true";
	try {
		return await judge(state, {
			resultsPath: resultsFile,
			base,
			wantedSha: wanted?.sha ?? null,
			artifact: isUploaded ? state.artifact : null,
			runUrl: event.runUrl
		});
	} catch (error) {
		return failureOf(error);
	}
}
async function reportResults(state, judged, options, { log, signal }) {
	const { comparison, decision, context, results } = judged;
	const resultsFile = state.resultsFile ?? ".";
	const resultsPath = dirname(resultsFile);
	const line = verdictLine(decision);
	const exitCode = options.dryRun ? EXIT.passed : decision.exitCode;
	await writeState({
		...state,
		verdict: {
			exitCode,
			line
		}
	});
	log(line);
	for (const note of state.notes) log(`Note: ${note}`);
	const markdown = renderReport(comparison, decision, context, MAX_SUMMARY_BYTES);
	const reportPath = join(resultsPath, "report.md");
	await heard("the report", () => writeFileAtomically(reportPath, markdown));
	await heard("the files", () => {
		const paths = reportPathsOf(settingsOf(state));
		return writeReportFiles(paths, results, comparison);
	});
	if (options.jobSummary) await heard("the summary", () => writeSummary(markdown));
	const drawn = {
		state,
		judged,
		resultsFile,
		options,
		signal
	};
	const html = await heard("the HTML report", () => drawHtml(drawn));
	const picture = await heard("the picture of a Boo", () => drawWorst(drawn));
	const staged = await heard("the artifact", async () => options.uploadArtifact && !options.dryRun ? stageArtifact(state.folder, {
		results,
		report: markdown,
		resultsPath,
		include: options.includeOutputs,
		drawn: [html, picture].filter((path) => path !== null)
	}, (page) => log(`left out of the artifact for its name: ${pageName(page)}`)) : null);
	const outputs = {
		...outputsOf(state, judged),
		"results-path": resultsPath,
		"report-path": html ?? reportPath
	};
	await heard("the outputs", async () => setOutputs({
		...outputs,
		"artifact-path": staged ?? ""
	}));
	if (options.annotations && results.shard === null) await heard("the annotations", async () => annotate(annotationsOf(comparison, decision)));
	await comment(state, judged, options, log);
}
async function comment(state, { comparison, decision, context, results }, options, log) {
	const { pullRequest } = state.event;
	if (options.comment === "off" || results.shard !== null) return;
	const body = renderReport(comparison, decision, context, MAX_COMMENT_BYTES);
	if (options.dryRun) {
		log("The comment, which is not posted (dry-run):");
		for (const line of body.split("\n")) log(line);
		return;
	}
	if (pullRequest === null) return;
	const create = wantsComment(options.comment, comparison, decision);
	const { level, text, url } = await postComment(state, {
		issue: pullRequest.number,
		label: results.parser.label,
		body,
		create
	});
	if (level === "info") log(text);
	else announce(level, visible(text));
	await heard("the outputs", async () => setOutputs({ "comment-url": url }));
}
async function reportFailure(state, { message, hint, exitCode }, options, log) {
	const { event, label } = state;
	await writeState({
		...state,
		verdict: {
			exitCode,
			line: `❌ Could not measure: ${message}`
		}
	});
	log(`Could not measure: ${message}`);
	if (hint !== null) log(hint);
	const markdown = renderFailure({
		label,
		message,
		hint,
		runUrl: event.runUrl
	});
	if (options.jobSummary) await heard("the summary", () => writeSummary(markdown));
	const reason = visible(message);
	await heard("the outputs", async () => setOutputs({
		conclusion: "failure",
		reason,
		"baseline-source": "none"
	}));
	announce("error", visible(hint === null ? message : `${message}. ${hint}`));
	const isLeg = (state.options["shard"] ?? "") !== "";
	if (options.comment === "off" || options.dryRun || isLeg || event.pullRequest === null) return;
	const { level, text, url } = await postComment(state, {
		issue: event.pullRequest.number,
		label,
		body: markdown,
		create: true
	});
	if (level === "info") log(text);
	else announce(level, visible(text));
	await heard("the outputs", async () => setOutputs({ "comment-url": url }));
}
/** Uses one channel; what goes wrong there is said and goes no further. */
async function heard(what, use) {
	try {
		return await use();
	} catch (error) {
		const text = error instanceof Error ? error.message : String(error);
		announce("warning", visible(`${what} could not be written: ${text}`));
		return null;
	}
}
export { report };
