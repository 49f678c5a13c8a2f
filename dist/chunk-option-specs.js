// src/cli/action-option-specs.ts
/** Options of the GitHub Action alone. */
const ACTION_OPTION_SPECS = [
	{
		name: "mode",
		value: "<mode>",
		description: "run: the parser on the pages; merge: put shards together and decide; comment: post what a fork could not",
		fallback: "run",
		commands: ["action"]
	},
	{
		name: "suite",
		value: "<suite>",
		description: "what is measured: boobench",
		fallback: "boobench",
		commands: ["action"]
	},
	{
		name: "baseline",
		value: "<source>",
		description: "where the base comes from: auto (cache, then artifact, then file), cache, artifact, file, rerun, or none",
		fallback: "auto",
		commands: ["action"]
	},
	{
		name: "save-baseline",
		value: "<when>",
		description: "auto: whole runs of push, schedule and workflow_dispatch on the default or a protected branch; true: on any branch; false: never",
		fallback: "auto",
		commands: ["action"]
	},
	{
		name: "comment",
		value: "<when>",
		description: "when the pull request gets a comment: always, changes, failures, or off; one that is there is kept up to date",
		fallback: "always",
		commands: ["action"]
	},
	{
		name: "job-summary",
		value: "<yes>",
		description: "write the report into the summary of the job: true or false",
		fallback: "true",
		commands: ["action"]
	},
	{
		name: "annotations",
		value: "<yes>",
		description: "mark new Boos and Lost pages on the check: true or false",
		fallback: "true",
		commands: ["action"]
	},
	{
		name: "upload-artifact",
		value: "<yes>",
		description: "keep results and report as an artifact of the run: true or false",
		fallback: "true",
		commands: ["action"]
	},
	{
		name: "include-outputs",
		value: "<which>",
		description: "raw outputs that the artifact holds: none, boo (of bad pages), or all; they may be confidential",
		fallback: "none",
		commands: ["action"]
	},
	{
		name: "dry-run",
		value: null,
		description: "print the comment instead of posting it, save nothing, and never fail the gate",
		fallback: null,
		commands: ["action"]
	}
];
// src/cli/option-spec.ts
/** The commands of the command line. */
const COMMAND_NAMES = [
	"run",
	"score",
	"compare",
	"merge",
	"make",
	"generate",
	"download",
	"status",
	"action",
	"leaderboard",
	"report"
];
// src/cli/option-specs.ts
const PAGES = ["run", "score"];
const GATE = [
	"run",
	"compare",
	"report"
];
const FILES = ["run", "compare"];
/** Every option, in the order of the help. */
const OPTION_SPECS = [
	{
		name: "command",
		value: "<command>",
		description: "the parser, run once a page; {input} is the PDF, {output} a file to write, also {output_dir}, {id}, {room}; {manifest} runs it once for all pages",
		fallback: null,
		commands: ["run"]
	},
	{
		name: "batch",
		value: null,
		description: "run the command once for all pages, even if it does not name {manifest}",
		fallback: null,
		commands: ["run"]
	},
	{
		name: "shell",
		value: "<shell>",
		description: "what runs the command, e.g. \"sh -eu -c\"",
		fallback: "bash -euo pipefail -c",
		commands: ["run"]
	},
	{
		name: "output-format",
		value: "<format>",
		description: "markdown, html, text, or json:<JSON Pointer> such as json:/pages/*/markdown",
		fallback: "markdown",
		commands: PAGES
	},
	{
		name: "outputs",
		value: "<folder>",
		description: "the outputs to judge: <room>/<id>.md, or <id>.result.json of ParseBench",
		fallback: null,
		commands: ["score"]
	},
	{
		name: "dataset",
		value: "<source>",
		description: "builtin, a dataset folder, a folder of PDFs with .test.json beside them, or owner/name@revision on the Hub",
		fallback: "llamaindex/BooBench",
		commands: [
			...PAGES,
			"download",
			"status",
			"report"
		]
	},
	{
		name: "dataset-revision",
		value: "<revision>",
		description: "branch, tag or commit of a dataset on the Hub",
		fallback: null,
		commands: [...PAGES, "download"]
	},
	{
		name: "data-path",
		value: "<folder>",
		description: "where downloaded datasets are kept; left out, in ~/.cache/boobench",
		fallback: null,
		commands: [
			...PAGES,
			"download",
			"status",
			"report"
		]
	},
	{
		name: "offline",
		value: null,
		description: "use what was downloaded before, and never the network",
		fallback: null,
		commands: [...PAGES, "download"]
	},
	{
		name: "verify",
		value: null,
		description: "hash every file of a downloaded dataset",
		fallback: null,
		commands: ["status"]
	},
	{
		name: "prune",
		value: null,
		description: "remove the other commits of the dataset",
		fallback: null,
		commands: ["download"]
	},
	{
		name: "rooms",
		value: "<names>",
		description: "rooms to run, to make or to fetch, with commas between",
		fallback: null,
		commands: [
			...PAGES,
			"generate",
			"download"
		]
	},
	{
		name: "pages",
		value: "<globs>",
		description: "ids or globs, with commas between, e.g. real/lua-*,trap/*",
		fallback: null,
		commands: PAGES
	},
	{
		name: "tags",
		value: "<tags>",
		description: "only pages with one of these tags, e.g. kind:toc",
		fallback: null,
		commands: PAGES
	},
	{
		name: "max-pages",
		value: "<n>",
		description: "at most so many pages of each room, always the same ones",
		fallback: null,
		commands: PAGES
	},
	{
		name: "timeout-minutes",
		value: "<minutes>",
		description: "clock of a page; a page still running then is Lost",
		fallback: "10",
		commands: ["run"]
	},
	{
		name: "job-budget-minutes",
		value: "<minutes>",
		description: "time for all pages together; those whose turn never came are not judged",
		fallback: null,
		commands: ["run"]
	},
	{
		name: "concurrency",
		value: "<n>",
		description: "pages at the same time",
		fallback: "1",
		commands: ["run"]
	},
	{
		name: "retries",
		value: "<n>",
		description: "further tries of a command that fails without an answer",
		fallback: "0",
		commands: ["run"]
	},
	{
		name: "max-output",
		value: "<size>",
		description: "the command is stopped when its answer grows past this, e.g. 32MiB",
		fallback: "32MiB",
		commands: PAGES
	},
	{
		name: "working-directory",
		value: "<folder>",
		description: "where the command runs",
		fallback: ".",
		commands: ["run"]
	},
	{
		name: "pass-env",
		value: "<names>",
		description: "environment variables that the command sees though they are withheld from it",
		fallback: null,
		commands: ["run"]
	},
	{
		name: "shard",
		value: "<k/n>",
		description: "run the k-th of n parts, for a job matrix; merge puts them together",
		fallback: null,
		commands: ["run"]
	},
	{
		name: "label",
		value: "<name>",
		description: "tells several parsers of one repository apart",
		fallback: null,
		commands: PAGES
	},
	{
		name: "results-path",
		value: "<folder>",
		description: "where results.json, outputs/ and the journal go",
		fallback: "boobench-results",
		commands: ["run", "status"]
	},
	{
		name: "resume",
		value: null,
		description: "go on where the run in --results-path stopped",
		fallback: null,
		commands: ["run"]
	},
	{
		name: "fresh",
		value: null,
		description: "throw away an unfinished run in --results-path",
		fallback: null,
		commands: ["run"]
	},
	{
		name: "baseline-path",
		value: "<file>",
		description: "results.json of the base to compare with",
		fallback: null,
		commands: ["run"]
	},
	{
		name: "confirm",
		value: "<n>",
		description: "run a page that newly became a Boo or Lost again so many times; it counts if most runs agree",
		fallback: "1",
		commands: ["run"]
	},
	{
		name: "fail-on",
		value: "<policies>",
		description: "boos-rise, lost-rise, new-boos, new-lost, empty-rise, coverage-drop:<points>, warnings-rise, with commas between; or never",
		fallback: "boos-rise,lost-rise",
		commands: GATE
	},
	{
		name: "min-ghost-free",
		value: "<percent>",
		description: "fail below this ghost-free rate, e.g. 95 or real=95,trap=80",
		fallback: null,
		commands: GATE
	},
	{
		name: "max-lost",
		value: "<n>",
		description: "fail with more Lost pages than this",
		fallback: null,
		commands: GATE
	},
	{
		name: "fail-on-missing-baseline",
		value: null,
		description: "fail when there is no baseline to compare with",
		fallback: null,
		commands: ["run"]
	},
	{
		name: "allow-list",
		value: "<file>",
		description: "pages that may be Boos for a while: a YAML list of page, reason, expires",
		fallback: null,
		commands: GATE
	},
	{
		name: "output",
		value: "<file>",
		description: "where to write it",
		fallback: null,
		commands: [
			"merge",
			"leaderboard",
			"report"
		]
	},
	{
		name: "format",
		value: "<format>",
		description: "terminal, markdown, csv, json or svg",
		fallback: "terminal",
		commands: ["leaderboard"]
	},
	{
		name: "badge-path",
		value: "<file>",
		description: "write the ghost-free rate as a badge: a .svg, or the .json of a shields endpoint",
		fallback: null,
		commands: FILES
	},
	{
		name: "junit-path",
		value: "<file>",
		description: "write JUnit XML: a suite a room, a test case a page",
		fallback: null,
		commands: FILES
	},
	{
		name: "sarif-path",
		value: "<file>",
		description: "write SARIF 2.1.0 for code scanning: Boos, Lost pages, warnings",
		fallback: null,
		commands: FILES
	},
	{
		name: "base",
		value: "<results>",
		description: "results to compare with, a file or its folder",
		fallback: null,
		commands: ["report"]
	},
	{
		name: "no-images",
		value: null,
		description: "leave the pictures of pages out",
		fallback: null,
		commands: ["report"]
	},
	{
		name: "redact",
		value: null,
		description: "leave out pictures and everything that quotes a page or an output",
		fallback: null,
		commands: ["report"]
	},
	{
		name: "max-bytes",
		value: "<size>",
		description: "largest file; texts and pictures of bad pages come first",
		fallback: "14MiB",
		commands: ["report"]
	},
	{
		name: "scans",
		value: null,
		description: "budget a PDF without text as a page that repeats nothing",
		fallback: null,
		commands: ["make"]
	},
	{
		name: "force",
		value: null,
		description: "replace budgets that differ, or rooms that are there",
		fallback: null,
		commands: ["make", "generate"]
	},
	{
		name: "seed",
		value: "<n>",
		description: "the house to make: another seed, other pages",
		fallback: "0",
		commands: ["generate"]
	},
	{
		name: "families",
		value: "<names>",
		description: "kinds of pages to make, with commas between",
		fallback: null,
		commands: ["generate"]
	},
	{
		name: "pages",
		value: "<n>",
		description: "pages a family: usually three of each trap, one of everything else",
		fallback: null,
		commands: ["generate"]
	},
	{
		name: "dpi",
		value: "<n>",
		description: "resolution of the pages, 50 to 600",
		fallback: "150",
		commands: ["generate"]
	},
	{
		name: "degrade",
		value: "<noises>",
		description: "scan noise with its strength from 0 to 1: skew=0.4,blur=0.5,speckle,jpeg,faded,bleed,low-resolution",
		fallback: null,
		commands: ["generate"]
	},
	{
		name: "contact-sheet",
		value: null,
		description: "write <room>.png with all pages of the room in small",
		fallback: null,
		commands: ["generate"]
	},
	...ACTION_OPTION_SPECS,
	{
		name: "json",
		value: null,
		description: "print the result as JSON on stdout",
		fallback: null,
		commands: COMMAND_NAMES.filter((name) => name !== "action" && name !== "report")
	}
];
/** The environment variable of an option: `BOOBENCH_FAIL_ON`. */
function variableOf(name) {
	return `BOOBENCH_${name.toUpperCase().replaceAll("-", "_")}`;
}
export { variableOf as n, COMMAND_NAMES as r, OPTION_SPECS as t };
