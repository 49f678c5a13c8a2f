import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
// src/host/package-files.ts
const require = createRequire(import.meta.url);
/**
* Path of a file in an installed package, looked for from this program upwards.
*
* @param file relative to the package's folder, with `/`
* @returns null when the package or the file in it is not there
*/
function packageFile(name, file) {
	for (const folder of require.resolve.paths(name) ?? []) {
		const path = join(folder, name, file);
		if (existsSync(path)) return path;
	}
	return null;
}
export { packageFile as t };
