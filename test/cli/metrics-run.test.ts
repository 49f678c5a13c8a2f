import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseMetrics } from '../../src/results/metrics-file.ts';
import type { MetricsResults } from '../../src/results/metrics-model.ts';
import {
  boobench,
  ended,
  type Finished,
  linesOf,
  removeFolder,
  startBoobench,
  temporaryFolder,
  until,
} from '../support/cli.ts';
import { put, TRUTH_PAGES, writeTruth } from '../support/metrics-folder.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
  writeTruth(join(cwd, 'gt'));
});
afterEach(() => removeFolder(cwd));

const RUN = ['run', '--suite', 'docmetrics', '--gt', 'gt', '--command'];
const run = (command: string, ...more: readonly string[]): Finished =>
  boobench([...RUN, command, ...more], { cwd });
function metricsOf(folder = 'boobench-results'): MetricsResults {
  const path = join(cwd, folder, 'metrics.json');
  return parseMetrics(readFileSync(path, 'utf8'), path);
}

describe('boobench run --suite docmetrics', () => {
  it('runs the parser on the image of each page and scores what it wrote', () => {
    const done = run('cat {input}');
    expect(done).toMatchObject({ code: 0 });
    expect(done.stdout).toContain('Overall 100.00 (mean of pages)');
    expect(done.stdout).toContain('Results: boobench-results/metrics.json');
    const { pages, totals, parser, timeoutMs } = metricsOf();
    expect(pages.map(({ id, overall }) => `${id} ${overall}`)).toEqual([
      'Law/d1_1 100',
      'Law/d1_2 100',
      'Physics/d2_1 100',
    ]);
    expect(totals).toMatchObject({ tables: 1, formulas: 1, formulaCdm: 100 });
    expect({ parser, timeoutMs }).toEqual({
      parser: { label: 'local', command: 'cat {input}' },
      timeoutMs: 600_000,
    });
    const output = readFileSync(join(cwd, 'boobench-results/outputs/Law/d1_1.md'), 'utf8');
    expect(output).toBe(TRUTH_PAGES[0]?.[3]);
  });

  it('scores what never came back as an empty page, and says why', () => {
    const command =
      'case {id} in d1_1) sleep 60;; d1_2) echo gone >&2; exit 4;; *) cat {input};; esac';
    const done = run(command, '--timeout-minutes', '0.01');
    expect(done.code).toBe(0);
    expect(done.stdout).toContain('2 predictions missing');
    expect(done.stdout).toContain('no prediction: still running after');
    const { pages, counts } = metricsOf();
    expect(counts).toEqual({ required: 3, missing: 2, errors: 0, tooLarge: 0 });
    expect(pages.map(({ missing, textEdit, note }) => [missing, textEdit, note])).toEqual([
      [true, 1, expect.stringContaining('still running after')],
      [true, 1, expect.stringContaining('exit code 4')],
      [false, 0, null],
    ]);
  });

  it('counts an answer of the wrong format, and an empty one, as missing', () => {
    run('if [ {id} = d1_1 ]; then exit 0; fi; cat {input}', '--output-format', 'json:/markdown');
    expect(metricsOf().pages.map(({ missing }) => missing)).toEqual([true, true, true]);
  });

  it('does not pass when a page has no document, and says which', () => {
    rmSync(join(cwd, 'gt/Law/d1/images/page_2.jpg'));
    const done = run('cat {input}');
    expect(done.code).toBe(3);
    expect(done.stdout).toContain('Pages that could not be measured (1)');
    expect(done.stdout).toContain(
      'Law/d1_2: no document for this page; looked for images/page_<N>',
    );
    expect(done.stdout).toContain('1 not measured');
    const { pages, totals } = metricsOf();
    expect(pages.map(({ error, overall }) => [error, overall])).toEqual([
      [false, 100],
      [true, null],
      [false, 100],
    ]);
    expect(totals).toMatchObject({ overall: 100, scorable: 2, tables: 0 });
  });

  it('takes a PDF of the page before its image, and files beside references in any folder', () => {
    put(join(cwd, 'gt/Law/d1/pdfs/d1_2.pdf'), 'from the PDF');
    run('cat {input}', '--pages', 'd1_2');
    expect(readFileSync(join(cwd, 'boobench-results/outputs/Law/d1_2.md'), 'utf8')).toBe(
      'from the PDF',
    );
    put(join(cwd, 'flat/deep/er/a.md'), 'words here\n\nand there');
    put(join(cwd, 'flat/deep/er/a.png'), 'words here\n\nand there');
    put(join(cwd, 'flat/b.md'), 'words');
    put(join(cwd, 'flat/b.pdf'), 'words');
    const done = boobench(
      ['run', '--suite', 'docmetrics', '--gt', 'flat', '--command', 'cat {input}', '--fresh'],
      { cwd },
    );
    expect(done.code).toBe(0);
    expect(metricsOf().pages.map(({ id, overall }) => `${id} ${overall}`)).toEqual([
      'b 100',
      'deep/er/a 100',
    ]);
  });

  it('gives a parser nothing from outside of the ground truth', () => {
    put(join(cwd, 'secret.jpg'), 'secret');
    rmSync(join(cwd, 'gt/Law/d1/images/page_1.jpg'));
    symlinkSync(join(cwd, 'secret.jpg'), join(cwd, 'gt/Law/d1/images/page_1.jpg'));
    const done = run('cat {input}');
    expect(done.code).toBe(3);
    expect(done.stdout).toContain('a link out of the ground truth');
    expect(existsSync(join(cwd, 'boobench-results/outputs/Law/d1_1.md'))).toBe(false);
  });

  it('runs chosen subjects and pages alone', () => {
    run('cat {input}', '--subjects', 'Law', '--max-pages', '1');
    expect(metricsOf().pages.map(({ id }) => id)).toEqual(['Law/d1_1']);
    const done = run('cat {input}', '--subjects', 'Lwa');
    expect(done).toMatchObject({ code: 2 });
    expect(done.stderr).toContain('no subject matches "Lwa"');
  });

  it('runs a batch command once, with retries and several pages at a time', () => {
    const batch =
      'echo x >> calls; while read -r line; do node -e \'const p = JSON.parse(process.argv[1]); const fs = require("fs"); fs.copyFileSync(p.input, p.output)\' "$line"; done < {manifest}';
    run(batch);
    expect(metricsOf().totals.overall).toBe(100);
    expect(linesOf(join(cwd, 'calls'))).toHaveLength(1);
    const flaky = 'if [ -e {id}.seen ]; then cat {input}; else touch {id}.seen; exit 1; fi';
    run(flaky, '--retries', '1', '--concurrency', '3');
    expect(metricsOf().totals.overall).toBe(100);
  });

  it('goes on after kill -9 where it stopped, and moves a finished run aside', async () => {
    const slow =
      'echo {id} >> log; if [ -e slow ] && [ {id} = d2_1 ]; then sleep 60; fi; cat {input}';
    put(join(cwd, 'slow'), '');
    const child = startBoobench([...RUN, slow], { cwd });
    await until(
      'the third page runs',
      () => existsSync(join(cwd, 'log')) && linesOf(join(cwd, 'log')).includes('d2_1'),
    );
    child.kill('SIGKILL');
    await ended(child);
    rmSync(join(cwd, 'slow'));
    expect(run(slow, '--resume').code).toBe(0);
    expect(linesOf(join(cwd, 'log')).toSorted()).toEqual(['d1_1', 'd1_2', 'd2_1', 'd2_1']);
    expect(metricsOf().totals.overall).toBe(100);
    expect(run('echo nothing').code).toBe(0);
    expect(metricsOf('boobench-results/previous').totals.overall).toBe(100);
  });

  it('refuses a shard, a ground truth that is not given, and a suite that there is not', () => {
    expect(run('cat {input}', '--shard', '1/2').stderr).toContain(
      'shard is given, but it is not of suite docmetrics',
    );
    expect(
      boobench(['run', '--suite', 'docmetrics', '--command', 'cat'], { cwd }).stderr,
    ).toContain('--gt is not given');
    expect(boobench(['run', '--suite', 'docs', '--command', 'cat'], { cwd })).toMatchObject({
      code: 2,
    });
  });
});

describe('boobench score --suite docmetrics', () => {
  it('scores the outputs of a run into a results folder', () => {
    run('cat {input}');
    const done = boobench(
      [
        'score',
        '--suite',
        'docmetrics',
        '--gt',
        'gt',
        'boobench-results/outputs',
        '--results-path',
        'scored',
      ],
      { cwd },
    );
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toContain('Results: scored/metrics.json');
    const { totals, parser, timeoutMs, counts } = metricsOf('scored');
    expect(totals).toEqual(metricsOf().totals);
    expect({ parser, timeoutMs, counts }).toMatchObject({
      parser: { command: null },
      timeoutMs: null,
      counts: { missing: 0 },
    });
  });

  it('prints the same as JSON', () => {
    const done = boobench(
      ['score', '--suite', 'docmetrics', '--gt', 'gt', '--outputs', 'gt', '--json'],
      { cwd },
    );
    expect(done.code).toBe(0);
    const path = join(cwd, 'boobench-results/metrics.json');
    expect(done.stdout).toBe(readFileSync(path, 'utf8'));
  });
});
