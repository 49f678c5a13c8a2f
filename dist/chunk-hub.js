import { a as MeasureError, i as InterruptedError, r as InputError } from "./chunk-errors.js";
import { t as shown } from "./chunk-shown.js";
import { i as nextLink, n as commitOf, r as filesOf } from "./chunk-hub-listing.js";
// node_modules/is-network-error/index.js
const objectToString = Object.prototype.toString;
const isError = (value) => objectToString.call(value) === "[object Error]";
const errorMessages = /* @__PURE__ */ new Set([
	"network error",
	"NetworkError when attempting to fetch resource.",
	"The Internet connection appears to be offline.",
	"Network request failed",
	"fetch failed",
	"terminated",
	" A network error occurred.",
	"Network connection lost"
]);
function isNetworkError(error) {
	if (!(error && isError(error) && error.name === "TypeError" && typeof error.message === "string")) return false;
	const { message, stack } = error;
	if (message === "Load failed" || message.startsWith("Load failed (") && message.endsWith(")")) return stack === void 0 || "__sentry_captured__" in error;
	if (message.startsWith("error sending request for url")) return true;
	if (message === "Failed to fetch" || message.startsWith("Failed to fetch (") && message.endsWith(")")) return true;
	return errorMessages.has(message);
}
// node_modules/p-retry/index.js
function validateRetries(retries) {
	if (typeof retries === "number") {
		if (retries < 0) throw new TypeError("Expected `retries` to be a non-negative number.");
		if (Number.isNaN(retries)) throw new TypeError("Expected `retries` to be a valid number or Infinity, got NaN.");
	} else if (retries !== void 0) throw new TypeError("Expected `retries` to be a number or Infinity.");
}
function validateNumberOption(name, value, { min = 0, allowInfinity = false } = {}) {
	if (value === void 0) return;
	if (typeof value !== "number" || Number.isNaN(value)) throw new TypeError(`Expected \`${name}\` to be a number${allowInfinity ? " or Infinity" : ""}.`);
	if (!allowInfinity && !Number.isFinite(value)) throw new TypeError(`Expected \`${name}\` to be a finite number.`);
	if (value < min) throw new TypeError(`Expected \`${name}\` to be \u2265 ${min}.`);
}
var AbortError = class extends Error {
	constructor(message) {
		super();
		if (message instanceof Error) {
			this.originalError = message;
			({message} = message);
		} else {
			this.originalError = new Error(message);
			this.originalError.stack = this.stack;
		}
		this.name = "AbortError";
		this.message = message;
	}
};
function calculateDelay(retriesConsumed, options) {
	const attempt = Math.max(1, retriesConsumed + 1);
	const random = options.randomize ? Math.random() + 1 : 1;
	let timeout = Math.round(random * options.minTimeout * options.factor ** (attempt - 1));
	timeout = Math.min(timeout, options.maxTimeout);
	return timeout;
}
function calculateRemainingTime(start, max) {
	if (!Number.isFinite(max)) return max;
	return max - (performance.now() - start);
}
async function onAttemptFailure({ error, attemptNumber, retriesConsumed, startTime, options }) {
	const normalizedError = error instanceof Error ? error : /* @__PURE__ */ new TypeError(`Non-error was thrown: "${error}". You should only throw errors.`);
	if (normalizedError instanceof AbortError) throw normalizedError.originalError;
	const retriesLeft = Number.isFinite(options.retries) ? Math.max(0, options.retries - retriesConsumed) : options.retries;
	const maxRetryTime = options.maxRetryTime ?? Number.POSITIVE_INFINITY;
	const context = Object.freeze({
		error: normalizedError,
		attemptNumber,
		retriesLeft,
		retriesConsumed
	});
	await options.onFailedAttempt(context);
	if (calculateRemainingTime(startTime, maxRetryTime) <= 0) throw normalizedError;
	const consumeRetry = await options.shouldConsumeRetry(context);
	const remainingTime = calculateRemainingTime(startTime, maxRetryTime);
	if (remainingTime <= 0 || retriesLeft <= 0) throw normalizedError;
	if (normalizedError instanceof TypeError && !isNetworkError(normalizedError)) {
		if (consumeRetry) throw normalizedError;
		options.signal?.throwIfAborted();
		return false;
	}
	if (!await options.shouldRetry(context)) throw normalizedError;
	if (!consumeRetry) {
		options.signal?.throwIfAborted();
		return false;
	}
	const delayTime = calculateDelay(retriesConsumed, options);
	const finalDelay = Math.min(delayTime, remainingTime);
	options.signal?.throwIfAborted();
	if (finalDelay > 0) await new Promise((resolve, reject) => {
		const onAbort = () => {
			clearTimeout(timeoutToken);
			options.signal?.removeEventListener("abort", onAbort);
			reject(options.signal.reason);
		};
		const timeoutToken = setTimeout(() => {
			options.signal?.removeEventListener("abort", onAbort);
			resolve();
		}, finalDelay);
		if (options.unref) timeoutToken.unref?.();
		options.signal?.addEventListener("abort", onAbort, { once: true });
	});
	options.signal?.throwIfAborted();
	return true;
}
async function pRetry(input, options = {}) {
	options = { ...options };
	validateRetries(options.retries);
	if (Object.hasOwn(options, "forever")) throw new Error("The `forever` option is no longer supported. For many use-cases, you can set `retries: Infinity` instead.");
	options.retries ??= 10;
	options.factor ??= 2;
	options.minTimeout ??= 1e3;
	options.maxTimeout ??= Number.POSITIVE_INFINITY;
	options.maxRetryTime ??= Number.POSITIVE_INFINITY;
	options.randomize ??= false;
	options.onFailedAttempt ??= () => {};
	options.shouldRetry ??= () => true;
	options.shouldConsumeRetry ??= () => true;
	validateNumberOption("factor", options.factor, {
		min: 0,
		allowInfinity: false
	});
	validateNumberOption("minTimeout", options.minTimeout, {
		min: 0,
		allowInfinity: false
	});
	validateNumberOption("maxTimeout", options.maxTimeout, {
		min: 0,
		allowInfinity: true
	});
	validateNumberOption("maxRetryTime", options.maxRetryTime, {
		min: 0,
		allowInfinity: true
	});
	if (!(options.factor > 0)) options.factor = 1;
	options.signal?.throwIfAborted();
	let attemptNumber = 0;
	let retriesConsumed = 0;
	const startTime = performance.now();
	while (Number.isFinite(options.retries) ? retriesConsumed <= options.retries : true) {
		attemptNumber++;
		try {
			options.signal?.throwIfAborted();
			const result = await input(attemptNumber);
			options.signal?.throwIfAborted();
			return result;
		} catch (error) {
			if (await onAttemptFailure({
				error,
				attemptNumber,
				retriesConsumed,
				startTime,
				options
			})) retriesConsumed++;
		}
	}
	throw new Error("Retry attempts exhausted without throwing an error.");
}
// src/house/hub.ts
/** Longest answer about a revision or a page of a listing. */
const MOST_JSON_BYTES = 33554432;
/** Longest listing that is followed. */
const MOST_FILES = 2e5;
const MOST_LISTING_PAGES = 2e3;
/** Tries after the first, and the waits between them. */
const RETRIES = 5;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 2e4;
/** A server that asks for more patience than this is taken for one that is down. */
const MOST_PATIENCE_MS = 3e5;
/** A failure that another try may mend; the wait that the server asked for, if it did. */
var Passing = class extends Error {
	waitMs;
	constructor(message, waitMs = null, cause) {
		super(message, { cause });
		this.waitMs = waitMs;
	}
};
/** Reads a dataset through the Hub's public HTTP API. */
var Hub = class {
	#options;
	constructor(options) {
		this.#options = options;
	}
	/**
	* The commit that a revision stands for now.
	*
	* @throws InputError when the dataset or the revision does not exist or may not be read
	* @throws MeasureError when the Hub cannot be reached
	*/
	async commitOf({ repository, revision }) {
		const url = this.#url(`api/datasets/${repository}/revision/${encodeURIComponent(revision)}`);
		const { json } = await this.#json(url, repository);
		const commit = commitOf(json);
		if (commit !== null) return commit;
		throw new MeasureError("bad-answer", `${url.href} did not answer with a commit`, { hint: "Check HF_ENDPOINT." });
	}
	/** All files of a dataset at a commit. */
	async filesOf(repository, commit) {
		const files = [];
		const visited = /* @__PURE__ */ new Set();
		let url = this.#url(`api/datasets/${repository}/tree/${commit}?recursive=true`);
		while (url !== null) {
			const { json, link } = await this.#json(url, repository);
			const found = filesOf(json);
			if (found === null) throw new MeasureError("bad-answer", `${url.href} did not answer with a list of files`, { hint: "Check HF_ENDPOINT." });
			files.push(...found);
			visited.add(url.href);
			const next = link === null ? null : new URL(link, url);
			if (files.length > MOST_FILES || visited.size > MOST_LISTING_PAGES || next !== null && (visited.has(next.href) || next.origin !== url.origin)) throw new MeasureError("endless-listing", `the list of files of ${shown(repository)} does not end`, { hint: "Check HF_ENDPOINT, or try again later." });
			url = next;
		}
		return files;
	}
	/**
	* Opens a file's content from a byte on and hands it to `take`; all of it again after a failure.
	*
	* @param take consumes the answer; what it throws is retried unless it is one of our errors. It is
	*   told how many bytes it already has, and whether the server started there.
	*/
	async content({ repository, commit, path }, have, take) {
		const parts = path.split("/").map(encodeURIComponent).join("/");
		const url = this.#url(`datasets/${repository}/resolve/${commit}/${parts}`);
		await this.#retry(async () => {
			const from = await have();
			const headers = from > 0 ? { range: `bytes=${from}-` } : {};
			const answer = await this.#get(url, repository, headers);
			const start = /^bytes (\d+)-/.exec(answer.header("content-range") ?? "")?.[1];
			const isRest = answer.status === 206 && Number(start) === from;
			if (answer.status === 206 && !isRest) {
				await answer.discard();
				throw new Passing(`${url.href} answered with another part than the one asked for`);
			}
			await take(answer.body, isRest);
		});
	}
	#url(path) {
		return new URL(path, this.#options.endpoint);
	}
	async #json(url, repository) {
		return this.#retry(async () => {
			const answer = await this.#get(url, repository, {});
			const chunks = [];
			let bytes = 0;
			for await (const chunk of answer.body) {
				bytes += chunk.length;
				if (bytes > MOST_JSON_BYTES) throw new MeasureError("bad-answer", `${url.href} answered with more than ${MOST_JSON_BYTES} bytes`, { hint: "Check HF_ENDPOINT." });
				chunks.push(chunk);
			}
			const text = Buffer.concat(chunks).toString("utf8");
			try {
				return {
					json: JSON.parse(text),
					link: nextLink(answer.header("link"))
				};
			} catch (error) {
				throw new Passing(`${url.href} answered with JSON that is cut off or none`, null, error);
			}
		});
	}
	async #get(url, repository, headers) {
		const { client, signal } = this.#options;
		const answer = await client.get(url, {
			headers,
			signal
		});
		if (answer.status === 200 || answer.status === 206) return answer;
		const wait = patienceOf(answer.header("retry-after"));
		await answer.discard();
		if (answer.status === 429 || answer.status === 408 || answer.status === 416 || answer.status >= 500) throw new Passing(`${url.href} answered ${answer.status}`, wait);
		throw this.#refusal(answer.status, url, repository);
	}
	#refusal(status, url, repository) {
		const what = `dataset ${shown(repository)}`;
		const page = this.#url(`datasets/${repository}`).href;
		if (status === 401 || status === 403) {
			const hint = this.#options.hasToken ? `Ask for access on ${page}, and check that HF_TOKEN may read it.` : `If it exists it is private or gated: ask for access on ${page} and set HF_TOKEN.`;
			return new InputError("no-access", `${what} may not be read (${status})`, { hint });
		}
		if (status === 404) return new InputError("missing-dataset", `${what} has nothing at ${url.href}`, { hint: "Check the name and the revision: owner/name@revision." });
		return new InputError("refused", `${url.href} answered ${status}`, { hint: "Check the name of the dataset." });
	}
	/** Tries again after what may pass: a broken connection, a busy server. */
	async #retry(attempt) {
		const { signal, onRetry } = this.#options;
		const tried = async () => {
			try {
				return await attempt();
			} catch (error) {
				if (error instanceof InputError || error instanceof MeasureError) throw new AbortError(error);
				throw error instanceof Error ? error : new Error(String(error));
			}
		};
		try {
			return await pRetry(tried, {
				retries: RETRIES,
				minTimeout: FIRST_WAIT_MS,
				maxTimeout: LONGEST_WAIT_MS,
				randomize: true,
				...signal === void 0 ? {} : { signal },
				onFailedAttempt: async ({ error, retriesLeft }) => {
					if (retriesLeft === 0) return;
					const waitMs = error instanceof Passing ? error.waitMs ?? 0 : 0;
					onRetry(error.message);
					if (waitMs > 0) await pause(waitMs, signal);
				}
			});
		} catch (error) {
			if (signal?.aborted === true) throw new InterruptedError("interrupted", "the download was interrupted");
			if (error instanceof InputError || error instanceof MeasureError) throw error;
			const reason = error instanceof Error ? error.message : String(error);
			throw new MeasureError("unreachable", `the download failed 6 times: ${reason}`, {
				hint: "Check the network (HF_ENDPOINT, HTTPS_PROXY) and run it again, what is there is kept; or take the pages that ship with boobench: --dataset builtin.",
				cause: error
			});
		}
	}
};
/** Milliseconds that a `Retry-After` asks for, in seconds or as a date; null for none that is sensible. */
function patienceOf(header) {
	if (header === null) return null;
	const ms = (/^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1e3) * 1e3;
	return ms > 0 && ms <= MOST_PATIENCE_MS ? ms : null;
}
function pause(ms, signal) {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		signal?.addEventListener("abort", () => {
			clearTimeout(timer);
			resolve();
		});
	});
}
export { Hub };
