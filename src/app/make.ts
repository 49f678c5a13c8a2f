import { basename, dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { InputError, InterruptedError } from '../errors.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import {
  type InsideCheck,
  insideFolder,
  kindOfPath,
  readText,
  realPathOf,
  walkFiles,
} from '../host/files.ts';
import { shown } from '../results/shown.ts';
import { pageRule } from './page-rule.ts';
import { readTextLayer, type TextLayer } from './read-text-layer.ts';
import { changeSidecar, type SidecarChange } from './sidecar-content.ts';

const DOCUMENT = /\.pdf$/i;
/** Longest sidecar that is read. */
const MOST_SIDECAR_BYTES = 256 * 1024 * 1024;

export interface MakeOptions {
  /** The folder with the documents; the name of each folder in it is a room. */
  readonly dir: string;
  /** True: a document without text gets a budget as a page that repeats nothing. */
  readonly scans: boolean;
  /** True: a budget that differs from the existing one takes its place. */
  readonly force: boolean;
  /** Documents that are read at the same time, at least 1. */
  readonly concurrency: number;
  /** Called when a document is done, and during long ones after each page. */
  readonly onProgress?: (progress: MakeProgress) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface MakeProgress {
  readonly done: number;
  readonly total: number;
  /** The document that was worked on last, relative to the folder. */
  readonly file: string;
  /** Pages of it read so far, and how many it states; null once it is done. */
  readonly page: number | null;
  readonly pageCount: number | null;
}

/** What came of one document. */
export type MakeOutcome =
  | { readonly kind: 'written'; readonly mode: 'text-layer' | 'none'; readonly replaced: boolean }
  /** The sidecar has this very budget. */
  | { readonly kind: 'unchanged' }
  /** The sidecar has another budget (or cannot be read), and `force` is off. */
  | { readonly kind: 'kept'; readonly reason: string }
  | { readonly kind: 'skipped-no-text'; readonly pages: number }
  /** The document gives no budget. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** The existing sidecar cannot be changed, not even with `force`. */
  | { readonly kind: 'broken-sidecar'; readonly reason: string };

export interface MadeDocument {
  /** The document, relative to the folder, with `/`. */
  readonly file: string;
  /** The sidecar, relative to the folder. */
  readonly sidecar: string;
  readonly outcome: MakeOutcome;
  /** What is odd about the document, each a sentence that names it. */
  readonly notices: readonly string[];
}

/**
 * Writes a budget beside each PDF of a folder: `<name>.test.json` from the document's text layer.
 *
 * A sidecar that is there is never overwritten silently, and nothing but its rule of type
 * `repetition_overshoot` is ever changed in it.
 *
 * @returns one entry a document, sorted by path, whatever finished first
 * @throws InputError when the folder is missing or holds no PDF
 * @throws MeasureError when a sidecar cannot be written; those written before stay
 * @throws InterruptedError when `signal` stops it; no half-written file stays behind
 * @see formats, "Sidecars"
 */
export async function make(options: MakeOptions): Promise<readonly MadeDocument[]> {
  const { dir, concurrency, signal } = options;
  const files = await findDocuments(dir);
  const inside = insideFolder(await realPathOf(dir));
  const limit = pLimit(concurrency);
  const stop = new AbortController();
  const both = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  let done = 0;
  try {
    return await limit.map(files, async (file) => {
      if (both.aborted) throw new InterruptedError('interrupted', `stopped before ${shown(file)}`);
      const report = (page: number | null, pageCount: number | null): void =>
        options.onProgress?.({ done, total: files.length, file, page, pageCount });
      const made = await makeOne(file, files, { ...options, signal: both }, inside, report);
      done += 1;
      report(null, null);
      return made;
    });
  } catch (error) {
    stop.abort();
    throw error;
  }
}

async function findDocuments(dir: string): Promise<readonly string[]> {
  const kind = await kindOfPath(dir);
  if (kind !== 'folder') {
    const what = kind === 'missing' ? 'does not exist' : 'is not a folder';
    throw new InputError('no-folder', `the folder ${shown(dir)} ${what}`, {
      hint: 'Name the folder that holds the PDF files.',
    });
  }
  const files = await walkFiles(dir, (name) => DOCUMENT.test(name));
  if (files.length > 0) return files;
  throw new InputError('no-documents', `the folder ${shown(dir)} holds no PDF file`, {
    hint: 'Put documents whose names end in .pdf into it, or into folders in it.',
  });
}

async function makeOne(
  file: string,
  files: readonly string[],
  options: MakeOptions,
  inside: ReturnType<typeof insideFolder>,
  onPage: (page: number, pageCount: number) => void,
): Promise<MadeDocument> {
  const sidecar = sidecarOf(file);
  const finish = (outcome: MakeOutcome, notices: readonly string[] = []): MadeDocument => ({
    file,
    sidecar,
    outcome,
    notices,
  });
  const twin = files.find((other) => sidecarOf(other) === sidecar);
  if (twin !== file) {
    const reason = `${shown(file)} has the same sidecar as ${shown(twin)}`;
    return finish({ kind: 'unreadable', reason });
  }
  const reachable = notInside(file, await inside(join(options.dir, dirname(file)), basename(file)));
  if (reachable !== null) return finish({ kind: 'unreadable', reason: reachable });
  const layer = await readTextLayer(join(options.dir, file), {
    shownAs: shown(file),
    onPage,
    signal: options.signal,
  });
  if (layer.kind === 'unreadable') return finish({ kind: 'unreadable', reason: layer.reason });
  const notices = noticesOf(file, layer);
  if (layer.kind === 'no-text' && !options.scans) {
    const isBudgeted = await isBudgetedScan(sidecar, options, inside);
    const skipped = { kind: 'skipped-no-text', pages: layer.pages } as const;
    return finish(isBudgeted ? { kind: 'unchanged' } : skipped, notices);
  }
  return finish(await putRule(sidecar, linesOf(layer), options, inside), notices);
}

/** True for a scan that an earlier run with `--scans` gave the budget it would get again. */
async function isBudgetedScan(
  sidecar: string,
  { dir }: MakeOptions,
  inside: ReturnType<typeof insideFolder>,
): Promise<boolean> {
  const found = await inside(join(dir, dirname(sidecar)), basename(sidecar));
  if (found.kind === 'missing' || notInside(sidecar, found) !== null) return false;
  const existing = await readText(join(dir, sidecar), MOST_SIDECAR_BYTES);
  return changeSidecar(existing, pageRule([])).kind === 'unchanged';
}

async function putRule(
  sidecar: string,
  lines: readonly string[],
  options: MakeOptions,
  inside: ReturnType<typeof insideFolder>,
): Promise<MakeOutcome> {
  const path = join(options.dir, sidecar);
  const found = await inside(join(options.dir, dirname(sidecar)), basename(sidecar));
  const unusable = found.kind === 'missing' ? null : notInside(sidecar, found);
  if (unusable !== null) return { kind: 'broken-sidecar', reason: unusable };
  const existing = found.kind === 'missing' ? null : await readText(path, MOST_SIDECAR_BYTES);
  const rule = pageRule(lines);
  const change = changeSidecar(existing, rule);
  const held = options.force ? refusal(sidecar, change) : restraint(sidecar, change);
  if (held !== null) return held;
  if (change.kind === 'unchanged' || change.kind === 'broken') return { kind: 'unchanged' };
  await writeFileAtomically(path, change.content);
  return { kind: 'written', mode: rule.mode, replaced: existing !== null };
}

function refusal(sidecar: string, change: SidecarChange): MakeOutcome | null {
  if (change.kind !== 'broken') return null;
  const reason = `${shown(sidecar)} was left as it is: ${change.problem}; mend or remove it`;
  return { kind: 'broken-sidecar', reason };
}

function restraint(sidecar: string, change: SidecarChange): MakeOutcome | null {
  if (change.kind === 'broken')
    return { kind: 'kept', reason: `${shown(sidecar)}: ${change.problem}` };
  if (change.kind !== 'changed') return null;
  return { kind: 'kept', reason: `${shown(sidecar)} holds another budget; --force replaces it` };
}

function sidecarOf(file: string): string {
  return file.replace(DOCUMENT, '.test.json');
}

/** Why a path in the folder is not used; null when it can be. */
function notInside(path: string, found: InsideCheck): string | null {
  switch (found.kind) {
    case 'file':
      return null;
    case 'missing':
      return `${shown(path)} does not exist`;
    case 'outside':
      return `${shown(path)} is a link out of the folder`;
    case 'not-a-file':
      return `${shown(path)} is not a regular file`;
    case 'unreadable':
      return `${shown(path)} cannot be read: ${found.reason}`;
    default:
      return found satisfies never;
  }
}

function linesOf(layer: Exclude<TextLayer, { kind: 'unreadable' }>): readonly string[] {
  if (layer.kind === 'no-text') return [];
  return layer.pages.flatMap((page) => page.lines.map((line) => line.text));
}

function noticesOf(
  file: string,
  layer: Exclude<TextLayer, { kind: 'unreadable' }>,
): readonly string[] {
  const notices = layer.notices.map((notice) => `${shown(file)}: ${notice}`);
  const pages = layer.kind === 'text' ? layer.pages.length : layer.pages;
  if (pages > 1) {
    notices.push(
      `${shown(file)} has ${pages} pages: each of them is budgeted by the text of the whole document`,
    );
  }
  return notices;
}
