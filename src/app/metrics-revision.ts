import { createHash, type Hash } from 'node:crypto';
import { readText } from '../host/files.ts';
import type { TruthPage } from './metrics-truth.ts';

/** Largest reference page: a page of dense print has some 20 kB, its annotation some 200. */
const MAX_TRUTH_BYTES = 16 * 1024 * 1024;

/** Reads reference pages, each once, and hashes what it read. */
export class TruthReader {
  readonly #hash: Hash = createHash('sha256');

  /** @throws InputError naming a file that cannot be read or is too large */
  async read(page: TruthPage): Promise<string> {
    const reference = await readText(page.path, MAX_TRUTH_BYTES);
    this.#hash.update(`${page.id}\0${reference.length}\0${reference}`);
    return reference;
  }

  /** `sha256:` and the hash of all pages that were read, in that order. Ends the reader. */
  revision(): string {
    return `sha256:${this.#hash.digest('hex')}`;
  }
}
