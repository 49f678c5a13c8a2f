import { n as announce, r as setOutputs } from "./chunk-channels.js";
import { o as visible } from "./chunk-main.js";
// src/action/announce-failure.ts
/** Marks a failed step on the check, with what to do about it. */
function announceFailure({ message, hint }) {
	const text = hint === void 0 ? message : `${message}. ${hint}`;
	announce("error", visible(text));
	setOutputs({
		conclusion: "failure",
		reason: visible(message),
		"baseline-source": "none"
	});
}
export { announceFailure };
