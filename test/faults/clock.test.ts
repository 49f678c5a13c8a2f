import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseResults } from '../../src/results/file.ts';
import { COMMIT, LoopbackHub, smallDataset } from '../hub/loopback-hub.ts';
import {
  removeFolder,
  somePages,
  temporaryFolder,
  withoutTimes,
  writeHouse,
} from '../support/cli.ts';
import { ran } from './support/cases.ts';
import { besides, type Ended, hasTerminal, onTerminal, preload } from './support/programs.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
/** Milliseconds by which the clock is wrong, look after look. */
const JUMPS: readonly (readonly [string, string])[] = [
  ['an hour back after the start', `0,0,${'-3600000,'.repeat(999)}-3600000`],
  ['an hour forward after the start', `0,0,${'3600000,'.repeat(999)}3600000`],
  ['to and fro', `${YEAR_MS},${-YEAR_MS},0`],
  ['to 1970', String(-Date.now())],
  ['fifty years ahead', String(50 * YEAR_MS)],
];
const wrong = (jumps: string): Record<string, string> => ({
  NODE_OPTIONS: preload('jumping-clock.mjs'),
  CLOCK_JUMPS: jumps,
});

let cwd = '';
beforeAll(() => {
  cwd = temporaryFolder();
  writeHouse(join(cwd, 'house'), somePages(4));
});
afterAll(() => removeFolder(cwd));

const run = (out: string, command: string, jumps: string, ...more: readonly string[]) =>
  besides(['run', '--dataset', 'house', '--command', command, '--results-path', out, ...more], {
    cwd,
    env: wrong(jumps),
  });
const resultsOf = (out: string) =>
  parseResults(readFileSync(join(cwd, out, 'results.json'), 'utf8'), out);

describe('a clock that jumps', () => {
  it('changes no result and no duration', async (context) => {
    expect(await run('right', 'cat {input}', '0')).toMatchObject({ code: 0 });
    const expected = withoutTimes(join(cwd, 'right/results.json'));
    await pLimit(2).map([...JUMPS], async ([name, jumps], at) => {
      const before = performance.now();
      const end = await run(`out-${at}`, 'cat {input}', jumps);
      const tookMs = performance.now() - before;
      expect({ name, ...end }).toMatchObject({ code: 0 });
      expect(withoutTimes(join(cwd, `out-${at}/results.json`))).toEqual(expected);
      for (const { durationMs } of resultsOf(`out-${at}`).pages) {
        expect(durationMs).toBeGreaterThanOrEqual(0);
        expect(durationMs).toBeLessThan(tookMs);
      }
    });
    ran(context, JUMPS.length);
  });

  it('neither hurries nor delays the end of a page that hangs', async (context) => {
    const options = ['--pages', 'page-002', '--timeout-minutes', '0.02'];
    await pLimit(2).map([...JUMPS], async ([name, jumps], at) => {
      await run(`lost-${at}`, 'cat {input}; sleep 1000', jumps, ...options);
      const { pages } = resultsOf(`lost-${at}`);
      expect({ name, outcomes: pages.map(({ outcome }) => outcome) }).toEqual({
        name,
        outcomes: ['lost'],
      });
      expect(pages[0]?.durationMs).toBeGreaterThanOrEqual(1200);
      expect(pages[0]?.durationMs).toBeLessThan(HOUR_MS / 2);
    });
    ran(context, JUMPS.length);
  });

  it.skipIf(!hasTerminal)('does not disturb what a terminal shows', async (context) => {
    const slow = 'cat {input}; sleep 0.3';
    const ends = await pLimit(2).map([...JUMPS], ([, jumps], at) =>
      onTerminal(
        `boobench run --dataset house --command '${slow}' --results-path shown-${at} --concurrency 1`,
        { cwd, env: wrong(jumps) },
      ),
    );
    for (const [at, { code, stdout }] of ends.entries()) {
      expect({ jump: JUMPS[at]?.[0], code }).toEqual({ jump: JUMPS[at]?.[0], code: 0 });
      const left = [...stdout.matchAll(/about (.*?) left/g)].map(([, span = '']) => span);
      expect(left.length).toBeGreaterThan(0);
      expect({
        jump: JUMPS[at]?.[0],
        left: left.filter((span) => !/^[1-9]\d? s$/.test(span)),
      }).toEqual({ jump: JUMPS[at]?.[0], left: [] });
    }
    ran(context, JUMPS.length);
  });

  it('does not stop a download that is asked to wait until a date', async (context) => {
    const hub = await LoopbackHub.open({
      repository: 'owner/house',
      files: smallDataset(),
      mischief: ({ path, time }, response) => {
        if (!path.includes('/tree/') || time > 1) return false;
        response.writeHead(429, { 'retry-after': new Date(Date.now() + 1000).toUTCString() });
        response.end();
        return true;
      },
    });
    const years = [String(-YEAR_MS), String(YEAR_MS)];
    const ends: Ended[] = await pLimit(2).map(years, (jump, at) =>
      besides(['download', '--dataset', 'owner/house', '--data-path', `data-${at}`], {
        cwd,
        env: { ...wrong(jump), HF_ENDPOINT: hub.endpoint, NO_PROXY: '127.0.0.1' },
      }),
    );
    await hub.close();
    for (const end of ends) {
      expect(end).toMatchObject({ code: 0 });
      expect(end.stdout).toContain(COMMIT);
    }
    ran(context, ends.length);
  });

  it('and dates of files change nothing in a batch', async (context) => {
    const dates = [0, 4e9, -1e6];
    writeFileSync(
      join(cwd, 'batch.mjs'),
      `import { copyFileSync, readFileSync, utimesSync } from 'node:fs';
      const lines = readFileSync(process.argv[2], 'utf8').trim().split('\\n');
      for (const [at, line] of lines.entries()) {
        const { input, output } = JSON.parse(line);
        copyFileSync(input, output);
        const date = ${JSON.stringify(dates)}[at % ${dates.length}];
        utimesSync(output, date, date);
      }`,
    );
    const end = await run('batch', `node batch.mjs {manifest}`, '0', '--batch');
    expect(end).toMatchObject({ code: 0 });
    expect(resultsOf('batch').summary.ghostFree).toBe(4);
    ran(context, dates.length);
  });
});
