import { h as EXIT, m as BoobenchError } from "./chunk-files.js";
// src/action/step-failure.ts
/**
* An error as something to report: the step ends well, and the last step of the action fails.
*
* @throws the error itself where it is a fault of ours, or an interrupt
*/
function failureOf(error) {
	if (!(error instanceof BoobenchError) || error.exitCode === EXIT.interrupted) throw error;
	return {
		message: error.message,
		hint: error.hint ?? null,
		exitCode: error.exitCode
	};
}
export { failureOf as t };
