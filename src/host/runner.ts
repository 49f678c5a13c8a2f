import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readText } from './files.ts';
import { toMeasureError } from './system-error.ts';

/** GitHub's own payloads end at 25 MB. */
const MAX_PAYLOAD_BYTES = 64 * 1024 * 1024;

/** A folder of a job for this use of the action alone; the runner removes it with the job. */
export async function makeStateFolder(): Promise<string> {
  const parent = process.env['RUNNER_TEMP'] ?? tmpdir();
  try {
    return await mkdtemp(join(parent, 'boobench-'));
  } catch (error) {
    throw toMeasureError(`cannot make a folder in ${parent}`, error);
  }
}

/** The payload of the event that started the job; null outside of a job or where it is no JSON. */
export async function eventPayload(): Promise<unknown> {
  const path = process.env['GITHUB_EVENT_PATH'] ?? '';
  if (path === '') return null;
  try {
    return JSON.parse(await readText(path, MAX_PAYLOAD_BYTES));
  } catch {
    return null;
  }
}
