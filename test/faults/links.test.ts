import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseResults } from '../../src/results/file.ts';
import {
  boobench,
  type Finished,
  removeFolder,
  somePages,
  temporaryFolder,
  writeHouse,
} from '../support/cli.ts';

const SECRET = 'the secret of the machine\n'.repeat(99);
let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
  writeHouse(path('house'), somePages(3));
  mkdirSync(path('elsewhere'));
  writeFileSync(path('secret'), SECRET);
});
afterEach(() => {
  const isHarmed = readFileSync(path('secret'), 'utf8') !== SECRET;
  removeFolder(cwd);
  if (isHarmed) throw new Error('a file outside was written to');
});

function path(...parts: readonly string[]): string {
  return join(cwd, ...parts);
}

function run(...more: readonly string[]): Finished {
  return boobench(['run', '--dataset', 'house', '--command', 'cat {input}', ...more], { cwd });
}

/** A loop that takes a look at each link for ever. */
function loop(name: string): void {
  symlinkSync(`${name}-2`, path(name));
  symlinkSync(name, path(`${name}-2`));
}

describe('a symbolic link', () => {
  it('to a folder of results or pages is as good as the folder', () => {
    symlinkSync('elsewhere', path('out'));
    symlinkSync('house', path('pages'));
    const done = boobench(
      ['run', '--dataset', 'pages', '--command', 'cat {input}', '--results-path', 'out'],
      { cwd },
    );
    expect(done).toMatchObject({ code: 0 });
    expect(existsSync(path('elsewhere/results.json'))).toBe(true);
  });

  it.each([
    ['that leads nowhere', (name: string) => symlinkSync('nowhere', path(name))],
    ['that leads to a file', (name: string) => symlinkSync('secret', path(name))],
    ['in a circle', loop],
  ])('%s in place of a folder is an error that names it', (_, make) => {
    make('link');
    const asResults = run('--results-path', 'link');
    expect(asResults).toMatchObject({ code: 3 });
    expect(asResults.stderr).toMatch(/^boobench: cannot make the folder link: /);
    const asPages = boobench(['run', '--dataset', 'link', '--command', 'true'], { cwd });
    expect(asPages).toMatchObject({ code: 2 });
    expect(asPages.stderr).toMatch(/^boobench: .*link/);
    const asOutputs = boobench(['score', '--dataset', 'house', '--outputs', 'link'], { cwd });
    expect(asOutputs).toMatchObject({ code: 2 });
    expect(asOutputs.stderr).toMatch(/^boobench: link is not a folder/);
  });

  it.each(['outputs', 'outputs/trap', 'results.json', 'journal.jsonl', '.boobench.lock'])(
    'at %s in the results is replaced, not followed',
    (name) => {
      mkdirSync(path('out', name, '..'), { recursive: true });
      const target = name.startsWith('outputs') ? 'elsewhere' : 'secret';
      symlinkSync(path(target), path('out', name));
      const done = run('--results-path', 'out', '--fresh');
      expect(done).toMatchObject({ code: 0 });
      expect(readdirSync(path('elsewhere'))).toEqual([]);
      expect(parseResults(readFileSync(path('out/results.json'), 'utf8'), 'out').pages.length).toBe(
        3,
      );
    },
  );

  it.each(['outputs', 'outputs/trap'])('at %s is not followed by a run that goes on', (name) => {
    run('--results-path', 'out');
    const journal = readFileSync(path('out/journal.jsonl'), 'utf8');
    // As if it had been killed before the last page.
    const lines = journal.trimEnd().split('\n');
    writeFileSync(path('out/journal.jsonl'), `${lines.slice(0, -1).join('\n')}\n`);
    removeFolder(path('out/results.json'));
    removeFolder(path('out', name));
    symlinkSync(path('elsewhere'), path('out', name));
    const done = run('--results-path', 'out', '--resume');
    expect(readdirSync(path('elsewhere'))).toEqual([]);
    expect(done).toMatchObject({ code: 0 });
  });

  it.each([
    ['a journal', 'journal.jsonl', ['--resume']],
    ['a journal of a new run', 'journal.jsonl', []],
  ])('to a foreign file in place of %s shows nothing of it', (_, name, more) => {
    mkdirSync(path('out'));
    symlinkSync(path('secret'), path('out', name));
    const done = run('--results-path', 'out', ...more);
    expect(done).toMatchObject({ code: 2 });
    expect(done.stderr).toMatch(/out\/journal\.jsonl:1: /);
    expect(done.stderr).not.toContain('secret of');
  });

  it.each(['document', 'folder of documents', 'room file'])(
    'out of the dataset in place of a %s is refused',
    (what) => {
      const places = {
        document: 'house/docs/trap/page-002.pdf',
        'folder of documents': 'house/docs/trap',
        'room file': 'house/trap.jsonl',
      };
      const place = Object.entries(places).find(([name]) => name === what)?.[1] ?? '';
      removeFolder(path(place));
      symlinkSync(path(what === 'folder of documents' ? 'elsewhere' : 'secret'), path(place));
      const done = run('--json');
      expect(done.code).toBe(what === 'room file' ? 2 : 3);
      expect(`${done.stdout}${done.stderr}`).toContain('is a link out of the dataset folder');
      expect(`${done.stdout}${done.stderr}`).not.toContain('secret of');
    },
  );

  it('in place of an answer makes its page an error or a Boo, and is not read', () => {
    const link = `ln -s '${path('secret')}' {output}`;
    const ran = boobench(['run', '--dataset', 'house', '--command', link, '--json'], { cwd });
    expect(parseResults(ran.stdout, 'stdout').pages.map(({ outcome }) => outcome)).toEqual([
      'boo',
      'boo',
      'boo',
    ]);
    mkdirSync(path('outputs/trap'), { recursive: true });
    symlinkSync(path('secret'), path('outputs/trap/page-001.md'));
    symlinkSync('page-002.md', path('outputs/trap/page-002.md'));
    symlinkSync('/etc/passwd', path('outputs/trap/page-003.md'));
    const scored = boobench(['score', '--dataset', 'house', '--outputs', 'outputs'], { cwd });
    expect(scored).toMatchObject({ code: 3 });
    expect(scored.stdout).toContain('3 errors');
    for (const { stdout, stderr } of [ran, scored]) {
      expect(`${stdout}${stderr}`).not.toMatch(/secret of|root:/);
      expect(`${stdout}${stderr}`).toContain('symbolic link');
    }
  });
});
