import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boobench, type Finished, removeFolder, temporaryFolder } from '../support/cli.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
  for (const name of ['gt', 'pred']) mkdirSync(join(cwd, name));
  writeFileSync(join(cwd, 'gt/a.md'), '# Head\n\nSome words\n\n$$x + 1$$\n');
  writeFileSync(join(cwd, 'pred/a.md'), '# Head\n\nSome wards\n\n\\[x + 2\\]\n');
});
afterEach(() => removeFolder(cwd));

const call = (...args: readonly string[]): Finished => boobench(['metrics', ...args], { cwd });

describe('boobench metrics', () => {
  it('prints totals, the pages that lost something, and what', () => {
    const done = call('pred', '--gt', 'gt');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toMatchSnapshot();
  });

  it('prints and writes the results as JSON', () => {
    const done = call('pred', '--gt', 'gt', '--json', '--output', 'out/metrics.json');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    const results: unknown = JSON.parse(done.stdout);
    expect(results).toMatchObject({ suite: 'docmetrics', formulas: 'cdm-mathjax' });
    expect(JSON.parse(readFileSync(join(cwd, 'out/metrics.json'), 'utf8'))).toEqual(results);
  });

  it('leaves formulas undrawn when it is told to', () => {
    expect(call('pred', '--gt', 'gt', '--no-formulas').stdout).toContain('formulas not drawn');
  });

  it.each([
    [['pred'], '--gt is not given'],
    [['--gt', 'gt'], "missing required argument 'predictions'"],
    [['pred', 'pred', '--gt', 'gt'], "too many arguments for 'metrics'"],
    [['pred', '--gt', 'gt', '--profile', 'loose'], 'profile must be default, strict, omnidocbench'],
    [['gone', '--gt', 'gt'], 'gone is neither a file nor a folder'],
  ])('refuses %j', (args, message) => {
    const done = call(...args);
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toContain(message);
  });
});
