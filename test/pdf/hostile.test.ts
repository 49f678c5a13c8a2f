import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InterruptedError } from '../../src/errors.ts';
import { READER_LIMITS, readTextLayer, type TextLayer } from '../../src/app/read-text-layer.ts';
import {
  deepPageTree,
  doubledForms,
  flateBomb,
  mutualForms,
  onePage,
  pdfFile,
  show,
} from './pdf-builder.ts';

const fixtures = new URL('../fixtures/pdf/', import.meta.url);
const house = new URL('../../house/docs/real/', import.meta.url);
const limits = { ...READER_LIMITS, silenceMs: 20_000 };
const fixture = (name: string): string => fileURLToPath(new URL(name, fixtures));
const textOf = (layer: TextLayer): readonly string[] =>
  layer.kind === 'text' ? layer.pages.flatMap((page) => page.lines.map((line) => line.text)) : [];

describe('readTextLayer, in its own process', () => {
  let folder: string;
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boobench-hostile-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function read(bytes: Uint8Array): Promise<TextLayer> {
    files += 1;
    const path = join(folder, `${files}.pdf`);
    await writeFile(path, bytes);
    try {
      return await readTextLayer(path, { shownAs: 'sample.pdf', limits });
    } finally {
      await rm(path);
    }
  }

  test.each<readonly [string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['an empty file', () => Buffer.alloc(0), /^sample\.pdf is an empty file/],
    [
      'garbage',
      () => Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251)),
      /is not a PDF/,
    ],
    ['a web page', () => readFile(fixture('not-a-pdf.pdf')), /^sample\.pdf is not a PDF/],
    [
      'a header and nothing else',
      () => Buffer.from(`%PDF-1.7\n${'x'.repeat(3000)}`),
      /is a damaged or incomplete PDF/,
    ],
    [
      'a page cut off at 55 %',
      async () => cut(await readFile(new URL('lua-table.pdf', house)), 0.55),
      /damaged or incomplete/,
    ],
    [
      'a classic PDF cut off at 90 %',
      () => cut(onePage({ content: show('x', 1, 1).repeat(200) }), 0.9),
      /damaged or incomplete/,
    ],
    [
      'no pages',
      () =>
        pdfFile([
          { dictionary: '<</Type/Catalog/Pages 2 0 R>>' },
          { dictionary: '<</Type/Pages/Kids[]/Count 0>>' },
        ]),
      /no page can be found/,
    ],
    ['a page below 5,000 nodes', () => deepPageTree(5000), /no page can be found/],
    ['a stream that unpacks to 900 MB', () => flateBomb(900), /too much memory/],
    ['forms that paint each other twice', () => mutualForms(), /too much memory/],
    ['25 levels of doubled forms', () => doubledForms(25), /too much memory/],
  ])('calls %s unreadable and says why', async (_, make, reason) => {
    const layer = await read(await make());
    expect(layer).toEqual({ kind: 'unreadable', reason: expect.stringMatching(reason) });
    expect(layer.kind === 'unreadable' ? layer.reason : '').toContain('sample.pdf ');
  });

  test('says that a document needs a password', async () => {
    // The owner's and the user's entry of a 40-bit handler that no empty password opens.
    const locked = onePage({
      content: show('secret', 72, 700),
      more: [
        {
          dictionary: `<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`,
        },
      ],
    });
    const text = locked
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        `/Root 1 0 R/Encrypt 6 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`,
      );
    expect(await read(Buffer.from(text, 'latin1'))).toEqual({
      kind: 'unreadable',
      reason: 'sample.pdf needs a password to be opened',
    });
  });

  test.each<readonly [string, () => Buffer, readonly string[]]>([
    [
      '40,000 strings',
      () => onePage({ content: Array.from({ length: 40_000 }, () => show('w', 72, 700)).join('') }),
      ['w'],
    ],
    [
      '300,000 open brackets',
      () => onePage({ content: show('before', 72, 700) + '['.repeat(300_000) }),
      ['before'],
    ],
    [
      'numbers beyond all measure',
      () =>
        onePage({
          content: `BT /F1 1e38 Tf 1e38 0 0 1e38 1e38 1e38 Tm (huge) Tj ET ${show('plain', 72, 700)}`,
        }),
      ['plain'],
    ],
    [
      'a page count of two billion',
      () =>
        Buffer.from(
          onePage({ content: show('only page', 72, 700) })
            .toString('latin1')
            .replace('/Count 1', '/Count 2000000000'),
          'latin1',
        ),
      ['only page'],
    ],
  ])('reads a document with %s', async (_, make, lines) => {
    expect(textOf(await read(make()))).toEqual(expect.arrayContaining([...lines]));
  });

  test('reads the one good page of a circular page tree once, and says so', async () => {
    const layer = await readTextLayer(fixture('page-tree-cycle.pdf'));
    expect(textOf(layer)).toHaveLength(31);
    expect(layer).toMatchObject({
      pages: [{ page: 1 }],
      notices: [expect.stringMatching(/circular.*3 pages and has 1/)],
    });
  });

  test('reads a page that the page tree names twice only once', async () => {
    const twice = onePage({ content: show('once', 72, 700) }).toString('latin1');
    const layer = await read(
      Buffer.from(twice.replace('/Kids[3 0 R]/Count 1', '/Kids[3 0 R 3 0 R]/Count 2'), 'latin1'),
    );
    expect(textOf(layer)).toEqual(['once']);
    expect(layer).toMatchObject({ notices: [expect.stringContaining('names a page twice')] });
  });

  test('opens a document that is encrypted without a password', async () => {
    const lines = textOf(await readTextLayer(fixture('encrypted-empty-password.pdf')));
    expect(lines).toHaveLength(9);
    expect(lines.filter((line) => line.includes('_'.repeat(45)))).toHaveLength(8);
  });

  test('tells a scan from an error', async () => {
    expect(await readTextLayer(fixture('image-only.pdf'))).toEqual({
      kind: 'no-text',
      pages: 1,
      notices: [],
    });
  });

  test('reads 500 pages in a quarter of the memory allowed, and tells of each', async () => {
    const seen: number[] = [];
    const layer = await readTextLayer(fixture('500-pages.pdf'), {
      limits: { ...limits, memoryBytes: limits.memoryBytes / 4 },
      onPage: (page, pageCount) => seen.push(page / pageCount),
    });
    expect(layer).toMatchObject({ kind: 'text', notices: [] });
    expect(textOf(layer)).toHaveLength(500 * 33);
    expect(textOf(layer).filter((line) => line.endsWith(' 0.00'))).toHaveLength(15_000);
    expect(seen).toEqual(Array.from({ length: 500 }, (_, page) => (page + 1) / 500));
  });

  test('stops at the limits that it is given', async () => {
    const path = fixture('500-pages.pdf');
    const tight = (change: object) =>
      readTextLayer(path, { shownAs: 'long.pdf', limits: { ...limits, ...change } });
    expect(await tight({ silenceMs: 5 })).toEqual({
      kind: 'unreadable',
      reason: 'long.pdf took too long: page 1 was not read within 0.005 seconds',
    });
    expect(await tight({ totalMs: 5 })).toEqual({
      kind: 'unreadable',
      reason: 'long.pdf took too long: page 1 was reached after 0.005 seconds',
    });
    expect(await tight({ memoryBytes: 20 * 1024 * 1024 })).toEqual({
      kind: 'unreadable',
      reason: expect.stringMatching(
        /^long\.pdf took too much memory on page \d+: more than 20 MiB$/,
      ),
    });
    expect(await tight({ lineBytes: 100 })).toEqual({
      kind: 'unreadable',
      reason: 'long.pdf has more text on page 1 than a page may have',
    });
  });

  test('stops when it is told to', async () => {
    const stop = new AbortController();
    const reading = readTextLayer(fixture('500-pages.pdf'), {
      signal: stop.signal,
      onPage: () => stop.abort(),
    });
    await expect(reading).rejects.toThrow(InterruptedError);
  });

  test.each([
    ['a file that is not there', () => join(folder, 'missing.pdf'), /does not exist/],
    ['a folder', () => folder, /is not a regular file/],
  ])('calls %s unreadable', async (_, path, reason) => {
    expect(await readTextLayer(path(), { shownAs: 'x.pdf' })).toEqual({
      kind: 'unreadable',
      reason: expect.stringMatching(reason),
    });
  });

  test('gets a text or a clear reason from damaged bytes, whatever is damaged', async () => {
    const sound: Uint8Array[] = await Promise.all([
      readFile(fixture('encrypted-empty-password.pdf')),
      readFile(fixture('page-tree-cycle.pdf')),
      readFile(new URL('rst2pdf-items.pdf', house)),
    ]);
    sound.push(onePage({ content: show('text', 72, 700) }));
    const damage = fc.record({
      document: fc.nat({ max: sound.length - 1 }),
      changes: fc.array(
        fc.tuple(
          fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
          fc.nat({ max: 255 }),
        ),
        { minLength: 1, maxLength: 12 },
      ),
      keep: fc.oneof(
        { weight: 4, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.double({ min: 0.1, max: 1, noNaN: true }) },
      ),
    });
    const limit = pLimit(2);
    const samples = fc.sample(damage, { numRuns: 24, seed: 20_261 });
    await limit.map(samples, async ({ document, changes, keep }) => {
      const bytes = Buffer.from(sound[document] ?? Buffer.alloc(0));
      for (const [place, value] of changes) bytes[Math.floor(place * bytes.length)] = value;
      const layer = await read(bytes.subarray(0, Math.floor(bytes.length * keep)));
      expect(inShort(layer)).toMatch(/^(?:sample\.pdf [^\n]+|[1-9]\d* pages)$/);
    });
  });
});

function cut(bytes: Buffer, share: number): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

function inShort(layer: TextLayer): string {
  if (layer.kind === 'unreadable') return layer.reason;
  return `${layer.kind === 'text' ? layer.pages.length : layer.pages} pages`;
}
