import { i as __toESM, t as __commonJSMin } from "./chunk-rolldown-runtime.js";
import { basename, delimiter, dirname, extname, isAbsolute, join, normalize, resolve, sep } from "node:path";
import { _ as InterruptedError, a as makeFolder, c as readText, d as systemErrorCode, f as systemErrorReason, g as InputError, h as EXIT, i as listFolder, l as realPathOf, n as insideFolder, o as openFile, p as toMeasureError, r as kindOfPath, s as readBytes, u as walkFiles, v as MeasureError } from "./chunk-files.js";
import { accessSync, closeSync, constants, createReadStream, existsSync, fstatSync, ftruncateSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, rmdirSync, statfsSync, truncateSync, unlinkSync, writeFileSync, writeSync } from "node:fs";
import { createHash, hash, randomBytes } from "node:crypto";
import { link, mkdtemp, open, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { execFile, spawn, spawnSync } from "node:child_process";
import { availableParallelism, constants as constants$1, homedir, tmpdir } from "node:os";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { StringDecoder } from "node:string_decoder";
import { setMaxListeners } from "node:events";
import { isUtf8 } from "node:buffer";
import { a as defuseCommands, n as VERSION, o as visible$2, r as builtinFolder, s as visibleCut } from "./chunk-main.js";
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
* Disallows inherited object properties and prevents object prototype
* pollution by disallowing certain keys.
*
* @param object The object to check.
* @param key The key to check.
*
* @returns Whether the key is allowed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
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
/* @__NO_SIDE_EFFECTS__ */
function getDotPath(issue) {
	if (issue.path) {
		let key = "";
		for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
		else key += item.key;
		else return null;
		return key;
	}
	return null;
}
/**
* [Base64](https://en.wikipedia.org/wiki/Base64) regex.
*/
const BASE64_REGEX = /^(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/iu;
/* @__NO_SIDE_EFFECTS__ */
function base64(message$1) {
	return {
		kind: "validation",
		type: "base64",
		reference: base64,
		async: false,
		expects: null,
		requirement: BASE64_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Base64", dataset, config$1);
			return dataset;
		}
	};
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
function integer(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer,
		async: false,
		expects: null,
		requirement: Number.isInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
			return dataset;
		}
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
/**
* Checks if the input matches the schema. By using a type predicate, this
* function can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*
* @returns Whether the input matches the schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function is(schema, input) {
	return !schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
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
function nullish(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullish,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function number$2(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number$2,
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
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
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
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
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
function record(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record,
		expects: "Object",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const entryKey in input) if (/* @__PURE__ */ _isValidObjectKey(input, entryKey)) {
					const entryValue = input[entryKey];
					const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
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
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
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
/**
* Returns the sub issues of the provided datasets for the union issue.
*
* @param datasets The datasets.
*
* @returns The sub issues.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _subIssues(datasets) {
	let issues;
	if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}
/* @__NO_SIDE_EFFECTS__ */
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}
/**
* Creates a unknown schema.
*
* @returns A unknown schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unknown() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown,
		expects: "unknown",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
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
// src/host/atomic-write.ts
/**
* Writes a whole file so that a reader sees the old content or the new one, never a part.
*
* The new content goes to a temporary file in the same folder, reaches the disk, and takes the
* name in one step; a link of that name is replaced, not followed. The folder must exist.
*
* @throws MeasureError naming the path when the disk is full, the folder is missing or may not be
*   written to; the old file is untouched and no temporary file stays behind
*/
async function writeFileAtomically(path, data) {
	const folder = dirname(path);
	const temporary = join(folder, `.boobench-${randomBytes(8).toString("hex")}.tmp`);
	try {
		await writeToDisk(temporary, data);
		await rename(temporary, path);
	} catch (error) {
		await rm(temporary, { force: true }).catch(() => void 0);
		throw toMeasureError(`cannot write ${path}`, error);
	}
	await flushFolder(folder);
}
async function writeToDisk(path, data) {
	const file = await open(path, "wx");
	try {
		await file.writeFile(data);
		await file.sync();
	} finally {
		await file.close();
	}
}
/** Makes the rename itself last through a power cut; not every file system can, so it may fail. */
async function flushFolder(folder) {
	try {
		const handle = await open(folder, "r");
		try {
			await handle.sync();
		} finally {
			await handle.close();
		}
	} catch {}
}
// src/results/shown.ts
/** Most code points of a foreign value that a message repeats; enough to find it in the file. */
const SHOWN_CODE_POINTS = 80;
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g;
/**
* Writes a value that came from outside so that it can stand in a message.
*
* @returns strings in double quotes with invisible characters as `\uXXXX`, cut to 80 code points
*   with `…`; numbers and the like as they print; `a list` and `an object` for the rest
*/
function shown$1(value) {
	if (typeof value === "string") return `"${shownText(value)}"`;
	if (value === void 0) return "nothing";
	if (typeof value === "number" || typeof value === "boolean" || value === null) return `${value}`;
	return Array.isArray(value) ? "a list" : "an object";
}
/** As {@link shown} for a string, without the quotes. */
function shownText(text) {
	const points = Array.from(text.slice(0, 162));
	const cut = points.length > SHOWN_CODE_POINTS;
	return points.slice(0, SHOWN_CODE_POINTS).join("").replace(UNSEEN, visible$1) + (cut ? "…" : "");
}
function visible$1(character) {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
// src/results/comparability.ts
/** Hex digits of the key: 64 bits, far more than the runs of one repository need. */
const KEY_DIGITS = 16;
/** Hex digits of a commit or hash that a message shows. */
const HASH_DIGITS = 12;
/** Options that a trait is set by. */
const OPTIONS = /* @__PURE__ */ new Map([
	["choice of rooms", "--rooms"],
	["choice of pages", "--pages"],
	["choice of tags", "--tags"],
	["most pages of a room", "--max-pages"]
]);
/**
* A short hash that is equal for runs that may be compared (spec: action, "Baseline").
*
* It covers dataset revision, rule version, rooms, page selection, timeout and label. The command is
* what is under test and stays out, as do commit, shard and where the dataset was found. The order in
* which rooms, pages or tags were asked for does not matter.
*
* @returns 16 hex digits
*/
function comparabilityKey(results) {
	const traits = traitsOf(results).map(({ name, value }) => [name, value]);
	return createHash("sha256").update(JSON.stringify(traits)).digest("hex").slice(0, KEY_DIGITS);
}
/**
* What keeps two runs from being compared, one phrase each such as
* `the timeout is 600 s in the base and 60 s here`; empty exactly when the keys are equal.
*/
function whyNotComparable(base, head) {
	return differences(base, head).map(({ name, a, b }) => `the ${name} is ${a} in the base and ${b} here`);
}
/** The traits in which two runs differ and their values, fit for a message; empty for equal keys. */
function differences(first, second) {
	const others = traitsOf(second);
	return traitsOf(first).flatMap(({ name, value }, index) => {
		const other = others[index]?.value ?? "";
		if (value === other) return [];
		const option = OPTIONS.get(name);
		return [{
			name: option === void 0 ? name : `${name} (${option})`,
			a: traitText(value),
			b: traitText(other)
		}];
	});
}
function traitText(value) {
	return /^[0-9a-f]{40,64}$/.test(value) ? value.slice(0, HASH_DIGITS) : shownText(value);
}
/** True when both runs looked for the same pages, so that a page that one lacks was not run. */
function sameHouse(a, b) {
	return JSON.stringify(houseTraits(a)) === JSON.stringify(houseTraits(b));
}
function traitsOf(results) {
	return [
		...houseTraits(results),
		{
			name: "rule version",
			value: results.dataset.ruleVersion
		},
		{
			name: "timeout",
			value: timeoutText(results.timeoutMs)
		},
		{
			name: "label",
			value: results.parser.label === "" ? "none" : `"${results.parser.label}"`
		}
	];
}
function houseTraits({ dataset, selection }) {
	return [{
		name: "dataset revision",
		value: dataset.revision
	}, ...selectionTraits(selection)];
}
function selectionTraits(selection) {
	return [
		{
			name: "choice of rooms",
			value: setText(selection.rooms)
		},
		{
			name: "choice of pages",
			value: setText(selection.pages)
		},
		{
			name: "choice of tags",
			value: setText(selection.tags)
		},
		{
			name: "most pages of a room",
			value: selection.maxPages?.toString() ?? "all"
		}
	];
}
function setText(names) {
	return names === null ? "all" : JSON.stringify([...new Set(names)].toSorted());
}
function timeoutText(timeoutMs) {
	return timeoutMs === null ? "none" : `${timeoutMs / 1e3} s`;
}
// src/results/order.ts
/** The published rooms, in the order in which they are always listed. */
const ROOM_ORDER = [
	"real",
	"trap",
	"ghost",
	"script"
];
/**
* Orders rooms: real, trap, ghost, script, then by name in UTF-16 order, which no locale changes.
*
* @returns negative, 0 or positive, as `Array.prototype.sort` wants it
*/
function compareRooms(a, b) {
	return rank(a) - rank(b) || compareText(a, b);
}
/** Orders pages by room (see {@link compareRooms}), then by id in UTF-16 order. */
function comparePages(a, b) {
	return compareRooms(a.room, b.room) || compareText(a.id, b.id);
}
/** The key of a page in a map; no room or id holds a line feed. */
function pageKey(page) {
	return `${page.room}\n${page.id}`;
}
/** A page as people write it: `room/id`. */
function pageName(page) {
	return `${page.room}/${page.id}`;
}
/** Groups pages by room, rooms in their usual order, pages in the order given. */
function groupByRoom(pages) {
	const groups = /* @__PURE__ */ new Map();
	for (const page of pages.toSorted((a, b) => compareRooms(a.room, b.room))) {
		const group = groups.get(page.room);
		if (group === void 0) groups.set(page.room, [page]);
		else group.push(page);
	}
	return groups;
}
function rank(room) {
	const at = ROOM_ORDER.indexOf(room);
	return at === -1 ? ROOM_ORDER.length : at;
}
function compareText(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
// src/results/outcome.ts
/** True for a Boo and for a Lost page. */
function isBad(page) {
	return page.outcome === "boo" || page.outcome === "lost";
}
/** False where the gate could not judge the page. */
function isMeasured(page) {
	return page.outcome !== "error";
}
/** True for a Boo because nothing was left after cleaning. */
function isEmptyAnswer(page) {
	return page.outcome === "boo" && page.verdict.cause === "empty";
}
/**
* True for a bad page that was run again and was bad in half of its runs or fewer.
*
* It is shown and not counted (spec: action, input `confirm`: "counts only if most runs agree").
*/
function isFlaky(page) {
	return isBad(page) && page.confirmation !== void 0 && page.confirmation.bad * 2 <= page.confirmation.runs;
}
// src/results/summary.ts
/**
* Counts pages and takes their rates; the order of `pages` does not matter.
*
* `error` pages count in the denominator of the ghost-free rate (rule, section 4). `warnings` is the
* number of warnings, not of pages that have one.
*
* @returns zeros and nulls for no pages; O(n log n)
*/
function tally$1(pages) {
	const sorted = pages.toSorted(comparePages);
	const having = (test) => sorted.filter(test).length;
	const ghostFree = having((page) => page.outcome === "ghost-free");
	return {
		pages: sorted.length,
		ghostFree,
		boos: having((page) => page.outcome === "boo"),
		lost: having((page) => page.outcome === "lost"),
		errors: having((page) => page.outcome === "error"),
		empty: having(isEmptyAnswer),
		warnings: sorted.reduce((sum, page) => sum + page.verdict.warnings.length, 0),
		ghostFreeRate: sorted.length === 0 ? null : ghostFree / sorted.length,
		coverage: meanCoverage(sorted),
		medianDurationMs: median$1(present(sorted.map((page) => page.durationMs)))
	};
}
/** The summary of a run: all pages, and each room that has pages. */
function summarize(pages) {
	return {
		...tally$1(pages),
		rooms: [...groupByRoom(pages)].map(([room, own]) => ({
			room,
			...tally$1(own)
		}))
	};
}
/** Mean coverage of the pages that have one, 0–1; null where none has. Sums in the order given. */
function meanCoverage(pages) {
	const values = present(pages.map((page) => page.verdict.coverage));
	if (values.length === 0) return null;
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	return Math.min(1, mean);
}
/** The middle value, or the mean of the middle two; null for no values. */
function median$1(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const upper = sorted[Math.floor(sorted.length / 2)];
	const lower = sorted[Math.ceil(sorted.length / 2) - 1];
	return upper === void 0 || lower === void 0 ? null : (lower + upper) / 2;
}
function present(values) {
	return values.filter((value) => value !== null);
}
// node_modules/picomatch/lib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	/**
	* Posix glob regex
	*/
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	/**
	* Windows glob regex
	*/
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE: {
			__proto__: null,
			alnum: "a-zA-Z0-9",
			alpha: "a-zA-Z",
			ascii: "\\x00-\\x7F",
			blank: " \\t",
			cntrl: "\\x00-\\x1F\\x7F",
			digit: "0-9",
			graph: "\\x21-\\x7E",
			lower: "a-z",
			print: "\\x20-\\x7E ",
			punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
			space: " \\t\\r\\n\\v\\f",
			upper: "A-Z",
			word: "A-Za-z0-9_",
			xdigit: "A-Fa-f0-9"
		},
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		/**
		* Create EXTGLOB_CHARS
		*/
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		/**
		* Create GLOB_CHARS
		*/
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));
// node_modules/picomatch/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));
// node_modules/picomatch/lib/scan.js
var require_scan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? 1e400 : 1;
	};
	/**
	* Quickly scans a glob pattern and returns an object with a handful of
	* useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
	* `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
	* with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
	*
	* ```js
	* const pm = require('picomatch');
	* console.log(pm.scan('foo/bar/*.js'));
	* { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
	* ```
	* @param {String} `str`
	* @param {Object} `options`
	* @return {Object} Returns an object with tokens and regex source string.
	* @api public
	*/
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));
// node_modules/picomatch/lib/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	/**
	* Constants
	*/
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	/**
	* Helpers
	*/
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	/**
	* Create the message for a syntax error
	*/
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	/**
	* Parse the given input string.
	* @param {String} input
	* @param {Object} options
	* @return {Object}
	*/
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		/**
		* Tokenizing helpers
		*/
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		/**
		* Push tokens onto the tokens array. This helper speeds up
		* tokenizing by 1) helping us avoid backtracking as much as possible,
		* and 2) helping us avoid creating extra tokens when consecutive
		* characters are plain text. This improves performance and simplifies
		* lookbehinds.
		*/
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		/**
		* Fast paths
		*/
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		/**
		* Tokenize input until we reach end-of-string
		*/
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			/**
			* Escaped characters
			*/
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			/**
			* If we're inside a regex character class, continue
			* until we reach the closing bracket.
			*/
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			/**
			* If we're inside a quoted string, continue
			* until we reach the closing double quote.
			*/
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			/**
			* Double quotes
			*/
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Parentheses
			*/
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			/**
			* Square brackets
			*/
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			/**
			* Braces
			*/
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			/**
			* Pipes
			*/
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Commas
			*/
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			/**
			* Slashes
			*/
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			/**
			* Dots
			*/
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			/**
			* Question marks
			*/
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			/**
			* Exclamation
			*/
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			/**
			* Plus
			*/
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			/**
			* Plain text
			*/
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Plain text
			*/
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Stars
			*/
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	/**
	* Fast paths for creating regular expressions for common glob patterns.
	* This can significantly speed up processing and has very little downside
	* impact when none of the fast paths match.
	*/
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));
// node_modules/picomatch/lib/picomatch.js
var require_picomatch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	/**
	* Creates a matcher function from one or more glob patterns. The
	* returned function takes a string to match as its first argument,
	* and returns true if the string is a match. The returned matcher
	* function also takes a boolean as the second argument that, when true,
	* returns an object with additional information.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch(glob[, options]);
	*
	* const isMatch = picomatch('*.!(*a)');
	* console.log(isMatch('a.a')); //=> false
	* console.log(isMatch('a.b')); //=> true
	*
	* // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
	* const picomatch = require('picomatch/posix');
	* // the same API, defaulting to posix paths
	* const isMatch = picomatch('a/*');
	* console.log(isMatch('a\\b')); //=> false
	* console.log(isMatch('a/b')); //=> true
	*
	* // you can still configure the matcher function to accept windows paths
	* const isMatch = picomatch('a/*', { options: windows });
	* console.log(isMatch('a\\b')); //=> true
	* console.log(isMatch('a/b')); //=> true
	* ```
	* @name picomatch
	* @param {String|Array} `globs` One or more glob patterns.
	* @param {Object=} `options`
	* @return {Function=} Returns a matcher function.
	* @api public
	*/
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	/**
	* Test `input` with the given `regex`. This is used by the main
	* `picomatch()` function to test the input string.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.test(input, regex[, options]);
	*
	* console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
	* // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
	* ```
	* @param {String} `input` String to test.
	* @param {RegExp} `regex`
	* @return {Object} Returns an object with matching info.
	* @api public
	*/
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	/**
	* Match the basename of a filepath.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.matchBase(input, glob[, options]);
	* console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
	* ```
	* @param {String} `input` String to test.
	* @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
	* @return {Boolean}
	* @api public
	*/
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	/**
	* Returns true if **any** of the given glob `patterns` match the specified `string`.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.isMatch(string, patterns[, options]);
	*
	* console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
	* console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
	* ```
	* @param {String|Array} str The string to test.
	* @param {String|Array} patterns One or more glob patterns to use for matching.
	* @param {Object} [options] See available [options](#options).
	* @return {Boolean} Returns true if any patterns match `str`
	* @api public
	*/
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	/**
	* Parse a glob pattern to create the source string for a regular
	* expression.
	*
	* ```js
	* const picomatch = require('picomatch');
	* const result = picomatch.parse(pattern[, options]);
	* ```
	* @param {String} `pattern`
	* @param {Object} `options`
	* @return {Object} Returns an object with useful properties and output to be used as a regex source string.
	* @api public
	*/
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	/**
	* Scan a glob pattern to separate the pattern into segments.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.scan(input[, options]);
	*
	* const result = picomatch.scan('!./foo/*.js');
	* console.log(result);
	* { prefix: '!./',
	*   input: '!./foo/*.js',
	*   start: 3,
	*   base: 'foo',
	*   glob: '*.js',
	*   isBrace: false,
	*   isBracket: false,
	*   isGlob: true,
	*   isExtglob: false,
	*   isGlobstar: false,
	*   negated: true }
	* ```
	* @param {String} `input` Glob pattern to scan.
	* @param {Object} `options`
	* @return {Object} Returns an object with
	* @api public
	*/
	picomatch.scan = (input, options) => scan(input, options);
	/**
	* Compile a regular expression from the `state` object returned by the
	* [parse()](#parse) method.
	*
	* ```js
	* const picomatch = require('picomatch');
	* const state = picomatch.parse('*.js');
	* // picomatch.compileRe(state[, options]);
	*
	* console.log(picomatch.compileRe(state));
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {Object} `state`
	* @param {Object} `options`
	* @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
	* @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
	* @return {RegExp}
	* @api public
	*/
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	/**
	* Create a regular expression from a parsed glob pattern.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.makeRe(state[, options]);
	*
	* const result = picomatch.makeRe('*.js');
	* console.log(result);
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {String} `state` The object returned from the `.parse` method.
	* @param {Object} `options`
	* @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
	* @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
	* @return {RegExp} Returns a regex created from the given pattern.
	* @api public
	*/
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	/**
	* Create a regular expression from the given regex source string.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.toRegex(source[, options]);
	*
	* const { output } = picomatch.parse('*.js');
	* console.log(picomatch.toRegex(output));
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {String} `source` Regular expression source string.
	* @param {Object} `options`
	* @return {RegExp}
	* @api public
	*/
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	/**
	* Picomatch constants.
	* @return {Object}
	*/
	picomatch.constants = constants;
	/**
	* Expose "picomatch"
	*/
	module.exports = picomatch;
}));
// src/gate/allow-entry.ts
var import_posix = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_picomatch();
})))(), 1);
const GLOB_CHARACTERS = /[*?[\]{}\\]/;
/** A leading `!` would allow every page but one: it is a character of the name. */
const GLOB_OPTIONS = {
	dot: true,
	nonegate: true,
	noextglob: true
};
/**
* Prepares the search for the entry that allows a page.
*
* @returns a function that gives the entry whose `page` is the page's `room/id`, else the first that as
*   a glob matches it; null where there is none
*/
function matchAllowList(entries) {
	const exact = new Map(entries.map((entry) => [entry.page, entry]));
	const globs = entries.filter((entry) => GLOB_CHARACTERS.test(entry.page)).map((entry) => ({
		entry,
		test: (0, import_posix.default)(escapeGroups(entry.page), GLOB_OPTIONS)
	}));
	return (page) => {
		const name = pageName(page);
		return exact.get(name) ?? globs.find(({ test }) => test(name))?.entry ?? null;
	};
}
/** Brackets are common in the names of files, and the glob reader takes them for groups. */
function escapeGroups(pattern) {
	return pattern.replace(/[()]/g, String.raw`\$&`);
}
// src/gate/changes.ts
const CHANGE = {
	"ghost-free": {
		"ghost-free": "unchanged",
		boo: "new-boo",
		lost: "newly-lost"
	},
	boo: {
		"ghost-free": "fixed",
		boo: "still-boo",
		lost: "newly-lost"
	},
	lost: {
		"ghost-free": "fixed",
		boo: "no-longer-lost",
		lost: "still-lost"
	}
};
/** Names what became of one page; a page is in at least one of the two runs. */
function changeOf(base, head, { allowedBy, sameHouse }) {
	if (head === null) return sameHouse ? "not-run" : "removed";
	const now = head.outcome;
	if (now === "error") return "error";
	if (isFlaky(head)) return "flaky";
	if (allowedBy !== null && isBad(head)) return "allowed";
	const before = base === null ? "error" : settledOutcome(base);
	return before === "error" ? "added" : CHANGE[before][now];
}
/** The outcome that counts: a flaky page was ghost-free in at least half of its runs. */
function settledOutcome(page) {
	return isFlaky(page) ? "ghost-free" : page.outcome;
}
/**
* Whether the gate's policies look at a page: judged in the head, not flaky there, not on the
* allow-list.
*/
function isCounted(head, allowedBy) {
	return head !== null && isMeasured(head) && !isFlaky(head) && allowedBy === null;
}
// src/gate/compare.ts
/**
* Compares two runs page by page. The order of pages does not matter.
*
* What may rise or drop is counted on pages that both runs judged: a Boo on a page that the base lacks
* or could not judge may be as old as the page. Flaky pages and those on the allow-list are shown, not
* counted.
*
* @param base null for no baseline: every judged page of the head is then `added`
* @returns runs that are not comparable are set side by side all the same, with the reasons
*/
function compareRuns(base, head, allow) {
	const pages = pairPages(base, head, allow);
	return {
		baseline: baselineOf(base, head),
		baseCommit: base?.commit ?? null,
		headCommit: head.commit,
		headShard: head.shard,
		pages,
		counts: countChanges(pages),
		compared: {
			pages: pages.filter((page) => page.compared).length,
			base: figuresOf(pages, "base"),
			head: figuresOf(pages, "head")
		},
		rooms: [...groupByRoom(pages)].map(([room, own]) => ({
			room,
			...rowOf(own)
		})),
		total: rowOf(pages),
		notices: unmatched(allow, pages)
	};
}
function baselineOf(base, head) {
	if (base === null) return { kind: "none" };
	const reasons = whyNotComparable(base, head);
	return reasons.length === 0 ? { kind: "comparable" } : {
		kind: "not-comparable",
		reasons
	};
}
function pairPages(base, head, allow) {
	const before = byKey(base?.pages ?? []);
	const after = byKey(head.pages);
	const same = base !== null && sameHouse(base, head);
	const keys = [...new Map([...before, ...after]).values()].toSorted(comparePages);
	const allowedBy = matchAllowList(allow);
	return keys.map(({ room, id }) => {
		const key = pageKey({
			room,
			id
		});
		const pair = {
			base: before.get(key) ?? null,
			head: after.get(key) ?? null
		};
		const entry = allowedBy({
			room,
			id
		});
		const counted = isCounted(pair.head, entry);
		return {
			room,
			id,
			change: changeOf(pair.base, pair.head, {
				allowedBy: entry,
				sameHouse: same
			}),
			...pair,
			counted,
			compared: counted && pair.base !== null && isMeasured(pair.base),
			allowedBy: entry
		};
	});
}
function byKey(pages) {
	return new Map(pages.map((page) => [pageKey(page), page]));
}
function countChanges(pages) {
	const counts = {
		unchanged: 0,
		"new-boo": 0,
		"still-boo": 0,
		fixed: 0,
		"newly-lost": 0,
		"still-lost": 0,
		"no-longer-lost": 0,
		flaky: 0,
		allowed: 0,
		added: 0,
		removed: 0,
		"not-run": 0,
		error: 0
	};
	for (const page of pages) counts[page.change] += 1;
	return counts;
}
function figuresOf(pages, side) {
	const own = pages.filter((page) => page.compared).map((page) => page[side]).filter((page) => page !== null);
	return {
		empty: own.filter((page) => isEmptyAnswer(page) && !isFlaky(page)).length,
		warnings: own.reduce((sum, page) => sum + page.verdict.warnings.length, 0),
		coverage: coverageOf$1(pages)?.[side] ?? null
	};
}
function coverageOf$1(pages) {
	const both = pages.filter((page) => page.compared && coverageDrop(page) !== null);
	const base = meanCoverage(both.flatMap((page) => page.base ?? []));
	const head = meanCoverage(both.flatMap((page) => page.head ?? []));
	return base === null || head === null ? null : {
		base,
		head
	};
}
/** Coverage of the base less that of the head, −1 to 1; null unless both have one. */
function coverageDrop({ base, head }) {
	const before = base?.verdict.coverage ?? null;
	const after = head?.verdict.coverage ?? null;
	return before === null || after === null ? null : before - after;
}
function rowOf(pages) {
	const base = tallyOf(pages, "base");
	const head = tallyOf(pages, "head");
	const before = base?.ghostFreeRate ?? null;
	const after = head?.ghostFreeRate ?? null;
	return {
		base,
		head,
		ghostFreeChange: pages.every((page) => page.base !== null && page.head !== null) && before !== null && after !== null ? after - before : null,
		coverage: coverageOf$1(pages)
	};
}
function tallyOf(pages, side) {
	const own = pages.flatMap((page) => page[side] ?? []);
	return own.length === 0 ? null : tally$1(own);
}
function unmatched(allow, pages) {
	return allow.filter((entry) => {
		const matches = matchAllowList([entry]);
		return pages.every((page) => matches(page) === null);
	}).map((entry) => `${entry.origin.file}:${entry.origin.line}: no page matches ${shownText(entry.page)}`);
}
// src/gate/failure.ts
/** `1 page`, `2 pages`. */
function pagesText(count) {
	return `${count} ${count === 1 ? "page" : "pages"}`;
}
// src/results/nearest.ts
/** Longest name that is compared; misspelt names are short. */
const MAX_COMPARED = 64;
/**
* Asks whether the name that is spelt most like `wanted` was meant, for the hint of an error.
*
* @returns `Did you mean "trap"?`; null when no name is near, see {@link nearestSpelling}
*/
function didYouMean(wanted, names) {
	const near = nearestSpelling(wanted, names);
	return near === null ? null : `Did you mean ${shown$1(near)}?`;
}
/**
* The candidate that is spelt most like `wanted`; null when none is near.
*
* Near is at most a third of the letters wrong and at least one, see {@link editDistance}; small and
* capital letters are the same. Of equals the first wins.
*/
function nearestSpelling(wanted, candidates) {
	if (wanted.length > MAX_COMPARED) return null;
	let best = null;
	let allowed = Math.max(1, Math.floor(wanted.length / 3));
	for (const candidate of candidates) {
		if (candidate.length > MAX_COMPARED) continue;
		const distance = editDistance(wanted.toLowerCase(), candidate.toLowerCase(), allowed);
		if (distance > allowed) continue;
		best = candidate;
		allowed = distance - 1;
		if (allowed < 0) break;
	}
	return best;
}
/**
* Letters changed, added, left out, or swapped with their neighbour.
*
* @returns a number above `most` for any distance above it
*/
function editDistance(a, b, most) {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before = [];
	let row = Array.from({ length: b.length + 1 }, (_, at) => at);
	for (let i = 1; i <= a.length; i += 1) {
		const next = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : replaced;
			next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
		}
		before = row;
		row = next;
	}
	return row[b.length] ?? 0;
}
// src/gate/policy-text.ts
/** What may fail the gate against the base, without a number of its own. */
const PLAIN_POLICIES = [
	"boos-rise",
	"lost-rise",
	"new-boos",
	"new-lost",
	"empty-rise",
	"warnings-rise"
];
/** Parts of a percent that a limit can name (four decimals), so that limits are whole numbers. */
const PARTS_OF_A_PERCENT = 1e4;
/** What `fail-on` holds when nobody set it. */
const DEFAULT_FAIL_ON = "boos-rise,lost-rise";
/**
* Reads `fail-on`: names with commas between them, `coverage-drop:<points>` with its number.
*
* @returns no policies for `never`
* @throws InputError for an empty list, unknown names (with the nearest known one), a name that is there
*   twice, `never` beside others, and points that are no number from 0 to 100
*/
function parseFailOn(text = DEFAULT_FAIL_ON) {
	const names = text.split(",").map((name) => name.trim());
	if (names.length === 1 && names[0] === "never") return [];
	const policies = names.map(readPolicy);
	const twice = policies.find(({ kind }, index) => policies.findIndex((p) => p.kind === kind) < index);
	if (twice !== void 0) throw failOnError(`names ${twice.kind} twice, got ${shown$1(text)}`);
	return policies;
}
/**
* Reads `min-ghost-free`: `95` for all pages, `real=95,trap=80` for rooms, or both with commas between
* them; in percent, up to four decimals.
*
* @returns no limits for an empty text
* @throws InputError for anything else, and for a room that is there twice
*/
function parseMinGhostFree(text) {
	if (text.trim() === "") return [];
	const limits = text.split(",").map((part) => part.trim()).map((part) => {
		const at = part.lastIndexOf("=");
		const room = at === -1 ? null : part.slice(0, at).trim();
		const percent = readPercent(part.slice(at + 1).trim());
		if (percent === null || room === "") throw minGhostFreeError(`must be a percentage or room=percentage, got ${shown$1(part)}`);
		return {
			room,
			percent
		};
	});
	const twice = limits.find(({ room }, index) => limits.findIndex((l) => l.room === room) < index);
	if (twice !== void 0) throw minGhostFreeError(twice.room === null ? "has two limits for all pages" : `names room ${shown$1(twice.room)} twice`);
	return limits;
}
/**
* Reads `max-lost`: the most Lost pages of a run.
*
* @returns null, no limit, for an empty text
* @throws InputError for anything but a whole number
*/
function parseMaxLost(text) {
	const trimmed = text.trim();
	if (trimmed === "") return null;
	if (!/^\d{1,9}$/.test(trimmed)) throw new InputError("max-lost", `max-lost must be a whole number from 0, got ${shown$1(text)}`, { hint: "Give the most Lost pages that may pass, such as 0." });
	return Number(trimmed);
}
function readPolicy(name) {
	const plain = PLAIN_POLICIES.find((kind) => kind === name);
	if (plain !== void 0) return { kind: plain };
	const [kind = "", points] = name.split(/:(.*)/s);
	if (kind === "coverage-drop") {
		const value = readPercent((points ?? "").trim());
		if (value !== null) return {
			kind,
			points: value
		};
		throw failOnError(`needs points from 0 to 100 as in coverage-drop:2, got ${shown$1(name)}`);
	}
	if (name === "never") throw failOnError("takes never alone, got it beside others");
	const guess = didYouMean(kind, [
		...PLAIN_POLICIES,
		"coverage-drop",
		"never"
	]);
	throw failOnError(`does not know ${shown$1(name)}`, guess);
}
/** A number from 0 to 100, with a `%` sign or without; null for anything else. */
function readPercent(text) {
	const [, digits] = /^(\d{1,3}(?:\.\d{1,4})?) ?%?$/.exec(text) ?? [];
	const value = Number(digits);
	return digits !== void 0 && value <= 100 ? value : null;
}
function failOnError(problem, guess = null) {
	const usage = `Use ${PLAIN_POLICIES.join(", ")}, coverage-drop:<points>, or never alone.`;
	return new InputError("fail-on", `fail-on ${problem}`, { hint: guess === null ? usage : `${guess} ${usage}` });
}
function minGhostFreeError(problem) {
	return new InputError("min-ghost-free", `min-ghost-free ${problem}`, { hint: "Give a percentage such as 95, or one a room such as real=95,trap=80." });
}
// src/gate/limits.ts
/**
* The limits that the head breaks.
*
* Flaky pages and those on the allow-list are set aside: they are in neither part of a rate. A page that
* could not be judged counts as ghost-free here, so that a limit fails only if it would fail whatever the
* page holds; such pages fail the run on their own. A limit on a room without pages fails: it cannot be
* evaluated.
*/
function failedLimits(comparison, limits) {
	return [...limits.minGhostFree.flatMap((limit) => belowMinimum(comparison, limit) ?? []), ...tooManyLost(comparison, limits.maxLost)];
}
function belowMinimum(comparison, limit) {
	const { room, percent } = limit;
	const policy = `min-ghost-free ${room === null ? "" : `${room}=`}${percent}`;
	const place = room === null ? "" : ` in room ${shownText(room)}`;
	const own = comparison.pages.filter((page) => page.head !== null && (room === null || page.room === room));
	if (own.length === 0) return {
		policy,
		sentence: `There are no pages${place} to hold ${percent}% against.`,
		pages: []
	};
	const judged = own.filter((page) => page.change === "error" || page.counted);
	const bad = judged.filter(isCountedBad);
	const good = judged.length - bad.length;
	const least = Math.round(percent * PARTS_OF_A_PERCENT) * judged.length;
	if (good * 100 * 1e4 >= least) return null;
	const aside = own.length - judged.length;
	const asideText = aside === 0 ? "" : ` (${pagesText(aside)} flaky or allowed, set aside)`;
	return {
		policy,
		sentence: `${good} of ${pagesText(judged.length)}${place} are ghost-free${asideText}; at least ${percent}% must be.`,
		pages: bad
	};
}
function tooManyLost(comparison, most) {
	if (most === null) return [];
	const lost = comparison.pages.filter((page) => isCountedBad(page) && page.head?.outcome === "lost");
	if (lost.length <= most) return [];
	const verb = lost.length === 1 ? "is" : "are";
	const sentence = `${pagesText(lost.length)} ${verb} Lost; at most ${most} may be.`;
	return [{
		policy: `max-lost ${most}`,
		sentence,
		pages: lost
	}];
}
function isCountedBad(page) {
	return page.counted && (page.head?.outcome === "boo" || page.head?.outcome === "lost");
}
// src/gate/rises.ts
/** Differences of means below this are rounding of binary fractions, not coverage. */
const POINTS_TOLERANCE = 1e-9;
/**
* The policies against the base that fail, in the order in which they were asked for.
*
* Only compared pages count (see `PageComparison.compared`).
*/
function failedRises(comparison, failOn) {
	return failOn.flatMap((policy) => failedRise(comparison, policy) ?? []);
}
function failedRise(comparison, policy) {
	if (policy.kind === "coverage-drop") return coverageDrops(comparison, policy.points);
	return RISES[policy.kind](comparison);
}
const RISES = {
	"boos-rise": boosRise,
	"lost-rise": lostRise,
	"new-boos": (comparison) => newPages(comparison, "new-boos", "new-boo", "newly a Boo"),
	"new-lost": (comparison) => newPages(comparison, "new-lost", "newly-lost", "newly Lost"),
	"empty-rise": emptyRise,
	"warnings-rise": warningsRise
};
/**
* New Boos against fixed ones. A page that was Lost and is a Boo now is neither: it got no worse. A Boo
* that is Lost now is no fixed Boo either; it is the business of `lost-rise`.
*/
function boosRise(comparison) {
	const risen = withChange(comparison, "new-boo");
	const fixed = withChange(comparison, "fixed").filter((page) => page.base?.outcome === "boo");
	const rise = risen.length - fixed.length;
	if (rise <= 0) return null;
	return {
		policy: "boos-rise",
		sentence: `Boos rose by ${rise}: ${risen.length} new, ${fixed.length} fixed.`,
		pages: risen
	};
}
/** Newly Lost pages, also those that were Boos, against pages that come back again, also as Boos. */
function lostRise(comparison) {
	const risen = withChange(comparison, "newly-lost");
	const back = [...withChange(comparison, "fixed").filter((page) => page.base?.outcome === "lost"), ...withChange(comparison, "no-longer-lost")];
	const rise = risen.length - back.length;
	if (rise <= 0) return null;
	return {
		policy: "lost-rise",
		sentence: `Lost pages rose by ${rise}: ${risen.length} new, ${back.length} no longer lost.`,
		pages: risen
	};
}
function newPages(comparison, policy, change, words) {
	const pages = withChange(comparison, change);
	if (pages.length === 0) return null;
	const verb = pages.length === 1 ? "is" : "are";
	return {
		policy,
		sentence: `${pagesText(pages.length)} ${verb} ${words}.`,
		pages
	};
}
function emptyRise(comparison) {
	const { base, head } = comparison.compared;
	if (head.empty <= base.empty) return null;
	return {
		policy: "empty-rise",
		sentence: `Empty answers rose from ${base.empty} to ${head.empty}.`,
		pages: comparison.pages.filter((page) => page.compared && isEmpty(page.head) && !isEmpty(page.base))
	};
}
function warningsRise(comparison) {
	const { base, head } = comparison.compared;
	if (head.warnings <= base.warnings) return null;
	return {
		policy: "warnings-rise",
		sentence: `Warnings rose from ${base.warnings} to ${head.warnings}.`,
		pages: comparison.pages.filter((page) => page.compared && warningsOf$1(page.head) > warningsOf$1(page.base))
	};
}
function coverageDrops(comparison, points) {
	const { base, head } = comparison.compared;
	if (base.coverage === null || head.coverage === null) return null;
	const drop = (base.coverage - head.coverage) * 100;
	if (drop <= points + POINTS_TOLERANCE) return null;
	const sentence = `Coverage dropped by ${drop.toFixed(2)} points; ${points} are allowed.`;
	const pages = comparison.pages.filter((page) => page.compared && (coverageDrop(page) ?? 0) > 0);
	return {
		policy: `coverage-drop:${points}`,
		sentence,
		pages
	};
}
function withChange(comparison, change) {
	return comparison.pages.filter((page) => page.compared && page.change === change);
}
function isEmpty(page) {
	return page !== null && isEmptyAnswer(page) && !isFlaky(page);
}
function warningsOf$1(page) {
	return page?.verdict.warnings.length ?? 0;
}
// src/gate/policy.ts
/**
* Decides whether a run passes.
*
* - Policies against the base apply to comparable runs only; limits and unmeasured pages always.
* - A failed policy is certain whatever the unmeasured pages hold, so it decides the exit code: 1
*   before 3.
* - `neutral`, exit code 0, when nothing failed and nothing could be compared: no baseline, not
*   comparable, no page that both runs judged, or a shard that awaits its merge.
*/
function decide(comparison, policies) {
	const failed = [
		...comparison.baseline.kind === "comparable" ? failedRises(comparison, policies.failOn) : [],
		...failedLimits(comparison, policies),
		...missingBaseline(comparison, policies)
	];
	const unmeasured = unmeasuredPages(comparison);
	const failures = [...failed, ...unmeasured];
	if (failures.length > 0) return {
		conclusion: "failure",
		reason: failures.map(({ sentence }) => sentence).join(" "),
		failures,
		exitCode: failed.length > 0 ? EXIT.regression : EXIT.couldNotMeasure
	};
	const open = whyNeutral(comparison, policies);
	return {
		conclusion: open === null ? "success" : "neutral",
		reason: open ?? successReason(comparison),
		failures,
		exitCode: EXIT.passed
	};
}
function missingBaseline(comparison, policies) {
	if (!policies.failOnMissingBaseline || comparison.baseline.kind !== "none") return [];
	return [{
		policy: "fail-on-missing-baseline",
		sentence: "There is no baseline to compare with.",
		pages: []
	}];
}
/** A run that lacks pages, or could not judge some, has not passed whatever the others say. */
function unmeasuredPages(comparison) {
	const failures = [];
	const errors = comparison.pages.filter((page) => page.change === "error");
	if (errors.length > 0) {
		const sentence = `${pagesText(errors.length)} could not be judged.`;
		failures.push({
			policy: "error",
			sentence,
			pages: errors
		});
	}
	const missing = comparison.pages.filter((page) => page.change === "not-run");
	if (missing.length > 0 && comparison.headShard === null) {
		const sentence = `${pagesText(missing.length)} of the base did not run.`;
		failures.push({
			policy: "not-run",
			sentence,
			pages: missing
		});
	}
	if (comparison.pages.every((page) => page.head === null)) failures.push({
		policy: "no-pages",
		sentence: "The run has no pages.",
		pages: []
	});
	return failures;
}
function whyNeutral(comparison, limits) {
	const { baseline } = comparison;
	if (baseline.kind === "none") return withoutBaseline(limits);
	if (baseline.kind === "not-comparable") return `Not comparable with the base because ${baseline.reasons.join("; ")}.`;
	if (comparison.compared.pages === 0) return "No page was judged in both runs and counts.";
	if (comparison.headShard !== null && comparison.counts["not-run"] > 0) {
		const { index, total } = comparison.headShard;
		return `This is shard ${index}/${total}; merge the shards to decide.`;
	}
	return null;
}
/** Without a base the limits alone were looked at: whoever set one is told that it holds. */
function withoutBaseline({ minGhostFree, maxLost }) {
	const kept = [...minGhostFree.length === 0 ? [] : ["min-ghost-free"], ...maxLost === null ? [] : ["max-lost"]];
	if (kept.length === 0) return "There is no baseline to compare with.";
	const verb = kept.length === 1 ? "is" : "are";
	return `There is no baseline to compare with; ${kept.join(" and ")} ${verb} kept.`;
}
function successReason(comparison) {
	const { counts, compared } = comparison;
	const fixed = counts.fixed === 0 ? "" : `, ${counts.fixed} fixed`;
	const flaky = counts.flaky === 0 ? "" : `, ${counts.flaky} flaky and not counted`;
	const allowed = counts.allowed === 0 ? "" : `, ${counts.allowed} on the allow-list`;
	return `${pagesText(compared.pages)} compared with the base${fixed}${flaky}${allowed}.`;
}
// src/results/consistency.ts
const OUTCOME_OF = {
	none: "ghost-free",
	loop: "boo",
	empty: "boo",
	failed: "boo",
	"hidden-loop": "boo",
	"broken-answer": "boo",
	"timed-out": "lost",
	"not-judged": "error"
};
/** Rates may differ by this much: another engine may sum the same numbers in another order. */
const RATE_TOLERANCE = 1e-9;
/**
* Finds the first thing in well-formed results that contradicts another.
*
* @returns null when everything agrees: names that stay inside a folder, real dates, pages sorted and
*   none twice, causes that fit outcomes, offsets in order, a summary that the pages give; O(n log n)
*/
function findContradiction(results) {
	return headContradiction(results) ?? pagesContradiction(results.pages) ?? summaryContradiction(results.summary, summarize(results.pages));
}
/** As {@link findContradiction} for one page; `path` is where the page stands. */
function findPageContradiction(page, path) {
	const { verdict } = page;
	for (const field of ["room", "id"]) if (leavesFolder(page[field])) {
		const problem = `must stay inside its folder, got ${shown$1(page[field])}`;
		return {
			path: `${path}.${field}`,
			problem
		};
	}
	const wanted = OUTCOME_OF[verdict.cause];
	if (page.outcome !== wanted) {
		const problem = `${verdict.cause} goes with outcome ${wanted}, got ${page.outcome}`;
		return {
			path: `${path}.verdict.cause`,
			problem
		};
	}
	const { check, unit, measured, limit, pageCount, overshoot } = verdict;
	const worst = [
		check,
		unit,
		measured,
		limit,
		pageCount,
		overshoot
	];
	if (worst.includes(null) && worst.some((value) => value !== null)) return {
		path: `${path}.verdict`,
		problem: "has check, unit, measured, limit, pageCount and overshoot in part only"
	};
	if (check === null && (verdict.cause === "loop" || verdict.cause === "hidden-loop")) return {
		path: `${path}.verdict.check`,
		problem: `is null for cause ${verdict.cause}`
	};
	const backwards = verdict.where.findIndex((place) => place.start > place.end);
	if (backwards !== -1) return {
		path: `${path}.verdict.where[${backwards}]`,
		problem: "ends before it starts"
	};
	return confirmationContradiction(page, `${path}.confirmation`);
}
function confirmationContradiction(page, path) {
	const { confirmation } = page;
	if (confirmation === void 0) return null;
	if (confirmation.bad > confirmation.runs) return {
		path,
		problem: `has ${confirmation.bad} bad of ${confirmation.runs} runs`
	};
	if (page.outcome !== "boo" && page.outcome !== "lost") return {
		path,
		problem: `belongs to a Boo or Lost page, got ${page.outcome}`
	};
	return null;
}
function headContradiction(results) {
	const { source } = results.dataset;
	if (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(source)) return {
		path: "dataset.source",
		problem: `must not be an absolute path, got ${shown$1(source)}`
	};
	if (!isRealTime(results.startedAt)) return {
		path: "startedAt",
		problem: `is no real time: ${shown$1(results.startedAt)}`
	};
	const { shard } = results;
	if (shard !== null && shard.index > shard.total) return {
		path: "shard",
		problem: `has index ${shard.index} of ${shard.total}`
	};
	return null;
}
function pagesContradiction(pages) {
	for (const [index, page] of pages.entries()) {
		const path = `pages[${index}]`;
		const before = pages[index - 1];
		const order = before === void 0 ? -1 : comparePages(before, page);
		if (order === 0) return {
			path,
			problem: `is there twice: ${shownText(pageName(page))}`
		};
		if (order > 0) return {
			path,
			problem: `is out of order: ${shownText(pageName(page))}`
		};
		const fault = findPageContradiction(page, path);
		if (fault !== null) return fault;
	}
	return null;
}
function summaryContradiction(stated, given) {
	if (roomList(stated) !== roomList(given)) return {
		path: "summary.rooms",
		problem: "does not list the rooms of the pages"
	};
	const whole = tallyContradiction(stated, given, "summary");
	if (whole !== null) return whole;
	for (const [index, row] of given.rooms.entries()) {
		const other = stated.rooms[index];
		const fault = other && tallyContradiction(other, row, `summary.rooms[${index}]`);
		if (fault) return fault;
	}
	return null;
}
function roomList(summary) {
	return JSON.stringify(summary.rooms.map((row) => row.room));
}
function tallyContradiction(stated, given, path) {
	const wrong = [
		"pages",
		"ghostFree",
		"boos",
		"lost",
		"errors",
		"empty",
		"warnings"
	].find((field) => stated[field] !== given[field]) ?? [
		"ghostFreeRate",
		"coverage",
		"medianDurationMs"
	].find((field) => !near(stated[field], given[field]));
	if (wrong === void 0) return null;
	const problem = `is ${stated[wrong]}, but the pages give ${given[wrong]}`;
	return {
		path: `${path}.${wrong}`,
		problem
	};
}
function near(a, b) {
	if (a === null || b === null) return a === b;
	return Math.abs(a - b) <= RATE_TOLERANCE;
}
function leavesFolder(name) {
	return /^[/\\]/.test(name) || name.split(/[/\\]/).includes("..");
}
function isRealTime(text) {
	const ms = Date.parse(text);
	return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 19) === text.slice(0, 19);
}
// src/results/faults.ts
/** Checks `data` against a schema; the value comes back with its fields in the schema's order. */
function checkAgainst(schema, data) {
	const result = /* @__PURE__ */ safeParse(schema, data, { abortEarly: true });
	if (result.success) return {
		ok: true,
		value: result.output
	};
	return {
		ok: false,
		fault: faultOf(result.issues[0])
	};
}
/** The sentence of a fault, without the file. */
function faultText(fault) {
	return fault.path === "" ? fault.problem : `${fault.path} ${fault.problem}`;
}
function faultOf(issue) {
	const path = pathText(issue.path ?? []);
	const last = issue.path?.at(-1);
	if (last?.type === "object" && last.origin === "key") return {
		path,
		problem: issue.expected === "never" ? "is an unknown field" : "is missing"
	};
	return {
		path,
		problem: `must be ${issue.kind === "validation" ? issue.message : wantedText(issue.expected)}, got ${shown$1(issue.input)}`
	};
}
function wantedText(expected) {
	const names = {
		Object: "an object",
		Array: "a list",
		string: "text",
		number: "a number",
		boolean: "true or false"
	};
	const text = expected ?? "something else";
	return names[text] ?? text.replace(/^\((.*)\)$/, "$1").replaceAll(" | ", " or ");
}
function pathText(items) {
	let text = "";
	for (const item of items) if (typeof item.key === "number") text += `[${item.key}]`;
	else if (/^[A-Za-z]\w{0,40}$/.test(String(item.key))) text += `${text === "" ? "" : "."}${String(item.key)}`;
	else text += `[${shown$1(item.key)}]`;
	return text;
}
// src/results/schema.ts
const text = /* @__PURE__ */ string();
const word = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ nonEmpty("text that is not empty"));
const count = /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ safeInteger("a whole number"), /* @__PURE__ */ minValue(0, "0 or more"));
const positive = /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ safeInteger("a whole number"), /* @__PURE__ */ minValue(1, "1 or more"));
/** No count of characters or milliseconds gets past the whole numbers that JSON carries safely. */
const amount = /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ minValue(0, "0 or more"), /* @__PURE__ */ maxValue(Number.MAX_SAFE_INTEGER, "at most 2^53 - 1"));
const share = /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ minValue(0, "0 to 1"), /* @__PURE__ */ maxValue(1, "0 to 1"));
/** Rooms and ids become file names: no control character is ever part of one. */
const nameText = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[^\u0000-\u001f\u007f]+$/, "text that is not empty and has no control characters"));
const roomName = /* @__PURE__ */ pipe(nameText, /* @__PURE__ */ description("real, trap, ghost, script, or the name of a folder"));
const checkName = /* @__PURE__ */ pipe(/* @__PURE__ */ picklist([
	"fill_run",
	"fill_total",
	"unit_run",
	"line",
	"phrase",
	"table",
	"markup",
	"empty"
]), /* @__PURE__ */ description("The budget of the repetition rule"));
/** One page's entry. */
const PageSchema = /* @__PURE__ */ strictObject({
	id: nameText,
	room: roomName,
	tags: /* @__PURE__ */ array(text),
	outcome: /* @__PURE__ */ pipe(/* @__PURE__ */ picklist([
		"ghost-free",
		"boo",
		"lost",
		"error"
	]), /* @__PURE__ */ description("error: the page could not be judged")),
	verdict: /* @__PURE__ */ strictObject({
		cause: /* @__PURE__ */ pipe(/* @__PURE__ */ picklist([
			"none",
			"loop",
			"empty",
			"failed",
			"hidden-loop",
			"broken-answer",
			"timed-out",
			"not-judged"
		]), /* @__PURE__ */ description("Why the page has its outcome")),
		sentence: /* @__PURE__ */ pipe(text, /* @__PURE__ */ description("One sentence for people")),
		check: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(checkName), /* @__PURE__ */ description("The worst budget; null if nothing was measured")),
		unit: /* @__PURE__ */ nullable(text),
		measured: /* @__PURE__ */ nullable(amount),
		limit: /* @__PURE__ */ nullable(amount),
		pageCount: /* @__PURE__ */ nullable(amount),
		overshoot: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(amount), /* @__PURE__ */ description("measured ÷ limit; above 1 is a Boo")),
		where: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
			start: /* @__PURE__ */ pipe(count, /* @__PURE__ */ description("UTF-16 offset into the raw output")),
			end: /* @__PURE__ */ pipe(count, /* @__PURE__ */ description("UTF-16 offset into the raw output, exclusive"))
		})), /* @__PURE__ */ description("The run, or the first, second and last copies")),
		budgets: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
			check: checkName,
			unit: /* @__PURE__ */ pipe(text, /* @__PURE__ */ description("The unit or line as on the output, cut, controls made visible")),
			measured: amount,
			limit: amount,
			pageCount: /* @__PURE__ */ pipe(amount, /* @__PURE__ */ description("How often, or how much of it, the page has"))
		})), /* @__PURE__ */ description("The worst of each check")),
		warnings: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
			name: /* @__PURE__ */ picklist([
				"skeleton",
				"bloat",
				"thin",
				"doubling"
			]),
			unit: text,
			measured: amount,
			limit: amount,
			sentence: /* @__PURE__ */ pipe(text, /* @__PURE__ */ description("One sentence for people"))
		})), /* @__PURE__ */ description("Never change the outcome")),
		coverage: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(share), /* @__PURE__ */ description("Share of the page's words that came back, 0 to 1"))
	}),
	durationMs: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(amount), /* @__PURE__ */ description("Wall time; null if the command never ran, or a batch did not tell")),
	attempts: /* @__PURE__ */ pipe(count, /* @__PURE__ */ description("How often the command was started")),
	outputBytes: /* @__PURE__ */ pipe(count, /* @__PURE__ */ description("Size of the raw answer in UTF-8")),
	exitCode: /* @__PURE__ */ nullable(/* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ safeInteger("a whole number"))),
	confirmation: /* @__PURE__ */ exactOptional(/* @__PURE__ */ pipe(/* @__PURE__ */ strictObject({
		runs: /* @__PURE__ */ pipe(positive, /* @__PURE__ */ description("Runs of this page in all")),
		bad: /* @__PURE__ */ pipe(positive, /* @__PURE__ */ description("Runs that were a Boo or Lost"))
	}), /* @__PURE__ */ description("Absent when the page was not run again")))
});
const tallyFields = {
	pages: count,
	ghostFree: count,
	boos: count,
	lost: count,
	errors: count,
	empty: /* @__PURE__ */ pipe(count, /* @__PURE__ */ description("Boos because nothing came back")),
	warnings: /* @__PURE__ */ pipe(count, /* @__PURE__ */ description("Warnings, not pages")),
	ghostFreeRate: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(share), /* @__PURE__ */ description("ghostFree ÷ pages; null for no pages")),
	coverage: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(share), /* @__PURE__ */ description("Mean over the pages that have one")),
	medianDurationMs: /* @__PURE__ */ nullable(amount)
};
/** What was asked for; null stands for everything. */
const SelectionSchema = /* @__PURE__ */ strictObject({
	rooms: /* @__PURE__ */ nullable(/* @__PURE__ */ array(word)),
	pages: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(/* @__PURE__ */ array(word)), /* @__PURE__ */ description("Ids or globs")),
	tags: /* @__PURE__ */ nullable(/* @__PURE__ */ array(word)),
	maxPages: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(positive), /* @__PURE__ */ description("Most pages of a room"))
});
/** Which part of a run that several machines share. */
const ShardSchema = /* @__PURE__ */ strictObject({
	index: positive,
	total: positive
});
/** The whole file. */
const ResultsSchema = /* @__PURE__ */ pipe(/* @__PURE__ */ strictObject({
	schemaVersion: /* @__PURE__ */ pipe(/* @__PURE__ */ literal(1), /* @__PURE__ */ description("Version of this format")),
	tool: /* @__PURE__ */ strictObject({
		name: /* @__PURE__ */ literal("boobench"),
		version: word
	}),
	dataset: /* @__PURE__ */ strictObject({
		source: /* @__PURE__ */ pipe(word, /* @__PURE__ */ description("builtin, owner/name, or a folder that is never absolute")),
		revision: /* @__PURE__ */ pipe(word, /* @__PURE__ */ description("Commit of a hub dataset, or sha256: and a hash of the rows")),
		ruleVersion: /* @__PURE__ */ pipe(word, /* @__PURE__ */ description("Version of the repetition rule"))
	}),
	parser: /* @__PURE__ */ strictObject({
		label: text,
		command: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(text), /* @__PURE__ */ description("null when outputs were scored"))
	}),
	commit: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(word), /* @__PURE__ */ description("Commit of the code under test")),
	startedAt: /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?Z$/, "a UTC time such as 2026-01-31T12:00:00Z")),
	selection: SelectionSchema,
	timeoutMs: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(positive), /* @__PURE__ */ description("Clock of a page; null for scored outputs")),
	shard: /* @__PURE__ */ pipe(/* @__PURE__ */ nullable(ShardSchema), /* @__PURE__ */ description("null for a whole run")),
	pages: /* @__PURE__ */ pipe(/* @__PURE__ */ array(PageSchema), /* @__PURE__ */ description("By room (real, trap, ghost, script, then by name) and id")),
	summary: /* @__PURE__ */ strictObject({
		...tallyFields,
		rooms: /* @__PURE__ */ array(/* @__PURE__ */ strictObject({
			room: roomName,
			...tallyFields
		}))
	})
}), /* @__PURE__ */ title("Boo Bench results"), /* @__PURE__ */ description("The results of one run, version 1: results.json"));
// src/results/file.ts
/**
* Reads the text of a `results.json`.
*
* @param file how messages call the file
* @returns results whose every field and whose summary hold; fields in the schema's order
* @throws InputError for text that is not JSON, another `schemaVersion`, and anything that the schema
*   or {@link findContradiction} refuses; it names the file, the path of the fault and the value seen
*/
function parseResults(text, file) {
	const data = parseJson$1(text, file);
	const version = isRecord(data) ? data["schemaVersion"] : void 0;
	if (version !== void 0 && version !== 1) throw new InputError("results-version", `${file} has schemaVersion ${shown$1(version)}; this version reads 1`, { hint: "Use the version of boobench that wrote the file, or run again." });
	const checked = checkResults(data);
	if (!checked.ok) throw new InputError("results-damaged", `${file}: ${faultText(checked.fault)}`, { hint: "The file was damaged or edited; run again to get a new one." });
	return checked.value;
}
/**
* Writes results as the text of a `results.json`: two spaces, fields in the schema's order, pages
* sorted, a final line feed; the same bytes for the same input.
*
* @throws TypeError for results that {@link parseResults} would refuse, which is a fault of ours
*/
function serializeResults(results) {
	const checked = checkResults({
		...results,
		pages: results.pages.toSorted(comparePages)
	});
	if (!checked.ok) throw new TypeError(`results that cannot be written: ${faultText(checked.fault)}`);
	return `${JSON.stringify(checked.value, null, 2)}\n`;
}
function checkResults(data) {
	const checked = checkAgainst(ResultsSchema, data);
	if (!checked.ok) return checked;
	const fault = findContradiction(checked.value);
	return fault === null ? checked : {
		ok: false,
		fault
	};
}
function parseJson$1(text, file) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		const why = cause instanceof Error ? shownText(cause.message) : "unknown reason";
		throw new InputError("results-not-json", `${file} is not JSON: ${why}`, {
			hint: text.trim() === "" ? "The file is empty; run again to get a new one." : "The file was cut off or damaged; run again to get a new one.",
			cause
		});
	}
}
function isRecord(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
// src/app/compare.ts
/** Largest `results.json` that is read: a hundred thousand pages take about 100 MB. */
const MAX_RESULTS_BYTES = 536870912;
const MAX_ALLOW_LIST_BYTES = 8388608;
/** Compares a run with its base and decides. */
function gate(base, head, allow, policies) {
	const comparison = compareRuns(base, head, allow);
	return {
		comparison,
		decision: decide(comparison, policies)
	};
}
/**
* Reads a results file, given as such or as the folder that holds it.
*
* @throws InputError naming the file for anything that is not results of this version
*/
async function readResults(path) {
	const file = await resultsFileAt(path);
	return parseResults(await readText(file, MAX_RESULTS_BYTES), file);
}
/** The path of a results file, given as such or as the folder that holds it. */
async function resultsFileAt(path) {
	return await kindOfPath(path) === "folder" ? join(path, "results.json") : path;
}
/** @throws InputError naming file and line, for expired entries too */
async function readAllowList(path, nowMs) {
	const { parseAllowList } = await import("./chunk-allow-list.js");
	return parseAllowList(await readText(path, MAX_ALLOW_LIST_BYTES), path, nowMs);
}
// src/house/hub-source.ts
const HUB_ID = /^([\w][\w.-]*\/[\w][\w.-]*)(?:@([\w./-]+))?$/;
/** Reads `owner/name[@revision]`; null for anything else. */
function parseHubSource(source) {
	const [, repository, revision = "main"] = HUB_ID.exec(source) ?? [];
	return repository === void 0 || revision.includes("..") ? null : {
		repository,
		revision
	};
}
/** Whether a revision is a commit, which never stands for anything else. */
function isCommit(revision) {
	return /^[0-9a-f]{40}$/.test(revision);
}
// src/host/lines.ts
const CHUNK_BYTES = 1 << 20;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const BYTE_ORDER_MARK = Buffer.from([
	239,
	187,
	191
]);
/**
* Streams the lines of a file, split at LF or CRLF, with a leading UTF-8 byte order mark dropped.
*
* An empty file has no lines; a last line without line ending counts. Memory is one chunk and one
* line; a line longer than `maxLineBytes` is passed over and yielded without its bytes.
*
* @throws InputError when the file cannot be read
*/
async function* readLines(path, maxLineBytes) {
	const file = await openFile(path);
	try {
		let parts = [];
		let length = 0;
		let number = 0;
		const take = (part) => {
			length += part.length;
			if (length > maxLineBytes) parts = [];
			else if (part.length > 0) parts.push(part);
		};
		const end = () => {
			number += 1;
			const bytes = length > maxLineBytes ? null : trimmed$1(Buffer.concat(parts), number === 1);
			parts = [];
			length = 0;
			return {
				number,
				bytes
			};
		};
		for (;;) {
			const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
			const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES);
			if (bytesRead === 0) break;
			let from = 0;
			for (;;) {
				const at = chunk.subarray(0, bytesRead).indexOf(LINE_FEED, from);
				if (at === -1) break;
				take(chunk.subarray(from, at));
				yield end();
				from = at + 1;
			}
			take(chunk.subarray(from, bytesRead));
		}
		if (length > 0) yield end();
	} finally {
		await file.close();
	}
}
function trimmed$1(line, first) {
	const start = first && line.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
	const end = line.at(-1) === CARRIAGE_RETURN ? line.length - 1 : line.length;
	return line.subarray(start, Math.max(start, end));
}
// node_modules/yocto-queue/index.js
var Node = class {
	value;
	next;
	constructor(value) {
		this.value = value;
	}
};
var Queue = class {
	#head;
	#tail;
	#size;
	constructor() {
		this.clear();
	}
	enqueue(value) {
		const node = new Node(value);
		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}
		this.#size++;
	}
	dequeue() {
		const current = this.#head;
		if (!current) return;
		this.#head = this.#head.next;
		this.#size--;
		if (!this.#head) this.#tail = void 0;
		return current.value;
	}
	peek() {
		if (!this.#head) return;
		return this.#head.value;
	}
	clear() {
		this.#head = void 0;
		this.#tail = void 0;
		this.#size = 0;
	}
	get size() {
		return this.#size;
	}
	*[Symbol.iterator]() {
		let current = this.#head;
		while (current) {
			yield current.value;
			current = current.next;
		}
	}
	*drain() {
		while (this.#head) yield this.dequeue();
	}
};
// node_modules/p-limit/index.js
function pLimit(concurrency) {
	let rejectOnClear = false;
	if (typeof concurrency === "object") ({concurrency, rejectOnClear = false} = concurrency);
	validateConcurrency(concurrency);
	if (typeof rejectOnClear !== "boolean") throw new TypeError("Expected `rejectOnClear` to be a boolean");
	const queue = new Queue();
	let activeCount = 0;
	const resumeNext = () => {
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};
	const next = () => {
		activeCount--;
		resumeNext();
	};
	const run = async (function_, resolve, arguments_) => {
		const result = (async () => function_(...arguments_))();
		resolve(result);
		try {
			await result;
		} catch {}
		next();
	};
	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = { reject };
		new Promise((internalResolve) => {
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(void 0, function_, resolve, arguments_));
		if (activeCount < concurrency) resumeNext();
	};
	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});
	Object.defineProperties(generator, {
		activeCount: { get: () => activeCount },
		pendingCount: { get: () => queue.size },
		clearQueue: { value() {
			if (!rejectOnClear) {
				queue.clear();
				return;
			}
			const abortError = AbortSignal.abort().reason;
			while (queue.size > 0) queue.dequeue().reject(abortError);
		} },
		concurrency: {
			get: () => concurrency,
			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;
				queueMicrotask(() => {
					while (activeCount < concurrency && queue.size > 0) resumeNext();
				});
			}
		},
		map: { async value(iterable, function_) {
			const promises = [];
			try {
				Array.from(iterable, (value, index) => {
					const promise = generator(function_, value, index);
					promises.push(promise);
					return promise;
				});
			} catch (error) {
				for (const promise of promises) promise.catch(() => {});
				throw error;
			}
			return Promise.all(promises);
		} }
	});
	return generator;
}
function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/house/draft.ts
/** Files looked at side by side: enough to hide the disk's latency, far below the limit of open files. */
const CONCURRENT_CHECKS = 32;
/** A Git LFS pointer is about 130 bytes. */
const MAX_POINTER_BYTES = 1024;
const LFS_POINTER = "version https://git-lfs.github.com/spec/";
function isLfsPointer(text) {
	return text.startsWith(LFS_POINTER);
}
/** `file:line`, as every message starts. */
function place(origin) {
	return `${origin.file}:${origin.line}`;
}
/** Keeps the first page of every room and id; each later one becomes a bad row that names both. */
function withoutDuplicates(drafts) {
	const first = /* @__PURE__ */ new Map();
	const bad = [...drafts.bad];
	for (const page of drafts.pages) {
		const key = pageKey(page);
		const earlier = first.get(key);
		if (earlier === void 0) {
			first.set(key, page);
			continue;
		}
		bad.push({
			id: null,
			room: page.room,
			origin: page.origin,
			problem: `page ${shown$1(pageName(page))} is already used at ${place(earlier.origin)}; give each page an id of its own`
		});
	}
	return {
		pages: [...first.values()],
		bad
	};
}
/**
* Checks that each page's document is a regular file inside the house.
*
* @param root the house's folder without links in its path
* @returns pages whose document can be used, in the order given, and bad rows for the others
*/
async function withDocuments(drafts, root) {
	const check = insideFolder(root);
	const limit = pLimit(CONCURRENT_CHECKS);
	const bad = [...drafts.bad];
	const pages = [];
	const problems = await limit.map(drafts.pages, async (page) => {
		const pdf = page.pdf ?? defaultDocument(page);
		const path = join(root, pdf);
		return {
			pdf,
			problem: await documentProblem(page, pdf, path, await check(dirname(path), basename(path)))
		};
	});
	drafts.pages.forEach((page, at) => {
		const { pdf, problem } = problems[at] ?? {
			pdf: page.pdf,
			problem: null
		};
		if (problem === null) pages.push({
			...page,
			pdf
		});
		else bad.push({
			id: page.id,
			room: page.room,
			origin: page.origin,
			problem
		});
	});
	return {
		pages,
		bad
	};
}
/** Pages and bad rows in their final shape: sorted, and no two with the same room and id. */
function finish(drafts, root) {
	const taken = new Set(drafts.pages.map(pageKey));
	const nameOf = ({ id, room, origin }) => {
		const line = `line-${origin.line}`;
		let name = id ?? line;
		for (let copy = 1; taken.has(pageKey({
			room,
			id: name
		})); copy += 1) name = copy === 1 && name !== line ? line : `${line}-${copy + 1}`;
		taken.add(pageKey({
			room,
			id: name
		}));
		return name;
	};
	const unusable = drafts.bad.map((row) => ({
		id: nameOf(row),
		room: row.room,
		origin: row.origin,
		message: `${place(row.origin)}: ${row.problem}`
	}));
	return {
		pages: drafts.pages.map(({ pdf, ...page }) => ({
			...page,
			document: pdf === null ? null : join(root, pdf)
		})).toSorted(comparePages),
		unusable: unusable.toSorted(comparePages)
	};
}
/** Where a document lies whose row does not say so (formats, "Dataset"). */
function defaultDocument(page) {
	return `docs/${page.room}/${page.id}.pdf`;
}
async function documentProblem(page, pdf, path, found) {
	const name = `document ${shown$1(pdf)}`;
	if (found.kind === "file") return found.bytes <= MAX_POINTER_BYTES && await isPointerFile(path) ? `${name} is a Git LFS pointer, not the document; run "git lfs pull"` : null;
	if (found.kind === "missing") return `${name} does not exist in the dataset folder${page.pdf === null ? ", where it is looked for as the row has no pdf" : ""}`;
	if (found.kind === "outside") return `${name} is a link out of the dataset folder; put the file itself there`;
	if (found.kind === "not-a-file") return `${name} is not a regular file`;
	return `${name} cannot be read: ${found.reason}`;
}
async function isPointerFile(path) {
	try {
		return isLfsPointer(await readText(path, MAX_POINTER_BYTES));
	} catch {
		return false;
	}
}
// src/house/fields.ts
/** What is wrong with one row; caught where the row is read, never leaves the house. */
var RowProblem = class extends Error {};
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** A text field; null where it is missing or null. */
function optionalText(row, field) {
	const value = row[field];
	if (value === void 0 || value === null) return null;
	if (typeof value === "string") return value;
	throw new RowProblem(`${field} must be a string, got ${shown$1(value)}`);
}
/** A list of strings; empty where it is missing or null. */
function optionalTexts(row, field) {
	const value = row[field];
	if (value === void 0 || value === null) return [];
	if (!Array.isArray(value)) throw new RowProblem(`${field} must be a list of strings, got ${shown$1(value)}`);
	return value.map((item) => {
		if (typeof item === "string") return item;
		throw new RowProblem(`${field} must hold strings only, got ${shown$1(item)}`);
	});
}
/** A finite number of at least `minimum`; null where it is missing or null. */
function optionalNumber(row, field, minimum) {
	const value = row[field];
	if (value === void 0 || value === null) return null;
	if (typeof value === "number" && Number.isFinite(value) && value >= minimum) return value;
	throw new RowProblem(`${field} must be a number of at least ${minimum}, got ${shown$1(value)}`);
}
/** A whole number of at least `minimum`; null where it is missing or null. */
function optionalCount(row, field, minimum) {
	const value = optionalNumber(row, field, minimum);
	if (value === null || Number.isSafeInteger(value)) return value;
	throw new RowProblem(`${field} must be a whole number, got ${shown$1(value)}`);
}
/**
* Says why a text cannot name a file or folder; null when it can.
*
* An id and a room become `outputs/<room>/<id>.md`, so neither may leave its folder, break a line
* of a report or be longer than a disk takes.
*/
function unsafeName(name, mostBytes = 200) {
	if (name === "") return "is empty";
	if (name === "." || name === "..") return "is a folder of its own";
	if (/[/\\]/.test(name)) return "holds a slash or backslash";
	if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return "holds control characters";
	if (/\p{Cs}/u.test(name)) return "is not valid Unicode";
	const bytes = Buffer.byteLength(name, "utf8");
	if (bytes > mostBytes) return `is ${bytes} bytes long, more than ${mostBytes}`;
	return null;
}
/** @throws RowProblem when `name` cannot be a file name */
function requireSafeName(field, name) {
	const reason = unsafeName(name);
	if (reason === null) return name;
	throw new RowProblem(`${field} must be usable as a file name, but ${shown$1(name)} ${reason}`);
}
/**
* Checks a document path of a row by its letters alone; links are checked on the disk.
*
* @returns the path, relative to the house, with `/`
* @throws RowProblem when it is absolute, leaves the folder or is no path
*/
function requireInnerPath(field, path) {
	const refuse = (reason) => new RowProblem(`${field} must be a path inside the dataset folder, but ${shown$1(path)} ${reason}`);
	if (path === "") throw refuse("is empty");
	if (/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(path)) throw refuse("holds control characters");
	if (path.includes("\\")) throw refuse("holds a backslash; folders are separated by \"/\"");
	if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) throw refuse("is absolute");
	const parts = path.split("/").filter((part) => part !== "" && part !== ".");
	if (parts.includes("..")) throw refuse("leaves it with \"..\"");
	if (parts.length === 0) throw refuse("names no file");
	return parts.join("/");
}
// src/text/characters.ts
/** What a UTF-16 code unit means to cleaning; a set of flags. */
const CHAR = {
	/** White space that does not end a line. */
	space: 1,
	/** One of the newline forms. */
	newline: 2,
	/** Dropped: controls, zero-width space and word joiner, soft hyphen, bidi controls, selectors. */
	drop: 4,
	/** NFC may change it or what stands before it: marks, conjoining jamo, singletons. */
	compose: 8,
	surrogate: 16,
	/** Takes part in Markdown inside a line: \ * _ ~ ` [ */
	inline: 32,
	/** `&` */
	entity: 64,
	/** `<` */
	tag: 128,
	/** Folded to another character, or to three. */
	fold: 256,
	/** Can start a prefix or a rule that cleaning takes from a line's start. */
	prefix: 512,
	pipe: 1024
};
const UNKNOWN = 65535;
const table = (/* @__PURE__ */ new Uint16Array(65536)).fill(UNKNOWN);
function set(flag, ...codes) {
	for (const code of codes) table[code] = (table[code] ?? 0) | flag;
}
function codesOf(text) {
	return [...text].map((char) => char.charCodeAt(0));
}
function range(first, last) {
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
const DROPPED = [
	...range(0, 8),
	...range(14, 31),
	...range(127, 132),
	...range(134, 159),
	173,
	1564,
	...range(6155, 6157),
	6159,
	8203,
	8206,
	8207,
	...range(8234, 8238),
	8288,
	...range(8294, 8297),
	...range(65024, 65039),
	65279
];
const SPACES = [
	9,
	32,
	160,
	5760,
	...range(8192, 8202),
	8239,
	8287,
	12288
];
const NEWLINES = [
	10,
	11,
	12,
	13,
	133,
	8232,
	8233
];
/** Marks and conjoining vowels and tails: NFC may join them to what stands before. */
const JOINS = /[\p{M}\u1160-\u11ff\ud7b0-\ud7ff]/u;
/** Classes of 256 code units are worked out when the first of them is met. */
function classifyBlock(code) {
	const first = code & 65280;
	for (let unit = first; unit < first + 256; unit += 1) {
		let flags = 0;
		if (unit >= 55296 && unit <= 57343) flags = CHAR.surrogate;
		else if (unit >= 768) {
			const char = String.fromCharCode(unit);
			if (JOINS.test(char) || char.normalize("NFC") !== char) flags = CHAR.compose;
		}
		table[unit] = flags;
	}
	for (const dropped of DROPPED) if (dropped >> 8 === first >> 8) table[dropped] = CHAR.drop;
	for (const space of SPACES) if (space >> 8 === first >> 8) table[space] = CHAR.space;
	for (const newline of NEWLINES) if (newline >> 8 === first >> 8) table[newline] = CHAR.newline;
	if (first === 0) {
		set(CHAR.inline, ...codesOf("\\*_~`["));
		set(CHAR.entity, ...codesOf("&"));
		set(CHAR.tag, ...codesOf("<"));
		set(CHAR.fold, ...codesOf("OIl$"));
		set(CHAR.pipe, ...codesOf("|"));
		set(CHAR.prefix, ...codesOf("#>-+*_=:|`~0123456789"));
	}
	if (first === 256) set(CHAR.fold, 448);
	if (first === 8192) {
		set(CHAR.fold, 8230);
		set(CHAR.prefix, 8226);
	}
}
for (const block of [
	0,
	256,
	512
]) classifyBlock(block);
/**
* Flags of `CHAR` for one UTF-16 code unit; 0 for plain text.
*
* @param unit 0–65535; NaN, what stands behind a string's end, is plain
*/
function classOf(unit) {
	const known = table[unit];
	if (known !== UNKNOWN) return known ?? 0;
	classifyBlock(unit);
	return table[unit] ?? 0;
}
/** True when the unit of `text` at `at` is white space, newline forms included. */
function isSpace(text, at) {
	return (classOf(text.charCodeAt(at)) & (CHAR.space | CHAR.newline)) !== 0;
}
/** Astral variation selectors: dropped like those of the basic plane. */
function isDroppedAstral(codePoint) {
	return codePoint >= 917760 && codePoint <= 917999;
}
/** Astral planes' letters, marks and ideographs that NFC may change or move; emoji never are. */
function mayComposeAstral(codePoint) {
	return codePoint >= 66045 && codePoint <= 94207 || codePoint === 113822 || codePoint >= 119134 && codePoint <= 119364 || codePoint >= 122880 && codePoint <= 126975 || codePoint >= 194560 && codePoint <= 195103;
}
const FILL = new Set(codesOf(".‥·•-‐‑‒–—―−_=▪"));
/** Fill characters of the rule, section 3 (`…` is three dots by then). */
function isFill(codePoint) {
	return codePoint < 128 ? codePoint === 46 || codePoint === 45 || codePoint === 95 || codePoint === 61 : FILL.has(codePoint);
}
/** Look-alikes of the rule, step 4; `…` is handled by the caller, it becomes three characters. */
function foldCodePoint(codePoint) {
	switch (codePoint) {
		case 79: return 48;
		case 73:
		case 108:
		case 448: return 49;
		case 36: return 53;
		default: return codePoint;
	}
}
// node_modules/entities/dist/decode-codepoint.js
/**
* C1 Unicode control character reference replacements (code points 128-159).
* Index i gives the replacement for code point 128+i; 0 means "no replacement".
*/
const c1 = [
	8364,
	0,
	8218,
	402,
	8222,
	8230,
	8224,
	8225,
	710,
	8240,
	352,
	8249,
	338,
	0,
	381,
	0,
	0,
	8216,
	8217,
	8220,
	8221,
	8226,
	8211,
	8212,
	732,
	8482,
	353,
	8250,
	339,
	0,
	382,
	376
];
/**
* True for NUL, UTF-16 surrogates, and values past U+10FFFF.
* @param codePoint Unicode code point to check.
*/
function isInvalidCodePoint(codePoint) {
	return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
}
/**
* Replace the given code point with U+FFFD if it is NUL (0), a surrogate, or
* outside the valid Unicode range. Code points in the C1 controls range
* (128-159) are remapped to their Windows-1252 equivalents, following the
* HTML spec. All other code points are returned unchanged.
* @param codePoint Unicode code point to convert.
*/
function replaceCodePoint(codePoint) {
	if (isInvalidCodePoint(codePoint)) return 65533;
	if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
	return codePoint;
}
/**
* Convert the code point of a decoded numeric entity to a string, replacing
* invalid values.
*
* Fast path for plain BMP code points: [1..0x7F] and [0xA0..0xD7FF] pass
* `replaceCodePoint` unchanged (no NUL, C1 remap, surrogate, or out-of-range
* handling) and fit a single charCode. 0xd760 = 0xD800 (the first surrogate)
* - 0xA0.
* @param codePoint Unicode code point to convert.
*/
function codePointToString(codePoint) {
	return codePoint - 1 >>> 0 < 127 || codePoint - 160 >>> 0 < 55136 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePoint(codePoint));
}
// node_modules/entities/dist/generated/decode-data-html.js
/**
* Serialized decode data; the format is documented in
* `src/internal/decode-data-format.ts`. `[0]` is one-byte data (all char
* codes <= 0xFF: header, front-coded name suffixes, per-name metadata,
* cuckoo choice bits); `[1]` holds the replacement values.
*/
const htmlDecodeData = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ\"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟\"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌"];
/** Multiplier deriving the first candidate bucket from a key. */
const BUCKET_HASH_1 = 0x9e3779b1;
/** Multiplier deriving the second candidate bucket from a key. */
const BUCKET_HASH_2 = 0x85ebca6b;
/** Size of the (c0,c1) class table (10-bit index). */
const PAIR_TABLE_SIZE = 1024;
/**
* Map an alphanumeric char code to 6 bits (1..62); 0 = not alphanumeric.
* Used for the key's last-character field.
*/
const CHAR_REMAP = (() => {
	const remap = /* @__PURE__ */ new Uint8Array(128);
	for (let code = 48; code <= 57; code++) remap[code] = code - 47;
	for (let code = 65; code <= 90; code++) remap[code] = code - 54;
	for (let code = 97; code <= 122; code++) remap[code] = code - 60;
	return remap;
})();
/**
* The exact 32-bit key for a name occurring at `nameStart` with `length`
* chars. Covers the first two and last two characters plus the length;
* middle characters are verified separately against the names blob.
*
* The hot decoder inlines this computation; tests assert both stay in sync
* by looking every entity up through the public API.
* @param text Text containing the name.
* @param nameStart Index of the name's first character.
* @param length Length of the name.
*/
function exactKey(text, nameStart, length) {
	return text.charCodeAt(nameStart) << 25 | text.charCodeAt(nameStart + 1) << 18 | text.charCodeAt(nameStart + length - 2) << 11 | CHAR_REMAP[text.charCodeAt(nameStart + length - 1)] << 5 | length;
}
/**
* The 10-bit (c0,c1) class index used by the probe front end. The function
* was chosen by exhaustive search over load-free mixers for minimal
* candidate-set collisions on the real entity set.
* @param c0 First char code of the candidate name.
* @param c1 Second char code.
*/
function pairIndex(c0, c1) {
	return (c0 * 3 << 3 ^ c1) & 1023;
}
/**
* First candidate bucket for a key in a table of `buckets` buckets.
* @param key Exact key.
* @param buckets Bucket count.
*/
function bucketOne(key, buckets) {
	return (Math.imul(key, BUCKET_HASH_1) >>> 16) * buckets >>> 16;
}
/**
* Second candidate bucket for a key.
* @param key Exact key.
* @param buckets Bucket count.
*/
function bucketTwo(key, buckets) {
	return (Math.imul(key, BUCKET_HASH_2) >>> 16) * buckets >>> 16;
}
/**
* Build the lookup structures from a serialized dataset.
* @param packed Serialized decode data, see `decode-data-format.ts`.
*/
function initDecodeData(packed) {
	const [data, values] = packed;
	const nameCount = data.charCodeAt(0) - 48 << 6 | data.charCodeAt(1) - 48;
	const suffixesLength = data.charCodeAt(2) - 48 << 6 | data.charCodeAt(3) - 48;
	const buckets = data.charCodeAt(4) - 48 << 6 | data.charCodeAt(5) - 48;
	const metaStart = 6 + suffixesLength;
	const choicesStart = metaStart + 2 * nameCount;
	const slotCount = 2 * buckets;
	const keys = new Int32Array(slotCount);
	const slotMidOff = new Uint16Array(slotCount);
	const slotValue = new Uint16Array(slotCount);
	const lengthBits = new Uint32Array(PAIR_TABLE_SIZE);
	const middleOffsets = /* @__PURE__ */ new Map();
	const middles = [];
	let name = "";
	let suffixOffset = 6;
	let valueOffset = 0;
	for (let index = 0; index < nameCount; index++) {
		const meta0 = data.charCodeAt(metaStart + 2 * index) - 35;
		const meta1 = data.charCodeAt(metaStart + 2 * index + 1) - 35;
		const prefixLength = meta0 & 31;
		const length = prefixLength + (meta1 & 31);
		const valueLength = (meta1 >> 5) + 1;
		name = name.slice(0, prefixLength) + data.slice(suffixOffset, suffixOffset + length - prefixLength);
		suffixOffset += length - prefixLength;
		const key = exactKey(name, 0, length);
		let slot = 2 * ((data.charCodeAt(choicesStart + Math.floor(index / 6)) - 48 & 1 << index % 6) === 0 ? bucketOne : bucketTwo)(key, buckets);
		if (keys[slot] !== 0) slot += 1;
		keys[slot] = key;
		if (length > 4) {
			const middle = name.slice(2, length - 2);
			const existing = middleOffsets.get(middle);
			if (existing === void 0) {
				middleOffsets.set(middle, middles.length);
				slotMidOff[slot] = middles.length;
				for (let middleIndex = 0; middleIndex < middle.length; middleIndex += 2) middles.push(middle.charCodeAt(middleIndex) | middle.charCodeAt(middleIndex + 1) << 16);
			} else slotMidOff[slot] = existing;
		}
		const pair = pairIndex(name.charCodeAt(0), name.charCodeAt(1));
		lengthBits[pair] |= length <= 16 ? 1 << length - 2 : 32768;
		if ((meta0 & 32) !== 0) lengthBits[pair] |= 1 << length - 2 + 16;
		slotValue[slot] = valueOffset << 2 | valueLength - 1 | (meta0 & 32) >> 4;
		valueOffset += valueLength;
	}
	return {
		keys,
		buckets,
		slotMidOff,
		slotValue,
		values,
		lengthBits,
		middles: new Uint32Array(middles)
	};
}
// node_modules/entities/dist/decode.js
const CHAR_AMP = 38;
const CHAR_NUM = 35;
const CHAR_SEMI = 59;
const CHAR_EQUALS = 61;
const CHAR_ZERO = 48;
const CHAR_LOWER_A = 97;
const CHAR_LOWER_X = 120;
const CHAR_UPPER_A = 65;
/** Bit that needs to be set to convert an upper case ASCII character to lower case */
const TO_LOWER_BIT = 32;
/**
* Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
* values, so a single `<=` covers the entire [lo..hi] range check.
* @param code Code point to check.
*/
function isNumber(code) {
	return code - CHAR_ZERO >>> 0 <= 9;
}
function isAlphaNumeric(code) {
	return isNumber(code) || (code | TO_LOWER_BIT) - CHAR_LOWER_A >>> 0 <= 25;
}
/**
* Checks if the given character is a valid end character for an entity in an attribute.
*
* Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
* See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
* @param code Code point to check.
*/
function isEntityInAttributeInvalidEnd(code) {
	return code === CHAR_EQUALS || isAlphaNumeric(code);
}
/**
* Decoding mode for named entities.
*/
var DecodingMode;
(function(DecodingMode) {
	/** Entities in text nodes that can end with any character. */
	DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
	/** Only allow entities terminated with a semicolon. */
	DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
	/** Entities in attributes have limitations on ending characters. */
	DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
/** Decode data for HTML entities. */
const htmlDecode = /* #__PURE__ */ initDecodeData(htmlDecodeData);
const htmlKeys = /* #__PURE__ */ (() => htmlDecode.keys)();
const htmlBuckets = /* #__PURE__ */ (() => htmlDecode.buckets)();
const htmlSlotMidOff = /* #__PURE__ */ (() => htmlDecode.slotMidOff)();
const htmlLengthBits = /* #__PURE__ */ (() => htmlDecode.lengthBits)();
const htmlMiddles = /* #__PURE__ */ (() => htmlDecode.middles)();
/** Hoisted for the specialized HTML cores; see `emitHtmlValue`. */
const htmlSlotValue = /* #__PURE__ */ (() => htmlDecode.slotValue)();
const htmlValues = /* #__PURE__ */ (() => htmlDecode.values)();
/**
* The replacement string for a packed `slotValue` entry. Most values need
* just one UTF-16 code unit.
* @param packed Replacement offset, legacy flag, and length from `htmlSlotValue`.
*/
function emitHtmlValue(packed) {
	const off = packed >> 2;
	return (packed & 1) === 0 ? htmlValues.charAt(off) : htmlValues.slice(off, off + (packed & 1) + 1);
}
/**
* Find the slot matching `text[start..start+length)`, or -1. A match proves
* every character of the span (exact key + middle comparison).
* @param text Input text.
* @param start Start of the span in `text`.
* @param length Length of the span.
*/
function findSlotHtml(text, start, length) {
	const c0 = text.charCodeAt(start);
	const c1 = text.charCodeAt(start + 1);
	const c2 = text.charCodeAt(start + length - 2);
	const c3 = text.charCodeAt(start + length - 1);
	if ((c0 | c1 | c2 | c3) > 127) return -1;
	const key = c0 << 25 | c1 << 18 | c2 << 11 | CHAR_REMAP[c3] << 5 | length;
	let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
	for (let attempt = 0;; attempt++) {
		if (htmlKeys[slot] === key && (length <= 4 || isMidMatchHtml(slot, text, start, length))) return slot;
		if (htmlKeys[slot + 1] === key && (length <= 4 || isMidMatchHtml(slot + 1, text, start, length))) return slot + 1;
		if (attempt === 1) return -1;
		slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
	}
}
/**
* Compare the middle characters (positions 2..length-3) of the candidate at
* `slot` against the input. The key already proves the outer characters and
* the length. Names of length at most four are accepted by the caller.
* @param slot Slot of the candidate.
* @param text Input text.
* @param start Start of the span in `text`.
* @param length Length of the span.
*/
function isMidMatchHtml(slot, text, start, length) {
	let wordIndex = htmlSlotMidOff[slot];
	let index = start + 2;
	const end = start + length - 2;
	while (index + 1 < end) {
		if ((text.charCodeAt(index) | text.charCodeAt(index + 1) << 16) !== htmlMiddles[wordIndex++]) return false;
		index += 2;
	}
	return index === end || text.charCodeAt(index) === (htmlMiddles[wordIndex] & 65535);
}
/**
* `parseNumericEntity` packs its two results into one integer:
* `(consumed << CONSUMED_SHIFT) | codePoint`. The code point occupies the low
* 21 bits (max 0x110000, clamped before packing); `consumed` takes the upper
* 11 bits and is read back with `>>> CONSUMED_SHIFT`, so the sign bit set by a
* large `consumed` is harmless. The maximum consumed field is reserved for
* long references, whose full length is stored in `longNumericConsumed`.
* A zero return means "no numeric entity".
*/
const NUMERIC_CONSUMED_SHIFT = 21;
const NUMERIC_CODE_POINT_MASK = 2097151;
const NUMERIC_CONSUMED_OVERFLOW = 2047;
/** Full length, including `&`, when the packed consumed field overflows. */
let longNumericConsumed = 0;
/**
* Recover the consumed count before the next numeric parse can overwrite
* `longNumericConsumed`. This avoids allocating a tuple for each reference.
* @param packed Packed result of `parseNumericEntity`.
*/
function unpackConsumed(packed) {
	const consumed = packed >>> NUMERIC_CONSUMED_SHIFT;
	return consumed === NUMERIC_CONSUMED_OVERFLOW ? longNumericConsumed : consumed;
}
/** ASCII digit values; 0xff marks characters outside the hexadecimal range. */
const numericDigits = /* #__PURE__ */ (() => {
	const digits = (/* @__PURE__ */ new Uint8Array(128)).fill(255);
	for (let digit = 0; digit < 10; digit++) digits[CHAR_ZERO + digit] = digit;
	for (let digit = 0; digit < 6; digit++) {
		digits[CHAR_UPPER_A + digit] = digit + 10;
		digits[CHAR_LOWER_A + digit] = digit + 10;
	}
	return digits;
})();
/**
* Parse a numeric entity starting right after the `#`. In legacy mode the
* terminating semicolon is optional. Returns the number of characters
* consumed (counting the `&` and `#`) packed with the code point (see
* the packing constants above), or 0 if there is no valid numeric entity at this
* position.
* @param input Input string.
* @param offset Index right after the `#`.
* @param isStrict Whether a terminating semicolon is required.
*/
function parseNumericEntity(input, offset, isStrict) {
	const inputLength = input.length;
	let index = offset;
	let codePoint = 0;
	let digitsStart;
	if ((input.charCodeAt(index) | TO_LOWER_BIT) === CHAR_LOWER_X) {
		index += 1;
		digitsStart = index;
		while (index < inputLength) {
			const char = input.charCodeAt(index);
			if (char >= 128) break;
			const digit = numericDigits[char];
			if (digit <= 15) {
				codePoint = codePoint * 16 + digit;
				index++;
			} else break;
		}
	} else {
		digitsStart = index;
		while (index < inputLength) {
			const char = input.charCodeAt(index);
			if (char >= 128) break;
			const digit = numericDigits[char];
			if (digit <= 9) {
				codePoint = codePoint * 10 + digit;
				index++;
			} else break;
		}
	}
	if (index === digitsStart) return 0;
	if (codePoint > 1114111) codePoint = 1114112;
	let consumed = index - offset + 2;
	if (index < inputLength && input.charCodeAt(index) === CHAR_SEMI) consumed += 1;
	else if (isStrict) return 0;
	if (consumed >= NUMERIC_CONSUMED_OVERFLOW) {
		longNumericConsumed = consumed;
		consumed = NUMERIC_CONSUMED_OVERFLOW;
	}
	return consumed << NUMERIC_CONSUMED_SHIFT | codePoint;
}
/**
* Find the longest legacy (semicolon-less) match for the name starting at
* `start`, using the per-class legacy length bits. Returns
* `slot << 3 | matchLength`, or -1 if there is no match. Only called after
* the exact probes failed (the miss path).
* @param input Input text.
* @param start Start of the name.
* @param maxLength Number of available run characters.
*/
function findLegacySlot(input, start, maxLength) {
	let legacy = htmlLengthBits[pairIndex(input.charCodeAt(start), input.charCodeAt(start + 1))] >>> 16 & 31;
	while (legacy !== 0) {
		const top = 31 - Math.clz32(legacy);
		legacy ^= 1 << top;
		if (top + 2 > maxLength) continue;
		const slot = findSlotHtml(input, start, top + 2);
		if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) return slot << 3 | top + 2;
	}
	return -1;
}
/**
* Match a class containing long names without probing all its shorter lengths.
* The 32-character window bounds the scan even for invalid or unterminated runs.
* Returns `(slot << 6) | consumed`, excluding the `&`, or -1 on a miss.
* @param input Input containing the candidate name.
* @param start Start of the name.
* @param mode Decoding mode, including the rules for legacy matches.
*/
function findLongClassMatch(input, start, mode) {
	const length = input.slice(start, start + 32).indexOf(";");
	if (length - 2 >>> 0 <= 29) {
		const slot = findSlotHtml(input, start, length);
		if (slot >= 0) return slot << 6 | length + 1;
	}
	if (mode !== DecodingMode.Strict) {
		const packed = findLegacySlot(input, start, Math.min(31, input.length - start));
		if (packed >= 0) {
			const length = packed & 7;
			if (mode !== DecodingMode.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
		}
	}
	return -1;
}
/**
* The next `&` to resume from after emitting a replacement, given the index
* just past it. A leaf the decoders call after every emit: the common
* adjacent-entity case (`&amp;&lt;`) skips the `indexOf` C++ call.
* @param input Input text.
* @param last Index just past the entity that was emitted.
*/
function nextOffset(input, last) {
	if (last >= input.length) return -1;
	return input.charCodeAt(last) === CHAR_AMP ? last : input.indexOf("&", last);
}
/**
* Synchronous HTML decoder, shared by all three decoding modes.
* @param input String to decode.
* @param mode Decoding mode for named entities.
*/
function decodeHtmlText(input, mode) {
	const isLegacyAllowed = mode !== DecodingMode.Strict;
	let offset = input.indexOf("&");
	if (offset < 0) return input;
	const inputLength = input.length;
	let result = "";
	let last = 0;
	do {
		const start = offset + 1;
		if (start + 1 >= inputLength) break;
		const c0 = input.charCodeAt(start);
		if (c0 === CHAR_AMP) {
			offset = start;
			continue;
		}
		if (c0 === CHAR_NUM) {
			const packed = parseNumericEntity(input, start + 1, !isLegacyAllowed);
			const consumed = unpackConsumed(packed);
			if (consumed === 0) offset = input.indexOf("&", start);
			else {
				if (last !== offset) result += input.slice(last, offset);
				result += codePointToString(packed & NUMERIC_CODE_POINT_MASK);
				last = offset + consumed;
				offset = nextOffset(input, last);
			}
			continue;
		}
		const bits = htmlLengthBits[pairIndex(c0, input.charCodeAt(start + 1))];
		if ((bits & 32768) !== 0) {
			const packed = findLongClassMatch(input, start, mode);
			if (packed >= 0) {
				if (last !== offset) result += input.slice(last, offset);
				result += emitHtmlValue(htmlSlotValue[packed >> 6]);
				last = start + (packed & 63);
				offset = nextOffset(input, last);
			} else offset = input.indexOf("&", start);
			continue;
		}
		let probed = bits & 32767;
		let matched = -1;
		while (probed !== 0) {
			const low = probed & -probed;
			probed ^= low;
			const length = 33 - Math.clz32(low);
			const end = start + length;
			if (end > inputLength) break;
			const isTerminated = end < inputLength && input.charCodeAt(end) === CHAR_SEMI;
			if (!(isTerminated || isLegacyAllowed && (bits >>> length + 14 & 1) !== 0)) continue;
			const slot = findSlotHtml(input, start, length);
			if (slot < 0) continue;
			if (isTerminated) {
				matched = slot << 6 | 32 | length + 1;
				break;
			}
			if ((htmlSlotValue[slot] & 2) !== 0) matched = slot << 6 | length;
		}
		if (matched >= 0) {
			const length = matched & 31;
			if ((matched & 32) !== 0 || mode !== DecodingMode.Attribute || start + length >= inputLength || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) {
				if (last !== offset) result += input.slice(last, offset);
				result += emitHtmlValue(htmlSlotValue[matched >> 6]);
				last = start + length;
				offset = nextOffset(input, last);
				continue;
			}
		}
		offset = input.indexOf("&", start + 1);
	} while (offset >= 0);
	return result + input.slice(last);
}
/**
* Decodes an HTML string.
* @param htmlString The string to decode.
* @param mode The decoding mode.
* @returns The decoded string.
*/
function decodeHTML(htmlString, mode = DecodingMode.Legacy) {
	return decodeHtmlText(htmlString, mode);
}
/**
* Decodes an HTML string, requiring all entities to be terminated by a
* semicolon.
* @param htmlString The string to decode.
* @returns The decoded string.
*/
function decodeHTMLStrict(htmlString) {
	return decodeHtmlText(htmlString, DecodingMode.Strict);
}
// src/text/offset-map.ts
/** 64 bytes, the most that V8 keeps on its heap, where they cost little to make. */
const FIRST_CAPACITY$1 = 16;
/**
* Where a derived text came from, as stretches that were copied unit by unit.
*
* Each break says "from `to` on, offset `from` of the source is copied"; between two breaks both
* sides advance together. Positions are added in rising order and asked for in rising order, so a
* walk over the whole text is linear. An empty map is the identity.
*/
var OffsetMap = class {
	#to = new Int32Array(FIRST_CAPACITY$1);
	#from = new Int32Array(FIRST_CAPACITY$1);
	#end = new Int32Array(FIRST_CAPACITY$1);
	#length = 0;
	/**
	* Says that the unit at `to` is a copy of source offsets [from, end); nothing is stored while
	* both advance together, one unit for one. What was said of the same unit before is forgotten.
	*/
	add(to, from, end = from + 1) {
		if (this.#length > 0 && this.#to[this.#length - 1] === to) this.#length -= 1;
		const last = this.#length - 1;
		const delta = last < 0 ? 0 : (this.#from[last] ?? 0) - (this.#to[last] ?? 0);
		if (from - to === delta && end === from + 1) return;
		if (this.#length === this.#to.length) this.#grow();
		this.#to[this.#length] = to;
		this.#from[this.#length] = from;
		this.#end[this.#length] = end;
		this.#length += 1;
	}
	#grow() {
		const grown = (old) => {
			const array = new Int32Array(old.length * 2);
			array.set(old);
			return array;
		};
		this.#to = grown(this.#to);
		this.#from = grown(this.#from);
		this.#end = grown(this.#end);
	}
	/** True when every unit stands where it stood in the source. */
	get isIdentity() {
		return this.#length === 0;
	}
	clear() {
		this.#length = 0;
	}
	/** A reader that answers rising positions in constant time each, on average. */
	walker() {
		return new OffsetWalker(this);
	}
	/**
	* Index of the last break at or before `position`, -1 where there is none: a step back from the
	* break `known` is found by binary search, a step forward by walking.
	*/
	breakAt(position, known) {
		const to = this.#to;
		let next = known + 1;
		if (known >= 0 && (to[known] ?? 0) > position) {
			let low = 0;
			let high = known;
			while (low < high) {
				const middle = low + high >> 1;
				if ((to[middle] ?? 0) <= position) low = middle + 1;
				else high = middle;
			}
			return low - 1;
		}
		while (next < this.#length && (to[next] ?? 0) <= position) next += 1;
		return next - 1;
	}
	/** Source offset of the unit at `position`; `index` is that of the last break at or before it. */
	startAt(position, index) {
		return index < 0 ? position : position - (this.#to[index] ?? 0) + (this.#from[index] ?? 0);
	}
	/** Source offset behind it. */
	endAt(position, index) {
		if (index >= 0 && this.#to[index] === position) return this.#end[index] ?? 0;
		return this.startAt(position, index) + 1;
	}
};
/** Reads an `OffsetMap` and keeps its place in it. */
var OffsetWalker = class {
	#map;
	#index = -1;
	constructor(map) {
		this.#map = map;
	}
	/** Goes to the start of a map that was written anew. */
	restart() {
		this.#index = -1;
	}
	/** Source offset of the unit at `position`: the last break at or before it decides. */
	at(position) {
		this.#index = this.#map.breakAt(position, this.#index);
		return this.#map.startAt(position, this.#index);
	}
	/** Source offset behind the unit at `position`. */
	endAt(position) {
		this.#index = this.#map.breakAt(position, this.#index);
		return this.#map.endAt(position, this.#index);
	}
};
/** Several maps one after the other, the last text first; without any it is the identity. */
var OffsetChain = class {
	#walkers;
	constructor(maps) {
		this.#walkers = maps.map((map) => map.walker());
	}
	get isIdentity() {
		return this.#walkers.length === 0;
	}
	/** Source offset of the unit at `position`. */
	at(position) {
		let at = position;
		for (const walker of this.#walkers) at = walker.at(at);
		return at;
	}
	/** Source offset behind the unit at `position`. */
	endAt(position) {
		let end = position + 1;
		for (const walker of this.#walkers) end = walker.endAt(end - 1);
		return end;
	}
};
// src/text/text-builder.ts
const BEYOND_ONE_BYTE$1 = /[\u0100-\uffff]/;
/** Stretches from this length on are copied by the engine. */
const LONG = 48;
/** A text written from its start: a byte a unit for as long as that is enough, then two. */
var TextBuilder = class {
	#bytes;
	#units;
	#isWide = false;
	#length = 0;
	/** @param capacity UTF-16 units expected; more may be written */
	constructor(capacity) {
		this.#bytes = Buffer.alloc(capacity);
		this.#units = this.#bytes;
	}
	get length() {
		return this.#length;
	}
	/** Writes one UTF-16 unit. */
	put(unit) {
		if (unit > 255 && !this.#isWide) this.#resize(this.#units.length, true);
		if (this.#length === this.#units.length) this.#reserve(1);
		this.#units[this.#length] = unit;
		this.#length += 1;
	}
	/** Writes units [from, to) of `text`. */
	add(text, from, to) {
		if (to - from < LONG) {
			for (let at = from; at < to; at += 1) this.put(text.charCodeAt(at));
			return;
		}
		const part = text.slice(from, to);
		if (!this.#isWide && BEYOND_ONE_BYTE$1.test(part)) this.#resize(this.#units.length, true);
		this.#reserve(part.length);
		if (this.#isWide) this.#bytes.write(part, 2 * this.#length, "utf16le");
		else this.#bytes.write(part, this.#length, "latin1");
		this.#length += part.length;
	}
	/** The text; a surrogate without its partner is U+FFFD in it. */
	finish() {
		if (!this.#isWide) return this.#bytes.toString("latin1", 0, this.#length);
		const written = this.#units.subarray(0, this.#length);
		return new TextDecoder("utf-16le", { ignoreBOM: true }).decode(written);
	}
	#reserve(more) {
		const needed = this.#length + more;
		const { length } = this.#units;
		if (needed > length) this.#resize(Math.max(needed, 2 * length), this.#isWide);
	}
	#resize(capacity, isWide) {
		const written = this.#units.subarray(0, this.#length);
		this.#bytes = Buffer.alloc(isWide ? 2 * capacity : capacity);
		const { buffer, byteOffset } = this.#bytes;
		this.#units = isWide ? new Uint16Array(buffer, byteOffset, capacity) : this.#bytes;
		this.#units.set(written);
		this.#isWide = isWide;
	}
};
// src/rule/decode.ts
/** Longest entity looked at: the longest name of HTML has 31 characters between `&` and `;`. */
const MAX_ENTITY = 34;
/** Marks normalized together; real text has a handful, and sorting more at once is quadratic. */
const MAX_CLUSTER = 64;
const ENTITY = /^&(?:#\d{1,8}|#[xX][\da-fA-F]{1,7}|[A-Za-z][A-Za-z\d]*);/;
/** Finds out at native speed that a text is plain: nothing to drop, compose or count. */
const NOT_PLAIN = /[^\t-\r -~\u0085\u00a0-\u00ac\u00ae-\u02ff]/;
/** Where a text has none of these, its characters are its units. */
const COMPOSED_COUNT = /[\r\u0300-\uffff]/;
const LAST_ASCII = 126;
const NEEDS_WORK = CHAR.drop | CHAR.compose | CHAR.surrogate;
/**
* Step 1 of cleaning: entities, NFC, dropped characters. Newline forms stay as they are.
*
* Text that needs nothing of it, and most does not, is returned as it came.
*/
function decodeText(raw) {
	const entities = raw.includes("&") ? decodeEntities(raw) : null;
	const decoded = entities?.text ?? raw;
	const maps = entities === null ? [] : [entities.map];
	if (!NOT_PLAIN.test(decoded)) return {
		text: decoded,
		maps,
		ellipses: 0
	};
	const ellipses = countUnit(decoded, "…");
	if (!needsNormalizing(decoded)) return {
		text: decoded,
		maps,
		ellipses
	};
	const normal = new Normalizer(decoded).run();
	if (normal.map.isIdentity && normal.text === decoded) return {
		text: decoded,
		maps,
		ellipses
	};
	return {
		text: normal.text,
		maps: [normal.map, ...maps],
		ellipses
	};
}
function countUnit(text, unit) {
	let count = 0;
	for (let at = text.indexOf(unit); at >= 0; at = text.indexOf(unit, at + 1)) count += 1;
	return count;
}
/** True when there is something to drop, compose or mend; emoji by themselves are none of it. */
function needsNormalizing(text) {
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit <= LAST_ASCII && unit >= 32) continue;
		if ((classOf(unit) & NEEDS_WORK) === 0) continue;
		const point = text.codePointAt(at) ?? 0;
		if (point <= 65535 || isDroppedAstral(point) || mayComposeAstral(point)) return true;
		at += 1;
	}
	return false;
}
/** Entities by HTML's names and numbers, decoded once; null when there is none. */
function decodeEntities(raw) {
	const text = new TextBuilder(raw.length);
	const map = new OffsetMap();
	let copied = 0;
	for (let at = raw.indexOf("&"); at >= 0; at = raw.indexOf("&", at + 1)) {
		const entity = ENTITY.exec(raw.slice(at, at + MAX_ENTITY))?.[0];
		const decoded = entity === void 0 ? "" : decodeHTMLStrict(entity);
		if (entity === void 0 || decoded === entity) continue;
		if (at > copied) map.add(text.length, copied);
		text.add(raw, copied, at);
		for (let unit = 0; unit < decoded.length; unit += 1) map.add(text.length + unit, at, at + entity.length);
		text.add(decoded, 0, decoded.length);
		copied = at + entity.length;
		map.add(text.length, copied);
		at = copied - 1;
	}
	if (copied === 0) return null;
	text.add(raw, copied, raw.length);
	return {
		text: text.finish(),
		map
	};
}
/** NFC and dropped characters, cluster by cluster: a base and the marks that follow it. */
var Normalizer = class {
	#raw;
	#map = new OffsetMap();
	#text;
	constructor(raw) {
		this.#raw = raw;
		this.#text = new TextBuilder(raw.length);
	}
	run() {
		const raw = this.#raw;
		let flags = raw.length > 0 ? classOf(raw.charCodeAt(0)) : 0;
		for (let at = 0; at < raw.length;) {
			const next = at + 1 < raw.length ? classOf(raw.charCodeAt(at + 1)) : 0;
			if ((flags & NEEDS_WORK) === 0 && (next & (CHAR.compose | CHAR.surrogate)) === 0) {
				this.#put(raw.charCodeAt(at), at);
				at += 1;
				flags = next;
			} else {
				at = this.#special(at, flags);
				flags = at < raw.length ? classOf(raw.charCodeAt(at)) : 0;
			}
		}
		return {
			text: this.#text.finish(),
			map: this.#map
		};
	}
	#put(unit, from, end = from + 1) {
		this.#map.add(this.#text.length, from, end);
		this.#text.put(unit);
	}
	/** Writes a replacement of [from, next): unit by unit from its start, the last up to its end. */
	#write(text, from, next) {
		const last = text.length - 1;
		for (let index = 0; index <= last; index += 1) {
			const at = Math.min(from + index, next - 1);
			this.#put(text.charCodeAt(index), at, index === last ? next : at + 1);
		}
	}
	#special(at, flags) {
		if ((flags & CHAR.drop) !== 0) return at + 1;
		const point = this.#raw.codePointAt(at) ?? 0;
		if (point > 65535 && isDroppedAstral(point)) return at + 2;
		const next = at + (point > 65535 ? 2 : 1);
		const end = clusterEnd(this.#raw, next);
		if (!(end > next || (flags & CHAR.compose) !== 0 || mayComposeAstral(point))) {
			for (let unit = at; unit < next; unit += 1) this.#put(this.#raw.charCodeAt(unit), unit);
			return next;
		}
		this.#write(this.#raw.slice(at, end).normalize("NFC"), at, end);
		return end;
	}
};
/** End of the marks that stand at `from` and belong to the character before it. */
function clusterEnd(text, from) {
	let end = from;
	const limit = Math.min(text.length, from + MAX_CLUSTER);
	while (end < limit) {
		const point = text.codePointAt(end) ?? 0;
		if (point > 65535 ? mayComposeAstral(point) : (classOf(point) & CHAR.compose) !== 0) end += point > 65535 ? 2 : 1;
		else break;
	}
	return end;
}
/**
* Characters of raw [from, to): code points after composition, CR LF being one, so that neither
* newline form nor normal form changes a verdict.
*/
function rawCharacters(raw, from, to) {
	if (from === 0 && to === raw.length && !COMPOSED_COUNT.test(raw)) return raw.length;
	let count = 0;
	let unit = raw.charCodeAt(from);
	for (let at = from; at < to;) {
		const isPair = (unit & 64512) === 55296 && (raw.charCodeAt(at + 1) & 64512) === 56320;
		const next = at + (isPair ? 2 : 1);
		const behind = raw.charCodeAt(next);
		if (unit !== 13 && !mayJoin(raw, next, behind)) {
			count += 1;
			at = next;
			unit = behind;
			continue;
		}
		const end = Math.min(to, clusterEnd(raw, next));
		if (end > next) count += [...raw.slice(at, end).normalize("NFC")].length;
		else if (unit !== 13 || behind !== 10 || next >= to) count += 1;
		at = Math.max(next, end);
		unit = raw.charCodeAt(at);
	}
	return count;
}
/** True when the character at `at`, whose first unit is `unit`, may belong to the one before. */
function mayJoin(text, at, unit) {
	if (unit <= LAST_ASCII) return false;
	const classes = classOf(unit);
	if ((classes & CHAR.surrogate) === 0) return (classes & CHAR.compose) !== 0;
	return mayComposeAstral(text.codePointAt(at) ?? 0);
}
/**
* Measures a page's fill after decoding and folding only: Markdown and HTML cleaning never shrinks
* a page's budget (rule, sections 2 and 3). The empty text has none.
*
* Cleaning can also make more of it: without their pipes, rows of dashes are one run. `Page` takes the larger.
*/
function measureFill(reference) {
	const { text } = decodeText(reference);
	const meter = new FillMeter();
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		const classes = classOf(unit);
		if ((classes & CHAR.newline) !== 0) meter.newline();
		else if ((classes & CHAR.space) === 0) meter.character(unit);
	}
	return meter.finish();
}
var FillMeter = class {
	#runs = [];
	#run = 0;
	#lineRun = 0;
	#lineFill = 0;
	#lineHasRun = false;
	#lineBlank = true;
	#block = 0;
	#leaderBlock = 0;
	#lines = 0;
	character(unit) {
		this.#lineBlank = false;
		const width = unit === 8230 ? 3 : Number(isFill(unit));
		if (width === 0) {
			this.#closeRun();
			this.#lineRun = 0;
			return;
		}
		this.#run += width;
		this.#lineRun += width;
		this.#lineFill += width;
		if (this.#lineRun >= 3) this.#lineHasRun = true;
	}
	newline() {
		if (!this.#lineBlank) {
			this.#lines += 1;
			this.#block = this.#lineHasRun ? this.#block + this.#lineFill : 0;
			this.#leaderBlock = Math.max(this.#leaderBlock, this.#block);
		}
		this.#lineRun = 0;
		this.#lineFill = 0;
		this.#lineHasRun = false;
		this.#lineBlank = true;
	}
	finish() {
		this.newline();
		this.#closeRun();
		let total = 0;
		let longest = 0;
		for (const run of this.#runs) {
			total += run;
			longest = Math.max(longest, run);
		}
		return {
			runs: this.#runs,
			longest,
			total,
			leaderBlock: this.#leaderBlock,
			lines: this.#lines
		};
	}
	#closeRun() {
		if (this.#run >= 3) this.#runs.push(this.#run);
		this.#run = 0;
	}
};
/** Measures the fill of a cleaned text: rows that stand one below the other are one run. */
function fillOfStream(stream) {
	let longest = null;
	let first = null;
	let total = 0;
	for (let at = 0; at < stream.length;) {
		if (!isFill(stream[at] ?? 0)) {
			at += 1;
			continue;
		}
		const start = at;
		while (at < stream.length && isFill(stream[at] ?? 0)) at += 1;
		if (at - start < 3) continue;
		const run = {
			start,
			end: at
		};
		total += at - start;
		first ??= run;
		if (longest === null || at - start > longest.end - longest.start) longest = run;
	}
	return {
		longest,
		first,
		total
	};
}
// src/rule/published.ts
/** Factor and slacks of the published rule. */
const PUBLISHED = {
	factor: 2,
	fillSlack: 40,
	lineSlack: 40,
	unitSlack: 20,
	absentSlack: 20,
	lineWidth: 250
};
/** The budget of a page by its reference, with the published slacks. */
function publishedRule(referenceText, mode) {
	const fill = measureFill(referenceText);
	return {
		referenceText,
		mode,
		pageFillRuns: fill.runs,
		pageLines: fill.lines,
		...PUBLISHED
	};
}
// src/house/rule-fields.ts
/** Fields that are read, and those that sidecars of other rule types carry as well. */
const knownFields$1 = /* @__PURE__ */ new Set([
	"reference_text",
	"page_fill_runs",
	"page_lines",
	"mode",
	"factor",
	"fill_slack",
	"line_slack",
	"unit_slack",
	"absent_slack",
	"line_width",
	"type",
	"id",
	"page",
	"tags"
]);
/** Fill characters of the rule, section 3 "Fill". */
const fillCharacters = /* @__PURE__ */ new Set(".‥·•-‐‑‒–—―−_=▪");
/**
* Reads the rule of a row: a JSON string or an object.
*
* @throws RowProblem when it is neither, or a field has the wrong type
*/
function ruleObject(value) {
	if (isObject(value)) return value;
	if (typeof value !== "string") throw new RowProblem(`rule must be a JSON string or an object, got ${shown$1(value)}`);
	const parsed = parseJson(value);
	if (isObject(parsed)) return parsed;
	throw new RowProblem(`rule must be a JSON string that holds an object, got ${shown$1(value)}`);
}
/** The names of a rule's fields that nothing reads. */
function unknownRuleFields(rule) {
	return Object.keys(rule).filter((name) => !knownFields$1.has(name));
}
/**
* Fills in the published defaults and derives the mode: the rule's own; else `exact` where there
* is a transcription; `none` where there is no reference; else `text-layer`.
*
* @param transcription the page's `expected_markdown`; null, or blank, where it has none. It is
*   the reference of an exact page whose rule states none
* @throws RowProblem when a field has the wrong type
*/
function readRule(rule, transcription) {
	const stated = optionalText(rule, "reference_text") ?? "";
	const hasReference = !isBlank(stated);
	const hasTranscription = transcription !== null && !isBlank(transcription);
	const mode = statedMode(rule) ?? derivedMode(hasReference, hasTranscription);
	return {
		referenceText: mode === "exact" && !hasReference && hasTranscription ? transcription : stated,
		mode,
		pageFillRuns: fillRuns(rule),
		pageLines: optionalCount(rule, "page_lines", 0),
		factor: optionalNumber(rule, "factor", 0) ?? PUBLISHED.factor,
		fillSlack: optionalNumber(rule, "fill_slack", 0) ?? PUBLISHED.fillSlack,
		lineSlack: optionalNumber(rule, "line_slack", 0) ?? PUBLISHED.lineSlack,
		unitSlack: optionalNumber(rule, "unit_slack", 0) ?? PUBLISHED.unitSlack,
		absentSlack: optionalNumber(rule, "absent_slack", 0) ?? PUBLISHED.absentSlack,
		lineWidth: optionalCount(rule, "line_width", 1) ?? PUBLISHED.lineWidth
	};
}
/** Parses JSON; undefined when it is broken. The parser's own message would quote the content. */
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function derivedMode(hasReference, hasTranscription) {
	if (hasTranscription) return "exact";
	return hasReference ? "text-layer" : "none";
}
function statedMode(rule) {
	const mode = optionalText(rule, "mode");
	switch (mode) {
		case null:
		case "text-layer":
		case "exact":
		case "none": return mode;
		default: throw new RowProblem(`mode must be "text-layer", "exact" or "none", got ${shown$1(mode)}`);
	}
}
/** Lengths of fill runs from a list of lengths, a list of the runs themselves, or one number. */
function fillRuns(rule) {
	const value = rule["page_fill_runs"];
	if (value === void 0 || value === null) return [];
	if (!Array.isArray(value)) return [fillLength(value)];
	return value.map((item) => {
		return typeof item === "string" ? countFill(item) : fillLength(item);
	});
}
function fillLength(value) {
	if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
	throw new RowProblem(`page_fill_runs must be a whole number, a list of them or a list of runs, got ${shown$1(value)}`);
}
function countFill(run) {
	let count = 0;
	for (const character of run) if (character === "…") count += 3;
	else if (fillCharacters.has(character)) count += 1;
	return count;
}
function isBlank(text) {
	return !/\S/u.test(text);
}
// src/house/tally-notices.ts
/** Names that one notice lists before it only counts. */
const LISTED_NAMES$1 = 20;
function newNoticeTally() {
	return {
		ruleFields: /* @__PURE__ */ new Set(),
		rowFields: /* @__PURE__ */ new Set(),
		skippedTypes: /* @__PURE__ */ new Map()
	};
}
function countSkipped(tally, type) {
	tally.skippedTypes.set(type, (tally.skippedTypes.get(type) ?? 0) + 1);
}
/** The notices in a fixed order; none where there is nothing to say. */
function noticesOf(tally) {
	const notices = [];
	if (tally.ruleFields.size > 0) notices.push(`unknown rule fields were ignored: ${listed([...tally.ruleFields])}`);
	if (tally.rowFields.size > 0) notices.push(`unknown row fields were ignored: ${listed([...tally.rowFields])}`);
	if (tally.skippedTypes.size > 0) {
		const count = [...tally.skippedTypes.values()].reduce((sum, rows) => sum + rows, 0);
		notices.push(`${count} ${count === 1 ? "rule" : "rules"} of another type skipped: ${listed([...tally.skippedTypes.keys()])}`);
	}
	return notices;
}
function listed(names) {
	const sorted = names.toSorted();
	const shown = sorted.slice(0, LISTED_NAMES$1).map(shortName).join(", ");
	const more = sorted.length - LISTED_NAMES$1;
	return more > 0 ? `${shown} and ${more} more` : shown;
}
function shortName(name) {
	return /^[\w.:-]{1,60}$/.test(name) ? name : shown$1(name);
}
// src/house/row.ts
/** The rule type that this product judges. */
const RULE_TYPE = "repetition_overshoot";
const knownRowFields = /* @__PURE__ */ new Set([
	"pdf",
	"category",
	"id",
	"type",
	"rule",
	"page",
	"expected_markdown",
	"tags"
]);
/**
* Reads one parsed row of a room file.
*
* @param value the row's JSON value
* @param fileRoom the room by the file's name; the row's `category` wins over it
* @param tally takes unknown fields and skipped types
*/
function readRow(value, fileRoom, origin, tally) {
	if (!isObject(value)) return badRow({}, fileRoom, origin, `a row must be a JSON object, got ${shown$1(value)}`);
	try {
		const type = optionalText(value, "type") ?? "repetition_overshoot";
		if (type !== "repetition_overshoot") {
			countSkipped(tally, type);
			return { kind: "skipped" };
		}
		return {
			kind: "page",
			page: readPage$1(value, fileRoom, origin, tally)
		};
	} catch (error) {
		if (!(error instanceof RowProblem)) throw error;
		return badRow(value, fileRoom, origin, error.message);
	}
}
/** A row that could not be read, under its own id and room where those can be used. */
function badRow(row, fileRoom, origin, problem) {
	return {
		kind: "bad",
		bad: {
			id: usableName(row["id"]),
			room: usableName(row["category"]) ?? fileRoom,
			origin,
			problem
		}
	};
}
function readPage$1(row, fileRoom, origin, tally) {
	for (const name of Object.keys(row)) if (!knownRowFields.has(name)) tally.rowFields.add(name);
	const id = optionalText(row, "id");
	if (id === null) throw new RowProblem("id is missing; give the page an id");
	const room = optionalText(row, "category") ?? fileRoom;
	const pdf = optionalText(row, "pdf");
	if (row["rule"] === void 0 || row["rule"] === null) throw new RowProblem("rule is missing; give the page its repetition_overshoot rule");
	const rule = ruleObject(row["rule"]);
	for (const name of unknownRuleFields(rule)) tally.ruleFields.add(name);
	return {
		id: requireSafeName("id", id),
		room: requireSafeName("category", room),
		tags: optionalTexts(row, "tags"),
		pdf: pdf === null ? null : requireInnerPath("pdf", pdf),
		rule: readRule(rule, optionalText(row, "expected_markdown")),
		origin
	};
}
function usableName(value) {
	return typeof value === "string" && unsafeName(value) === null ? value : null;
}
// src/house/dataset.ts
/** Longest row that is read; a JavaScript string ends at half a gibibyte. */
const MAX_ROW_BYTES = 268435456;
const ROOM_FILE = /\.jsonl$/;
/**
* Reads room files, in the order of their names, row by row.
*
* @param names file names in the folder, each `<room>.jsonl`
* @param tally takes unknown fields and skipped types
* @returns drafts, and `sha256:` with a hash over the files' names and rows; blank lines, line
*   endings and a byte order mark do not change it
* @throws InputError when a file cannot be read as a whole
*/
async function readRoomFiles(folder, names, tally) {
	const pages = [];
	const bad = [];
	const hash = createHash("sha256");
	const inside = insideFolder(folder.root);
	for (const name of names.toSorted()) {
		const path = join(folder.root, name);
		const shown = `${folder.shown}/${name}`;
		if ((await inside(dirname(path), basename(path))).kind === "outside") throw new InputError("unreadable-dataset", `${shown} is a link out of the dataset folder`, { hint: "Put the file itself there." });
		hash.update(`file ${name}\n`);
		for await (const line of readLines(path, MAX_ROW_BYTES)) {
			const origin = {
				file: shown,
				line: line.number
			};
			const row = readLine$1(line, roomOf(name, shown), origin, {
				hash,
				tally
			});
			if (row?.kind === "page") pages.push(row.page);
			else if (row?.kind === "bad") bad.push(row.bad);
		}
	}
	return {
		pages,
		bad,
		revision: `sha256:${hash.digest("hex")}`
	};
}
function isRoomFile(name) {
	return ROOM_FILE.test(name) && !name.startsWith(".");
}
/** One line of a room file; null for a blank one. */
function readLine$1({ bytes, number }, room, origin, { hash, tally }) {
	if (bytes === null) {
		hash.update("too long\n");
		return badRow({}, room, origin, `the row is longer than ${MAX_ROW_BYTES} bytes`);
	}
	if (number === 1) refuseOtherFormats(bytes, origin.file);
	const text = bytes.toString("utf8");
	if (text.trim() === "") return null;
	hash.update(bytes);
	hash.update("\n");
	const value = parseJson(text);
	const row = value !== null && typeof value === "object" ? { ...value } : {};
	if (!isUtf8(bytes)) return badRow(row, room, origin, "the row is not UTF-8; save the file as UTF-8");
	if (value === void 0) return badRow({}, room, origin, "the row is not valid JSON; write one JSON object a line");
	return readRow(value, room, origin, tally);
}
function refuseOtherFormats(firstLine, shown) {
	const head = firstLine.subarray(0, 64).toString("latin1");
	if (isLfsPointer(head)) throw new InputError("unreadable-dataset", `${shown} is a Git LFS pointer, not the rows`, { hint: "Run \"git lfs pull\" in the dataset folder." });
	if (head.startsWith("ÿþ") || head.startsWith("þÿ")) throw new InputError("unreadable-dataset", `${shown} is UTF-16, rows must be UTF-8`, { hint: "Save the file as UTF-8." });
}
function roomOf(name, shown) {
	const room = name.replace(ROOM_FILE, "");
	const reason = unsafeName(room);
	if (reason === null) return room;
	throw new InputError("unreadable-dataset", `the room's name in ${shown} ${reason}`, { hint: "Rename the file to <room>.jsonl." });
}
// src/house/sidecars.ts
/** Longest sidecar or transcription that is read, as for a dataset's row. */
const MAX_SIDECAR_BYTES = 268435456;
const CONCURRENT_READS = 16;
const SIDECAR = /\.test\.json$/;
const DOCUMENT = /\.pdf$/i;
const knownFields = /* @__PURE__ */ new Set([
	"test_rules",
	"tags",
	"expected_markdown"
]);
function isSidecarPart(name) {
	return SIDECAR.test(name) || DOCUMENT.test(name) || name.endsWith(".md");
}
/**
* Groups a folder's files into documents with sidecars.
*
* @param paths relative paths with `/`
* @param rootRoom the room of files that lie in the folder itself
* @returns one entry a sidecar, sorted, and how many PDFs have none
*/
function groupSidecars(paths, rootRoom) {
	const documents = /* @__PURE__ */ new Map();
	const markdown = /* @__PURE__ */ new Set();
	const stems = [];
	for (const path of paths) if (SIDECAR.test(path)) stems.push(path.replace(SIDECAR, ""));
	else if (DOCUMENT.test(path)) documents.set(path.replace(DOCUMENT, ""), path);
	else if (path.endsWith(".md")) markdown.add(path);
	const sidecars = stems.toSorted().map((stem) => ({
		name: basename(stem),
		room: stem.includes("/") ? basename(dirname(stem)) : rootRoom,
		sidecar: `${stem}.test.json`,
		pdf: documents.get(stem) ?? null,
		markdown: markdown.has(`${stem}.md`) ? `${stem}.md` : null
	}));
	const withSidecar = new Set(stems);
	return {
		sidecars,
		bare: [...documents.keys()].filter((stem) => !withSidecar.has(stem)).length
	};
}
/**
* Reads documents' sidecars.
*
* @returns drafts in the order given, and `sha256:` with a hash over the files that were read
*/
async function readSidecars(folder, sidecars, tally) {
	const pages = [];
	const bad = [];
	const hash = createHash("sha256");
	const read = contentReader(folder.root);
	const contents = await pLimit(CONCURRENT_READS).map(sidecars, async (files) => ({
		files,
		rules: await read(files.sidecar),
		markdown: files.markdown === null ? null : await read(files.markdown)
	}));
	for (const { files, rules, markdown } of contents) {
		hash.update(`file ${files.sidecar}\n`);
		if (rules.kind === "read") hash.update(rules.bytes);
		hash.update(`\nfile ${files.markdown ?? "none"}\n`);
		if (markdown?.kind === "read") hash.update(markdown.bytes);
		const origin = {
			file: `${folder.shown}/${files.sidecar}`,
			line: 1
		};
		try {
			const page = readPage(files, rules, markdown, tally);
			if (page !== null) pages.push({
				...page,
				origin
			});
		} catch (error) {
			if (!(error instanceof RowProblem)) throw error;
			const id = unsafeName(files.name) === null ? files.name : null;
			const room = unsafeName(files.room) === null ? files.room : "documents";
			bad.push({
				id,
				room,
				origin,
				problem: error.message
			});
		}
	}
	return {
		pages,
		bad,
		revision: `sha256:${hash.digest("hex")}`
	};
}
function contentReader(root) {
	const inside = insideFolder(root);
	return async (path) => {
		const found = await inside(join(root, dirname(path)), basename(path));
		const problem = contentProblem(basename(path), found);
		if (problem !== null) return {
			kind: "problem",
			problem
		};
		return {
			kind: "read",
			bytes: await readBytes(join(root, path), MAX_SIDECAR_BYTES)
		};
	};
}
function contentProblem(name, found) {
	if (found.kind === "file") return found.bytes > MAX_SIDECAR_BYTES ? `${shown$1(name)} is longer than ${MAX_SIDECAR_BYTES} bytes` : null;
	if (found.kind === "missing") return `${shown$1(name)} does not exist`;
	if (found.kind === "outside") return `${shown$1(name)} is a link out of the folder`;
	if (found.kind === "not-a-file") return `${shown$1(name)} is not a regular file`;
	return `${shown$1(name)} cannot be read: ${found.reason}`;
}
/** A page without its origin; null when the sidecar holds rules of other types alone. */
function readPage(files, rules, markdown, tally) {
	const sidecar = parseJson(textOf$1(files.sidecar, rules));
	if (!isObject(sidecar)) throw new RowProblem("the sidecar must be a JSON object");
	for (const name of Object.keys(sidecar)) if (!knownFields.has(name)) tally.rowFields.add(name);
	const rule = onlyRule(sidecar, tally);
	if (rule === null) return null;
	for (const name of unknownRuleFields(rule)) tally.ruleFields.add(name);
	const transcription = optionalText(sidecar, "expected_markdown") ?? (markdown === null ? null : textOf$1(files.markdown ?? "", markdown));
	return {
		id: requireSafeName("the document", files.name),
		room: requireSafeName("the folder", files.room),
		tags: optionalTexts(sidecar, "tags"),
		pdf: files.pdf ?? `${files.sidecar.replace(SIDECAR, "")}.pdf`,
		rule: readRule(rule, transcription)
	};
}
/** The sidecar's one rule of our type; null when all its rules are of other types. */
function onlyRule(sidecar, tally) {
	const rules = sidecar["test_rules"];
	if (!Array.isArray(rules)) throw new RowProblem(`test_rules must be a list of rules, got ${shown$1(rules)}`);
	const ours = [];
	const others = [];
	for (const rule of rules) {
		if (!isObject(rule)) throw new RowProblem(`test_rules must hold objects, got ${shown$1(rule)}`);
		const type = optionalText(rule, "type");
		if (type === "repetition_overshoot") ours.push(rule);
		else others.push(type ?? "no type");
	}
	if (ours.length > 1 || ours.length === 0 && others.length === 0) throw new RowProblem(`test_rules must hold exactly one rule of type ${RULE_TYPE}, got ${ours.length}`);
	for (const type of others) countSkipped(tally, type);
	return ours[0] ?? null;
}
function textOf$1(path, content) {
	if (content.kind === "problem") throw new RowProblem(content.problem);
	if (!isUtf8(content.bytes)) throw new RowProblem(`${shown$1(basename(path))} is not UTF-8`);
	return content.bytes.toString("utf8").replace(/^\uFEFF/, "");
}
const roomFiles = [
	"real.jsonl",
	"trap.jsonl",
	"ghost.jsonl",
	"script.jsonl"
];
/**
* Loads the pages of a house.
*
* @param source `builtin`, a dataset folder, a folder of PDFs with sidecars, or one room file, PDF
*   or sidecar
* @returns pages by room and id; rows that cannot be judged under `unusable`; document paths are
*   absolute. Without `needDocuments` a document may be missing and is null where no row names it
* @throws InputError when the source does not exist, cannot be read as a whole or holds no page
* @see formats, "Dataset" and "Sidecars"
*/
async function loadHouse(source, options) {
	const path = source === "builtin" ? options.builtinFolder : source;
	const kind = await kindOfPath(path);
	if (kind === "missing" || kind === "other") throw missingSource(source);
	const folderPath = kind === "folder" ? path : dirname(path);
	const folder = {
		root: await realPathOf(folderPath),
		shown: kind === "folder" ? shownSource(source) : shownSource(dirname(source))
	};
	return readHouse(source, folder, kind === "folder" ? await contentsOfFolder(folder, source) : await contentsOfFile(folder, basename(path), source), options);
}
async function readHouse(source, folder, contents, { needDocuments }) {
	const tally = newNoticeTally();
	const read = contents.kind === "rows" ? await readRoomFiles(folder, contents.names, tally) : await readSidecars(folder, contents.sidecars, tally);
	let drafts = withoutDuplicates(read);
	if (needDocuments) drafts = await withDocuments(drafts, folder.root);
	const { pages, unusable } = finish(drafts, folder.root);
	const notices = [...noticesOf(tally)];
	if (contents.kind === "sidecars" && contents.bare > 0) notices.push(`${contents.bare} PDF ${contents.bare === 1 ? "file has" : "files have"} no .test.json and ${contents.bare === 1 ? "was" : "were"} left out; "boobench make" writes them`);
	if (pages.length + unusable.length === 0) throw new InputError("empty-dataset", `${shownSource(source)} holds no page to judge`, { hint: notices[0] ?? "Add rows of type repetition_overshoot." });
	return {
		source: shownSource(source),
		revision: read.revision,
		pages,
		unusable,
		notices
	};
}
async function contentsOfFolder(folder, source) {
	const names = (await listFolder(folder.root)).filter(({ name, kind }) => kind === "file" && isRoomFile(name)).map(({ name }) => name);
	if (names.some((name) => roomFiles.some((room) => room === name))) return {
		kind: "rows",
		names
	};
	const grouped = groupSidecars(await walkFiles(folder.root, isSidecarPart), basename(folder.root));
	if (grouped.sidecars.length > 0) return {
		kind: "sidecars",
		...grouped
	};
	if (names.length > 0) return {
		kind: "rows",
		names
	};
	const found = grouped.bare === 0 ? "no PDF files" : `${grouped.bare} PDF files without .test.json`;
	throw new InputError("empty-dataset", `${shownSource(source)} is not a dataset: no ${roomFiles.join(", ")} and ${found}`, { hint: grouped.bare === 0 ? "Name the folder that holds the room files or the documents." : `Run "boobench make ${shownSource(source)}" to write a .test.json beside each PDF.` });
}
async function contentsOfFile(folder, name, source) {
	if (isRoomFile(name)) return {
		kind: "rows",
		names: [name]
	};
	const stem = name.replace(/(\.test\.json|\.pdf)$/i, "");
	if (stem === name) throw new InputError("unknown-dataset", `${shownSource(source)} is no dataset`, { hint: "Give a folder, a room file (<room>.jsonl), a PDF with its .test.json, or \"builtin\"." });
	const grouped = groupSidecars((await listFolder(folder.root)).filter((entry) => entry.kind === "file" && isSidecarPart(entry.name)).map((entry) => entry.name).filter((other) => other.replace(/(\.test\.json|\.pdf|\.md)$/i, "") === stem), basename(folder.root));
	if (grouped.sidecars.length > 0) return {
		kind: "sidecars",
		...grouped
	};
	throw new InputError("unknown-dataset", `${shownSource(source)} has no ${stem}.test.json`, { hint: `Run "boobench make ${shownSource(dirname(source))}" to write it.` });
}
function missingSource(source) {
	return new InputError("missing-dataset", `dataset ${shown$1(source)} does not exist`, { hint: "Give a folder with the dataset, or \"builtin\" for the pages that ship with boobench." });
}
/** The source as named, with `/`; of an absolute path its last part alone, so no result holds a machine's path. */
function shownSource(source) {
	if (source === "builtin") return source;
	if (isAbsolute(source)) return basename(source) || join(source);
	const tidy = normalize(source).replaceAll(sep, "/");
	return tidy.length > 1 ? tidy.replace(/\/$/, "") : tidy;
}
// src/host/part-file.ts
/** Bytes of a file; 0 for one that is not there. */
async function fileBytes(path) {
	try {
		const found = await stat(path);
		return found.isFile() ? found.size : 0;
	} catch {
		return 0;
	}
}
/**
* Writes what comes to a file, behind what is there or instead of it.
*
* @returns bytes of the file then
* @throws MeasureError when the disk is full or the file cannot be written; what `chunks` throws
*/
async function writeChunks(path, chunks, { isRest, mostBytes }) {
	const file = await open(path, isRest ? "a" : "w").catch((error) => {
		throw toMeasureError(`cannot write ${path}`, error);
	});
	try {
		let bytes = isRest ? (await file.stat()).size : 0;
		for await (const chunk of chunks) {
			bytes += chunk.length;
			if (bytes > mostBytes) throw new Error(`more than the ${mostBytes} bytes that were announced`);
			await file.writeFile(chunk).catch((error) => {
				throw toMeasureError(`cannot write ${path}`, error);
			});
		}
		return bytes;
	} finally {
		await file.close();
	}
}
/** Hash of a file's content as hexadecimal digits, `git-sha1` as Git counts it. */
async function digestOf(path, kind) {
	let hash;
	if (kind === "sha256") hash = createHash("sha256");
	else hash = createHash("sha1").update(`blob ${await fileBytes(path)}\0`);
	for await (const chunk of createReadStream(path)) hash.update(chunk);
	return hash.digest("hex");
}
/** Gives a finished file its name. */
async function finishPart(part, path) {
	try {
		await rename(part, path);
	} catch (error) {
		throw toMeasureError(`cannot write ${path}`, error);
	}
}
/** Removes a file, or a folder with all that is in it; one that is not there is fine. */
async function removeAll(path) {
	await rm(path, {
		recursive: true,
		force: true
	});
}
// src/host/process-list.ts
/** Process numbers to look at one by one before reading the whole process table is cheaper. */
const MAX_PROBED_NUMBERS = 256;
/** A process table of 64 MiB is far beyond what `ps` prints on any machine that still works. */
const MAX_PS_BYTES = 67108864;
/** Filled again for every small file; environments are rarely longer. */
const shared = Buffer.alloc(65536);
const onLinux = process.platform === "linux";
/** All processes that we may look at, this one left out. */
function listProcesses(mark) {
	if (!onLinux) return listByPs(mark);
	return entriesOf$1(processNumbers(), mark);
}
/**
* False when no process that was started after the process `pid` carries the mark, found out cheaply.
*
* Linux hands out process numbers in rising order, so a descendant of a process that started a
* moment ago has a number between its own and the last one given out. Where that is not certain
* (the numbers wrapped around, too many, another system), the answer is true.
*/
function mayBeMarkedSince(pid, mark) {
	const last = onLinux ? lastProcessNumber() : 0;
	if (last < pid || last - pid > MAX_PROBED_NUMBERS) return true;
	const entry = markBytes(mark);
	for (let number = pid; number <= last; number += 1) {
		if (number === process.pid || !existsSync(`/proc/${number}`)) continue;
		if (mayHold(number, entry)) return true;
	}
	return false;
}
/** False when no process at all carries the mark; where that is not told cheaply, true. */
function mayAnyBeMarked(mark) {
	if (!onLinux) return true;
	const entry = markBytes(mark);
	return processNumbers().some((number) => number !== process.pid && mayHold(number, entry));
}
function markBytes(mark) {
	return Buffer.from(mark.prefix ? mark.entry : `${mark.entry}\0`);
}
function mayHold(pid, entry) {
	const length = readInto(shared, `/proc/${pid}/environ`);
	return length === shared.length || shared.subarray(0, length).includes(entry);
}
/**
* Which of the files under `folder` one of the processes holds open.
*
* @returns absolute paths; null where the system does not tell
*/
function openFilesUnder(folder, pids) {
	if (!onLinux) return null;
	const found = /* @__PURE__ */ new Set();
	for (const pid of pids) {
		const descriptors = `/proc/${pid}/fd`;
		for (const name of namesIn(descriptors)) {
			const target = linkTarget(`${descriptors}/${name}`);
			if (target.startsWith(`${folder}/`)) found.add(target);
		}
	}
	return found;
}
function entriesOf$1(numbers, mark) {
	const entries = [];
	for (const pid of numbers) {
		if (pid === process.pid) continue;
		const entry = parseStat(pid, readQuietly(`/proc/${pid}/stat`));
		if (entry === null) continue;
		const marked = holdsMark(readQuietly(`/proc/${pid}/environ`), mark);
		entries.push({
			...entry,
			marked
		});
	}
	return entries;
}
function processNumbers() {
	return namesIn("/proc").filter((name) => /^\d+$/.test(name)).map(Number);
}
/** The last process number that was given out; 0 when it cannot be read. */
function lastProcessNumber() {
	const line = shared.toString("latin1", 0, readInto(shared, "/proc/loadavg"));
	const last = Number(line.trim().split(" ").at(-1));
	return Number.isSafeInteger(last) ? last : 0;
}
/**
* Reads a line of `/proc/<pid>/stat` (proc_pid_stat(5)).
*
* The name of the program stands in brackets and may itself hold brackets and spaces, so fields
* are counted from the last closing one.
*
* @returns null for a zombie and for anything that is not such a line
*/
function parseStat(pid, line) {
	const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
	const [state, parent, group, session] = fields;
	const startedAt = fields[19];
	if (state === void 0 || startedAt === void 0 || "ZXx".includes(state)) return null;
	return {
		pid,
		parent: Number(parent),
		group: Number(group),
		session: Number(session),
		startedAt
	};
}
function holdsMark(environment, mark) {
	return `\0${environment}`.includes(`\0${mark.entry}${mark.prefix ? "" : "\0"}`);
}
function listByPs(mark) {
	return parsePs(spawnSync("ps", [
		"-Aww",
		"-E",
		"-o",
		"pid=,ppid=,pgid=,state=,command="
	], {
		encoding: "latin1",
		maxBuffer: MAX_PS_BYTES,
		stdio: [
			"ignore",
			"pipe",
			"ignore"
		]
	}).stdout ?? "", mark).filter((entry) => entry.pid !== process.pid);
}
/** Reads `ps -o pid=,ppid=,pgid=,state=,command=` with the environment after the command. */
function parsePs(printed, mark) {
	const entries = [];
	for (const line of printed.split("\n")) {
		const fields = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s?(.*)$/.exec(line);
		if (fields === null) continue;
		const [, pid, parent, group, state = "", rest = ""] = fields;
		if (state.startsWith("Z")) continue;
		entries.push({
			pid: Number(pid),
			parent: Number(parent),
			group: Number(group),
			session: 0,
			startedAt: "",
			marked: ` ${rest} `.includes(` ${mark.entry}${mark.prefix ? "" : " "}`)
		});
	}
	return entries;
}
/** Reads the start of a file; 0 for one that cannot be read. */
function readInto(buffer, path) {
	let file = null;
	try {
		file = openSync(path, "r");
		let filled = 0;
		for (;;) {
			const count = readSync(file, buffer, filled, buffer.length - filled, null);
			if (count === 0) return filled;
			filled += count;
		}
	} catch {
		return 0;
	} finally {
		if (file !== null) closeSync(file);
	}
}
function readQuietly(path) {
	try {
		return readFileSync(path, "latin1");
	} catch {
		return "";
	}
}
function namesIn(path) {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
}
function linkTarget(path) {
	try {
		return readlinkSync(path);
	} catch {
		return "";
	}
}
// src/host/run-lock.ts
const LOCK_NAME = ".boobench.lock";
/** A lock that changes hands more often than this while it is asked for is not to be had. */
const MOST_TRIES = 5;
/**
* Locks a folder against a second run; the lock of a process that is gone is taken over.
*
* @throws MeasureError naming the folder and the process that holds it, or when it cannot be
*   written to
*/
async function lockFolder(folder) {
	const path = join(folder, LOCK_NAME);
	for (let tries = 0; tries < MOST_TRIES; tries += 1) {
		if (await tryLock(folder, path)) return { release: () => rm(path, { force: true }) };
		const holder = await readFile(path, "utf8").catch(() => null);
		if (holder === null) continue;
		if (isAlive(holder)) throw inUse(folder, holder);
		await removeStale(folder, path, holder);
	}
	throw new MeasureError("folder-in-use", `${folder} could not be locked`, { hint: "Other runs start in it all the time; give this run a --results-path of its own." });
}
/** The process that holds the lock of a folder; null when none does. */
async function lockHolder(folder) {
	const holder = await readFile(join(folder, LOCK_NAME), "utf8").catch(() => null);
	return holder !== null && isAlive(holder) ? Number(holder.split(" ")[0]) : null;
}
function inUse(folder, holder) {
	const message = `process ${holder.split(" ")[0] ?? "?"} is writing to ${folder}`;
	return new MeasureError("folder-in-use", message, { hint: "Wait for it, or give this run a --results-path of its own." });
}
/** The lock appears with its content in one step: nobody ever sees it empty. */
async function tryLock(folder, path) {
	const draft = temporaryIn(folder);
	try {
		await writeFile(draft, `${process.pid} ${birthOf(process.pid) ?? ""}\n`, { flag: "wx" });
		await link(draft, path);
		return true;
	} catch (error) {
		if (systemErrorCode(error) === "EEXIST") return false;
		throw toMeasureError(`cannot write ${path}`, error);
	} finally {
		await rm(draft, { force: true });
	}
}
/** Takes a dead process's lock away, and gives it back where a live one was quicker. */
async function removeStale(folder, path, holder) {
	const aside = temporaryIn(folder);
	try {
		await rename(path, aside);
	} catch {
		return;
	}
	if (await readFile(aside, "utf8").catch(() => "") !== holder) await link(aside, path).catch(() => void 0);
	await rm(aside, { force: true });
}
function temporaryIn(folder) {
	return join(folder, `.boobench-${randomBytes(8).toString("hex")}.tmp`);
}
function isAlive(holder) {
	const [text = "", born = ""] = holder.trim().split(" ");
	const pid = Number(text);
	if (!Number.isSafeInteger(pid) || pid <= 0) return false;
	try {
		process.kill(pid, 0);
	} catch (error) {
		return systemErrorCode(error) === "EPERM";
	}
	const now = birthOf(pid);
	return now !== null && (now === "" || born === "" || now === born);
}
/**
* When a process started, in clock ticks since boot, so that a reused number is not taken for it.
*
* @returns null for one that has ended; empty where the system does not tell
*/
function birthOf(pid) {
	try {
		return parseStat(pid, readFileSync(`/proc/${pid}/stat`, "utf8"))?.startedAt ?? null;
	} catch {
		return "";
	}
}
// src/house/hub-listing.ts
/** Longest name of a file or folder on common disks. */
const MOST_PART_BYTES = 255;
const sizeSchema = /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ safeInteger(), /* @__PURE__ */ minValue(0));
const listingSchema = /* @__PURE__ */ array(/* @__PURE__ */ union([/* @__PURE__ */ object({
	type: /* @__PURE__ */ literal("file"),
	path: /* @__PURE__ */ string(),
	size: sizeSchema,
	oid: /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[0-9a-f]{40}$/)),
	lfs: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ object({
		oid: /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[0-9a-f]{64}$/)),
		size: sizeSchema
	})))
}), /* @__PURE__ */ object({
	type: /* @__PURE__ */ string(),
	path: /* @__PURE__ */ string()
})]));
const revisionSchema = /* @__PURE__ */ object({ sha: /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[0-9a-f]{40}$/)) });
/** The commit in the answer about a revision; null for an answer of another shape. */
function commitOf(answer) {
	const parsed = /* @__PURE__ */ safeParse(revisionSchema, answer);
	return parsed.success ? parsed.output.sha : null;
}
/**
* The files in one page of a listing; folders are left out.
*
* @returns null for an answer of another shape
*/
function filesOf(answer) {
	const parsed = /* @__PURE__ */ safeParse(listingSchema, answer);
	if (!parsed.success) return null;
	const files = [];
	for (const entry of parsed.output) {
		if (entry.type !== "file") continue;
		if (!("size" in entry)) return null;
		const { path, size, oid, lfs } = entry;
		if (lfs === void 0 || lfs === null) files.push({
			path,
			bytes: size,
			digest: {
				kind: "git-sha1",
				hex: oid
			}
		});
		else files.push({
			path,
			bytes: lfs.size,
			digest: {
				kind: "sha256",
				hex: lfs.oid
			}
		});
	}
	return files;
}
/** The address behind `rel="next"` of a Link header; null where the listing ends. */
function nextLink(header) {
	for (const part of (header ?? "").split(/,(?=\s*<)/)) {
		const [, address, rest = ""] = /^\s*<([^>]*)>(.*)$/s.exec(part) ?? [];
		if (address !== void 0 && /;\s*rel="?next"?\s*(?:;|$)/.test(rest)) return address;
	}
	return null;
}
/**
* Refuses names that would leave the dataset's folder, or that one file system would take for another.
*
* @throws InputError that names the file
*/
function checkNames(files, source) {
	const seen = /* @__PURE__ */ new Map();
	for (const { path } of files) {
		const reason = unsafeReason(path);
		if (reason !== null) throw unusable(source, `${shown$1(path)} ${reason}`);
		const key = path.normalize("NFC").toLowerCase();
		const other = seen.get(key);
		if (other !== void 0) throw unusable(source, `${shown$1(other)} and ${shown$1(path)} are one file where case does not count`);
		seen.set(key, path);
	}
}
function unsafeReason(path) {
	if (/^[A-Za-z]:/.test(path)) return "leaves the folder on some systems";
	for (const part of path.split("/")) {
		const reason = unsafeName(part, MOST_PART_BYTES);
		if (reason !== null) return `has a part that ${reason}`;
	}
	return null;
}
function unusable(source, problem) {
	return new InputError("unusable-dataset", `dataset ${shown$1(source)} cannot be stored: ${problem}`, { hint: "Tell its owner, or give a folder with the pages instead." });
}
// src/house/store-index.ts
const INDEX = ".boobench-index.json";
/** Longest list of files that is read. */
const MOST_INDEX_BYTES = 67108864;
const indexSchema = /* @__PURE__ */ strictObject({
	version: /* @__PURE__ */ literal(1),
	/** SHA-256 of the files as written: a damaged list would ask for what the Hub does not have. */
	checksum: /* @__PURE__ */ string(),
	files: /* @__PURE__ */ array(/* @__PURE__ */ strictObject({
		path: /* @__PURE__ */ string(),
		bytes: /* @__PURE__ */ number$2(),
		digest: /* @__PURE__ */ strictObject({
			kind: /* @__PURE__ */ picklist(["sha256", "git-sha1"]),
			hex: /* @__PURE__ */ string()
		})
	}))
});
/** Writes down what the Hub listed at a commit. */
async function writeIndex(folder, files) {
	const index = {
		version: 1,
		checksum: checksumOf(files),
		files
	};
	const text = `${JSON.stringify(index, null, 1)}\n`;
	await writeFileAtomically(join(folder, INDEX), text);
}
/** What the Hub listed at a commit; null where it was not listed yet, or the list is damaged. */
async function readIndex(folder) {
	const path = join(folder, INDEX);
	if (await kindOfPath(path) !== "file") return null;
	try {
		const parsed = /* @__PURE__ */ safeParse(indexSchema, JSON.parse(await readText(path, MOST_INDEX_BYTES)));
		if (!parsed.success) return null;
		const { checksum, files } = parsed.output;
		return checksum === checksumOf(files) ? files : null;
	} catch {
		return null;
	}
}
function checksumOf(files) {
	return createHash("sha256").update(JSON.stringify(files)).digest("hex");
}
/** The folder of a dataset: its commits are folders in it. */
function datasetFolder(store, repository) {
	return join(store, repository.replace("/", "--"));
}
/** The file that remembers the commit of a branch or tag. */
function revisionFile(revision) {
	return `revision-${encodeURIComponent(revision)}.txt`;
}
/** The room that a file belongs to: `<room>.jsonl` or `docs/<room>/…`; null for a README and the like. */
function roomOfFile(path) {
	return /^docs\/([^/]+)\/./.exec(path)?.[1] ?? /^([^/]+)\.jsonl$/.exec(path)?.[1] ?? null;
}
/** True for a room's file of rows; what else belongs to a room are its documents. */
function isRows({ path }) {
	return !path.includes("/");
}
/** True for a file of the right size, and with `verify` of the right content. */
async function isGood(path, { bytes, digest }, verify) {
	if (await kindOfPath(path) !== "file" || await fileBytes(path) !== bytes) return false;
	return !verify || await digestOf(path, digest.kind) === digest.hex;
}
// src/house/store.ts
/** Files fetched side by side: enough to hide a round trip of 20 ms, few for a server. */
const CONCURRENT_FILES = 12;
/** How often another process's lock is looked at. */
const LOCK_POLL_MS = 250;
/**
* Makes the wanted rooms of a dataset lie whole on the disk, under their commit.
*
* A room's file of rows gets its name when all its documents are there, and every file its name when
* its hash is right: what can be read is whole, whenever the process was killed.
*
* @throws InputError for a dataset, revision or room that does not exist or may not be read
* @throws MeasureError when it cannot be fetched or written; what is there stays for the next time
* @throws InterruptedError when `signal` stops it
*/
async function fetchHouse(request) {
	const base = datasetFolder(request.store, request.source.repository);
	const commit = await commitFor(base, request);
	const folder = join(base, commit);
	const indexed = await readIndex(folder);
	if (indexed !== null && !request.verify && !request.prune) {
		const rooms = wantedRooms(indexed, request);
		if (await isWhole(folder, filesOfRooms(indexed, rooms))) return {
			folder,
			commit,
			rooms,
			fetchedBytes: 0
		};
	}
	const { hub } = request;
	if (hub === null) throw notThere(request);
	await makeFolder(folder);
	const lock = await waitForLock(base, request);
	try {
		const files = indexed ?? await listing(hub, folder, commit, request);
		const rooms = wantedRooms(files, request);
		const fetchedBytes = await fetchMissing(folder, commit, filesOfRooms(files, rooms), {
			...request,
			hub
		});
		if (request.prune) await removeOthers(base, commit);
		return {
			folder,
			commit,
			rooms,
			fetchedBytes
		};
	} finally {
		await lock.release();
	}
}
/** The commit of the revision: from the Hub, or off the network the one it stood for last time. */
async function commitFor(base, request) {
	const { hub, source } = request;
	const { revision } = source;
	if (isCommit(revision)) return revision;
	if (hub === null) return storedCommit(request.store, source);
	const commit = await hub.commitOf(source);
	await makeFolder(base);
	await writeFileAtomically(join(base, revisionFile(revision)), `${commit}\n`);
	return commit;
}
/**
* The commit that a revision stood for when the dataset was fetched last.
*
* @throws InputError where it was not fetched
*/
async function storedCommit(store, source) {
	const { repository, revision } = source;
	if (isCommit(revision)) return revision;
	const file = join(datasetFolder(store, repository), revisionFile(revision));
	if (await kindOfPath(file) !== "file") throw notThere({
		source,
		store
	});
	const commit = (await readText(file, MOST_INDEX_BYTES)).trim();
	if (isCommit(commit)) return commit;
	throw notThere({
		source,
		store
	});
}
function notThere({ source: { repository, revision }, store }) {
	return new InputError("not-downloaded", `dataset ${shown$1(repository)} is not whole in ${store}`, { hint: `Leave --offline out, or run "boobench download --dataset ${repository}@${revision}" with a network.` });
}
async function listing(hub, folder, commit, { source }) {
	const files = (await hub.filesOf(source.repository, commit)).filter(({ path }) => roomOfFile(path) !== null);
	checkNames(files, source.repository);
	await writeIndex(folder, files);
	return files;
}
function wantedRooms(files, { rooms, source }) {
	const there = files.filter(isRows).flatMap(({ path }) => roomOfFile(path) ?? []);
	if (there.length === 0) throw new InputError("empty-dataset", `dataset ${shown$1(source.repository)} has no room (<room>.jsonl)`, { hint: "Name a dataset in the format of Boo Bench." });
	for (const room of rooms ?? []) {
		if (there.includes(room)) continue;
		const hint = didYouMean(room, there) ?? `It has ${there.join(", ")}.`;
		throw new InputError("unknown-room", `dataset ${shown$1(source.repository)} has no room ${shown$1(room)}`, { hint });
	}
	return rooms === null ? there : there.filter((room) => rooms.includes(room));
}
function filesOfRooms(files, rooms) {
	return files.filter(({ path }) => rooms.includes(roomOfFile(path) ?? ""));
}
async function isWhole(folder, files) {
	for (const file of files) if (!await isGood(join(folder, file.path), file, false)) return false;
	return true;
}
async function fetchMissing(folder, commit, files, request) {
	const total = {
		totalFiles: files.length,
		totalBytes: files.reduce((sum, { bytes }) => sum + bytes, 0)
	};
	let done = 0;
	let bytes = 0;
	let fetched = 0;
	let isStopped = false;
	const fetchOne = async (file) => {
		if (isStopped) return;
		if (request.signal?.aborted === true) throw new InterruptedError("interrupted", "the download was interrupted");
		if (!await isGood(join(folder, file.path), file, request.verify)) {
			await fetchFile(folder, commit, file, request);
			fetched += file.bytes;
		}
		done += 1;
		bytes += file.bytes;
		request.onProgress?.({
			files: done,
			bytes,
			...total
		});
	};
	try {
		await sideBySide(files.filter((file) => !isRows(file)), fetchOne);
		await sideBySide(files.filter(isRows), fetchOne);
	} catch (error) {
		isStopped = true;
		throw error;
	}
	return fetched;
}
/** Some files at a time, each begun when one before it is done: nothing is held for those to come. */
async function sideBySide(files, fetchOne) {
	const left = files.values();
	const worker = async () => {
		for (const file of left) await fetchOne(file);
	};
	await Promise.all(Array.from({ length: CONCURRENT_FILES }, worker));
}
/** Fetches one file beside its place, goes on where it broke off, and names it when its hash is right. */
async function fetchFile(folder, commit, file, { hub, source, onNotice }) {
	const path = join(folder, file.path);
	const part = join(dirname(path), `.${basename(path)}.part`);
	await makeFolder(dirname(path));
	const have = async () => {
		const bytes = await fileBytes(part);
		if (bytes < file.bytes) return bytes;
		await removeAll(part);
		return 0;
	};
	for (let tries = 1;; tries += 1) {
		const { repository } = source;
		await hub.content({
			repository,
			commit,
			path: file.path
		}, have, async (body, isRest) => {
			const bytes = await writeChunks(part, body, {
				isRest,
				mostBytes: file.bytes
			});
			if (bytes < file.bytes) throw new Error(`${file.path} broke off after ${bytes} of ${file.bytes} bytes`);
		});
		if (await digestOf(part, file.digest.kind) === file.digest.hex) break;
		await removeAll(part);
		onNotice(`${file.path} came with another hash than the Hub states`);
		if (tries === 2) throw new MeasureError("wrong-content", `${file.path} of ${shown$1(repository)} came twice with another hash than the Hub states`, { hint: "Check the proxy and HF_ENDPOINT, or try again later." });
	}
	await finishPart(part, path);
}
async function removeOthers(base, commit) {
	for (const { name, kind } of await listFolder(base)) if (kind === "folder" && isCommit(name) && name !== commit) await removeAll(join(base, name));
}
/** Locks a dataset's folder; waits while another process fetches it. */
async function waitForLock(base, { onNotice, signal }) {
	let isTold = false;
	for (;;) try {
		return await lockFolder(base);
	} catch (error) {
		if (!(error instanceof MeasureError) || error.code !== "folder-in-use") throw error;
		if (signal?.aborted === true) throw new InterruptedError("interrupted", "the download was interrupted");
		if (!isTold) onNotice(`waiting: ${error.message}`);
		isTold = true;
		await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
	}
}
// src/app/open-house.ts
/**
* The pages of a dataset; one on the Hub is fetched first where it is not there yet.
*
* @throws InputError, MeasureError, InterruptedError as `loadHouse` and `fetchHouse` do
*/
async function openHouse(data, { rooms, needDocuments }, events) {
	const { builtinFolder } = data;
	const remote = await remoteSource(data);
	if (remote === null) return loadHouse(data.dataset, {
		needDocuments,
		builtinFolder
	});
	const { folder, commit } = await fetchRooms(data, remote, {
		rooms,
		verify: false,
		prune: false
	}, events);
	return {
		...await loadHouse(folder, {
			needDocuments,
			builtinFolder
		}),
		source: remote.repository,
		revision: commit
	};
}
/**
* Fetches a dataset from the Hub.
*
* @throws InputError for a source that is no dataset of the Hub
*/
async function download(data, options, events) {
	const remote = await remoteSource(data);
	if (remote !== null) return fetchRooms(data, remote, options, events);
	throw new InputError("local-dataset", `dataset "${data.dataset}" is here already`, { hint: "Name a dataset of the Hub: owner/name or owner/name@revision." });
}
/**
* Finds out which version of a dataset a run would take, without fetching its pages.
*
* @throws as `openHouse` does
*/
async function versionOf(data, events) {
	const { builtinFolder, offline, store } = data;
	const remote = await remoteSource(data);
	if (remote === null) return {
		revision: (await loadHouse(data.dataset, {
			needDocuments: false,
			builtinFolder
		})).revision,
		repository: null
	};
	const { repository } = remote;
	return {
		revision: offline ? await storedCommit(store, remote) : isCommit(remote.revision) ? remote.revision : await withHub(data, events, (hub) => hub.commitOf(remote)),
		repository
	};
}
/** Null for what is on this machine. */
async function remoteSource({ dataset, revision }) {
	const source = dataset === "builtin" ? null : parseHubSource(dataset);
	const isLocal = source === null || await kindOfPath(dataset) !== "missing";
	if (isLocal && revision !== null) throw new InputError("local-dataset", `--dataset-revision is given, but "${dataset}" is no dataset of the Hub`, { hint: "Leave --dataset-revision out." });
	if (source === null || isLocal) return null;
	return revision === null ? source : {
		...source,
		revision
	};
}
async function fetchRooms(data, source, options, events) {
	const { signal } = events;
	if (signal !== void 0) setMaxListeners(0, signal);
	const request = {
		store: data.store,
		source,
		...options,
		...events
	};
	if (data.offline) return fetchHouse({
		...request,
		hub: null
	});
	return withHub(data, events, (hub) => fetchHouse({
		...request,
		hub
	}));
}
async function withHub(data, { signal, onNotice }, use) {
	const endpoint = endpointOf(data.endpoint);
	const { HttpClient } = await import("./chunk-http.js");
	const { Hub: OpenHub } = await import("./chunk-hub.js");
	const client = new HttpClient(endpoint, data.token);
	const onRetry = (reason) => onNotice(`trying again: ${reason}`);
	const hub = new OpenHub({
		endpoint,
		client,
		hasToken: data.token !== null,
		signal,
		onRetry
	});
	try {
		return await use(hub);
	} finally {
		await client.close();
	}
}
function endpointOf(text) {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url !== null && (url.protocol === "https:" || url.protocol === "http:")) {
		if (!url.pathname.endsWith("/")) url.pathname += "/";
		return url;
	}
	throw new InputError("invalid-option", `HF_ENDPOINT must be an http or https address, got "${text}"`, { hint: "Leave it unset for https://huggingface.co." });
}
// src/cli/data-settings.ts
const HUB = "https://huggingface.co";
/** Where pages come from, by options and the environment. */
function dataOf(settings) {
	const token = process.env["HF_TOKEN"]?.trim() ?? "";
	const endpoint = process.env["HF_ENDPOINT"]?.trim() ?? "";
	return {
		dataset: settings.required("dataset"),
		revision: settings.text("dataset-revision"),
		builtinFolder: builtinFolder(),
		store: settings.text("data-path") ?? defaultStore(),
		offline: settings.flag("offline"),
		endpoint: endpoint === "" ? HUB : endpoint,
		token: token === "" ? null : token
	};
}
/** `~/.cache/boobench`, or in XDG_CACHE_HOME where that is set. */
function defaultStore() {
	const cache = process.env["XDG_CACHE_HOME"] ?? "";
	return join(cache === "" ? join(homedir(), ".cache") : cache, "boobench");
}
// src/report/percent.ts
/** Rounding of binary fractions; a rate closer than this to a half counts as the half. */
const TOLERANCE = 1e-9;
const NONE = "–";
/**
* A share as per cent with one decimal, rounded half up; `100.0%` only for all of them.
*
* @param rate 0–1; null, where there is nothing to take a share of, gives `–`
* @see rule, section 4: 99.96 % reads `99.9%`
*/
function percent(rate) {
	return rate === null ? NONE : `${(tenths(rate) / 10).toFixed(1)}%`;
}
/**
* The change between two shares as printed, in points: `+1.2`, `−0.6`, `0.0`; `–` where one is null.
*
* It is the difference of what `percent` prints, so that a reader's sum comes out.
*/
function pointsChange(base, head) {
	if (base === null || head === null) return NONE;
	return signed((tenths(head) - tenths(base)) / 10);
}
/** A whole number with commas: `8,181`. */
function thousands(count) {
	const [whole = "", fraction] = String(Math.abs(count)).split(".");
	const grouped = whole.includes("e") ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
	const digits = fraction === void 0 ? grouped : `${grouped}.${fraction}`;
	return count < 0 ? `−${digits}` : digits;
}
/** Bytes in millions: `4.9 MB`. */
function megabytes(bytes) {
	return `${(bytes / 1e6).toFixed(1)} MB`;
}
/** A count with its noun: `1 Boo`, `2,000 Boos`. */
function counted$1(count, one, many) {
	return `${thousands(count)} ${count === 1 ? one : many}`;
}
/** Seconds for a table: `0.42`, `12.3`, `612`; `–` for null. */
function seconds(durationMs) {
	if (durationMs === null) return NONE;
	const value = durationMs / 1e3;
	if (value < 9.995) return value.toFixed(2);
	return value < 99.95 ? value.toFixed(1) : thousands(Math.round(value));
}
/** A span of time for people: `8 s`, `2 min`, `1 h 5 min`; never less than it is. */
function span(durationMs) {
	const wholeSeconds = Math.ceil(durationMs / 1e3);
	if (wholeSeconds < 100) return `${wholeSeconds} s`;
	const minutes = Math.ceil(wholeSeconds / 60);
	if (minutes < 60) return `${minutes} min`;
	const hours = Math.floor(minutes / 60);
	return minutes % 60 === 0 ? `${thousands(hours)} h` : `${thousands(hours)} h ${minutes % 60} min`;
}
function tenths(rate) {
	const rounded = Math.floor(rate * 1e3 + .5 + TOLERANCE);
	return rate < 1 ? Math.min(999, rounded) : rounded;
}
function signed(points) {
	if (points === 0) return "0.0";
	return `${points > 0 ? "+" : "−"}${Math.abs(points).toFixed(1)}`;
}
// src/cli/terminal-line.ts
const DRAW_EVERY_MS$1 = 100;
/** Takes what stands on a terminal's line away. */
const CLEAR_LINE = "\r\x1B[2K";
/** One line on a terminal that is drawn over and over while work goes on; a log gets none. */
var TerminalLine = class {
	#to;
	/** On the clock of performance.now(), which nobody sets; null while nothing stands there. */
	#drawnAtMs = null;
	constructor(to) {
		this.#to = to;
	}
	/** Draws the line anew, cut to the terminal's width; a line that comes too soon is left out. */
	show(text) {
		const nowMs = performance.now();
		const isSoon = this.#drawnAtMs !== null && nowMs - this.#drawnAtMs < DRAW_EVERY_MS$1;
		if (!this.#to.isTerminal || isSoon) return;
		this.#drawnAtMs = nowMs;
		this.#to.write(`${CLEAR_LINE}${visibleCut(text, this.#to.columns - 1)}`);
	}
	end() {
		if (this.#drawnAtMs !== null) this.#to.write(CLEAR_LINE);
		this.#drawnAtMs = null;
	}
};
// src/cli/fetch-progress.ts
const LOG_EVERY_MS$1 = 5e3;
/** Files and bytes: one line on a terminal, a line every few seconds in a log. */
var FetchProgressLine = class {
	#to;
	#line;
	#loggedAt = null;
	constructor(to) {
		this.#to = to;
		this.#line = new TerminalLine(to);
	}
	show({ files, totalFiles, bytes, totalBytes }) {
		const text = `${files}/${totalFiles} files, ${megabytes(bytes)} of ${megabytes(totalBytes)}`;
		if (this.#to.isTerminal) this.#line.show(text);
		else this.#log(text);
	}
	notice(text) {
		this.end();
		this.#to.write(defuseCommands(`boobench: ${visible$2(text)}\n`));
	}
	end() {
		this.#line.end();
	}
	/** What is over in a few seconds is not worth a line. */
	#log(text) {
		const now = performance.now();
		this.#loggedAt ??= now;
		if (now - this.#loggedAt < LOG_EVERY_MS$1) return;
		this.#loggedAt = now;
		this.#to.write(`boobench: ${text}\n`);
	}
};
// src/cli/gate-settings.ts
/** @throws InputError for a policy that is not one */
function policiesOf(settings) {
	const minGhostFree = settings.text("min-ghost-free");
	const maxLost = settings.text("max-lost");
	return {
		failOn: parseFailOn(settings.text("fail-on") || void 0),
		minGhostFree: minGhostFree === null ? [] : parseMinGhostFree(minGhostFree),
		maxLost: maxLost === null ? null : parseMaxLost(maxLost),
		failOnMissingBaseline: settings.flag("fail-on-missing-baseline")
	};
}
function selectionOf(settings) {
	return {
		rooms: settings.list("rooms"),
		pages: settings.list("pages"),
		tags: settings.list("tags"),
		maxPages: settings.whole("max-pages", 1)
	};
}
/**
* The label given, else workflow and job of a GitHub run, else `local`.
*
* @param values what tells the legs of a job matrix apart
*/
function labelOf(settings, values = []) {
	const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job } = process.env;
	const given = settings.text("label")?.trim() ?? "";
	if (given !== "") return given;
	const parts = [
		workflow ?? "",
		job ?? "",
		...values
	].filter((part) => part !== "");
	return parts.length === 0 ? "local" : parts.join(" / ");
}
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
/** A page for which no time is known, where none is known at all. */
const ANY_SECONDS = 1;
/**
* Reads a shard as written on the command line.
*
* @param text `k/n`, with k from 1 to n
* @throws InputError when it is anything else
*/
function parseShard(text) {
	const parts = /^(\d{1,3})\/(\d{1,3})$/.exec(text.trim());
	const index = Number(parts?.[1]);
	const total = Number(parts?.[2]);
	if (parts !== null && index >= 1 && index <= total && total <= 256) return {
		index,
		total
	};
	throw new InputError("bad-shard", `shard must be like 2/4, got ${shown$1(text)}`, { hint: `The first number runs from 1 to the second, and there are at most 256 shards.` });
}
/**
* The pages of one shard; every page is in exactly one of the `total` shards.
*
* Long pages are dealt out first, each to the shard with the least to do so far, so shards end at
* about the same time. A page without known seconds counts as the median page. The same pages and
* seconds give the same shards in whatever order they come.
*
* @param index 1 to `total`
* @param seconds seconds a page by `pageKey`, from the base run
* @returns the shard's pages in the order given; may be empty when there are more shards than pages
*/
function shardPages(pages, index, total, seconds = /* @__PURE__ */ new Map()) {
	const keyed = pages.map((page) => ({
		page,
		seconds: seconds.get(pageKey(page)) ?? null
	}));
	const usual = median(keyed.flatMap((entry) => entry.seconds === null ? [] : [entry.seconds]));
	const longestFirst = keyed.map((entry) => ({
		page: entry.page,
		seconds: entry.seconds ?? usual
	})).toSorted((a, b) => b.seconds - a.seconds || comparePages(a.page, b.page));
	const loads = Array.from({ length: total }, () => 0);
	const counts = Array.from({ length: total }, () => 0);
	const mine = /* @__PURE__ */ new Set();
	for (const { page, seconds } of longestFirst) {
		const to = lightest(loads, counts);
		loads[to] = (loads[to] ?? 0) + seconds;
		counts[to] = (counts[to] ?? 0) + 1;
		if (to === index - 1) mine.add(page);
	}
	return pages.filter((page) => mine.has(page));
}
/** The shard with the least seconds; of equals the one with the fewest pages, then the first. */
function lightest(loads, counts) {
	let best = 0;
	loads.forEach((load, at) => {
		const bestLoad = loads[best] ?? 0;
		const fewer = (counts[at] ?? 0) < (counts[best] ?? 0);
		if (load < bestLoad || load === bestLoad && fewer) best = at;
	});
	return best;
}
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor((sorted.length - 1) / 2)] ?? ANY_SECONDS;
}
// node_modules/get-east-asian-width/lookup-data.js
var import_emoji_regex = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = () => {
		return /[#*0-9]\uFE0F?\u20E3|[\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23ED-\u23EF\u23F1\u23F2\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB\u25FC\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692\u2694-\u2697\u2699\u269B\u269C\u26A0\u26A7\u26AA\u26B0\u26B1\u26BD\u26BE\u26C4\u26C8\u26CF\u26D1\u26E9\u26F0-\u26F5\u26F7\u26F8\u26FA\u2702\u2708\u2709\u270F\u2712\u2714\u2716\u271D\u2721\u2733\u2734\u2744\u2747\u2757\u2763\u27A1\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B55\u3030\u303D\u3297\u3299]\uFE0F?|[\u261D\u270C\u270D](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?|[\u270A\u270B](?:\uD83C[\uDFFB-\uDFFF])?|[\u23E9-\u23EC\u23F0\u23F3\u25FD\u2693\u26A1\u26AB\u26C5\u26CE\u26D4\u26EA\u26FD\u2705\u2728\u274C\u274E\u2753-\u2755\u2795-\u2797\u27B0\u27BF\u2B50]|\u26D3\uFE0F?(?:\u200D\uD83D\uDCA5)?|\u26F9(?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|\u2764\uFE0F?(?:\u200D(?:\uD83D\uDD25|\uD83E\uDE79))?|\uD83C(?:[\uDC04\uDD70\uDD71\uDD7E\uDD7F\uDE02\uDE37\uDF21\uDF24-\uDF2C\uDF36\uDF7D\uDF96\uDF97\uDF99-\uDF9B\uDF9E\uDF9F\uDFCD\uDFCE\uDFD4-\uDFDF\uDFF5\uDFF7]\uFE0F?|[\uDF85\uDFC2\uDFC7](?:\uD83C[\uDFFB-\uDFFF])?|[\uDFC4\uDFCA](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDFCB\uDFCC](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDCCF\uDD8E\uDD91-\uDD9A\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF43\uDF45-\uDF4A\uDF4C-\uDF7C\uDF7E-\uDF84\uDF86-\uDF93\uDFA0-\uDFC1\uDFC5\uDFC6\uDFC8\uDFC9\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF8-\uDFFF]|\uDDE6\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF]|\uDDE7\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF]|\uDDE8\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF7\uDDFA-\uDDFF]|\uDDE9\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF]|\uDDEA\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA]|\uDDEB\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7]|\uDDEC\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE]|\uDDED\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA]|\uDDEE\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9]|\uDDEF\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5]|\uDDF0\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF]|\uDDF1\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE]|\uDDF2\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF]|\uDDF3\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF]|\uDDF4\uD83C\uDDF2|\uDDF5\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE]|\uDDF6\uD83C\uDDE6|\uDDF7\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC]|\uDDF8\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF]|\uDDF9\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF]|\uDDFA\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF]|\uDDFB\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA]|\uDDFC\uD83C[\uDDEB\uDDF8]|\uDDFD\uD83C\uDDF0|\uDDFE\uD83C[\uDDEA\uDDF9]|\uDDFF\uD83C[\uDDE6\uDDF2\uDDFC]|\uDF44(?:\u200D\uD83D\uDFEB)?|\uDF4B(?:\u200D\uD83D\uDFE9)?|\uDFC3(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?|\uDFF3\uFE0F?(?:\u200D(?:\u26A7\uFE0F?|\uD83C\uDF08))?|\uDFF4(?:\u200D\u2620\uFE0F?|\uDB40\uDC67\uDB40\uDC62\uDB40(?:\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDC73\uDB40\uDC63\uDB40\uDC74|\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F)?)|\uD83D(?:[\uDC3F\uDCFD\uDD49\uDD4A\uDD6F\uDD70\uDD73\uDD76-\uDD79\uDD87\uDD8A-\uDD8D\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA\uDECB\uDECD-\uDECF\uDEE0-\uDEE5\uDEE9\uDEF0\uDEF3]\uFE0F?|[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDC8F\uDC91\uDCAA\uDD7A\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC](?:\uD83C[\uDFFB-\uDFFF])?|[\uDC6E-\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4\uDEB5](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDD74\uDD90](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?|[\uDC00-\uDC07\uDC09-\uDC14\uDC16-\uDC25\uDC27-\uDC3A\uDC3C-\uDC3E\uDC40\uDC44\uDC45\uDC51-\uDC65\uDC6A\uDC79-\uDC7B\uDC7D-\uDC80\uDC84\uDC88-\uDC8E\uDC90\uDC92-\uDCA9\uDCAB-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDDA4\uDDFB-\uDE2D\uDE2F-\uDE34\uDE37-\uDE41\uDE43\uDE44\uDE48-\uDE4A\uDE80-\uDEA2\uDEA4-\uDEB3\uDEB7-\uDEBF\uDEC1-\uDEC5\uDED0-\uDED2\uDED5-\uDED8\uDEDC-\uDEDF\uDEEB\uDEEC\uDEF4-\uDEFC\uDFE0-\uDFEB\uDFF0]|\uDC08(?:\u200D\u2B1B)?|\uDC15(?:\u200D\uD83E\uDDBA)?|\uDC26(?:\u200D(?:\u2B1B|\uD83D\uDD25))?|\uDC3B(?:\u200D\u2744\uFE0F?)?|\uDC41\uFE0F?(?:\u200D\uD83D\uDDE8\uFE0F?)?|\uDC68(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDC68\uDC69]\u200D\uD83D(?:\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?)|[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?)|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFC-\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFC-\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFD-\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFD\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFE])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFE]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?))?|\uDC69(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?[\uDC68\uDC69]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?|\uDC69\u200D\uD83D(?:\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?))|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFC-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFC-\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFC-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB\uDFFD-\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFD-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB-\uDFFD\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFD\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFE])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB-\uDFFE]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFE])))?))?|\uDD75(?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|\uDE2E(?:\u200D\uD83D\uDCA8)?|\uDE35(?:\u200D\uD83D\uDCAB)?|\uDE36(?:\u200D\uD83C\uDF2B\uFE0F?)?|\uDE42(?:\u200D[\u2194\u2195]\uFE0F?)?|\uDEB6(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?)|\uD83E(?:[\uDD0C\uDD0F\uDD18-\uDD1F\uDD30-\uDD34\uDD36\uDD77\uDDB5\uDDB6\uDDBB\uDDD2\uDDD3\uDDD5\uDEC3-\uDEC5\uDEF0\uDEF2-\uDEF8](?:\uD83C[\uDFFB-\uDFFF])?|[\uDD26\uDD35\uDD37-\uDD39\uDD3C-\uDD3E\uDDB8\uDDB9\uDDCD\uDDCF\uDDD4\uDDD6-\uDDDD](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDDDE\uDDDF](?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDD0D\uDD0E\uDD10-\uDD17\uDD20-\uDD25\uDD27-\uDD2F\uDD3A\uDD3F-\uDD45\uDD47-\uDD76\uDD78-\uDDB4\uDDB7\uDDBA\uDDBC-\uDDCC\uDDD0\uDDE0-\uDDFF\uDE70-\uDE7C\uDE80-\uDE8A\uDE8E-\uDEC2\uDEC6\uDEC8\uDECD-\uDEDC\uDEDF-\uDEEA\uDEEF]|\uDDCE(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?|\uDDD1(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1|\uDDD1\u200D\uD83E\uDDD2(?:\u200D\uD83E\uDDD2)?|\uDDD2(?:\u200D\uD83E\uDDD2)?))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFC-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFC-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFC-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB\uDFFD-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFD-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB-\uDFFD\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFD\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB-\uDFFE]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFE])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFE])))?))?|\uDEF1(?:\uD83C(?:\uDFFB(?:\u200D\uD83E\uDEF2\uD83C[\uDFFC-\uDFFF])?|\uDFFC(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB\uDFFD-\uDFFF])?|\uDFFD(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])?|\uDFFE(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB-\uDFFD\uDFFF])?|\uDFFF(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB-\uDFFE])?))?)/g;
	};
})))(), 1);
const ambiguousRanges = [
	161,
	161,
	164,
	164,
	167,
	168,
	170,
	170,
	173,
	174,
	176,
	180,
	182,
	186,
	188,
	191,
	198,
	198,
	208,
	208,
	215,
	216,
	222,
	225,
	230,
	230,
	232,
	234,
	236,
	237,
	240,
	240,
	242,
	243,
	247,
	250,
	252,
	252,
	254,
	254,
	257,
	257,
	273,
	273,
	275,
	275,
	283,
	283,
	294,
	295,
	299,
	299,
	305,
	307,
	312,
	312,
	319,
	322,
	324,
	324,
	328,
	331,
	333,
	333,
	338,
	339,
	358,
	359,
	363,
	363,
	462,
	462,
	464,
	464,
	466,
	466,
	468,
	468,
	470,
	470,
	472,
	472,
	474,
	474,
	476,
	476,
	593,
	593,
	609,
	609,
	708,
	708,
	711,
	711,
	713,
	715,
	717,
	717,
	720,
	720,
	728,
	731,
	733,
	733,
	735,
	735,
	768,
	879,
	913,
	929,
	931,
	937,
	945,
	961,
	963,
	969,
	1025,
	1025,
	1040,
	1103,
	1105,
	1105,
	8208,
	8208,
	8211,
	8214,
	8216,
	8217,
	8220,
	8221,
	8224,
	8226,
	8228,
	8231,
	8240,
	8240,
	8242,
	8243,
	8245,
	8245,
	8251,
	8251,
	8254,
	8254,
	8308,
	8308,
	8319,
	8319,
	8321,
	8324,
	8364,
	8364,
	8451,
	8451,
	8453,
	8453,
	8457,
	8457,
	8467,
	8467,
	8470,
	8470,
	8481,
	8482,
	8486,
	8486,
	8491,
	8491,
	8531,
	8532,
	8539,
	8542,
	8544,
	8555,
	8560,
	8569,
	8585,
	8585,
	8592,
	8601,
	8632,
	8633,
	8658,
	8658,
	8660,
	8660,
	8679,
	8679,
	8704,
	8704,
	8706,
	8707,
	8711,
	8712,
	8715,
	8715,
	8719,
	8719,
	8721,
	8721,
	8725,
	8725,
	8730,
	8730,
	8733,
	8736,
	8739,
	8739,
	8741,
	8741,
	8743,
	8748,
	8750,
	8750,
	8756,
	8759,
	8764,
	8765,
	8776,
	8776,
	8780,
	8780,
	8786,
	8786,
	8800,
	8801,
	8804,
	8807,
	8810,
	8811,
	8814,
	8815,
	8834,
	8835,
	8838,
	8839,
	8853,
	8853,
	8857,
	8857,
	8869,
	8869,
	8895,
	8895,
	8978,
	8978,
	9312,
	9449,
	9451,
	9547,
	9552,
	9587,
	9600,
	9615,
	9618,
	9621,
	9632,
	9633,
	9635,
	9641,
	9650,
	9651,
	9654,
	9655,
	9660,
	9661,
	9664,
	9665,
	9670,
	9672,
	9675,
	9675,
	9678,
	9681,
	9698,
	9701,
	9711,
	9711,
	9733,
	9734,
	9737,
	9737,
	9742,
	9743,
	9756,
	9756,
	9758,
	9758,
	9792,
	9792,
	9794,
	9794,
	9824,
	9825,
	9827,
	9829,
	9831,
	9834,
	9836,
	9837,
	9839,
	9839,
	9886,
	9887,
	9919,
	9919,
	9926,
	9933,
	9935,
	9939,
	9941,
	9953,
	9955,
	9955,
	9960,
	9961,
	9963,
	9969,
	9972,
	9972,
	9974,
	9977,
	9979,
	9980,
	9982,
	9983,
	10045,
	10045,
	10102,
	10111,
	11094,
	11097,
	12872,
	12879,
	57344,
	63743,
	65024,
	65039,
	65533,
	65533,
	127232,
	127242,
	127248,
	127277,
	127280,
	127337,
	127344,
	127373,
	127375,
	127376,
	127387,
	127404,
	917760,
	917999,
	983040,
	0xffffd,
	1048576,
	1114109
];
const fullwidthRanges = [
	12288,
	12288,
	65281,
	65376,
	65504,
	65510
];
const wideRanges = [
	4352,
	4447,
	8986,
	8987,
	9001,
	9002,
	9193,
	9196,
	9200,
	9200,
	9203,
	9203,
	9725,
	9726,
	9748,
	9749,
	9776,
	9783,
	9800,
	9811,
	9855,
	9855,
	9866,
	9871,
	9875,
	9875,
	9889,
	9889,
	9898,
	9899,
	9917,
	9918,
	9924,
	9925,
	9934,
	9934,
	9940,
	9940,
	9962,
	9962,
	9970,
	9971,
	9973,
	9973,
	9978,
	9978,
	9981,
	9981,
	9989,
	9989,
	9994,
	9995,
	10024,
	10024,
	10060,
	10060,
	10062,
	10062,
	10067,
	10069,
	10071,
	10071,
	10133,
	10135,
	10160,
	10160,
	10175,
	10175,
	11035,
	11036,
	11088,
	11088,
	11093,
	11093,
	11904,
	11929,
	11931,
	12019,
	12032,
	12245,
	12272,
	12287,
	12289,
	12350,
	12353,
	12438,
	12441,
	12543,
	12549,
	12591,
	12593,
	12686,
	12688,
	12773,
	12783,
	12830,
	12832,
	12871,
	12880,
	42124,
	42128,
	42182,
	43360,
	43388,
	44032,
	55203,
	63744,
	64255,
	65040,
	65049,
	65072,
	65106,
	65108,
	65126,
	65128,
	65131,
	94176,
	94180,
	94192,
	94198,
	94208,
	101594,
	101631,
	101664,
	101760,
	101874,
	101888,
	102801,
	102816,
	102866,
	110576,
	110579,
	110581,
	110587,
	110589,
	110590,
	110592,
	110888,
	110898,
	110898,
	110928,
	110930,
	110933,
	110933,
	110948,
	110952,
	110960,
	111355,
	119552,
	119638,
	119648,
	119670,
	126980,
	126980,
	127183,
	127183,
	127374,
	127374,
	127377,
	127386,
	127406,
	127406,
	127488,
	127490,
	127504,
	127547,
	127552,
	127560,
	127568,
	127569,
	127584,
	127589,
	127744,
	127776,
	127789,
	127797,
	127799,
	127868,
	127870,
	127891,
	127904,
	127946,
	127951,
	127955,
	127968,
	127984,
	127988,
	127988,
	127992,
	128062,
	128064,
	128064,
	128066,
	128252,
	128255,
	128317,
	128331,
	128334,
	128336,
	128359,
	128378,
	128378,
	128405,
	128406,
	128420,
	128420,
	128507,
	128591,
	128640,
	128709,
	128716,
	128716,
	128720,
	128722,
	128725,
	128729,
	128732,
	128735,
	128747,
	128748,
	128756,
	128764,
	128986,
	128986,
	128992,
	129003,
	129008,
	129008,
	129292,
	129338,
	129340,
	129349,
	129351,
	129535,
	129648,
	129660,
	129664,
	129734,
	129736,
	129736,
	129740,
	129757,
	129759,
	129771,
	129775,
	129786,
	131072,
	196605,
	196608,
	262141
];
// node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) high = mid - 1;
		else if (codePoint > ranges[i + 1]) low = mid + 1;
		else return true;
	}
	return false;
};
// node_modules/get-east-asian-width/lookup.js
const commonCjkCodePoint = 19968;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];
	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];
		if (commonCjkCodePoint >= start && commonCjkCodePoint <= end) return [start, end];
		if (end - start > fastPathEnd - fastPathStart) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}
	return [fastPathStart, fastPathEnd];
}
const isAmbiguous = (codePoint) => {
	if (codePoint < 161 || codePoint > 1114109) return false;
	return isInRange(ambiguousRanges, codePoint);
};
const isFullwidth = (codePoint) => {
	if (codePoint < 12288 || codePoint > 65510) return false;
	return isInRange(fullwidthRanges, codePoint);
};
const isWide = (codePoint) => {
	if (codePoint >= wideFastPathStart && codePoint <= wideFastPathEnd) return true;
	if (codePoint < 4352 || codePoint > 262141) return false;
	return isInRange(wideRanges, codePoint);
};
// node_modules/get-east-asian-width/index.js
function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
}
function eastAsianWidth(codePoint, { ambiguousAsWide = false } = {}) {
	validate(codePoint);
	if (isFullwidth(codePoint) || isWide(codePoint) || ambiguousAsWide && isAmbiguous(codePoint)) return 2;
	return 1;
}
// src/report/display-width.ts
/** One column each: ASCII, Latin letters and signs (but © ® and the soft hyphen), dashes, lines and blocks. */
const ONE_COLUMN_EACH = /^[ -~\u00a1-\u00a8\u00aa-\u00ac\u00af-\u02ff\u2010-\u2027\u2500-\u259f]*$/;
/** Graphemes that start so take no room: controls, halves of pairs, marks, and what is never drawn. */
const NO_COLUMN = /^(?:[\p{Cc}\p{Cs}\u200b-\u200f\ufeff\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]|\p{Default_Ignorable_Code_Point}$)/u;
const COLOR = /\u001b\[[0-9;]*m/g;
/** Made when they are needed: they cost more than most runs print. */
let segmenter = null;
let emoji = null;
/** The characters of a text as people see them. */
function graphemesOf(text) {
	segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
	return segmenter.segment(text);
}
/**
* Terminal columns that a text takes; wide characters and emoji take two, colours none.
*
* @see Unicode Standard Annex 11, "East Asian Width"; ambiguous characters count as narrow
*/
function displayWidth(text) {
	if (ONE_COLUMN_EACH.test(text)) return text.length;
	let width = 0;
	for (const { segment } of graphemesOf(text.replaceAll(COLOR, ""))) width += graphemeWidth(segment);
	return width;
}
function graphemeWidth(grapheme) {
	if (ONE_COLUMN_EACH.test(grapheme)) return grapheme.length;
	if (NO_COLUMN.test(grapheme)) return 0;
	emoji ??= new RegExp((0, import_emoji_regex.default)().source);
	return emoji.test(grapheme) ? 2 : eastAsianWidth(grapheme.codePointAt(0) ?? 0);
}
// src/report/paint.ts
/** Select Graphic Rendition codes: on and off (ECMA-48). */
const codes = {
	strong: ["1", "22"],
	quiet: ["2", "22"],
	good: ["32", "39"],
	bad: ["1;31", "22;39"],
	doubtful: ["33", "39"],
	loop: ["7;31", "27;39"]
};
/** Paints with colours, or not at all. */
function painter(color) {
	return (style, text) => {
		if (!color || style === "plain" || text === "") return text;
		const [on, off] = codes[style];
		return `\u001b[${on}m${text}\u001b[${off}m`;
	};
}
function usableColumns(columns) {
	return Math.max(40, Math.min(120, Math.floor(columns) || 40));
}
/** Cuts to `width` columns, with `…` as the last of them where something was left out. */
function cutToWidth(text, width) {
	if (displayWidth(text) <= width) return text;
	let cut = "";
	let used = 1;
	for (const { segment } of graphemesOf(text)) {
		used += displayWidth(segment);
		if (used > width) break;
		cut += segment;
	}
	return `${cut}…`;
}
function padEnd(text, width) {
	return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}
function padStart(text, width) {
	return " ".repeat(Math.max(0, width - displayWidth(text))) + text;
}
/**
* Breaks pieces into painted lines of at most `columns` columns.
*
* A word longer than a line is broken where the line ends. No pieces give no line.
*/
function wrap(pieces, paint, options) {
	const lines = [];
	let rest = pieces.flatMap(cellsOf);
	while (rest.length > 0) {
		const indent = lines.length === 0 ? options.indent : options.hanging;
		const fits = fitting(rest, options.columns - displayWidth(indent));
		const end = options.breaks === "words" ? wordEnd(rest, fits) : fits;
		const line = rest.slice(0, end);
		rest = rest.slice(end);
		if (options.breaks === "words") rest = withoutLeadingSpaces(rest);
		lines.push(indent + painted(options.breaks === "words" ? trimmed(line) : line, paint));
	}
	return lines;
}
function cellsOf({ text, style, whole }) {
	if (whole === true) return [{
		text,
		style,
		width: displayWidth(text)
	}];
	return Array.from(graphemesOf(text), ({ segment }) => ({
		text: segment,
		style,
		width: displayWidth(segment)
	}));
}
/** How many cells fit into `width` columns; at least one, so that a line always gets on. */
function fitting(cells, width) {
	let used = 0;
	const end = cells.findIndex((cell) => {
		used += cell.width;
		return used > width;
	});
	return end === -1 ? cells.length : Math.max(1, end);
}
function wordEnd(cells, fits) {
	if (fits === cells.length || cells[fits]?.text === " ") return fits;
	for (let at = fits - 1; at > 0; at -= 1) if (cells[at]?.text === " ") return at;
	return fits;
}
function withoutLeadingSpaces(cells) {
	const start = cells.findIndex(({ text }) => text !== " ");
	return start === -1 ? [] : cells.slice(start);
}
function trimmed(cells) {
	return cells.slice(0, cells.findLastIndex(({ text }) => text !== " ") + 1);
}
function painted(cells, paint) {
	let line = "";
	for (let from = 0; from < cells.length;) {
		const style = cells[from]?.style ?? "plain";
		const length = cells.slice(from).findIndex((cell) => cell.style !== style);
		const to = length === -1 ? cells.length : from + length;
		line += paint(style, cells.slice(from, to).map(({ text }) => text).join(""));
		from = to;
	}
	return line;
}
// src/report/sections.ts
/** Characters of one sentence and of one name; more is in the results. */
const MAX_SENTENCE = 600;
const MAX_NAME = 250;
function canvas(color, columns) {
	return {
		paint: painter(color),
		columns: usableColumns(columns),
		color
	};
}
/** A page's `room/id`, visible and cut. */
function shownPage(page) {
	return visibleCut(pageName(page), MAX_NAME);
}
/** A sentence that may hold foreign text, visible and cut. */
function shownSentence(sentence) {
	return visibleCut(sentence, MAX_SENTENCE);
}
/** A paragraph that starts at the edge. */
function paragraph({ paint, columns }, text, style) {
	return wrap([{
		text,
		style
	}], paint, {
		columns,
		indent: "",
		hanging: "",
		breaks: "words"
	});
}
/** A blank line, a heading with a count, and the items; nothing at all for no items. */
function section(to, options) {
	const { items, most } = options;
	if (items.length === 0) return [];
	const more = items.length - most;
	const rest = more > 0 ? restLine(to, more, options.restIn) : [];
	return [
		"",
		...headingLines(to, options.title, items.length, options.style),
		...items.slice(0, most).flatMap((item) => options.lines(item)),
		...rest
	];
}
/** A heading with a count: `Boos (2)`. */
function headingLines(to, title, count, style) {
	return paragraph(to, `${title} (${thousands(count)})`, style);
}
/** A page's name and a sentence: `room/id: sentence`. */
function pageLines(to, page, sentence) {
	const name = shownPage(page);
	return wrap([{
		text: sentence === "" ? name : `${name}:`,
		style: "strong"
	}, {
		text: sentence === "" ? "" : ` ${sentence}`,
		style: "plain"
	}], to.paint, {
		columns: to.columns,
		indent: "  ",
		hanging: "    ",
		breaks: "words"
	});
}
/** The verdict's sentence, and how often the page was bad where it was run again. */
function verdictSentence(page) {
	const sentence = shownSentence(page.verdict.sentence);
	if (page.confirmation === void 0) return sentence;
	const { bad, runs } = page.confirmation;
	return `${sentence} Bad in ${thousands(bad)} of ${thousands(runs)} runs.`;
}
/** An excerpt with the loop marked: by colour, else between `›` and `‹`. No spans give no line. */
function excerptLines(to, spans) {
	const pieces = spans.map((span, at) => ({
		text: to.color ? span.text : markedText(span, spans[at - 1], spans[at + 1]),
		style: styleOf(span),
		whole: span.gap
	}));
	const [indent, breaks] = ["    ", "anywhere"];
	return wrap(pieces, to.paint, {
		columns: to.columns,
		indent,
		hanging: indent,
		breaks
	});
}
/** A path on lines of its own; wrapped, never cut, so that it can be copied. */
function pathLines(to, path) {
	const pieces = [{
		text: visibleCut(path, 4096),
		style: "quiet"
	}];
	const [indent, breaks] = ["    ", "anywhere"];
	return wrap(pieces, to.paint, {
		columns: to.columns,
		indent,
		hanging: indent,
		breaks
	});
}
/** Columns for `excerptAround` that make about two lines. */
function excerptBudget(columns) {
	return 2 * (usableColumns(columns) - 4) - 6;
}
function restLine(to, more, restIn) {
	const where = restIn === null ? "" : ` (see ${visibleCut(restIn, 4096)})`;
	return wrap([{
		text: `… and ${thousands(more)} more${where}`,
		style: "quiet"
	}], to.paint, {
		columns: to.columns,
		indent: "  ",
		hanging: "  ",
		breaks: "words"
	});
}
function markedText(span, before, after) {
	if (!span.loop) return span.text;
	const starts = before?.loop !== true;
	const ends = after?.loop !== true;
	return `${starts ? "›" : ""}${span.text}${ends ? "‹" : ""}`;
}
function styleOf(span) {
	if (span.gap) return "quiet";
	return span.loop ? "loop" : "plain";
}
// src/host/scratch.ts
/** A new folder for a run's temporary files, for this user alone. */
async function makeScratch(token) {
	try {
		return await mkdtemp(join(tmpdir(), prefixOf(token)));
	} catch (error) {
		throw toMeasureError(`cannot make a folder for temporary files in ${tmpdir()}`, error);
	}
}
/** Removes it with all that is in it; what cannot be removed stays to the system's own clean-up. */
async function removeScratch(folder) {
	await rm(folder, {
		recursive: true,
		force: true,
		maxRetries: 3
	}).catch(() => void 0);
}
/** Removes what runs of this token left behind when they were killed. */
async function removeLeftScratch(token) {
	if (!/^[0-9a-f]{16}$/.test(token)) return;
	const names = await readdir(tmpdir()).catch(() => []);
	for (const name of names) if (name.startsWith(prefixOf(token))) await removeScratch(join(tmpdir(), name));
}
function prefixOf(token) {
	return `boobench-${token}-`;
}
// src/text/code-points.ts
const BEYOND_ONE_BYTE = /[\u0100-\uffff]/;
const SURROGATE = /[\ud800-\udfff]/;
/** Room for `length` code points that stand in `text`, a byte each where that is enough. */
function codePointsOf(text, length) {
	if (!BEYOND_ONE_BYTE.test(text)) return new Uint8Array(length);
	return SURROGATE.test(text) ? new Uint32Array(length) : new Uint16Array(length);
}
// src/text/int-list.ts
/** 64 bytes, the most that V8 keeps on its heap, where they cost little to make. */
const FIRST_CAPACITY = 16;
/** A growing list of 32-bit integers, four bytes each. */
var IntList = class {
	#items = new Int32Array(FIRST_CAPACITY);
	#length = 0;
	get length() {
		return this.#length;
	}
	push(value) {
		if (this.#length === this.#items.length) {
			const grown = new Int32Array(this.#length * 2);
			grown.set(this.#items);
			this.#items = grown;
		}
		this.#items[this.#length] = value;
		this.#length += 1;
	}
	/** The item at `index`; 0 outside the list. */
	at(index) {
		return index < this.#length ? this.#items[index] ?? 0 : 0;
	}
	set(index, value) {
		this.#items[index] = value;
	}
	/** Cuts the list down to its first `length` items. */
	truncate(length) {
		this.#length = length;
	}
	/** The items so far, without a copy; valid until the next push. */
	view() {
		return this.#items.subarray(0, this.#length);
	}
};
// src/text/interner.ts
const FIRST_SLOTS$1 = 64;
const FIRST_IDS = 32;
const MAX_LOAD = .5;
/** Start value of the hashes that `SequenceInterner` takes. */
const HASH_SEED = -0x7ee3623b;
/** Adds one number to a running 32-bit hash. */
function hashStep(hash, value) {
	const mixed = Math.imul(hash ^ value, 0x9e3779b1);
	return mixed ^ mixed >>> 15;
}
/**
* Gives equal sequences equal numbers: slices of one growing array, named 0, 1, 2, ... in the order
* of first appearance.
*
* Hash and length only preselect; content decides, so two sequences are never confused.
*/
var SequenceInterner = class {
	#data;
	#slots = new Int32Array(FIRST_SLOTS$1).fill(-1);
	#starts = new Int32Array(FIRST_IDS);
	#lengths = new Int32Array(FIRST_IDS);
	#hashes = new Int32Array(FIRST_IDS);
	#size = 0;
	constructor(data) {
		this.#data = data;
	}
	/** Number of different sequences. */
	get size() {
		return this.#size;
	}
	startOf(id) {
		return this.#starts[id] ?? 0;
	}
	lengthOf(id) {
		return this.#lengths[id] ?? 0;
	}
	/** The slice's number: that of an equal slice seen before, or a new one. */
	intern(start, length, hash) {
		const slot = this.#slotOf(this.#data, start, length, hash);
		const known = this.#slots[slot] ?? -1;
		if (known >= 0) return known;
		return this.#insert(slot, start, length, hash);
	}
	/** The name of an equal slice of another array, -1 when there is none. */
	find(data, start, length, hash) {
		return this.#slots[this.#slotOf(data, start, length, hash)] ?? -1;
	}
	#slotOf(data, start, length, hash) {
		const mask = this.#slots.length - 1;
		let slot = (hash ^ hash >>> 16) & mask;
		for (;;) {
			const id = this.#slots[slot] ?? -1;
			if (id < 0 || this.#equals(id, data, start, length, hash)) return slot;
			slot = slot + 1 & mask;
		}
	}
	#equals(id, data, start, length, hash) {
		if (this.#hashes[id] !== hash || this.#lengths[id] !== length) return false;
		const own = this.#starts[id] ?? 0;
		for (let index = 0; index < length; index += 1) if (this.#data[own + index] !== data[start + index]) return false;
		return true;
	}
	#insert(slot, start, length, hash) {
		const id = this.#size;
		if (id === this.#starts.length) this.#growIds();
		this.#starts[id] = start;
		this.#lengths[id] = length;
		this.#hashes[id] = hash;
		this.#slots[slot] = id;
		this.#size += 1;
		if (this.#size > this.#slots.length * MAX_LOAD) this.#growSlots();
		return id;
	}
	#growIds() {
		const grown = (old) => {
			const array = new Int32Array(old.length * 2);
			array.set(old);
			return array;
		};
		this.#starts = grown(this.#starts);
		this.#lengths = grown(this.#lengths);
		this.#hashes = grown(this.#hashes);
	}
	#growSlots() {
		const slots = new Int32Array(this.#slots.length * 2).fill(-1);
		const mask = slots.length - 1;
		for (let id = 0; id < this.#size; id += 1) {
			const hash = this.#hashes[id] ?? 0;
			let slot = (hash ^ hash >>> 16) & mask;
			while ((slots[slot] ?? -1) >= 0) slot = slot + 1 & mask;
			slots[slot] = id;
		}
		this.#slots = slots;
	}
};
/** How often each number of `ids` stands there. */
function tally(ids, size) {
	const counts = new Int32Array(size);
	for (let at = 0; at < ids.length; at += 1) {
		const id = ids[at] ?? 0;
		counts[id] = (counts[id] ?? 0) + 1;
	}
	return counts;
}
// src/text/unit-window.ts
/** Code units a window holds. */
const WINDOW = 8192;
/** Shorter stretches are read from the string itself: copying them costs more than it saves. */
const SHORT = 64;
/**
* UTF-16 code units of a long stretch of a string, copied by the engine block by block: reading them
* there takes a third of the time that `charCodeAt` takes on a part of a large string.
*/
var UnitWindow = class {
	/** Made for the first long stretch: most pages have none, and making it costs more than they do. */
	#bytes = null;
	#units = null;
	/** The stretch [base, end) that was moved to last. */
	base = 0;
	end = 0;
	/** Its units; null for a short stretch. */
	units = null;
	/** Forgets the stretch: what comes next is another text. */
	reset() {
		this.end = 0;
	}
	/**
	* Moves to the stretch of `text` that starts at `at`, unless the one moved to last holds it.
	*
	* @param to end of what will be read of the text
	* @returns true when it moved
	*/
	moveTo(text, at, to) {
		if (at >= this.base && at < this.end) return false;
		this.base = at;
		this.end = Math.min(at + WINDOW, to);
		this.units = this.read(text, at, this.end);
		return true;
	}
	/**
	* Units [from, to) of `text`, valid until the next call.
	*
	* @param to at most `WINDOW` behind `from`
	* @returns null for a short stretch
	*/
	read(text, from, to) {
		if (to - from < SHORT) return null;
		this.#bytes ??= Buffer.alloc(2 * WINDOW);
		this.#units ??= new Uint16Array(this.#bytes.buffer, this.#bytes.byteOffset, WINDOW);
		this.#bytes.write(text.slice(from, to), "utf16le");
		return this.#units;
	}
};
// src/rule/clean-text.ts
const NO_STRETCH = {
	count: 0,
	start: 0,
	end: 0
};
/** Characters of the stream from token `from` up to token `to`, as text with single spaces. */
function tokensText(clean, from, to) {
	const words = [];
	for (let token = from; token < to; token += 1) words.push(tokenText(clean, token));
	return words.join(" ");
}
/** One token as text, folded. */
function tokenText(clean, token) {
	return streamText(clean.stream, clean.tokenStart[token] ?? 0, clean.tokenStart[token + 1] ?? 0);
}
const SLICE = 4096;
/** Code points [from, to) of a stream as a string. */
function streamText(stream, from, to) {
	if (to - from <= SLICE) return String.fromCodePoint(...stream.subarray(from, to));
	let text = "";
	for (let at = from; at < to; at += SLICE) text += String.fromCodePoint(...stream.subarray(at, Math.min(to, at + SLICE)));
	return text;
}
/** Index of the last item of a rising array that is at most `value`; -1 when there is none. */
function lastAtMost(items, value) {
	let low = 0;
	let high = items.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((items[middle] ?? 0) <= value) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}
// src/rule/html-cells.ts
const PIPE$4 = 124;
/**
* Counts the empty cells side by side in a row of HTML: those of which nothing survives cleaning,
* Markdown's marks included. A row may go over several lines.
*/
var HtmlCells = class {
	/** The most in one row; offsets into the decoded text. */
	most = NO_STRETCH;
	#filled = false;
	#count = 0;
	#start = 0;
	#cellStart = 0;
	/** Takes a line without any cell's end. */
	text(survives) {
		if (survives) this.#filled = true;
	}
	/** Takes a line in which cells end. */
	line({ string, from, to, cellEnds }, kept) {
		let pair = 0;
		let at = from;
		for (let index = 0; index <= cellEnds.length; index += 2) {
			const isCell = index < cellEnds.length;
			const until = isCell ? cellEnds.at(index) : to;
			while (pair < kept.pairs.length && !this.#filled) {
				const start = from + (kept.pairs[pair] ?? 0);
				const end = from + (kept.pairs[pair + 1] ?? 0);
				const isTarget = (kept.pairs[pair] ?? 0) < 0;
				if (!isTarget && start >= until) break;
				if (!isTarget) this.#filled = hasInk(string, Math.max(start, at), Math.min(end, until), kept.pipesLeft);
				if (!isTarget && end > until) break;
				pair += 2;
			}
			at = until;
			if (isCell) this.#close(cellEnds.at(index + 1));
		}
	}
	/** A row or table ends or begins at an offset of the text. */
	reset(at) {
		this.#filled = false;
		this.#count = 0;
		this.#cellStart = at;
	}
	#close(end) {
		if (this.#filled) this.#count = 0;
		else {
			if (this.#count === 0) this.#start = this.#cellStart;
			this.#count += 1;
			if (this.#count > this.most.count) this.most = {
				count: this.#count,
				start: this.#start,
				end
			};
		}
		this.#filled = false;
		this.#cellStart = end;
	}
};
function hasInk(string, from, to, pipesLeft) {
	for (let at = from; at < to; at += 1) {
		const unit = string.charCodeAt(at);
		if (!((classOf(unit) & (CHAR.space | CHAR.newline)) !== 0) && !(pipesLeft && unit === PIPE$4)) return true;
	}
	return false;
}
// src/rule/html-lines.ts
/** Names that mean something, by their length. */
const LINE_ENDERS = [
	[],
	[],
	[
		"br",
		"hr",
		"/p"
	],
	[
		"/li",
		"/h1",
		"/h2",
		"/h3",
		"/h4",
		"/h5",
		"/h6"
	],
	["/div"]
];
/** Units looked at one by one before the engine's search, which is faster on long stretches, starts. */
const NEAR = 32;
const BREAK = /[\n-\r\u0085\u2028\u2029<]/g;
const LESS = 60;
const GREATER = 62;
const SLASH = 47;
/** Of the names that mean something: `/table`. */
const LONGEST_NAME = 6;
/**
* Step 2 of cleaning: cuts decoded text into logical lines, with tags and comments taken out.
*
* A line is a list of stretches of the text; a cell's end is a stretch of its own, marked by a
* start of -1, that stands for one space; its other number is where the tag ends. Lines are cut one at a time, and cutting may start anew
* at the start of any line.
*/
var HtmlLines = class {
	text;
	/** Where the current line starts. */
	start = 0;
	/** Pairs of start and end of the current line's stretches; -1 and the tag's end for a cell's end. */
	pieces = new IntList();
	ending = "end";
	#at = 0;
	#lastCommentEnd;
	#lastLineStart;
	constructor(text) {
		this.text = text;
		this.#lastCommentEnd = text.lastIndexOf("-->");
	}
	/** Where the current line's end ends. */
	get end() {
		return this.#at;
	}
	/** Goes to the start of a line cut before. */
	seek(lineStart) {
		this.#at = lineStart;
	}
	/** Moves to the next line; false at the end of the text. */
	next() {
		if (this.#at >= this.text.length) return false;
		this.start = this.#at;
		this.pieces.truncate(0);
		this.#cut();
		return true;
	}
	#cut() {
		const { text } = this;
		let pieceStart = this.#at;
		let at = this.#nextBreak(pieceStart);
		for (; at < text.length; at = this.#nextBreak(at)) {
			const unit = text.charCodeAt(at);
			if (unit !== LESS) {
				this.#piece(pieceStart, at);
				const pair = unit === 13 && text.charCodeAt(at + 1) === 10;
				return this.#end(at + (pair ? 2 : 1), "line");
			}
			const end = this.#tagEnd(at);
			if (end < 0) {
				at += 1;
				continue;
			}
			this.#piece(pieceStart, at);
			const ending = this.#tag(at, end);
			if (ending !== null) return this.#end(end, ending);
			pieceStart = end;
			at = end;
		}
		this.#piece(pieceStart, text.length);
		this.#end(text.length, "end");
	}
	/** Offset of the next newline or `<`, or the text's length. */
	#nextBreak(from) {
		const { text } = this;
		const near = Math.min(from + NEAR, text.length);
		for (let at = from; at < near; at += 1) {
			const unit = text.charCodeAt(at);
			if (unit === LESS || (classOf(unit) & CHAR.newline) !== 0) return at;
		}
		if (near === text.length) return near;
		BREAK.lastIndex = near;
		return BREAK.test(text) ? BREAK.lastIndex - 1 : text.length;
	}
	#piece(from, to) {
		if (to <= from) return;
		this.pieces.push(from);
		this.pieces.push(to);
	}
	#end(at, ending) {
		this.#at = at;
		this.ending = ending;
	}
	/** End of the tag, comment or declaration at `at`; -1 where `<` is text. */
	#tagEnd(at) {
		const { text } = this;
		let next = at + 1;
		const first = text.charCodeAt(next);
		if (first === 33 && text.startsWith("--", at + 2)) {
			if (at + 4 > this.#lastCommentEnd) return text.length;
			return text.indexOf("-->", at + 4) + 3;
		}
		if (first === SLASH || first === 33 || first === 63) next += 1;
		if (!isAsciiLetter(text.charCodeAt(next))) return -1;
		while (isNameUnit(text.charCodeAt(next))) next += 1;
		if (next < text.length && !isNameBoundary(text.charCodeAt(next))) return -1;
		return this.#attributesEnd(at, next);
	}
	#attributesEnd(start, from) {
		const { text } = this;
		let afterEquals = false;
		for (let at = from; at < text.length; at += 1) {
			const unit = text.charCodeAt(at);
			if (unit === GREATER) return at + 1;
			if (unit === LESS) return -1;
			if (afterEquals && (unit === 34 || unit === 39)) {
				const close = text.indexOf(String.fromCharCode(unit), at + 1);
				if (close > 0) at = close;
			}
			if (unit === 61) afterEquals = true;
			else if ((classOf(unit) & (CHAR.space | CHAR.newline)) === 0) afterEquals = false;
		}
		this.#lastLineStart ??= startOfLastLine(text);
		return start >= this.#lastLineStart ? text.length : -1;
	}
	/** Notes what the tag [at, end) means for cells and rows; a value when it ends the line. */
	#tag(at, end) {
		const { text } = this;
		const start = at + 1;
		const length = nameLength(text, start);
		if (length === 3 && text.charCodeAt(start) === SLASH) {
			if (isName(text, start, "/td") || isName(text, start, "/th")) {
				this.pieces.push(-1);
				this.pieces.push(end);
				return null;
			}
			if (isName(text, start, "/tr")) return "row";
		}
		if (length === 5 && isName(text, start, "table")) return "table-open";
		if (length === 6 && isName(text, start, "/table")) return "table-close";
		for (const name of LINE_ENDERS[length] ?? []) if (isName(text, start, name)) return "line";
		return null;
	}
};
function startOfLastLine(text) {
	let end = text.length;
	while (end > 0 && (classOf(text.charCodeAt(end - 1)) & (CHAR.newline | CHAR.space)) !== 0) end -= 1;
	while (end > 0 && (classOf(text.charCodeAt(end - 1)) & CHAR.newline) === 0) end -= 1;
	return end;
}
function isAsciiLetter(unit) {
	return unit >= 65 && unit <= 90 || unit >= 97 && unit <= 122;
}
function isNameUnit(unit) {
	return isAsciiLetter(unit) || unit >= 48 && unit <= 57 || unit === 45;
}
function isNameBoundary(unit) {
	return unit === GREATER || unit === SLASH || (classOf(unit) & (CHAR.space | CHAR.newline)) !== 0;
}
/** Length of a tag's name with its slash; 0 for comments and declarations. */
function nameLength(text, start) {
	let end = start;
	if (text.charCodeAt(end) === SLASH) end += 1;
	while (isNameUnit(text.charCodeAt(end)) && end - start <= LONGEST_NAME) end += 1;
	return end - start;
}
/** True when a tag's name at `start` is `name`, in whatever case. */
function isName(text, start, name) {
	for (let at = 0; at < name.length; at += 1) {
		const unit = text.charCodeAt(start + at);
		if ((unit >= 65 && unit <= 90 ? unit | 32 : unit) !== name.charCodeAt(at)) return false;
	}
	return true;
}
// src/rule/line-text.ts
/**
* The current line of `HtmlLines` as one stretch [from, to) of a string, with the way back to raw
* offsets. A line without tags inside is a stretch of the text itself: nothing is copied.
*/
var LineText = class {
	string = "";
	from = 0;
	to = 0;
	/** Where cells end: pairs of a position in `string` and the tag's end in the text. */
	cellEnds = new IntList();
	#lines;
	#toRaw;
	#map = new OffsetMap();
	#toText = this.#map.walker();
	#isJoined = false;
	/** @param maps from the lines' text to the raw text */
	constructor(lines, maps) {
		this.#lines = lines;
		this.#toRaw = new OffsetChain(maps);
	}
	/** Takes over the line that `lines.next()` has just cut. */
	read() {
		const { pieces, text } = this.#lines;
		this.cellEnds.truncate(0);
		let first = 0;
		let last = pieces.length - 2;
		while (first <= last && pieces.at(first) < 0) first += 2;
		while (last >= first && pieces.at(last) < 0) last -= 2;
		const isJoined = last > first;
		this.from = isJoined ? 0 : pieces.at(first);
		for (let index = 0; index < first; index += 2) this.#cellEnd(this.from, pieces.at(index + 1));
		if (isJoined) this.#join(first, last);
		else {
			this.string = text;
			this.to = last < first ? this.from : pieces.at(first + 1);
			this.#isJoined = false;
		}
		for (let index = Math.max(first, last + 2); index < pieces.length; index += 2) this.#cellEnd(this.to, pieces.at(index + 1));
	}
	#cellEnd(position, end) {
		this.cellEnds.push(position);
		this.cellEnds.push(end);
	}
	#join(first, last) {
		const { pieces, text } = this.#lines;
		let joined = "";
		this.#map.clear();
		for (let index = first; index <= last; index += 2) {
			const start = pieces.at(index);
			if (start < 0) {
				this.#cellEnd(joined.length, pieces.at(index + 1));
				joined += " ";
			} else {
				this.#map.add(joined.length, start);
				joined += text.slice(start, pieces.at(index + 1));
			}
		}
		this.string = joined;
		this.to = joined.length;
		this.#isJoined = true;
		this.#toText.restart();
	}
	/** True when positions of `string` are raw offsets. */
	get isRaw() {
		return !this.#isJoined && this.#toRaw.isIdentity;
	}
	/** Raw offset of the unit at `position` of `string`. */
	rawStart(position) {
		return this.#toRaw.at(this.#isJoined ? this.#toText.at(position) : position);
	}
	/** Raw offset behind the unit at `position` of `string`. */
	rawEnd(position) {
		return this.#toRaw.endAt(this.#isJoined ? this.#toText.at(position) : position);
	}
};
const PIPE$3 = 124;
const STAR$1 = 42;
const UNDERSCORE$1 = 95;
const TILDE$1 = 126;
const BACKTICK$1 = 96;
/** Fences, separators, grid rules and thematic breaks, by the trimmed line [from, to). */
function ruleKind(text, from, to, flags) {
	const first = text.charCodeAt(from);
	if ((classOf(first) & CHAR.prefix) === 0) return null;
	if ((first === BACKTICK$1 || first === TILDE$1) && isFence(text, from, to, first)) return "dropped";
	if (to - from > 250) return null;
	if (first === 43 && isGridRule(text, from, to)) return "grid-rule";
	if ((flags & CHAR.pipe) !== 0 && isSeparatorRow(text, from, to)) return "separator";
	if (first === 45 || first === STAR$1 || first === UNDERSCORE$1 || first === 61) return isThematicBreak(text, from, to, first) ? "dropped" : null;
	return null;
}
function isFence(text, from, to, mark) {
	let at = from;
	while (at < to && text.charCodeAt(at) === mark) at += 1;
	if (at - from < 3) return false;
	for (; at < to; at += 1) if (text.charCodeAt(at) === mark) return false;
	return true;
}
function isGridRule(text, from, to) {
	if (to - from < 3 || text.charCodeAt(to - 1) !== 43) return false;
	for (let at = from + 1; at < to; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === 43 && text.charCodeAt(at - 1) === 43) return false;
		if (unit !== 43 && unit !== 45 && unit !== 61) return false;
	}
	return true;
}
/** Cells of `:?-+:?` between pipes; outer pipes may be missing. */
function isSeparatorRow(text, from, to) {
	let dashes = 0;
	let cells = 0;
	let state = "start";
	for (let at = from; at <= to; at += 1) {
		const unit = at === to ? PIPE$3 : text.charCodeAt(at);
		if (unit === PIPE$3) {
			if (dashes === 0 && !((at === from || at === to) && state === "start")) return false;
			if (dashes > 0) cells += 1;
			dashes = 0;
			state = "start";
		} else if (unit === 45) {
			if (state === "end") return false;
			state = "dashes";
			dashes += 1;
		} else if (unit === 58) {
			if (state === "end") return false;
			if (state === "dashes") state = "end";
			else if (text.charCodeAt(at + 1) !== 45) return false;
			else state = "dashes";
		} else if (isSpace(text, at)) {
			if (state === "dashes") state = "end";
		} else return false;
	}
	return cells > 0;
}
function isThematicBreak(text, from, to, mark) {
	let marks = 0;
	for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === mark) marks += 1;
	else if (!isSpace(text, at)) return false;
	return marks >= 3;
}
// src/rule/markdown-line.ts
/** Characters of class `inline`. */
const MARKS = [
	"\\",
	"*",
	"_",
	"~",
	"`",
	"["
];
const PIPE$2 = 124;
const BACKSLASH$1 = 92;
const STAR = 42;
const UNDERSCORE = 95;
const TILDE = 126;
const BACKTICK = 96;
const KEPT = 0;
const REMOVED = 1;
const TARGET = 2;
const GAP = 3;
/** As `REMOVED`, but what stands on both sides is not joined: pairs are found in one look. */
const PAIRED = 4;
/**
* Step 3 of cleaning for one line: Markdown's marks are found and the rest is kept.
*
* `kept` holds pairs of start and end; an empty pair is a gap between cells; a pair of two negative
* numbers `~from`, `~to` is the target of a link or an image, which is removed without being
* counted as markup.
*/
var MarkdownLine = class {
	kept = new IntList();
	/** True when pipes are left in `kept` and stand for spaces. */
	pipesLeft = false;
	#mask = /* @__PURE__ */ new Uint8Array(0);
	#text = "";
	#from = 0;
	#to = 0;
	#row = false;
	/** Which of the marks inside a line are there, a bit each. */
	#present = 0;
	read(text, from, to) {
		this.kept.truncate(0);
		this.pipesLeft = false;
		let start = from;
		let end = to;
		while (start < end && isSpace(text, start)) start += 1;
		while (end > start && isSpace(text, end - 1)) end -= 1;
		if (start === end) return "text";
		const flags = this.#look(text, start, end);
		const special = ruleKind(text, start, end, flags);
		if (special !== null) return special;
		const row = (flags & CHAR.pipe) !== 0 && hasUnescapedPipe(text, start, end);
		const prefixed = (classOf(text.charCodeAt(start)) & CHAR.prefix) !== 0;
		if ((flags & CHAR.inline) === 0 && !row && !prefixed) this.#keep(start, end);
		else this.#marks(text, start, end, row, flags);
		return row ? "row" : "text";
	}
	/** Notes which marks are in the line; the flags tell whether there are any, and a pipe. */
	#look(text, start, end) {
		let flags = 0;
		let marks = 0;
		if (end - start > 250) {
			const line = text.slice(start, end);
			for (const mark of MARKS) if (line.includes(mark)) marks |= markBit(mark.charCodeAt(0));
			flags = (marks === 0 ? 0 : CHAR.inline) | (line.includes("|") ? CHAR.pipe : 0);
		} else for (let at = start; at < end; at += 1) {
			const unit = text.charCodeAt(at);
			const classes = classOf(unit);
			flags |= classes;
			if ((classes & CHAR.inline) !== 0) marks |= markBit(unit);
		}
		this.#present = marks;
		return flags;
	}
	#keep(from, to) {
		this.kept.push(from);
		this.kept.push(to);
	}
	#marks(text, from, to, row, flags) {
		this.#text = text;
		this.#from = from;
		this.#to = to;
		this.#row = row;
		this.pipesLeft = row && (flags & CHAR.inline) === 0;
		if ((flags & CHAR.inline) === 0) {
			const start = this.#skipPrefixes(from, to, () => false);
			if (start < to) this.#keep(start, to);
			return;
		}
		if (this.#present === markBit(BACKSLASH$1) && !row) {
			this.#keepUnescaped(this.#skipPrefixes(from, to, () => false));
			return;
		}
		this.#clearMask(to - from);
		if (row) this.#gaps();
		if (this.#has(91)) {
			this.#links(true);
			this.#links(false);
		}
		const start = this.#skipPrefixes(from, to, (at) => this.#isTaken(at));
		for (let at = from; at < start; at += 1) if (!this.#mask[at - from]) this.#mask[at - from] = REMOVED;
		this.#pairs();
		if (this.#has(BACKTICK)) this.#backticks();
		if (this.#has(BACKSLASH$1)) this.#escapes();
		this.#ranges();
	}
	#has(mark) {
		return (this.#present & markBit(mark)) !== 0;
	}
	#clearMask(length) {
		if (this.#mask.length < length) this.#mask = new Uint8Array(Math.max(length, 1024));
		else this.#mask.fill(0, 0, length);
	}
	/** Unescaped pipes part cells. */
	#gaps() {
		for (let at = this.#from; at < this.#to; at += 1) {
			const unit = this.#text.charCodeAt(at);
			if (unit === BACKSLASH$1) at += 1;
			else if (unit === PIPE$2) this.#mask[at - this.#from] = GAP;
		}
	}
	/** Start of what is left after headings, quotes, bullets and ordinals. */
	#skipPrefixes(from, to, gone) {
		let last = to;
		while (last > from && (gone(last - 1) || this.#isGap(last - 1))) last -= 1;
		let at = from;
		for (;;) {
			while (at < last && (gone(at) || this.#isGap(at))) at += 1;
			const next = this.#prefixEnd(at, last, gone);
			if (next === at) return at;
			at = next;
		}
	}
	#isGap(at) {
		if (isSpace(this.#text, at)) return true;
		if (!this.#row || this.#text.charCodeAt(at) !== PIPE$2) return false;
		return this.pipesLeft || this.#mask[at - this.#from] === GAP;
	}
	/** End of one prefix at `at`, or `at`; what an image or link took away stands between nothing. */
	#prefixEnd(at, last, gone) {
		const text = this.#text;
		const unit = text.charCodeAt(at);
		if (at >= last || (classOf(unit) & CHAR.prefix) === 0) return at;
		const after = (place) => {
			let next = place + 1;
			while (next < last && gone(next)) next += 1;
			return next;
		};
		if (unit === 62) return after(at);
		let next = at;
		if (unit === 35) {
			let marks = 0;
			for (; next < last && text.charCodeAt(next) === 35; next = after(next)) marks += 1;
			if (marks > 6) return at;
			return next === last || this.#isGap(next) ? next : at;
		}
		if (unit === 45 || unit === STAR || unit === 43 || unit === 8226) next = after(at);
		else {
			for (let digits = 0; digits < 3 && next < last && isDigit$1(text.charCodeAt(next)); digits += 1) next = after(next);
			const mark = text.charCodeAt(next);
			if (next === at || next >= last || mark !== 46 && mark !== 41) return at;
			next = after(next);
		}
		return next < last && this.#isGap(next) ? next : at;
	}
	/** `![alt](target)` or `[text](target)`, brackets without brackets inside, on this line. */
	#links(images) {
		const text = this.#text;
		let open = -1;
		for (let at = this.#from; at < this.#to; at += 1) {
			if (this.#mask[at - this.#from]) continue;
			const unit = text.charCodeAt(at);
			if (unit === BACKSLASH$1 && isPunctuation$1(text.charCodeAt(at + 1))) at += 1;
			else if (unit === 91) open = at;
			else if (unit === 93) {
				const bang = open > this.#from && this.#isOpeningBang(open - 1);
				if (open >= 0 && bang === images && text.charCodeAt(this.#nextKept(at + 1)) === 40) {
					const close = this.#closingParenthesis(this.#nextKept(at + 1) + 1);
					if (close < 0) return;
					this.#maskLink(images, open, at, close);
					at = close;
				}
				open = -1;
			}
		}
	}
	#isOpeningBang(at) {
		if (this.#text.charCodeAt(at) !== 33 || this.#mask[at - this.#from]) return false;
		return !isEscaped(this.#text, this.#from, at);
	}
	#closingParenthesis(from) {
		for (let at = from; at < this.#to; at += 1) {
			const unit = this.#text.charCodeAt(at);
			const state = this.#mask[at - this.#from];
			if (state === REMOVED || state === TARGET) continue;
			if (unit === BACKSLASH$1 && isPunctuation$1(this.#text.charCodeAt(at + 1))) at += 1;
			else if (unit === 41) return at;
		}
		return -1;
	}
	#maskLink(image, open, middle, close) {
		if (image) this.#take(open - 1, middle, REMOVED);
		else this.#take(open, open + 1, REMOVED);
		const target = this.#nextKept(middle + 1) + 1;
		this.#take(middle, target, REMOVED);
		this.#take(target, close, TARGET);
		this.#take(close, close + 1, REMOVED);
	}
	/** Takes what is still kept of [from, to). */
	#take(from, to, state) {
		for (let at = from - this.#from; at < to - this.#from; at += 1) if (this.#mask[at] === KEPT || this.#mask[at] === GAP) this.#mask[at] = state;
	}
	#isTaken(at) {
		const state = this.#mask[at - this.#from];
		return state === REMOVED || state === TARGET;
	}
	/** The first place at or behind `at` that an image has not taken away. */
	#nextKept(at) {
		let next = at;
		while (next < this.#to && this.#isTaken(next)) next += 1;
		return next;
	}
	/** Runs of one mark among what is kept: first unit, behind the last, and how many. */
	#runs(mark, found) {
		let first = 0;
		let end = 0;
		let length = 0;
		for (let at = this.#from; at < this.#to; at += 1) {
			const state = this.#mask[at - this.#from];
			if (state === REMOVED || state === TARGET) continue;
			const unit = this.#text.charCodeAt(at);
			if (unit === mark) {
				if (length === 0) first = at;
				length += 1;
				end = at + 1;
				continue;
			}
			if (length > 0) found(first, end, length);
			length = 0;
			if (unit === BACKSLASH$1) at = this.#escapedEnd(at, mark);
		}
		if (length > 0) found(first, end, length);
	}
	/** Last unit of what the backslash at `at` escapes; of a run of `mark` all, it is no delimiter then. */
	#escapedEnd(at, mark) {
		let last = this.#nextKept(at + 1);
		const unit = this.#text.charCodeAt(last);
		if (last >= this.#to || !isPunctuation$1(unit)) return at;
		if (unit !== mark) return last;
		for (let next = last; next < this.#to; next = this.#nextKept(next + 1)) {
			if (this.#text.charCodeAt(next) !== mark) break;
			last = next;
		}
		return last;
	}
	/** `**` and `__` and `~~`: the first pairs with the second, an odd last one stays. */
	#pairs() {
		for (const mark of [
			STAR,
			UNDERSCORE,
			TILDE
		]) {
			if (!this.#has(mark)) continue;
			let open = -1;
			this.#runs(mark, (first, _end, length) => {
				if (length !== 2 && !(mark === STAR && length === 3)) return;
				if (open >= 0) {
					this.#takeTwo(open);
					this.#takeTwo(first);
					open = -1;
				} else open = first;
			});
		}
	}
	/** Takes a mark away and the next one that is kept. */
	#takeTwo(first) {
		const second = this.#nextKept(first + 1);
		this.#take(first, first + 1, PAIRED);
		this.#take(second, second + 1, PAIRED);
	}
	/** Runs of backticks pair by their length: the first of a length with the second. */
	#backticks() {
		const open = /* @__PURE__ */ new Map();
		this.#runs(BACKTICK, (first, end, length) => {
			const partner = open.get(length);
			if (partner === void 0) {
				open.set(length, {
					first,
					end
				});
				return;
			}
			this.#take(partner.first, partner.end, PAIRED);
			this.#take(first, end, PAIRED);
			open.delete(length);
		});
	}
	#escapes() {
		for (let at = this.#from; at < this.#to; at += 1) {
			if (this.#text.charCodeAt(at) !== BACKSLASH$1 || this.#mask[at - this.#from]) continue;
			if (!isPunctuation$1(this.#text.charCodeAt(at + 1)) || at + 1 >= this.#to) continue;
			this.#mask[at - this.#from] = REMOVED;
			at += 1;
		}
	}
	/** All from `start` on but the backslashes that escape: most of what is written in LaTeX. */
	#keepUnescaped(start) {
		const text = this.#text;
		let kept = start;
		for (let at = text.indexOf("\\", start); at >= 0 && at + 1 < this.#to;) {
			let next = at + 1;
			if (isPunctuation$1(text.charCodeAt(next))) {
				if (at > kept) this.#keep(kept, at);
				kept = next;
				next += 1;
			}
			at = text.indexOf("\\", next);
		}
		if (kept < this.#to) this.#keep(kept, this.#to);
	}
	#ranges() {
		for (let at = this.#from; at < this.#to;) {
			const state = this.#mask[at - this.#from];
			let end = at + 1;
			while (end < this.#to && this.#mask[end - this.#from] === state) end += 1;
			if (state === KEPT) this.#keep(at, end);
			else if (state === TARGET) this.#keep(~at, ~end);
			else if (state === GAP) this.#keep(at, at);
			at = end;
		}
	}
};
/** A bit for each mark that takes part in Markdown inside a line. */
function markBit(unit) {
	return 1 << (unit & 31);
}
function isDigit$1(unit) {
	return unit >= 48 && unit <= 57;
}
/** ASCII punctuation, what a backslash escapes. */
function isPunctuation$1(unit) {
	return unit >= 33 && unit <= 47 || unit >= 58 && unit <= 64 || unit >= 91 && unit <= 96 || unit >= 123 && unit <= 126;
}
function isEscaped(text, from, at) {
	let slashes = 0;
	while (at - 1 - slashes >= from && text.charCodeAt(at - 1 - slashes) === BACKSLASH$1) slashes += 1;
	return slashes % 2 === 1;
}
/** True when a pipe of [from, to) is not escaped, that is: the line is a table row. */
function hasUnescapedPipe(text, from, to) {
	for (let at = from; at < to; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === BACKSLASH$1) at += 1;
		else if (unit === PIPE$2) return true;
	}
	return false;
}
// src/rule/line-reader.ts
/**
* Reads a decoded text line by line, first in order, then again whichever lines are asked for.
*
* The line read last is kept: an output that is one line of ten megabytes is read once.
*/
var LineReader = class {
	source;
	line;
	markdown = new MarkdownLine();
	/** Where the line starts that `markdown` has read; -1 when it has not read this one. */
	#marked = -1;
	/** @param maps from `text` to the raw text */
	constructor(text, maps) {
		this.source = new HtmlLines(text);
		this.line = new LineText(this.source, maps);
	}
	/** Moves to the next line; false at the end of the text. */
	next() {
		if (!this.source.next()) return false;
		this.line.read();
		this.#marked = -1;
		return true;
	}
	/** Finds the current line's Markdown. */
	readMarks() {
		const { string, from, to } = this.line;
		const kind = this.markdown.read(string, from, to);
		this.#marked = this.source.start;
		return kind;
	}
	/** Goes back to the line that starts at `lineStart` and reads its Markdown. */
	readAgain(lineStart) {
		if (this.#marked === lineStart) return;
		this.source.seek(lineStart);
		this.next();
		this.readMarks();
	}
};
// src/rule/table-builder.ts
/** Gathers rows into tables while lines go by, HTML and Markdown alike. */
var TableBuilder = class {
	rowBreaks = new IntList();
	#tokenId;
	#tokenStart;
	#rows;
	#rowId;
	#kinds;
	#id = new IntList();
	#firstToken = new IntList();
	#endToken = new IntList();
	#rowCount = 0;
	#inHtml = false;
	#inMarkdown = false;
	#separatorSeen = false;
	#tableRow = 0;
	#tableToken = 0;
	/** Token at which the row being read, and the one before it, start. */
	#rowToken = 0;
	#lastRowToken = 0;
	#lastFilledRow = -1;
	/** @param maxRows more rows than the text can hold */
	constructor(tokenId, tokenStart, maxRows) {
		this.#tokenId = tokenId;
		this.#tokenStart = tokenStart;
		this.#rows = new SequenceInterner(tokenId);
		this.#rowId = new Int32Array(maxRows);
		this.#kinds = new SequenceInterner(this.#rowId);
	}
	/** Before a line's tokens are written; `token` is the number of tokens so far. */
	lineStarts(kind, blank, token) {
		if (this.#inHtml) return;
		if (kind === "grid-rule") return;
		if (kind === "separator") this.#separator(token);
		else if (kind === "row" && !blank) {
			if (!this.#inMarkdown) this.#open(token);
			this.#inMarkdown = true;
			this.#rowToken = token;
		} else if (this.#inMarkdown) this.#closeMarkdown(token);
	}
	/** After a line's tokens are written. */
	lineEnds(kind, ending, token) {
		if (this.#inHtml) {
			if (ending === "row") this.#endRow(token);
			else if (ending !== "line") this.#closeHtml(token);
		} else if (kind === "row" && this.#inMarkdown) this.#endRow(token);
		if (ending === "table-open") {
			if (this.#inMarkdown) this.#closeMarkdown(token);
			this.#open(token);
			this.#inHtml = true;
		}
	}
	finish(token) {
		if (this.#inHtml) this.#closeHtml(token);
		else if (this.#inMarkdown) this.#closeMarkdown(token);
		return {
			kinds: this.#kinds,
			rowId: this.#rowId,
			rows: this.#rows,
			id: this.#id.view(),
			firstToken: this.#firstToken.view(),
			endToken: this.#endToken.view()
		};
	}
	#open(token) {
		this.#tableRow = this.#rowCount;
		this.#tableToken = token;
		this.#rowToken = token;
		this.#lastFilledRow = -1;
		this.#separatorSeen = false;
	}
	#endRow(token) {
		const length = token - this.#rowToken;
		let hash = HASH_SEED;
		for (let at = this.#rowToken; at < token; at += 1) hash = hashStep(hash, this.#tokenId[at] ?? 0);
		const id = this.#rows.intern(this.#rowToken, length, hash);
		this.#rowId[this.#rowCount] = id;
		this.#rowCount += 1;
		if (length > 0) {
			if (this.#lastFilledRow >= 0 && this.#lastFilledRow !== id) this.rowBreaks.push(this.#tokenStart[this.#rowToken] ?? 0);
			this.#lastFilledRow = id;
		}
		this.#lastRowToken = this.#rowToken;
		this.#rowToken = token;
	}
	/** A second separator means that the row before it heads a table of its own. */
	#separator(token) {
		if (!this.#inMarkdown) return;
		if (this.#separatorSeen && this.#rowCount - this.#tableRow >= 2) {
			const header = this.#rowId[this.#rowCount - 1] ?? 0;
			const start = this.#lastRowToken;
			this.#rowCount -= 1;
			const lastBreak = this.rowBreaks.length - 1;
			const headerStart = this.#tokenStart[start] ?? 0;
			if (lastBreak >= 0 && this.rowBreaks.at(lastBreak) === headerStart) this.rowBreaks.truncate(lastBreak);
			this.#closeTable(start);
			this.#open(start);
			this.#rowId[this.#rowCount] = header;
			this.#rowCount += 1;
			this.#lastFilledRow = this.#rows.lengthOf(header) > 0 ? header : -1;
			this.#rowToken = token;
		}
		this.#separatorSeen = true;
	}
	#closeMarkdown(token) {
		this.#closeTable(token);
		this.#inMarkdown = false;
	}
	/** What stands behind the last `</tr>` is a row when it is not blank. */
	#closeHtml(token) {
		if (token > this.#rowToken) this.#endRow(token);
		this.#closeTable(token);
		this.#inHtml = false;
	}
	#closeTable(token) {
		const rows = this.#rowCount - this.#tableRow;
		const known = this.#kinds.size;
		if (rows >= 2 && token > this.#tableToken) {
			let hash = HASH_SEED;
			for (let at = this.#tableRow; at < this.#rowCount; at += 1) hash = hashStep(hash, this.#rowId[at] ?? 0);
			this.#id.push(this.#kinds.intern(this.#tableRow, rows, hash));
			this.#firstToken.push(this.#tableToken);
			this.#endToken.push(token);
		}
		if (this.#kinds.size === known) this.#rowCount = this.#tableRow;
	}
};
// src/rule/clean.ts
const ELLIPSIS$1 = 8230;
const DOT = 46;
const PIPE$1 = 124;
const BACKSLASH = 92;
/** Lines remembered, and the longest: a looping output repeats few and short ones. */
const MAX_KNOWN_LINES = 16384;
const MAX_KNOWN_LENGTH = 512;
/**
* Cleans an output or a reference: rule, section 2, all steps in one pass over its lines.
*
* Linear in the length of `raw`; the empty text gives no lines.
*/
function clean(raw) {
	return new Cleaner(raw, decodeText(raw)).run();
}
var Cleaner = class {
	#raw;
	#decoded;
	#reader;
	#source;
	#line;
	#markdown;
	#builder;
	#cells = new HtmlCells();
	#window = new UnitWindow();
	#stream;
	#length = 0;
	#tokenStart;
	#tokenId;
	#tokenCount = 0;
	#tokens;
	#lineToken;
	#lineId;
	#lineStart;
	#lineCount = 0;
	#lines;
	#markAt = new IntList();
	#markStream = new IntList();
	/** Start of the open token in the stream; -1 between tokens. */
	#open = -1;
	#hash = HASH_SEED;
	/** Positions in the line of the first and last character kept. */
	#firstKept = -1;
	#lastKept = -1;
	#known = /* @__PURE__ */ new Map();
	#hits = 0;
	#remembers = true;
	/** Raw offset behind the last character kept, and what in the gap since does not count. */
	#lastEnd = 0;
	#excluded = 0;
	#removed = NO_STRETCH;
	#emptyCells = NO_STRETCH;
	constructor(raw, decoded) {
		const { length } = decoded.text;
		const most = Math.ceil(length / 2) + 1;
		this.#raw = raw;
		this.#decoded = decoded;
		this.#reader = new LineReader(decoded.text, decoded.maps);
		this.#source = this.#reader.source;
		this.#line = this.#reader.line;
		this.#markdown = this.#reader.markdown;
		this.#stream = codePointsOf(decoded.text, length + 2 * decoded.ellipses);
		this.#tokenStart = new Int32Array(most + 1);
		this.#tokenId = new Int32Array(most);
		this.#tokens = new SequenceInterner(this.#stream);
		this.#lineToken = new Int32Array(most + 1);
		this.#lineId = new Int32Array(most);
		this.#lineStart = new Int32Array(most);
		this.#lines = new SequenceInterner(this.#tokenId);
		this.#builder = new TableBuilder(this.#tokenId, this.#tokenStart, most);
	}
	run() {
		while (this.#reader.next()) this.#readLine();
		this.#lastGap();
		this.#tokenStart[this.#tokenCount] = this.#length;
		this.#lineToken[this.#lineCount] = this.#tokenCount;
		const tables = this.#builder.finish(this.#tokenCount);
		return {
			raw: this.#raw,
			reader: this.#reader,
			stream: this.#stream.subarray(0, this.#length),
			tokenStart: this.#tokenStart.subarray(0, this.#tokenCount + 1),
			tokenId: this.#tokenId.subarray(0, this.#tokenCount),
			tokens: this.#tokens,
			lineToken: this.#lineToken.subarray(0, this.#lineCount + 1),
			lineId: this.#lineId.subarray(0, this.#lineCount),
			lines: this.#lines,
			lineStart: this.#lineStart.subarray(0, this.#lineCount),
			markAt: this.#markAt.view(),
			markStream: this.#markStream.view(),
			rowBreaks: this.#builder.rowBreaks.view(),
			tables,
			removed: this.#removed,
			emptyCells: this.#mostEmptyCells()
		};
	}
	#readLine() {
		const { string, from, to } = this.#line;
		if (to - from > MAX_KNOWN_LENGTH || !this.#remembers) {
			this.#readNew(string, from, to);
			return;
		}
		const key = string.slice(from, to);
		const known = this.#known.get(key);
		const hasCells = this.#line.cellEnds.length > 0;
		if (known === void 0 || hasCells && known.kept === null) this.#remember(key, this.#readNew(string, from, to));
		else this.#readAgain(known, from, to);
	}
	#remember(key, line) {
		if (line === null) return;
		this.#known.set(key, line);
		if (this.#known.size > MAX_KNOWN_LINES) {
			if (this.#hits < this.#known.size) this.#remembers = false;
			this.#known.clear();
			this.#hits = 0;
		}
	}
	/** Reads a line; null when it cannot stand for its repetitions. */
	#readNew(string, from, to) {
		const kind = this.#reader.readMarks();
		const first = this.#tokenCount;
		const isRow = kind === "row";
		this.#firstKept = -1;
		this.#window.reset();
		this.#builder.lineStarts(kind, from === to, first);
		if (isRow) this.#countEmptyCells(string, from, to);
		const { kept: parts } = this.#markdown;
		let hasTarget = false;
		for (let at = 0; at < parts.length; at += 2) {
			const start = parts.at(at);
			if (start >= 0 && start === parts.at(at + 1)) this.#cellEnds();
			else if (start >= 0) this.#keep(string, start, parts.at(at + 1));
			else {
				hasTarget = true;
				this.#excludeTarget(~start, ~parts.at(at + 1));
			}
		}
		if (this.#open >= 0) this.#closeToken();
		if (this.#tokenCount > first) this.#closeLine(first, this.#lineIdOf(first));
		this.#builder.lineEnds(kind, this.#source.ending, this.#tokenCount);
		const isKnowable = this.#remembers && to - from <= MAX_KNOWN_LENGTH;
		const kept = this.#line.cellEnds.length > 0 ? this.#keptOfLine(from) : null;
		this.#cellsOfLine(kept, this.#tokenCount > first);
		if (hasTarget || !isKnowable) return null;
		if (this.#tokenCount === first) return {
			kind,
			index: -1,
			lead: 0,
			tail: 0,
			kept
		};
		const lead = this.#firstKept - from;
		return {
			kind,
			index: this.#lineCount - 1,
			lead,
			tail: to - 1 - this.#lastKept,
			kept
		};
	}
	/** Copies what the same line came to before. */
	#readAgain(known, from, to) {
		this.#hits += 1;
		const first = this.#tokenCount;
		this.#builder.lineStarts(known.kind, from === to, first);
		if (known.index >= 0) {
			this.#gapEnds(this.#line.rawStart(from + known.lead));
			this.#copyTokens(this.#lineToken[known.index] ?? 0, known.index);
			this.#lastEnd = this.#line.rawEnd(to - 1 - known.tail);
			this.#closeLine(first, this.#lineId[known.index] ?? 0);
		}
		this.#builder.lineEnds(known.kind, this.#source.ending, this.#tokenCount);
		this.#cellsOfLine(known.kept, known.index >= 0);
	}
	/** What the Markdown reader kept of the line at `from`, for as long as the line is known. */
	#keptOfLine(from) {
		const { kept, pipesLeft } = this.#markdown;
		return {
			pairs: kept.view().map((at) => at < 0 ? at : at - from),
			pipesLeft
		};
	}
	#cellsOfLine(kept, survives) {
		if (kept === null || this.#line.cellEnds.length === 0) this.#cells.text(survives);
		else this.#cells.line(this.#line, kept);
		const { ending } = this.#source;
		if (ending !== "line" && ending !== "end") this.#cells.reset(this.#source.end);
	}
	#copyTokens(from, index) {
		const behind = index + 1 === this.#lineCount ? this.#tokenCount : this.#lineToken[index + 1] ?? 0;
		const start = this.#tokenStart[from] ?? 0;
		const end = behind === this.#tokenCount ? this.#length : this.#tokenStart[behind] ?? 0;
		const shift = this.#length - start;
		for (let token = from; token < behind; token += 1) {
			this.#tokenStart[this.#tokenCount] = (this.#tokenStart[token] ?? 0) + shift;
			this.#tokenId[this.#tokenCount] = this.#tokenId[token] ?? 0;
			this.#tokenCount += 1;
		}
		this.#stream.copyWithin(this.#length, start, end);
		this.#length += end - start;
	}
	/** Writes the characters [from, to) of the line to the stream, folded, cut into tokens. */
	#keep(string, from, to) {
		const { pipesLeft } = this.#markdown;
		const stream = this.#stream;
		const line = this.#line;
		const { isRaw } = line;
		let length = this.#length;
		let hash = this.#hash;
		let open = this.#open;
		let fresh = true;
		const window = this.#window;
		if (window.moveTo(string, from, line.to)) this.#mark(from, length);
		let { base, end, units } = window;
		for (let at = from; at < to; at += 1) {
			if (at >= end) {
				window.moveTo(string, at, line.to);
				this.#mark(at, length);
				({base, end, units} = window);
			}
			const unit = units === null ? string.charCodeAt(at) : units[at - base] ?? 0;
			const classes = classOf(unit);
			if ((classes & (CHAR.space | CHAR.newline)) !== 0 || pipesLeft && unit === PIPE$1) {
				if (open >= 0) {
					if (!fresh) {
						this.#lastKept = at - 1;
						this.#lastEnd = isRaw ? at : line.rawEnd(at - 1);
					}
					this.#addToken(open, length - open, hash);
					open = -1;
				}
				fresh = true;
				continue;
			}
			if (fresh) {
				this.#gapEnds(isRaw ? at : line.rawStart(at));
				fresh = false;
				if (open < 0) {
					if (this.#firstKept < 0) this.#firstKept = at;
					open = length;
					hash = HASH_SEED;
				}
			}
			let point = unit;
			if ((classes & (CHAR.fold | CHAR.surrogate)) !== 0) {
				if (unit === ELLIPSIS$1) {
					stream[length] = DOT;
					stream[length + 1] = DOT;
					length += 2;
					hash = hashStep(hashStep(hash, DOT), DOT);
					point = DOT;
				} else if ((classes & CHAR.surrogate) !== 0) {
					point = string.codePointAt(at) ?? unit;
					if (point > 65535) at += 1;
				} else point = foldCodePoint(unit);
			}
			stream[length] = point;
			length += 1;
			hash = hashStep(hash, point);
		}
		this.#length = length;
		this.#hash = hash;
		this.#open = open;
		if (fresh) return;
		this.#lastKept = to - 1;
		this.#lastEnd = isRaw ? to : line.rawEnd(to - 1);
	}
	/** Notes where a long line stands in the stream, block by block, for `locate`. */
	#mark(at, length) {
		if (at - this.#line.from < 8192) return;
		this.#markAt.push(at);
		this.#markStream.push(length);
	}
	#addToken(start, length, hash) {
		this.#tokenStart[this.#tokenCount] = start;
		this.#tokenId[this.#tokenCount] = this.#tokens.intern(start, length, hash);
		this.#tokenCount += 1;
	}
	#cellEnds() {
		if (this.#open >= 0) this.#closeToken();
	}
	#closeToken() {
		this.#addToken(this.#open, this.#length - this.#open, this.#hash);
		this.#open = -1;
	}
	#lineIdOf(first) {
		let hash = HASH_SEED;
		for (let at = first; at < this.#tokenCount; at += 1) hash = hashStep(hash, this.#tokenId[at] ?? 0);
		return this.#lines.intern(first, this.#tokenCount - first, hash);
	}
	#closeLine(first, id) {
		this.#lineToken[this.#lineCount] = first;
		this.#lineStart[this.#lineCount] = this.#source.start;
		this.#lineId[this.#lineCount] = id;
		this.#lineCount += 1;
	}
	#gapEnds(at) {
		const excluded = this.#excluded;
		this.#excluded = 0;
		if (at - this.#lastEnd - excluded <= this.#removed.count) return;
		const count = rawCharacters(this.#raw, this.#lastEnd, at) - excluded;
		if (count > this.#removed.count) this.#removed = {
			count,
			start: this.#lastEnd,
			end: at
		};
	}
	/** The gap behind the last character kept; a newline that only ends the text is not markup. */
	#lastGap() {
		const { length } = this.#raw;
		if ((classOf(length > 0 ? this.#raw.charCodeAt(length - 1) : 0) & CHAR.newline) !== 0 && length > this.#lastEnd) this.#excluded += 1;
		this.#gapEnds(length);
	}
	#excludeTarget(from, to) {
		if (to > from) this.#excluded += this.#line.rawEnd(to - 1) - this.#line.rawStart(from);
	}
	/** Empty cells of a Markdown row: of what stands between two pipes, nothing stays. */
	#countEmptyCells(string, from, to) {
		let count = 0;
		let start = from;
		let cell = from;
		let isOuter = true;
		let isBare = true;
		let isFilled = false;
		let isEscaped = false;
		const cellEnds = (at) => {
			if (isFilled) count = 0;
			else if (!isOuter || !isBare) {
				if (count === 0) start = cell;
				count += 1;
				this.#offerEmptyCells(count, start, at);
			}
		};
		let pair = 0;
		const { kept } = this.#markdown;
		for (let at = from; at < to; at += 1) {
			const unit = string.charCodeAt(at);
			if (unit === PIPE$1 && !isEscaped) {
				cellEnds(at);
				cell = at + 1;
				isBare = true;
				isOuter = false;
				isFilled = false;
			} else if ((classOf(unit) & (CHAR.space | CHAR.newline)) === 0) {
				isBare = false;
				while (pair < kept.length && (kept.at(pair) < 0 || kept.at(pair + 1) <= at)) pair += 2;
				if (pair < kept.length && kept.at(pair) <= at) isFilled = true;
			}
			isEscaped = unit === BACKSLASH && !isEscaped;
		}
		isOuter = true;
		cellEnds(to - 1);
	}
	/** Notes cells that end with the unit at `last` of the line. */
	#offerEmptyCells(count, start, last) {
		if (count <= this.#emptyCells.count) return;
		const place = {
			start: this.#line.rawStart(start),
			end: this.#line.rawEnd(last)
		};
		this.#emptyCells = {
			count,
			...place
		};
	}
	#mostEmptyCells() {
		const html = this.#cells.most;
		if (html.count <= this.#emptyCells.count) return this.#emptyCells;
		const toRaw = new OffsetChain(this.#decoded.maps);
		return {
			count: html.count,
			start: toRaw.at(html.start),
			end: toRaw.endAt(html.end - 1)
		};
	}
};
// src/rule/locate.ts
const ELLIPSIS = 8230;
const PIPE = 124;
/**
* Finds where characters of the stream stand in the raw text.
*
* The lines that hold them are cleaned a second time, each once, so that cleaning itself need not
* keep an offset for every character.
*
* @param indexes positions in the stream, any order, repeated or not
*/
function locate(clean, indexes) {
	const wanted = [...new Set(indexes)].toSorted((a, b) => a - b);
	return new Locator(clean).run(wanted);
}
/** Tokens [from, to) as the output spells them, what stands between them included. */
function writtenText(clean, from, to) {
	const start = clean.tokenStart[from] ?? 0;
	const end = clean.tokenStart[to] ?? 0;
	if (end <= start) return "";
	const found = locate(clean, [start, end - 1]);
	return clean.raw.slice(found.get(start)?.start ?? 0, found.get(end - 1)?.end ?? 0);
}
var Locator = class {
	#clean;
	#window = new UnitWindow();
	#found = /* @__PURE__ */ new Map();
	/** How far the line was read: a unit, and the character that stands there or is next. */
	#at = 0;
	#position = 0;
	constructor(clean) {
		this.#clean = clean;
	}
	run(wanted) {
		const { tokenStart, lineToken } = this.#clean;
		for (let next = 0; next < wanted.length;) {
			const token = lastAtMost(tokenStart.subarray(0, -1), wanted[next] ?? 0);
			const line = lastAtMost(lineToken.subarray(0, -1), token);
			const end = tokenStart[lineToken[line + 1] ?? 0] ?? 0;
			const inLine = [];
			for (; next < wanted.length && (wanted[next] ?? 0) < end; next += 1) inLine.push(wanted[next] ?? 0);
			if (inLine.length === 0) return this.#found;
			this.#walk(line, tokenStart[lineToken[line] ?? 0] ?? 0, inLine);
		}
		return this.#found;
	}
	/** Cleans one line again and notes the raw place of the characters wanted in it. */
	#walk(index, streamStart, wanted) {
		const { reader, lineStart } = this.#clean;
		reader.readAgain(lineStart[index] ?? 0);
		this.#window.reset();
		this.#at = reader.line.from;
		this.#position = streamStart;
		for (const position of wanted) {
			const place = this.#placeOf(position);
			if (place !== null) this.#found.set(position, place);
		}
	}
	/** The raw place of a character of the line; asked for in rising order. */
	#placeOf(wanted) {
		const { line, markdown } = this.#clean.reader;
		const { string, to } = line;
		const { kept, pipesLeft } = markdown;
		const window = this.#window;
		this.#skipTo(wanted);
		const first = this.#at;
		for (let pair = firstPairBehind(kept, first); pair < kept.length; pair += 2) {
			const behind = kept.at(pair + 1);
			for (let at = Math.max(first, kept.at(pair)); at < behind; at += 1) {
				window.moveTo(string, at, to);
				const { units, base } = window;
				const unit = units === null ? string.charCodeAt(at) : units[at - base] ?? 0;
				const classes = classOf(unit);
				if ((classes & (CHAR.space | CHAR.newline)) !== 0 || pipesLeft && unit === PIPE) continue;
				const last = (classes & CHAR.surrogate) !== 0 && (string.codePointAt(at) ?? 0) > 65535 ? at + 1 : at;
				const next = this.#position + (unit === ELLIPSIS ? 3 : 1);
				if (wanted < next) {
					this.#at = at;
					return {
						start: line.rawStart(at),
						end: line.rawEnd(last)
					};
				}
				this.#position = next;
				at = last;
			}
		}
		return null;
	}
	/** Skips what stands before the last mark of the line that is not behind `wanted`. */
	#skipTo(wanted) {
		const { markAt, markStream } = this.#clean;
		const mark = lastAtMost(markStream, wanted);
		const position = markStream[mark] ?? 0;
		if (position <= this.#position) return;
		this.#at = markAt[mark] ?? 0;
		this.#position = position;
	}
};
/** Index of the first pair that ends behind `at`; pairs of negative numbers hold complements. */
function firstPairBehind(kept, at) {
	let low = 0;
	let high = kept.length / 2;
	while (low < high) {
		const middle = low + high >> 1;
		const end = kept.at(2 * middle + 1);
		if ((end < 0 ? ~end : end) <= at) low = middle + 1;
		else high = middle;
	}
	return 2 * low;
}
// src/rule/measure.ts
/** Keeps the largest measure ÷ limit; the first of equals stays. */
var Worst = class {
	#best = null;
	#ratio = 0;
	get ratio() {
		return this.#ratio;
	}
	get measure() {
		return this.#best;
	}
	offer(measure) {
		const ratio = measure.measured / measure.limit;
		if (ratio <= this.#ratio) return;
		this.#ratio = ratio;
		this.#best = measure;
	}
};
/** The stream's slice of the tokens [from, to). */
function tokenSlice(output, from, to) {
	return {
		start: output.tokenStart[from] ?? 0,
		end: output.tokenStart[to] ?? 0
	};
}
// src/host/append-file.ts
/** A file that only grows, line by line; each line is in the file when `append` returns. */
var AppendFile = class {
	#path;
	#fd;
	#length;
	/**
	* @param wholeBytes what of an existing file to keep; the rest, half a line, is cut off
	* @throws MeasureError when it cannot be written to
	*/
	constructor(path, wholeBytes) {
		this.#path = path;
		this.#length = wholeBytes;
		try {
			this.#fd = openSync(path, wholeBytes === 0 ? "w" : "r+");
			ftruncateSync(this.#fd, wholeBytes);
		} catch (error) {
			throw toMeasureError(`cannot write ${path}`, error);
		}
	}
	/** @throws MeasureError when the line does not fit on the disk; the file ends with the line before */
	append(line) {
		const bytes = Buffer.from(line);
		try {
			for (let done = 0; done < bytes.length;) done += writeSync(this.#fd, bytes, done, bytes.length - done, this.#length + done);
			this.#length += bytes.length;
		} catch (error) {
			this.#cut();
			throw toMeasureError(`cannot write ${this.#path}`, error);
		}
	}
	/** Half a line at the end is cut off when the file is opened again, so a disk may refuse this. */
	#cut() {
		try {
			ftruncateSync(this.#fd, this.#length);
		} catch {}
	}
	close() {
		closeSync(this.#fd);
	}
};
// src/host/output-file.ts
/** Writes files into folders of folders that it makes as they are needed, each once. */
var OutputFiles = class {
	#made = /* @__PURE__ */ new Set();
	/**
	* Writes a text as UTF-8; a file or link of that name is replaced, not followed, and so is a link
	* in place of `folder` or of the folder that holds it.
	*
	* @throws MeasureError naming the path
	*/
	write(folder, name, text) {
		const path = join(folder, name);
		const draft = join(folder, ".boobench-output.tmp");
		try {
			if (!this.#made.has(folder)) makeOwnFolder(folder);
			this.#made.add(folder);
			writeFileSync(draft, text);
			renameSync(draft, path);
		} catch (error) {
			rmSync(draft, { force: true });
			throw toMeasureError(`cannot write ${path}`, error);
		}
	}
};
function makeOwnFolder(folder) {
	for (const place of [dirname(folder), folder]) if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true) unlinkSync(place);
	mkdirSync(folder, { recursive: true });
}
/**
* Moves entries of a folder into a folder inside it, which is emptied first.
*
* @throws MeasureError when one of them cannot be moved
*/
function moveInto(folder, target, names) {
	const aside = join(folder, target);
	try {
		const there = new Set(readdirSync(folder));
		rmSync(aside, {
			recursive: true,
			force: true
		});
		mkdirSync(aside);
		for (const name of names) if (there.has(name)) renameSync(join(folder, name), join(aside, name));
	} catch (error) {
		throw toMeasureError(`cannot move the previous run to ${aside}`, error);
	}
}
/** Removes files and folders of a folder; what is not there is fine. */
function removeFrom(folder, names) {
	try {
		for (const name of names) rmSync(join(folder, name), {
			recursive: true,
			force: true
		});
	} catch (error) {
		throw toMeasureError(`cannot empty ${folder}`, error);
	}
}
/** Hex digits of SHA-256 before each line: a damaged line passes once in four thousand million. */
const CHECKSUM_DIGITS = 8;
const HeaderSchema = /* @__PURE__ */ strictObject({
	journalVersion: /* @__PURE__ */ literal(1),
	runKey: /* @__PURE__ */ strictObject({
		datasetRevision: /* @__PURE__ */ string(),
		ruleVersion: /* @__PURE__ */ string(),
		selection: SelectionSchema,
		shard: /* @__PURE__ */ nullable(ShardSchema),
		command: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
		outputFormat: /* @__PURE__ */ string(),
		timeoutMs: /* @__PURE__ */ nullable(/* @__PURE__ */ number$2()),
		commit: /* @__PURE__ */ nullable(/* @__PURE__ */ string())
	}),
	startedAt: /* @__PURE__ */ string(),
	total: /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(0)),
	runToken: /* @__PURE__ */ string()
});
const FinishedSchema = /* @__PURE__ */ strictObject({ page: PageSchema });
const StartedSchema = /* @__PURE__ */ strictObject({ started: /* @__PURE__ */ strictObject({
	room: /* @__PURE__ */ string(),
	id: /* @__PURE__ */ string(),
	attempt: /* @__PURE__ */ number$2()
}) });
/** The journal's first line, with its line feed. */
function encodeHeader(header) {
	return encodeLine(header);
}
/** The line of a page that was started, with its line feed. */
function encodeStarted({ room, id, attempt }) {
	return encodeLine({ started: {
		room,
		id,
		attempt
	} });
}
/** The line of a finished page, with its line feed. */
function encodeFinished(page) {
	return encodeLine({ page });
}
/**
* Reads a journal, also one whose writer was killed in the middle of a line.
*
* @param file how messages call the file
* @returns null where not even the header was written; the end of a text after its last line feed is
*   left out and not counted in `wholeBytes`
* @throws InputError, naming file and line, for any whole line that is damaged and for a text that is
*   no journal of this version
*/
function readJournal(text, file) {
	const end = text.lastIndexOf("\n") + 1;
	if (end === 0) {
		if (/^[0-9a-f]{0,8}(?: .*)?$/.test(text)) return null;
		throw damaged(file, 1, "is no line of a journal");
	}
	const lines = text.slice(0, end - 1).split("\n");
	const header = readHeader(lines[0] ?? "", file);
	const pages = /* @__PURE__ */ new Map();
	const started = /* @__PURE__ */ new Map();
	for (const [index, line] of lines.entries()) {
		if (index === 0) continue;
		const data = readLine(line, file, index + 1);
		if (isStarted(data)) {
			const entry = readStarted(data, file, index + 1);
			started.set(pageKey(entry), entry);
		} else {
			const page = readFinished(data, file, index + 1);
			pages.set(pageKey(page), page);
		}
	}
	return {
		header,
		pages: [...pages.values()],
		inFlight: [...started].filter(([key]) => !pages.has(key)).map(([, page]) => page),
		wholeBytes: Buffer.byteLength(text.slice(0, end))
	};
}
/**
* What differs between a journal's run and the run that is wanted, one phrase each such as
* `timeout-minutes: 10 in the journal, now 1`; empty when the run can go on.
*/
function journalMatches(header, wanted) {
	const then = header.runKey;
	return [
		[
			"dataset revision",
			then.datasetRevision,
			wanted.datasetRevision
		],
		[
			"rule version",
			then.ruleVersion,
			wanted.ruleVersion
		],
		[
			"rooms",
			nameSet(then.selection.rooms),
			nameSet(wanted.selection.rooms)
		],
		[
			"pages",
			nameSet(then.selection.pages),
			nameSet(wanted.selection.pages)
		],
		[
			"tags",
			nameSet(then.selection.tags),
			nameSet(wanted.selection.tags)
		],
		[
			"max-pages",
			then.selection.maxPages,
			wanted.selection.maxPages
		],
		[
			"shard",
			shardText(then.shard),
			shardText(wanted.shard)
		],
		[
			"command",
			then.command,
			wanted.command
		],
		[
			"output-format",
			then.outputFormat,
			wanted.outputFormat
		],
		[
			"timeout-minutes",
			minutes(then.timeoutMs),
			minutes(wanted.timeoutMs)
		],
		[
			"commit",
			then.commit,
			wanted.commit
		]
	].filter(([, a, b]) => a !== b).map(([name, a, b]) => `${name}: ${valueText(a)} in the journal, now ${valueText(b)}`);
}
function minutes(ms) {
	return ms === null ? null : ms / 6e4;
}
function valueText(value) {
	return value === null ? "not set" : shown$1(value);
}
function encodeLine(content) {
	const json = JSON.stringify(content);
	return `${checksum(json)} ${json}\n`;
}
function checksum(json) {
	return hash("sha256", json).slice(0, CHECKSUM_DIGITS);
}
function readHeader(line, file) {
	const data = readLine(line, file, 1);
	const version = typeof data === "object" && data !== null && "journalVersion" in data ? data.journalVersion : void 0;
	if (version !== 1) throw new InputError("journal-version", `${file} has journalVersion ${shown$1(version)}; this version reads 1`, { hint: "Start the run again with --fresh, or use the version that began it." });
	const checked = checkAgainst(HeaderSchema, data);
	if (!checked.ok) throw damaged(file, 1, faultText(checked.fault));
	return {
		...checked.value,
		journalVersion: 1
	};
}
function isStarted(data) {
	return typeof data === "object" && data !== null && "started" in data;
}
function readStarted(data, file, line) {
	const checked = checkAgainst(StartedSchema, data);
	if (!checked.ok) throw damaged(file, line, faultText(checked.fault));
	return checked.value.started;
}
function readFinished(data, file, line) {
	const checked = checkAgainst(FinishedSchema, data);
	if (!checked.ok) throw damaged(file, line, faultText(checked.fault));
	const { page } = checked.value;
	const fault = findPageContradiction(page, "page");
	if (fault !== null) throw damaged(file, line, faultText(fault));
	return page;
}
function readLine(line, file, lineNumber) {
	const json = line.slice(9);
	if (line !== `${checksum(json)} ${json}`) throw damaged(file, lineNumber, "does not fit its checksum");
	try {
		return JSON.parse(json);
	} catch (cause) {
		throw damaged(file, lineNumber, "is not JSON", cause);
	}
}
function damaged(file, line, problem, cause) {
	return new InputError("journal-damaged", `${file}:${line}: ${problem}`, {
		hint: "The journal was damaged or edited; start the run again with --fresh.",
		cause
	});
}
function nameSet(names) {
	return names === null ? null : [...new Set(names)].toSorted().join(", ");
}
function shardText(shard) {
	return shard === null ? null : `${shard.index}/${shard.total}`;
}
// src/app/run-folder.ts
const RESULTS = "results.json";
const JOURNAL = "journal.jsonl";
/** The HTML report of the results beside it. */
const REPORT = "report.html";
/** The raw answers of a run beside its results. */
const OUTPUTS = "outputs";
/** Where a finished run goes when another starts in its folder; one is kept. */
const PREVIOUS = "previous";
const MAX_JOURNAL_BYTES = 0x40000000;
/** `--results-path`: the results, raw answers and journal of one run, locked while it goes. */
var RunFolder = class RunFolder {
	path;
	/** The run that is resumed; null for a new one. */
	resumed;
	/** Token of the run that was in the folder, resumed or not; null where there was none. */
	tokenBefore;
	#lock;
	#journal;
	#outputs = new OutputFiles();
	constructor(path, lock, journal, before) {
		this.path = path;
		this.resumed = before.resumed;
		this.tokenBefore = before.token;
		this.#lock = lock;
		this.#journal = journal;
	}
	/**
	* Opens the folder for a run. A finished run that is there is moved to `previous/`.
	*
	* @throws InputError when there is an unfinished run and neither `resume` nor `fresh`, or when the
	*   run to resume is another one
	* @throws MeasureError when the folder is in use or cannot be written to
	*/
	static async open(path, header, mode) {
		await makeFolder(path);
		const lock = await lockFolder(path);
		try {
			const token = await runTokenOf(path);
			const found = mode.fresh ? null : await readJournalOf(path);
			if (mode.resume && found !== null) {
				refuseOther(path, found.header, header);
				const file = new AppendFile(join(path, JOURNAL), found.wholeBytes);
				return new RunFolder(path, lock, file, {
					resumed: found,
					token
				});
			}
			await makeRoom(path, found);
			const file = new AppendFile(join(path, JOURNAL), 0);
			file.append(encodeHeader(header));
			return new RunFolder(path, lock, file, {
				resumed: null,
				token
			});
		} catch (error) {
			await lock.release();
			throw error;
		}
	}
	started(page) {
		this.#journal.append(encodeStarted({
			room: page.room,
			id: page.id,
			attempt: 1
		}));
	}
	/** Keeps the raw answer, then the result: what the journal names is on the disk. */
	finished(page, text) {
		if (text !== null) this.#outputs.write(join(this.path, OUTPUTS, page.room), `${page.id}.md`, text);
		this.#journal.append(encodeFinished(page));
	}
	/** @returns the path of the results */
	async writeResults(results) {
		const path = join(this.path, RESULTS);
		await writeFileAtomically(path, serializeResults(results));
		return path;
	}
	async close() {
		this.#journal.close();
		await this.#lock.release();
	}
};
/** Path of a page's raw answer in a results folder. */
function outputPathIn(folder, page) {
	return join(folder, OUTPUTS, page.room, `${page.id}.md`);
}
/** @throws InputError for a journal that is damaged */
async function readJournalOf(folder) {
	const path = join(folder, JOURNAL);
	if (await kindOfPath(path) !== "file") return null;
	return readJournal(await readText(path, MAX_JOURNAL_BYTES), path);
}
/** The token of the journal's run, whatever the rest of the journal is like. */
async function runTokenOf(folder) {
	const path = join(folder, JOURNAL);
	if (await kindOfPath(path) !== "file") return null;
	try {
		const text = await readText(path, MAX_JOURNAL_BYTES);
		return readJournal(text.slice(0, text.indexOf("\n") + 1), path)?.header.runToken ?? null;
	} catch (error) {
		if (error instanceof InputError) return null;
		throw error;
	}
}
function refuseOther(path, then, now) {
	const differences = journalMatches(then, now.runKey);
	if (differences.length === 0) return;
	throw new InputError("resume-another-run", `the run in ${path} is another one: ${differences.join("; ")}`, { hint: "Resume it with the options it was started with, or start anew with --fresh in place of --resume." });
}
async function makeRoom(path, found) {
	const isFinished = await kindOfPath(join(path, RESULTS)) === "file";
	const ours = [
		RESULTS,
		JOURNAL,
		OUTPUTS,
		REPORT
	];
	if (isFinished) moveInto(path, PREVIOUS, ours);
	else if (found !== null && found.pages.length > 0) throw new InputError("unfinished-run", `${path} holds an unfinished run with ${found.pages.length} pages done`, { hint: "Go on with --resume, or throw it away with --fresh." });
	else removeFrom(path, ours);
}
// src/cli/allow-list-setting.ts
/**
* The entries of the allow-list that is set; none where none is.
*
* @throws InputError naming file and line, for expired entries too
*/
async function allowListOf(settings) {
	const path = settings.text("allow-list");
	return path === null ? [] : await readAllowList(path, Date.now());
}
// src/gate/confirm.ts
/**
* The pages that have to run again before the gate believes them: newly a Boo or Lost against a
* comparable base, not yet run again and not on the allow-list.
*
* @returns pages of the head by room and id; none without a comparable base, where nothing is new
*/
function pagesToConfirm(base, head, allow = []) {
	const comparison = compareRuns(base, head, allow);
	if (comparison.baseline.kind !== "comparable") return [];
	return comparison.pages.filter(({ change, compared }) => compared && (change === "new-boo" || change === "newly-lost")).flatMap(({ head: page }) => page ?? []).filter((page) => page.confirmation === void 0);
}
/**
* Writes into the head how its bad pages did when they ran again.
*
* A page keeps the outcome of its first run and gets `confirmation`: the first run and every rerun that
* could be judged, and how many of them were bad, as a Boo or Lost alike.
*
* @param reruns results of the reruns, any number a page, in any order
* @returns new results; pages without a rerun are as they were
* @throws RangeError for a rerun of a page that the head lacks or that was not bad there
*/
function applyConfirmation(head, reruns) {
	const groups = /* @__PURE__ */ new Map();
	for (const rerun of reruns) {
		const key = pageKey(rerun);
		groups.set(key, [...groups.get(key) ?? [], rerun]);
	}
	const pages = head.pages.map((page) => {
		const again = groups.get(pageKey(page));
		groups.delete(pageKey(page));
		return again === void 0 ? page : withReruns(page, again);
	});
	const [stray] = groups.values();
	if (stray?.[0] !== void 0) throw new RangeError(`a page that is not in the run was run again: ${pageName(stray[0])}`);
	return {
		...head,
		pages
	};
}
function withReruns(page, reruns) {
	if (!isBad(page)) throw new RangeError(`a page that was not bad was run again: ${pageName(page)}`);
	const judged = reruns.filter(isMeasured);
	const before = page.confirmation ?? {
		runs: 1,
		bad: 1
	};
	return {
		...page,
		confirmation: {
			runs: before.runs + judged.length,
			bad: before.bad + judged.filter(isBad).length
		}
	};
}
// src/host/git.ts
/** Longest that git may take to name a commit. */
const GIT_TIMEOUT_MS = 1e4;
/** Longest that git may take to fetch and check out a commit. */
const CHECKOUT_TIMEOUT_MS = 6e5;
/** The commit that `folder` is at; null outside of a repository or without git. */
async function currentCommit(folder) {
	const { failure, stdout } = await git(folder, [
		"rev-parse",
		"--verify",
		"HEAD"
	], GIT_TIMEOUT_MS);
	const commit = stdout.trim();
	return failure === null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : null;
}
/**
* Checks a commit out into a folder beside the repository; a shallow clone fetches it first.
*
* @throws MeasureError when the commit cannot be had
*/
async function addWorktree(folder, commit, path) {
	if ((await git(folder, [
		"cat-file",
		"-e",
		`${commit}^{commit}`
	], GIT_TIMEOUT_MS)).failure !== null) orThrow(await git(folder, [
		"fetch",
		"--no-tags",
		"--depth=1",
		"origin",
		commit
	], CHECKOUT_TIMEOUT_MS), `cannot fetch ${commit}`);
	orThrow(await git(folder, [
		"worktree",
		"add",
		"--detach",
		"--force",
		path,
		commit
	], CHECKOUT_TIMEOUT_MS), `cannot check ${commit} out`);
}
/** Takes a worktree away; one that is not there is fine. */
async function removeWorktree(folder, path) {
	await git(folder, [
		"worktree",
		"remove",
		"--force",
		path
	], CHECKOUT_TIMEOUT_MS);
}
function git(cwd, args, timeout) {
	return new Promise((resolve) => {
		execFile("git", [...args], {
			cwd,
			timeout
		}, (failure, stdout, stderr) => {
			resolve({
				failure,
				stdout,
				stderr
			});
		});
	});
}
function orThrow({ failure, stderr }, what) {
	if (failure === null) return;
	const last = stderr.trim().split("\n").at(-1) ?? "";
	throw new MeasureError("git", `${what}: ${last === "" ? failure.message : last}`, {
		hint: "Check the repository out with actions/checkout before this step, credentials kept.",
		cause: failure
	});
}
// src/house/glob.ts
/** Longest pattern that is matched by its wildcards; longer ones match themselves alone. */
const MAX_PATTERN_LENGTH = 1e3;
/** Most ways that braces may be filled in. */
const MAX_ALTERNATIVES = 256;
/**
* Makes a test for a glob: `*` any run of characters, `?` any one, `[a-c]` and `[!a-c]` one of a
* set, `{a,b}` one of several; a backslash takes the next character literally.
*
* The whole text must match. Time is at most length of text × length of pattern, whatever the
* pattern: a matcher built on regular expressions can be made to run for years.
*
* @param pattern a pattern that is too long or has too many alternatives matches only itself
*/
function globTest(pattern) {
	const alternatives = ((pattern.length > MAX_PATTERN_LENGTH ? null : fillBraces(pattern)) ?? []).map(parse);
	return (text) => {
		if (text === pattern) return true;
		const characters = Array.from(text);
		return alternatives.some((parts) => matches(parts, characters));
	};
}
/** True where a text holds a wildcard. */
function isGlob(pattern) {
	return /[*?[\]{}\\]/.test(pattern);
}
/** Greedy matching that only ever goes back to the last `*`. */
function matches(parts, text) {
	let at = 0;
	let part = 0;
	let starPart = -1;
	let starAt = 0;
	while (at < text.length) {
		const current = parts[part];
		if (current?.kind === "any-run") {
			starPart = part;
			starAt = at;
			part += 1;
		} else if (current !== void 0 && accepts(current, text[at] ?? "")) {
			part += 1;
			at += 1;
		} else if (starPart >= 0) {
			starAt += 1;
			at = starAt;
			part = starPart + 1;
		} else return false;
	}
	while (parts[part]?.kind === "any-run") part += 1;
	return part === parts.length;
}
function accepts(part, character) {
	if (part.kind === "literal") return part.character === character;
	if (part.kind !== "one-of") return true;
	return part.ranges.some(([from, to]) => from <= character && character <= to) !== part.negated;
}
function parse(pattern) {
	const parts = [];
	const characters = Array.from(pattern);
	for (let at = 0; at < characters.length; at += 1) {
		const character = characters[at] ?? "";
		if (character === "*") {
			if (parts.at(-1)?.kind !== "any-run") parts.push({ kind: "any-run" });
		} else if (character === "?") parts.push({ kind: "any-one" });
		else if (character === "[") {
			const end = characters.indexOf("]", at + 2);
			if (end === -1) parts.push({
				kind: "literal",
				character
			});
			else parts.push(oneOf(characters.slice(at + 1, end)));
			at = end === -1 ? at : end;
		} else if (character === "\\" && at + 1 < characters.length) {
			at += 1;
			parts.push({
				kind: "literal",
				character: characters[at] ?? ""
			});
		} else parts.push({
			kind: "literal",
			character
		});
	}
	return parts;
}
function oneOf(inside) {
	const negated = inside[0] === "!" || inside[0] === "^";
	const set = negated ? inside.slice(1) : inside;
	const ranges = [];
	for (let at = 0; at < set.length; at += 1) {
		const from = set[at] ?? "";
		const isRange = set[at + 1] === "-" && at + 2 < set.length;
		ranges.push([from, isRange ? set[at + 2] ?? from : from]);
		if (isRange) at += 2;
	}
	return {
		kind: "one-of",
		negated,
		ranges
	};
}
/** Every way to fill in the braces, innermost first; null when there are too many. */
function fillBraces(pattern) {
	const done = [];
	const open = [pattern];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		const brace = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/su.exec(next);
		if (brace === null) done.push(next);
		else {
			const [, before = "", choices = "", after = ""] = brace;
			for (const choice of choices.split(",")) open.push(before + choice + after);
		}
		if (done.length + open.length > MAX_ALTERNATIVES) return null;
	}
	return done;
}
// src/house/select.ts
/** Names that a message lists before it only counts. */
const LISTED_NAMES = 10;
/**
* The part of a house that a selection asks for; each field narrows it further.
*
* `rooms` are names. `pages` are ids, `room/id`, or globs of either (`trap/*`, `real/lua-*`,
* `toc-?`). `tags` are tags or globs of them, and any one of them is enough. `maxPages` takes the
* first pages of each room by id, so it takes the same ones on base and head. Rows that cannot be
* judged stay wherever their tags are all that is unknown.
*
* @returns the house with fewer pages; order, source, revision and notices unchanged
* @throws InputError when a room, page, or tag does not exist, or nothing is left
*/
function selectPages(house, selection) {
	const entries = [...house.pages, ...house.unusable.map(({ id, room }) => ({
		id,
		room,
		tags: null
	}))];
	const inRoom = roomTest(entries, selection.rooms);
	const isNamed = pageTest(entries, selection.pages);
	const isTagged = tagTest(entries, selection.tags);
	const kept = entries.filter((entry) => inRoom(entry) && isNamed(entry) && isTagged(entry));
	if (kept.length === 0) throw new InputError("empty-selection", `no page of ${house.source} is in the selection`, { hint: "Each of rooms, pages and tags exists, but no page meets all of them: leave one out." });
	const keys = new Set(firstOfEachRoom(kept, selection.maxPages).map(pageKey));
	return {
		...house,
		pages: house.pages.filter((page) => keys.has(pageKey(page))),
		unusable: house.unusable.filter((page) => keys.has(pageKey(page)))
	};
}
function firstOfEachRoom(entries, maxPages) {
	if (maxPages === null) return entries;
	const taken = /* @__PURE__ */ new Map();
	return entries.toSorted(comparePages).filter(({ room }) => {
		const count = taken.get(room) ?? 0;
		taken.set(room, count + 1);
		return count < maxPages;
	});
}
function roomTest(entries, rooms) {
	if (rooms === null) return () => true;
	const existing = [...new Set(entries.map(({ room }) => room))].toSorted(compareRooms);
	for (const room of rooms) if (!existing.includes(room)) throw unknownName("room", room, existing);
	const wanted = new Set(rooms);
	return ({ room }) => wanted.has(room);
}
function pageTest(entries, patterns) {
	if (patterns === null) return () => true;
	const keys = /* @__PURE__ */ new Set();
	for (const pattern of patterns) {
		const found = entries.filter(matcher(pattern));
		if (found.length === 0) throw unknownName("page", pattern, spellings(entries, pattern));
		for (const entry of found) keys.add(pageKey(entry));
	}
	return (entry) => keys.has(pageKey(entry));
}
/** A test for one id, `room/id` or glob; the parts before and after the slash match apart. */
function matcher(pattern) {
	const slash = pattern.indexOf("/");
	if (!isGlob(pattern)) return slash === -1 ? ({ id }) => id === pattern : (entry) => pageName(entry) === pattern;
	if (slash === -1) {
		const matchesId = globTest(pattern);
		return ({ id }) => matchesId(id);
	}
	const matchesRoom = globTest(pattern.slice(0, slash));
	const matchesId = globTest(pattern.slice(slash + 1));
	return ({ room, id }) => matchesRoom(room) && matchesId(id);
}
function tagTest(entries, patterns) {
	if (patterns === null) return () => true;
	const existing = [...new Set(entries.flatMap(({ tags }) => tags ?? []))].toSorted();
	const wanted = /* @__PURE__ */ new Set();
	for (const pattern of patterns) {
		const found = existing.filter(globTest(pattern));
		if (found.length === 0) throw unknownName("tag", pattern, existing);
		for (const tag of found) wanted.add(tag);
	}
	return ({ tags }) => tags === null || tags.some((tag) => wanted.has(tag));
}
function spellings(entries, pattern) {
	return pattern.includes("/") ? entries.map(pageName) : entries.map(({ id }) => id);
}
function unknownName(kind, wanted, existing) {
	const guess = didYouMean(wanted, existing);
	const names = existing.slice(0, LISTED_NAMES).map(shown$1).join(", ");
	const more = existing.length - LISTED_NAMES;
	const listed = `There ${existing.length === 1 ? "is" : "are"} ${names || "none"}${more > 0 ? ` and ${more} more` : ""}.`;
	return new InputError(`unknown-${kind}`, `no ${kind} matches ${shown$1(wanted)}`, { hint: guess === null ? listed : `${guess} ${listed}` });
}
// src/parser/shell-scan.ts
const NAME = /\{([A-Za-z][A-Za-z_-]*)\}/y;
/** Words that stand before a command's own first word. */
const PREFIX_WORD = /^(?:[A-Za-z_]\w*\+?=.*|if|then|else|elif|do|while|until|time|command|builtin|exec|[!{])$/s;
const HERE_DOCUMENT = /<<(-?)[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|\\?([A-Za-z_][\w]*))/y;
/**
* Finds every `{name}` of a POSIX shell command, with how the shell quotes the place.
*
* `${name}` and `\{name}` are not among them, nor is what stands in a comment. O(n), no recursion.
*/
function findBracedNames(command) {
	return new ShellScanner(command).scan();
}
var ShellScanner = class {
	#text;
	#at = 0;
	#frames = [newFrame("plain")];
	#found = [];
	/** Found names whose word has not ended yet, with the frame of that word. */
	#open = [];
	#hereDocuments = [];
	constructor(text) {
		this.#text = text;
	}
	scan() {
		while (this.#at < this.#text.length) this.#step();
		for (const frame of this.#frames) this.#endWord(frame);
		return this.#found;
	}
	#step() {
		const frame = this.#top();
		if (this.#name(frame)) return;
		switch (frame.context) {
			case "single": return this.#closeOn("'");
			case "ansi":
				if (this.#text[this.#at] === "\\") return this.#skip(2);
				return this.#closeOn("'");
			case "double":
			case "quoted-param": return this.#quoted(frame.context);
			case "plain":
			case "paren":
			case "param":
			case "backtick": return this.#unquoted(frame);
		}
	}
	#closeOn(quote) {
		if (this.#text[this.#at] === quote) this.#frames.pop();
		this.#at += 1;
	}
	#quoted(context) {
		const character = this.#text[this.#at];
		if (character === "\\") return this.#skip(2);
		if (character === (context === "double" ? "\"" : "}")) return this.#pop(1);
		if (character === "\"") return this.#push("double", 1);
		if (this.#text.startsWith("$(", this.#at)) return this.#push("paren", 2);
		if (this.#text.startsWith("${", this.#at)) return this.#push("quoted-param", 2);
		if (character === "`") return this.#backtick();
		this.#at += 1;
	}
	#unquoted(frame) {
		const text = this.#text;
		const character = text[this.#at] ?? "";
		if (character === "\n") return this.#newLine(frame);
		if (" 	;|&()<>".includes(character) && frame.context !== "param") return this.#operator(frame, character);
		if (character === "#" && frame.wordStart === null && frame.context !== "param") {
			const end = text.indexOf("\n", this.#at);
			this.#at = end < 0 ? text.length : end;
			return;
		}
		if (character === "`") return this.#backtick();
		if (character === "}" && frame.context === "param") return this.#pop(1);
		frame.wordStart ??= this.#at;
		if (character === "\\") return this.#skip(2);
		if (character === "'") return this.#push("single", 1);
		if (character === "\"") return this.#push("double", 1);
		if (text.startsWith("$'", this.#at)) return this.#push("ansi", 2);
		if (text.startsWith("$(", this.#at)) return this.#push("paren", 2);
		if (text.startsWith("${", this.#at)) return this.#push("param", 2);
		this.#at += 1;
	}
	#operator(frame, character) {
		this.#endWord(frame);
		if (";|&(".includes(character)) startCommand(frame);
		if (character === "(") return this.#push("paren", 1);
		if (character === ")" && frame.context === "paren") return this.#pop(1);
		if (character === "<" && this.#text.startsWith("<<<", this.#at)) return this.#skip(3);
		HERE_DOCUMENT.lastIndex = this.#at;
		const here = HERE_DOCUMENT.exec(this.#text);
		if (here === null) return this.#skip(1);
		const [all, dash, single, double, bare] = here;
		this.#hereDocuments.push({
			delimiter: single ?? double ?? bare ?? "",
			stripTabs: dash === "-"
		});
		this.#at += all.length;
	}
	#newLine(frame) {
		this.#endWord(frame);
		startCommand(frame);
		this.#at += 1;
		const documents = this.#hereDocuments;
		this.#hereDocuments = [];
		for (const document of documents) this.#skipHereDocument(document);
	}
	#skipHereDocument({ delimiter, stripTabs }) {
		while (this.#at < this.#text.length) {
			const newLine = this.#text.indexOf("\n", this.#at);
			const end = newLine < 0 ? this.#text.length : newLine;
			const line = this.#text.slice(this.#at, end);
			for (; this.#at < end; this.#at += 1) this.#name(newFrame("double"), true);
			this.#at = Math.min(end + 1, this.#text.length);
			if ((stripTabs ? line.replace(/^\t+/, "") : line) === delimiter) return;
		}
	}
	#backtick() {
		if (this.#top().context === "backtick") {
			this.#endWord(this.#top());
			return this.#pop(1);
		}
		this.#top().wordStart ??= this.#at;
		this.#push("backtick", 1);
	}
	/** Takes a `{name}` that starts here. */
	#name(frame, inHereDocument = false) {
		NAME.lastIndex = this.#at;
		const name = NAME.exec(this.#text)?.[1];
		if (name === void 0) return false;
		const start = this.#at;
		if (this.#text[start - 1] === "$") return false;
		const wordFrame = this.#frames.findLast((each) => !isQuote(each.context)) ?? frame;
		wordFrame.wordStart ??= start;
		this.#open.push({
			index: this.#found.length,
			frame: wordFrame
		});
		this.#found.push({
			name,
			start,
			end: start + name.length + 2,
			quoting: quotingOf(frame.context),
			inHereDocument,
			word: "",
			wordBefore: wordFrame.wordBefore,
			commandWord: wordFrame.commandWord
		});
		this.#at += name.length + (inHereDocument ? 1 : 2);
		return true;
	}
	#endWord(frame) {
		if (frame.wordStart === null) return;
		const word = this.#text.slice(frame.wordStart, this.#at);
		frame.wordStart = null;
		frame.wordBefore = word;
		if (frame.commandWord === "" && !PREFIX_WORD.test(word)) frame.commandWord = word;
		this.#open = this.#open.filter(({ index, frame: owner }) => {
			if (owner !== frame) return true;
			const found = this.#found[index];
			if (found !== void 0) this.#found[index] = {
				...found,
				word
			};
			return false;
		});
	}
	#push(context, length) {
		const top = this.#top();
		if (!isQuote(top.context)) top.wordStart ??= this.#at;
		this.#frames.push(newFrame(context));
		this.#at += length;
	}
	#pop(length) {
		const frame = this.#top();
		if (!isQuote(frame.context)) this.#endWord(frame);
		if (this.#frames.length > 1) this.#frames.pop();
		this.#at += length;
	}
	#skip(length) {
		this.#at += length;
	}
	#top() {
		return this.#frames.at(-1) ?? newFrame("plain");
	}
};
function newFrame(context) {
	return {
		context,
		wordStart: null,
		wordBefore: "",
		commandWord: ""
	};
}
function startCommand(frame) {
	frame.wordBefore = "";
	frame.commandWord = "";
}
function isQuote(context) {
	return context === "single" || context === "ansi" || context === "double" || context === "quoted-param";
}
function quotingOf(context) {
	if (context === "single" || context === "ansi") return context;
	return isQuote(context) ? "double" : "none";
}
// src/parser/placeholders.ts
/** What a command can ask for, and the environment variable that holds it. */
const PLACEHOLDERS = {
	input: "BOOBENCH_INPUT",
	output: "BOOBENCH_OUTPUT",
	output_dir: "BOOBENCH_OUTPUT_DIR",
	id: "BOOBENCH_ID",
	room: "BOOBENCH_ROOM",
	manifest: "BOOBENCH_MANIFEST"
};
const names = [
	"input",
	"output",
	"output_dir",
	"id",
	"room",
	"manifest"
];
/** A shell word that another program reads as code: `sh -c …`, `python3 -c …`, `perl -e …`. */
const CODE_OPTION = /^-[a-zA-Z]*[ce]$|^--(?:eval|execute|command|exec)$/;
const LOOKS_LIKE_CODE = /[\s()[\];|&<>]/;
const INTERPRETER = /(?:^|\/)(?:python|perl|ruby|node|php|lua)[\d.]*$/;
/** What leaves the user's quotes and goes back into them, so that the value stays one word. */
const AROUND = {
	none: ["\"", "\""],
	double: ["", ""],
	single: [`'"`, `"'`],
	ansi: [`'"`, `"$'`]
};
/** Shells that read `"${NAME}"` as the value of a variable, as one word. */
const POSIX_SHELLS = /* @__PURE__ */ new Set([
	"sh",
	"bash",
	"dash",
	"ash",
	"ksh",
	"mksh",
	"zsh",
	"yash",
	"busybox"
]);
/** True when the program's name is one of a shell that reads POSIX quoting. */
function isPosixShell(program) {
	return POSIX_SHELLS.has(program.slice(program.lastIndexOf("/") + 1));
}
/** The placeholders that a command names, as `{name}` or by their variable's name. */
function placeholdersIn(command) {
	return new Set(names.filter((name) => command.includes(`{${name}}`) || new RegExp(`\\b${PLACEHOLDERS[name]}\\b`).test(command)));
}
/**
* Puts `"${BOOBENCH_INPUT}"` for `{input}` and so on, quoted for the place it stands in.
*
* A value never becomes part of the command's text, so no file name and no id can add to the
* command. Anything else in braces, `${input}` and `\{input}` stay as they are.
*
* @throws InputError for a placeholder inside code that another program reads (there a value would be
*   spliced into that code), in a here-document, and for a near miss such as `{ouput}`
*/
function bindPlaceholders(command) {
	let bound = "";
	let done = 0;
	for (const found of findBracedNames(command)) {
		const name = names.find((each) => each === found.name);
		if (name === void 0) {
			refuseNearMiss(found.name);
			continue;
		}
		refuseCode(found, name);
		bound += command.slice(done, found.start) + reference(found, PLACEHOLDERS[name]);
		done = found.end;
	}
	return bound + command.slice(done);
}
/**
* Checks a command for a program that is no POSIX shell: it has the variables alone.
*
* @throws InputError when the command holds a placeholder
*/
function refusePlaceholders(command, shell) {
	const name = names.find((each) => command.includes(`{${each}}`));
	if (name === void 0) return;
	throw new InputError("placeholder", `{${name}} cannot be filled in for shell "${shell}"`, { hint: `Placeholders need a POSIX shell; read the environment variable ${PLACEHOLDERS[name]} instead.` });
}
function reference(found, variable) {
	const [before, after] = AROUND[found.quoting];
	return `${before}\${${variable}}${after}`;
}
function refuseCode(found, name) {
	const variable = PLACEHOLDERS[name];
	const refuse = (where) => {
		throw new InputError("placeholder", `{${name}} stands in ${where}`, { hint: `A value put there would become part of that code; let it read the environment variable ${variable}.` });
	};
	if (found.inHereDocument) refuse("a here-document");
	if (found.commandWord === "eval" || found.commandWord === "trap") refuse(`what ${found.commandWord} runs`);
	const runsCode = isPosixShell(found.commandWord) || INTERPRETER.test(found.commandWord);
	if (CODE_OPTION.test(found.wordBefore) && (runsCode || LOOKS_LIKE_CODE.test(found.word))) refuse(`code for another program, after ${found.wordBefore}`);
}
function refuseNearMiss(written) {
	const meant = names.find((name) => isNearMiss(written, name));
	if (meant === void 0) return;
	throw new InputError("placeholder", `unknown placeholder {${written}}`, { hint: `Did you mean {${meant}}? Write \\{${written}} if the braces are meant as they are.` });
}
function isNearMiss(written, name) {
	if (written.toLowerCase() === name) return true;
	const allowed = written.length < 4 || name.length < 4 ? 0 : name.length < 6 ? 1 : 2;
	return editDistance(written.toLowerCase(), name, allowed) <= allowed;
}
// src/parser/command.ts
const DEFAULT_SHELL$1 = "bash -euo pipefail -c";
/** Shells given by name alone, with the options that make them take a command. */
const SHELLS_BY_NAME = {
	bash: DEFAULT_SHELL$1,
	sh: "sh -eu -c",
	node: "node -e",
	pwsh: "pwsh -Command"
};
const PER_PAGE = [
	"input",
	"output",
	"id",
	"room"
];
/**
* Turns `command` and `shell` into a program with arguments.
*
* @param scriptPath where the command is written for a shell that wants a file (`{0}`)
* @throws InputError for an empty command, a placeholder that cannot be filled in safely, and
*   placeholders of a single page in a command that runs once for all
*/
function bindCommand(options, scriptPath) {
	const { command } = options;
	if (command.trim() === "") throw new InputError("empty-command", "the parser command is empty", { hint: "Give the command that reads {input} and prints the page, e.g. \"pdftotext {input} -\"." });
	if (command.includes("\0")) throw new InputError("command", "the parser command holds a NUL character");
	const uses = placeholdersIn(command);
	const isBatch = options.batch || uses.has("manifest");
	if (isBatch) refuseSinglePage(command);
	const words = shellWords(options.shell);
	const isPosix = words.some(isPosixShell);
	if (!isPosix) refusePlaceholders(command, words.join(" "));
	const text = isPosix ? notAnOption(bindPlaceholders(command)) : command;
	const takesFile = words.some((word) => word.includes("{0}"));
	const [program = "", ...rest] = takesFile ? words.map((word) => word.replaceAll("{0}", scriptPath)) : [...words, text];
	return {
		argv: [program, ...rest],
		script: takesFile ? `${text}\n` : null,
		uses,
		isBatch
	};
}
function shellWords(shell) {
	const spelled = (shell ?? DEFAULT_SHELL$1).trim();
	if (spelled === "") throw new InputError("shell", "the shell is empty", { hint: "Leave it out to use bash." });
	const words = spelled.split(/\s+/);
	const [name = ""] = words;
	if (words.length > 1) return words;
	return (SHELLS_BY_NAME[name] ?? `${name} -c`).split(" ");
}
/** A shell would read a command that starts with `-` or `+` as one more option. */
function notAnOption(command) {
	return /^[-+]/.test(command) ? ` ${command}` : command;
}
function refuseSinglePage(command) {
	const name = PER_PAGE.find((each) => command.includes(`{${each}}`));
	if (name === void 0) return;
	throw new InputError("placeholder", `{${name}} has no value in a command for all pages`, { hint: "Read id, room, input and output of every page from the lines of {manifest}." });
}
// src/host/process-tree.ts
/** How long killed processes are waited for; one that hangs in the kernel may never go. */
const KILL_PATIENCE_MS = 5e3;
/** The processes of a tree that are alive. */
function treeMembers(tree) {
	return [...membersAmong(listProcesses(tree.mark), tree.leaders)];
}
function addDescendants(entries, inside, members) {
	let grew = true;
	while (grew) {
		grew = false;
		for (const entry of entries) {
			if (members.has(entry) || !(inside.has(entry.pid) || inside.has(entry.parent))) continue;
			members.add(entry);
			inside.add(entry.pid);
			grew = true;
		}
	}
}
/** Numbers of the living children of a process. */
function childrenOf(pid) {
	return listProcesses({
		entry: "",
		prefix: false
	}).filter((entry) => entry.parent === pid).map((entry) => entry.pid);
}
/**
* Ends a tree: asks with SIGTERM, and kills what is left after `graceMs`.
*
* A process that was seen in the tree once stays in it, though it loses its parent and its mark.
*
* @param graceMs 0 kills at once
* @returns false when something of the tree could not be killed
*/
async function endTree(tree, graceMs) {
	const seen = /* @__PURE__ */ new Map();
	if (graceMs > 0) {
		signalTree(tree, remember(tree, seen), "SIGTERM");
		const deadline = performance.now() + graceMs;
		for (let pauseMs = 2; performance.now() < deadline; pauseMs = Math.min(pauseMs * 2, 50)) {
			if (remember(tree, seen).length === 0) return true;
			await setTimeout$1(Math.min(pauseMs, Math.max(1, deadline - performance.now())));
		}
	}
	const deadline = performance.now() + KILL_PATIENCE_MS;
	for (let pauseMs = 1;; pauseMs = Math.min(pauseMs * 2, 50)) {
		const members = remember(tree, seen);
		if (members.length === 0) return true;
		signalTree(tree, members, "SIGKILL");
		if (performance.now() > deadline) return false;
		await setTimeout$1(pauseMs);
	}
}
/** Kills a tree without waiting, for a process that is about to exit itself. */
function killTreeNow(tree) {
	for (let round = 0; round < 3; round += 1) {
		const members = treeMembers(tree);
		if (members.length === 0) return;
		signalTree(tree, members, "SIGKILL");
	}
}
function remember(tree, seen) {
	const entries = listProcesses(tree.mark);
	const followed = entries.filter((entry) => seen.get(entry.pid)?.startedAt === entry.startedAt);
	const members = /* @__PURE__ */ new Map();
	const leaders = [...tree.leaders, ...followed.map((entry) => entry.pid)];
	for (const entry of membersAmong(entries, leaders)) members.set(entry.pid, entry);
	seen.clear();
	for (const [pid, entry] of members) seen.set(pid, entry);
	return [...members.values()];
}
function membersAmong(entries, leaders) {
	const inside = new Set(leaders);
	const members = new Set(entries.filter((entry) => entry.marked || inside.has(entry.group) || inside.has(entry.session)));
	for (const entry of members) inside.add(entry.pid);
	addDescendants(entries, inside, members);
	return members;
}
function signalTree(tree, members, signal) {
	const groups = new Set(members.map((entry) => entry.group));
	for (const leader of tree.leaders) if (groups.has(leader)) send(-leader, signal);
	for (const entry of members) if (!tree.leaders.includes(entry.group)) send(entry.pid, signal);
}
function send(target, signal) {
	try {
		process.kill(target, signal);
	} catch {}
}
// src/host/process-environment.ts
/** A copy of the environment that this process was started with. */
function jobEnvironment() {
	const copy = {};
	for (const [name, value] of Object.entries(process.env)) if (value !== void 0) copy[name] = value;
	return copy;
}
/**
* Kills a tree should this process exit while the guard is up.
*
* @returns takes the guard down
*/
function guardAgainstExit(tree) {
	const kill = () => killTreeNow(tree);
	process.once("exit", kill);
	return () => process.off("exit", kill);
}
// src/host/process-files.ts
/** Files that are looked at in a folder that a stranger's program has filled. */
const MAX_LISTED_FILES = 1e3;
/** Folders below folders that are entered there. */
const MAX_LISTED_DEPTH = 16;
/** Below this the disk counts as full: not even a log line of the command fits. */
const FULL_DISK_BYTES = 65536;
const QUIETLY = { throwIfNoEntry: false };
/** Reads at most `maxBytes` from the start of a file that may be anything by now. */
function readLeftFile(path, maxBytes) {
	return readPart(path, (size) => ({
		from: 0,
		length: Math.min(size, maxBytes)
	}));
}
/** The last `maxBytes` of a file as text; empty for anything that cannot be read. */
function readTail(path, maxBytes) {
	const found = readPart(path, (size) => ({
		from: Math.max(0, size - maxBytes),
		length: Math.min(size, maxBytes)
	}));
	return found.kind === "file" ? found.bytes.toString("utf8") : "";
}
/** At most `maxBytes` of a file from an offset on; empty for anything that cannot be read. */
function readLeftFrom(path, from, maxBytes) {
	const found = readPart(path, (size) => ({
		from,
		length: Math.max(0, Math.min(size - from, maxBytes))
	}));
	return found.kind === "file" ? found.bytes : Buffer.alloc(0);
}
/** The names in a folder; none for anything else. */
function namesInFolder(folder) {
	return entriesOf(folder).map((entry) => entry.name);
}
function readPart(path, part) {
	let file;
	try {
		const parent = dirname(path);
		if (lstatSync(parent, QUIETLY)?.isDirectory() === false) return {
			kind: "unusable",
			reason: "its folder was replaced"
		};
		if (lstatSync(path, QUIETLY) === void 0) return { kind: "missing" };
		file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	} catch (error) {
		const code = systemErrorCode(error);
		if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
		return {
			kind: "unusable",
			reason: code === "ELOOP" ? "it is a symbolic link" : systemErrorReason(error)
		};
	}
	try {
		const found = fstatSync(file);
		if (!found.isFile()) return {
			kind: "unusable",
			reason: `it is ${kindOf(found)}`
		};
		const { from, length } = part(found.size);
		return {
			kind: "file",
			bytes: readFully(file, from, length),
			size: found.size
		};
	} catch (error) {
		return {
			kind: "unusable",
			reason: systemErrorReason(error)
		};
	} finally {
		closeSync(file);
	}
}
function readFully(file, from, length) {
	const bytes = Buffer.allocUnsafe(length);
	let filled = 0;
	while (filled < length) {
		const count = readSync(file, bytes, filled, length - filled, from + filled);
		if (count === 0) break;
		filled += count;
	}
	return bytes.subarray(0, filled);
}
function kindOf(found) {
	if (found.isDirectory()) return "a folder";
	if (found.isFIFO()) return "a named pipe";
	if (found.isSocket()) return "a socket";
	return "a device";
}
/** Size and time of the last change of a regular file; null for anything else. */
function fileStamp(path) {
	try {
		const found = lstatSync(path, QUIETLY);
		return found?.isFile() === true ? {
			size: found.size,
			mtimeMs: found.mtimeMs
		} : null;
	} catch {
		return null;
	}
}
/**
* The regular files under a folder that a stranger's program has filled, sorted; links are neither
* listed nor entered.
*
* @returns paths relative to the folder, at most a thousand
*/
function listLeftFiles(folder) {
	const files = [];
	const folders = [{
		name: "",
		depth: 0
	}];
	for (let next = folders.pop(); next !== void 0; next = folders.pop()) for (const entry of entriesOf(join(folder, next.name))) {
		const name = join(next.name, entry.name);
		if (entry.isFile()) files.push(name);
		else if (entry.isDirectory() && next.depth < MAX_LISTED_DEPTH) folders.push({
			name,
			depth: next.depth + 1
		});
		if (files.length + folders.length >= MAX_LISTED_FILES) return files.toSorted();
	}
	return files.toSorted();
}
function entriesOf(folder) {
	try {
		if (lstatSync(folder, QUIETLY)?.isDirectory() !== true) return [];
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
/** Makes a folder that nobody else may enter. @throws the system's error */
function makePrivateFolder(path) {
	mkdirSync(path, {
		mode: 448,
		recursive: true
	});
}
/** Writes a file that nobody else may read. @throws the system's error */
function writePrivateFile(path, content) {
	writeFileSync(path, content, { mode: 384 });
}
/** Empties a file that programs may still be appending to. */
function emptyFile(path) {
	try {
		if (lstatSync(path).size > 0) truncateSync(path, 0);
	} catch {}
}
/**
* Removes the files in a folder and keeps the folder, which is far quicker than a new one.
*
* @returns false when it could not, or there is more than files in it
*/
function clearFolder(path) {
	try {
		if (lstatSync(path, QUIETLY)?.isDirectory() !== true) return false;
		for (const entry of readdirSync(path, { withFileTypes: true })) {
			if (entry.isDirectory()) return false;
			unlinkSync(join(path, entry.name));
		}
		return true;
	} catch {
		return false;
	}
}
/** Removes a folder and all that is in it, as far as that can be done. */
function removeFolder(path) {
	try {
		rmdirSync(path);
	} catch (error) {
		if (systemErrorCode(error) === "ENOENT") return;
		try {
			rmSync(path, {
				recursive: true,
				force: true,
				maxRetries: 3
			});
		} catch {}
	}
}
/** True when the disk of `path` has no room left. */
function isDiskFull(path) {
	try {
		const disk = statfsSync(path);
		return disk.files > 0 && disk.ffree === 0 || disk.bavail * disk.bsize < FULL_DISK_BYTES;
	} catch {
		return false;
	}
}
/** True for a folder, links followed. */
function isFolder(path) {
	try {
		return lstatSync(realpathSync(path)).isDirectory();
	} catch {
		return false;
	}
}
/** The path of a program as `PATH` finds it; null when it is not there. */
function findProgram(name, searchPath) {
	for (const folder of searchPath.split(delimiter)) {
		const path = join(folder === "" ? "." : folder, name);
		try {
			accessSync(path, constants.X_OK);
			if (lstatSync(realpathSync(path)).isFile()) return path;
		} catch {}
	}
	return null;
}
// src/host/spawn-launcher.ts
/** Where an exit code over this comes from a signal (bash manual, "Exit Status"). */
const SIGNAL_EXIT_BASE = 128;
/** The name of the signal that a shell's exit code stands for, `SIGSEGV` for 139; else null. */
function signalOfExitCode(exitCode) {
	const number = exitCode - SIGNAL_EXIT_BASE;
	const found = Object.entries(constants$1.signals).find(([, value]) => value === number);
	return found === void 0 ? null : found[0];
}
/** Starts every run from this process. */
var DirectLauncher = class {
	#options;
	#last = Promise.resolve();
	#running = null;
	#abandoned = false;
	#giveUp = null;
	constructor(options) {
		this.#options = options;
	}
	launch(request) {
		const end = this.#last.then(() => this.#abandoned ? {
			kind: "abandoned",
			began: false
		} : this.#start(request));
		this.#last = end;
		return end;
	}
	abandon() {
		this.#abandoned = true;
		const leaders = this.#running === null ? [] : [this.#running];
		this.#giveUp?.();
		return leaders;
	}
	close() {
		this.#abandoned = true;
		return Promise.resolve();
	}
	#start(request) {
		return new Promise((resolve) => {
			const files = [];
			try {
				files.push(openSync(request.stdoutPath, "a"), openSync(request.stderrPath, "a"));
				const [program, ...rest] = this.#options.argv;
				const child = spawn(program, rest, {
					cwd: this.#options.cwd,
					env: {
						...this.#options.environment,
						...request.environment
					},
					detached: true,
					stdio: ["ignore", ...files]
				});
				this.#running = child.pid ?? null;
				this.#giveUp = () => {
					child.unref();
					resolve({
						kind: "abandoned",
						began: true
					});
				};
				child.once("error", (error) => {
					resolve({
						kind: "not-started",
						reason: systemErrorReason(error)
					});
				});
				child.once("exit", (code, signal) => {
					this.#running = null;
					killGroup(child.pid);
					const exitCode = code ?? SIGNAL_EXIT_BASE + (signal === null ? 0 : constants$1.signals[signal]);
					resolve({
						kind: "exited",
						pid: child.pid ?? 0,
						exitCode
					});
				});
			} catch (error) {
				resolve({
					kind: "not-started",
					reason: systemErrorReason(error)
				});
			} finally {
				for (const file of files) closeSync(file);
			}
		});
	}
};
function killGroup(leader) {
	if (leader === void 0) return;
	try {
		process.kill(-leader, "SIGKILL");
	} catch {}
}
// src/parser/answer.ts
/** Names in a message about too many files. */
const MAX_NAMES = 5;
const EXTENSIONS = {
	markdown: "md",
	html: "html",
	text: "txt",
	json: "json"
};
/** Pictures that parsers cut out of a page and leave beside its text. */
const PICTURE = /\.(?:png|jpe?g|jp2|gif|webp|bmp|tiff?)$/i;
/** The name of a page's output file: many parsers go by the extension. */
function answerName(format, stem) {
	return `${stem}.${EXTENSIONS[format.kind]}`;
}
/**
* Finds the answer: the file at `{output}` if the command names it, else the one file that appeared
* in `{output_dir}`, else stdout unless the command names the folder. Pictures do not count.
*
* A parser that adds an extension to the name it is given is understood: the one file beside it counts.
*/
function collectAnswer(places, uses, maxBytes) {
	if (uses.has("output")) {
		const atOutput = readAnswerFile(places.outputPath, maxBytes);
		if (atOutput.kind !== "none") return atOutput;
	}
	const files = answersIn(places.outputDir);
	const [only] = files;
	if (only !== void 0 && files.length === 1) return readAnswerFile(join(places.outputDir, only), maxBytes);
	if (files.includes(basename(places.outputPath))) return readAnswerFile(places.outputPath, maxBytes);
	if (files.length > 1) return {
		kind: "unusable",
		reason: tooManyFiles(files)
	};
	if (uses.has("output") || uses.has("output_dir")) return { kind: "none" };
	return readAnswerFile(places.stdoutPath, maxBytes);
}
/** Bytes that the command has written so far to where its answer may be. */
function answerSize(places, uses) {
	const atOutput = fileStamp(places.outputPath)?.size ?? 0;
	if (uses.has("output")) return atOutput;
	let inFolder = 0;
	for (const name of answersIn(places.outputDir)) inFolder += fileStamp(join(places.outputDir, name))?.size ?? 0;
	if (uses.has("output_dir")) return inFolder;
	return Math.max(inFolder, fileStamp(places.stdoutPath)?.size ?? 0);
}
/** Files that may be the answer, pictures left out. */
function answersIn(folder) {
	return listLeftFiles(folder).filter((name) => !PICTURE.test(name));
}
/** Reads one file as an answer; bad UTF-8 becomes U+FFFD, a BOM stays. */
function readAnswerFile(path, maxBytes) {
	const left = readLeftFile(path, maxBytes);
	if (left.kind === "missing") return { kind: "none" };
	if (left.kind === "unusable") return {
		kind: "unusable",
		reason: `The output file cannot be read: ${left.reason}.`
	};
	const bytes = left.size > maxBytes ? withoutCutCharacter(left.bytes) : left.bytes;
	return {
		kind: "text",
		text: bytes.toString("utf8"),
		size: left.size,
		bytes: bytes.length
	};
}
/** The cap may fall inside a character of up to four bytes: that half is ours, not the parser's. */
function withoutCutCharacter(bytes) {
	for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
		const byte = bytes[bytes.length - back] ?? 0;
		if ((byte & 192) === 128) continue;
		return (byte >= 240 ? 4 : byte >= 224 ? 3 : byte >= 192 ? 2 : 1) > back ? bytes.subarray(0, bytes.length - back) : bytes;
	}
	return bytes;
}
function tooManyFiles(files) {
	const names = files.slice(0, MAX_NAMES).map((name) => JSON.stringify(name));
	const rest = files.length > MAX_NAMES ? ` and ${files.length - MAX_NAMES} more` : "";
	return `${files.length} files appeared in {output_dir} where one was expected: ${names.join(", ")}${rest}.`;
}
// src/parser/batch-events.ts
/** A longer line on stdout is no event. */
const MAX_LINE_CHARACTERS = 65536;
/** Picks `{"id": …, "event": "start" | "end"}` lines out of what a batch command prints. */
var BatchEventReader = class {
	#pages;
	#rest = "";
	#isTooLong = false;
	/** @param pages the pages of this start with their numbers; a line may name `room` to tell ids apart */
	constructor(pages) {
		const numbers = /* @__PURE__ */ new Map();
		for (const [number, page] of pages) {
			const plain = keyOf(page.id, null);
			if (!numbers.has(plain)) numbers.set(plain, number);
			numbers.set(keyOf(page.id, page.room), number);
		}
		this.#pages = numbers;
	}
	/** @param text what was printed since the last call */
	read(text) {
		const lines = (this.#rest + text).split("\n");
		this.#rest = lines.pop() ?? "";
		const events = [];
		for (const line of lines) {
			const event = this.#isTooLong ? null : this.#event(line);
			this.#isTooLong = false;
			if (event !== null) events.push(event);
		}
		if (this.#rest.length > MAX_LINE_CHARACTERS) {
			this.#rest = "";
			this.#isTooLong = true;
		}
		return events;
	}
	#event(line) {
		if (!line.trimStart().startsWith("{")) return null;
		const said = parseLine(line);
		const kind = said["event"];
		const { id, room } = said;
		if (typeof id !== "string" || kind !== "start" && kind !== "end") return null;
		const page = this.#pages.get(keyOf(id, typeof room === "string" ? room : null));
		return page === void 0 ? null : {
			page,
			kind
		};
	}
};
function keyOf(id, room) {
	return JSON.stringify([id, room]);
}
function parseLine(line) {
	try {
		const said = JSON.parse(line);
		return said !== null && typeof said === "object" ? { ...said } : {};
	} catch {
		return {};
	}
}
// src/parser/batch-turns.ts
/**
* Follows one start of a batch command: which page's turn it is, since when, and what is complete.
*
* A page's turn begins with its start event, else when the output before it was last written. Its
* output is taken once it no longer changes, nobody has it open, and the command went on: another
* output appeared, another page started, or the page was said to have ended.
*
* How long a page took is told by the times of its file and of the one before, or of its start
* event. It is not known for outputs that appear together (pages computed at once, or in less than
* a look takes), nor for a start event that comes together with the output (stdout that is buffered).
*/
var BatchTurns = class {
	#clock;
	#turns;
	#order = 0;
	/** When the last complete output was last written. */
	#idleSinceMs;
	#lastLookMs;
	/** When an output that is followed no longer was written last, or the start. */
	#lastWrittenMs;
	#isOpen = () => false;
	/** @param pages numbers of the pages that the command was given, in its order */
	constructor(pages, clock) {
		this.#clock = clock;
		this.#idleSinceMs = clock.startedAtMs;
		this.#lastLookMs = clock.startedAtMs;
		this.#lastWrittenMs = clock.startedAtMs;
		this.#turns = new Map(pages.map((page) => [page, {
			page,
			appeared: null,
			sinceMs: null,
			heardMs: null,
			isEnded: false,
			changedAtMs: clock.startedAtMs,
			startMs: null,
			writtenMs: clock.startedAtMs,
			file: null
		}]));
	}
	look(look) {
		this.#isOpen = look.isOpen;
		for (const event of look.events) this.#hear(event, look);
		this.#seeFiles(look);
		this.#lastLookMs = look.nowMs;
		const taken = /* @__PURE__ */ new Map();
		for (const turn of this.#turns.values()) {
			if (!this.#looksComplete(turn, look.nowMs)) continue;
			this.#idleSinceMs = Math.max(this.#idleSinceMs, turn.changedAtMs);
			if (this.#isSuperseded(turn)) taken.set(turn.page, this.durationMs(turn.page));
		}
		for (const page of taken.keys()) this.#leave(page);
		const active = this.#activeTurns(look.nowMs);
		const late = active.find((turn) => this.#isLate(turn, look.nowMs));
		return {
			taken,
			inTurn: active.map((turn) => turn.page),
			timedOut: late?.page ?? null,
			isOverdue: active.length === 0 && look.nowMs >= this.#idleSinceMs + this.#clock.timeoutMs
		};
	}
	/** Pages not yet taken whose output looks complete. */
	complete(nowMs) {
		return this.#durations((turn) => this.#looksComplete(turn, nowMs));
	}
	/** Pages not yet taken that have an output, complete or not, even an empty one. */
	written() {
		return this.#durations((turn) => turn.file !== null);
	}
	/**
	* Time that the page took until its output was last written, in milliseconds.
	*
	* @returns null where it has no output, or where the start of its turn is not known
	*/
	durationMs(page) {
		const turn = this.#turns.get(page);
		if (turn === void 0 || turn.file === null || turn.startMs === null) return null;
		return Math.max(0, turn.writtenMs - turn.startMs);
	}
	/** Time since the page's turn was seen to begin, in milliseconds. */
	waitedMs(page, nowMs) {
		return Math.max(0, nowMs - (this.#turns.get(page)?.sinceMs ?? this.#idleSinceMs));
	}
	#durations(isWanted) {
		const turns = [...this.#turns.values()].filter(isWanted);
		return new Map(turns.map(({ page }) => [page, this.durationMs(page)]));
	}
	#hear(event, look) {
		const turn = this.#turns.get(event.page);
		if (turn === void 0) return;
		this.#order += 1;
		if (event.kind === "end") turn.isEnded = true;
		else if (turn.heardMs === null) {
			turn.heardMs = look.nowMs;
			turn.sinceMs = look.nowMs;
			if (turn.file === null) turn.startMs = this.#sinceLastLook(look.printedMs ?? null, look.nowMs);
		}
	}
	#seeFiles(look) {
		const byAge = [...look.files].toSorted(([, a], [, b]) => a.mtimeMs - b.mtimeMs);
		const appeared = [];
		for (const [page, file] of byAge) {
			const turn = this.#turns.get(page);
			if (turn === void 0) continue;
			if (turn.file === null) {
				this.#order += 1;
				turn.appeared = this.#order;
				turn.sinceMs ??= this.#idleSinceMs;
				appeared.push(turn);
			}
			if (turn.file?.size !== file.size || turn.file.mtimeMs !== file.mtimeMs) {
				turn.changedAtMs = look.nowMs;
				turn.writtenMs = this.#sinceLastLook(file.mtimeMs, look.nowMs);
			}
			turn.file = file;
		}
		for (const turn of appeared) if (turn.heardMs === null && appeared.length === 1) turn.startMs = this.#writtenBefore(turn);
		else if (turn.heardMs === look.nowMs) turn.startMs = null;
	}
	/** A time of the wall clock, which may be wrong, as one between the last look and this. */
	#sinceLastLook(wallMs, nowMs) {
		if (wallMs === null) return nowMs;
		return Math.min(nowMs, Math.max(this.#lastLookMs, wallMs - this.#clock.originMs));
	}
	/** When the output before this one was last written. */
	#writtenBefore(turn) {
		let beforeMs = this.#lastWrittenMs;
		for (const other of this.#turns.values()) if (other !== turn && other.file !== null && other.writtenMs <= turn.writtenMs) beforeMs = Math.max(beforeMs, other.writtenMs);
		return beforeMs;
	}
	#leave(page) {
		this.#lastWrittenMs = Math.max(this.#lastWrittenMs, this.#turns.get(page)?.writtenMs ?? 0);
		this.#turns.delete(page);
	}
	#looksComplete(turn, nowMs) {
		if (turn.file === null || nowMs - turn.changedAtMs < this.#clock.settleMs) return false;
		if (turn.file.size === 0 && !this.#isSuperseded(turn)) return false;
		return !this.#isOpen(turn.page);
	}
	#isSuperseded(turn) {
		return turn.isEnded || turn.appeared !== null && turn.appeared < this.#order;
	}
	/** The pages with a start event or an unfinished file, else the first that has neither. */
	#activeTurns(nowMs) {
		const open = [...this.#turns.values()].filter((turn) => !this.#looksComplete(turn, nowMs));
		const active = open.filter((turn) => turn.heardMs !== null || turn.file !== null);
		if (active.length > 0) return active;
		const first = open.at(0);
		return first === void 0 ? [] : [first];
	}
	#isLate(turn, nowMs) {
		const deadlineMs = (turn.sinceMs ?? this.#idleSinceMs) + this.#clock.timeoutMs;
		if (nowMs < deadlineMs) return false;
		if (turn.file === null || turn.changedAtMs > deadlineMs) return true;
		return nowMs - turn.changedAtMs >= this.#clock.settleMs;
	}
};
// src/parser/json-pointer.ts
/** Stands for every element of an array and every value of an object. */
const EVERY = "*";
/**
* Reads a JSON Pointer (RFC 6901); `*` as a whole part stands for every element or value.
*
* @returns the pointer's parts, none for the whole document
* @throws InputError when it does not start with `/` or holds a `~` that is neither `~0` nor `~1`
*/
function parsePointer(pointer) {
	if (pointer === "") return [];
	if (!pointer.startsWith("/")) throw new InputError("json-pointer", `a JSON Pointer starts with "/", got "${pointer}"`, { hint: `Write "${pointerLike(pointer)}".` });
	if (/~(?![01])/.test(pointer)) throw new InputError("json-pointer", `"~" stands alone in the JSON Pointer "${pointer}"`, { hint: "Write \"~0\" for \"~\" and \"~1\" for \"/\" inside a name." });
	return pointer.slice(1).split("/").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
/** The pointer that was probably meant: paths of other notations are `pages[*].text` or `$.pages.0`. */
function pointerLike(path) {
	return `/${path.replace(/^\$/, "").split(/[.[\]/]+/).map((name) => name.replaceAll(/['"]/g, "")).filter((name) => name !== "").join("/")}`;
}
/**
* Finds the strings that a pointer points at, without building the document in memory.
*
* Accepts exactly what `JSON.parse` accepts (of a name that stands twice in an object, the last
* counts), but needs one byte a level of nesting where that needs up to forty times the text.
*
* @returns `other`: what kind of value was found where a string was wanted; null when none was. O(n)
*/
function selectStrings(text, pointer) {
	const reader = new PointerReader(text, pointer);
	try {
		return reader.read();
	} catch (error) {
		if (error instanceof JsonFault) return {
			kind: "not-json",
			reason: error.message
		};
		throw error;
	}
}
var JsonFault = class extends Error {};
const OBJECT = 1;
const ARRAY = 2;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
var PointerReader = class {
	#text;
	#pointer;
	#at = 0;
	#depth = 0;
	#kinds = /* @__PURE__ */ new Uint8Array(256);
	/** By depth, as far as the pointer goes: the container lies on the pointer's path. */
	#onPath = [];
	/** By depth: the member that is being read lies on the path. */
	#memberOnPath = [];
	#index = [];
	/** By depth: how much had been found when the wanted name was first met. */
	#foundBefore = [];
	#found = [];
	constructor(text, pointer) {
		this.#text = text;
		this.#pointer = pointer;
	}
	read() {
		do {
			this.#value();
			this.#closeContainers();
		} while (this.#depth > 0);
		if (this.#at < this.#text.length) throw this.#fault();
		return {
			kind: "found",
			strings: this.#found.flatMap((found) => "text" in found ? [found.text] : []),
			other: this.#found.find((found) => "other" in found)?.other ?? null
		};
	}
	/** Reads a scalar, an empty container, or the opening of a container up to its first member. */
	#value() {
		for (;;) {
			this.#space();
			const opened = this.#text[this.#at];
			if (opened !== "{" && opened !== "[") return this.#scalar();
			this.#note({ other: opened === "{" ? "an object" : "an array" });
			this.#open(opened === "{" ? OBJECT : ARRAY);
			this.#space();
			if (this.#text[this.#at] === (opened === "{" ? "}" : "]")) return;
			this.#member();
		}
	}
	/** After a value: goes on to the next member, or closes what ends here. */
	#closeContainers() {
		while (this.#depth > 0) {
			this.#space();
			const isObject = this.#kinds[this.#depth - 1] === OBJECT;
			const character = this.#text[this.#at];
			if (character === ",") {
				this.#at += 1;
				this.#space();
				return this.#member();
			}
			if (character !== (isObject ? "}" : "]")) throw this.#fault();
			this.#at += 1;
			this.#depth -= 1;
		}
		this.#space();
	}
	#open(kind) {
		const isOnPath = this.#isOnPath();
		if (this.#depth < this.#pointer.length) {
			this.#onPath[this.#depth] = isOnPath;
			this.#memberOnPath[this.#depth] = false;
			this.#index[this.#depth] = -1;
			this.#foundBefore[this.#depth] = -1;
		}
		if (this.#depth === this.#kinds.length) {
			const longer = new Uint8Array(this.#kinds.length * 2);
			longer.set(this.#kinds);
			this.#kinds = longer;
		}
		this.#kinds[this.#depth] = kind;
		this.#depth += 1;
		this.#at += 1;
	}
	/** At the start of a member: reads an object's name and finds out whether it is wanted. */
	#member() {
		const level = this.#depth - 1;
		const isWatched = level < this.#pointer.length && this.#onPath[level] === true;
		let name = null;
		if (this.#kinds[level] === OBJECT) {
			const start = this.#at;
			this.#string();
			if (isWatched) name = this.#decode(start);
			this.#space();
			if (this.#text[this.#at] !== ":") throw this.#fault();
			this.#at += 1;
		}
		if (!isWatched) return;
		const wanted = this.#pointer[level];
		this.#index[level] = (this.#index[level] ?? -1) + 1;
		const isWanted = wanted === EVERY || wanted === (name ?? String(this.#index[level]));
		this.#memberOnPath[level] = isWanted;
		if (!isWanted || wanted === EVERY || name === null) return;
		const before = this.#foundBefore[level] ?? -1;
		if (before >= 0) this.#found.length = before;
		else this.#foundBefore[level] = this.#found.length;
	}
	#scalar() {
		const start = this.#at;
		if (this.#text[start] === "\"") {
			this.#string();
			if (this.#isWanted()) this.#found.push({ text: this.#decode(start) });
			return;
		}
		for (const word of [
			"true",
			"false",
			"null"
		]) {
			if (!this.#text.startsWith(word, start)) continue;
			this.#at += word.length;
			return this.#note({ other: word });
		}
		NUMBER.lastIndex = start;
		if (!NUMBER.test(this.#text)) throw this.#fault();
		this.#at = NUMBER.lastIndex;
		this.#note({ other: "a number" });
	}
	#string() {
		const text = this.#text;
		if (text[this.#at] !== "\"") throw this.#fault();
		for (let at = this.#at + 1; at < text.length; at += 1) {
			const unit = text.charCodeAt(at);
			if (unit === 34) {
				this.#at = at + 1;
				return;
			}
			if (unit < 32) {
				this.#at = at;
				throw this.#fault();
			}
			if (unit !== 92) continue;
			at += 1;
			const escaped = text[at] ?? "";
			if (escaped === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) at += 4;
			else if (escaped === "" || !"\"\\/bfnrt".includes(escaped)) {
				this.#at = at;
				throw this.#fault();
			}
		}
		this.#at = text.length;
		throw this.#fault();
	}
	#decode(start) {
		const decoded = JSON.parse(this.#text.slice(start, this.#at));
		return String(decoded);
	}
	#note(found) {
		if (this.#isWanted()) this.#found.push(found);
	}
	/** The value that starts here is what the pointer points at. */
	#isWanted() {
		return this.#depth === this.#pointer.length && this.#isOnPath();
	}
	#isOnPath() {
		if (this.#depth === 0) return true;
		const level = this.#depth - 1;
		if (level >= this.#pointer.length) return false;
		return this.#onPath[level] === true && this.#memberOnPath[level] === true;
	}
	#space() {
		for (;;) {
			const unit = this.#text.charCodeAt(this.#at);
			if (unit !== 32 && unit !== 10 && unit !== 13 && unit !== 9) return;
			this.#at += 1;
		}
	}
	#fault() {
		if (this.#at >= this.#text.length) return new JsonFault("it ends in the middle");
		return new JsonFault(`unexpected character at offset ${this.#at}`);
	}
};
// src/parser/output-format.ts
/** Between the parts that a pointer with `*` finds. */
const PART_SEPARATOR = "\n\n";
/**
* Reads `output-format`: `markdown`, `html`, `text` or `json:` and a JSON Pointer.
*
* @throws InputError for anything else
*/
function parseOutputFormat(spelled) {
	if (spelled === "markdown" || spelled === "html" || spelled === "text") return { kind: spelled };
	if (spelled.startsWith("json:")) {
		const pointer = spelled.slice(5);
		return {
			kind: "json",
			pointer: parsePointer(pointer),
			spelled: pointer
		};
	}
	throw new InputError("output-format", `unknown output-format "${spelled}"`, { hint: spelled === "json" ? "Say where the text is in the JSON, e.g. \"json:/markdown\" or \"json:/pages/*/markdown\"." : "Use \"markdown\", \"html\", \"text\" or \"json:\" and a JSON Pointer, e.g. \"json:/pages/*/markdown\"." });
}
/**
* Takes the text to judge out of a raw answer.
*
* @param cut the output cap stopped the command
* @returns `answered`, or `broken` with the raw text when it is not the declared format
*/
function readAnswer(format, text, cut) {
	if (format.kind !== "json") return {
		kind: "answered",
		text,
		cut
	};
	const broken = (reason) => ({
		kind: "broken",
		text,
		reason: cut ? `${reason} (cut by max-output)` : reason
	});
	const selected = selectStrings(text.startsWith("﻿") ? text.slice(1) : text, format.pointer);
	if (selected.kind === "not-json") return broken(text.trim() === "" ? "The answer is empty where JSON was declared." : `The answer is not JSON: ${selected.reason}.`);
	if (selected.other !== null) return broken(`JSON has ${selected.other} at ${format.spelled} where a string is wanted.`);
	if (selected.strings.length === 0) return broken(`JSON has nothing at ${format.spelled}.`);
	return {
		kind: "answered",
		text: selected.strings.join(PART_SEPARATOR),
		cut
	};
}
// src/parser/page-outcome.ts
/** What of stderr is kept: enough for the last lines of a stack trace. */
const STDERR_TAIL_BYTES = 4096;
/** bash manual, "Exit Status": the command was found and is not executable; it was not found. */
const NOT_EXECUTABLE = 126;
const NOT_FOUND = 127;
const DISK_FULL = "No space left on the disk that holds the temporary files.";
/** What came of one try. */
function outcomeOf(finished) {
	const { seen, answer } = finished;
	if (seen.kind === "timed-out") return {
		kind: "timed-out",
		text: textOf(answer),
		afterMs: finished.durationMs
	};
	if (finished.isDiskFull()) return {
		kind: "not-run",
		reason: DISK_FULL
	};
	return seen.kind === "cut" ? answered(finished) : outcomeOfEnd(finished, seen.end);
}
function outcomeOfEnd(finished, end) {
	if (end.kind === "not-started") return {
		kind: "not-run",
		reason: `The command could not be started: ${end.reason}.`
	};
	const exitCode = end.kind === "exited" ? end.exitCode : null;
	if (exitCode === 0 || !isSilent(finished.answer)) return answered(finished);
	return failureOf(exitCode, finished);
}
/** What a command that exited non-zero without an answer came to. */
function failureOf(exitCode, finished) {
	const stderrTail = finished.stderrTail();
	const said = stderrTail.trim() === "" ? "" : ` It said: ${stderrTail.trim()}`;
	if (exitCode === NOT_FOUND) return {
		kind: "not-run",
		reason: `Command not found (exit code 127).${said}`
	};
	if (exitCode === NOT_EXECUTABLE) return {
		kind: "not-run",
		reason: `Command not executable (exit code 126).${said}`
	};
	if (finished.isDiskFull()) return {
		kind: "not-run",
		reason: `${DISK_FULL}${said}`
	};
	return {
		kind: "failed",
		exitCode,
		signal: exitCode === null ? "SIGKILL" : signalOfExitCode(exitCode),
		stderrTail
	};
}
function answered(finished) {
	const { answer, format } = finished;
	if (answer.kind === "unusable") return {
		kind: "broken",
		text: "",
		reason: answer.reason
	};
	const cut = answer.kind === "text" && answer.size > finished.maxOutputBytes;
	const outcome = readAnswer(format, textOf(answer), cut);
	if (outcome.kind !== "answered" || outcome.text.trim() !== "") return outcome;
	const stderrTail = finished.stderrTail();
	return stderrTail.trim() === "" ? outcome : {
		...outcome,
		stderrTail
	};
}
function textOf(answer) {
	return answer.kind === "text" ? answer.text : "";
}
function isSilent(answer) {
	return answer.kind === "none" || answer.kind === "text" && answer.text.trim() === "";
}
// src/host/spawn-relay.ts
/**
* Runs its arguments once for every request on stdin; `pid code` on stdout when one has ended.
*
* A request is a line of ASCII: the length of the rest in eight digits, then code that sets two
* files and exports the run's environment. Known lengths spare bash, which reads a pipe byte by byte
* otherwise. `set -m` gives every run a process group of its own; what is left of it is killed
* before the next run starts. Names are long because a name that the job exports would otherwise
* change in the command's environment. Without -f (which bash 5.2 now and then spins in for ever),
* `wait` also returns for a command that stops itself: nobody would wake it, so it is killed. What
* the relay itself says on stderr goes nowhere (`stdio`).
*/
const RELAY_SCRIPT = `
set -m
boobench_relay_next() {
  if (( BASH_VERSINFO[0] < 4 )); then
    IFS= read -r boobench_relay_code && boobench_relay_code=\${boobench_relay_code:8}
  else
    IFS= read -r -N 8 boobench_relay_length &&
      IFS= read -r -N $((10#$boobench_relay_length)) boobench_relay_code
  fi
}
hash -- "$1"
while boobench_relay_next; do
  eval "$boobench_relay_code"
  "$@" </dev/null >>"$boobench_relay_out" 2>>"$boobench_relay_err" &
  wait $!
  boobench_relay_code=$?
  kill -KILL -- "-$!"
  printf '%d %d\\n' $! $boobench_relay_code
done
`;
/**
* Starts every run through one small shell that stays.
*
* Forking this process copies its page tables and stops its event loop for about two milliseconds
* a run; a shell of two megabytes forks in a fraction of that (`bench/run/overhead.ts`).
*/
var SpawnRelay = class {
	#relay;
	#waiting = [];
	#received = "";
	#gone = false;
	/** Why the relay itself could not be started. */
	#failure = null;
	/** @param bash the shell's path; it must be bash, for job control without a terminal */
	constructor(bash, options) {
		this.#relay = spawn(bash, [
			"-p",
			"-c",
			RELAY_SCRIPT,
			"boobench-relay",
			...options.argv
		], {
			cwd: options.cwd,
			env: options.environment,
			detached: true,
			stdio: [
				"pipe",
				"pipe",
				"ignore"
			]
		});
		this.#relay.once("error", (error) => {
			this.#failure = {
				kind: "not-started",
				reason: systemErrorReason(error)
			};
			for (const { resolve } of this.#waiting.splice(0)) resolve(this.#failure);
			this.#end();
		});
		this.#relay.once("close", () => this.#end());
		this.#relay.stdin?.on("error", () => {});
		this.#relay.stdout?.setEncoding("latin1").on("data", (text) => this.#read(text));
	}
	launch(request) {
		if (this.#failure !== null) return Promise.resolve(this.#failure);
		if (this.#gone) return Promise.resolve({
			kind: "abandoned",
			began: false
		});
		const exported = [];
		for (const [name, value] of Object.entries(request.environment)) {
			if (value.includes("\0")) return Promise.resolve(refusal(name));
			exported.push(`${name}=${bashWord(value)}`);
		}
		const code = `${`boobench_relay_out=${bashWord(request.stdoutPath)} boobench_relay_err=${bashWord(request.stderrPath)}`}${exported.length === 0 ? "" : `; export ${exported.join(" ")}`}\n`;
		return new Promise((resolve) => {
			this.#waiting.push({ resolve });
			this.#relay.stdin?.write(`${String(code.length).padStart(8, "0")}${code}`);
		});
	}
	abandon() {
		const { pid } = this.#relay;
		if (this.#gone || pid === void 0) return [];
		this.#relay.kill("SIGSTOP");
		const leaders = childrenOf(pid);
		this.#relay.kill("SIGKILL");
		this.#end();
		return leaders;
	}
	close() {
		if (this.#waiting.length > 0) {
			this.#relay.stdin?.end();
			return Promise.resolve();
		}
		if (this.#gone || !this.#relay.kill("SIGKILL")) return Promise.resolve();
		return new Promise((resolve) => this.#relay.once("exit", () => resolve()));
	}
	#read(text) {
		this.#received += text;
		for (;;) {
			const end = this.#received.indexOf("\n");
			if (end < 0) return;
			const [pid, exitCode] = this.#received.slice(0, end).split(" ").map(Number);
			this.#received = this.#received.slice(end + 1);
			if (pid === void 0 || exitCode === void 0) continue;
			this.#waiting.shift()?.resolve({
				kind: "exited",
				pid,
				exitCode
			});
		}
	}
	#end() {
		this.#gone = true;
		const waiting = this.#waiting.splice(0);
		for (const [index, { resolve }] of waiting.entries()) resolve({
			kind: "abandoned",
			began: index === 0
		});
	}
};
function refusal(name) {
	return {
		kind: "not-started",
		reason: `the value of ${name} holds a NUL character`
	};
}
/** A word of bash for any text without NUL, in printable ASCII. */
function bashWord(text) {
	if (/^[ -~]*$/.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
	let word = "";
	for (const byte of Buffer.from(text)) word += byte >= 32 && byte < 127 && byte !== 39 && byte !== 92 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, "0")}`;
	return `$'${word}'`;
}
// src/parser/environment.ts
/** Holds the run's token and the try's number; processes that left their group are found by it. */
const RUN_MARK = "BOOBENCH_RUN";
/** The runner's own credentials and inputs, and ours (action contract, "Shape"). */
const PRIVATE_PREFIXES = [
	"ACTIONS_",
	"INPUT_",
	"BOOBENCH_"
];
/** Tokens, and the files through which a step steers the rest of its job. */
const PRIVATE_NAMES = /* @__PURE__ */ new Set([
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"GITHUB_ENV",
	"GITHUB_OUTPUT",
	"GITHUB_PATH",
	"GITHUB_STATE",
	"GITHUB_STEP_SUMMARY"
]);
/**
* The environment of the parser command: the job's, without tokens and without what steers the job.
*
* @param passEnv names to keep all the same
*/
function parserEnvironment(job, passEnv) {
	const kept = Object.entries(job).filter(([name]) => passEnv.includes(name) || !isPrivate(name));
	return Object.fromEntries(kept);
}
function isPrivate(name) {
	return PRIVATE_NAMES.has(name) || PRIVATE_PREFIXES.some((prefix) => name.startsWith(prefix));
}
// src/parser/run-context.ts
/** The processes of one try: its group and whoever carries its mark. */
function treeOf(context, number, leaders) {
	return {
		leaders,
		mark: {
			entry: `${RUN_MARK}=${markOf(context, number)}`,
			prefix: false
		}
	};
}
function markOf(context, number) {
	return `${context.options.runToken}-${number}`;
}
/** Starts a launcher: through a small shell where there is bash, else from this process. */
function openLauncher(context) {
	const { environment, command, options } = context;
	const bash = findProgram("bash", environment["PATH"] ?? "");
	const settings = {
		argv: command.argv,
		cwd: options.workingDirectory
	};
	if (bash === null) return new DirectLauncher({
		...settings,
		environment
	});
	return new SpawnRelay(bash, {
		...settings,
		environment: {
			...environment,
			[RUN_MARK]: markOf(context, "relay")
		}
	});
}
/** A path in the run's folder. */
function pathIn(context, ...names) {
	return join(context.folder, ...names);
}
// src/parser/watch.ts
/** The first look at a running command: quick ones have ended by then and cost nothing. */
const FIRST_LOOK_MS = 25;
/** While an answer grows fast: a flood of 2 GB/s then overshoots the cap by some tens of megabytes. */
const QUICK_LOOK_MS$1 = 10;
/** While little happens. */
const SLOW_LOOK_MS = 250;
/** Growth between two looks, as a share of the cap, that counts as fast. */
const FAST_GROWTH$1 = 1 / 32;
/** Waits for the end of a try, its clock, its output cap or an interrupt, whatever is first. */
function watchTry(watched) {
	return new Promise((resolve) => {
		let timer;
		let lookMs = FIRST_LOOK_MS;
		let lastSize = 0;
		const finish = (end) => {
			clearTimeout(timer);
			watched.signal.removeEventListener("abort", interrupt);
			resolve(end);
		};
		const interrupt = () => finish({ kind: "interrupted" });
		const look = () => {
			if (watched.signal.aborted) return interrupt();
			watched.signal.addEventListener("abort", interrupt);
			watched.drain();
			const size = watched.answerSize();
			if (size > watched.maxOutputBytes) return finish({ kind: "cut" });
			if (performance.now() >= watched.deadlineMs) return finish({ kind: "timed-out" });
			lookMs = size - lastSize > watched.maxOutputBytes * FAST_GROWTH$1 ? QUICK_LOOK_MS$1 : Math.min(lookMs * 1.5, SLOW_LOOK_MS);
			lastSize = size;
			schedule();
		};
		const schedule = () => {
			const leftMs = watched.deadlineMs - performance.now();
			timer = setTimeout(look, Math.max(1, Math.min(lookMs, leftMs)));
		};
		watched.end.then((end) => finish({
			kind: "ended",
			end
		}));
		if (watched.signal.aborted) return interrupt();
		schedule();
	});
}
/** Waits, or until the signal aborts. */
function pause(waitMs, signal) {
	return new Promise((resolve) => {
		if (signal.aborted) return resolve();
		const done = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", done);
			resolve();
		};
		const timer = setTimeout(done, waitMs);
		signal.addEventListener("abort", done);
	});
}
// src/parser/batch-start.ts
/** Between two looks at the outputs. */
const LOOK_MS = 100;
/** The same while an output grows fast. */
const QUICK_LOOK_MS = 10;
/** Growth between two looks, as a share of the cap, that counts as fast. */
const FAST_GROWTH = 1 / 32;
/** How long "somebody has this file open" is believed; asking reads the process table. */
const OPEN_ANSWER_MS = 1e3;
/** Output on stdout that has been read is dropped when there is more of it than this. */
const DRAIN_ABOVE_BYTES$1 = 16777216;
/** One start of the batch command, from its launch to the end of its last process. */
var BatchStart = class {
	folder;
	outputOf;
	/** True once an output or a start event was seen. */
	showedLife = false;
	#context;
	#options;
	#turns;
	#events;
	#stdoutPath;
	#stderrPath;
	#pageOf = /* @__PURE__ */ new Map();
	#startedAtMs = performance.now();
	#stdoutRead = 0;
	#openAnswers = /* @__PURE__ */ new Map();
	#decoder = new StringDecoder("utf8");
	#hasEnded = false;
	#bytes = 0;
	constructor(context, options) {
		this.#context = context;
		this.#options = options;
		this.folder = options.folder;
		this.outputOf = options.outputOf;
		this.#stdoutPath = join(options.folder, "stdout");
		this.#stderrPath = join(options.folder, "stderr");
		writePrivateFile(this.#stdoutPath, "");
		writePrivateFile(this.#stderrPath, "");
		this.#events = new BatchEventReader(options.pages);
		for (const page of options.pages.keys()) this.#pageOf.set(options.outputOf(page), page);
		this.#turns = new BatchTurns([...options.pages.keys()], {
			startedAtMs: this.#startedAtMs,
			originMs: Date.now() - performance.now(),
			timeoutMs: context.options.timeoutMs,
			settleMs: context.pace.settleMs
		});
	}
	async run() {
		const { signal } = this.#context;
		const ended = { end: null };
		const wake = new AbortController();
		const stopWaiting = () => wake.abort();
		signal.addEventListener("abort", stopWaiting);
		const launch = async () => {
			ended.end = await this.#options.launcher.launch({
				environment: {},
				stdoutPath: this.#stdoutPath,
				stderrPath: this.#stderrPath
			});
			stopWaiting();
		};
		const launched = launch();
		try {
			for (let lookMs = LOOK_MS;;) {
				await pause(lookMs, wake.signal);
				if (ended.end !== null) return await this.#afterEnd(ended.end);
				if (signal.aborted) {
					await this.#stop(this.#context.pace.abortGraceMs);
					return { kind: "interrupted" };
				}
				const before = this.#bytes;
				const stop = await this.#look();
				if (stop !== null) return stop;
				lookMs = this.#bytes - before > this.#context.options.maxOutputBytes * FAST_GROWTH ? QUICK_LOOK_MS : LOOK_MS;
			}
		} finally {
			signal.removeEventListener("abort", stopWaiting);
			this.#options.launcher.abandon();
			await launched;
		}
	}
	/** Milliseconds since a page's turn was seen to begin. */
	waitedMs(page) {
		return this.#turns.waitedMs(page, performance.now());
	}
	stderrTail() {
		return readTail(this.#stderrPath, STDERR_TAIL_BYTES);
	}
	isDiskFull() {
		return isDiskFull(this.folder);
	}
	async #look() {
		const nowMs = performance.now();
		const files = this.#files();
		const state = this.#observe(nowMs, files);
		for (const page of state.inTurn) this.#options.onTurn(page);
		for (const [page, durationMs] of state.taken) {
			this.#pageOf.delete(this.outputOf(page));
			await this.#options.onOutput(page, durationMs);
		}
		const { maxOutputBytes } = this.#context.options;
		const big = [...files].find(([page, file]) => file.size > maxOutputBytes && !state.taken.has(page));
		if (big !== void 0) return this.#stopAt("cut", big[0], nowMs);
		if (state.timedOut !== null) return this.#stopAt("timed-out", state.timedOut, nowMs);
		if (!state.isOverdue) return null;
		const complete = this.#turns.complete(nowMs);
		await this.#stop(this.#context.pace.killGraceMs);
		return {
			kind: "ended",
			end: {
				kind: "abandoned",
				began: true
			},
			complete,
			blamed: null
		};
	}
	#observe(nowMs, files) {
		const printedMs = fileStamp(this.#stdoutPath)?.mtimeMs ?? null;
		const events = this.#events.read(this.#newStdout());
		if (files.size > 0 || events.length > 0) this.showedLife = true;
		let open;
		const openFiles = () => open ??= this.#openFiles();
		const isOpen = (page) => this.#isOpen(page, files.get(page), {
			nowMs,
			openFiles
		});
		return this.#turns.look({
			nowMs,
			printedMs,
			files,
			events,
			isOpen
		});
	}
	async #stopAt(kind, page, nowMs) {
		const complete = new Map(this.#turns.complete(nowMs));
		complete.delete(page);
		const waitedMs = this.#turns.waitedMs(page, nowMs);
		const durationMs = kind === "cut" ? waitedMs : Math.max(waitedMs, this.#context.options.timeoutMs);
		await this.#stop(this.#context.pace.killGraceMs);
		return {
			kind,
			page,
			durationMs,
			complete
		};
	}
	async #afterEnd(end) {
		const leaders = end.kind === "exited" ? [end.pid] : [];
		await endTree(treeOf(this.#context, this.#options.number, leaders), 0);
		this.#hasEnded = true;
		const nowMs = performance.now();
		const files = this.#files();
		const state = this.#observe(nowMs, files);
		const isFine = end.kind === "exited" && end.exitCode === 0;
		const complete = new Map(state.taken);
		for (const [page, durationMs] of this.#turns.written()) if (isFine || (files.get(page)?.size ?? 0) > 0) complete.set(page, durationMs);
		return {
			kind: "ended",
			end,
			complete,
			blamed: state.inTurn.find((page) => !complete.has(page)) ?? null
		};
	}
	async #stop(graceMs) {
		const leaders = this.#options.launcher.abandon();
		await endTree(treeOf(this.#context, this.#options.number, leaders), graceMs);
	}
	#files() {
		const files = /* @__PURE__ */ new Map();
		let bytes = 0;
		for (const name of namesInFolder(this.#options.outputDir)) {
			const path = join(this.#options.outputDir, name);
			const page = this.#pageOf.get(path);
			const stamp = page === void 0 ? null : fileStamp(path);
			if (page === void 0 || stamp === null) continue;
			bytes += stamp.size;
			files.set(page, stamp);
		}
		this.#bytes = bytes;
		return files;
	}
	/** Asked only for an output that stopped changing. */
	#isOpen(page, file, look) {
		const { nowMs } = look;
		if (this.#hasEnded || file === void 0) return false;
		const known = this.#openAnswers.get(page);
		if (known?.mtimeMs === file.mtimeMs && (!known.isOpen || nowMs - known.atMs < OPEN_ANSWER_MS)) return known.isOpen;
		const isOpen = look.openFiles().has(this.outputOf(page));
		this.#openAnswers.set(page, {
			isOpen,
			mtimeMs: file.mtimeMs,
			atMs: nowMs
		});
		return isOpen;
	}
	/** Outputs that processes of the command hold open; none where that cannot be told. */
	#openFiles() {
		const pids = treeMembers(treeOf(this.#context, this.#options.number, [])).map((member) => member.pid);
		return openFilesUnder(this.#options.outputDir, pids) ?? /* @__PURE__ */ new Set();
	}
	#newStdout() {
		const part = readLeftFrom(this.#stdoutPath, this.#stdoutRead, DRAIN_ABOVE_BYTES$1);
		this.#stdoutRead += part.length;
		if (this.#stdoutRead > DRAIN_ABOVE_BYTES$1) {
			emptyFile(this.#stdoutPath);
			this.#stdoutRead = 0;
		}
		if ((fileStamp(this.#stderrPath)?.size ?? 0) > DRAIN_ABOVE_BYTES$1) emptyFile(this.#stderrPath);
		return this.#decoder.write(part);
	}
};
// src/parser/batch-run.ts
/** After so many pages that failed without any sign of life, the command is not started again. */
const MAX_DEAD_PAGES = 10;
/** Runs one command for all pages, and again for those that are left when it is stopped or dies. */
var BatchRun = class {
	#context;
	#undone;
	#announced = /* @__PURE__ */ new Set();
	#hasEverWorked = false;
	#deadPages = 0;
	constructor(context, pages) {
		this.#context = context;
		this.#undone = new Map(pages.map((page, number) => [number, {
			number,
			page,
			attempts: 0
		}]));
	}
	/** Works until no page is left or the run is interrupted; every start leaves fewer pages or tries. */
	async work() {
		const { signal, pace } = this.#context;
		let failures = 0;
		while (this.#undone.size > 0 && !signal.aborted) {
			const start = this.#start();
			const stop = await start.run();
			if (stop.kind === "interrupted") return;
			const isRetry = await this.#settle(start, stop);
			removeFolder(start.folder);
			failures = isRetry ? failures + 1 : 0;
			if (!isRetry) continue;
			await pause(Math.min(pace.firstRetryWaitMs * 2 ** (failures - 1), pace.longestRetryWaitMs), signal);
		}
	}
	#start() {
		const context = this.#context;
		const { options, command, environment } = context;
		const number = context.nextNumber();
		const folder = pathIn(context, String(number));
		const outputDir = pathIn(context, String(number), "out");
		const manifestPath = pathIn(context, String(number), "manifest.jsonl");
		const pages = [...this.#undone.values()];
		const outputOf = (page) => pathIn(context, String(number), "out", answerName(options.outputFormat, String(page)));
		const lines = pages.map(({ page, number }) => {
			const { id, room, input } = page;
			return `${JSON.stringify({
				id,
				room,
				input,
				output: outputOf(number)
			})}\n`;
		});
		try {
			makePrivateFolder(outputDir);
			writePrivateFile(manifestPath, lines.join(""));
		} catch (error) {
			throw toMeasureError(`cannot write the manifest ${manifestPath}`, error);
		}
		return new BatchStart(context, {
			number,
			launcher: new DirectLauncher({
				argv: command.argv,
				cwd: options.workingDirectory,
				environment: {
					...environment,
					[PLACEHOLDERS.manifest]: manifestPath,
					[PLACEHOLDERS.output_dir]: outputDir,
					[RUN_MARK]: markOf(context, number)
				}
			}),
			folder,
			outputDir,
			outputOf,
			pages: new Map(pages.map((undone) => [undone.number, undone.page])),
			onTurn: (page) => this.#announce(page),
			onOutput: (page, durationMs) => this.#take(page, outputOf(page), durationMs, folder)
		});
	}
	/** @returns true when a page is to be tried again */
	async #settle(start, stop) {
		if (start.showedLife) this.#hasEverWorked = true;
		for (const [page, durationMs] of stop.complete) await this.#take(page, start.outputOf(page), durationMs, start.folder);
		if (stop.kind === "ended") return this.#afterEnd(start, stop);
		const path = start.outputOf(stop.page);
		if (stop.kind === "cut") await this.#take(stop.page, path, stop.durationMs, start.folder);
		else await this.#timeOut(stop.page, path, stop.durationMs);
		return false;
	}
	async #afterEnd(start, stop) {
		if (stop.end.kind === "not-started") {
			await this.#giveUp(`The command could not be started: ${stop.end.reason}.`);
			return false;
		}
		const exitCode = stop.end.kind === "exited" ? stop.end.exitCode : null;
		if (exitCode === 0 || this.#undone.size === 0) {
			for (const { number } of this.#undone.values()) await this.#take(number, start.outputOf(number), null, start.folder);
			return false;
		}
		const blamed = stop.blamed === null ? void 0 : this.#undone.get(stop.blamed);
		if (blamed === void 0) return false;
		return this.#fail(blamed, exitCode, start);
	}
	async #fail(blamed, exitCode, start) {
		const { retries } = this.#context.options;
		const outcome = failureOf(exitCode, start);
		if (outcome.kind === "not-run") {
			await this.#giveUp(outcome.reason);
			return false;
		}
		if (blamed.attempts < retries) {
			blamed.attempts += 1;
			return true;
		}
		await this.#done(blamed.number, outcome, start.waitedMs(blamed.number), exitCode, 0);
		this.#deadPages += 1;
		if (!this.#hasEverWorked && this.#deadPages >= MAX_DEAD_PAGES) {
			const tail = start.stderrTail().trim();
			await this.#giveUp(`The command failed for ${MAX_DEAD_PAGES} pages in a row without ever starting one.` + (tail === "" ? "" : ` It said: ${tail}`));
		}
		return false;
	}
	async #take(page, path, durationMs, folder) {
		const { outputFormat, maxOutputBytes } = this.#context.options;
		const answer = readAnswerFile(path, maxOutputBytes);
		const outcome = outcomeOf({
			seen: { kind: "cut" },
			answer,
			format: outputFormat,
			durationMs: durationMs ?? 0,
			maxOutputBytes,
			stderrTail: () => "",
			isDiskFull: () => isDiskFull(folder)
		});
		await this.#done(page, outcome, durationMs, null, answer.kind === "text" ? answer.bytes : 0);
	}
	async #timeOut(page, path, durationMs) {
		const answer = readAnswerFile(path, this.#context.options.maxOutputBytes);
		const [text, bytes] = answer.kind === "text" ? [answer.text, answer.bytes] : ["", 0];
		const outcome = {
			kind: "timed-out",
			text,
			afterMs: durationMs
		};
		await this.#done(page, outcome, durationMs, null, bytes);
	}
	async #giveUp(reason) {
		for (const { number } of this.#undone.values()) await this.#done(number, {
			kind: "not-run",
			reason
		}, null, null, 0);
	}
	async #done(number, outcome, durationMs, exitCode, outputBytes) {
		const undone = this.#undone.get(number);
		if (undone === void 0) return;
		this.#announce(number);
		this.#undone.delete(number);
		const attempts = undone.attempts + (outcome.kind === "not-run" ? 0 : 1);
		await this.#context.events.onDone(undone.page, {
			outcome,
			durationMs,
			attempts,
			exitCode,
			outputBytes
		});
	}
	#announce(number) {
		const undone = this.#undone.get(number);
		if (undone === void 0 || this.#announced.has(number)) return;
		this.#announced.add(number);
		this.#context.events.onStart(undone.page);
	}
};
// src/parser/options.ts
const DEFAULT_PACE = {
	killGraceMs: 5e3,
	abortGraceMs: 1e3,
	firstRetryWaitMs: 1e3,
	longestRetryWaitMs: 6e4,
	settleMs: 300
};
/** @throws InputError for a limit that is not a number of the right size */
function checkOptions(options) {
	const least = {
		timeoutMs: 1,
		maxOutputBytes: 1,
		retries: 0,
		concurrency: 1
	};
	for (const name of [
		"timeoutMs",
		"maxOutputBytes",
		"retries",
		"concurrency"
	]) {
		const value = options[name];
		if ((name === "timeoutMs" ? Number.isFinite(value) : Number.isSafeInteger(value)) && value >= least[name]) continue;
		throw new InputError("parser-option", `${name} must be at least ${least[name]}, got ${value}`, { hint: "Give a whole number." });
	}
	if (!/^[\w.-]+$/.test(options.runToken)) throw new InputError("parser-option", `unusable run token "${options.runToken}"`);
}
// src/parser/page-queue.ts
/** The pages that wait, in order; one that failed comes back later. */
var PageQueue = class {
	#waiting;
	constructor(pages) {
		this.#waiting = pages.map((page) => ({
			page,
			attempts: 0,
			readyAtMs: 0,
			isAnnounced: false
		}));
	}
	get size() {
		return this.#waiting.length;
	}
	/** The first page that may run now; null when none may. */
	take(nowMs) {
		const index = this.#waiting.findIndex((queued) => queued.readyAtMs <= nowMs);
		return index < 0 ? null : this.#waiting.splice(index, 1)[0] ?? null;
	}
	/** Time until a page may run; null when none waits at all. */
	waitMs(nowMs) {
		if (this.#waiting.length === 0) return null;
		return Math.max(0, Math.min(...this.#waiting.map((queued) => queued.readyAtMs)) - nowMs);
	}
	/** Gives back a page that was taken and never ran. */
	putBack(queued) {
		this.#waiting.unshift(queued);
	}
	/** Queues another try behind everything else. */
	retry(page, attempts, readyAtMs) {
		this.#waiting.push({
			page,
			attempts,
			readyAtMs,
			isAnnounced: true
		});
	}
};
// src/parser/page-slot.ts
/** Pages quicker than this are asked for one ahead: the next starts while this one is taken in. */
const LOOK_AHEAD_BELOW_MS = 100;
/** Up to this duration the process numbers given out since a page's start are few and in order. */
const FEW_PROCESSES_MS = 2e3;
/** Output that is not the answer is dropped when it is longer than this. */
const DRAIN_ABOVE_BYTES = 1048576;
/** Runs pages one after the other; as many slots as pages may run at the same time. */
var PageSlot = class {
	#context;
	#queue;
	#name;
	#launcher = null;
	#generation = 0;
	#places = [null, null];
	#turn = 0;
	/** Something of the page before could not be killed. */
	#isTainted = false;
	#lastDurationMs = 1e400;
	constructor(context, queue, number) {
		this.#context = context;
		this.#queue = queue;
		this.#name = `slot-${number}`;
	}
	/** Works until no page waits or the run is interrupted. */
	async work() {
		try {
			let current = await this.#next();
			while (current !== null) {
				const ahead = await this.#run(current, this.#lookAhead());
				if (ahead !== null) ahead.startedAtMs = current.endedAtMs ?? performance.now();
				current = ahead ?? await this.#next();
			}
		} finally {
			await this.#launcher?.close();
		}
	}
	/** @returns the page ahead, when it still runs */
	async #run(current, ahead) {
		this.#announce(current.queued);
		const seen = await this.#watch(current);
		const durationMs = (current.endedAtMs ?? performance.now()) - current.startedAtMs;
		this.#lastDurationMs = durationMs;
		const isOver = seen.kind === "ended" && seen.end.kind !== "abandoned";
		if (isOver) await this.#sweep(current, seen.end, durationMs);
		else await this.#stop(current, ahead, seen);
		if (seen.kind === "interrupted") return null;
		if (seen.kind === "ended" && seen.end.kind === "abandoned" && !seen.end.began) this.#queue.putBack({
			...current.queued,
			isAnnounced: true
		});
		else await this.#settle(current, seen, durationMs);
		return isOver ? ahead : null;
	}
	async #next() {
		const { signal } = this.#context;
		while (!signal.aborted) {
			const queued = this.#queue.take(performance.now());
			if (queued !== null) {
				const started = await this.#start(queued);
				if (started !== null) return started;
				continue;
			}
			const waitMs = this.#queue.waitMs(performance.now());
			if (waitMs === null) return null;
			await pause(waitMs, signal);
		}
		return null;
	}
	#announce({ page, isAnnounced }) {
		if (!isAnnounced) this.#context.events.onStart(page);
	}
	#lookAhead() {
		const { concurrency } = this.#context.options;
		if (this.#lastDurationMs > LOOK_AHEAD_BELOW_MS || this.#queue.size <= concurrency) return null;
		const queued = this.#queue.take(performance.now());
		if (queued === null) return null;
		try {
			return this.#launch(queued);
		} catch {
			this.#queue.putBack(queued);
			return null;
		}
	}
	async #start(queued) {
		try {
			return this.#launch(queued);
		} catch (error) {
			const reason = `The page's folder could not be made: ${systemErrorReason(error)}.`;
			this.#announce(queued);
			await this.#context.events.onDone(queued.page, {
				outcome: {
					kind: "not-run",
					reason
				},
				durationMs: null,
				attempts: queued.attempts,
				exitCode: null,
				outputBytes: 0
			});
			return null;
		}
	}
	#launch(queued) {
		const context = this.#context;
		const number = context.nextNumber();
		const places = this.#nextPlaces();
		this.#launcher ??= openLauncher(context);
		const { page } = queued;
		const started = {
			queued,
			number,
			places,
			end: this.#launcher.launch({
				stdoutPath: places.stdoutPath,
				stderrPath: places.stderrPath,
				environment: {
					[PLACEHOLDERS.input]: page.input,
					[PLACEHOLDERS.output]: places.outputPath,
					[PLACEHOLDERS.output_dir]: places.outputDir,
					[PLACEHOLDERS.id]: page.id,
					[PLACEHOLDERS.room]: page.room,
					[RUN_MARK]: markOf(context, number)
				}
			}),
			startedAtMs: performance.now(),
			endedAtMs: null
		};
		noteEnd(started);
		return started;
	}
	/** Two places by turns: the page ahead writes into one while the other is read. */
	#nextPlaces() {
		this.#turn = 1 - this.#turn;
		const index = this.#turn === 0 ? 0 : 1;
		const places = this.#places[index] ?? this.#makePlaces();
		this.#places[index] = places;
		return places;
	}
	#makePlaces() {
		this.#generation += 1;
		const path = pathIn(this.#context, `${this.#name}.${this.#generation}`);
		const name = answerName(this.#context.options.outputFormat, "answer");
		const stdoutPath = `${path}.out`;
		const stderrPath = `${path}.err`;
		writePrivateFile(stdoutPath, "");
		writePrivateFile(stderrPath, "");
		makePrivateFolder(path);
		return {
			stdoutPath,
			stderrPath,
			outputDir: path,
			outputPath: `${path}/${name}`
		};
	}
	/** Makes places ready for the next page; new ones where that cannot be done for certain. */
	#clear(places) {
		emptyFile(places.stdoutPath);
		emptyFile(places.stderrPath);
		if (clearFolder(places.outputDir)) return;
		this.#leave(places);
	}
	/** Never uses places again: something may still write there. */
	#leave(places) {
		removeFolder(places.outputDir);
		this.#places = [this.#places[0] === places ? null : this.#places[0], this.#places[1] === places ? null : this.#places[1]];
	}
	#watch(current) {
		const { options, command, signal } = this.#context;
		const stdoutIsAnswer = !command.uses.has("output") && !command.uses.has("output_dir");
		return watchTry({
			end: current.end,
			deadlineMs: current.startedAtMs + options.timeoutMs,
			signal,
			answerSize: () => answerSize(current.places, command.uses),
			maxOutputBytes: options.maxOutputBytes,
			drain: () => {
				drain(current.places.stderrPath);
				if (!stdoutIsAnswer) drain(current.places.stdoutPath);
			}
		});
	}
	/** After a command that ended by itself: nothing of it may go on. */
	async #sweep(current, end, durationMs) {
		if (end.kind !== "exited") return;
		const tree = treeOf(this.#context, current.number, [end.pid]);
		if (durationMs < FEW_PROCESSES_MS && !mayBeMarkedSince(end.pid, tree.mark)) return;
		if (!await endTree(tree, 0)) this.#isTainted = true;
	}
	/** Ends a command that did not end by itself, and everything that its launcher would start next. */
	async #stop(current, ahead, seen) {
		const { pace } = this.#context;
		const leaders = this.#launcher?.abandon() ?? [];
		this.#launcher = null;
		const graceMs = seen.kind === "interrupted" ? pace.abortGraceMs : seen.kind === "ended" ? 0 : pace.killGraceMs;
		this.#isTainted = !await endTree(treeOf(this.#context, current.number, leaders), graceMs);
		if (ahead === null) return;
		await endTree(treeOf(this.#context, ahead.number, []), 0);
		this.#queue.putBack(ahead.queued);
		this.#leave(ahead.places);
	}
	async #settle(current, seen, durationMs) {
		const { options, command, events, pace, folder } = this.#context;
		const { page } = current.queued;
		const attempts = current.queued.attempts + 1;
		const answer = collectAnswer(current.places, command.uses, options.maxOutputBytes);
		const outcome = outcomeOf({
			seen,
			answer,
			format: options.outputFormat,
			durationMs,
			maxOutputBytes: options.maxOutputBytes,
			stderrTail: () => readTail(current.places.stderrPath, STDERR_TAIL_BYTES),
			isDiskFull: () => isDiskFull(folder)
		});
		if (this.#isTainted) this.#leave(current.places);
		else this.#clear(current.places);
		this.#isTainted = false;
		if (outcome.kind === "failed" && attempts <= options.retries) {
			const waitMs = Math.min(pace.firstRetryWaitMs * 2 ** (attempts - 1), pace.longestRetryWaitMs);
			this.#queue.retry(page, attempts, performance.now() + waitMs);
			return;
		}
		const run = {
			outcome,
			durationMs,
			attempts,
			exitCode: seen.kind === "ended" && seen.end.kind === "exited" ? seen.end.exitCode : null,
			outputBytes: answer.kind === "text" && hasText(outcome) ? answer.bytes : 0
		};
		await events.onDone(page, run);
	}
};
async function noteEnd(started) {
	await started.end;
	started.endedAtMs = performance.now();
}
function hasText(outcome) {
	return outcome.kind !== "failed" && outcome.kind !== "not-run";
}
function drain(path) {
	if ((fileStamp(path)?.size ?? 0) > DRAIN_ABOVE_BYTES) emptyFile(path);
}
// src/parser/run-pages.ts
/**
* Runs the user's command on every page, and leaves no process of it behind.
*
* What the command does to a page is a {@link PageRun} for `onDone`, never an exception. Every page
* gets one `onStart` and one `onDone`, in whatever order pages finish; a page in flight when the run
* is interrupted gets no `onDone`.
*
* @throws InputError for a command, shell or limit that cannot be used
* @throws InterruptedError when `events.signal` aborts, after all of the command's processes have ended
* @throws MeasureError when the scratch folder cannot be used; and whatever `onDone` throws
*/
async function runPages(pages, options, events) {
	checkOptions(options);
	const folder = join(options.scratchDir, "pages");
	const command = bindCommand(options, join(folder, "command"));
	if (!isFolder(options.workingDirectory)) throw new InputError("working-directory", `the working directory ${options.workingDirectory} is not a folder`, { hint: "Name a folder that exists before the parser runs." });
	if (events.signal.aborted) throw interrupted();
	const stop = new AbortController();
	const interrupt = () => stop.abort();
	events.signal.addEventListener("abort", interrupt);
	const everything = treeOfRun(options.runToken);
	const unguard = guardAgainstExit(everything);
	let number = 0;
	const context = {
		options,
		command,
		environment: parserEnvironment(jobEnvironment(), options.passEnv),
		pace: {
			...DEFAULT_PACE,
			...options.pace
		},
		events,
		signal: stop.signal,
		folder,
		nextNumber: () => number += 1
	};
	try {
		prepareFolder(folder, command.script);
		await (command.isBatch ? new BatchRun(context, pages).work() : workInSlots(context, pages, stop));
	} finally {
		events.signal.removeEventListener("abort", interrupt);
		if (mayAnyBeMarked(everything.mark)) await endTree(everything, 0);
		unguard();
		removeFolder(folder);
	}
	if (events.signal.aborted) throw interrupted();
}
/**
* Kills the processes that a run of this token left behind when it was killed itself.
*
* @returns false when some could not be killed
*/
function killLeftovers(runToken) {
	return endTree(treeOfRun(runToken), 0);
}
async function workInSlots(context, pages, stop) {
	const queue = new PageQueue(pages);
	const count = Math.min(context.options.concurrency, pages.length);
	const slots = Array.from({ length: count }, (_, number) => new PageSlot(context, queue, number));
	const ends = await Promise.allSettled(slots.map((slot) => slot.work().catch((error) => {
		stop.abort();
		throw error;
	})));
	for (const end of ends) if (end.status === "rejected") throw end.reason;
}
function prepareFolder(folder, script) {
	try {
		removeFolder(folder);
		makePrivateFolder(folder);
		if (script !== null) writePrivateFile(join(folder, "command"), script);
	} catch (error) {
		throw toMeasureError(`cannot use the scratch folder ${folder}`, error);
	}
}
function treeOfRun(runToken) {
	return {
		leaders: [],
		mark: {
			entry: `${RUN_MARK}=${runToken}-`,
			prefix: true
		}
	};
}
function interrupted() {
	return new InterruptedError("interrupted", "the run was interrupted", { hint: "Start it again with --resume to go on where it stopped." });
}
// src/app/budget.ts
/** The time that all pages of a run have together; it begins when it is made. */
var Budget = class {
	/** Aborts when the time is used up, or when the run is interrupted. */
	signal;
	minutes;
	#over = new AbortController();
	#interrupt;
	/** @param budgetMs null for no limit */
	constructor(budgetMs, interrupt) {
		this.minutes = (budgetMs ?? 0) / 6e4;
		this.#interrupt = interrupt;
		this.signal = AbortSignal.any([this.#over.signal, interrupt]);
		if (budgetMs !== null) setTimeout(() => this.#over.abort(), budgetMs).unref();
	}
	/** False for an interrupt, which is another thing. */
	get isUsedUp() {
		return this.#over.signal.aborted && !this.#interrupt.aborted;
	}
};
// src/text/search.ts
/** Alignments tried at most when rotations are counted; beyond it only the unit as it stands is. */
const MAX_ALIGNMENTS = 2e7;
/**
* Non-overlapping occurrences of `unit` in `data`, counted from the left; linear.
*
* @returns 0 for an empty unit
*/
function countOccurrences(data, unit) {
	if (unit.length === 0 || unit.length > data.length) return 0;
	const border = borders(unit);
	let matched = 0;
	let count = 0;
	for (let at = 0; at < data.length; at += 1) {
		while (matched > 0 && data[at] !== unit[matched]) matched = border[matched - 1] ?? 0;
		if (data[at] === unit[matched]) matched += 1;
		if (matched === unit.length) {
			count += 1;
			matched = 0;
		}
	}
	return count;
}
function borders(unit) {
	const border = new Int32Array(unit.length);
	let matched = 0;
	for (let at = 1; at < unit.length; at += 1) {
		while (matched > 0 && unit[at] !== unit[matched]) matched = border[matched - 1] ?? 0;
		if (unit[at] === unit[matched]) matched += 1;
		border[at] = matched;
	}
	return border;
}
/**
* Non-overlapping occurrences in `data` of the rotation of `unit` that occurs most.
*
* Every window that equals a rotation lies in a stretch that repeats the unit's cycle. Stretches
* are found from the places of the unit's rarest element. Two of them may share fewer elements
* than a copy has, so that copies are counted from the left for each rotation that a stretch
* holds; no place holds two, which keeps the whole linear.
*
* @param unit no repetition of something shorter
*/
function countRotations(data, unit) {
	const size = unit.length;
	if (size === 0 || size > data.length) return 0;
	const offsets = rarestElement(unit);
	const rare = unit[offsets[0] ?? 0];
	const places = [];
	for (let at = 0; at < data.length; at += 1) if (data[at] === rare) places.push(at);
	if (places.length * offsets.length > MAX_ALIGNMENTS) return countOccurrences(data, unit);
	const found = [];
	const coveredTo = /* @__PURE__ */ new Map();
	for (const place of places) for (const offset of offsets) {
		const phase = modulo(place - offset, size);
		if ((coveredTo.get(phase) ?? 0) > place) continue;
		const { start, end } = stretch(data, unit, place, offset);
		coveredTo.set(phase, end);
		if (end - start >= size) found.push({
			start,
			end,
			phase
		});
	}
	return mostCopies(found, size);
}
function modulo(value, size) {
	return (value % size + size) % size;
}
/** Copies of the rotation that has most, those that overlap the copy before left out. */
function mostCopies(stretches, size) {
	const counts = new Int32Array(size);
	const behind = new Int32Array(size);
	let most = 0;
	for (const { start, end, phase } of stretches.toSorted((a, b) => a.start - b.start)) {
		const last = Math.min(start + size - 1, end - size);
		for (let first = start; first <= last; first += 1) {
			const rotation = modulo(first - phase, size);
			const from = first < (behind[rotation] ?? 0) ? first + size : first;
			const copies = Math.floor((end - from) / size);
			if (copies <= 0) continue;
			const count = (counts[rotation] ?? 0) + copies;
			counts[rotation] = count;
			behind[rotation] = from + copies * size;
			most = Math.max(most, count);
		}
	}
	return most;
}
/** Offsets of the element of `unit` that stands in it least often. */
function rarestElement(unit) {
	const offsets = /* @__PURE__ */ new Map();
	unit.forEach((element, at) => {
		const known = offsets.get(element);
		if (known === void 0) offsets.set(element, [at]);
		else known.push(at);
	});
	let rarest = [];
	for (const list of offsets.values()) if (rarest.length === 0 || list.length < rarest.length) rarest = list;
	return rarest;
}
/** The longest stretch around `place` that repeats the unit's cycle with `offset` at `place`. */
function stretch(data, unit, place, offset) {
	const size = unit.length;
	let start = place;
	let at = offset;
	while (start > 0) {
		at = at === 0 ? size - 1 : at - 1;
		if (data[start - 1] !== unit[at]) break;
		start -= 1;
	}
	let end = place + 1;
	at = offset;
	while (end < data.length) {
		at = at + 1 === size ? 0 : at + 1;
		if (data[end] !== unit[at]) break;
		end += 1;
	}
	return {
		start,
		end
	};
}
// src/rule/words.ts
const PUNCTUATION = /\p{P}/u;
const DIGIT$1 = /\p{Nd}/u;
const VALUE_SIGNS = /* @__PURE__ */ new Set(".,%+-−/:()€£");
const known = /* @__PURE__ */ new Map();
function isPunctuation(char) {
	let answer = known.get(char);
	if (answer === void 0) {
		answer = PUNCTUATION.test(char);
		if (known.size < 4096) known.set(char, answer);
	}
	return answer;
}
/** True when every code point of `text` is a fill character; false for the empty text. */
function isAllFill(text) {
	if (text === "") return false;
	for (const char of text) if (!isFill(char.codePointAt(0) ?? 0)) return false;
	return true;
}
/**
* A token without leading and trailing punctuation; null when it is no word: only fill, or nothing
* but punctuation (rule, section 3, "Words").
*/
function wordOf(token) {
	let start = 0;
	let end = token.length;
	while (start < end) {
		const char = String.fromCodePoint(token.codePointAt(start) ?? 0);
		if (!isPunctuation(char)) break;
		start += char.length;
	}
	while (end > start) {
		const width = isLowSurrogate(token.charCodeAt(end - 1)) ? 2 : 1;
		if (!isPunctuation(token.slice(end - width, end))) break;
		end -= width;
	}
	if (start >= end) return null;
	const word = token.slice(start, end);
	return isAllFill(word) ? null : word;
}
function isLowSurrogate(unit) {
	return unit >= 56320 && unit <= 57343;
}
/** Characters of a stream's slice [start, end) once punctuation is taken off both ends. */
function wordLength(stream, start, end) {
	let first = start;
	let last = end;
	while (first < last && isPunctuation(String.fromCodePoint(stream[first] ?? 0))) first += 1;
	while (last > first && isPunctuation(String.fromCodePoint(stream[last - 1] ?? 0))) last -= 1;
	return last - first;
}
/** True for digits and the signs that stand with numbers, at least one digit (after folding). */
function isValue(text) {
	let digits = false;
	for (const char of text) if (DIGIT$1.test(char)) digits = true;
	else if (!VALUE_SIGNS.has(char)) return false;
	return digits;
}
// src/rule/page.ts
/** A page never holds less than the characters of so many full lines (rule, section 1). */
const MIN_AREA_LINES = 40;
/** The larger of what a page has before and after cleaning, and of what its rule states. */
function largestFill(seen, { longest, total }, stated) {
	const cleaned = longest === null ? 0 : longest.end - longest.start;
	return {
		...seen,
		longest: stated.reduce((most, run) => Math.max(most, run), Math.max(seen.longest, cleaned)),
		total: Math.max(stated.reduce((sum, run) => sum + run, 0), Math.max(seen.total, total))
	};
}
/** A page's reference, cleaned, with everything that budgets ask of it. */
var Page = class {
	rule;
	clean;
	fill;
	/** Page lines `P`. */
	lines;
	/** More characters than the page can hold. */
	area;
	#lineCounts;
	#counts = /* @__PURE__ */ new Map();
	#stream;
	#words;
	constructor(rule) {
		this.rule = rule;
		this.clean = clean(rule.referenceText);
		const seen = measureFill(rule.referenceText);
		this.fill = largestFill(seen, fillOfStream(this.clean.stream), rule.pageFillRuns);
		this.lines = rule.pageLines ?? seen.lines;
		this.area = rule.lineWidth * Math.max(this.lines, MIN_AREA_LINES);
		this.#lineCounts = tally(this.clean.lineId, this.clean.lines.size);
	}
	get isBlank() {
		return this.clean.stream.length === 0;
	}
	/** The page's words with how often each stands there as a whole token. */
	get words() {
		this.#words ??= countWords(this.clean);
		return this.#words;
	}
	/** As a whole token; where that is 0, as a part of the stream: text layers glue words together. */
	wordCount(word) {
		return this.words.get(word) ?? this.substringCount(word);
	}
	/** Non-overlapping occurrences in the page's stream. */
	substringCount(text) {
		if (text.length > 2 * this.clean.stream.length) return 0;
		let count = this.#counts.get(text);
		if (count === void 0) {
			count = countSubstring(this.#streamText(), text);
			this.#counts.set(text, count);
		}
		return count;
	}
	/** Occurrences of a unit of the stream, the most of any rotation. */
	unitCount(unit) {
		return countRotations(this.clean.stream, unit);
	}
	/**
	* How often the page has a line of an output (rule, "Lines in exact mode"): as a whole line;
	* where that is 0, or for a line of one token, as tokens in sequence.
	*
	* @param ids the line's tokens by the page's numbers; null when the page lacks one of them
	*/
	lineCount(ids) {
		if (ids === null) return 0;
		let hash = HASH_SEED;
		for (const id of ids) hash = hashStep(hash, id);
		const line = this.clean.lines.find(ids, 0, ids.length, hash);
		const own = line < 0 ? 0 : this.#lineCounts[line] ?? 0;
		if (own > 0 && ids.length > 1) return own;
		return Math.max(own, countOccurrences(this.clean.tokenId, ids));
	}
	/** How often a cycle of tokens stands in the token stream, the most of any rotation. */
	phraseCount(ids) {
		return ids === null ? 0 : countRotations(this.clean.tokenId, ids);
	}
	#streamText() {
		this.#stream ??= streamText(this.clean.stream, 0, this.clean.stream.length);
		return this.#stream;
	}
};
/**
* Whole tokens, trimmed, that are words, with how often each is there.
*
* @param wanted when given, only these are counted; the rest of a text may be anything in size
*/
function countWords(text, wanted) {
	const counts = tally(text.tokenId, text.tokens.size);
	const longest = wanted === void 0 ? 1e400 : longestOf(wanted.keys());
	const words = /* @__PURE__ */ new Map();
	for (let id = 0; id < counts.length; id += 1) {
		const start = text.tokens.startOf(id);
		const end = start + text.tokens.lengthOf(id);
		if (end - start > longest && wordLength(text.stream, start, end) > longest) continue;
		const word = wordOf(streamText(text.stream, start, end));
		if (word === null || wanted !== void 0 && !wanted.has(word)) continue;
		words.set(word, (words.get(word) ?? 0) + (counts[id] ?? 0));
	}
	return words;
}
function longestOf(words) {
	let longest = 0;
	for (const word of words) longest = Math.max(longest, word.length);
	return longest;
}
function countSubstring(text, part) {
	let count = 0;
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count += 1;
	return count;
}
/** Names an output's tokens by the page's numbers, each token once. */
var Translation = class {
	#page;
	#output;
	#known;
	constructor(page, output) {
		this.#page = page;
		this.#output = output;
		this.#known = new Int32Array(output.tokens.size).fill(-2);
	}
	/** Page numbers of the output's tokens [from, to); null when the page lacks one of them. */
	tokens(from, to) {
		const ids = new Int32Array(to - from);
		for (let token = from; token < to; token += 1) {
			const id = this.#translate(this.#output.tokenId[token] ?? 0);
			if (id < 0) return null;
			ids[token - from] = id;
		}
		return ids;
	}
	#translate(id) {
		const known = this.#known[id] ?? -2;
		if (known > -2) return known;
		const { stream, tokens } = this.#output;
		const start = tokens.startOf(id);
		const length = tokens.lengthOf(id);
		let hash = HASH_SEED;
		for (let at = start; at < start + length; at += 1) hash = hashStep(hash, stream[at] ?? 0);
		const found = this.#page.tokens.find(stream, start, length, hash);
		this.#known[id] = found;
		return found;
	}
};
// src/rule/coverage.ts
/**
* Share of the page's words that the output has, both as multisets (rule, "Coverage").
*
* @returns 0–1; null in mode `none` and for a page without words
*/
function coverageOf({ page, output }) {
	if (page.rule.mode === "none" || page.words.size === 0) return null;
	const given = countWords(output, page.words);
	let all = 0;
	let found = 0;
	for (const [word, count] of page.words) {
		all += count;
		found += Math.min(count, given.get(word) ?? 0);
	}
	return found / all;
}
// src/rule/empty.ts
/** `empty`: no character left after cleaning; right only where an exact page is empty itself. */
function emptyBudget({ page, output }) {
	if (output.stream.length > 0 || page.rule.mode === "exact" && page.isBlank) return null;
	return {
		check: "empty",
		counts: "characters",
		measured: 0,
		limit: 1,
		pageCount: page.clean.stream.length,
		ground: { kind: "fixed" },
		unit: null,
		places: []
	};
}
// src/rule/fill-budget.ts
/**
* `fill_run` and `fill_total`: leader dots, rules and blanks of the output against the page's.
*
* Runs are stretches of the stream, so lines written one after another are one run. In mode `none`
* fill is a unit like any other and these two do not apply.
*/
function fillBudgets({ page, output }) {
	if (page.rule.mode === "none") return [];
	const { longest, first, total } = fillOfStream(output.stream);
	if (longest === null || first === null) return [];
	const { factor, fillSlack, lineWidth } = page.rule;
	const byPage = factor * page.fill.longest + fillSlack;
	const byBlock = factor * page.fill.leaderBlock + fillSlack;
	const bySize = page.lines > 0 ? lineWidth : 0;
	const runLimit = Math.max(byPage, bySize, byBlock);
	const totalByPage = factor * page.fill.total + fillSlack;
	const totalBySize = lineWidth * page.lines;
	const common = {
		counts: "fill",
		unit: null
	};
	return [{
		...common,
		check: "fill_run",
		measured: longest.end - longest.start,
		limit: runLimit,
		pageCount: byBlock === runLimit ? page.fill.leaderBlock : page.fill.longest,
		ground: byPage === runLimit || byBlock === runLimit ? { kind: "counted" } : { kind: "fixed" },
		places: [longest]
	}, {
		...common,
		check: "fill_total",
		measured: total,
		limit: Math.max(totalByPage, totalBySize),
		pageCount: page.fill.total,
		ground: totalByPage >= totalBySize ? { kind: "counted" } : {
			kind: "page-size",
			lines: page.lines
		},
		places: first === longest ? [longest] : [first, longest]
	}];
}
// src/rule/allowance.ts
/**
* The allowance of a line or phrase by its words (mode `text-layer`): 2 × the count of the rarest
* word + 40; values that the page lacks are left out, and hold the line to the page's area when
* there is nothing else.
*
* @returns null when there is no word: such a line has no budget
*/
function wordAllowance(subject, [from, to]) {
	const { page, output } = subject;
	let rarest = null;
	let values = 0;
	let length = to - from - 1;
	for (let token = from; token < to; token += 1) {
		const text = tokenText(output, token);
		length += (output.tokenStart[token + 1] ?? 0) - (output.tokenStart[token] ?? 0);
		if (rarest?.count === 0) continue;
		const word = wordOf(text);
		if (word === null) continue;
		const whole = page.wordCount(word);
		const count = to - from === 1 ? Math.max(whole, page.substringCount(word)) : whole;
		if (count === 0 && isValue(word)) values += 1;
		else if (rarest === null || count < rarest.count) rarest = {
			token,
			count
		};
	}
	if (rarest === null && values === 0) return null;
	if (rarest === null) return {
		limit: Math.max(1, Math.floor(page.area / length)),
		pageCount: 0,
		ground: { kind: "area" }
	};
	const { factor, lineSlack } = page.rule;
	return {
		limit: factor * rarest.count + lineSlack,
		pageCount: rarest.count,
		ground: {
			kind: "rarest-word",
			token: tokenSlice(output, rarest.token, rarest.token + 1)
		}
	};
}
/** 2 × the page's count + 40, or 20 for what the page lacks (mode `exact`). */
function countedAllowance({ page }, pageCount) {
	const { factor, lineSlack, absentSlack } = page.rule;
	if (pageCount === 0) return {
		limit: absentSlack,
		pageCount,
		ground: { kind: "absent" }
	};
	return {
		limit: factor * pageCount + lineSlack,
		pageCount,
		ground: { kind: "counted" }
	};
}
/** The allowance of a part of a token that repeats without white space between its copies. */
function gluedAllowance(subject, unit) {
	const { page, output } = subject;
	const text = streamText(output.stream, unit.start, unit.end);
	if (page.rule.mode !== "none" && isAllFill(text)) return null;
	if (page.rule.mode === "none") return countedAllowance(subject, 0);
	const count = page.unitCount(output.stream.subarray(unit.start, unit.end));
	if (page.rule.mode === "exact") return countedAllowance(subject, count);
	if (count === 0 && isValue(text)) return {
		limit: Math.max(1, Math.floor(page.area / (unit.end - unit.start))),
		pageCount: 0,
		ground: { kind: "area" }
	};
	const { factor, lineSlack } = page.rule;
	return {
		limit: factor * count + lineSlack,
		pageCount: count,
		ground: { kind: "counted" }
	};
}
/** True when tokens [from, to) hold a word; all do in mode `none`, where fill has no exemption. */
function hasWord({ page, output }, [from, to]) {
	if (page.rule.mode === "none") return true;
	for (let token = from; token < to; token += 1) if (wordOf(tokenText(output, token)) !== null) return true;
	return false;
}
/** The smallest limit that tokens of so many characters, spaces included, can have. */
function leastLimit({ page }, characters) {
	const { absentSlack, lineSlack } = page.rule;
	if (page.rule.mode !== "text-layer") return Math.min(absentSlack, lineSlack);
	return Math.min(lineSlack, Math.max(1, Math.floor(page.area / Math.max(1, characters))));
}
// src/rule/line.ts
/** `line`: copies of one cleaned line or table row, wherever they stand. */
function lineBudget(subject) {
	const { output } = subject;
	const counts = tally(output.lineId, output.lines.size);
	let best = null;
	let ratio = 0;
	for (const id of mostCopiesFirst(counts)) {
		const copies = counts[id] ?? 0;
		const from = output.lines.startOf(id);
		const to = from + output.lines.lengthOf(id);
		if (copies / leastLimit(subject, (output.tokenStart[to] ?? 0) - (output.tokenStart[from] ?? 0) + to - from - 1) <= ratio) continue;
		const allowance = lineAllowance(subject, from, to);
		if (allowance === null || copies / allowance.limit <= ratio) continue;
		best = {
			id,
			copies,
			allowance
		};
		ratio = copies / allowance.limit;
	}
	if (best === null) return null;
	const copies = copiesOf$1(subject, best.id);
	return {
		check: "line",
		counts: "copies",
		measured: best.copies,
		...best.allowance,
		unit: copies[0] ?? null,
		places: copies
	};
}
/** Numbers of the lines that stand there twice or more. */
function mostCopiesFirst(counts) {
	const ids = [];
	counts.forEach((count, id) => {
		if (count > 1) ids.push(id);
	});
	return ids.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
}
function lineAllowance(subject, from, to) {
	const { page, translation } = subject;
	if (!hasWord(subject, [from, to])) return null;
	switch (page.rule.mode) {
		case "none": return countedAllowance(subject, 0);
		case "exact": return countedAllowance(subject, page.lineCount(translation.tokens(from, to)));
		case "text-layer": return wordAllowance(subject, [from, to]);
	}
}
/** The first, second and last copies. */
function copiesOf$1({ output }, id) {
	const first = output.lineId.indexOf(id);
	const second = output.lineId.indexOf(id, first + 1);
	const last = output.lineId.lastIndexOf(id);
	return [.../* @__PURE__ */ new Set([
		first,
		second,
		last
	])].filter((line) => line >= 0).map((line) => tokenSlice(output, output.lineToken[line] ?? 0, output.lineToken[line + 1] ?? 0));
}
// src/rule/markup.ts
/** Characters that cleaning may remove in one stretch on the shortest page. */
const MIN_REMOVED = 5e3;
/** Empty cells side by side in one row. */
const MAX_EMPTY_CELLS = 250;
/**
* `markup`: what cleaning takes away can loop too: empty cells, tags, separators, fences, blanks.
*
* @returns the worse of the longest stretch removed and the most empty cells side by side
*/
function markupBudget({ page, output }) {
	const { removed, emptyCells } = output;
	const bySize = page.rule.lineWidth * page.lines;
	const common = {
		check: "markup",
		pageCount: 0,
		unit: null,
		places: []
	};
	const stretch = {
		...common,
		counts: "removed",
		measured: removed.count,
		limit: Math.max(MIN_REMOVED, bySize),
		ground: bySize > MIN_REMOVED ? {
			kind: "page-size",
			lines: page.lines
		} : { kind: "fixed" },
		rawPlace: removed
	};
	const cells = {
		...common,
		counts: "empty-cells",
		measured: emptyCells.count,
		limit: MAX_EMPTY_CELLS,
		ground: { kind: "fixed" },
		rawPlace: emptyCells
	};
	const worse = cells.measured / cells.limit > stretch.measured / stretch.limit ? cells : stretch;
	return worse.measured > 0 ? worse : null;
}
/** From so many copies on, coarse scales find every run. */
const COARSE_COPIES = 16;
const COARSE_RATIO = 2;
const FINE_RATIO = 1.2;
/** Extends a stretch known to have `period` to both sides as far as it goes within [from, to). */
function extend(data, from, to, known) {
	const { period } = known;
	let { start, end } = known;
	while (end < to && data[end] === data[end - period]) end += 1;
	while (start > from && data[start - 1] === data[start - 1 + period]) start -= 1;
	return {
		start,
		end,
		period
	};
}
/** Smallest period of data[at … at + length) that is at most `most`, 0 when there is none. */
function smallestPeriod(data, at, length, most, border) {
	border[0] = 0;
	let matched = 0;
	for (let index = 1; index < length; index += 1) {
		while (matched > 0 && data[at + index] !== data[at + matched]) matched = border[matched - 1] ?? 0;
		if (data[at + index] === data[at + matched]) matched += 1;
		border[index] = matched;
		if (index + 1 - matched > most) return 0;
	}
	const period = length - matched;
	return period <= most ? period : 0;
}
/**
* Finds the periodic runs that hold enough copies, each under its smallest period; runs of fewer
* copies, but at least `MIN_COPIES`, may be found too.
*
* For each scale w a run with a period in (w', w], w' being the scale before, is so long that it
* covers a whole window of 2w elements at one of the anchors that stand c·(w' + 1) − 2w + 1 apart;
* the window's smallest period names it and the run is then followed to both ends. Anchors inside
* a run already found are skipped: two runs of different periods never share so much. With 16
* copies the work at one scale is a third of the length, so the whole is linear but for a small
* logarithm.
*/
function findPeriodicRuns(data, query) {
	const { from, to, leastPeriod, mostPeriod } = query;
	const copies = Math.min(COARSE_COPIES, Math.max(3, query.copies));
	const longest = Math.min(mostPeriod, Math.floor((to - from) / copies));
	if (longest < leastPeriod) return [];
	const ratio = copies >= COARSE_COPIES ? COARSE_RATIO : FINE_RATIO;
	const scratch = new Int32Array(Math.ceil(2 * ratio * longest) + 2);
	let runs = [];
	let before = 0;
	for (let width = 1; before < longest;) {
		if (width >= leastPeriod) {
			const stride = copies * (before + 1) - 2 * width + 1;
			const found = scanScale(data, query, {
				width,
				stride,
				scratch,
				known: runs
			});
			if (found.length > 0) runs = [...runs, ...found].toSorted((a, b) => a.start - b.start);
		}
		before = width;
		width = Math.max(width + 1, Math.floor(width * ratio));
	}
	return runs.filter((run) => run.period >= leastPeriod && run.period <= longest);
}
function scanScale(data, { from, to }, scale) {
	const { width, stride, known } = scale;
	const found = [];
	const window = 2 * width;
	let next = 0;
	let coveredTo = 0;
	for (let at = from; at + window <= to; at += stride) {
		for (let run = known[next]; run !== void 0 && run.start <= at; run = known[next]) {
			coveredTo = Math.max(coveredTo, run.end);
			next += 1;
		}
		if (at + window <= coveredTo) {
			at = Math.max(at, coveredTo - window - stride);
			continue;
		}
		const period = smallestPeriod(data, at, window, width, scale.scratch);
		if (period === 0) continue;
		const run = extend(data, from, to, {
			start: at,
			end: at + window,
			period
		});
		if (run.end - run.start >= 3 * period) found.push(run);
		coveredTo = Math.max(coveredTo, run.end);
	}
	return found;
}
/**
* `unit_run`: a unit of 1–8 characters back to back in the stream, or a longer token back to back.
*
* In mode `text-layer` a run ends where a table row differs from the row before it. Units of fill
* alone are left to `fill_*`, but for mode `none`.
*/
function unitRunBudget(subject) {
	const { output, page } = subject;
	const worst = new Worst();
	const { stream, tokenId } = output;
	const copies = Math.floor(page.rule.unitSlack) + 1;
	const units = {
		from: 0,
		to: stream.length,
		leastPeriod: 1,
		mostPeriod: 8,
		copies
	};
	for (const run of findPeriodicRuns(stream, units)) offerUnit(subject, worst, run);
	for (let start = 0, end = 1; start < tokenId.length; start = end, end += 1) {
		while (end < tokenId.length && tokenId[end] === tokenId[start]) end += 1;
		if (end - start < 3) continue;
		const token = tokenSlice(output, start, start + 1);
		if (token.end - token.start <= 8 || hasShortPeriod(stream, token)) continue;
		offerUnit(subject, worst, {
			...tokenSlice(output, start, end),
			period: token.end - token.start
		});
	}
	return worst.measure;
}
function offerUnit(subject, worst, run) {
	const { page, output } = subject;
	const { period } = run;
	const piece = longestPiece(subject, run);
	const copies = Math.floor((piece.end - piece.start) / period);
	const { mode, factor, unitSlack } = page.rule;
	const area = Math.max(1, Math.floor(page.area / period));
	if (copies < 3 || copies / Math.min(unitSlack, area) <= worst.ratio) return;
	const unit = streamText(output.stream, piece.start, piece.start + period);
	if (mode !== "none" && isAllFill(unit)) return;
	const pageCount = period > 8 ? page.substringCount(unit) : page.unitCount(output.stream.subarray(piece.start, piece.start + period));
	const byArea = mode === "text-layer" && pageCount === 0 && isValue(unit);
	let ground = pageCount === 0 ? { kind: "absent" } : { kind: "counted" };
	if (byArea) ground = { kind: "area" };
	worst.offer({
		check: "unit_run",
		counts: "copies",
		measured: copies,
		limit: byArea ? area : factor * pageCount + unitSlack,
		pageCount,
		ground,
		unit: {
			start: piece.start,
			end: piece.start + period
		},
		places: [{
			start: piece.start,
			end: piece.start + copies * period
		}]
	});
}
/** The longest part of a run between two breaks of rows; the whole run but in `text-layer`. */
function longestPiece({ page, output }, run) {
	const { rowBreaks } = output;
	if (page.rule.mode !== "text-layer" || rowBreaks.length === 0) return run;
	let best = {
		start: run.start,
		end: run.start
	};
	let start = run.start;
	for (let next = lastAtMost(rowBreaks, run.start) + 1; start < run.end; next += 1) {
		const end = Math.min(run.end, rowBreaks[next] ?? run.end);
		if (end - start > best.end - best.start) best = {
			start,
			end
		};
		start = end;
	}
	return best;
}
/** True when a token of more than `MAX_UNIT` characters is copies of a unit of at most so many. */
function hasShortPeriod(stream, token) {
	const length = token.end - token.start;
	for (let period = 1; period <= 8; period += 1) {
		if (length % period !== 0) continue;
		let at = token.start + period;
		while (at < token.end && stream[at] === stream[at - period]) at += 1;
		if (at === token.end) return true;
	}
	return false;
}
// src/rule/phrase.ts
/**
* `phrase`: copies, back to back, of a sequence of two or more tokens that is longer than eight
* characters; it counts from three copies on.
*
* A sequence longer than eight characters that repeats *inside* one token counts too: Chinese,
* Japanese and Thai sentences have no spaces, and no other budget would see their loops.
*/
function phraseBudget(subject) {
	const worst = new Worst();
	const { tokenId } = subject.output;
	const all = {
		from: 0,
		to: tokenId.length
	};
	for (const run of phraseRuns(subject, all, sureCopies(subject))) offerPhrase(subject, worst, run);
	if (subject.page.rule.mode === "text-layer") for (const stretch of valueStretches(subject)) for (const run of phraseRuns(subject, stretch, 3)) offerPhrase(subject, worst, run);
	phrasesInsideTokens(subject, worst);
	return worst.measure;
}
/** Fewer copies than this break no budget that is counted. */
function sureCopies({ page }) {
	const { mode, absentSlack, lineSlack } = page.rule;
	return Math.floor(mode === "text-layer" ? lineSlack : Math.min(absentSlack, lineSlack)) + 1;
}
function phraseRuns({ output }, range, copies) {
	const query = {
		...range,
		leastPeriod: 2,
		mostPeriod: range.to - range.from,
		copies
	};
	return findPeriodicRuns(output.tokenId, query);
}
/**
* Stretches of nothing but values that hold more than the page's area: a long block of absent
* values breaks its budget in fewer copies than anything that is counted.
*/
function* valueStretches({ output, page }) {
	const { tokenId, tokens, stream, tokenStart } = output;
	const kinds = new Int8Array(tokens.size);
	const isWordy = (id) => {
		if (kinds[id] === 0) {
			const start = tokens.startOf(id);
			const word = wordOf(streamText(stream, start, start + tokens.lengthOf(id)));
			kinds[id] = word === null || isValue(word) ? 1 : 2;
		}
		return kinds[id] === 2;
	};
	for (let from = 0, to = 0; from < tokenId.length; from = to + 1) {
		to = from;
		while (to < tokenId.length && !isWordy(tokenId[to] ?? 0)) to += 1;
		if ((tokenStart[to] ?? 0) - (tokenStart[from] ?? 0) > page.area / 2) yield {
			from,
			to
		};
	}
}
function offerPhrase(subject, worst, run) {
	const { output } = subject;
	const unit = tokenSlice(output, run.start, run.start + run.period);
	const characters = unit.end - unit.start;
	const copies = Math.floor((run.end - run.start) / run.period);
	if (characters <= 8 || copies < 3) return;
	if (copies / leastLimit(subject, characters + run.period - 1) <= worst.ratio) return;
	const allowance = phraseAllowance(subject, run.start, run.start + run.period);
	const span = tokenSlice(output, run.start, run.start + copies * run.period);
	if (allowance !== null) offer(worst, copies, allowance, unit, span);
}
function phraseAllowance(subject, from, to) {
	const { page, translation } = subject;
	if (!hasWord(subject, [from, to])) return null;
	switch (page.rule.mode) {
		case "none": return countedAllowance(subject, 0);
		case "exact": return countedAllowance(subject, page.phraseCount(translation.tokens(from, to)));
		case "text-layer": return wordAllowance(subject, [from, to]);
	}
}
function phrasesInsideTokens(subject, worst) {
	const { output, page } = subject;
	const shortest = 27;
	for (let id = 0; id < output.tokens.size; id += 1) {
		const length = output.tokens.lengthOf(id);
		if (length < shortest) continue;
		const from = output.tokens.startOf(id);
		const copies = page.rule.mode === "text-layer" && length > page.area ? 3 : sureCopies(subject);
		const range = {
			from,
			to: from + length,
			leastPeriod: 9,
			mostPeriod: length,
			copies
		};
		for (const run of findPeriodicRuns(output.stream, range)) offerGlued(subject, worst, run);
	}
}
function offerGlued(subject, worst, run) {
	const copies = Math.floor((run.end - run.start) / run.period);
	if (copies < 3 || copies / leastLimit(subject, run.period) <= worst.ratio) return;
	const unit = {
		start: run.start,
		end: run.start + run.period
	};
	const allowance = gluedAllowance(subject, unit);
	const span = {
		start: run.start,
		end: run.start + copies * run.period
	};
	if (allowance !== null) offer(worst, copies, allowance, unit, span);
}
function offer(worst, copies, allowance, unit, span) {
	worst.offer({
		check: "phrase",
		counts: "copies",
		measured: copies,
		...allowance,
		unit,
		places: [span]
	});
}
// src/rule/sentence.ts
/** Whole numbers with thousands separators, others with one decimal. */
function number(value) {
	return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}
function times(count) {
	return count === 1 ? "once" : `${number(count)} times`;
}
function counted(count, noun) {
	return `${number(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function are(count) {
	return count === 1 ? "is" : "are";
}
/** A code span that the unit cannot close; a line of its own never begins in it. */
function code(unit) {
	const longest = Math.max(0, ...[...unit.matchAll(/`+/g)].map((run) => run[0].length));
	const fence = "`".repeat(longest + 1);
	const pad = unit.startsWith("`") || unit.endsWith("`") ? " " : "";
	return `${fence}${pad}${unit}${pad}${fence}`;
}
/**
* One sentence that explains a measure: what repeats, how often, how often the page has it, and
* how many are allowed for it.
*
* @param unit the unit or line as shown
* @param rarestWord the line's rarest word as shown; empty where the limit does not rest on it
*/
function sentenceOf(measure, unit, rarestWord) {
	return `${measuredPart(measure, unit)}; ${allowedPart(measure, rarestWord)}.`;
}
function measuredPart(measure, unit) {
	const { measured } = measure;
	switch (measure.check) {
		case "unit_run":
		case "phrase": return `${code(unit)} ${times(measured)} in a row`;
		case "line": return `${code(unit)} on ${number(measured)} lines`;
		case "table": return `the table that starts ${code(unit)} ${times(measured)}`;
		case "fill_run": return `a run of ${number(measured)} fill characters (${code(unit)})`;
		case "fill_total": return `${number(measured)} fill characters in all`;
		case "markup": return measure.counts === "empty-cells" ? `${counted(measured, "empty cell")} side by side in one row` : `${counted(measured, "character")} of markup and white space in one stretch (${code(unit)})`;
		case "empty": return "an empty answer";
	}
}
function allowedPart(measure, rarestWord) {
	const { limit, pageCount, ground, check } = measure;
	const allowed = `${number(limit)} ${are(limit)} allowed`;
	if (check === "empty") return pageCount === 0 ? "the page has no text to compare it with, yet an answer is asked for" : `the page has ${counted(pageCount, "character")}`;
	switch (ground.kind) {
		case "fixed": return check === "table" ? `the page does not have it more than once, so ${allowed}` : `${allowed} on any page`;
		case "page-size": return `the page has ${counted(ground.lines, "line")}, so ${allowed}`;
		case "area": return `the page's text layer lacks it, so no more than the page can hold, ${number(limit)}, ${are(limit)} allowed`;
		case "absent": return `the page does not have it, so ${allowed}`;
		case "rarest-word": return `the page has its rarest word, ${code(rarestWord)}, ${pageCount === 0 ? "nowhere" : times(pageCount)}, so ${allowed}`;
		case "counted": return countedPart(measure, allowed);
	}
}
function countedPart({ check, pageCount }, allowed) {
	if (check === "fill_run") return `the page's longest has ${number(pageCount)}, so ${allowed}`;
	if (check === "fill_total") return `the page has ${number(pageCount)}, so ${allowed}`;
	return `the page has it ${times(pageCount)}, so ${allowed}`;
}
// src/rule/shown.ts
/** Longest unit or line that a verdict shows, in characters. */
const MAX_SHOWN = 80;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
/** Joiners hold emoji and Indic syllables together and show nothing by themselves. */
const JOINERS = /* @__PURE__ */ new Set(["‌", "‍"]);
const NAMES = /* @__PURE__ */ new Map([["\n", "⏎"], ["	", "⇥"]]);
/**
* A unit or line for people: cut to `most` characters, control and direction characters made visible.
*
* @param text a slice of the raw output; may be cut anywhere
*/
function shown(text, most = MAX_SHOWN) {
	const chars = Array.from(text.slice(0, 4 * most));
	const cut = chars.length > most || text.length > 4 * most;
	return (cut ? chars.slice(0, most - 1) : chars).map(visible).join("") + (cut ? "…" : "");
}
function visible(char) {
	if (!INVISIBLE.test(char) || JOINERS.has(char)) return char;
	const named = NAMES.get(char);
	if (named !== void 0) return named;
	return `\\u{${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}}`;
}
// src/rule/table.ts
/** `table`: copies of a whole table of two or more rows that are not all empty. */
function tableBudget(subject) {
	const { output, page } = subject;
	const { tables } = output;
	const counts = tally(tables.id, tables.kinds.size);
	let best = null;
	let ratio = 0;
	const kinds = [...counts.keys()].toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
	for (const kind of kinds) {
		const copies = counts[kind] ?? 0;
		if (copies < 2 || copies / page.rule.factor <= ratio) break;
		const pageCount = tableCount(subject, kind);
		if (pageCount === null) continue;
		const limit = page.rule.factor * Math.max(1, pageCount);
		if (copies / limit <= ratio) continue;
		best = {
			kind,
			copies,
			limit,
			pageCount
		};
		ratio = copies / limit;
	}
	if (best === null) return null;
	const places = copiesOf(subject, best.kind);
	const ground = best.pageCount === 0 ? { kind: "fixed" } : { kind: "counted" };
	return {
		check: "table",
		counts: "copies",
		measured: best.copies,
		limit: best.limit,
		pageCount: best.pageCount,
		ground,
		unit: places[0] ?? null,
		places
	};
}
/** How often the page can have the table; null when nothing in it can be counted. */
function tableCount(subject, kind) {
	switch (subject.page.rule.mode) {
		case "none": return 0;
		case "exact": return countByRows(subject, kind);
		case "text-layer": return countByWords(subject, kind);
	}
}
/** Numbers of the table's rows that are not empty, with how often each stands in the table. */
function rowsOf({ output }, kind) {
	const { kinds, rowId, rows } = output.tables;
	const start = kinds.startOf(kind);
	const counts = /* @__PURE__ */ new Map();
	for (let at = start; at < start + kinds.lengthOf(kind); at += 1) {
		const row = rowId[at] ?? 0;
		if (rows.lengthOf(row) > 0) counts.set(row, (counts.get(row) ?? 0) + 1);
	}
	return counts;
}
function countByRows(subject, kind) {
	const { rows } = subject.output.tables;
	let least = 1e400;
	for (const [row, times] of rowsOf(subject, kind)) {
		const from = rows.startOf(row);
		const ids = subject.translation.tokens(from, from + rows.lengthOf(row));
		least = Math.min(least, Math.floor(subject.page.lineCount(ids) / times));
		if (least === 0) break;
	}
	return least;
}
function countByWords(subject, kind) {
	const { output, page } = subject;
	const { rows } = output.tables;
	const words = /* @__PURE__ */ new Map();
	for (const [row, times] of rowsOf(subject, kind)) {
		const from = rows.startOf(row);
		for (let token = from; token < from + rows.lengthOf(row); token += 1) {
			const word = wordOf(tokenText(output, token));
			if (word !== null) words.set(word, (words.get(word) ?? 0) + times);
		}
	}
	if (words.size === 0) return null;
	let least = 1e400;
	for (const [word, times] of words) {
		least = Math.min(least, Math.floor(page.wordCount(word) / times));
		if (least === 0) break;
	}
	return least;
}
/** The first, second and last copies. */
function copiesOf({ output }, kind) {
	const { tables } = output;
	const first = tables.id.indexOf(kind);
	const copies = [
		first,
		tables.id.indexOf(kind, first + 1),
		tables.id.lastIndexOf(kind)
	];
	return [...new Set(copies)].filter((at) => at >= 0).map((at) => tokenSlice(output, tables.firstToken[at] ?? 0, tables.endToken[at] ?? 0));
}
// src/rule/doubling.ts
const BLOCK_LINES = 5;
/**
* `doubling`: the output is its first half written twice (and the page is not), or a block of five
* lines that the page has once is there twice or more.
*/
function doublingWarning(subject) {
	const { output, page } = subject;
	const isLikePage = isDoubled(page.clean) && output.tokenId.length <= page.clean.tokenId.length;
	if (isDoubled(output) && !isLikePage) return {
		name: "doubling",
		unit: shown(writtenText(output, 0, Math.min(output.tokenId.length / 2, 40))),
		measured: 2,
		limit: 1,
		sentence: "the whole output is written twice."
	};
	return repeatedBlock(subject);
}
function isDoubled({ tokenId }) {
	const half = tokenId.length / 2;
	if (half === 0 || !Number.isInteger(half)) return false;
	for (let at = 0; at < half; at += 1) if (tokenId[at] !== tokenId[half + at]) return false;
	return true;
}
function repeatedBlock({ output, page, translation }) {
	const lines = pageLineIds(output, page.clean, translation);
	const onPage = blocks(page.clean.lineId);
	let worst = null;
	for (const block of blocks(lines).values()) {
		if (block.count < 2 || block.count <= (worst?.count ?? 0)) continue;
		if (onPage.get(blockKey(lines, block.start))?.count === 1) worst = block;
	}
	if (worst === null) return null;
	const from = output.lineToken[worst.start] ?? 0;
	const unit = shown(writtenText(output, from, output.lineToken[worst.start + 1] ?? from));
	const sentence = `a block of ${BLOCK_LINES} lines is there ${worst.count} times; the page has it once.`;
	return {
		name: "doubling",
		unit,
		measured: worst.count,
		limit: 1,
		sentence
	};
}
/** The output's lines by the page's line numbers; -1 for lines that the page lacks. */
function pageLineIds(output, page, translation) {
	const known = new Int32Array(output.lines.size).fill(-2);
	return output.lineId.map((id) => {
		const done = known[id] ?? -2;
		if (done > -2) return done;
		const from = output.lines.startOf(id);
		const ids = translation.tokens(from, from + output.lines.lengthOf(id));
		let hash = HASH_SEED;
		for (const token of ids ?? []) hash = hashStep(hash, token);
		const found = ids === null ? -1 : page.lines.find(ids, 0, ids.length, hash);
		known[id] = found;
		return found;
	});
}
function blockKey(lines, start) {
	return lines.subarray(start, start + BLOCK_LINES).join(" ");
}
/** Blocks of five lines, none of them -1, with their non-overlapping copies. */
function blocks(lines) {
	const found = /* @__PURE__ */ new Map();
	let foreign = -1;
	for (let at = 0; at < lines.length; at += 1) {
		if (lines[at] === -1) foreign = at;
		const start = at - BLOCK_LINES + 1;
		if (start <= foreign) continue;
		const key = blockKey(lines, start);
		const block = found.get(key);
		if (block === void 0) found.set(key, {
			start,
			count: 1,
			behind: at + 1
		});
		else if (start >= block.behind) {
			block.count += 1;
			block.behind = at + 1;
		}
	}
	return found;
}
// src/rule/skeletons.ts
const DIGIT = /\p{Nd}/u;
const HASH_SIGN = 35;
const SPACE = 32;
const END = -1;
const FIRST_SLOTS = 1024;
/** Tokens [from, to) of a distinct line. */
function tokensOfLine({ lines }, line) {
	const from = lines.startOf(line);
	return [from, from + lines.lengthOf(line)];
}
/**
* The distinct lines of a text grouped by their skeleton: each run of digits is one `#`.
*
* Skeletons are never written out: a group is known by its first line, and two lines are compared
* character by character with their digits masked on the way.
*/
var Skeletons = class {
	#text;
	#slots;
	#first;
	#hash;
	#lines;
	#copies;
	#size = 0;
	constructor(text) {
		this.#text = text;
		const most = text.lines.size;
		this.#slots = new Int32Array(Math.max(FIRST_SLOTS, 2 ** Math.ceil(Math.log2(2 * most + 1))));
		this.#slots.fill(-1);
		this.#first = new Int32Array(most);
		this.#hash = new Int32Array(most);
		this.#lines = new Int32Array(most);
		this.#copies = new Int32Array(most);
		const counts = tally(text.lineId, most);
		for (let line = 0; line < most; line += 1) this.#add(line, counts[line] ?? 0);
	}
	/** Number of different skeletons. */
	get size() {
		return this.#size;
	}
	/** A distinct line with this skeleton. */
	firstLineOf(id) {
		return this.#first[id] ?? 0;
	}
	/** Distinct lines behind it. */
	linesOf(id) {
		return this.#lines[id] ?? 0;
	}
	/** Lines with it, copies counted. */
	copiesOf(id) {
		return this.#copies[id] ?? 0;
	}
	/** Lines of this text with the skeleton of a line of another. */
	copiesLike(other, line) {
		const slot = this.#slotOf(other, line, skeletonHash(other, line));
		const id = this.#slots[slot] ?? -1;
		return id < 0 ? 0 : this.copiesOf(id);
	}
	#add(line, copies) {
		const hash = skeletonHash(this.#text, line);
		const slot = this.#slotOf(this.#text, line, hash);
		let id = this.#slots[slot] ?? -1;
		if (id < 0) {
			id = this.#size;
			this.#size += 1;
			this.#slots[slot] = id;
			this.#first[id] = line;
			this.#hash[id] = hash;
		}
		this.#lines[id] = (this.#lines[id] ?? 0) + 1;
		this.#copies[id] = (this.#copies[id] ?? 0) + copies;
	}
	#slotOf(text, line, hash) {
		const mask = this.#slots.length - 1;
		for (let slot = (hash ^ hash >>> 16) & mask;; slot = slot + 1 & mask) {
			const id = this.#slots[slot] ?? -1;
			if (id < 0) return slot;
			if (this.#hash[id] === hash && sameSkeleton(this.#text, this.firstLineOf(id), text, line)) return slot;
		}
	}
};
/** Reads a line's characters with one space between tokens and every run of digits as one `#`. */
var SkeletonReader = class {
	#text;
	#token;
	#lastToken;
	#at;
	#tokenEnd;
	constructor(text, line) {
		const [from, to] = tokensOfLine(text, line);
		this.#text = text;
		this.#token = from;
		this.#lastToken = to - 1;
		this.#at = text.tokenStart[from] ?? 0;
		this.#tokenEnd = text.tokenStart[from + 1] ?? 0;
	}
	next() {
		if (this.#at === this.#tokenEnd) {
			if (this.#token === this.#lastToken) return END;
			this.#token += 1;
			this.#tokenEnd = this.#text.tokenStart[this.#token + 1] ?? 0;
			return SPACE;
		}
		const { stream } = this.#text;
		const point = stream[this.#at] ?? 0;
		this.#at += 1;
		if (!isDigit(point)) return point;
		while (this.#at < this.#tokenEnd && isDigit(stream[this.#at] ?? 0)) this.#at += 1;
		return HASH_SIGN;
	}
};
function isDigit(point) {
	if (point < 128) return point >= 48 && point <= 57;
	return point >= 1632 && DIGIT.test(String.fromCodePoint(point));
}
function skeletonHash(text, line) {
	const reader = new SkeletonReader(text, line);
	let hash = HASH_SEED;
	for (let point = reader.next(); point !== END; point = reader.next()) hash = hashStep(hash, point);
	return hash;
}
function sameSkeleton(a, lineA, b, lineB) {
	const readA = new SkeletonReader(a, lineA);
	const readB = new SkeletonReader(b, lineB);
	for (;;) {
		const point = readA.next();
		if (point !== readB.next()) return false;
		if (point === END) return true;
	}
}
// src/rule/warnings.ts
const MIN_SKELETON_LINES = 40;
const BLOAT_FACTOR = 10;
const MIN_BLOAT = 1e4;
const THIN_COVERAGE = .5;
const DIGITS = /\p{Nd}+/gu;
/** What the rule lets pass and a vendor wants to see (rule, "Warnings, not Boos"). */
function warningsOf(subject, coverage) {
	return [
		skeletonWarning(subject),
		bloatWarning(subject),
		thinWarning(subject, coverage),
		doublingWarning(subject)
	].filter((warning) => warning !== null);
}
/** Tokens of the page with the skeleton of a line of one token. */
function tokensLike({ clean }, skeleton) {
	const counts = tally(clean.tokenId, clean.tokens.size);
	let found = 0;
	counts.forEach((copies, id) => {
		const start = clean.tokens.startOf(id);
		if (streamText(clean.stream, start, start + clean.tokens.lengthOf(id)).replace(DIGITS, "#") === skeleton) found += copies;
	});
	return found;
}
function skeletonWarning({ page, output }) {
	if (output.lines.size <= MIN_SKELETON_LINES) return null;
	const onPage = new Skeletons(page.clean);
	const found = new Skeletons(output);
	let worst = null;
	for (let id = 0; id < found.size; id += 1) {
		if (found.linesOf(id) <= MIN_SKELETON_LINES) continue;
		const line = found.firstLineOf(id);
		const key = tokensText(output, ...tokensOfLine(output, line)).replace(DIGITS, "#");
		const asLines = onPage.copiesLike(output, line);
		const pageCount = key.includes(" ") ? asLines : Math.max(asLines, tokensLike(page, key));
		const limit = page.rule.factor * pageCount + page.rule.lineSlack;
		const copies = found.copiesOf(id);
		if (copies <= limit) continue;
		if (worst !== null && copies / limit <= worst.measured / worst.limit) continue;
		worst = {
			name: "skeleton",
			unit: shown(writtenText(output, ...tokensOfLine(output, line))),
			measured: copies,
			limit,
			sentence: `${copies} lines that differ in their digits alone; the page has ${pageCount} of that form, so ${limit} are expected.`
		};
	}
	return worst;
}
function bloatWarning({ page, output }) {
	const reference = page.rule.referenceText;
	const limit = Math.max(BLOAT_FACTOR * rawCharacters(reference, 0, reference.length), MIN_BLOAT);
	if (output.raw.length <= limit) return null;
	const measured = rawCharacters(output.raw, 0, output.raw.length);
	if (measured <= limit) return null;
	return {
		name: "bloat",
		unit: "",
		measured,
		limit,
		sentence: `${measured} characters, more than ${BLOAT_FACTOR} times what the page has.`
	};
}
function thinWarning({ output }, coverage) {
	if (coverage === null || coverage >= THIN_COVERAGE || output.stream.length === 0) return null;
	const sentence = `the output has ${Math.floor(coverage * 100)} of every 100 words of the page.`;
	return {
		name: "thin",
		unit: "",
		measured: coverage,
		limit: THIN_COVERAGE,
		sentence
	};
}
// src/rule/judge.ts
/** Raw units of a unit's text looked at: enough for what is shown of it. */
const MAX_UNIT_TEXT = 400;
/**
* Asks the one question: did the output repeat anything more than the page has?
*
* @param rule the page's reference and budgets
* @param output the parser's raw answer, any text at all; offsets in the verdict are into it
* @returns the worst measure of each budget, warnings and coverage; never throws for bad content
*/
function judgeOutput(rule, output) {
	const page = new Page(rule);
	const cleaned = clean(output);
	const subject = {
		page,
		output: cleaned,
		translation: new Translation(page.clean, cleaned)
	};
	const measures = [
		...fillBudgets(subject),
		unitRunBudget(subject),
		lineBudget(subject),
		phraseBudget(subject),
		tableBudget(subject),
		markupBudget(subject),
		emptyBudget(subject)
	].filter((measure) => measure !== null);
	const budgets = explain(subject, measures).toSorted((a, b) => b.overshoot - a.overshoot);
	const coverage = coverageOf(subject);
	return {
		budgets,
		overshoots: measures.some(({ check, measured, limit }) => check === "empty" || measured > limit),
		warnings: warningsOf(subject, coverage),
		coverage
	};
}
function explain(subject, measures) {
	const { raw } = subject.output;
	const slices = measures.flatMap(slicesOf);
	const found = locate(subject.output, slices.flatMap(({ start, end }) => [start, end - 1]));
	const place = ({ start, end }) => ({
		start: found.get(start)?.start ?? 0,
		end: found.get(end - 1)?.end ?? 0
	});
	return measures.map((measure) => {
		const where = measure.rawPlace === void 0 ? measure.places.map(place) : [{
			start: measure.rawPlace.start,
			end: measure.rawPlace.end
		}];
		const first = measure.unit === null ? where[0] : place(measure.unit);
		const unit = first === void 0 ? "" : unitText(raw, first);
		const { check, measured, limit, pageCount } = measure;
		const word = rarestToken(measure);
		const sentence = sentenceOf(measure, unit, word === null ? "" : shownWord(raw, place(word)));
		return {
			check,
			unit,
			measured,
			limit,
			pageCount,
			overshoot: measured / limit,
			where,
			sentence
		};
	});
}
function slicesOf(measure) {
	const word = rarestToken(measure);
	return [
		...measure.unit === null ? [] : [measure.unit],
		...measure.places,
		...word === null ? [] : [word]
	];
}
function rarestToken({ ground }) {
	return ground.kind === "rarest-word" ? ground.token : null;
}
/** A word as the output spells it, without the punctuation around it. */
function shownWord(raw, place) {
	const text = unitText(raw, place);
	return wordOf(text) ?? text;
}
function unitText(raw, { start, end }) {
	return shown(raw.slice(start, Math.min(end, start + MAX_UNIT_TEXT)));
}
// src/app/page-result.ts
/** Code points of the last word on stderr: a path with what is wrong about it. */
const MOST_SAID = 240;
/** Turns what the parser did to a page into the page's result (rule, section 4). */
function judgeRun(page, run) {
	const { outcome } = run;
	const text = "text" in outcome ? outcome.text : null;
	const { outcome: kind, verdict } = judgeOutcome(page, outcome);
	return {
		text,
		result: {
			id: page.id,
			room: page.room,
			tags: page.tags,
			outcome: kind,
			verdict,
			durationMs: run.durationMs === null ? null : Math.round(run.durationMs),
			attempts: run.attempts,
			outputBytes: run.outputBytes,
			exitCode: run.exitCode
		}
	};
}
/** The result of a page whose output was there already: nothing ran, nothing was timed. */
function judgeStored(page, outcome, outputBytes) {
	const { outcome: kind, verdict } = judgeOutcome(page, outcome);
	return {
		id: page.id,
		room: page.room,
		tags: page.tags,
		outcome: kind,
		verdict,
		durationMs: null,
		attempts: 0,
		outputBytes,
		exitCode: null
	};
}
/** The result of a row that cannot be judged. */
function unusableResult({ id, room, message }) {
	return {
		id,
		room,
		tags: [],
		outcome: "error",
		verdict: plainVerdict("not-judged", message),
		durationMs: null,
		attempts: 0,
		outputBytes: 0,
		exitCode: null
	};
}
/**
* The result of a page that the budget of the job left no time for. Never reads as fixed.
*
* @param wasStarted true for a page that was running when the time was up, false where its turn never came
*/
function notRunResult({ id, room, tags }, { minutes, wasStarted }) {
	return {
		...unusableResult({
			id,
			room,
			message: `${wasStarted ? "stopped before it was done" : "not run"}: the budget of ${minutes} minutes for the job was used up`
		}),
		tags
	};
}
/** Results of all pages of a house, in order, its unusable rows included. */
function inOrder(house, results) {
	return [...results, ...house.unusable.map(unusableResult)].toSorted(comparePages);
}
function judgeOutcome(page, outcome) {
	switch (outcome.kind) {
		case "answered": return judgeAnswer(judgeOutput(page.rule, outcome.text), outcome);
		case "broken": return judgeBroken(judgeOutput(page.rule, outcome.text), outcome.reason);
		case "timed-out": return {
			outcome: "lost",
			verdict: lostVerdict(judgeOutput(page.rule, outcome.text), outcome)
		};
		case "failed": return {
			outcome: "boo",
			verdict: plainVerdict("failed", failureSentence(outcome))
		};
		case "not-run": return {
			outcome: "error",
			verdict: plainVerdict("not-judged", outcome.reason)
		};
	}
}
function judgeAnswer(verdict, { cut, stderrTail }) {
	const worst = worstOf(verdict);
	if (!verdict.overshoots) return {
		outcome: "ghost-free",
		verdict: verdictOf(verdict, worst, "none", worst?.sentence ?? "nothing in it repeats.")
	};
	const cause = worst?.check === "empty" ? "empty" : "loop";
	const said = cause === "empty" ? lastWord(stderrTail ?? "") : null;
	const ending = cut ? " (the output was cut at max-output)" : said === null ? "" : ` (${said})`;
	return {
		outcome: "boo",
		verdict: verdictOf(verdict, worst, cause, `${worst?.sentence ?? ""}${ending}`)
	};
}
function judgeBroken(verdict, reason) {
	const loop = loopOf(verdict);
	if (loop === null) return {
		outcome: "boo",
		verdict: verdictOf(verdict, null, "broken-answer", `broken answer: ${reason}`)
	};
	return {
		outcome: "boo",
		verdict: verdictOf(verdict, loop, "hidden-loop", `hidden loop, ${loop.sentence} ${reason}`)
	};
}
function lostVerdict(verdict, { afterMs, text }) {
	const loop = loopOf(verdict);
	const written = text === "" ? "nothing written" : `${text.length} characters written`;
	const looping = loop === null ? "." : `; it was looping: ${loop.sentence}`;
	return verdictOf(verdict, loop, "timed-out", `still running after ${Math.round(afterMs / 100) / 10} s, ${written}${looping}`);
}
function failureSentence(outcome) {
	return `the command failed on every try (${outcome.signal === null ? `exit code ${outcome.exitCode}` : `signal ${outcome.signal}`}; ${lastWord(outcome.stderrTail) ?? "no word on stderr"})`;
}
function lastWord(stderrTail) {
	const last = stderrTail.split("\n").findLast((line) => line.trim() !== "");
	return last === void 0 ? null : `last word on stderr: ${shown(last.trim(), MOST_SAID)}`;
}
/** The exceeded budget that is worst; else the emptiness; else the budget that is nearest to its limit. */
function worstOf(verdict) {
	const empty = verdict.budgets.find((finding) => finding.check === "empty");
	return loopOf(verdict) ?? empty ?? verdict.budgets[0] ?? null;
}
function loopOf(verdict) {
	return verdict.budgets.find(({ measured, limit }) => measured > limit) ?? null;
}
function verdictOf(verdict, worst, cause, sentence) {
	return {
		cause,
		sentence,
		check: worst?.check ?? null,
		unit: worst?.unit ?? null,
		measured: worst?.measured ?? null,
		limit: worst?.limit ?? null,
		pageCount: worst?.pageCount ?? null,
		overshoot: worst?.overshoot ?? null,
		where: worst?.where ?? [],
		budgets: verdict.budgets.map(({ check, unit, measured, limit, pageCount }) => ({
			check,
			unit,
			measured,
			limit,
			pageCount
		})),
		warnings: verdict.warnings,
		coverage: verdict.coverage
	};
}
function plainVerdict(cause, sentence) {
	return verdictOf({
		budgets: [],
		overshoots: false,
		warnings: [],
		coverage: null
	}, null, cause, sentence);
}
// src/app/run.ts
/**
* Runs the user's parser on the selected pages, judges what it wrote, and writes `results.json`.
*
* Every finished page is on the disk before the next starts in its place, so a run that is killed
* goes on with `mode.resume` and repeats only the pages in flight.
*
* @throws InputError for a dataset, selection or command that cannot be used
* @throws InterruptedError when `events.signal` aborts; finished pages are kept
* @throws MeasureError when the results folder is in use or cannot be written to
*/
async function run(request, events) {
	bindCommand(request.parser, "");
	const commit = currentCommit(request.parser.workingDirectory);
	const { house, pages } = await choosePages(request, events);
	const key = runKey(request, house, await commit);
	const header = {
		journalVersion: 1,
		runKey: key,
		startedAt: (/* @__PURE__ */ new Date()).toISOString(),
		total: pages.length,
		runToken: randomBytes(8).toString("hex")
	};
	if (events.signal.aborted) throw new InterruptedError("interrupted", "the run was interrupted");
	const folder = await RunFolder.open(request.resultsPath, header, request.mode);
	try {
		const { resumed, tokenBefore } = folder;
		if (tokenBefore !== null) {
			await killLeftovers(tokenBefore);
			await removeLeftScratch(tokenBefore);
		}
		const wanted = new Set(pages.map(pageKey));
		const done = new Map((resumed?.pages ?? []).filter((page) => wanted.has(pageKey(page)) && page.verdict.cause !== "not-judged").map((page) => [pageKey(page), page]));
		events.onHouse({
			...house,
			pages
		}, [...done.values()]);
		for (const notice of house.notices) events.onNotice(notice);
		const blind = blindNotice(request.parser);
		if (blind !== null) events.onNotice(blind);
		const left = pages.filter((page) => !done.has(pageKey(page)));
		const head = resumed?.header ?? header;
		const budget = new Budget(request.budgetMs, events.signal);
		const started = /* @__PURE__ */ new Set();
		await measure(left, request, head.runToken, {
			budget,
			onStart: (page) => {
				folder.started(page);
				started.add(pageKey(page));
				events.onStart(page);
			},
			onJudged: ({ result, text }) => {
				folder.finished(result, text);
				done.set(pageKey(result), result);
				events.onDone(result);
			}
		});
		const notRun = left.filter((page) => !done.has(pageKey(page))).map((page) => notRunResult(page, {
			minutes: budget.minutes,
			wasStarted: started.has(pageKey(page))
		}));
		const judged = [...done.values(), ...notRun];
		const results = await confirm(resultsOf(request, house, {
			key,
			startedAt: head.startedAt
		}, judged), pages, {
			request,
			runToken: head.runToken,
			budget
		}, events);
		return {
			results,
			resultsFile: await folder.writeResults(results)
		};
	} finally {
		await folder.close();
	}
}
async function choosePages(request, events) {
	const { rooms } = request.selection;
	const house = selectPages(await openHouse(request.data, {
		rooms,
		needDocuments: true
	}, events), request.selection);
	const { shard, base } = request;
	if (shard === null) return {
		house,
		pages: house.pages
	};
	const seconds = new Map((base?.pages ?? []).flatMap((page) => page.durationMs === null ? [] : [[pageKey(page), page.durationMs / 1e3]]));
	const pages = shardPages(house.pages, shard.index, shard.total, seconds);
	const unusable = shardPages(house.unusable, shard.index, shard.total);
	return {
		house: {
			...house,
			pages,
			unusable
		},
		pages
	};
}
/** A command that never says which page it means is most often a mistake: the same answer for each. */
function blindNotice({ command, batch }) {
	const uses = placeholdersIn(command);
	if (batch || uses.has("input")) return null;
	return "the command does not name {input}: it has to find the page in the variable BOOBENCH_INPUT";
}
function runKey(request, house, commit) {
	return {
		datasetRevision: house.revision,
		ruleVersion: "1",
		selection: request.selection,
		shard: request.shard,
		command: request.parser.command,
		outputFormat: request.outputFormat,
		timeoutMs: request.parser.timeoutMs,
		commit
	};
}
/** Runs the command on pages and judges each as it ends; stops early when the budget is used up. */
async function measure(pages, request, runToken, events) {
	const { budget } = events;
	if (pages.length === 0 || budget.isUsedUp) return;
	const byKey = new Map(pages.map((page) => [pageKey(page), page]));
	const inputs = pages.map(({ id, room, document }) => ({
		id,
		room,
		input: resolve(document ?? "")
	}));
	const scratchDir = await makeScratch(runToken);
	try {
		await runPages(inputs, {
			...request.parser,
			scratchDir,
			runToken
		}, {
			signal: budget.signal,
			onStart: (page) => events.onStart(page),
			onDone: (page, pageRun) => {
				const known = byKey.get(pageKey(page));
				if (known !== void 0) events.onJudged(judgeRun(known, pageRun));
			}
		});
	} catch (error) {
		if (!(error instanceof InterruptedError) || !budget.isUsedUp) throw error;
	} finally {
		await removeScratch(scratchDir);
	}
}
/** Runs pages that newly went bad again, so that one bad draw of a sampler is not a regression. */
async function confirm(first, pages, { request, runToken, budget }, events) {
	const doubtful = new Set(request.confirm === 0 ? [] : pagesToConfirm(request.base, first, request.allow).map((page) => pageKey(page)));
	if (doubtful.size === 0) return first;
	const again = pages.filter((page) => doubtful.has(pageKey(page)));
	events.onNotice(`running ${again.length} ${again.length === 1 ? "page" : "pages"} again that newly went bad (confirm ${request.confirm})`);
	const reruns = [];
	for (let round = 0; round < request.confirm; round += 1) await measure(again, request, runToken, {
		budget,
		onStart: () => void 0,
		onJudged: ({ result }) => reruns.push(result)
	});
	return applyConfirmation(first, reruns);
}
function resultsOf(request, house, { key, startedAt }, done) {
	const pages = inOrder(house, done);
	return {
		schemaVersion: 1,
		tool: {
			name: "boobench",
			version: request.toolVersion
		},
		dataset: {
			source: house.source,
			revision: house.revision,
			ruleVersion: "1"
		},
		parser: {
			label: request.label,
			command: request.parser.command
		},
		commit: key.commit,
		startedAt,
		selection: request.selection,
		timeoutMs: request.parser.timeoutMs,
		shard: request.shard,
		pages,
		summary: summarize(pages)
	};
}
// src/report/progress.ts
/** Pages that must be done before a guess at the time left is worth showing. */
const PAGES_BEFORE_GUESS = 3;
const BAR_WIDTH = 20;
/** Adds a page's outcome to the state. */
function withOutcome(state, page) {
	return {
		...state,
		done: state.done + 1,
		boos: state.boos + (page.outcome === "boo" ? 1 : 0),
		lost: state.lost + (page.outcome === "lost" ? 1 : 0),
		errors: state.errors + (page.outcome === "error" ? 1 : 0)
	};
}
/**
* Milliseconds that the rest will take if it goes on as so far; null while that is not known.
*/
function timeLeftMs({ total, done, resumed, elapsedMs }) {
	const here = done - resumed;
	if (done >= total) return 0;
	return here < PAGES_BEFORE_GUESS ? null : elapsedMs / here * (total - done);
}
/** One line for a terminal, redrawn in place: never wider than `columns`, no colours. */
function progressLine(state, columns) {
	const width = usableColumns(columns);
	const full = state.total === 0 ? BAR_WIDTH : Math.floor(state.done / state.total * BAR_WIDTH);
	const filled = Math.max(0, Math.min(BAR_WIDTH, full));
	const facts = `${"█".repeat(filled) + "░".repeat(BAR_WIDTH - filled)} ${factsOf(state).join("  ")}`;
	const short = displayWidth(facts) <= width ? facts : factsOf(state).join("  ");
	const names = state.running.map(shownPage).join(", ");
	const room = width - displayWidth(short) - 2;
	const withNames = names === "" || room < 8 ? short : `${short}  ${cutToWidth(names, room)}`;
	return defuseCommands(cutToWidth(withNames, width));
}
/** One line for a log, written every few seconds. */
function logLine(state) {
	return defuseCommands(`boobench: ${factsOf(state).join(", ")}`);
}
/**
* One line about one finished page, as a log or `--verbose` shows it; cut to `columns`.
*/
function outcomeLine(page, columns) {
	const took = page.durationMs === null ? "" : ` (${seconds(page.durationMs)} s)`;
	const sentence = page.outcome === "ghost-free" ? "" : `: ${verdictSentence(page)}`;
	const line = `${page.outcome.padEnd(10)} ${shownPage(page)}${took}${sentence}`;
	return defuseCommands(cutToWidth(line, usableColumns(columns)));
}
function factsOf(state) {
	const left = timeLeftMs(state);
	return [
		`${thousands(state.done)}/${thousands(state.total)} pages`,
		counted$1(state.boos, "Boo", "Boos"),
		...state.lost === 0 ? [] : [`${thousands(state.lost)} Lost`],
		...state.errors === 0 ? [] : [counted$1(state.errors, "error", "errors")],
		...left === null || left === 0 ? [] : [`about ${span(left)} left`]
	];
}
// src/cli/progress.ts
/** A log gets a line so often, a terminal is drawn anew so often. */
const LOG_EVERY_MS = 1e4;
const DRAW_EVERY_MS = 100;
/** Shows how far a run is: a bar on a terminal, plain lines in a log. */
var Progress = class {
	#to;
	/** On the clock of performance.now(): the one on the wall may be set while a run goes. */
	#beganMs = performance.now();
	#running = /* @__PURE__ */ new Map();
	#state = null;
	#timer;
	#drawn = false;
	constructor(to) {
		this.#to = to;
	}
	/** @param done results of an earlier run that goes on here */
	begin(total, done) {
		let state = {
			total,
			done: 0,
			resumed: done.length,
			boos: 0,
			lost: 0,
			errors: 0,
			elapsedMs: 0,
			running: []
		};
		for (const page of done) state = withOutcome(state, page);
		this.#state = state;
		const every = this.#to.isTerminal ? DRAW_EVERY_MS : LOG_EVERY_MS;
		this.#timer = setInterval(() => this.#draw(), every);
		this.#timer.unref();
	}
	started(page) {
		this.#running.set(pageKey(page), page);
	}
	done(page) {
		this.#running.delete(pageKey(page));
		if (this.#state !== null) this.#state = withOutcome(this.#state, page);
		if (page.outcome === "ghost-free") return;
		this.#clear();
		this.#to.write(`${outcomeLine(page, this.#to.columns)}\n`);
	}
	notice(text) {
		this.#clear();
		this.#to.write(defuseCommands(`boobench: ${visible$2(text)}\n`));
	}
	end() {
		clearInterval(this.#timer);
		this.#clear();
		if (this.#state !== null && !this.#to.isTerminal) this.#draw();
		this.#state = null;
	}
	#clear() {
		if (this.#drawn) this.#to.write(CLEAR_LINE);
		this.#drawn = false;
	}
	#draw() {
		if (this.#state === null) return;
		const elapsedMs = performance.now() - this.#beganMs;
		const state = {
			...this.#state,
			elapsedMs,
			running: [...this.#running.values()]
		};
		if (!this.#to.isTerminal) {
			this.#to.write(`${logLine(state)}\n`);
			return;
		}
		this.#to.write(`${CLEAR_LINE}${progressLine(state, this.#to.columns - 1)}`);
		this.#drawn = true;
	}
};
// src/cli/run-request.ts
const DEFAULT_SHELL = "bash -euo pipefail -c";
/**
* What a run is asked for by options.
*
* @throws InputError for an option that is missing or cannot be used
*/
function runRequestOf(settings, { base, allow }) {
	const shard = settings.text("shard");
	const outputFormat = settings.required("output-format");
	const shell = settings.text("shell");
	const hasBudget = settings.text("job-budget-minutes") !== null;
	return {
		data: dataOf(settings),
		selection: selectionOf(settings),
		shard: shard === null ? null : parseShard(shard),
		parser: {
			command: settings.required("command"),
			shell: shell === DEFAULT_SHELL ? null : shell,
			batch: settings.flag("batch"),
			outputFormat: parseOutputFormat(outputFormat),
			timeoutMs: settings.minutes("timeout-minutes"),
			maxOutputBytes: settings.bytes("max-output"),
			retries: settings.whole("retries", 0) ?? 0,
			concurrency: settings.whole("concurrency", 1) ?? availableParallelism(),
			workingDirectory: resolve(settings.required("working-directory")),
			passEnv: settings.list("pass-env") ?? []
		},
		outputFormat,
		label: labelOf(settings),
		resultsPath: settings.required("results-path"),
		mode: modeOf(settings),
		base,
		allow,
		confirm: settings.whole("confirm", 0) ?? 0,
		budgetMs: hasBudget ? settings.minutes("job-budget-minutes") : null,
		toolVersion: VERSION
	};
}
function modeOf(settings) {
	const mode = {
		resume: settings.flag("resume"),
		fresh: settings.flag("fresh")
	};
	if (!mode.resume || !mode.fresh) return mode;
	throw new InputError("resume-and-fresh", "--resume and --fresh contradict each other", { hint: "Go on with --resume, or throw the unfinished run away with --fresh." });
}
/** Shows on a channel how a run goes. */
var RunProgress = class {
	events;
	#progress;
	constructor(to, signal) {
		const progress = new Progress(to);
		const fetching = new FetchProgressLine(to);
		this.#progress = progress;
		this.events = {
			signal,
			onProgress: (at) => fetching.show(at),
			onHouse: (house, done) => {
				fetching.end();
				progress.begin(house.pages.length, done);
			},
			onStart: (page) => progress.started(page),
			onDone: (page) => progress.done(page),
			onNotice: (text) => progress.notice(text)
		};
	}
	/** May be called more than once. */
	end() {
		this.#progress.end();
	}
};
// src/cli/run-command.ts
/** `boobench run`: the parser on the pages, the verdicts, and the gate when there is a base. */
async function runCommand(context) {
	const { settings, terminal, signal } = context;
	const policies = policiesOf(settings);
	const paths = reportPathsOf(settings);
	const allow = await allowListOf(settings);
	const basePath = settings.text("baseline-path");
	const base = basePath === null ? null : await readResults(basePath);
	const request = runRequestOf(settings, {
		base,
		allow
	});
	const progress = new RunProgress(terminal.err, signal);
	try {
		const { results, resultsFile } = await run(request, progress.events);
		progress.end();
		const { comparison, decision } = gate(base, results, allow, policies);
		if (settings.flag("json")) terminal.out.write(serializeResults(results));
		else {
			const { printRun } = await import("./chunk-print-run2.js");
			await printRun(results, terminal.out, {
				outputPath: (page) => outputPathIn(request.resultsPath, page),
				resultsPath: resultsFile
			});
		}
		const report = settings.flag("json") ? terminal.err : terminal.out;
		const isGated = allow.length > 0 || policies.minGhostFree.length > 0 || policies.maxLost !== null;
		if (base !== null || isGated || decision.conclusion === "failure") {
			const { renderComparison, renderDecision } = await import("./chunk-terminal-gate.js");
			const render = base === null ? renderDecision : renderComparison;
			report.write(`\n${render(comparison, decision, report)}`);
		}
		await writeReportFiles(paths, results, comparison);
		const { tellRunHtml } = await import("./chunk-run-html.js");
		const judged = {
			results,
			resultsFile,
			comparison,
			decision,
			include: "boo",
			signal
		};
		const baseRun = base === null || basePath === null ? null : {
			results: base,
			file: basePath
		};
		await tellRunHtml(settings, {
			...judged,
			base: baseRun
		}, {
			out: report,
			err: terminal.err
		});
		return decision.exitCode;
	} finally {
		progress.end();
	}
}
/** Exit code of a run that only measures: no gate. */
function measuredExit(errors) {
	return errors === 0 ? EXIT.passed : EXIT.couldNotMeasure;
}
export { FetchProgressLine as $, object as $t, canvas as A, parseResults as At, verdictSentence as B, differences as Bt, removeFrom as C, isFill as Ct, lastAtMost as D, gate as Dt, clean as E, parseHubSource as Et, paragraph as F, comparePages as Ft, displayWidth as G, base64 as Gt, padEnd as H, shownText as Ht, pathLines as I, groupByRoom as It, writeInto as J, is as Jt, parseShard as K, getDotPath as Kt, section as L, pageKey as Lt, excerptLines as M, didYouMean as Mt, headingLines as N, summarize as Nt, makeScratch as O, readResults as Ot, pageLines as P, isBad as Pt, selectionOf as Q, number$2 as Qt, shownPage as R, pageName as Rt, readJournalOf as S, decodeHTMLStrict as St, locate as T, isCommit as Tt, padStart as U, writeFileAtomically as Ut, cutToWidth as V, shown$1 as Vt, wrap as W, array as Wt, labelOf as X, minValue as Xt, writeReportFiles as Y, literal as Yt, policiesOf as Z, nullish as Zt, allowListOf as _, filesOf as _t, Progress as a, safeParse as an, seconds as at, RESULTS as b, publishedRule as bt, judgeStored as c, unknown as cn, dataOf as ct, readAnswer as d, versionOf as dt, optional as en, TerminalLine as et, readLeftFile as f, datasetFolder as ft, removeWorktree as g, commitOf as gt, currentCommit as h, roomOfFile as ht, runRequestOf as i, regex as in, pointsChange as it, excerptBudget as j, serializeResults as jt, removeScratch as k, resultsFileAt as kt, judgeOutput as l, variant as ln, download as lt, addWorktree as m, readIndex as mt, runCommand as n, pipe as nn, megabytes as nt, run as o, strictObject as on, span as ot, selectPages as p, isGood as pt, reportPathsOf as q, integer as qt, RunProgress as r, record as rn, percent as rt, inOrder as s, string as sn, thousands as st, measuredExit as t, picklist as tn, counted$1 as tt, parseOutputFormat as u, openHouse as ut, OUTPUTS as v, nextLink as vt, tokenSlice as w, pLimit as wt, outputPathIn as x, decodeHTML as xt, REPORT as y, lockHolder as yt, shownSentence as z, comparabilityKey as zt };
