import { i as visibleCut } from "./chunk-escape.js";
// src/cli/terminal-line.ts
const DRAW_EVERY_MS = 100;
/** Takes what stands on a terminal's line away. */
const CLEAR_LINE = "\r\x1B[2K";
/** One line on a terminal that is drawn over and over while work goes on; a log gets none. */
var TerminalLine = class {
	#to;
	#drawnAt = 0;
	constructor(to) {
		this.#to = to;
	}
	/** Draws the line anew, cut to the terminal's width; a line that comes too soon is left out. */
	show(text) {
		const now = Date.now();
		if (!this.#to.isTerminal || now - this.#drawnAt < DRAW_EVERY_MS) return;
		this.#drawnAt = now;
		this.#to.write(`${CLEAR_LINE}${visibleCut(text, this.#to.columns - 1)}`);
	}
	end() {
		if (this.#drawnAt > 0) this.#to.write(CLEAR_LINE);
		this.#drawnAt = 0;
	}
};
export { TerminalLine as n, CLEAR_LINE as t };
