import { basename, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { disagreement } from '../docmetrics/disagreement.ts';
import { InputError, InterruptedError } from '../errors.ts';
import { kindOfPath, walkFiles } from '../host/files.ts';
import { readLeftFile } from '../host/process-files.ts';
import type { BookDisagreement, DisagreementResults } from '../results/disagreement-model.ts';

/**
 * Characters of a book that are compared: some 300 pages of dense print. The distance takes the product of
 * two lengths, about a minute for two books of this length.
 */
const MAX_BOOK_LENGTH = 1024 * 1024;
/** Bytes of a file that are read: no character has more than four. */
const MAX_FILE_BYTES = 4 * MAX_BOOK_LENGTH;

/** Files of pages, windows of pages and whole documents, in a folder of their document or not. */
const PLACES = [
  /^(?<book>(?:.+\/)?(?<name>[^/]+))(?:\/mds)?\/\k<name>(?:(?:_page)?_(?<page>\d+)(?:-\d+)?)?\.md$/,
  /^(?<book>.+?)(?:_page)?_(?<page>\d+)(?:-\d+)?\.md$/,
  /^(?<book>.+)\.md$/,
] as const;

/** The files of each book, in the order of its pages. */
type Books = ReadonlyMap<string, readonly string[]>;

/**
 * Compares what parsers wrote, book by book.
 *
 * A book is a document's pages, joined by a blank line; a parser that has none of a book counts as one
 * that wrote nothing.
 *
 * @param paths a folder of outputs each, in the layouts that `metrics` takes, or a Markdown file each
 * @throws InputError for fewer than two paths, and for one without Markdown
 * @throws InterruptedError when `signal` aborts
 * @see specification S13
 */
export async function disagree(
  paths: readonly string[],
  { toolVersion, signal }: { readonly toolVersion: string; readonly signal: AbortSignal },
): Promise<DisagreementResults> {
  if (paths.length < 2) {
    throw new InputError('missing-operand', 'disagree needs what two parsers wrote, got one', {
      hint: 'boobench disagree OUTPUTS-OF-A OUTPUTS-OF-B …',
    });
  }
  const outputs: Books[] = [];
  for (const path of paths) outputs.push(await booksAt(path));
  const names = [...new Set(outputs.flatMap((books) => [...books.keys()]))].toSorted();
  const books: BookDisagreement[] = [];
  for (const book of names) {
    await nextTurn();
    if (signal.aborted) throw new InterruptedError('interrupted', 'comparing was interrupted');
    const files = outputs.map((own) => own.get(book) ?? []);
    const texts = files.map(textOf);
    books.push({
      book,
      pages: files.map(({ length }) => length),
      cut: texts.some(({ length }) => length > MAX_BOOK_LENGTH),
      ...disagreement(texts.map((text) => text.slice(0, MAX_BOOK_LENGTH))),
    });
  }
  return {
    schemaVersion: 1,
    suite: 'disagreement',
    tool: { name: 'boobench', version: toolVersion },
    parsers: namesOf(paths),
    books,
    admitted: books.filter(({ admitted }) => admitted).length,
  };
}

async function booksAt(path: string): Promise<Books> {
  const kind = await kindOfPath(path);
  // Files that are named one by one are of one book, whatever they are called.
  if (kind === 'file') return new Map([['', [path]]]);
  const hint = 'Name a folder for each parser, e.g. boobench disagree out/a out/b.';
  if (kind !== 'folder') {
    throw new InputError('no-predictions', `${path} is neither a file nor a folder`, { hint });
  }
  const names = await walkFiles(path, (name) => name.endsWith('.md'));
  if (names.length === 0) {
    throw new InputError('no-predictions', `${path} holds no .md file`, { hint });
  }
  const pages = names.map((name) => ({ path: join(path, name), ...placeOf(name) }));
  const books = new Map<string, string[]>();
  for (const page of pages.toSorted((a, b) => a.page - b.page || (a.path < b.path ? -1 : 1))) {
    const files = books.get(page.book);
    if (files === undefined) books.set(page.book, [page.path]);
    else files.push(page.path);
  }
  return books;
}

function placeOf(path: string): { readonly book: string; readonly page: number } {
  for (const pattern of PLACES) {
    const { book, page } = pattern.exec(path)?.groups ?? {};
    if (book !== undefined) return { book, page: Number(page ?? 0) };
  }
  return { book: path, page: 0 };
}

function textOf(files: readonly string[]): string {
  let text = '';
  for (const [at, path] of files.entries()) {
    if (text.length > MAX_BOOK_LENGTH) break;
    const found = readLeftFile(path, MAX_FILE_BYTES);
    if (found.kind !== 'file') continue;
    text += `${at === 0 ? '' : '\n\n'}${found.bytes.toString('utf8')}`;
  }
  return text;
}

/** The last part of each path; the whole path where two are alike. */
function namesOf(paths: readonly string[]): readonly string[] {
  const short = paths.map((path) => basename(path));
  return new Set(short).size === short.length ? short : paths;
}
