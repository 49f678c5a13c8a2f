import { n as defuseCommands, r as visible } from "./chunk-escape.js";
import { n as megabytes } from "./chunk-percent.js";
import { n as TerminalLine } from "./chunk-terminal-line.js";
// src/cli/fetch-progress.ts
const LOG_EVERY_MS = 5e3;
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
		this.#to.write(defuseCommands(`boobench: ${visible(text)}\n`));
	}
	end() {
		this.#line.end();
	}
	/** What is over in a few seconds is not worth a line. */
	#log(text) {
		const now = performance.now();
		this.#loggedAt ??= now;
		if (now - this.#loggedAt < LOG_EVERY_MS) return;
		this.#loggedAt = now;
		this.#to.write(`boobench: ${text}\n`);
	}
};
export { FetchProgressLine as t };
