import { i as __toESM, t as __commonJSMin } from "./chunk-rolldown-runtime.js";
import { createHash } from "node:crypto";
import { n as shownText, t as shown } from "./chunk-shown.js";
import { a as pageName, i as pageKey, r as groupByRoom, t as comparePages } from "./chunk-order.js";
import { i as isMeasured, n as isEmptyAnswer, r as isFlaky, t as isBad } from "./chunk-outcome.js";
import { n as EXIT, r as InputError } from "./chunk-errors.js";
import { t as didYouMean } from "./chunk-nearest.js";
import { join } from "node:path";
import { c as readText, r as kindOfPath } from "./chunk-files.js";
import { S as title, _ as regex, b as strictObject, c as minValue, f as number, g as pipe, h as picklist, i as exactOptional, l as nonEmpty, o as literal, r as description, s as maxValue, t as array, u as nullable, v as safeInteger, x as string, y as safeParse } from "./chunk-dist.js";
// src/results/comparability.ts
/** Hex digits of the key: 64 bits, far more than the runs of one repository need. */
const KEY_DIGITS = 16;
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
		return value === other ? [] : [{
			name,
			a: shownText(value),
			b: shownText(other)
		}];
	});
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
// src/results/summary.ts
/**
* Counts pages and takes their rates; the order of `pages` does not matter.
*
* `error` pages count in the denominator of the ghost-free rate (rule, section 4). `warnings` is the
* number of warnings, not of pages that have one.
*
* @returns zeros and nulls for no pages; O(n log n)
*/
function tally(pages) {
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
		medianDurationMs: median(present(sorted.map((page) => page.durationMs)))
	};
}
/** The summary of a run: all pages, and each room that has pages. */
function summarize(pages) {
	return {
		...tally(pages),
		rooms: [...groupByRoom(pages)].map(([room, own]) => ({
			room,
			...tally(own)
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
function median(values) {
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
		coverage: coverageOf(pages)?.[side] ?? null
	};
}
function coverageOf(pages) {
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
		coverage: coverageOf(pages)
	};
}
function tallyOf(pages, side) {
	const own = pages.flatMap((page) => page[side] ?? []);
	return own.length === 0 ? null : tally(own);
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
	if (twice !== void 0) throw failOnError(`names ${twice.kind} twice, got ${shown(text)}`);
	return policies;
}
/**
* Reads `min-ghost-free`: `95` for all pages, or `real=95,trap=80`, in percent, up to four decimals.
*
* @returns no limits for an empty text
* @throws InputError for anything else, and for a room that is there twice
*/
function parseMinGhostFree(text) {
	if (text.trim() === "") return [];
	const parts = text.split(",").map((part) => part.trim());
	const limits = parts.map((part) => {
		const at = part.lastIndexOf("=");
		const room = at === -1 ? null : part.slice(0, at).trim();
		const percent = readPercent(part.slice(at + 1).trim());
		if (percent === null || room === "" || room === null && parts.length > 1) throw minGhostFreeError(`must be a percentage or room=percentage, got ${shown(part)}`);
		return {
			room,
			percent
		};
	});
	const twice = limits.find(({ room }, index) => limits.findIndex((l) => l.room === room) < index);
	if (twice !== void 0) throw minGhostFreeError(`names room ${shown(twice.room)} twice`);
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
	if (!/^\d{1,9}$/.test(trimmed)) throw new InputError("max-lost", `max-lost must be a whole number from 0, got ${shown(text)} (input max-lost)`, { hint: "Give the most Lost pages that may pass, such as 0." });
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
		throw failOnError(`needs points from 0 to 100 as in coverage-drop:2, got ${shown(name)}`);
	}
	if (name === "never") throw failOnError("takes never alone, got it beside others");
	const guess = didYouMean(kind, [
		...PLAIN_POLICIES,
		"coverage-drop",
		"never"
	]);
	throw failOnError(`does not know ${shown(name)}`, guess);
}
/** A number from 0 to 100, with a `%` sign or without; null for anything else. */
function readPercent(text) {
	const [, digits] = /^(\d{1,3}(?:\.\d{1,4})?) ?%?$/.exec(text) ?? [];
	const value = Number(digits);
	return digits !== void 0 && value <= 100 ? value : null;
}
function failOnError(problem, guess = null) {
	const usage = `Use ${PLAIN_POLICIES.join(", ")}, coverage-drop:<points>, or never alone.`;
	return new InputError("fail-on", `fail-on ${problem} (input fail-on)`, { hint: guess === null ? usage : `${guess} ${usage}` });
}
function minGhostFreeError(problem) {
	return new InputError("min-ghost-free", `min-ghost-free ${problem} (input min-ghost-free)`, { hint: "Give a percentage such as 95, or one a room such as real=95,trap=80." });
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
		pages: comparison.pages.filter((page) => page.compared && warningsOf(page.head) > warningsOf(page.base))
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
function warningsOf(page) {
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
	const open = whyNeutral(comparison);
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
function whyNeutral(comparison) {
	const { baseline } = comparison;
	if (baseline.kind === "none") return "There is no baseline to compare with.";
	if (baseline.kind === "not-comparable") return `Not comparable with the base because ${baseline.reasons.join("; ")}.`;
	if (comparison.compared.pages === 0) return "No page was judged in both runs and counts.";
	if (comparison.headShard !== null && comparison.counts["not-run"] > 0) {
		const { index, total } = comparison.headShard;
		return `This is shard ${index}/${total}; merge the shards to decide.`;
	}
	return null;
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
		const problem = `must stay inside its folder, got ${shown(page[field])}`;
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
		problem: `must not be an absolute path, got ${shown(source)}`
	};
	if (!isRealTime(results.startedAt)) return {
		path: "startedAt",
		problem: `is no real time: ${shown(results.startedAt)}`
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
	const result = safeParse(schema, data, { abortEarly: true });
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
		problem: `must be ${issue.kind === "validation" ? issue.message : wantedText(issue.expected)}, got ${shown(issue.input)}`
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
	else text += `[${shown(item.key)}]`;
	return text;
}
// src/results/schema.ts
const text = string();
const word = pipe(string(), nonEmpty("text that is not empty"));
const count = pipe(number(), safeInteger("a whole number"), minValue(0, "0 or more"));
const positive = pipe(number(), safeInteger("a whole number"), minValue(1, "1 or more"));
/** No count of characters or milliseconds gets past the whole numbers that JSON carries safely. */
const amount = pipe(number(), minValue(0, "0 or more"), maxValue(Number.MAX_SAFE_INTEGER, "at most 2^53 - 1"));
const share = pipe(number(), minValue(0, "0 to 1"), maxValue(1, "0 to 1"));
/** Rooms and ids become file names: no control character is ever part of one. */
const nameText = pipe(string(), regex(/^[^\u0000-\u001f\u007f]+$/, "text that is not empty and has no control characters"));
const roomName = pipe(nameText, description("real, trap, ghost, script, or the name of a folder"));
const checkName = pipe(picklist([
	"fill_run",
	"fill_total",
	"unit_run",
	"line",
	"phrase",
	"table",
	"markup",
	"empty"
]), description("The budget of the repetition rule"));
const place = strictObject({
	start: pipe(count, description("UTF-16 offset into the raw output")),
	end: pipe(count, description("UTF-16 offset into the raw output, exclusive"))
});
const budgetLine = strictObject({
	check: checkName,
	unit: pipe(text, description("The unit or line as on the output, cut, controls made visible")),
	measured: amount,
	limit: amount,
	pageCount: pipe(amount, description("How often, or how much of it, the page has"))
});
const warning = strictObject({
	name: picklist([
		"skeleton",
		"bloat",
		"thin",
		"doubling"
	]),
	unit: text,
	measured: amount,
	limit: amount,
	sentence: pipe(text, description("One sentence for people"))
});
const verdict = strictObject({
	cause: pipe(picklist([
		"none",
		"loop",
		"empty",
		"failed",
		"hidden-loop",
		"broken-answer",
		"timed-out",
		"not-judged"
	]), description("Why the page has its outcome")),
	sentence: pipe(text, description("One sentence for people")),
	check: pipe(nullable(checkName), description("The worst budget; null if nothing was measured")),
	unit: nullable(text),
	measured: nullable(amount),
	limit: nullable(amount),
	pageCount: nullable(amount),
	overshoot: pipe(nullable(amount), description("measured ÷ limit; above 1 is a Boo")),
	where: pipe(array(place), description("The run, or the first, second and last copies")),
	budgets: pipe(array(budgetLine), description("The worst of each check")),
	warnings: pipe(array(warning), description("Never change the outcome")),
	coverage: pipe(nullable(share), description("Share of the page's words that came back, 0 to 1"))
});
const confirmation = strictObject({
	runs: pipe(positive, description("Runs of this page in all")),
	bad: pipe(positive, description("Runs that were a Boo or Lost"))
});
/** One page's entry. */
const PageSchema = strictObject({
	id: nameText,
	room: roomName,
	tags: array(text),
	outcome: pipe(picklist([
		"ghost-free",
		"boo",
		"lost",
		"error"
	]), description("error: the page could not be judged")),
	verdict,
	durationMs: pipe(nullable(amount), description("Wall time; null if the command never ran, or a batch did not tell")),
	attempts: pipe(count, description("How often the command was started")),
	outputBytes: pipe(count, description("Size of the raw answer in UTF-8")),
	exitCode: nullable(pipe(number(), safeInteger("a whole number"))),
	confirmation: exactOptional(pipe(confirmation, description("Absent when the page was not run again")))
});
const tallyFields = {
	pages: count,
	ghostFree: count,
	boos: count,
	lost: count,
	errors: count,
	empty: pipe(count, description("Boos because nothing came back")),
	warnings: pipe(count, description("Warnings, not pages")),
	ghostFreeRate: pipe(nullable(share), description("ghostFree ÷ pages; null for no pages")),
	coverage: pipe(nullable(share), description("Mean over the pages that have one")),
	medianDurationMs: nullable(amount)
};
/** What was asked for; null stands for everything. */
const SelectionSchema = strictObject({
	rooms: nullable(array(word)),
	pages: pipe(nullable(array(word)), description("Ids or globs")),
	tags: nullable(array(word)),
	maxPages: pipe(nullable(positive), description("Most pages of a room"))
});
/** Which part of a run that several machines share. */
const ShardSchema = strictObject({
	index: positive,
	total: positive
});
/** The whole file. */
const ResultsSchema = pipe(strictObject({
	schemaVersion: pipe(literal(1), description("Version of this format")),
	tool: strictObject({
		name: literal("boobench"),
		version: word
	}),
	dataset: strictObject({
		source: pipe(word, description("builtin, owner/name, or a folder that is never absolute")),
		revision: pipe(word, description("Commit of a hub dataset, or sha256: and a hash of the rows")),
		ruleVersion: pipe(word, description("Version of the repetition rule"))
	}),
	parser: strictObject({
		label: text,
		command: pipe(nullable(text), description("null when outputs were scored"))
	}),
	commit: pipe(nullable(word), description("Commit of the code under test")),
	startedAt: pipe(string(), regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?Z$/, "a UTC time such as 2026-01-31T12:00:00Z")),
	selection: SelectionSchema,
	timeoutMs: pipe(nullable(positive), description("Clock of a page; null for scored outputs")),
	shard: pipe(nullable(ShardSchema), description("null for a whole run")),
	pages: pipe(array(PageSchema), description("By room (real, trap, ghost, script, then by name) and id")),
	summary: strictObject({
		...tallyFields,
		rooms: array(strictObject({
			room: roomName,
			...tallyFields
		}))
	})
}), title("Boo Bench results"), description("The results of one run, version 1: results.json"));
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
	const data = parseJson(text, file);
	const version = isRecord(data) ? data["schemaVersion"] : void 0;
	if (version !== void 0 && version !== 1) throw new InputError("results-version", `${file} has schemaVersion ${shown(version)}; this version reads 1`, { hint: "Use the version of boobench that wrote the file, or run again." });
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
function parseJson(text, file) {
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
/** @throws InputError naming the file for anything that is not results of this version */
async function readResults(path) {
	return parseResults(await readText(path, MAX_RESULTS_BYTES), path);
}
/** The path of a results file, given as such or as the folder that holds it. */
async function resultsFileAt(path) {
	return await kindOfPath(path) === "folder" ? join(path, "results.json") : path;
}
/** As {@link readResults}, of a results file or of the folder that holds it. */
async function readResultsAt(path) {
	return readResults(await resultsFileAt(path));
}
/** @throws InputError naming file and line, for expired entries too */
async function readAllowList(path, nowMs) {
	const { parseAllowList } = await import("./chunk-allow-list.js");
	return parseAllowList(await readText(path, MAX_ALLOW_LIST_BYTES), path, nowMs);
}
export { compareRuns as _, resultsFileAt as a, differences as b, PageSchema as c, checkAgainst as d, faultText as f, parseMinGhostFree as g, parseMaxLost as h, readResultsAt as i, SelectionSchema as l, parseFailOn as m, readAllowList as n, parseResults as o, findPageContradiction as p, readResults as r, serializeResults as s, gate as t, ShardSchema as u, summarize as v, comparabilityKey as y };
