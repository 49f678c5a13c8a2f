import { isUtf8 } from 'node:buffer';
import { createHash, type Hash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { InputError } from '../errors.ts';
import { insideFolder } from '../host/files.ts';
import { type FileLine, readLines } from '../host/lines.ts';
import { type BadRow, type Drafts, isLfsPointer, type Origin, type PageDraft } from './draft.ts';
import { unsafeName } from './names.ts';
import { badRow, readRow, type ReadRow } from './row.ts';
import { parseJson } from './rule-fields.ts';
import type { NoticeTally } from './tally-notices.ts';

/** Longest row that is read; a JavaScript string ends at half a gibibyte. */
const MAX_ROW_BYTES = 256 * 1024 * 1024;
const ROOM_FILE = /\.jsonl$/;

/** Where rows come from: the folder on the disk, and how messages name it. */
export interface HouseFolder {
  /** Without links in its path. */
  readonly root: string;
  /** As the user named it, never absolute. */
  readonly shown: string;
}

/**
 * Reads room files, in the order of their names, row by row.
 *
 * @param names file names in the folder, each `<room>.jsonl`
 * @param tally takes unknown fields and skipped types
 * @returns drafts, and `sha256:` with a hash over the files' names and rows; blank lines, line
 *   endings and a byte order mark do not change it
 * @throws InputError when a file cannot be read as a whole
 */
export async function readRoomFiles(
  folder: HouseFolder,
  names: readonly string[],
  tally: NoticeTally,
): Promise<Drafts & { readonly revision: string }> {
  const pages: PageDraft[] = [];
  const bad: BadRow[] = [];
  const hash = createHash('sha256');
  const inside = insideFolder(folder.root);
  for (const name of names.toSorted()) {
    const path = join(folder.root, name);
    const shown = `${folder.shown}/${name}`;
    const found = await inside(dirname(path), basename(path));
    if (found.kind === 'outside') {
      throw new InputError('unreadable-dataset', `${shown} is a link out of the dataset folder`, {
        hint: 'Put the file itself there.',
      });
    }
    hash.update(`file ${name}\n`);
    for await (const line of readLines(path, MAX_ROW_BYTES)) {
      const origin = { file: shown, line: line.number };
      const row = readLine(line, roomOf(name, shown), origin, { hash, tally });
      if (row?.kind === 'page') pages.push(row.page);
      else if (row?.kind === 'bad') bad.push(row.bad);
    }
  }
  return { pages, bad, revision: `sha256:${hash.digest('hex')}` };
}

export function isRoomFile(name: string): boolean {
  return ROOM_FILE.test(name) && !name.startsWith('.');
}

/** One line of a room file; null for a blank one. */
function readLine(
  { bytes, number }: FileLine,
  room: string,
  origin: Origin,
  { hash, tally }: { readonly hash: Hash; readonly tally: NoticeTally },
): ReadRow | null {
  if (bytes === null) {
    hash.update('too long\n');
    return badRow({}, room, origin, `the row is longer than ${MAX_ROW_BYTES} bytes`);
  }
  if (number === 1) refuseOtherFormats(bytes, origin.file);
  const text = bytes.toString('utf8');
  if (text.trim() === '') return null;
  hash.update(bytes);
  hash.update('\n');
  const value = parseJson(text);
  const row = value !== null && typeof value === 'object' ? { ...value } : {};
  if (!isUtf8(bytes)) {
    return badRow(row, room, origin, 'the row is not UTF-8; save the file as UTF-8');
  }
  if (value === undefined) {
    return badRow({}, room, origin, 'the row is not valid JSON; write one JSON object a line');
  }
  return readRow(value, room, origin, tally);
}

function refuseOtherFormats(firstLine: Buffer, shown: string): void {
  const head = firstLine.subarray(0, 64).toString('latin1');
  if (isLfsPointer(head)) {
    throw new InputError('unreadable-dataset', `${shown} is a Git LFS pointer, not the rows`, {
      hint: 'Run "git lfs pull" in the dataset folder.',
    });
  }
  if (head.startsWith('\u00ff\u00fe') || head.startsWith('\u00fe\u00ff')) {
    throw new InputError('unreadable-dataset', `${shown} is UTF-16, rows must be UTF-8`, {
      hint: 'Save the file as UTF-8.',
    });
  }
}

function roomOf(name: string, shown: string): string {
  const room = name.replace(ROOM_FILE, '');
  const reason = unsafeName(room);
  if (reason === null) return room;
  throw new InputError('unreadable-dataset', `the room's name in ${shown} ${reason}`, {
    hint: 'Rename the file to <room>.jsonl.',
  });
}
