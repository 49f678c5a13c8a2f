import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import pLimit from 'p-limit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DataSource, download, openHouse } from '../../src/app/open-house.ts';
import { parseConfig } from '../../src/cli/config-file.ts';
import { InputError } from '../../src/errors.ts';
import { parseAllowList } from '../../src/gate/allow-list.ts';
import { loadHouse } from '../../src/house/load.ts';
import { parseResults, serializeResults } from '../../src/results/file.ts';
import { COMMIT, LoopbackHub, smallDataset } from '../hub/loopback-hub.ts';
import { page, run } from '../results/build.ts';
import { removeFolder, somePages, temporaryFolder, writeHouse } from '../support/cli.ts';
import { ran } from './support/cases.ts';
import { besides } from './support/programs.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
});
afterEach(() => removeFolder(cwd));

const path = (...parts: readonly string[]): string => join(cwd, ...parts);
const RESULTS = serializeResults(run([page('real/a', 'boo'), page('trap/b', 'ghost-free')]));

/** The bytes with one of them wrong: at each `every`th place another bit, a quote or a zero. */
function flips(content: Buffer, every: number): readonly Buffer[] {
  const flipped: Buffer[] = [];
  for (let at = 0; at < content.length; at += every) {
    const right = content[at] ?? 0;
    const wrong = [right ^ 0x01, right ^ 0x80, 0x22, 0x00][(at / every) % 4] ?? 0;
    const copy = Buffer.from(content);
    copy[at] = wrong === right ? right ^ 0x01 : wrong;
    flipped.push(copy);
  }
  return flipped;
}

/** Null where it is read; the message where it is refused with an error of ours. */
function refusalOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

describe('results files that are none', () => {
  const change = (from: string | RegExp, to: string): string => {
    const changed = RESULTS.replace(from, to);
    expect(changed).not.toBe(RESULTS);
    return changed;
  };
  const FILES: readonly (readonly [string, () => string | Buffer])[] = [
    ['a later version', () => change('"schemaVersion": 1', '"schemaVersion": 2')],
    ['an earlier version', () => change('"schemaVersion": 1', '"schemaVersion": 0')],
    ['a version that is text', () => change('"schemaVersion": 1', '"schemaVersion": "1"')],
    ['no version', () => change('"schemaVersion": 1,', '')],
    ['a field of a later version', () => change('"tool": {', '"later": 1, "tool": {')],
    ['nothing', () => ''],
    ['half of the file', () => RESULTS.slice(0, RESULTS.length / 2)],
    ['the file twice', () => RESULTS + RESULTS],
    ['a list', () => '[]'],
    ['null', () => 'null'],
    ['no text', () => Buffer.alloc(4096, 0xfe)],
    ['UTF-16', () => Buffer.from(`\uFEFF${RESULTS}`, 'utf16le')],
    ['brackets without end', () => '['.repeat(300_000)],
    ['fewer pages than it says', () => change(/\{\s*"id": "a"[^]*?\n {4}\},/, '')],
  ];

  it('are refused by every command, which names them', async (context) => {
    writeFileSync(path('good.json'), RESULTS);
    writeHouse(path('house'), somePages(1));
    mkdirSync(path('out'));
    const own = ['run', '--dataset', 'house', '--command', 'cat {input}', '--results-path', 'new'];
    const commands = (bad: string): readonly (readonly string[])[] => [
      ['compare', bad, 'good.json'],
      ['compare', 'good.json', bad],
      ['merge', bad],
      [...own, '--baseline-path', bad],
    ];
    const ends = await pLimit(2).map([...FILES], async ([name, content], at) => {
      const bad = `bad-${at}.json`;
      writeFileSync(path(bad), content());
      const args = commands(bad)[at % 4] ?? [];
      return { name, bad, args, ...(await besides(args, { cwd })) };
    });
    for (const { name, bad, code, stdout, stderr } of ends) {
      expect({ name, code, stdout }).toEqual({ name, code: 2, stdout: '' });
      expect(stderr).toMatch(new RegExp(`^boobench: ${bad}`));
      expect(stderr).not.toMatch(/fault of boobench|^\s+at /m);
    }
    ran(context, FILES.length);
  });

  it('are refused, or the same in all that counts, whatever value in them is another', (context) => {
    const numRuns = 2000;
    const right = parseResults(RESULTS, 'right.json').pages.map(({ outcome }) => outcome);
    fc.assert(
      fc.property(fc.nat(), fc.jsonValue({ maxDepth: 2 }), (seed, value) => {
        const text = JSON.stringify(withOther(JSON.parse(RESULTS), seed, value));
        const message = refusalOf(() => {
          expect(parseResults(text, 'bad.json').pages.map(({ outcome }) => outcome)).toEqual(right);
        });
        if (message !== null) expect(message).toContain('bad.json');
      }),
      { numRuns, seed: 5 },
    );
    ran(context, numRuns);
  });
});

/** A value with one of its parts replaced. */
function withOther(root: unknown, seed: number, value: unknown): unknown {
  const places: (() => void)[] = [];
  const visit = (at: unknown): void => {
    if (typeof at !== 'object' || at === null) return;
    for (const [key, part] of Object.entries(at)) {
      places.push(() => Object.assign(at, { [key]: value }));
      visit(part);
    }
  };
  visit(root);
  places[seed % places.length]?.();
  return root;
}

describe('a byte that was flipped', () => {
  it('in rows loses no page silently', async (context) => {
    writeHouse(path('house'), somePages(3));
    const file = path('house/trap.jsonl');
    const bytes = readFileSync(file);
    const damaged = flips(bytes, 3);
    for (const flipped of damaged) {
      writeFileSync(file, flipped);
      const rows = flipped
        .toString('latin1')
        .split('\n')
        .filter((line) => line.trim() !== '');
      const options = { needDocuments: true, builtinFolder: '/nowhere' };
      const house = await loadHouse(path('house'), options).catch((error: unknown) => {
        if (error instanceof InputError) return null;
        throw error;
      });
      if (house === null) continue;
      const skipped = house.notices.filter((notice) => notice.includes('of another type skipped'));
      expect(house.pages.length + house.unusable.length + skipped.length).toBe(rows.length);
    }
    ran(context, damaged.length);
  });

  it('in an allow-list or a configuration is an error of ours, or none', (context) => {
    const allow = Buffer.from(
      '# known\n- page: trap/a\n  reason: "it is ours"\n  expires: 2099-01-01\n',
    );
    const config = Buffer.from('# ours\nmax-pages: 4\nfail-on: new-boos,new-lost\nrooms: [a, b]\n');
    const lists = flips(allow, 1);
    const configs = flips(config, 1);
    const messages = [
      ...lists.map((bytes) =>
        refusalOf(() => parseAllowList(bytes.toString('utf8'), 'allow.yml', Date.now())),
      ),
      ...configs.map((bytes) =>
        refusalOf(() => parseConfig(bytes.toString('utf8'), 'boobench.yml')),
      ),
    ];
    const unnamed = messages.filter((text) => text !== null && !/(allow|boobench)\.yml/.test(text));
    expect(unnamed).toEqual([]);
    ran(context, lists.length + configs.length);
  });

  it('in the index of a downloaded dataset is mended by the next download', async (context) => {
    const hub = await LoopbackHub.open({ repository: 'owner/house', files: smallDataset() });
    const data: DataSource = {
      dataset: 'owner/house',
      revision: null,
      builtinFolder: '/nowhere',
      store: path('store'),
      offline: false,
      endpoint: hub.endpoint,
      token: null,
    };
    const events = { onNotice: (): void => undefined };
    const fetch = (): Promise<unknown> =>
      download(data, { rooms: null, verify: true, prune: false }, events);
    await fetch();
    const index = path('store/owner--house', COMMIT, '.boobench-index.json');
    const right = readFileSync(index);
    const damaged = flips(right, 17);
    for (const flipped of damaged) {
      writeFileSync(index, flipped);
      const offline = openHouse(
        { ...data, offline: true },
        { rooms: null, needDocuments: true },
        events,
      );
      const pages = await offline.then(
        (house) => house.pages.length,
        (error: unknown) => {
          expect(error).toBeInstanceOf(InputError);
          return 6;
        },
      );
      expect(pages).toBe(6);
      await fetch();
      expect(readFileSync(index).equals(right)).toBe(true);
    }
    await hub.close();
    ran(context, damaged.length);
  });
});
