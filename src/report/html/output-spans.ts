import type { PageVerdict } from '../../results/model.ts';
import { visible } from '../escape.ts';
import { thousands } from '../percent.ts';

type Place = PageVerdict['where'][number];

/** A stretch of an output as it is shown: text, what repeats, or a note on what was left out. */
export type OutputSpan = readonly [
  kind: 'text' | 'loop' | 'gap' | 'fold' | 'differs',
  text: string,
];

/** Copies that are shown before and after a fold. */
const COPIES_BEFORE = 6;
const COPIES_AFTER = 3;
/** Copies that are not worth a fold. */
const FEW_COPIES = 14;
/** UTF-16 units of a run that are shown before and after its fold. */
const RUN_BEFORE = 480;
const RUN_AFTER = 160;
/** UTF-16 units of plain text that are shown before and after a gap; a dense page has some 8,000. */
const TEXT_BEFORE = 9000;
const TEXT_AFTER = 3000;
/** Copies that are looked for: more than any answer needs to be seen to loop. */
const MOST_COPIES = 2_000_000;
/** UTF-16 units of one copy that are shown; a table that repeats may be a book. */
const MOST_COPY = 4000;

const WORD = /[\p{L}\p{N}]/u;

/**
 * A raw output for the report: every copy of the loop marked, long loops and long texts folded.
 *
 * @param raw the output as written, hostile; what comes back is visible, with its line ends
 * @param verdict of this very output: its offsets are into `raw`, and put right where they do not fit
 * @returns at most some 20,000 characters whatever the output's length; none for an empty output
 */
export function outputSpans(
  raw: string,
  verdict: Pick<PageVerdict, 'where' | 'check' | 'measured'>,
): readonly OutputSpan[] {
  const places = usable(raw, verdict.where);
  const copies =
    verdict.check === 'line' || verdict.check === 'table' ? copiesOf(raw, places) : places;
  const spans: OutputSpan[] = [];
  let at = 0;
  const shown = copies.length <= FEW_COPIES ? copies : copies.slice(0, COPIES_BEFORE);
  for (const place of shown) {
    spans.push(...plain(raw, at, place.start), ...loopOf(raw, place, verdict));
    at = place.end;
  }
  if (shown.length < copies.length) {
    const last = copies.slice(-COPIES_AFTER);
    const left = copies.length - shown.length - last.length;
    spans.push(['fold', `… ${thousands(left)} more …`]);
    at = last[0]?.start ?? at;
    for (const place of last) {
      spans.push(...plain(raw, at, place.start), ...loopOf(raw, place, verdict));
      at = place.end;
    }
  }
  spans.push(...plain(raw, at, raw.length));
  return spans;
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

/** All copies between the first and the last place that are spelled like one of the places. */
function copiesOf(raw: string, places: readonly Place[]): readonly Place[] {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined || first === last) return places;
  const spellings = [...new Set(places.map(({ start, end }) => raw.slice(start, end)))];
  const found: Place[] = [...places];
  for (const spelling of spellings) {
    let at = raw.indexOf(spelling, first.start);
    while (at !== -1 && at < last.end && found.length < MOST_COPIES) {
      if (standsAlone(raw, at, at + spelling.length)) {
        found.push({ start: at, end: at + spelling.length });
      }
      at = raw.indexOf(spelling, at + spelling.length);
    }
  }
  return usable(raw, found);
}

/** False inside a word: a line `the` is not copied by `their`. */
function standsAlone(raw: string, start: number, end: number): boolean {
  const isCut = (at: number): boolean => WORD.test(raw.charAt(at - 1)) && WORD.test(raw.charAt(at));
  return !isCut(start) && !isCut(end);
}

/** One copy, or a run of them folded where it is long: at whole copies if they are equally long. */
function loopOf(
  raw: string,
  { start, end }: Place,
  { check, measured }: Pick<PageVerdict, 'check' | 'measured'>,
): readonly OutputSpan[] {
  const length = end - start;
  const isRun = check !== 'line' && check !== 'table';
  if (length <= (isRun ? RUN_BEFORE + RUN_AFTER : MOST_COPY))
    return [['loop', shown(raw, start, end)]];
  const period = measured !== null && measured > 1 ? length / measured : 0;
  const isEven = isRun && Number.isInteger(period) && period <= RUN_AFTER;
  const head = isEven ? Math.floor(RUN_BEFORE / period) * period : RUN_BEFORE;
  const tail = isEven ? Math.floor(RUN_AFTER / period) * period : RUN_AFTER;
  const left = length - head - tail;
  const note = isEven ? thousands(left / period) : `${thousands(left)} characters`;
  return [
    ['loop', shown(raw, start, start + head)],
    ['fold', `… ${note} more …`],
    ['loop', shown(raw, end - tail, end)],
  ];
}

function plain(raw: string, start: number, end: number): readonly OutputSpan[] {
  const left = end - start - TEXT_BEFORE - TEXT_AFTER;
  if (end <= start) return [];
  if (left <= 0) return [['text', shown(raw, start, end)]];
  return [
    ['text', shown(raw, start, start + TEXT_BEFORE)],
    ['gap', `… ${thousands(left)} more characters …`],
    ['text', shown(raw, end - TEXT_AFTER, end)],
  ];
}

/** Visible, line by line: line ends and tabs stay what they are. */
function shown(raw: string, start: number, end: number): string {
  return raw
    .slice(start, end)
    .split(/(\r\n|\n|\t)/)
    .map((part) => (part === '\r\n' ? '\n' : part === '\n' || part === '\t' ? part : visible(part)))
    .join('');
}
