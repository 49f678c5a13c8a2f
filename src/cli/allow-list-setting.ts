import { readAllowList } from '../app/compare.ts';
import type { AllowEntry } from '../gate/allow-entry.ts';
import type { Settings } from './settings.ts';

/**
 * The entries of the allow-list that is set; none where none is.
 *
 * @throws InputError naming file and line, for expired entries too
 */
export async function allowListOf(settings: Settings): Promise<AllowEntry[]> {
  const path = settings.text('allow-list');
  return path === null ? [] : await readAllowList(path, Date.now());
}
