import { basename, dirname, isAbsolute, join, normalize, sep } from 'node:path';
import { InputError } from '../errors.ts';
import { kindOfPath, listFolder, realPathOf, walkFiles } from '../host/files.ts';
import { shown } from '../results/shown.ts';
import { type HouseFolder, isRoomFile, readRoomFiles } from './dataset.ts';
import { type Drafts, finish, withDocuments, withoutDuplicates } from './draft.ts';
import type { House } from './page.ts';
import { groupSidecars, isSidecarPart, readSidecars, type SidecarFiles } from './sidecars.ts';
import { newNoticeTally, noticesOf } from './tally-notices.ts';

export const BUILTIN = 'builtin';

export interface LoadOptions {
  /** True to check that every document is there: `score` reads rows alone. */
  readonly needDocuments: boolean;
  /** The folder of the house that ships with the product, for the source `builtin`. */
  readonly builtinFolder: string;
}

/** What a source turned out to be: files of rows, or documents with sidecars. */
type Contents =
  | { readonly kind: 'rows'; readonly names: readonly string[] }
  | {
      readonly kind: 'sidecars';
      readonly sidecars: readonly SidecarFiles[];
      readonly bare: number;
    };

const roomFiles = ['real.jsonl', 'trap.jsonl', 'ghost.jsonl', 'script.jsonl'] as const;

/**
 * Loads the pages of a house.
 *
 * @param source `builtin`, a dataset folder, a folder of PDFs with sidecars, or one room file, PDF
 *   or sidecar
 * @returns pages by room and id; rows that cannot be judged under `unusable`; document paths are
 *   absolute. Without `needDocuments` a document may be missing and is null where no row names it
 * @throws InputError when the source does not exist, cannot be read as a whole or holds no page
 * @see formats, "Dataset" and "Sidecars"
 */
export async function loadHouse(source: string, options: LoadOptions): Promise<House> {
  const path = source === BUILTIN ? options.builtinFolder : source;
  const kind = await kindOfPath(path);
  if (kind === 'missing' || kind === 'other') throw missingSource(source);
  const folderPath = kind === 'folder' ? path : dirname(path);
  const folder: HouseFolder = {
    root: await realPathOf(folderPath),
    shown: kind === 'folder' ? shownSource(source) : shownSource(dirname(source)),
  };
  const contents =
    kind === 'folder'
      ? await contentsOfFolder(folder, source)
      : await contentsOfFile(folder, basename(path), source);
  return readHouse(source, folder, contents, options);
}

async function readHouse(
  source: string,
  folder: HouseFolder,
  contents: Contents,
  { needDocuments }: LoadOptions,
): Promise<House> {
  const tally = newNoticeTally();
  const read =
    contents.kind === 'rows'
      ? await readRoomFiles(folder, contents.names, tally)
      : await readSidecars(folder, contents.sidecars, tally);
  let drafts: Drafts = withoutDuplicates(read);
  if (needDocuments) drafts = await withDocuments(drafts, folder.root);
  const { pages, unusable } = finish(drafts, folder.root);
  const notices = [...noticesOf(tally)];
  if (contents.kind === 'sidecars' && contents.bare > 0) {
    notices.push(
      `${contents.bare} PDF ${contents.bare === 1 ? 'file has' : 'files have'} no .test.json and ${contents.bare === 1 ? 'was' : 'were'} left out; "boobench make" writes them`,
    );
  }
  if (pages.length + unusable.length === 0) {
    throw new InputError('empty-dataset', `${shownSource(source)} holds no page to judge`, {
      hint: notices[0] ?? 'Add rows of type repetition_overshoot.',
    });
  }
  return { source: shownSource(source), revision: read.revision, pages, unusable, notices };
}

async function contentsOfFolder(folder: HouseFolder, source: string): Promise<Contents> {
  const entries = await listFolder(folder.root);
  const names = entries
    .filter(({ name, kind }) => kind === 'file' && isRoomFile(name))
    .map(({ name }) => name);
  const hasRoom = names.some((name) => roomFiles.some((room) => room === name));
  if (hasRoom) return { kind: 'rows', names };
  const paths = await walkFiles(folder.root, isSidecarPart);
  const grouped = groupSidecars(paths, basename(folder.root));
  if (grouped.sidecars.length > 0) return { kind: 'sidecars', ...grouped };
  if (names.length > 0) return { kind: 'rows', names };
  const found =
    grouped.bare === 0 ? 'no PDF files' : `${grouped.bare} PDF files without .test.json`;
  throw new InputError(
    'empty-dataset',
    `${shownSource(source)} is not a dataset: no ${roomFiles.join(', ')} and ${found}`,
    {
      hint:
        grouped.bare === 0
          ? 'Name the folder that holds the room files or the documents.'
          : `Run "boobench make ${shownSource(source)}" to write a .test.json beside each PDF.`,
    },
  );
}

async function contentsOfFile(
  folder: HouseFolder,
  name: string,
  source: string,
): Promise<Contents> {
  if (isRoomFile(name)) return { kind: 'rows', names: [name] };
  const stem = name.replace(/(\.test\.json|\.pdf)$/i, '');
  if (stem === name) {
    throw new InputError('unknown-dataset', `${shownSource(source)} is no dataset`, {
      hint: 'Give a folder, a room file (<room>.jsonl), a PDF with its .test.json, or "builtin".',
    });
  }
  const beside = (await listFolder(folder.root))
    .filter((entry) => entry.kind === 'file' && isSidecarPart(entry.name))
    .map((entry) => entry.name)
    .filter((other) => other.replace(/(\.test\.json|\.pdf|\.md)$/i, '') === stem);
  const grouped = groupSidecars(beside, basename(folder.root));
  if (grouped.sidecars.length > 0) return { kind: 'sidecars', ...grouped };
  throw new InputError('unknown-dataset', `${shownSource(source)} has no ${stem}.test.json`, {
    hint: `Run "boobench make ${shownSource(dirname(source))}" to write it.`,
  });
}

function missingSource(source: string): InputError {
  return new InputError('missing-dataset', `dataset ${shown(source)} does not exist`, {
    hint: 'Give a folder with the dataset, or "builtin" for the pages that ship with boobench.',
  });
}

/** The source as named, with `/`; of an absolute path its last part alone, so no result holds a machine's path. */
function shownSource(source: string): string {
  if (source === BUILTIN) return source;
  if (isAbsolute(source)) return basename(source) || join(source);
  const tidy = normalize(source).replaceAll(sep, '/');
  return tidy.length > 1 ? tidy.replace(/\/$/, '') : tidy;
}
