import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { download, type DataSource, openHouse } from '../../src/app/open-house.ts';
import { removeFolder, temporaryFolder, until } from '../support/cli.ts';
import {
  COMMIT,
  etagOf,
  type HubOptions,
  LoopbackHub,
  type Mischief,
  smallDataset,
} from './loopback-hub.ts';

const REPOSITORY = 'owner/house';
let store = '';
let hub: LoopbackHub | null = null;
let notices: string[] = [];
beforeEach(() => {
  store = temporaryFolder();
  notices = [];
});
afterEach(async () => {
  await hub?.close();
  hub = null;
  removeFolder(store);
});

async function open(options: Partial<HubOptions> = {}): Promise<LoopbackHub> {
  hub = await LoopbackHub.open({
    repository: REPOSITORY,
    files: smallDataset(),
    inGit: (path) => path.endsWith('.jsonl'),
    ...options,
  });
  return hub;
}

function data(change: Partial<DataSource> = {}): DataSource {
  return {
    dataset: REPOSITORY,
    revision: null,
    builtinFolder: '/nowhere',
    store,
    offline: false,
    endpoint: hub?.endpoint ?? 'http://127.0.0.1:9',
    token: null,
    ...change,
  };
}

const events = { onNotice: (text: string): void => void notices.push(text) };
const all = { rooms: null, verify: true, prune: false } as const;
const house = (): string => join(store, 'owner--house', COMMIT);
const fetch = (change: Partial<DataSource> = {}, rooms: readonly string[] | null = null) =>
  download(data(change), { ...all, rooms }, events);

function expectWhole(rooms: readonly string[] = ['real', 'trap']): void {
  for (const [path, body] of smallDataset()) {
    const isWanted = rooms.some((room) => path.includes(room));
    expect({ path, there: existsSync(join(house(), path)) }).toEqual({ path, there: isWanted });
    if (isWanted) expect(readFileSync(join(house(), path)).equals(body)).toBe(true);
  }
  const left = readdirSync(house(), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.part'),
  );
  expect(left).toEqual([]);
}

describe('download', () => {
  it('fetches every room once, and nothing the next time', async () => {
    const server = await open();
    const first = await fetch();
    expect(first).toMatchObject({ commit: COMMIT, rooms: ['real', 'trap'], folder: house() });
    expectWhole();
    expect(server.fetched).toHaveLength(6);
    expect((await fetch()).fetchedBytes).toBe(0);
    expect(server.fetched).toHaveLength(6);
  });

  it('fetches only the rooms asked for, and others later', async () => {
    await open();
    expect(await fetch({}, ['trap'])).toMatchObject({ rooms: ['trap'] });
    expectWhole(['trap']);
    expect(await fetch({}, ['real'])).toMatchObject({ rooms: ['real'] });
    expectWhole();
  });

  it('gives the pages with source and commit, and reads them again off the network', async () => {
    await open();
    const opened = await openHouse(data(), { rooms: null, needDocuments: true }, events);
    expect(opened).toMatchObject({ source: REPOSITORY, revision: COMMIT, unusable: [] });
    expect(opened.pages).toHaveLength(6);
    await hub?.close();
    hub = null;
    const again = await openHouse(
      data({ offline: true }),
      { rooms: null, needDocuments: true },
      events,
    );
    expect(again.pages.map(({ id }) => id)).toEqual(opened.pages.map(({ id }) => id));
  });

  it('follows a listing over many pages', async () => {
    const server = await open({ pageSize: 2 });
    await fetch();
    expectWhole();
    expect(server.asked.filter(({ path }) => path.includes('/tree/'))).toHaveLength(5);
  });

  it('sends the token to the Hub and to nobody else', async () => {
    const server = await open({ token: 'hf_secret' });
    await fetch({ token: 'hf_secret' });
    expectWhole();
    const atStore = server.asked.filter(({ path }) => path.startsWith('/store/'));
    expect(atStore.map(({ headers }) => headers.authorization)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  it('mends a file that was damaged, and keeps the others', async () => {
    const server = await open();
    await fetch();
    const path = join(house(), 'docs/real/real-2.pdf');
    const { size } = statSync(path);
    writeFileSync(path, 'y'.repeat(size));
    await fetch();
    expectWhole();
    expect(server.fetched).toHaveLength(7);
  });

  it('removes other commits when it is told to prune', async () => {
    await open();
    const old = join(store, 'owner--house', 'a'.repeat(40));
    mkdirSync(old, { recursive: true });
    await download(data(), { ...all, prune: true }, events);
    expect(existsSync(old)).toBe(false);
    expectWhole();
  });

  it('serves two processes that want the same at once', async () => {
    const server = await open();
    await Promise.all([fetch(), fetch()]);
    expectWhole();
    expect(server.fetched).toHaveLength(6);
  });
});

/** Mischief for the first `times` requests whose path matches. */
function first(times: number, wanted: RegExp, act: Mischief): Mischief {
  return (asked, response, right) =>
    wanted.test(asked.path) && asked.time <= times && act(asked, response, right);
}

const status =
  (code: number, headers: Record<string, string> = {}): Mischief =>
  (_, response) => {
    response.writeHead(code, headers);
    response.end('busy');
    return true;
  };

describe('a network that misbehaves', () => {
  it.each<readonly [string, Mischief]>([
    ['429 with Retry-After', first(2, /tree/, status(429, { 'retry-after': '1' }))],
    ['503 on every file', first(2, /store/, status(503))],
    ['500 on the revision', first(1, /revision/, status(500))],
    [
      'JSON that is cut off',
      first(1, /tree/, (_, response, { body }) => {
        response.writeHead(200);
        response.end(body.subarray(0, 100));
        return true;
      }),
    ],
    [
      'connections that are reset',
      first(2, /store/, (_, response) => {
        response.destroy();
        return true;
      }),
    ],
    [
      'wrong bytes once',
      first(1, /store/, (_, response, { body }) => {
        response.writeHead(200);
        response.end(Buffer.alloc(body.length, 1));
        return true;
      }),
    ],
    [
      'too many bytes once',
      first(1, /store/, (_, response, { body }) => {
        response.writeHead(200);
        response.end(Buffer.concat([body, body]));
        return true;
      }),
    ],
    [
      'a range that is not the one asked for',
      first(2, /store/, (asked, response, { body }) => {
        if (asked.headers.range === undefined) {
          response.writeHead(200, { 'content-length': body.length });
          response.write(body.subarray(0, 1000), () => response.socket?.end());
        } else {
          response.writeHead(206, { 'content-range': `bytes 5-9/${body.length}` });
          response.end('wrong');
        }
        return true;
      }),
    ],
  ])('gets everything in spite of %s', async (_, mischief) => {
    await open({ mischief });
    await fetch();
    expectWhole();
    expect(notices.length).toBeGreaterThan(0);
  });

  it('goes on where a connection broke off', async () => {
    const ranges: (string | undefined)[] = [];
    const conditions: (string | string[] | undefined)[] = [];
    const whole = smallDataset().get('docs/real/real-3.pdf') ?? Buffer.alloc(0);
    const part = join(house(), 'docs/real/.real-3.pdf.part');
    await open({
      mischief: (asked, response, { body, status: code, headers }) => {
        if (!asked.path.startsWith('/store/') || !asked.path.includes('real-3')) return false;
        ranges.push(asked.headers.range);
        conditions.push(asked.headers['if-range']);
        if (asked.time > 3) return false;
        response.writeHead(code, { ...headers, 'content-length': body.length });
        response.write(body.subarray(0, 2000));
        // The connection breaks when the client has written down what was sent.
        const wanted = asked.time * 2000;
        void until(
          'the client has it',
          () => existsSync(part) && statSync(part).size >= wanted,
        ).then(() => response.destroy());
        return true;
      },
    });
    await fetch();
    expectWhole();
    expect(ranges).toEqual([undefined, 'bytes=2000-', 'bytes=4000-', 'bytes=6000-']);
    const etag = etagOf(whole);
    expect(conditions).toEqual([undefined, etag, etag, etag]);
  });

  it('begins anew when the file is another than the one that broke off', async () => {
    const part = join(house(), 'docs/real/.real-3.pdf.part');
    const stale = Buffer.alloc(9000, 'stale');
    await open({
      mischief: (asked, response) => {
        if (!asked.path.startsWith('/store/') || !asked.path.includes('real-3')) return false;
        if (asked.time > 1) return false;
        response.writeHead(200, { etag: etagOf(stale), 'content-length': stale.length });
        response.write(stale.subarray(0, 2000));
        void until(
          'it is written down',
          () => existsSync(part) && statSync(part).size >= 2000,
        ).then(() => response.destroy());
        return true;
      },
    });
    await fetch();
    expectWhole();
    expect(notices.filter((text) => text.includes('hash'))).toEqual([]);
  });

  it.each<readonly [string, Mischief, RegExp]>([
    ['a gated dataset', first(99, /revision/, status(403)), /may not be read \(403\)/],
    ['a dataset that does not exist', first(99, /revision/, status(404)), /has nothing at/],
    [
      'another hash for ever',
      (asked, response, { body }) => {
        if (!asked.path.startsWith('/store/')) return false;
        response.writeHead(200);
        response.end(Buffer.alloc(body.length, 1));
        return true;
      },
      /came twice with another hash/,
    ],
    [
      'redirects in a circle',
      (asked, response) => {
        if (!asked.path.includes('resolve')) return false;
        response.writeHead(302, { location: asked.path });
        response.end();
        return true;
      },
      /redirected without end/,
    ],
    [
      'an answer of another shape',
      first(99, /tree/, (_, response) => {
        response.writeHead(200);
        response.end('{"error":"hello"}');
        return true;
      }),
      /did not answer with a list of files/,
    ],
    [
      'a listing that never ends',
      (asked, response) => {
        if (!asked.path.includes('tree')) return false;
        response.writeHead(200, {
          link: `<http://${asked.headers.host}${asked.path}>; rel="next"`,
        });
        response.end('[]');
        return true;
      },
      /does not end/,
    ],
    [
      'a listing that goes on elsewhere',
      first(99, /tree/, (_, response) => {
        response.writeHead(200, { link: '<http://example.invalid/x>; rel="next"' });
        response.end('[]');
        return true;
      }),
      /does not end/,
    ],
  ])('says what is wrong with %s, and takes nothing for whole', async (_, mischief, message) => {
    await open({ mischief });
    await expect(fetch()).rejects.toThrow(message);
    expect(existsSync(join(house(), 'real.jsonl'))).toBe(false);
    await expect(fetch({ offline: true })).rejects.toThrow(/is not whole/);
  });

  it.each([
    '../evil.jsonl',
    'docs/real/../../../evil.pdf',
    'docs/real/a\\b.pdf',
    'docs/real/a\nb.pdf',
    'docs/real/REAL-1.PDF',
  ])('stores no file of the name %j', async (name) => {
    await open({ files: new Map([...smallDataset(), [name, Buffer.from('evil')]]) });
    const fetched = fetch();
    if (name.startsWith('..')) await fetched;
    else await expect(fetched).rejects.toThrow(/cannot be stored/);
    expect(
      readdirSync(store, { recursive: true, encoding: 'utf8' }).filter((path) =>
        /evil|a\\b|a\nb|PDF$/.test(path),
      ),
    ).toEqual([]);
  });

  it('keeps to one commit though the branch moves', async () => {
    let commits = 0;
    const server = await open({
      mischief: (asked, response) => {
        if (!asked.path.includes('/revision/')) return false;
        commits += 1;
        response.writeHead(200);
        response.end(JSON.stringify({ sha: commits === 1 ? COMMIT : 'd'.repeat(40) }));
        return true;
      },
    });
    await fetch();
    expectWhole();
    expect(server.asked.filter(({ path }) => path.includes('/revision/'))).toHaveLength(1);
  });

  it('names a room that the dataset lacks, with the nearest', async () => {
    await open();
    await expect(fetch({}, ['reel'])).rejects.toThrow(
      expect.objectContaining({ hint: 'Did you mean "real"?' }),
    );
  });
});
