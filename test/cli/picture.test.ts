import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boobench, type Finished, removeFolder, temporaryFolder } from '../support/cli.ts';

/** Width and height of a PNG. */
function sizeOf(path: string): readonly [number, number] {
  const bytes = readFileSync(path);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('boobench picture', () => {
  let cwd = '';
  beforeAll(() => {
    cwd = temporaryFolder();
    const loop = 'yes "the lamp went out" | head -n 900 > {output}';
    const pages = ['--pages', 'ghost/crowd,ghost/rows-of-bats', '--dataset', 'builtin'];
    boobench(['run', ...pages, '--command', loop, '--results-path', 'out'], { cwd });
  });
  afterAll(() => removeFolder(cwd));
  const call = (...args: readonly string[]): Finished => boobench(['picture', ...args], { cwd });

  it('draws the worst Boo beside its page, the same bytes each time', () => {
    const done = call('out');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toMatch(/^out\/boo\.png: ghost\//);
    expect(call('out/results.json', '--output', 'again.png').code).toBe(0);
    expect(readFileSync(join(cwd, 'again.png'))).toEqual(readFileSync(join(cwd, 'out/boo.png')));
    expect(sizeOf(join(cwd, 'again.png'))[0]).toBeGreaterThan(1200);
  });

  it('draws the page that is named, and without its document where there is none', () => {
    expect(call('out', 'ghost/crowd', '-o', 'a/crowd.png').stdout).toBe(
      'a/crowd.png: ghost/crowd\n',
    );
    mkdirSync(join(cwd, 'other'));
    writeFileSync(join(cwd, 'other/real.jsonl'), '');
    const done = call('out', 'ghost/crowd', '--dataset', 'other', '-o', 'bare.png');
    expect(done.code).toBe(0);
    expect(done.stderr).toContain('There are no pictures of pages');
    const [narrow, wide] = [sizeOf(join(cwd, 'bare.png')), sizeOf(join(cwd, 'a/crowd.png'))];
    expect(narrow[0]).toBeLessThan(wide[0]);
  });

  it('refuses a page that the run has not, and no operand', () => {
    expect(call('out', 'ghost/crowds')).toMatchObject({ code: 2, stdout: '' });
    expect(call('out', 'ghost/crowds').stderr).toContain('Did you mean "ghost/crowd"?');
    expect(call().code).toBe(2);
  });
});
