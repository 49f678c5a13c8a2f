import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseCommandLine } from '../../src/cli/program.ts';
import { read, ROOT } from './documents.ts';

const FOLDERS = [
  'docs',
  'docs/recipes',
  ...['real', 'trap', 'ghost', 'script'].map((room) => `docs/house/${room}`),
];
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(read('package.json')),
);
const silent = { out: () => undefined, err: () => undefined };

describe.each(DOCUMENTS)('%s', (path) => {
  const text = read(path);

  it('names no script that package.json lacks', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const broken = links.filter((link) => {
      if (link.startsWith('https:')) return false;
      const [file = '', heading] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(ROOT, target))) return true;
      return heading !== undefined && !anchors(read(target)).includes(heading);
    });
    expect(broken).toEqual([]);
  });

  it('shows no command line that is not understood', () => {
    const shown = [...text.matchAll(/^\$ boobench (.*)$/gm)].map(([, line = '']) => line);
    const misunderstood = shown.filter((line) => {
      const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(
        ([, quoted, bare]) => quoted ?? bare,
      );
      const argv = words.filter((word) => word !== undefined);
      return parseCommandLine(argv, silent) === null;
    });
    expect(misunderstood).toEqual([]);
  });
});

describe('README.md', () => {
  it('shows the demo and three commands on own documents', () => {
    const readme = read('README.md');
    expect(readme).toContain('npm run demo');
    expect([...readme.matchAll(/^\$ boobench (\w+)/gm)].map(([, name]) => name)).toEqual([
      'make',
      'run',
      'run',
      'compare',
    ]);
  });
});

function anchors(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
