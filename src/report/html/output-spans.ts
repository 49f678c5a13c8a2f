import type { PageVerdict } from '../../results/model.ts';
import { visible } from '../escape.ts';
import { thousands } from '../percent.ts';

type Place = PageVerdict['where'][number];

/** A stretch of an output as it is shown: text, what repeats, or a note on what was left out. */
export type OutputSpan = readonly [
  kind: 'text' | 'loop' | 'gap' | 'fold' | 'differs',
  text: string,
];

/** Copies of a loop that are shown; the others are folded. */
export const SHOWN_COPIES = { few: 14, head: 6, tail: 3, runHead: 480, runTail: 160 } as const;
/** UTF-16 units of plain text that are shown before and after a gap; a dense page has some 8,000. */
const TEXT_BEFORE = 9000;
const TEXT_AFTER = 3000;
/** UTF-16 units of one place, or between two, that are shown: a table that repeats may be a book. */
const PLACE_BEFORE = 3000;
const PLACE_AFTER = 1000;

/** What is painted: the first copies and the last, and how many are folded between. */
export interface PaintedPlaces {
  readonly head: readonly Place[];
  readonly left: number;
  readonly tail: readonly Place[];
}

export const NOTHING_PAINTED: PaintedPlaces = { head: [], left: 0, tail: [] };

/**
 * A raw output for the report: every copy of the loop marked, long loops and long texts folded.
 *
 * @param raw the output as written, hostile; what comes back is visible, with its line ends
 * @param painted offsets into `raw`; what does not fit it is put right or left out
 * @returns at most some 150,000 characters whatever the output's length; none for an empty output
 */
export function outputSpans(raw: string, painted: PaintedPlaces): readonly OutputSpan[] {
  const head = usable(raw, painted.head);
  const headEnd = head.at(-1)?.end ?? 0;
  const tail = usable(raw, painted.tail).filter(({ start }) => start >= headEnd);
  const first = tail[0];
  const isFolded = first !== undefined && painted.left > 0;
  const spans = stretch(raw, head, 0);
  if (isFolded) {
    spans.push(['fold', `… ${thousands(painted.left)} more …`]);
    spans.push(...stretch(raw, tail, first.start));
  }
  const end = (isFolded ? tail.at(-1)?.end : undefined) ?? headEnd;
  return [...spans, ...plain(raw, end, raw.length)];
}

/** Places with the text before each; between two of them less of it is shown. */
function stretch(raw: string, places: readonly Place[], from: number): OutputSpan[] {
  let at = from;
  return places.flatMap((place, index) => {
    const before = index === 0 ? plain(raw, at, place.start) : between(raw, at, place.start);
    at = place.end;
    return [...before, ...loopOf(raw, place)];
  });
}

/** Places within the output, by start, none touching another. */
function usable(raw: string, where: readonly Place[]): readonly Place[] {
  const sorted = where
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(raw.length, end) }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  const places: Place[] = [];
  for (const place of sorted) {
    if (place.start >= (places.at(-1)?.end ?? 0)) places.push(place);
  }
  return places;
}

/** One place, its middle folded where it is long. */
function loopOf(raw: string, { start, end }: Place): readonly OutputSpan[] {
  return cutMiddle(raw, { start, end }, PLACE_BEFORE, PLACE_AFTER, ['loop', 'fold']);
}

function plain(raw: string, start: number, end: number): readonly OutputSpan[] {
  return cutMiddle(raw, { start, end }, TEXT_BEFORE, TEXT_AFTER, ['text', 'gap']);
}

function between(raw: string, start: number, end: number): readonly OutputSpan[] {
  return cutMiddle(raw, { start, end }, PLACE_BEFORE, PLACE_AFTER, ['text', 'gap']);
}

/** A stretch as one span, or its two ends with a note between. */
function cutMiddle(
  raw: string,
  { start, end }: Place,
  before: number,
  after: number,
  [kind, note]: readonly ['loop', 'fold'] | readonly ['text', 'gap'],
): readonly OutputSpan[] {
  if (end <= start) return [];
  if (end - start <= before + after) return [[kind, shown(raw, start, end)]];
  const headEnd = betweenCharacters(raw, start + before);
  const tailStart = betweenCharacters(raw, end - after);
  return [
    [kind, shown(raw, start, headEnd)],
    [note, `… ${thousands(tailStart - headEnd)} more characters …`],
    [kind, shown(raw, tailStart, end)],
  ];
}

/** An offset that is not inside a surrogate pair. */
function betweenCharacters(raw: string, offset: number): number {
  return (raw.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}

/** Visible, line by line: line ends and tabs stay what they are. */
function shown(raw: string, start: number, end: number): string {
  return raw
    .slice(start, end)
    .split(/(\r\n|\n|\t)/)
    .map((part) => (part === '\r\n' ? '\n' : part === '\n' || part === '\t' ? part : visible(part)))
    .join('');
}
