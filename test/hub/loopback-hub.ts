import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request meets instead of the right answer; null to answer rightly. */
export type Mischief = (request: Asked, response: ServerResponse, right: Right) => boolean;

interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Requests for this path so far, this one included. */
  readonly time: number;
}

interface Right {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface HubOptions {
  readonly repository: string;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly commit?: string;
  /** Files that are kept by Git itself; others are LFS files on the file store. */
  readonly inGit?: (path: string) => boolean;
  readonly token?: string;
  /** Entries a page of the listing. */
  readonly pageSize?: number;
  readonly mischief?: Mischief;
  /** Milliseconds before each answer. */
  readonly latencyMs?: number;
}

export const COMMIT = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00';

/** A Hub on loopback, after the documented API, with its file store on another port. */
export class LoopbackHub {
  readonly asked: Asked[] = [];
  readonly #options: HubOptions;
  readonly #hub: Server;
  readonly #store: Server;
  readonly #times = new Map<string, number>();

  private constructor(options: HubOptions) {
    this.#options = options;
    this.#hub = createServer((request, response) =>
      this.#answer(request, response, (path) => this.#hubAnswer(path, request)),
    );
    this.#store = createServer((request, response) =>
      this.#answer(request, response, (path) => this.#storeAnswer(path, request)),
    );
  }

  static async open(options: HubOptions): Promise<LoopbackHub> {
    const hub = new LoopbackHub(options);
    for (const server of [hub.#hub, hub.#store]) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
    return hub;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${portOf(this.#hub)}`;
  }

  get storeOrigin(): string {
    return `http://127.0.0.1:${portOf(this.#store)}`;
  }

  async close(): Promise<void> {
    for (const server of [this.#hub, this.#store]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  /** Requests for file contents. */
  get fetched(): readonly string[] {
    return this.asked.map(({ path }) => path).filter((path) => path.startsWith('/store/'));
  }

  #answer(
    request: IncomingMessage,
    response: ServerResponse,
    right: (path: string) => Right,
  ): void {
    const path = request.url ?? '/';
    const time = (this.#times.get(path) ?? 0) + 1;
    this.#times.set(path, time);
    const asked = { path, headers: request.headers, time };
    this.asked.push(asked);
    const answer = right(path);
    if (this.#options.mischief?.(asked, response, answer) === true) return;
    const send = (): void => {
      response.writeHead(answer.status, {
        ...answer.headers,
        'content-length': answer.body.length,
      });
      response.end(answer.body);
    };
    const { latencyMs = 0 } = this.#options;
    if (latencyMs === 0) send();
    else setTimeout(send, latencyMs);
  }

  #hubAnswer(url: string, request: IncomingMessage): Right {
    const { repository, files, token, commit = COMMIT, pageSize = 1000 } = this.#options;
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) {
      return { status: 401, headers: {}, body: Buffer.from('{"error":"gated"}') };
    }
    const { pathname, searchParams } = new URL(url, this.endpoint);
    if (pathname === `/api/datasets/${repository}/revision/main`) return json({ sha: commit });
    if (pathname === `/api/datasets/${repository}/tree/${commit}`) {
      const from = Number(searchParams.get('cursor') ?? 0);
      const entries = [
        { type: 'directory', path: 'docs', oid: '0'.repeat(40), size: 0 },
        ...[...files].map(([path, body]) => this.#entry(path, body)),
      ];
      const next = `${this.endpoint}${pathname}?recursive=true&cursor=${from + pageSize}`;
      const link: Record<string, string> =
        from + pageSize < entries.length ? { link: `<${next}>; rel="next"` } : {};
      return json(entries.slice(from, from + pageSize), link);
    }
    const prefix = `/datasets/${repository}/resolve/${commit}/`;
    const path = pathname.startsWith(prefix)
      ? decodeURIComponent(pathname.slice(prefix.length))
      : '';
    const body = files.get(path);
    if (body === undefined)
      return { status: 404, headers: {}, body: Buffer.from('{"error":"not found"}') };
    if (this.#options.inGit?.(path) === true) return ranged(body, request);
    const location = `${this.storeOrigin}/store/${encodeURIComponent(path)}`;
    return { status: 302, headers: { location }, body: Buffer.alloc(0) };
  }

  #storeAnswer(url: string, request: IncomingMessage): Right {
    const body = this.#options.files.get(decodeURIComponent(url.replace('/store/', '')));
    return body === undefined
      ? { status: 404, headers: {}, body: Buffer.alloc(0) }
      : ranged(body, request);
  }

  #entry(path: string, body: Buffer): object {
    const git = createHash('sha1').update(`blob ${body.length}\0`).update(body).digest('hex');
    if (this.#options.inGit?.(path) === true)
      return { type: 'file', path, oid: git, size: body.length };
    const oid = createHash('sha256').update(body).digest('hex');
    return {
      type: 'file',
      path,
      oid: git,
      size: body.length,
      lfs: { oid, size: body.length, pointerSize: 132 },
    };
  }
}

function json(value: unknown, headers: Readonly<Record<string, string>> = {}): Right {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  };
}

function ranged(body: Buffer, { headers }: IncomingMessage): Right {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
  const etag = etagOf(body);
  const isOther = (headers['if-range'] ?? etag) !== etag;
  if (from === 0 || isOther) return { status: 200, headers: { etag }, body };
  return {
    status: 206,
    headers: { etag, 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` },
    body: body.subarray(from),
  };
}

/** As the Hub makes it: a strong one, of the content. */
export function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('hex')}"`;
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen');
  return address.port;
}

/** A small dataset: two rooms of some pages each. */
export function smallDataset(pages = 3): Map<string, Buffer> {
  const files = new Map<string, Buffer>([['README.md', Buffer.from('# Not a page\n')]]);
  for (const room of ['real', 'trap']) {
    const rows: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const id = `${room}-${page}`;
      files.set(
        `docs/${room}/${id}.pdf`,
        Buffer.from(`%PDF-1.4\n${id} ${'x'.repeat(3000 * page)}`),
      );
      const rule = JSON.stringify({ reference_text: `Page ${id}`, mode: 'exact' });
      rows.push(
        JSON.stringify({
          pdf: `docs/${room}/${id}.pdf`,
          category: room,
          id,
          type: 'repetition_overshoot',
          rule,
          tags: [],
        }),
      );
    }
    files.set(`${room}.jsonl`, Buffer.from(`${rows.join('\n')}\n`));
  }
  return files;
}
