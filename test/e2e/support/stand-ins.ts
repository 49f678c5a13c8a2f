import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { CACHE_FOLDER, SUPPORT_FOLDER } from './folders.ts';

const FROM = join(SUPPORT_FOLDER, 'stand-ins');
const TO = join(CACHE_FOLDER, 'stand-ins');

/** Actions that a workflow of a test may use, and the folder that stands in for each. */
export const STAND_INS: ReadonlyMap<string, string> = new Map(
  ['checkout', 'download-artifact', 'github-script', 'setup-node', 'upload-artifact'].map(
    (name) => [`actions/${name}`, join(TO, name)],
  ),
);

/** An action that tries the harness itself. */
export const PROBE = join(CACHE_FOLDER, 'probe');

/** Bundles the stand-ins and the probe, each with the client packages that it uses. */
export async function buildStandIns(): Promise<void> {
  for (const [name, folder] of STAND_INS) {
    await build(join(FROM, name.replace('actions/', '')), folder);
  }
  await build(join(SUPPORT_FOLDER, 'probe'), PROBE);
}

async function build(from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(join(from, 'action.yml'), join(to, 'action.yml'));
  for (const source of readdirSync(from).filter((name) => name.endsWith('.ts'))) {
    const bundle = await rolldown({
      input: join(from, source),
      platform: 'node',
      external: [/^node:/],
      onLog: () => undefined,
    });
    const name = source.replace('.ts', '.mjs');
    await bundle.write({ dir: to, format: 'esm', entryFileNames: name, codeSplitting: false });
    await bundle.close();
  }
}
