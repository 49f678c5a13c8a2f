import type { PageVerdict } from '../results/model.ts';
import { visible } from './escape.ts';
import { displayWidth } from './display-width.ts';
import { thousands } from './percent.ts';

type Place = PageVerdict['where'][number];

/** A stretch of an excerpt; its text is visible and on one line. */
export interface ExcerptSpan {
  readonly text: string;
  /** Whether it belongs to what repeats. */
  readonly loop: boolean;
  /** Whether it stands for text that was left out. */
  readonly gap: boolean;
}

/** Columns of text shown before and after what repeats. */
const BEFORE = 24;
const AFTER = 16;
/** Text between two copies that is shown whole. */
const BETWEEN = 12;
/** Columns for what repeats where the budget is too small for all of it. */
const MIN_OWN = 60;
/** Columns that a gap may take: `… 33,554,432 characters …`. */
const GAP_WIDTH = 26;
/** Places that are shown: the first, the second and the last. */
const SHOWN_PLACES = 3;
/** Columns of a long place that are shown in any case. */
const MIN_SHOWN = 12;
/** Characters without width that are shown for each column. */
const UNITS_A_COLUMN = 4;

/**
 * The parts of a raw output that show what repeats: some text before, the start and end of each
 * place, some text after, and how many characters were left out in between.
 *
 * @param raw the output as written, hostile
 * @param where the run, or copies; offsets that do not fit the output are put right or left out, as
 *   they may come from a file
 * @param budget columns of all of it, about
 * @returns no spans where there is no place; time grows with the length of the places alone
 */
export function excerptAround(
  raw: string,
  where: readonly Place[],
  budget: number,
): readonly ExcerptSpan[] {
  const all = usablePlaces(raw, where);
  const own = Math.max(MIN_OWN, budget - BEFORE - AFTER);
  const places = fitting(raw, all, own) ? all : withoutMiddle(all);
  const first = places[0];
  const last = places.at(-1);
  if (first === undefined || last === undefined) return [];
  const share = Math.floor((own - (places.length - 1) * GAP_WIDTH) / places.length);
  const spans = [...contextBefore(raw, first.start)];
  places.forEach((place, at) => {
    const earlier = places[at - 1];
    if (earlier !== undefined) spans.push(...between(raw, earlier.end, place.start));
    spans.push(...loopSpans(raw, place, share));
  });
  return [...spans, ...contextAfter(raw, last.end)].filter(({ text }) => text !== '');
}

/** Whether the places can be shown whole, each with a gap before the next. */
function fitting(raw: string, places: readonly Place[], columns: number): boolean {
  const share = Math.floor((columns - (places.length - 1) * GAP_WIDTH) / places.length);
  return places.every(({ start, end }) => endOfFirst(raw, start, end, share) === end);
}

function withoutMiddle(places: readonly Place[]): readonly Place[] {
  return places.length <= 2 ? places : [...places.slice(0, 1), ...places.slice(-1)];
}

/** Sorted places within the output that do not touch, at most three of them. */
function usablePlaces(raw: string, where: readonly Place[]): readonly Place[] {
  const inside = where
    .map(({ start, end }) => ({ start: atCharacter(raw, start), end: atCharacter(raw, end) }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  const merged: Place[] = [];
  for (const place of inside) {
    const last = merged.at(-1);
    if (last !== undefined && place.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, place.end) };
    } else {
      merged.push(place);
    }
  }
  if (merged.length <= SHOWN_PLACES) return merged;
  return [...merged.slice(0, SHOWN_PLACES - 1), ...merged.slice(-1)];
}

/** An offset within the text that is not inside a surrogate pair. */
function atCharacter(raw: string, offset: number): number {
  const within = Math.max(0, Math.min(raw.length, Math.trunc(offset) || 0));
  return isPairSplit(raw, within) ? within - 1 : within;
}

function isPairSplit(raw: string, offset: number): boolean {
  return isHigh(raw.charCodeAt(offset - 1)) && isLow(raw.charCodeAt(offset));
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function contextBefore(raw: string, end: number): readonly ExcerptSpan[] {
  const start = startOfLast(raw, 0, end, BEFORE);
  return [text(`${start > 0 ? '…' : ''}${shownText(raw.slice(start, end))}`)];
}

function contextAfter(raw: string, start: number): readonly ExcerptSpan[] {
  const end = endOfFirst(raw, start, raw.length, AFTER);
  return [text(`${shownText(raw.slice(start, end))}${end < raw.length ? '…' : ''}`)];
}

function between(raw: string, start: number, end: number): readonly ExcerptSpan[] {
  if (endOfFirst(raw, start, end, BETWEEN) === end) return [text(shownText(raw.slice(start, end)))];
  return [{ text: gapText(raw, start, end), loop: false, gap: true }];
}

function loopSpans(raw: string, { start, end }: Place, budget: number): readonly ExcerptSpan[] {
  // A gap that hides less than it takes is no gain.
  if (endOfFirst(raw, start, end, budget + GAP_WIDTH) === end) return [loop(raw, start, end)];
  const shown = Math.max(MIN_SHOWN, budget - GAP_WIDTH);
  const headEnd = endOfFirst(raw, start, end, Math.ceil((shown * 2) / 3));
  const tailStart = startOfLast(raw, headEnd, end, Math.floor(shown / 3));
  return [
    loop(raw, start, headEnd),
    { text: gapText(raw, headEnd, tailStart), loop: true, gap: true },
    loop(raw, tailStart, end),
  ];
}

/** How many characters were left out, with a blank on either side. */
function gapText(raw: string, start: number, end: number): string {
  const count = countCharacters(raw, start, end);
  const before = raw[start - 1] === ' ' ? '' : ' ';
  const after = raw[end] === ' ' ? '' : ' ';
  return `${before}… ${thousands(count)} ${count === 1 ? 'character' : 'characters'} …${after}`;
}

function text(shown: string): ExcerptSpan {
  return { text: shown, loop: false, gap: false };
}

function loop(raw: string, start: number, end: number): ExcerptSpan {
  const part = raw.slice(start, end);
  const shown = shownText(part);
  // Blanks that repeat would not be seen at all.
  return { text: /\S/.test(part) ? shown : shown.replaceAll(' ', '␠'), loop: true, gap: false };
}

/** On one line: a line's end as `⏎`, everything else unseen as `visible` shows it. */
function shownText(part: string): string {
  return visible(part.replaceAll(/\r\n|\n/g, '⏎'));
}

/** Where the first characters end that take at most `columns` columns. */
function endOfFirst(raw: string, start: number, end: number, columns: number): number {
  const most = Math.min(end, start + columns * UNITS_A_COLUMN);
  let used = 0;
  let at = start;
  while (at < most) {
    const character = String.fromCodePoint(raw.codePointAt(at) ?? 0);
    used += columnsOf(character);
    if (used > columns) break;
    at += character.length;
  }
  return Math.min(at, end);
}

/** Where the last characters start that take at most `columns` columns. */
function startOfLast(raw: string, start: number, end: number, columns: number): number {
  const most = Math.max(start, end - columns * UNITS_A_COLUMN);
  let used = 0;
  let at = end;
  while (at > most) {
    const back = isPairSplit(raw, at - 1) && at - 2 >= start ? 2 : 1;
    used += columnsOf(raw.slice(at - back, at));
    if (used > columns) break;
    at -= back;
  }
  return at;
}

function columnsOf(character: string): number {
  return character === '\n' ? 1 : displayWidth(visible(character));
}

function countCharacters(raw: string, start: number, end: number): number {
  let count = end - start;
  for (let at = start + 1; at < end; at += 1) if (isPairSplit(raw, at)) count -= 1;
  return count;
}
