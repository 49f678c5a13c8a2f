import { basename, join } from 'node:path';
import { fileStamp, listLeftFiles, readLeftFile } from '../host/process-files.ts';
import type { OutputFormat } from './output-format.ts';
import type { Placeholder } from './placeholders.ts';

/** Where the answer of one try may be. */
export interface AnswerPlaces {
  readonly stdoutPath: string;
  readonly outputDir: string;
  readonly outputPath: string;
}

/** The raw answer of one try. */
export type RawAnswer =
  | { readonly kind: 'none' }
  /** `text` is the first part of an answer of `size` bytes, as far as the output cap allows. */
  | { readonly kind: 'text'; readonly text: string; readonly size: number; readonly bytes: number }
  /** Something that cannot be read as one answer. */
  | { readonly kind: 'unusable'; readonly reason: string };

/** Names in a message about too many files. */
const MAX_NAMES = 5;

const EXTENSIONS = { markdown: 'md', html: 'html', text: 'txt', json: 'json' } as const;

/** Pictures that parsers cut out of a page and leave beside its text. */
const PICTURE = /\.(?:png|jpe?g|jp2|gif|webp|bmp|tiff?)$/i;

/** The name of a page's output file: many parsers go by the extension. */
export function answerName(format: OutputFormat, stem: string): string {
  return `${stem}.${EXTENSIONS[format.kind]}`;
}

/**
 * Finds the answer: the file at `{output}` if the command names it, else the one file that appeared
 * in `{output_dir}`, else stdout unless the command names the folder. Pictures do not count.
 *
 * A parser that adds an extension to the name it is given is understood: the one file beside it counts.
 */
export function collectAnswer(
  places: AnswerPlaces,
  uses: ReadonlySet<Placeholder>,
  maxBytes: number,
): RawAnswer {
  if (uses.has('output')) {
    const atOutput = readAnswerFile(places.outputPath, maxBytes);
    if (atOutput.kind !== 'none') return atOutput;
  }
  const files = answersIn(places.outputDir);
  const [only] = files;
  if (only !== undefined && files.length === 1) {
    return readAnswerFile(join(places.outputDir, only), maxBytes);
  }
  if (files.includes(basename(places.outputPath))) {
    return readAnswerFile(places.outputPath, maxBytes);
  }
  if (files.length > 1) return { kind: 'unusable', reason: tooManyFiles(files) };
  if (uses.has('output') || uses.has('output_dir')) return { kind: 'none' };
  return readAnswerFile(places.stdoutPath, maxBytes);
}

/** Bytes that the command has written so far to where its answer may be. */
export function answerSize(places: AnswerPlaces, uses: ReadonlySet<Placeholder>): number {
  const atOutput = fileStamp(places.outputPath)?.size ?? 0;
  if (uses.has('output')) return atOutput;
  let inFolder = 0;
  for (const name of answersIn(places.outputDir)) {
    inFolder += fileStamp(join(places.outputDir, name))?.size ?? 0;
  }
  if (uses.has('output_dir')) return inFolder;
  return Math.max(inFolder, fileStamp(places.stdoutPath)?.size ?? 0);
}

/** Files that may be the answer, pictures left out. */
function answersIn(folder: string): readonly string[] {
  return listLeftFiles(folder).filter((name) => !PICTURE.test(name));
}

/** Reads one file as an answer; bad UTF-8 becomes U+FFFD, a BOM stays. */
export function readAnswerFile(path: string, maxBytes: number): RawAnswer {
  const left = readLeftFile(path, maxBytes);
  if (left.kind === 'missing') return { kind: 'none' };
  if (left.kind === 'unusable') {
    return { kind: 'unusable', reason: `The output file cannot be read: ${left.reason}.` };
  }
  const bytes = left.size > maxBytes ? withoutCutCharacter(left.bytes) : left.bytes;
  return { kind: 'text', text: bytes.toString('utf8'), size: left.size, bytes: bytes.length };
}

/** The cap may fall inside a character of up to four bytes: that half is ours, not the parser's. */
function withoutCutCharacter(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}

function tooManyFiles(files: readonly string[]): string {
  const names = files.slice(0, MAX_NAMES).map((name) => JSON.stringify(name));
  const rest = files.length > MAX_NAMES ? ` and ${files.length - MAX_NAMES} more` : '';
  return `${files.length} files appeared in {output_dir} where one was expected: ${names.join(', ')}${rest}.`;
}
