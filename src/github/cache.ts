import * as cache from '@actions/cache';
import { KEYS_A_LOOKUP } from './cache-keys.ts';

/** What a cache did: it is a convenience, so that it warns and never fails a job. */
export interface CacheEvents {
  readonly onWarning: (text: string) => void;
}

/**
 * Restores the first of some keys into paths.
 *
 * @param paths relative to the workspace, the same as for {@link saveCache}: the service matches them
 * @param primaryKey an exact key
 * @param prefixes starts of keys, the best first, as many as there are
 * @returns the key that was found; null for none, and where the service fails or is not there
 */
export async function restoreCache(
  paths: readonly string[],
  primaryKey: string,
  prefixes: readonly string[],
  { onWarning }: CacheEvents,
): Promise<string | null> {
  if (!cache.isFeatureAvailable()) return null;
  const atOnce = KEYS_A_LOOKUP - 1;
  try {
    for (let at = 0; at === 0 || at < prefixes.length; at += atOnce) {
      const found = await cache.restoreCache(
        [...paths],
        primaryKey,
        prefixes.slice(at, at + atOnce),
      );
      if (found !== undefined) return found;
    }
  } catch (error) {
    onWarning(`the cache could not be read: ${messageOf(error)}`);
  }
  return null;
}

/**
 * Saves paths under a key; a key that is there already is left as it is.
 *
 * @returns whether it was saved
 */
export async function saveCache(
  paths: readonly string[],
  key: string,
  { onWarning }: CacheEvents,
): Promise<boolean> {
  if (!cache.isFeatureAvailable()) return false;
  try {
    // -1 where the service refused: it has said why.
    return (await cache.saveCache([...paths], key)) !== -1;
  } catch (error) {
    onWarning(`the cache could not be written: ${messageOf(error)}`);
    return false;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
