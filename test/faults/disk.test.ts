import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseResults } from '../../src/results/file.ts';
import { LoopbackHub, smallDataset } from '../hub/loopback-hub.ts';
import {
  boobench,
  removeFolder,
  somePages,
  temporaryFolder,
  withoutTimes,
  writeHouse,
} from '../support/cli.ts';
import { ran } from './support/cases.ts';
import { READ_ONLY, SMALL_DISK } from './support/faults.ts';
import { canMount, canProtect, inNamespace } from './support/namespace.ts';
import type { Ended } from './support/programs.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
  writeHouse(join(cwd, 'house'), somePages(3));
});
afterEach(() => removeFolder(cwd));

const path = (...parts: readonly string[]): string => join(cwd, ...parts);
const RUN = "boobench run --dataset house --command 'cat {input}; seq 1200'";

/** An end with a message of ours: no stack trace, nothing of Node. */
function expectExplained({ code, stderr }: Ended, expected: number, words: RegExp): void {
  expect({ code, stderr }).toMatchObject({ code: expected });
  expect(stderr).toMatch(words);
  expect(stderr).not.toMatch(/fault of boobench|^\s+at /m);
}

describe('a full disk', () => {
  const SIZES = canMount
    ? [
        ...[4, 12, 20, 28, 36].map((kib) => `size=${kib}k`),
        ...[2, 4, 6].map((files) => `size=1m,nr_inodes=${files}`),
      ]
    : ['1', '2', '4', '8'];

  it('under the results ends the run, which goes on when there is room', async (context) => {
    boobench(['run', '--dataset', 'house', '--command', 'cat {input}; seq 1200'], { cwd });
    const expected = withoutTimes(path('boobench-results/results.json'));
    const runs = SIZES.map((size, at) => async () => {
      const disk = `disk-${at}`;
      const [fill, room] = canMount
        ? [`small_disk ${disk} ${size}`, `mount -o remount,size=10m,nr_inodes=1000 ${disk}`]
        : [`mkdir ${disk}; ulimit -Sf ${size}`, 'ulimit -Sf unlimited'];
      const out = `--results-path ${disk}/out`;
      const full = await inNamespace(
        `${fill}; ${RUN} ${out}; echo "ended $?"; ${room}
        ${RUN} ${out} --resume >&2 && cp ${disk}/out/results.json ${disk}.json`,
        { cwd },
      );
      expect({ size, ...full }).toMatchObject({ code: 0, stdout: 'ended 3\n' });
      expect(full.stderr).toMatch(/cannot (write|make the folder|use) \S*disk-\d+\/out.* \(E\w+\)/);
      expect(full.stderr).not.toMatch(/fault of boobench|^\s+at /m);
      expect(withoutTimes(path(`${disk}.json`))).toEqual(expected);
    });
    await pLimit(2).map(runs, (one) => one());
    ran(context, SIZES.length, SMALL_DISK[canMount ? 0 : 1]);
  });

  it.skipIf(!canMount)(
    'under the temporary files makes pages errors, never verdicts',
    async (context) => {
      const flood = 'seq 200000';
      const commands = [
        flood,
        `${flood} > {output}`,
        `${flood} > {output_dir}/answer.md`,
        `${flood} >&2; cat {input}`,
      ];
      const ends = await pLimit(2).map(commands, (command, at) =>
        inNamespace(
          `small_disk tmp-${at} size=200k
        TMPDIR=tmp-${at} boobench run --dataset house --command '${command}' --results-path out-${at} --json`,
          { cwd },
        ),
      );
      for (const [at, end] of ends.entries()) {
        expect({ command: commands[at], code: end.code }).toEqual({
          command: commands[at],
          code: 3,
        });
        const { pages } = parseResults(end.stdout, 'stdout');
        expect(pages.map(({ outcome }) => outcome)).toEqual(['error', 'error', 'error']);
        expect(pages[0]?.verdict.sentence).toContain('No space left on the disk');
      }
      ran(context, commands.length, SMALL_DISK[0]);
    },
  );

  it.skipIf(!canMount)('leaves files that are replaced as they were', async (context) => {
    boobench(['run', '--dataset', 'house', '--command', 'cat {input}'], { cwd });
    const results = readFileSync(path('boobench-results/results.json'), 'utf8');
    const merged = await inNamespace(
      `small_disk disk size=12k; echo old > disk/merged.json; echo x > disk/fill; dd if=/dev/zero of=disk/fill bs=1k 2>/dev/null
      boobench merge boobench-results/results.json --output disk/merged.json; code=$?; cat disk/merged.json; ls -A disk; exit $code`,
      { cwd },
    );
    expectExplained(merged, 3, /cannot write disk\/merged\.json: no space left on the disk/);
    expect(merged.stdout).toBe('old\nfill\nmerged.json\n');
    expect(results).toContain('"summary"');

    mkdirSync(path('mine'));
    copyFileSync(
      fileURLToPath(new URL('../../house/docs/real/sudoku-grid.pdf', import.meta.url)),
      path('mine/sudoku.pdf'),
    );
    const made = await inNamespace(
      `small_disk disk size=64k; cp mine/sudoku.pdf disk/ && dd if=/dev/zero of=disk/fill bs=1k 2>/dev/null
      boobench make disk; code=$?; ls -A disk; exit $code`,
      { cwd },
    );
    expectExplained(made, 3, /cannot write disk\/sudoku\.test\.json: no space left on the disk/);
    expect(made.stdout).toBe('fill\nsudoku.pdf\n');
    ran(context, 2, SMALL_DISK[0]);
  });

  it.skipIf(!canMount)('under a house that is generated leaves no room', async (context) => {
    const few = '--families codes --pages 1 --dpi 50';
    const done = await inNamespace(
      `small_disk disk size=1m; dd if=/dev/zero of=disk/fill bs=1k count=1016 2>/dev/null
      boobench generate disk/made ${few}; code=$?; find disk/made -type f; exit $code`,
      { cwd },
    );
    expectExplained(done, 3, /cannot write disk\/made\/trap\.jsonl: no space left on the disk/);
    expect(done.stdout).toBe('disk/made/docs/trap/codes-1.pdf\n');
    ran(context, 1, SMALL_DISK[0]);
  });

  it.skipIf(!canMount)('under downloaded datasets takes nothing for whole', async (context) => {
    const hub = await LoopbackHub.open({ repository: 'owner/house', files: smallDataset() });
    const env = { HF_ENDPOINT: hub.endpoint, NO_PROXY: '127.0.0.1' };
    const source = '--dataset owner/house --data-path disk';
    const done = await inNamespace(
      `small_disk disk size=32k; boobench download ${source}; echo "full $?"
      boobench run ${source} --offline --command true >&2; echo "offline $?"
      mount -o remount,size=1m disk; boobench download ${source} >&2; echo "room $?"
      boobench status ${source} --verify >&2; echo "whole $?"`,
      { cwd, env },
    );
    await hub.close();
    expect(done.stdout).toBe('full 3\noffline 2\nroom 0\nwhole 0\n');
    expect(done.stderr).toMatch(/cannot write disk\/.*no space left on the disk \(ENOSPC\)/);
    expect(done.stderr).not.toMatch(/fault of boobench|^\s+at /m);
    ran(context, 1, SMALL_DISK[0]);
  });
});

describe('a read-only folder', () => {
  const WRITES: readonly (readonly [string, string, number, RegExp])[] = [
    [
      'of results',
      'boobench run --dataset house --command true',
      3,
      /make the folder boobench-res/,
    ],
    ['of results, further down', `${RUN} --results-path a/b`, 3, /cannot make the folder a\/b/],
    ['of results that are there', `${RUN} --results-path old`, 3, /cannot write old\//],
    ['of results to resume', `${RUN} --results-path old --resume`, 3, /cannot write old\//],
    ['of temporary files', `TMPDIR=$PWD ${RUN} --results-path ../out`, 3, /temporary files in /],
    ['to merge into', 'boobench merge old/results.json --output m.json', 3, /cannot write m\.json/],
    ['to make budgets in', 'boobench make mine', 3, /cannot write mine\/sudoku\.test\.json/],
    ['to generate in', 'boobench generate made --families codes --pages 1 --dpi 50', 3, /made/],
    [
      'to download into',
      'boobench download --dataset owner/house --data-path data',
      3,
      /cannot make the folder data/,
    ],
  ];
  const READS: readonly (readonly [string, string])[] = [
    ['of pages', `${RUN} --results-path ../out`],
    ['of outputs', 'boobench score --dataset house --outputs old/outputs'],
    ['of results', 'boobench status --results-path old'],
    ['of two results', 'boobench compare old/results.json old/results.json'],
  ];
  const place = (): string => path('place');

  async function protectedly(command: string): Promise<Ended> {
    const hub = await LoopbackHub.open({ repository: 'owner/house', files: smallDataset() });
    const env = { HF_ENDPOINT: hub.endpoint, NO_PROXY: '127.0.0.1' };
    try {
      return await inNamespace(`protect . && cd "$PWD" && ${command}`, { cwd: place(), env });
    } finally {
      await hub.close();
    }
  }

  beforeEach(() => {
    writeHouse(join(place(), 'house'), somePages(2));
    mkdirSync(join(place(), 'mine'));
    copyFileSync(
      fileURLToPath(new URL('../../house/docs/real/sudoku-grid.pdf', import.meta.url)),
      join(place(), 'mine/sudoku.pdf'),
    );
    boobench(['run', '--dataset', 'house', '--command', 'cat {input}', '--results-path', 'old'], {
      cwd: place(),
    });
  });

  it.skipIf(!canProtect)('is an error that names it', async (context) => {
    const before = readdirSync(place(), { recursive: true }).length;
    const ends = await pLimit(2).map([...WRITES], async ([name, command, code, words]) => ({
      name,
      code,
      words,
      end: await protectedly(command),
    }));
    for (const { name, code, words, end } of ends) {
      expect({ name, ...end }).toMatchObject({ code });
      expectExplained(end, code, words);
      expect(end.stderr).toMatch(/read-only \(EROFS\)|permission denied \(EACCES\)/);
    }
    expect(readdirSync(place(), { recursive: true }).length).toBe(before);
    ran(context, WRITES.length, READ_ONLY[canMount ? 0 : 1]);
  });

  it.skipIf(!canProtect)('may be read from', async (context) => {
    const ends = await pLimit(2).map([...READS], async ([name, command]) => ({
      name,
      ...(await protectedly(command)),
    }));
    expect(ends.filter(({ code }) => code !== 0)).toEqual([]);
    ran(context, READS.length, READ_ONLY[canMount ? 0 : 1]);
  });
});
