import { normalizedEditDistance } from './edit-distance.ts';

/** How far parsers are from agreeing on a book; each part 0 to 1. */
export type Disagreement = {
  /** 0.6 text + 0.3 structure + 0.1 confidence. */
  readonly total: number;
  readonly text: number;
  readonly structure: number;
  readonly confidence: number;
  /** True above the threshold: the book is hard enough for a benchmark. */
  readonly admitted: boolean;
};

const WEIGHTS = { text: 0.6, structure: 0.3, confidence: 0.1 } as const;
/** A book is admitted above this, not at it. */
const ADMITTED_ABOVE = 0.5;

/**
 * Compares what parsers wrote for the same book.
 *
 * Text: mean edit distance over pairs, of the Markdown as it is. Structure: mean over pairs of how far the
 * counts of headings, list items and table cells are apart. Confidence: share of outputs that are blank or
 * malformed.
 *
 * @param outputs a book each, its pages joined by a blank line; at least two
 * @throws RangeError for fewer than two
 * @see specification S13
 */
export function disagreement(outputs: readonly string[]): Disagreement {
  if (outputs.length < 2)
    throw new RangeError(`disagreement needs two outputs, got ${outputs.length}`);
  const counts = outputs.map(structureOf);
  const text: number[] = [];
  const structure: number[] = [];
  for (const [i, a] of outputs.entries()) {
    for (let j = i + 1; j < outputs.length; j += 1) {
      text.push(normalizedEditDistance(a, outputs[j] ?? ''));
      structure.push(countsApart(counts[i] ?? [], counts[j] ?? []));
    }
  }
  const parts = {
    text: mean(text),
    structure: mean(structure),
    confidence: outputs.filter(isMalformed).length / outputs.length,
  };
  const total =
    WEIGHTS.text * parts.text +
    WEIGHTS.structure * parts.structure +
    WEIGHTS.confidence * parts.confidence;
  return { total, ...parts, admitted: total > ADMITTED_ABOVE };
}

/** Counts of headings, list items and table cells. */
function structureOf(markdown: string): readonly number[] {
  let headings = 0;
  let items = 0;
  let cells = markdown.match(/<t[dh]\b/g)?.length ?? 0;
  for (const line of markdown.split('\n')) {
    const text = line.trim();
    if (/^#{1,6} /.test(text)) headings += 1;
    else if (/^(?:[-*+]|\d+[.)]) /.test(text)) items += 1;
    else if (text.startsWith('|') && !/^[|\-: ]+$/.test(text)) cells += cellsOf(text);
  }
  return [headings, items, cells];
}

function cellsOf(row: string): number {
  const pieces = row.split('|').length - 1;
  return row.length > 1 && row.endsWith('|') ? pieces - 1 : pieces;
}

function countsApart(a: readonly number[], b: readonly number[]): number {
  const apart = a.reduce((sum, count, at) => sum + Math.abs(count - (b[at] ?? 0)), 0);
  const most = a.reduce((sum, count, at) => sum + Math.max(count, b[at] ?? 0), 0);
  return most === 0 ? 0 : apart / most;
}

function isMalformed(markdown: string): boolean {
  const count = (part: string): number => markdown.split(part).length - 1;
  return markdown.trim() === '' || count('```') % 2 === 1 || count('<table') !== count('</table>');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
