import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseResults } from '../../src/results/file.ts';
import { removeFolder, somePages, temporaryFolder, writeHouse } from '../support/cli.ts';
import { PATIENT, ran } from './support/cases.ts';
import { besides, type Ended, preload } from './support/programs.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
});
afterEach(() => removeFolder(cwd));

const path = (...parts: readonly string[]): string => join(cwd, ...parts);

const words = (text: string): readonly string[] => text.split(' ');

interface Measured extends Ended {
  readonly peakKb: number;
  readonly cpuMs: number;
}

/** Runs the command line and measures what it took; the programs that it starts write elsewhere. */
async function measured(name: string, args: readonly string[]): Promise<Measured> {
  const env = { NODE_OPTIONS: preload('peak-memory.mjs'), PEAK_LOG: path(`${name}.peak`) };
  const end = await besides(args, { cwd, env });
  const { peakKb, cpuMs }: { peakKb: number; cpuMs: number } = JSON.parse(
    readFileSync(env.PEAK_LOG, 'utf8'),
  );
  return { ...end, peakKb, cpuMs };
}

describe('a parser that runs out of memory', () => {
  const GROW = 'const all = []; for (;;) all.push(new Array(99999).fill(0.5))';
  const COMMANDS: readonly (readonly [string, string, string])[] = [
    ['its own limit', `node --max-old-space-size=20 -e "${GROW}"`, 'boo'],
    ['a limit of the shell', '(ulimit -v 300000; tail /dev/zero)', 'boo'],
    ['the system, which kills it', 'kill -KILL $$', 'boo'],
    ['the system, which kills a child of it', '(kill -KILL $BASHPID)', 'boo'],
    ['any of these, after its answer', 'cat {input}; kill -KILL $$', 'ghost-free'],
    ['none', 'cat {input}', 'ghost-free'],
  ];

  it('is a result of its page alone', async (context) => {
    writeHouse(path('house'), somePages(COMMANDS.length));
    const cases = COMMANDS.map(([, command], at) => `page-00${at + 1}) ${command};;`);
    const command = `case {id} in ${cases.join(' ')} esac`;
    const end = await besides(['run', '--dataset', 'house', '--command', command, '--json'], {
      cwd,
    });

    expect(end).toMatchObject({ code: 0 });
    const { pages } = parseResults(end.stdout, 'stdout');
    const found = pages.map(({ outcome }, at) => [COMMANDS[at]?.[0], outcome]);
    expect(found).toEqual(COMMANDS.map(([name, , outcome]) => [name, outcome]));
    expect(pages[0]?.verdict.sentence).toMatch(/signal SIGABRT|exit code 134/);
    expect(pages[2]?.verdict.sentence).toContain('signal SIGKILL');
    ran(context, COMMANDS.length);
  });
});

describe('answers of 32 MiB', PATIENT, () => {
  it('on every page take the memory of one', async (context) => {
    const pages = 4;
    writeHouse(path('house'), somePages(pages));
    const flood = 'yes "the keeper of the lamp at the quay slept until the tide came in again"';
    const run = (most: number): Promise<Measured> =>
      measured(`of-${most}`, [
        ...words('run --dataset house --concurrency 1 --json --max-pages'),
        String(most),
        '--command',
        `${flood} | head -c ${32 * 1024 * 1024} || true`,
        '--results-path',
        `of-${most}`,
      ]);
    const one = await run(1);
    const all = await run(pages);

    const results = parseResults(all.stdout, 'stdout');
    expect(results.pages.map(({ outputBytes }) => outputBytes)).toEqual(
      Array.from({ length: pages }, () => 32 * 1024 * 1024),
    );
    expect(results.summary.boos).toBe(pages);
    expect(all.peakKb).toBeLessThan(1.5 * one.peakKb);
    ran(context, pages + 1);
  });
});

describe('a dataset of 100,000 pages', PATIENT, () => {
  it('takes time and memory that grow with its pages', async (context) => {
    const [few, many] = [10_000, 100_000];
    writeManyPages(many);
    const score = (most: number): Promise<Measured> =>
      measured(`score-${most}`, [
        ...words('score --dataset house --outputs outputs --json --max-pages'),
        String(most),
      ]);
    const [small, large] = await Promise.all([score(few), score(many)]);

    expect(small).toMatchObject({ code: 0 });
    expect(large).toMatchObject({ code: 0 });
    // Four times the pages: measured 3.0 times the time, and 3.5 KB a page.
    expect(large.cpuMs).toBeLessThan(7 * small.cpuMs);
    expect((large.peakKb - small.peakKb) / (many - few)).toBeLessThan(10);
    const results = parseResults(large.stdout, 'stdout');
    expect(results.summary).toMatchObject({ pages: many, ghostFree: many });

    writeFileSync(path('results.json'), large.stdout);
    const same = await measured('compare', ['compare', 'results.json', 'results.json']);
    expect(same).toMatchObject({ code: 0 });
    expect(same.stdout).toContain('100,000 pages compared, 100,000 ghost-free in both.');
    expect(same.peakKb).toBeLessThan(1.5 * large.peakKb);
    ran(context, 3);
  });

  /** Rows that share a document, and outputs that share their bytes, many names to a file. */
  function writeManyPages(count: number): void {
    const text = 'Page of the keeper\nLamp glass at the quay\nWick and oil\n';
    mkdirSync(path('house'));
    mkdirSync(path('outputs/trap'), { recursive: true });
    const rule = JSON.stringify({ reference_text: text, mode: 'exact' });
    const rows = Array.from({ length: count }, (_, at) => {
      // Disks allow some 65,000 names for a file.
      const shared = path(`outputs/text-${Math.floor(at / 30_000)}`);
      if (at % 30_000 === 0) writeFileSync(shared, text);
      const id = `page-${String(at).padStart(6, '0')}`;
      linkSync(shared, path(`outputs/trap/${id}.md`));
      return JSON.stringify({
        pdf: 'one.pdf',
        category: 'trap',
        id,
        type: 'repetition_overshoot',
        rule,
      });
    });
    writeFileSync(path('house/trap.jsonl'), rows.join('\n'));
  }
});
