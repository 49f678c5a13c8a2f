import { basename, extname, join } from 'node:path';
import { InputError } from '../errors.ts';
import { kindOfPath, walkFiles } from '../host/files.ts';

/** A reference page on disk. */
export interface TruthPage {
  readonly id: string;
  /** Empty for none. */
  readonly subject: string;
  /** Document and page number, where the layout states them. */
  readonly document: string | null;
  readonly page: number | null;
  readonly kind: 'markdown' | 'json';
  readonly path: string;
}

/** `<SUBJECT>/<document_id>/mds/<document_id>_<page>.md`. */
const MARKDOWN = /^(?:(.+)\/)?([^/]+)\/mds\/\2_(\d+)\.md$/;
/** `<SUBJECT>/<document_id>/json/<document_id>_page_<page>.json`. */
const ANNOTATION = /^(?:(.+)\/)?([^/]+)\/json\/\2_page_(\d+)\.json$/;

/**
 * Finds the reference pages: one file, a dataset in Dr.DocBench's layout, or any folder of `.md` and `.json`.
 *
 * A page with both is taken by its Markdown.
 *
 * @param root as the user named it
 * @returns sorted by id
 * @throws InputError for a path without pages
 * @see specification S10 and S17
 */
export async function truthAt(root: string): Promise<readonly TruthPage[]> {
  const kind = await kindOfPath(root);
  if (kind === 'file') return [filePage(basename(root), root)];
  if (kind !== 'folder') {
    throw new InputError('no-ground-truth', `${root} is neither a file nor a folder`, {
      hint: 'Give --gt a Markdown file, or a folder of reference pages.',
    });
  }
  const names = await walkFiles(root, (name) => /\.(?:md|json)$/.test(name));
  const layout = names.flatMap((name) => layoutPage(name, join(root, name)) ?? []);
  const pages = layout.length > 0 ? layout : names.map((name) => filePage(name, join(root, name)));
  const byId = new Map<string, TruthPage>();
  for (const page of pages) {
    if (byId.get(page.id)?.kind !== 'markdown') byId.set(page.id, page);
  }
  if (byId.size === 0) {
    throw new InputError('no-ground-truth', `${root} holds no .md or .json page`, {
      hint: 'Give --gt the folder that holds <SUBJECT>/<document>/mds/<document>_<page>.md.',
    });
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

function layoutPage(name: string, path: string): TruthPage | null {
  const markdown = MARKDOWN.exec(name);
  const found = markdown ?? ANNOTATION.exec(name);
  if (found === null) return null;
  const [, subject = '', document = '', number = ''] = found;
  const page = Number(number);
  const id = `${subject === '' ? '' : `${subject}/`}${document}_${page}`;
  const kind = markdown === null ? 'json' : 'markdown';
  return { id, subject, document, page, kind, path };
}

function filePage(name: string, path: string): TruthPage {
  const ending = extname(name);
  const id = name.slice(0, name.length - ending.length);
  const subject = id.includes('/') ? (id.split('/')[0] ?? '') : '';
  const kind = ending === '.json' ? 'json' : 'markdown';
  return { id, subject, document: null, page: null, kind, path };
}
