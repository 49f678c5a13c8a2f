import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * How to install packages where this program finds them.
 *
 * @returns a command line; in a clone, whose lock file names their versions, `npm ci`
 */
export function installCommand(names: readonly string[]): string {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const clone = [root, dirname(root)].find((folder) =>
    existsSync(join(folder, 'package-lock.json')),
  );
  return clone === undefined
    ? `npm install --no-save ${names.join(' ')}`
    : `npm ci --prefix ${clone}`;
}

/**
 * Path of a file in an installed package, looked for from this program upwards.
 *
 * @param file relative to the package's folder, with `/`
 * @returns null when the package or the file in it is not there
 */
export function packageFile(name: string, file: string): string | null {
  for (const folder of require.resolve.paths(name) ?? []) {
    const path = join(folder, name, file);
    if (existsSync(path)) return path;
  }
  return null;
}
