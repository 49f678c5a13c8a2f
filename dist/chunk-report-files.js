import { dirname, extname } from "node:path";
import { r as InputError } from "./chunk-errors.js";
import { t as writeFileAtomically } from "./chunk-atomic-write.js";
import { a as makeFolder } from "./chunk-files.js";
// src/cli/report-files.ts
/** @throws InputError for a badge that is neither SVG nor JSON, before anything runs */
function reportPathsOf(settings) {
	const badge = pathOf(settings, "badge-path");
	if (badge !== null && ![".svg", ".json"].includes(extname(badge).toLowerCase())) throw new InputError("invalid-option", `badge-path must end in .svg or .json, got "${badge}"`, { hint: "Name a .svg for a picture, or a .json for the endpoint badge of shields.io." });
	return {
		badge,
		junit: pathOf(settings, "junit-path"),
		sarif: pathOf(settings, "sarif-path")
	};
}
/**
* Writes the files that were asked for, each whole or not at all.
*
* @throws MeasureError naming the file that cannot be written
*/
async function writeReportFiles(paths, head, comparison) {
	if (paths.badge !== null) {
		const { badgeEndpoint, badgeSvg } = await import("./chunk-badge.js");
		const isSvg = extname(paths.badge).toLowerCase() === ".svg";
		await writeInto(paths.badge, isSvg ? badgeSvg(head.summary) : badgeEndpoint(head.summary));
	}
	if (paths.junit !== null) {
		const { junitXml } = await import("./chunk-junit.js");
		await writeInto(paths.junit, junitXml(head, comparison));
	}
	if (paths.sarif !== null) {
		const { sarifJson } = await import("./chunk-sarif.js");
		await writeInto(paths.sarif, sarifJson(head, comparison));
	}
}
/** Writes a file and makes the folders above it. */
async function writeInto(path, content) {
	await makeFolder(dirname(path));
	await writeFileAtomically(path, content);
}
function pathOf(settings, name) {
	const path = settings.text(name);
	return path === "" ? null : path;
}
export { writeInto as n, writeReportFiles as r, reportPathsOf as t };
