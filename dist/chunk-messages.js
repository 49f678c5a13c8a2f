import { createRequire as createRequireOfBundle } from "node:module";
createRequireOfBundle(import.meta.url);
import { join, sep } from "node:path";
import { constants } from "node:fs";
import { lstat, mkdir, open, readdir, realpath, stat } from "node:fs/promises";
// src/errors.ts
/** Exit codes of the command line (spec: formats, "Commands"). */
const EXIT = {
	passed: 0,
	regression: 1,
	wrongUse: 2,
	couldNotMeasure: 3,
	interrupted: 130
};
/**
* Base of every error that the product raises on purpose.
*
* `message` says what failed and the value seen; `hint` what to do; `exitCode` what an entry file
* exits with. Anything else that is thrown is a fault of ours.
*/
var BoobenchError = class extends Error {
	code;
	hint;
	constructor(code, message, options = {}) {
		super(message, options.cause === void 0 ? void 0 : { cause: options.cause });
		this.name = new.target.name;
		this.code = code;
		this.hint = options.hint;
	}
};
/** Wrong flags or wrong input files: exit code 2. */
var InputError = class extends BoobenchError {
	exitCode = EXIT.wrongUse;
};
/** The run could not be completed (full disk, folder in use, engine missing): exit code 3. */
var MeasureError = class extends BoobenchError {
	exitCode = EXIT.couldNotMeasure;
};
/** The user or the job stopped the run: exit code 130. */
var InterruptedError = class extends BoobenchError {
	exitCode = EXIT.interrupted;
};
// src/host/system-error.ts
const reasons = {
	EACCES: "permission denied",
	EDQUOT: "the disk quota is used up",
	EEXIST: "a file of that name is in the way",
	EFBIG: "more than a file may hold",
	EISDIR: "it is a folder",
	ELOOP: "its links go round in a circle",
	EMFILE: "too many open files",
	ENAMETOOLONG: "the name is too long",
	ENFILE: "too many open files",
	ENOENT: "no such file or folder",
	ENOSPC: "no space left on the disk",
	ENOTDIR: "a part of the path is not a folder",
	EPERM: "not permitted",
	EROFS: "the file system is read-only"
};
const hints = {
	ENOSPC: "Free some space or choose a folder on another disk.",
	EDQUOT: "Free some space or choose a folder on another disk.",
	EFBIG: "Raise the limit of file sizes (ulimit -f) or choose a folder on another disk.",
	EMFILE: "Raise the limit of open files (ulimit -n) or lower the concurrency.",
	ENFILE: "Raise the limit of open files (ulimit -n) or lower the concurrency."
};
/** The code of a system error such as `ENOENT`; null for anything else that was thrown. */
function systemErrorCode(error) {
	if (!(error instanceof Error) || !("code" in error)) return null;
	return typeof error.code === "string" ? error.code : null;
}
/** A system error in a few plain words with its code, e.g. `no space left on the disk (ENOSPC)`. */
function systemErrorReason(error) {
	const code = systemErrorCode(error);
	if (code === null) return error instanceof Error ? error.message : String(error);
	const reason = reasons[code];
	return reason === void 0 ? code : `${reason} (${code})`;
}
/**
* The error to raise when the machine, not the user's input, stops a run.
*
* @param what what was attempted, e.g. `cannot write results/results.json`
*/
function toMeasureError(what, error) {
	const hint = hints[systemErrorCode(error) ?? ""] ?? "Choose a path that this user may write to.";
	return new MeasureError("file-system", `${what}: ${systemErrorReason(error)}`, {
		hint,
		cause: error
	});
}
// src/host/files.ts
/** Most files and folders that `walkFiles` looks at: far above any set of documents, below a whole disk. */
const MAX_WALKED_ENTRIES = 2e6;
/** What is at `path`, links followed; an unreadable path is `missing`. */
async function kindOfPath(path) {
	try {
		const found = await stat(path);
		if (found.isFile()) return "file";
		return found.isDirectory() ? "folder" : "other";
	} catch {
		return "missing";
	}
}
/**
* Opens a regular file for reading; pipes and devices are refused instead of waited for.
*
* @throws InputError when it is missing, unreadable or not a regular file
*/
async function openFile(path) {
	let file;
	try {
		file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
	} catch (error) {
		throw unreadable(path, error);
	}
	if ((await file.stat()).isFile()) return file;
	await file.close();
	throw new InputError("unreadable-file", `cannot read ${path}: it is not a regular file`);
}
/**
* Reads a whole regular file.
*
* @throws InputError when it cannot be read or is longer than `maxBytes`
*/
async function readBytes(path, maxBytes) {
	const file = await openFile(path);
	try {
		const parts = [];
		let size = 0;
		for (;;) {
			const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(1 << 18), 0, 1 << 18);
			if (bytesRead === 0) return Buffer.concat(parts, size);
			size += bytesRead;
			if (size > maxBytes) throw new InputError("file-too-large", `${path} is longer than ${maxBytes} bytes`);
			parts.push(buffer.subarray(0, bytesRead));
		}
	} catch (error) {
		throw error instanceof InputError ? error : unreadable(path, error);
	} finally {
		await file.close();
	}
}
/**
* Reads a whole file as UTF-8; bad bytes become U+FFFD and a BOM stays, so offsets still fit.
*
* @throws InputError when it cannot be read or is longer than `maxBytes`
*/
async function readText(path, maxBytes) {
	return (await readBytes(path, maxBytes)).toString("utf8");
}
/**
* The names in a folder, sorted by code unit; links are reported as what they lead to.
*
* @throws InputError when the folder cannot be read
*/
async function listFolder(path) {
	const entries = await readEntries(path);
	return Promise.all(entries.map(async (entry) => ({
		name: entry.name,
		kind: entry.isSymbolicLink() ? await kindOfPath(join(path, entry.name)) : kindOfEntry(entry)
	})));
}
/**
* Relative paths, with `/`, of the files under a folder whose name passes `wanted`; sorted.
*
* Names that start with a dot are left out, links to folders are not entered.
*
* @throws InputError when a folder cannot be read or there are more entries than can be looked at
*/
async function walkFiles(root, wanted) {
	const found = [];
	const folders = [""];
	let seen = 0;
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		const entries = await readEntries(join(root, folder));
		seen += entries.length;
		if (seen > MAX_WALKED_ENTRIES) throw new InputError("folder-too-large", `${root} holds more than ${MAX_WALKED_ENTRIES} files`, { hint: "Name the folder that holds the documents alone." });
		for (const entry of entries) {
			if (entry.name.startsWith(".")) continue;
			const relative = folder === "" ? entry.name : `${folder}/${entry.name}`;
			if (entry.isDirectory()) folders.push(relative);
			else if ((entry.isFile() || entry.isSymbolicLink()) && wanted(entry.name)) found.push(relative);
		}
	}
	return found.toSorted();
}
/**
* The path with every link resolved.
*
* @throws InputError when it does not exist
*/
async function realPathOf(path) {
	try {
		return await realpath(path);
	} catch (error) {
		throw unreadable(path, error);
	}
}
/**
* Makes a check that a file lies inside `realRoot` once every link is resolved.
*
* Folders are resolved once each, so a check costs one `lstat` for files that are not links.
*
* @param realRoot folder without links in its path, see `realPathOf`
*/
function insideFolder(realRoot) {
	const folders = /* @__PURE__ */ new Map();
	const within = (path) => path === realRoot || path.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep);
	const check = async (folder, name) => {
		let resolving = folders.get(folder);
		if (resolving === void 0) {
			resolving = realpath(folder);
			folders.set(folder, resolving);
		}
		const real = await resolving;
		if (!within(real)) return { kind: "outside" };
		let found = await lstat(join(real, name));
		if (found.isSymbolicLink()) {
			const target = await realpath(join(real, name));
			if (!within(target)) return { kind: "outside" };
			found = await lstat(target);
		}
		return found.isFile() ? {
			kind: "file",
			bytes: found.size
		} : { kind: "not-a-file" };
	};
	return async (folder, name) => {
		try {
			return await check(folder, name);
		} catch (error) {
			const code = systemErrorCode(error);
			if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
			return {
				kind: "unreadable",
				reason: systemErrorReason(error)
			};
		}
	};
}
/**
* Makes a folder and the folders above it; an existing folder is fine.
*
* @throws MeasureError naming the path when it cannot be made
*/
async function makeFolder(path) {
	try {
		await mkdir(path, { recursive: true });
	} catch (error) {
		throw toMeasureError(`cannot make the folder ${path}`, error);
	}
}
async function readEntries(path) {
	try {
		return (await readdir(path, { withFileTypes: true })).toSorted((a, b) => a.name < b.name ? -1 : 1);
	} catch (error) {
		throw unreadable(path, error);
	}
}
function kindOfEntry(entry) {
	if (entry.isFile()) return "file";
	return entry.isDirectory() ? "folder" : "other";
}
function unreadable(path, error) {
	return new InputError("unreadable-file", `cannot read ${path}: ${systemErrorReason(error)}`, { cause: error });
}
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
/**
* Returns the global configuration.
*
* @param config The config to merge.
*
* @returns The configuration.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalConfig(config$1) {
	if (!config$1 && true) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? void 0,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? void 0,
		abortPipeEarly: config$1?.abortPipeEarly ?? void 0
	};
}
/**
* Stringifies an unknown input to a literal or type string.
*
* @param input The unknown input.
*
* @returns A literal or type string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _stringify(input) {
	const type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}
/**
* Adds an issue to the dataset.
*
* @param context The issue context.
* @param label The issue label.
* @param dataset The input dataset.
* @param config The configuration.
* @param other The optional props.
*
* @internal
*/
function _addIssue(context, label, dataset, config$1, other) {
	const input = other && "input" in other ? other.input : dataset.value;
	const expected = other?.expected ?? context.expects ?? null;
	const received = other?.received ?? /* @__PURE__ */ _stringify(input);
	const issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	};
	const isSchema = context.kind === "schema";
	const message$1 = other?.message ?? context.message ?? (context.reference, issue.lang, void 0) ?? (isSchema ? (issue.lang, void 0) : null) ?? config$1.message ?? (issue.lang, void 0);
	if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
	if (isSchema) dataset.typed = false;
	if (dataset.issues) dataset.issues.push(issue);
	else dataset.issues = [issue];
}
/**
* Compares two values using the SameValueZero algorithm, which treats `NaN`
* as equal to itself unlike `===`.
*
* @param value1 The first value.
* @param value2 The second value.
*
* @returns Whether the values are equal.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
/**
* Joins multiple `expects` values with the given separator.
*
* @param values The `expects` values.
* @param separator The separator.
*
* @returns The joined `expects` property.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _joinExpects(values$1, separator) {
	const list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}
/**
* Eagerly creates and attaches the Standard Schema properties of a schema.
*
* Hint: The contextual `this` type includes the standard properties that are
* attached before the schema is returned.
*
* @param schema The schema to attach standard properties to.
*
* @returns The schema with standard properties attached.
*
* @internal
*/
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
	};
	return schema;
}
/**
* Creates a description metadata action.
*
* @param description_ The description text.
*
* @returns A description action.
*/
/* @__NO_SIDE_EFFECTS__ */
function description(description_) {
	return {
		kind: "metadata",
		type: "description",
		reference: description,
		description: description_
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: false,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function nonEmpty(message$1) {
	return {
		kind: "validation",
		type: "non_empty",
		reference: nonEmpty,
		async: false,
		expects: "!0",
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length === 0) _addIssue(this, "length", dataset, config$1, { received: "0" });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function safeInteger(message$1) {
	return {
		kind: "validation",
		type: "safe_integer",
		reference: safeInteger,
		async: false,
		expects: null,
		requirement: Number.isSafeInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "safe integer", dataset, config$1);
			return dataset;
		}
	};
}
/**
* Creates a title metadata action.
*
* @param title_ The title text.
*
* @returns A title action.
*/
/* @__NO_SIDE_EFFECTS__ */
function title(title_) {
	return {
		kind: "metadata",
		type: "title",
		reference: title,
		title: title_
	};
}
const ABORT_EARLY_CONFIG = { abortEarly: true };
/**
* Returns the fallback value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The output dataset if available.
* @param config The config if available.
*
* @returns The fallback value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
/**
* Returns the default value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The input dataset if available.
* @param config The config if available.
*
* @returns The default value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefault(schema, dataset, config$1) {
	return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
/* @__NO_SIDE_EFFECTS__ */
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: false,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function exactOptional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "exact_optional",
		reference: exactOptional,
		expects: wrapped.expects,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: /* @__PURE__ */ _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function nullable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullable,
		expects: `(${wrapped.expects} | null)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function strictObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "string") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function variant(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variant,
		expects: "Object",
		async: false,
		key,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				parseOptions(this, /* @__PURE__ */ new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
function safeParse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}
const message = /* @__PURE__ */ variant("kind", [
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("page"),
		page: /* @__PURE__ */ strictObject({
			page: /* @__PURE__ */ number(),
			width: /* @__PURE__ */ number(),
			height: /* @__PURE__ */ number(),
			lines: /* @__PURE__ */ array(/* @__PURE__ */ strictObject({
				text: /* @__PURE__ */ string(),
				x: /* @__PURE__ */ number(),
				y: /* @__PURE__ */ number(),
				width: /* @__PURE__ */ number(),
				height: /* @__PURE__ */ number(),
				angle: /* @__PURE__ */ number()
			}))
		}),
		pageCount: /* @__PURE__ */ number()
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("end"),
		end: /* @__PURE__ */ variant("kind", [/* @__PURE__ */ strictObject({
			kind: /* @__PURE__ */ literal("read"),
			pages: /* @__PURE__ */ number(),
			notices: /* @__PURE__ */ array(/* @__PURE__ */ string())
		}), /* @__PURE__ */ strictObject({
			kind: /* @__PURE__ */ literal("unreadable"),
			fault: /* @__PURE__ */ picklist([
				"damaged",
				"password",
				"unsupported-encryption",
				"too-much-memory",
				"too-much-text",
				"empty-file",
				"not-a-pdf",
				"no-pages"
			])
		})])
	}),
	/* @__PURE__ */ strictObject({
		kind: /* @__PURE__ */ literal("refused"),
		reason: /* @__PURE__ */ string()
	})
]);
/** One message as a line of JSON, without the line ending. */
function messageLine(content) {
	return JSON.stringify(content);
}
/** @returns the message; null for anything else */
function parseMessage(text) {
	try {
		const parsed = /* @__PURE__ */ safeParse(message, JSON.parse(text));
		return parsed.success ? parsed.output : null;
	} catch {
		return null;
	}
}
export { systemErrorReason as A, makeFolder as C, realPathOf as D, readText as E, InterruptedError as F, MeasureError as I, BoobenchError as M, EXIT as N, walkFiles as O, InputError as P, listFolder as S, readBytes as T, strictObject as _, exactOptional as a, insideFolder as b, minValue as c, number as d, picklist as f, safeParse as g, safeInteger as h, description as i, toMeasureError as j, systemErrorCode as k, nonEmpty as l, regex as m, parseMessage as n, literal as o, pipe as p, array as r, maxValue as s, messageLine as t, nullable as u, string as v, openFile as w, kindOfPath as x, title as y };
