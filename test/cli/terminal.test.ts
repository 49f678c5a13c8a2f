import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseResults } from '../../src/results/file.ts';
import {
  boobench,
  inBash,
  removeFolder,
  somePages,
  temporaryFolder,
  writeHouse,
} from '../support/cli.ts';

/** Control characters other than the line feed, and what reorders a line. */
const CONTROLS = /[\p{Cc}\u202e]/u;

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
  writeHouse(join(cwd, 'house'), somePages(3));
});
afterEach(() => removeFolder(cwd));

function run(command: string, ...more: readonly string[]): string[] {
  return ['run', '--dataset', 'house', '--command', command, ...more];
}

describe('what is printed', () => {
  it('may be left unread: a reader that goes away changes no result', () => {
    const loops = `'yes "a lamp at the quay" | head -999'`;
    const script = `boobench run --dataset house --command ${loops} --json | head -c 9; exit "\${PIPESTATUS[0]}"`;
    expect(inBash(script, { cwd })).toMatchObject({ code: 0, stdout: '{\n  "sche' });
    expect(inBash('boobench status >&- 2>&-', { cwd })).toMatchObject({ code: 0 });
  });

  it('has colours when they are asked for and none with NO_COLOR', () => {
    const shown = (env: Readonly<Record<string, string>>): string =>
      boobench(run('yes nine | head -99', '--fresh'), { cwd, env }).stdout;

    expect(shown({ FORCE_COLOR: '1' })).toContain('\u001b[');
    expect(shown({ FORCE_COLOR: '1', NO_COLOR: '1' })).not.toContain('\u001b');
    expect(shown({})).not.toContain('\u001b');
  });

  const steering = String.raw`\r\n::error::gone\n::add-mask::x\n##[error]gone\n##vso[x]\n\033[2J\033]0;title\007\000\u202e\n`;
  it.each([
    ['an answer that loops', `for i in $(seq 99); do printf '${steering}'; done`],
    ['words on stderr', `printf '${steering}' >&2; exit 9`],
    ['an answer that is cut off', `printf '${steering}'; sleep 1000`],
    ['a broken answer', `printf '{"a": "${steering}'`, '--output-format', 'json:/a'],
  ])('takes the power from %s', (_, command, ...more) => {
    const options = ['--timeout-minutes', '0.02', '--concurrency', '3', ...more];
    const text = boobench(run(command, ...options), { cwd });
    const printed = `${text.stdout}${text.stderr}`;

    expect(text.stdout).toContain('0 of 3 pages ghost-free');
    expect(printed.replaceAll('\n', '')).not.toMatch(CONTROLS);
    expect(printed).not.toMatch(/^\s*::/m);
    expect(printed).not.toMatch(/##(?:\[|vso)/);
    const json = boobench(run(command, ...options, '--json'), { cwd });
    expect(parseResults(json.stdout, 'stdout').pages.length).toBe(3);
    expect(json.stdout.replaceAll('\n', '')).not.toMatch(CONTROLS);
    expect(json.stdout).not.toMatch(/^\s*::/m);
  });

  it('refuses ids that are no file names, by line, and judges the rest', () => {
    const good = readFileSync(join(cwd, 'house/trap.jsonl'), 'utf8').trim().split('\n');
    const ids = ['../../escaped', '/tmp/escaped', 'two\nlines', '\u001b[31m', 'n\u0000l', '..'];
    const bad = ids.map((id) => JSON.stringify({ ...JSON.parse(good[0] ?? ''), id }));
    writeFileSync(join(cwd, 'house/trap.jsonl'), [...good, ...bad].join('\n'));
    const done = boobench(run('echo {id}; cat {input}', '--json'), { cwd });

    expect(done.code).toBe(3);
    const { pages } = parseResults(done.stdout, 'stdout');
    expect(pages.filter(({ outcome }) => outcome === 'ghost-free').length).toBe(3);
    const refused = pages.filter(({ outcome }) => outcome === 'error');
    const lines = refused.map(
      ({ verdict }) => /trap\.jsonl:(\d+)/.exec(verdict.sentence)?.[1] ?? '',
    );
    expect(lines.toSorted()).toEqual(['4', '5', '6', '7', '8', '9']);
    expect(`${done.stdout}${done.stderr}`.replaceAll('\n', '')).not.toMatch(CONTROLS);
    const results = ['boobench-results', '-type', 'f', '-name', '*.md'];
    const kept = spawnSync('find', results, { cwd, encoding: 'utf8' }).stdout.trim().split('\n');
    expect(kept.every((file) => file.startsWith('boobench-results/outputs/trap/page-00'))).toBe(
      true,
    );
  });
});

describe('the network', () => {
  it('is left alone', ({ skip }) => {
    const strace = 'strace -f -qq -e trace=socket -o sockets';
    if (inBash(`${strace} true`, { cwd }).code !== 0) skip('strace cannot be used');
    inBash(`${strace} "$NODE" "$CLI" run --dataset house --command 'cat {input}'`, { cwd });

    expect(readFileSync(join(cwd, 'boobench-results/results.json'), 'utf8')).toContain('summary');
    expect(readFileSync(join(cwd, 'sockets'), 'utf8')).not.toContain('AF_INET');
  });
});
