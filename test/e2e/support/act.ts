import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER } from './folders.ts';

const VERSION = 'v0.2.89';
const FOLDER = join(CACHE_FOLDER, `act-${VERSION}`);

/** The runner that plays workflows on this machine. */
export const ACT = join(FOLDER, 'act');

/**
 * Builds the runner where it is not there yet; some 130 seconds of CPU, once.
 *
 * @throws Error where there is no Go, and with Go's own words where the build fails
 */
export function buildAct(): void {
  if (existsSync(ACT)) return;
  const building = `${FOLDER}.part`;
  mkdirSync(building, { recursive: true });
  try {
    execFileSync('go', ['install', `github.com/nektos/act@${VERSION}`], {
      env: { ...process.env, GOBIN: building },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
    throw new Error(
      `The end-to-end tests run workflows with act ${VERSION}, which is built with Go: go was not found on PATH. Install Go 1.25 or newer, or leave these tests out with npm test.`,
      { cause: error },
    );
  }
  renameSync(building, FOLDER);
}
