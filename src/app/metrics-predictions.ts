import { extname, join } from 'node:path';
import * as v from 'valibot';
import { InputError } from '../errors.ts';
import { kindOfPath, readBytes, readText } from '../host/files.ts';
import { readLeftFile } from '../host/process-files.ts';
import type { TruthPage } from './metrics-truth.ts';

/** What a parser wrote for a page; null when there is nothing. */
export type Predictions = {
  /** @returns the Markdown, at most `maxBytes` of it */
  of(page: TruthPage): string | null;
  /** Pages that no reference has; only a list of pages knows them. */
  extra(pages: readonly TruthPage[]): readonly string[];
};

/** Largest JSONL or ZIP that is read: thousands of pages. */
const MAX_ARCHIVE_BYTES = 512 * 1024 * 1024;

const Line = v.object({
  subject: v.string(),
  document_id: v.string(),
  page: v.pipe(v.number(), v.integer(), v.minValue(0)),
  markdown: v.string(),
});

/**
 * Opens predictions: a folder in the layout of the ground truth or of `run`, a JSONL, a ZIP, or one file.
 *
 * @param path as the user named it
 * @param single true when the ground truth is one file
 * @param maxBytes most of a page that is read
 * @throws InputError for a path that is none of these, and for a JSONL or ZIP that cannot be read
 * @see specification S1.10 and S17
 */
export async function predictionsAt(
  path: string,
  { single, maxBytes }: { readonly single: boolean; readonly maxBytes: number },
): Promise<Predictions> {
  const kind = await kindOfPath(path);
  if (kind === 'folder') return folderPredictions(path, maxBytes);
  if (kind !== 'file') {
    throw new InputError('no-predictions', `${path} is neither a file nor a folder`, {
      hint: 'Name the folder, the .jsonl, the .zip or the .md file with what the parser wrote.',
    });
  }
  const ending = extname(path).toLowerCase();
  if (ending === '.jsonl') return lineTexts(await readText(path, MAX_ARCHIVE_BYTES), path);
  if (ending === '.zip') return zipTexts(await readBytes(path, MAX_ARCHIVE_BYTES), path, maxBytes);
  if (!single) {
    throw new InputError('no-predictions', `${path} is one file, the ground truth is a folder`, {
      hint: 'Name a folder, a .jsonl or a .zip, or give --gt one file.',
    });
  }
  const { bytes } = leftBytes(path, maxBytes) ?? { bytes: Buffer.alloc(0) };
  const text = bytes.toString('utf8');
  return { of: () => text, extra: () => [] };
}

/** Places of a page's prediction below the folder, the first that is there counts. */
export function placesOf({ id, subject, document, page }: TruthPage): readonly string[] {
  if (document === null || page === null) return [`${id}.md`];
  const top = subject === '' ? '' : `${subject}/`;
  return [
    `${top}${document}/mds/${document}_${page}.md`,
    `${top}${document}_page_${page}-${page}.md`,
    `${top}${document}_${page}.md`,
    `${top}${document}/${document}_${page}.md`,
    `${document}_${page}.md`,
  ];
}

function folderPredictions(root: string, maxBytes: number): Predictions {
  return {
    of: (page) => {
      for (const place of placesOf(page)) {
        const found = leftBytes(join(root, place), maxBytes);
        if (found !== null) return found.bytes.toString('utf8');
      }
      return null;
    },
    extra: () => [],
  };
}

function leftBytes(path: string, maxBytes: number): { readonly bytes: Buffer } | null {
  const found = readLeftFile(path, maxBytes);
  return found.kind === 'file' ? found : null;
}

function lineTexts(text: string, path: string): Predictions {
  const texts = new Map<string, string>();
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const where = `${path}, line ${at + 1}`;
    const { subject, document_id, page, markdown } = readLine(line, where);
    const id = `${subject === '' ? '' : `${subject}/`}${document_id}_${page}`;
    if (texts.has(id)) {
      throw new InputError('invalid-predictions', `${where} has page ${id} a second time`, {
        hint: 'Keep one line for each page.',
      });
    }
    texts.set(id, markdown);
  }
  return {
    of: ({ id }) => texts.get(id) ?? null,
    extra: (pages) => {
      const known = new Set(pages.map(({ id }) => id));
      return [...texts.keys()].filter((id) => !known.has(id));
    },
  };
}

function readLine(line: string, where: string): v.InferOutput<typeof Line> {
  const hint = 'Write {"subject":"…","document_id":"…","page":1,"markdown":"…"} on each line.';
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch (cause) {
    throw new InputError('invalid-predictions', `${where} is not JSON`, { hint, cause });
  }
  const read = v.safeParse(Line, data);
  if (read.success) return read.output;
  const problem = read.issues[0].message;
  throw new InputError('invalid-predictions', `${where}: ${problem}`, { hint });
}

async function zipTexts(zip: Buffer, path: string, maxBytes: number): Promise<Predictions> {
  const { unzipSync } = await import('fflate');
  let files: Record<string, Uint8Array>;
  try {
    let budget = MAX_ARCHIVE_BYTES;
    // The stated size bounds what is inflated, whatever the data would grow to.
    files = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (!name.endsWith('.md') || originalSize > budget) return false;
        budget -= originalSize;
        return true;
      },
    });
  } catch (cause) {
    const hint = 'Make it again with <SUBJECT>/<document>/mds/<document>_<page>.md inside.';
    throw new InputError('invalid-predictions', `${path} is not a ZIP`, { hint, cause });
  }
  return {
    of: (page) => {
      const place = placesOf(page).find((name) => files[name] !== undefined);
      const bytes = place === undefined ? undefined : files[place];
      return bytes === undefined ? null : new TextDecoder().decode(bytes.subarray(0, maxBytes));
    },
    extra: (pages) => {
      const known = new Set(pages.flatMap(placesOf));
      return Object.keys(files).filter((name) => !known.has(name));
    },
  };
}
