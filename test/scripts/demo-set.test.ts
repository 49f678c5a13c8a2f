import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDemoSet } from '../../scripts/build-demo-set.ts';
import { read } from '../docs/documents.ts';
import { boobench, removeFolder, temporaryFolder } from '../support/cli.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SET = join(ROOT, 'demo/docmetrics');
const MOST_BYTES = 1_500_000;

const work = temporaryFolder();
afterAll(() => removeFolder(work));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted();

/** The totals of `boobench metrics`, a process of its own. */
function totals(predictions: string, truth: string): Readonly<Record<string, number>> {
  const done = boobench(['metrics', predictions, '--gt', truth, '--json'], { cwd: SET });
  expect(done).toMatchObject({ code: 0, stderr: '' });
  const results = v.parse(
    v.object({ totals: v.record(v.string(), v.number()) }),
    JSON.parse(done.stdout),
  );
  return results.totals;
}

const PERFECT = {
  textEdit: 0,
  formulaEdit: 0,
  formulaCdm: 100,
  tableTeds: 100,
  tableTedsS: 100,
  readingOrder: 100,
  overall: 100,
  scorable: 12,
  tables: 9,
  formulas: 17,
};

describe('the demo set', () => {
  it('is made again byte for byte', async () => {
    const out = join(work, 'made');
    await makeDemoSet(out);
    const made = filesIn(out);
    const shipped = filesIn(SET).filter((name) => /^(?:pages|mistakes)\//.test(name));
    expect(made).toEqual(shipped);
    // Names, not bytes: `npm run demo-set` makes them anew.
    const differ = made.filter(
      (name) => !readFileSync(join(out, name)).equals(readFileSync(join(SET, name))),
    );
    expect(differ).toEqual([]);
  });

  it('is a dozen pages, small, each with a picture and both forms of ground truth', () => {
    const files = filesIn(SET);
    const count = (pattern: RegExp): number => files.filter((name) => pattern.test(name)).length;
    expect(count(/^pages\/[^/]+\/[^/]+\/mds\/[^/]+_\d+\.md$/)).toBe(12);
    expect(count(/^pages\/[^/]+\/[^/]+\/json\/[^/]+_page_\d+\.json$/)).toBe(12);
    expect(count(/^pages\/[^/]+\/[^/]+\/images\/page_\d+\.png$/)).toBe(12);
    expect(count(/^tesseract\//)).toBe(12);
    const bytes = files.reduce((sum, name) => sum + statSync(join(SET, name)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('says the same in both forms: the Markdown is a perfect parse of the annotation', () => {
    expect(totals('pages', 'pages')).toMatchObject(PERFECT);
    const annotated = join(work, 'annotated');
    cpSync(join(SET, 'pages'), annotated, { recursive: true });
    for (const name of filesIn(annotated).filter((name) => name.includes('/mds/'))) {
      rmSync(join(annotated, name));
    }
    expect(totals('pages', annotated)).toMatchObject(PERFECT);
  });

  it('ships in the package', () => {
    const { files } = v.parse(
      v.object({ files: v.array(v.string()) }),
      JSON.parse(read('package.json')),
    );
    expect(files).toContain('demo/docmetrics');
  });
});

describe('README.md', () => {
  it('shows what the command over the demo set prints', () => {
    const [, shown = ''] = /\$ boobench metrics (.*?)\n```/s.exec(read('README.md')) ?? [];
    const [line = '', ...output] = shown.split('\n');
    const done = boobench(['metrics', ...line.split(' ')], { cwd: ROOT });
    const printed = done.stdout.split('\n');
    expect(output.length).toBeGreaterThan(10);
    expect(output.filter((text) => text !== '…' && !printed.includes(text))).toEqual([]);
  });
});
