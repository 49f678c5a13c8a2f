import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measure, type MetricsRequest } from '../../src/app/metrics.ts';
import { DEFAULT_PROFILE } from '../../src/docmetrics/profile.ts';
import { removeFolder, temporaryFolder } from '../support/cli.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => removeFolder(folder));

const path = (name: string): string => join(folder, name);

function write(name: string, text: string): void {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), text);
}

const notices: string[] = [];
const score = (changes: Partial<MetricsRequest> = {}) =>
  measure(
    {
      truth: path('gt'),
      predictions: path('pred'),
      profile: DEFAULT_PROFILE,
      drawsFormulas: false,
      subjects: null,
      excludedSubjects: null,
      maxOutputBytes: 1024 * 1024,
      label: '',
      toolVersion: '0',
      ...changes,
    },
    {
      onPages: () => undefined,
      onDone: () => undefined,
      onNotice: (text) => notices.push(text),
      signal: new AbortController().signal,
    },
  );

const overalls = async (changes: Partial<MetricsRequest> = {}) =>
  (await score(changes)).pages.map(({ id, overall }) => `${id} ${overall}`);

describe('measure', () => {
  beforeEach(() => {
    write('gt/Law/d1/mds/d1_1.md', 'First\n\nwords');
    write('gt/Law/d1/mds/d1_2.md', 'Second\n\nwords');
    write('gt/Art/d2/mds/d2_1.md', 'Third\n\nwords');
  });

  it('finds predictions in the layout of the ground truth, of windows, and of a run', async () => {
    write('pred/Law/d1/mds/d1_1.md', 'First\n\nwords');
    write('pred/Law/d1_page_2-2.md', 'Second\n\nwords');
    write('pred/Art/d2_1.md', 'Third\n\nwords');
    expect(await overalls()).toEqual(['Art/d2_1 100', 'Law/d1_1 100', 'Law/d1_2 100']);
  });

  it('scores a page without a prediction as an empty one', async () => {
    write('pred/Law/d1_1.md', 'First\n\nwords');
    const { pages, counts, totals } = await score();
    expect(pages.map(({ missing, textEdit }) => [missing, textEdit])).toEqual([
      [true, 1],
      [false, 0],
      [true, 1],
    ]);
    expect(counts).toEqual({ required: 3, missing: 2, tooLarge: 0 });
    expect(totals.overall).toBeCloseTo(100 / 3, 9);
  });

  it('sums up by subject, and takes some subjects alone', async () => {
    write('pred/Art/d2_1.md', 'Third\n\nwords');
    const { subjects } = await score();
    expect(subjects.map(({ subject, pages, overall }) => [subject, pages, overall])).toEqual([
      ['Art', 1, 100],
      ['Law', 2, 0],
    ]);
    expect(await overalls({ subjects: ['Art'] })).toEqual(['Art/d2_1 100']);
    expect(await overalls({ excludedSubjects: ['Law'] })).toEqual(['Art/d2_1 100']);
  });

  it('reads the lines of a JSONL, and names pages that nobody asked for', async () => {
    const line = (page: number) =>
      JSON.stringify({ subject: 'Law', document_id: 'd1', page, markdown: 'First\n\nwords' });
    write('pred.jsonl', `${line(1)}\n${line(9)}\n`);
    notices.length = 0;
    expect(await overalls({ predictions: path('pred.jsonl'), subjects: ['Law'] })).toEqual([
      'Law/d1_1 100',
      expect.stringMatching(/^Law\/d1_2 \d/),
    ]);
    expect(notices).toEqual(['1 predictions belong to no reference page, e.g. Law/d1_9']);
  });

  it('refuses a JSONL with a page twice, and one that is none', async () => {
    const line = '{"subject":"Law","document_id":"d1","page":1,"markdown":""}\n';
    write('twice.jsonl', line + line);
    write('none.jsonl', 'First');
    write('other.jsonl', '{"page":"1"}');
    await expect(score({ predictions: path('twice.jsonl') })).rejects.toThrow('a second time');
    await expect(score({ predictions: path('none.jsonl') })).rejects.toThrow('line 1 is not JSON');
    await expect(score({ predictions: path('other.jsonl') })).rejects.toThrow('line 1');
  });

  it('reads a ZIP', async () => {
    const zip = zipSync({ 'Law/d1/mds/d1_1.md': strToU8('First\n\nwords') });
    writeFileSync(path('pred.zip'), zip);
    const [first] = await overalls({ predictions: path('pred.zip'), subjects: ['Law'] });
    expect(first).toBe('Law/d1_1 100');
    write('bad.zip', 'no zip');
    await expect(score({ predictions: path('bad.zip') })).rejects.toThrow('not a ZIP');
  });

  it('scores one file against another, and any folder by the names of its files', async () => {
    write('one.md', 'First\n\nwords');
    const truth = path('gt/Law/d1/mds/d1_1.md');
    expect(await overalls({ truth, predictions: path('one.md') })).toEqual(['d1_1 100']);
    write('flat/b/x.md', 'Some\n\nwords');
    write('flat/a.md', 'Some\n\nwords');
    expect(await overalls({ truth: path('flat'), predictions: path('flat') })).toEqual([
      'a 100',
      'b/x 100',
    ]);
  });

  it.each([
    ['no ground truth', { truth: 'gone' }, 'gone is neither'],
    ['no predictions', { predictions: 'gone' }, 'gone is neither'],
  ])('refuses %s', async (_, changes, message) => {
    write('pred/a.md', '');
    await expect(score(changes)).rejects.toThrow(message);
  });

  it('refuses a folder without pages, and one file for many pages', async () => {
    mkdirSync(path('empty'));
    write('one.md', '');
    await expect(score({ truth: path('empty') })).rejects.toThrow('holds no .md');
    await expect(score({ predictions: path('one.md') })).rejects.toThrow('is one file');
  });
});

describe('measure with annotated pages', () => {
  const text = (order: number, words: string, attribute = {}) => ({
    category_type: 'text_block',
    anno_id: order,
    order,
    text: words,
    attribute,
  });
  const page = (layout: string, blocks: object[]) =>
    JSON.stringify([
      { page_info: { page_no: 1, page_attribute: { layout } }, layout_dets: blocks, extra: {} },
    ]);

  it('scores them, and groups by their attributes', async () => {
    const blocks = [text(1, 'alpha', { text_rotate: 'normal' }), text(2, 'beta')];
    write('gt/Law/d1/json/d1_page_1.json', page('single_column', blocks));
    write('gt/Law/d1/json/d1_page_2.json', page('double_column', [text(1, 'gamma')]));
    write('gt/Law/d1/json/d1_page_3.json', '[]');
    write('pred/Law/d1_1.md', 'alpha\n\nbeta');
    write('pred/Law/d1_2.md', 'gamme');
    write('pred/Law/d1_3.md', 'anything');
    const { pages, breakdowns } = await score();
    expect(pages.map(({ textEdit, groundTruth }) => [textEdit, groundTruth])).toEqual([
      [0, 'json'],
      [0.2, 'json'],
      [null, 'json'],
    ]);
    expect(breakdowns).toContainEqual({
      metric: 'text-edit',
      by: 'page',
      label: 'layout: double_column',
      value: 0.2,
      count: 1,
    });
    expect(breakdowns).toContainEqual({
      metric: 'text-edit',
      by: 'block',
      label: 'text_rotate: normal',
      value: 0,
      count: 1,
    });
  });

  it('takes the Markdown of a page that has both', async () => {
    write('gt/Law/d1/json/d1_page_1.json', page('single_column', []));
    write('gt/Law/d1/mds/d1_1.md', 'words');
    write('pred/Law/d1_1.md', 'words');
    expect((await score()).pages.map(({ groundTruth }) => groundTruth)).toEqual(['markdown']);
  });

  it.each([
    ['no JSON', '{', 'is not JSON'],
    ['another shape', '[{"layout_dets":[{"anno_id":1}]}]', '0.layout_dets.0.category_type'],
  ])('refuses %s', async (_, content, message) => {
    write('gt/Law/d1/json/d1_page_1.json', content);
    write('pred/Law/d1_1.md', '');
    await expect(score()).rejects.toThrow(message);
  });
});
