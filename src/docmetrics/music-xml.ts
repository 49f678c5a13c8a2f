import { normalizedEditDistance } from './edit-distance.ts';
import { joinPages } from './windows.ts';

const FENCE = '```';
const OPENER = '```musicxml';
/** Elements that say how a score is printed or played, not what is in it. */
const DROPPED = [
  'print',
  'divisions',
  'midi-device',
  'midi-instrument',
  'volume',
  'pan',
  'elevation',
];

/**
 * Gives how far predicted scores are from the reference's.
 *
 * @param reference the document's Markdown
 * @param predicted the Markdown of its windows in order
 * @returns 0 to 1; 1 for a prediction without a score, null for a reference without one
 * @see specification S14
 */
export function musicXmlEdit(reference: string, predicted: readonly string[]): number | null {
  const wanted = scoreOf(reference);
  if (wanted === null) return null;
  const given = fencedScores(joinPages(predicted));
  return given === null ? 1 : normalizedEditDistance(wanted, given);
}

/**
 * The score of a reference: without what says how it is printed or played.
 *
 * @returns null when there is none
 */
export function scoreOf(markdown: string): string | null {
  const score = fencedScores(markdown);
  if (score === null) return null;
  let text = score;
  for (const name of DROPPED) text = withoutElement(text, name);
  return text.replaceAll(/\n{3,}/g, '\n\n').trim();
}

/** How far unrelated scores are apart: a model that does not beat it has read nothing. */
export type NullBaseline = {
  readonly pairs: number;
  readonly mean: number;
  /** Of the population. */
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
};

/**
 * Edit distances between all pairs of scores.
 *
 * @returns null for fewer than two scores
 * @see specification S14
 */
export function nullBaseline(scores: readonly string[]): NullBaseline | null {
  const edits = scores.flatMap((a, at) =>
    scores.slice(at + 1).map((b) => normalizedEditDistance(a, b)),
  );
  if (edits.length === 0) return null;
  const mean = edits.reduce((sum, edit) => sum + edit, 0) / edits.length;
  const variance = edits.reduce((sum, edit) => sum + (edit - mean) ** 2, 0) / edits.length;
  return {
    pairs: edits.length,
    mean,
    deviation: Math.sqrt(variance),
    least: Math.min(...edits),
    most: Math.max(...edits),
  };
}

/** Contents of all fences, each trimmed; one that is not closed runs to the end. */
function fencedScores(markdown: string): string | null {
  const found: string[] = [];
  let open = markdown.indexOf(OPENER);
  while (open !== -1) {
    const line = markdown.indexOf('\n', open);
    if (line === -1) break;
    const close = markdown.indexOf(FENCE, line + 1);
    const end = close === -1 ? markdown.length : close;
    found.push(markdown.slice(line + 1, end).trim());
    open = close === -1 ? -1 : markdown.indexOf(OPENER, end + FENCE.length);
  }
  return found.length === 0 ? null : found.join('\n');
}

/** Deletes `<name …/>` and `<name …>…</name>`; one that is never closed stays. */
function withoutElement(xml: string, name: string): string {
  const kept: string[] = [];
  let from = 0;
  let open = xml.indexOf(`<${name}`);
  while (open !== -1) {
    const after = xml[open + name.length + 1] ?? '';
    const isTag = /[\s/>]/.test(after);
    const tagEnd = isTag ? xml.indexOf('>', open) : -1;
    if (isTag && tagEnd === -1) break;
    let end = tagEnd + 1;
    if (isTag && xml[tagEnd - 1] !== '/') {
      const close = xml.indexOf(`</${name}>`, tagEnd);
      if (close === -1) break;
      end = close + name.length + 3;
    }
    if (isTag) {
      kept.push(xml.slice(from, open));
      from = end;
    }
    open = xml.indexOf(`<${name}`, Math.max(open + 1, isTag ? end : 0));
  }
  kept.push(xml.slice(from));
  return kept.join('');
}
