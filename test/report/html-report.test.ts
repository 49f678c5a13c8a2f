import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canMount, inNamespace } from '../faults/support/namespace.ts';
import {
  boobench,
  ended,
  type Finished,
  removeFolder,
  startBoobench,
  temporaryFolder,
} from '../support/cli.ts';
import { LOOP, NEW_LINE, reportedRuns, TILES } from './reported-runs.ts';

/** Texts and picture of a page as they stand in a report. */
interface Media {
  readonly output: readonly (readonly [string, string])[] | null;
  readonly outputNote: string;
  readonly picture: { readonly base64: string } | null;
  readonly pictureNote: string;
}

const FULL = /^left out: the report may have \d+ bytes \(--max-bytes\)$/;
const BAD = [
  'real/lua-table',
  'real/tram-qqq',
  'real/zero-points',
  'trap/codes-1',
  'trap/forms-1',
  'trap/stopped-lists-1',
];

function mediaOf(html: string): readonly Media[] {
  return [...html.matchAll(/<script type="application\/json" id="media-\d+">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? ''),
  );
}

describe('boobench report', () => {
  const cwd = temporaryFolder();
  beforeAll(() => {
    reportedRuns(cwd);
  });
  afterAll(() => removeFolder(cwd));

  const file = (...parts: readonly string[]): string => join(cwd, ...parts);
  const call = (...args: readonly string[]): Finished =>
    boobench(['report', 'head', '--base', 'base', '--allow-list', 'allow.yml', ...args], { cwd });
  /** The report that options make, as text. */
  function made(...args: readonly string[]): string {
    const done = call('-o', 'made.html', ...args);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    return readFileSync(file('made.html'), 'utf8');
  }
  const linesOf = (path: string): readonly string[] => readFileSync(path, 'utf8').split('\n');

  it('writes the same bytes for the same results, outputs and documents', () => {
    call('-o', 'one.html');
    cpSync(file('head'), file('moved'), { recursive: true });
    boobench(
      ['report', 'moved', '--base', 'base', '--allow-list', 'allow.yml', '-o', 'a/two.html'],
      { cwd },
    );
    const bytes = readFileSync(file('one.html'));
    expect(readFileSync(file('a/two.html')).equals(bytes)).toBe(true);
    expect(bytes.includes('"base64"')).toBe(true);
    expect(bytes.includes(cwd)).toBe(false);
  });

  it('is beside the results unless told otherwise, and says what it wrote', () => {
    const done = call();
    const size = statSync(file('head/report.html')).size;
    expect(done.stdout).toBe(`head/report.html: 12 pages, ${(size / 1e6).toFixed(1)} MB\n`);
  });

  it('leaves with --redact nothing that a page or an output says anywhere in the file', () => {
    const plain = made();
    const redacted = made('--redact');
    const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
    const secrets = [
      LOOP.line,
      NEW_LINE,
      'After the loop',
      'waits for the new decoder',
      'parser.sh',
      'kind:table',
    ];
    for (const name of TILES) {
      secrets.push(
        ...linesOf(file('answers/head', `${name}.md`))
          .map((line) => line.trim())
          .filter((line) => /[^\s_.|=-]{4}/.test(line)),
      );
    }
    expect(secrets.length).toBeGreaterThan(250);
    const shown = secrets.filter((secret) => plain.includes(inJson(secret)));
    expect(shown.length).toBeGreaterThan(200);
    // The report's own script and words are no secrets of a page.
    const own = redacted.slice(
      redacted.indexOf('<script type="application/json"'),
      redacted.lastIndexOf('<script>'),
    );
    expect(
      secrets.filter((secret) => own.includes(secret) || own.includes(inJson(secret))),
    ).toEqual([]);
    expect(own).not.toContain('base64');
    expect(own).toContain('"id":"lua-table"');
    expect(own).toContain('Cause: loop; line measured 8,022, 40 allowed, the page has 0.');
    expect(mediaOf(redacted)).toHaveLength(12);
    for (const media of mediaOf(redacted)) {
      expect(media).toMatchObject({
        output: null,
        picture: null,
        outputNote: 'left out (--redact)',
        pictureNote: 'left out (--redact)',
      });
    }
  });

  it('leaves with --no-images pictures out, and outputs in', () => {
    const html = made('--no-images');
    expect(html).not.toContain('"base64"');
    for (const media of mediaOf(html)) {
      expect(media).toMatchObject({ picture: null, pictureNote: 'left out (--no-images)' });
    }
    expect(html).toContain(LOOP.line);
  });

  it('is no larger than --max-bytes, texts of bad pages first, and each page says what was left out', () => {
    const whole = Buffer.byteLength(made());
    const least =
      Number(/Give --max-bytes (\d+)KiB/.exec(call('--max-bytes', '1KiB').stderr)?.[1]) * 1024;
    let before = -1;
    for (let most = least; most < whole; most += Math.ceil((whole - least) / 7)) {
      const html = made('--max-bytes', String(most));
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(most);
      const media = mediaOf(html);
      let held = 0;
      for (const [at, { output, outputNote, picture, pictureNote }] of media.entries()) {
        const isBad = BAD.includes(TILES[at] ?? '');
        if (output === null && TILES[at] !== 'trap/watermarks-1') expect(outputNote).toMatch(FULL);
        if (picture === null) expect(pictureNote).toMatch(FULL);
        held += (output === null ? 0 : 1) + (picture === null ? 0 : 1);
        if (output !== null && !isBad) {
          const left = media.filter(
            (each, index) => each.output === null && BAD.includes(TILES[index] ?? ''),
          );
          expect(left).toEqual([]);
        }
      }
      expect(held).toBeGreaterThanOrEqual(before);
      before = held;
    }
    expect(before).toBeGreaterThan(6);
  });

  it('refuses a size that does not hold the report without texts, and says which does', () => {
    const done = call('--max-bytes', '20KiB', '-o', 'small.html');
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toMatch(
      /the report takes \d+ bytes without texts and pictures, max-bytes allows 20480/,
    );
    expect(readdirSync(cwd)).not.toContain('small.html');
    const enough = /Give --max-bytes (\w+) or more/.exec(done.stderr)?.[1] ?? '';
    expect(call('--max-bytes', enough, '-o', 'small.html').code).toBe(0);
  });

  it('says why there are no pictures: other pages, none, or a document that cannot be drawn', () => {
    mkdirSync(file('other'));
    writeFileSync(file('other/real.jsonl'), '');
    for (const [dataset, words] of [
      ['other', /There are no pictures of pages: .+/],
      ['nowhere', /There are no pictures of pages: .*nowhere/],
    ] as const) {
      const html = made('--dataset', dataset);
      expect(html).toMatch(words);
      expect(html).toContain(LOOP.line);
      expect(mediaOf(html)[0]).toMatchObject({
        picture: null,
        pictureNote: 'the document is not on this machine',
      });
    }
    cpSync(new URL('../../house', import.meta.url), file('damaged'), { recursive: true });
    writeFileSync(file('damaged/docs/real/lua-table.pdf'), 'no PDF at all');
    rmSync(file('damaged/docs/ghost/crowd.pdf'));
    const media = mediaOf(made('--dataset', 'damaged'));
    expect(media[0]?.pictureNote).toBe('the document cannot be drawn');
    expect(media[TILES.indexOf('ghost/crowd')]?.pictureNote).toBe(
      'the document is not on this machine',
    );
    expect(media.filter(({ picture }) => picture !== null)).toHaveLength(10);
  });

  it('says where there are no outputs beside the results', () => {
    mkdirSync(file('bare'));
    cpSync(file('head/results.json'), file('bare/results.json'));
    const done = boobench(['report', 'bare'], { cwd });
    expect(done).toMatchObject({ code: 0, stderr: '' });
    const media = mediaOf(readFileSync(file('bare/report.html'), 'utf8'));
    expect(new Set(media.map(({ outputNote }) => outputNote))).toEqual(
      new Set(['no raw output beside the results']),
    );
  });

  it('takes outputs that are not those of the results as they are', () => {
    cpSync(file('head'), file('changed'), { recursive: true });
    writeFileSync(file('changed/outputs/real/lua-table.md'), 'short');
    writeFileSync(
      file('changed/outputs/real/zero-points.md'),
      Buffer.from([0xff, 0xfe, 0x00, 0x41]),
    );
    rmSync(file('changed/outputs/trap/codes-1.md'));
    mkdirSync(file('changed/outputs/trap/codes-1.md'));
    const done = boobench(['report', 'changed', '--no-images'], { cwd });
    expect(done).toMatchObject({ code: 0, stderr: '' });
    const media = mediaOf(readFileSync(file('changed/report.html'), 'utf8'));
    expect(media[0]?.output).toEqual([['text', 'short']]);
    expect(media[TILES.indexOf('trap/codes-1')]?.output).toBeNull();
  });

  it('folds an answer of 31 MiB into some kilobytes', () => {
    const command = `yes '${LOOP.line}' | head -c 31M > {output} # {input}`;
    const run = ['run', '--dataset', 'builtin', '--pages', 'real/lua-table', '--command', command];
    boobench([...run, '--results-path', 'long'], { cwd });
    expect(statSync(file('long/outputs/real/lua-table.md')).size).toBe(31 * 1024 * 1024);
    // What `run` left is the same.
    const html = readFileSync(file('long/report.html'), 'utf8');
    expect(html.length).toBeLessThan(200_000);
    const [media] = mediaOf(html);
    const kinds = media?.output?.map(([kind]) => kind) ?? [];
    expect(new Set(kinds)).toEqual(new Set(['loop', 'fold', 'text']));
    expect(media?.output).toContainEqual(['fold', expect.stringMatching(/^… 90\d,\d{3} more …$/)]);
    expect(JSON.stringify(media?.output).length).toBeLessThan(2000);
  });

  it('leaves one whole report where several are written at once', async () => {
    call('-o', 'alone.html');
    const args = [
      'report',
      'head',
      '--base',
      'base',
      '--allow-list',
      'allow.yml',
      '-o',
      'same/report.html',
    ];
    const ends = await Promise.all([1, 2, 3].map(() => ended(startBoobench(args, { cwd }))));
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(readdirSync(file('same'))).toEqual(['report.html']);
    expect(readFileSync(file('same/report.html')).equals(readFileSync(file('alone.html')))).toBe(
      true,
    );
  });

  it.skipIf(!canMount)('leaves the old report where the disk is full', async () => {
    const full = await inNamespace(
      `small_disk disk size=64k; echo old > disk/report.html
      boobench report head --no-images -o disk/report.html; code=$?
      cat disk/report.html; ls -A disk; exit $code`,
      { cwd },
    );
    expect(full).toMatchObject({ code: 3, stdout: 'old\nreport.html\n' });
    expect(full.stderr).toMatch(/cannot write disk\/report\.html: no space left on the disk/);
  });
});
