import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
// src/cli/context.ts
/** The product's version, of `package.json`. */
const VERSION = "0.1.0";
/** The house that ships with the product: beside `dist/`, and beside `src/` when run from source. */
function builtinFolder() {
	const beside = fileURLToPath(new URL("../house", import.meta.url));
	if (existsSync(`${beside}/real.jsonl`)) return beside;
	return fileURLToPath(new URL("../../house", import.meta.url));
}
export { builtinFolder as n, VERSION as t };
