import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseResults } from '../../src/results/file.ts';
import { outputOf, readLoopCases } from '../rule/plain/loop-cases.ts';
import {
  boobench,
  removeFolder,
  somePages,
  temporaryFolder,
  withoutTimes,
  writeHouse,
} from '../support/cli.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
});
afterEach(() => removeFolder(cwd));

describe('boobench score', () => {
  it('gives every golden loop its verdict, from rows and outputs alone', () => {
    const cases = readLoopCases();
    mkdirSync(join(cwd, 'house'));
    mkdirSync(join(cwd, 'outputs/trap'), { recursive: true });
    const rows = cases.map((each) => {
      writeFileSync(join(cwd, `outputs/trap/${each.id}.md`), outputOf(each));
      const mode = each.mode ?? (each.exact ? 'exact' : 'text-layer');
      const rule = JSON.stringify({ reference_text: each.page_text, mode });
      const pdf = `docs/trap/${each.id}.pdf`;
      return JSON.stringify({
        pdf,
        category: 'trap',
        id: each.id,
        type: 'repetition_overshoot',
        rule,
      });
    });
    writeFileSync(join(cwd, 'house/trap.jsonl'), rows.join('\n'));
    const args = ['score', '--dataset', 'house', '--outputs', 'outputs', '--json'];
    const done = boobench(args, { cwd });

    expect(done.code).toBe(0);
    const results = parseResults(done.stdout, 'stdout');
    const outcomes = Object.fromEntries(results.pages.map(({ id, outcome }) => [id, outcome]));
    const expected = cases.map(({ id, expected }) => [
      id,
      expected === 'boo' ? 'boo' : 'ghost-free',
    ]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
    const times = /"startedAt": "[^"]+"/;
    expect(boobench(args, { cwd }).stdout.replace(times, '')).toBe(done.stdout.replace(times, ''));
  });

  it("reads ParseBench's answers and JSON by pointer, and calls a missing output an error", () => {
    writeHouse(join(cwd, 'house'), somePages(3));
    mkdirSync(join(cwd, 'outputs/trap'), { recursive: true });
    const [first, second] = somePages(2);
    const write = (name: string, content: unknown): void =>
      writeFileSync(join(cwd, 'outputs/trap', name), JSON.stringify(content));
    write('page-001.result.json', { output: { markdown: first?.text } });
    write('page-002.json', { pages: [{ text: second?.text }] });
    const options = ['--output-format', 'json:/pages/*/text', '--json'];
    const done = boobench(['score', '--dataset', 'house', '--outputs', 'outputs', ...options], {
      cwd,
    });

    expect(done.code).toBe(3);
    const { pages } = parseResults(done.stdout, 'stdout');
    expect(pages.map(({ outcome }) => outcome)).toEqual(['ghost-free', 'ghost-free', 'error']);
    expect(pages[2]?.verdict.sentence).toContain('no output for this page');
  });

  it('says where the outputs of a run are, and when a folder has none', () => {
    writeHouse(join(cwd, 'house'), somePages(2));
    const of = ['score', '--dataset', 'house', '--outputs'];
    mkdirSync(join(cwd, 'none'));
    expect(boobench([...of, 'none'], { cwd })).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('none has no output that can be read of any of the pages'),
    });

    boobench(['run', '--dataset', 'house', '--command', 'cat {input}', '--results-path', 'ran'], {
      cwd,
    });
    expect(boobench([...of, 'ran'], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('give --outputs that folder'),
    });
    expect(boobench([...of, 'ran/outputs'], { cwd })).toMatchObject({ code: 0 });
  });
});

describe('boobench compare and merge', () => {
  it('tells a regression by its exit code and names the page', () => {
    writeHouse(join(cwd, 'house'), somePages(4));
    const run = (folder: string, command: string): void => {
      boobench(['run', '--dataset', 'house', '--command', command, '--results-path', folder], {
        cwd,
      });
    };
    run('base', 'cat {input}');
    run('head', 'cat {input}; if [ {id} = page-002 ]; then yes nine | head -99; fi');
    const files = ['base/results.json', 'head/results.json'] as const;

    expect(boobench(['compare', files[0], files[0]], { cwd }).code).toBe(0);
    const worse = boobench(['compare', ...files, '--json'], { cwd });
    expect(worse.code).toBe(1);
    expect(JSON.parse(worse.stdout)).toMatchObject({
      conclusion: 'failure',
      failures: [{ policy: 'boos-rise', pages: ['trap/page-002'] }],
    });
    expect(boobench(['compare', ...files, '--fail-on', 'never'], { cwd }).code).toBe(0);
    expect(boobench(['compare', files[1], files[0]], { cwd }).stdout).toContain('trap/page-002');
  });

  it('makes of shards what one run gives', () => {
    writeHouse(join(cwd, 'house'), somePages(7));
    const run = (folder: string, ...more: readonly string[]): void => {
      const args = [
        'run',
        '--dataset',
        'house',
        '--command',
        'cat {input}',
        '--results-path',
        folder,
      ];
      boobench([...args, ...more], { cwd });
    };
    run('whole');
    for (const k of [1, 2, 3]) run(`part-${k}`, '--shard', `${k}/3`);
    const parts = [1, 2, 3].map((k) => `part-${k}/results.json`);
    const merged = boobench(['merge', ...parts, '--output', 'merged.json'], { cwd });

    expect(merged.code).toBe(0);
    expect(withoutTimes(join(cwd, 'merged.json'))).toEqual(
      withoutTimes(join(cwd, 'whole/results.json')),
    );
    const missing = boobench(['merge', ...parts.slice(1)], { cwd });
    expect(missing).toMatchObject({ code: 2 });
  });
});

describe('options', () => {
  it('come from the flag, the environment, boobench.yml and the default, in that order', () => {
    writeHouse(join(cwd, 'house'), somePages(5));
    const pagesOf = (args: readonly string[], env: Readonly<Record<string, string>>): number => {
      const done = boobench(
        ['run', '--dataset', 'house', '--command', 'cat {input}', '--fresh', '--json', ...args],
        { cwd, env },
      );
      return parseResults(done.stdout, 'stdout').pages.length;
    };
    expect(pagesOf([], {})).toBe(5);
    writeFileSync(join(cwd, 'boobench.yml'), 'max-pages: 4\n');
    expect(pagesOf([], {})).toBe(4);
    expect(pagesOf([], { BOOBENCH_MAX_PAGES: '3' })).toBe(3);
    expect(pagesOf(['--max-pages', '2'], { BOOBENCH_MAX_PAGES: '3' })).toBe(2);
  });

  it.each([
    [['run', '--fial-on', 'never'], /--fail-on/],
    [['run', '--concurrency', 'two', '--command', 'x'], /concurrency must be a whole number/],
    [['run'], /--command is not given/],
    [['compare', 'one.json'], /missing required argument/],
    [['run', '--command', 'x', '--fail-on', 'bo'], /bo/],
  ])('%j is wrong use, exit code 2', (args, message) => {
    const done = boobench(args, { cwd });

    expect(done.code).toBe(2);
    expect(done.stderr).toMatch(message);
  });

  it('names file and line of an unknown option and suggests the right one', () => {
    writeFileSync(join(cwd, 'boobench.yml'), '# ours\nfail-of: never\n');
    const done = boobench(['run', '--command', 'x'], { cwd });

    expect(done).toMatchObject({ code: 2 });
    expect(done.stderr).toContain('boobench.yml:2: there is no option "fail-of"');
    expect(done.stderr).toContain('Did you mean "fail-on"?');
  });

  it('refuse an expired entry of the allow-list by file and line', () => {
    writeFileSync(
      join(cwd, 'allow.yml'),
      '- page: trap/a\n  reason: known\n  expires: 2020-01-01\n',
    );
    const done = boobench(['run', '--command', 'x', '--allow-list', 'allow.yml'], { cwd });

    expect(done).toMatchObject({ code: 2 });
    expect(done.stderr).toMatch(/allow\.yml:\d/);
  });
});

describe('boobench make', () => {
  it('budgets real documents so that run can use them', () => {
    mkdirSync(join(cwd, 'mine'));
    for (const name of ['sudoku-grid', 'rst2pdf-items']) {
      const source = new URL(`../../house/docs/real/${name}.pdf`, import.meta.url);
      writeFileSync(join(cwd, `mine/${name}.pdf`), readFileSync(source));
    }
    expect(boobench(['make', 'mine'], { cwd })).toMatchObject({ code: 0 });
    const done = boobench(['run', '--dataset', 'mine', '--command', 'echo {id}', '--json'], {
      cwd,
    });

    const { pages } = parseResults(done.stdout, 'stdout');
    expect(pages.map(({ id, room }) => `${room}/${id}`)).toEqual([
      'mine/rst2pdf-items',
      'mine/sudoku-grid',
    ]);
  });
});
