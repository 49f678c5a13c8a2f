import { basename, dirname, extname, join, relative } from 'node:path';
import { insideFolder, kindOfPath, listFolder, realPathOf } from '../host/files.ts';
import { shown } from '../results/shown.ts';
import type { TruthPage } from './metrics-truth.ts';

/** What a page's parser can be given, or why there is nothing. */
export type FoundDocument =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'none'; readonly reason: string };

/** Folders beside `mds` and `json` that hold pages, the first that has the page counts. */
const FOLDERS = ['pdfs', 'pdf', 'pages', 'images'];
/** Endings, the first that is there counts. */
const ENDINGS = ['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.tif', '.tiff'];

/**
 * Makes a search for the documents of a ground truth: `images/page_<N>.jpg` as in Dr.DocBench, or
 * `pdfs/<document>_<N>.pdf` and the like; where there is no such layout, a file of the same name beside
 * the reference. A document that is a link out of the ground truth is none.
 *
 * @param root the ground truth, a folder or one file
 * @see specification S10
 */
export async function documentSearch(
  root: string,
): Promise<(page: TruthPage) => Promise<FoundDocument>> {
  const isFolder = (await kindOfPath(root)) === 'folder';
  const top = await realPathOf(isFolder ? root : dirname(root));
  const inside = insideFolder(top);
  const listings = new Map<string, Promise<readonly string[]>>();
  const namesIn = (folder: string): Promise<readonly string[]> => {
    const known = listings.get(folder) ?? filesIn(folder);
    listings.set(folder, known);
    return known;
  };
  return async (page) => {
    for (const { folder, isDocument } of placesOf(page)) {
      const names = (await namesIn(folder)).filter(isDocument);
      const [name] = names.toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
      if (name === undefined) continue;
      const shownPath = shown(relative(dirname(page.path), join(folder, name)));
      const { kind } = await inside(folder, name);
      if (kind !== 'file') return { kind: 'none', reason: `${shownPath} is ${TEXTS[kind]}` };
      return { kind: 'found', path: join(await realPathOf(folder), name) };
    }
    const looked = page.document === null ? 'a document of its name beside it' : LAYOUT;
    return { kind: 'none', reason: `no document for this page; looked for ${looked}` };
  };
}

const LAYOUT = 'images/page_<N>.jpg and pdfs/<document>_<N>.pdf beside its ground truth';
const TEXTS = {
  missing: 'gone',
  outside: 'a link out of the ground truth',
  'not-a-file': 'no regular file',
  unreadable: 'not readable',
} as const;

interface Place {
  readonly folder: string;
  readonly isDocument: (name: string) => boolean;
}

function placesOf({ path, document, page }: TruthPage): readonly Place[] {
  if (document === null || page === null) {
    const stem = basename(path, extname(path));
    return [{ folder: dirname(path), isDocument: (name) => stemOf(name) === stem }];
  }
  const top = dirname(dirname(path));
  const isDocument = (name: string): boolean => {
    const stem = stemOf(name);
    const number = ['page_', `${document}_page_`, `${document}_`, '']
      .filter((prefix) => stem?.startsWith(prefix))
      .map((prefix) => stem?.slice(prefix.length) ?? '');
    return number.some((digits) => /^\d+$/.test(digits) && Number(digits) === page);
  };
  return FOLDERS.map((name) => ({ folder: join(top, name), isDocument }));
}

/** The name without its ending; null for what is no document. */
function stemOf(name: string): string | null {
  const ending = extname(name);
  if (!ENDINGS.includes(ending.toLowerCase())) return null;
  return name.slice(0, name.length - ending.length);
}

function rankOf(name: string): number {
  return ENDINGS.indexOf(extname(name).toLowerCase());
}

async function filesIn(folder: string): Promise<readonly string[]> {
  if ((await kindOfPath(folder)) !== 'folder') return [];
  return (await listFolder(folder)).map(({ name }) => name);
}
