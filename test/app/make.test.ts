import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InputError, InterruptedError } from '../../src/errors.ts';
import {
  make,
  type MadeDocument,
  type MakeOptions,
  type MakeProgress,
} from '../../src/app/make.ts';
import { pdfFile, onePage, show } from '../pdf/pdf-builder.ts';

const fixtures = fileURLToPath(new URL('../fixtures/pdf/', import.meta.url));
const leaders = onePage({
  content:
    show('Contents', 72, 700) + show('One ........ 1', 72, 688) + show('Two ... 22', 72, 676),
});
const rule = {
  type: 'repetition_overshoot',
  reference_text: 'Contents\nOne ........ 1\nTwo ... 22',
  page_fill_runs: [8, 3],
  page_lines: 3,
  mode: 'text-layer',
  factor: 2,
  fill_slack: 40,
  line_slack: 40,
  unit_slack: 20,
  absent_slack: 20,
  line_width: 250,
};

describe('make', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'boobench-make-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  const run = (options: Partial<MakeOptions> = {}): Promise<readonly MadeDocument[]> =>
    make({ dir, scans: false, force: false, concurrency: 2, ...options });
  const put = async (name: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(join(dir, name, '..'), { recursive: true });
    await writeFile(join(dir, name), content);
  };
  const get = (name: string): Promise<string> => readFile(join(dir, name), 'utf8');
  const outcomes = (made: readonly MadeDocument[]): readonly string[] =>
    made.map(({ file, outcome }) => `${file} ${outcome.kind}`);

  test('writes the budget of a page beside it', async () => {
    await put('toc.pdf', leaders);
    expect(await run()).toEqual([
      {
        file: 'toc.pdf',
        sidecar: 'toc.test.json',
        outcome: { kind: 'written', mode: 'text-layer', replaced: false },
        notices: [],
      },
    ]);
    const sidecar = await get('toc.test.json');
    expect(sidecar).toBe(`${JSON.stringify({ test_rules: [rule], tags: [] }, null, 2)}\n`);
    expect((await readdir(dir)).toSorted()).toEqual(['toc.pdf', 'toc.test.json']);
  });

  test('goes into folders, not into dot-folders, and sorts by path', async () => {
    for (const name of [
      'b/two.pdf',
      'a/one.PDF',
      'a/deep/er.pdf',
      '.git/no.pdf',
      'notes.txt',
      'top.pdf',
    ]) {
      await put(name, leaders);
    }
    expect(outcomes(await run())).toEqual([
      'a/deep/er.pdf written',
      'a/one.PDF written',
      'b/two.pdf written',
      'top.pdf written',
    ]);
    expect(await get('a/one.test.json')).toBe(await get('top.test.json'));
  });

  test('says that a second run changes nothing, and touches nothing', async () => {
    await put('toc.pdf', leaders);
    await run();
    const before = await stat(join(dir, 'toc.test.json'));
    expect(outcomes(await run({ force: true }))).toEqual(['toc.pdf unchanged']);
    expect((await stat(join(dir, 'toc.test.json'))).ino).toBe(before.ino);
  });

  test('keeps another budget unless it is forced, and then changes nothing else', async () => {
    const mine = {
      expected_markdown: '# Contents',
      test_rules: [
        { type: 'order', before: 'a' },
        { type: 'repetition_overshoot', reference_text: 'old', factor: 9 },
        { type: 'presence' },
      ],
      tags: ['kind:toc'],
      note: 'kept by hand',
    };
    await put('toc.pdf', leaders);
    await put('toc.test.json', JSON.stringify(mine));
    expect(await run()).toMatchObject([
      {
        outcome: {
          kind: 'kept',
          reason: '"toc.test.json" holds another budget; --force replaces it',
        },
      },
    ]);
    expect(await get('toc.test.json')).toBe(JSON.stringify(mine));
    expect(await run({ force: true })).toMatchObject([
      { outcome: { kind: 'written', mode: 'text-layer', replaced: true } },
    ]);
    expect(JSON.parse(await get('toc.test.json'))).toEqual({
      ...mine,
      test_rules: [mine.test_rules[0], rule, mine.test_rules[2]],
    });
    expect(Object.keys(JSON.parse(await get('toc.test.json')) as object)).toEqual(
      Object.keys(mine),
    );
    expect(outcomes(await run())).toEqual(['toc.pdf unchanged']);
  });

  test('adds its rule to a sidecar that has none of its type', async () => {
    await put('toc.pdf', leaders);
    await put('toc.test.json', '{"test_rules":[{"type":"order"}]}');
    await run({ force: true });
    expect(JSON.parse(await get('toc.test.json'))).toEqual({
      test_rules: [{ type: 'order' }, rule],
    });
  });

  test.each([
    ['broken JSON', '{"test_rules": [', 'it is not JSON'],
    ['a list', '[]', 'it does not hold a JSON object'],
    ['rules that are no list', '{"test_rules": {}}', 'its test_rules is not a list'],
  ])('never overwrites %s', async (_, content, problem) => {
    await put('toc.pdf', leaders);
    await put('toc.test.json', content);
    expect(await run()).toMatchObject([
      { outcome: { kind: 'kept', reason: `"toc.test.json": ${problem}` } },
    ]);
    expect(await run({ force: true })).toMatchObject([
      {
        outcome: {
          kind: 'broken-sidecar',
          reason: `"toc.test.json" was left as it is: ${problem}; mend or remove it`,
        },
      },
    ]);
    expect(await get('toc.test.json')).toBe(content);
  });

  test('skips a scan, or budgets it as a page that repeats nothing', async () => {
    await copyFile(join(fixtures, 'image-only.pdf'), join(dir, 'scan.pdf'));
    expect(await run()).toMatchObject([{ outcome: { kind: 'skipped-no-text', pages: 1 } }]);
    expect(await readdir(dir)).toEqual(['scan.pdf']);
    expect(await run({ scans: true })).toMatchObject([
      { outcome: { kind: 'written', mode: 'none', replaced: false } },
    ]);
    expect(outcomes(await run())).toEqual(['scan.pdf unchanged']);
    expect(JSON.parse(await get('scan.test.json'))).toEqual({
      test_rules: [
        { ...rule, mode: 'none', reference_text: '', page_fill_runs: [], page_lines: 0 },
      ],
      tags: [],
    });
  });

  test('reports what cannot be read and goes on', async () => {
    await copyFile(join(fixtures, 'not-a-pdf.pdf'), join(dir, 'page.pdf'));
    await put('cut.pdf', leaders.subarray(0, 400));
    await put('toc.pdf', leaders);
    const made = await run();
    expect(outcomes(made)).toEqual([
      'cut.pdf unreadable',
      'page.pdf unreadable',
      'toc.pdf written',
    ]);
    expect(made.map(({ outcome }) => ('reason' in outcome ? outcome.reason : ''))).toEqual([
      '"cut.pdf" is a damaged or incomplete PDF and cannot be read',
      '"page.pdf" is not a PDF: its first 1,024 bytes have no %PDF- header',
      '',
    ]);
  });

  test('says that the pages of a longer document share one budget', async () => {
    const page = (content: number): { readonly dictionary: string } => ({
      dictionary: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${content} 0 R/Resources<</Font<</F1 7 0 R>>>>>>`,
    });
    await put(
      'two.pdf',
      pdfFile([
        { dictionary: '<</Type/Catalog/Pages 2 0 R>>' },
        { dictionary: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>' },
        page(5),
        page(6),
        { dictionary: '<<>>', stream: show('first', 72, 700) + show('......', 72, 688) },
        { dictionary: '<<>>', stream: show('....', 72, 700) + show('second', 72, 688) },
        { dictionary: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>' },
      ]),
    );
    expect(await run()).toMatchObject([
      {
        notices: [
          '"two.pdf" has 2 pages: each of them is budgeted by the text of the whole document',
        ],
      },
    ]);
    expect(JSON.parse(await get('two.test.json'))).toMatchObject({
      test_rules: [
        { reference_text: 'first\n......\n....\nsecond', page_fill_runs: [10], page_lines: 4 },
      ],
    });
  });

  test('passes on what is odd about a document', async () => {
    await copyFile(join(fixtures, 'page-tree-cycle.pdf'), join(dir, 'cycle.pdf'));
    expect(await run()).toMatchObject([
      { notices: [expect.stringMatching(/^"cycle\.pdf": .*circular/)] },
    ]);
  });

  test('follows links within the folder and none out of it', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'boobench-outside-'));
    try {
      await writeFile(join(outside, 'secret.pdf'), leaders);
      await writeFile(join(outside, 'secret.json'), '{}');
      await put('toc.pdf', leaders);
      await put('other.pdf', leaders);
      await symlink(join(dir, 'toc.pdf'), join(dir, 'again.pdf'));
      await symlink(join(outside, 'secret.pdf'), join(dir, 'link.pdf'));
      await symlink(outside, join(dir, 'room'));
      await symlink(join(outside, 'secret.json'), join(dir, 'other.test.json'));
      const made = await run({ force: true });
      expect(outcomes(made)).toEqual([
        'again.pdf written',
        'link.pdf unreadable',
        'other.pdf broken-sidecar',
        'toc.pdf written',
      ]);
      expect((await readdir(outside)).toSorted()).toEqual(['secret.json', 'secret.pdf']);
      expect(await readFile(join(outside, 'secret.json'), 'utf8')).toBe('{}');
    } finally {
      await rm(outside, { recursive: true, force: true });
    }
  });

  test('takes one of two documents that would share a sidecar', async () => {
    await put('toc.PDF', leaders);
    await put('toc.pdf', leaders);
    expect(outcomes(await run())).toEqual(['toc.PDF written', 'toc.pdf unreadable']);
  });

  test('gives the same with one worker as with four, and reports progress to the end', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await put(`${name}.pdf`, leaders);
    const seen: MakeProgress[] = [];
    const one = await run({ concurrency: 1, onProgress: (progress) => seen.push(progress) });
    const texts = await Promise.all(['a', 'b', 'c', 'd'].map((name) => get(`${name}.test.json`)));
    expect(new Set(texts).size).toBe(1);
    for (const name of ['a', 'b', 'c', 'd']) await rm(join(dir, `${name}.test.json`));
    expect(await run({ concurrency: 4 })).toEqual(one);
    expect(
      seen.filter(({ page }) => page === null).map(({ file, done }) => `${file} ${done}`),
    ).toEqual(['a.pdf 1', 'b.pdf 2', 'c.pdf 3', 'd.pdf 4']);
    expect(seen).toContainEqual({ done: 0, total: 4, file: 'a.pdf', page: 1, pageCount: 1 });
  });

  test('stops when it is told to and leaves no half-written file', async () => {
    const stop = new AbortController();
    await put('a.pdf', leaders);
    await put('b.pdf', leaders);
    const running = run({
      concurrency: 1,
      signal: stop.signal,
      onProgress: ({ page }) => page === null && stop.abort(),
    });
    await expect(running).rejects.toThrow(InterruptedError);
    expect((await readdir(dir)).toSorted()).toEqual(['a.pdf', 'a.test.json', 'b.pdf']);
  });

  test.each<readonly [string, () => Promise<string>, RegExp]>([
    ['a missing folder', async () => join(dir, 'nowhere'), /nowhere" does not exist$/],
    ['an empty folder', async () => dir, /holds no PDF file$/],
    [
      'a file',
      async () => {
        await put('toc.pdf', leaders);
        return join(dir, 'toc.pdf');
      },
      /toc\.pdf" is not a folder$/,
    ],
  ])('refuses %s', async (_, folder, message) => {
    const running = run({ dir: await folder() });
    await expect(running).rejects.toThrow(InputError);
    await expect(running).rejects.toThrow(message);
  });
});
