import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boobench, type Finished, removeFolder, temporaryFolder } from '../support/cli.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
});
afterEach(() => removeFolder(cwd));

const call = (...args: readonly string[]): Finished => boobench(['disagree', ...args], { cwd });

function write(path: string, text: string): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

const Results = v.object({
  parsers: v.array(v.string()),
  admitted: v.number(),
  books: v.array(
    v.object({
      book: v.string(),
      pages: v.array(v.number()),
      cut: v.boolean(),
      total: v.number(),
      text: v.number(),
      structure: v.number(),
      confidence: v.number(),
      admitted: v.boolean(),
      pairs: v.array(
        v.object({
          parsers: v.tuple([v.number(), v.number()]),
          text: v.number(),
          structure: v.number(),
        }),
      ),
    }),
  ),
});
const json = (...args: readonly string[]): v.InferOutput<typeof Results> => {
  const done = call(...args, '--json');
  expect(done).toMatchObject({ code: 0, stderr: '' });
  return v.parse(Results, JSON.parse(done.stdout));
};

describe('boobench disagree', () => {
  it('joins the pages of a book in their order, whatever the layout', () => {
    const pages = ['one', 'two', 'ten'];
    for (const [at, page] of [1, 2, 10].entries()) {
      const text = pages[at] ?? '';
      write(`a/Law/codes/mds/codes_${page}.md`, text);
      write(`b/Law/codes_${page}.md`, text);
      write(`c/Law/codes_page_${page}-${page}.md`, text);
      write(`d/Law/codes/codes_${page}.md`, text);
      write(`e/Law/codes/codes_page_${page}-${page}.md`, text);
    }
    write('f/Law/codes.md', 'one\n\ntwo\n\nten');
    const { books, parsers } = json('a', 'b', 'c', 'd', 'e', 'f');
    expect(parsers).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(books).toMatchObject([
      { book: 'Law/codes', pages: [3, 3, 3, 3, 3, 1], total: 0, admitted: false },
    ]);
    expect(books[0]?.pairs).toHaveLength(15);
  });

  it('gives text, structure and confidence of each book, by hand', () => {
    write('a/x.md', '# Head\n\n- item');
    write('b/x.md', '# Head\n\n- item');
    write('c/x.md', '');
    const [book] = json('a', 'b', 'c').books;
    // Two of three pairs have nothing in common; one of three outputs is blank.
    expect(book?.text).toBeCloseTo(2 / 3, 12);
    expect(book?.structure).toBeCloseTo(2 / 3, 12);
    expect(book?.confidence).toBeCloseTo(1 / 3, 12);
    expect(book?.total).toBeCloseTo(0.9 * (2 / 3) + 0.1 / 3, 12);
    expect(book?.admitted).toBe(true);
  });

  it('prints a row for each pair and one for the book, and says who wrote nothing', () => {
    write('a/x.md', 'same words');
    write('b/x.md', 'same wards');
    write('a/y.md', 'only here');
    const done = call('a', 'b');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toMatchInlineSnapshot(`
      "Book  Parsers   Text  Structure  Confidence      D  Admitted
      x        a, b  0.100      0.000                             
                all  0.100      0.000       0.000  0.060        no
      y        a, b  1.000      0.000                             
                all  1.000      0.000       0.500  0.650       yes

      y: nothing from b, which counts as a blank output.
      1 of 2 books admitted (D above 0.5), 2 parsers.
      "
    `);
  });

  it('writes what it prints as JSON', () => {
    write('a/x.md', 'a');
    write('b/x.md', 'b');
    const printed = json('a', 'b', '--output', 'out/d.json');
    expect(v.parse(Results, JSON.parse(readFileSync(join(cwd, 'out/d.json'), 'utf8')))).toEqual(
      printed,
    );
    expect(printed.admitted).toBe(1);
  });

  it('compares single files, and tells folders of one name apart', () => {
    write('a/out.md', 'a');
    write('b/out.md', 'b');
    expect(json('a/out.md', 'b/out.md')).toMatchObject({
      parsers: ['a/out.md', 'b/out.md'],
      books: [{ book: '', text: 1 }],
    });
  });

  it('says when the end of a book is left out', () => {
    const long = 'words '.repeat(200_000);
    write('a/x.md', long);
    write('b/x.md', long);
    expect(json('a', 'b').books).toMatchObject([{ cut: true, text: 0 }]);
    expect(call('a', 'b').stdout).toContain('x is too long to be compared whole');
  });

  it('shows nothing of a name that could steer the terminal', () => {
    write('a/\u001B[2Jx.md', 'a');
    write('b/\u001B[2Jx.md', 'b');
    expect(call('a', 'b').stdout).not.toContain('\u001B');
  });

  it.each([
    [['a'], 'disagree needs what two parsers wrote, got one'],
    [[], "missing required argument 'outputs'"],
    [['a', 'gone'], 'gone is neither a file nor a folder'],
    [['a', 'empty'], 'empty holds no .md file'],
  ])('refuses %j', (args, message) => {
    write('a/x.md', 'a');
    mkdirSync(join(cwd, 'empty'));
    const done = call(...args);
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toContain(message);
  });
});
