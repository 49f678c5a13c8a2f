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
export { MeasureError as a, InterruptedError as i, EXIT as n, InputError as r, BoobenchError as t };
