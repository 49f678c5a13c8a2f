import type { BlobStore } from './blob-store.ts';
import { type Call, type Procedure, TwirpError } from './rpc.ts';

export interface CacheEntry {
  readonly id: number;
  readonly key: string;
  /** Hash over the paths as they were written, and the compression. */
  readonly version: string;
  /** The ref that saved it. */
  readonly scope: string;
  readonly blob: string;
  complete: boolean;
}

/**
 * GitHub's cache service, version 2: entries never change, belong to the ref that saved them, and are
 * found by key, then by the newest key that starts as asked.
 */
export class CacheService {
  readonly procedures: Readonly<Record<string, Procedure>> = {
    'CacheService/CreateCacheEntry': (call) => this.#create(call),
    'CacheService/FinalizeCacheEntryUpload': (call) => this.#complete(call),
    'CacheService/GetCacheEntryDownloadURL': (call) => this.#find(call),
  };
  /** Refuses every save, as GitHub does for a token without a scope to write to. */
  refuseSaves = false;
  readonly #blobs: BlobStore;
  readonly #address: (path: string) => string;
  #entries: CacheEntry[] = [];
  #nextId = 1;

  constructor(blobs: BlobStore, address: (path: string) => string) {
    this.#blobs = blobs;
    this.#address = address;
  }

  /** Complete entries, oldest first. */
  get entries(): readonly CacheEntry[] {
    return this.#entries.filter(({ complete }) => complete);
  }

  /** Removes the entries whose key starts so, as GitHub does after a week or past 10 GB. */
  evict(prefix = ''): number {
    const gone = this.#entries.filter(({ key }) => key.startsWith(prefix));
    for (const { blob } of gone) this.#blobs.remove(blob);
    this.#entries = this.#entries.filter((entry) => !gone.includes(entry));
    return gone.length;
  }

  #create(call: Call): object {
    const [key, version] = [call.text('key'), call.text('version')];
    const scope = call.claims.scopes.find(({ write }) => write);
    if (scope === undefined || this.refuseSaves) {
      const message = 'cache write denied: token has no writable scopes';
      return { ok: false, signed_upload_url: '', message };
    }
    const isTaken = this.#entries.some(
      (entry) => entry.key === key && entry.version === version && entry.scope === scope.ref,
    );
    if (isTaken) {
      const message = 'cache entry with the same key, version, and scope already exists';
      throw new TwirpError(409, 'already_exists', message);
    }
    const blob = this.#blobs.create();
    const id = this.#nextId++;
    this.#entries.push({ id, key, version, scope: scope.ref, blob, complete: false });
    return {
      ok: true,
      signed_upload_url: this.#address(this.#blobs.signedPath(blob)),
      message: '',
    };
  }

  #complete(call: Call): object {
    const writable = call.claims.scopes.filter(({ write }) => write).map(({ ref }) => ref);
    const entry = this.#entries.find(
      ({ key, version, scope, complete }) =>
        key === call.text('key') &&
        version === call.text('version') &&
        !complete &&
        writable.includes(scope),
    );
    if (entry === undefined) throw new TwirpError(404, 'not_found', 'cache entry not found');
    if (this.#blobs.read(entry.blob)?.length !== Number(call.text('size_bytes'))) {
      return { ok: false, entry_id: '0', message: 'size mismatch' };
    }
    entry.complete = true;
    return { ok: true, entry_id: String(entry.id), message: '' };
  }

  #find(call: Call): object {
    for (const { ref } of call.claims.scopes) {
      for (const key of [call.text('key'), ...call.list('restore_keys')]) {
        const entry = this.#match(ref, call.text('version'), key);
        if (entry === undefined) continue;
        const url = this.#address(this.#blobs.signedPath(entry.blob));
        return { ok: true, signed_download_url: url, matched_key: entry.key };
      }
    }
    return { ok: false, signed_download_url: '', matched_key: '' };
  }

  #match(ref: string, version: string, key: string): CacheEntry | undefined {
    const hits = this.entries.filter((entry) => entry.scope === ref && entry.version === version);
    return (
      hits.find((entry) => entry.key === key) ?? hits.findLast((entry) => entry.key.startsWith(key))
    );
  }
}
