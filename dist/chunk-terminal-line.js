import { i as visibleCut } from "./chunk-escape.js";
// src/cli/terminal-line.ts
const DRAW_EVERY_MS = 100;
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
		const isSoon = this.#drawnAtMs !== null && nowMs - this.#drawnAtMs < DRAW_EVERY_MS;
		if (!this.#to.isTerminal || isSoon) return;
		this.#drawnAtMs = nowMs;
		this.#to.write(`${CLEAR_LINE}${visibleCut(text, this.#to.columns - 1)}`);
	}
	end() {
		if (this.#drawnAtMs !== null) this.#to.write(CLEAR_LINE);
		this.#drawnAtMs = null;
	}
};
export { TerminalLine as n, CLEAR_LINE as t };
