import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Answer } from '../http.ts';

interface Blob {
  data: Buffer | null;
  readonly blocks: Map<string, Buffer>;
  type: string;
}

const BLOCK_NAMES = /<(?:Latest|Uncommitted|Committed)>([^<]+)</g;

/**
 * The part of Azure's block blobs that the cache and artifact clients use: one PUT, blocks and their
 * list, GET and HEAD with a range. A request that also carries an `authorization` header is refused,
 * as Azure does: a GitHub token must not follow a redirect to here.
 */
export class BlobStore {
  readonly #blobs = new Map<string, Blob>();

  /** Makes an empty blob. */
  create(): string {
    const id = randomUUID();
    this.#blobs.set(id, { data: null, blocks: new Map(), type: 'application/octet-stream' });
    return id;
  }

  /** The path of a signed address. */
  signedPath(id: string): string {
    return `/blob/${id}?sig=${randomUUID()}&se=2099-01-01`;
  }

  /** The bytes; null while nothing was uploaded. */
  read(id: string): Buffer | null {
    return this.#blobs.get(id)?.data ?? null;
  }

  write(id: string, data: Buffer, type: string): void {
    this.#blobs.set(id, { data, blocks: new Map(), type });
  }

  remove(id: string): void {
    this.#blobs.delete(id);
  }

  answer(request: IncomingMessage, url: URL, body: Buffer): Answer {
    const blob = this.#blobs.get(url.pathname.slice('/blob/'.length));
    if (blob === undefined || !url.searchParams.has('sig')) return azure(403);
    if (request.headers.authorization !== undefined) return azure(400);
    if (request.method === 'PUT') return put(blob, request, url, body);
    if (blob.data === null) return azure(404);
    return get(blob.data, blob.type, request);
  }
}

function put(blob: Blob, request: IncomingMessage, url: URL, body: Buffer): Answer {
  const type = String(request.headers['x-ms-blob-content-type'] ?? blob.type);
  const part = url.searchParams.get('comp');
  if (part === 'block') {
    blob.blocks.set(url.searchParams.get('blockid') ?? '', body);
    return azure(201);
  }
  if (part === 'blocklist') {
    const names = [...body.toString('utf8').matchAll(BLOCK_NAMES)].map(([, name = '']) => name);
    const blocks = names.flatMap((name) => blob.blocks.get(name) ?? []);
    if (blocks.length !== names.length) return azure(400);
    blob.data = Buffer.concat(blocks);
  } else if (request.headers['x-ms-blob-type'] === 'BlockBlob') blob.data = body;
  else return azure(400);
  blob.type = type;
  return azure(201);
}

function get(data: Buffer, type: string, { headers }: IncomingMessage): Answer {
  const asked = String(headers.range ?? headers['x-ms-range'] ?? '');
  const range = /^bytes=(\d+)-(\d*)$/.exec(asked);
  const from = Number(range?.[1] ?? 0);
  const to = Math.min(Number(range?.[2] || data.length - 1), data.length - 1);
  const part = data.subarray(from, to + 1);
  return {
    ...azure(range === null ? 200 : 206, {
      'content-type': type,
      'content-length': String(part.length),
      'accept-ranges': 'bytes',
      'content-md5': createHash('md5').update(data).digest('base64'),
      ...(range === null ? {} : { 'content-range': `bytes ${from}-${to}/${data.length}` }),
    }),
    body: part,
  };
}

function azure(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: {
      'x-ms-version': '2024-11-04',
      'x-ms-request-id': randomUUID(),
      etag: '"0x1"',
      'last-modified': new Date(0).toUTCString(),
      ...headers,
    },
  };
}
