import { l as invalidOption } from "./chunk-main.js";
// src/cli/choices.ts
/** An option that is one of a few words. @throws InputError for any other */
function choiceOf(settings, name, words) {
	const text = settings.required(name);
	const found = words.find((word) => word === text);
	if (found !== void 0) return found;
	throw invalidOption(name, `one of ${words.join(", ")}`, text);
}
// src/action/options.ts
/** @throws InputError for a value that is none of those that an option has */
function checkedOptions(settings) {
	choiceOf(settings, "suite", ["boobench"]);
	return {
		mode: choiceOf(settings, "mode", [
			"run",
			"merge",
			"comment"
		]),
		baseline: choiceOf(settings, "baseline", [
			"auto",
			"cache",
			"artifact",
			"file",
			"rerun",
			"none"
		]),
		saveBaseline: choiceOf(settings, "save-baseline", [
			"auto",
			"true",
			"false"
		]),
		comment: choiceOf(settings, "comment", [
			"always",
			"changes",
			"failures",
			"off"
		]),
		includeOutputs: choiceOf(settings, "include-outputs", [
			"none",
			"boo",
			"all"
		]),
		jobSummary: settings.flag("job-summary"),
		annotations: settings.flag("annotations"),
		uploadArtifact: settings.flag("upload-artifact"),
		dryRun: settings.flag("dry-run")
	};
}
export { checkedOptions as t };
