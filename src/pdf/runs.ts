import { isRightToLeft, reverseClusters } from './direction.ts';
import type { Glyph } from './glyph.ts';

/** Glyphs that follow each other without a space, as one string in logical order. */
export interface Run {
  readonly text: string;
  /** Start on the baseline (leftmost in reading direction of the page), y upwards. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly size: number;
  readonly width: number;
  /** True when the document itself paints a space after the run. */
  readonly spaceAfter: boolean;
  readonly rightToLeft: boolean;
}

/** A gap wider than this share of the font size is a space; poppler takes 0.1 and mends later. */
export const WORD_GAP = 0.15;
/** Where the document paints a space, a gap this wide will do; less, and it was taken back again. */
export const PAINTED_SPACE = 0.04;
/** Glyphs may lie this far over each other (kerning, slanted letters) and still be neighbours. */
const MOST_OVERLAP = 0.5;
/** Baselines closer than this share of the font size are the same one. */
export const SAME_BASELINE = 0.12;
/** Font sizes that differ by more than this factor are never one run. */
const SAME_SIZE = 1.3;

interface OpenRun {
  readonly glyphs: Glyph[];
  readonly cos: number;
  readonly sin: number;
  start: number;
  end: number;
  baseline: number;
  /** Which way the glyphs follow each other: 1 with the baseline, -1 against it, 0 not known yet. */
  way: -1 | 0 | 1;
}

/**
 * Joins glyphs into runs, in the order of the text layer.
 *
 * @param glyphs in text-layer order; columns of vertical writing are expected turned already
 * @returns runs in the order of their first glyph; empty for no glyphs; O(n)
 */
export function buildRuns(glyphs: readonly Glyph[]): readonly Run[] {
  const runs: Run[] = [];
  let open: OpenRun | null = null;
  let blank = false;
  for (const glyph of glyphs) {
    if (glyph.blank) {
      blank = true;
      continue;
    }
    if (open === null || !extend(open, glyph, blank ? PAINTED_SPACE : WORD_GAP)) {
      if (open !== null) runs.push(close(open, blank));
      open = start(glyph);
    }
    blank = false;
  }
  if (open !== null) runs.push(close(open, blank));
  return runs;
}

function start(glyph: Glyph): OpenRun {
  const radians = (glyph.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const along = glyph.x * cos + glyph.y * sin;
  return {
    glyphs: [glyph],
    cos,
    sin,
    start: along,
    end: along + glyph.advance,
    baseline: glyph.y * cos - glyph.x * sin,
    way: 0,
  };
}

function extend(run: OpenRun, glyph: Glyph, mostGap: number): boolean {
  const first = run.glyphs[0];
  if (first === undefined || Math.abs(first.angle - glyph.angle) > 0.5) return false;
  if (glyph.size > first.size * SAME_SIZE || first.size > glyph.size * SAME_SIZE) return false;
  const along = glyph.x * run.cos + glyph.y * run.sin;
  const baseline = glyph.y * run.cos - glyph.x * run.sin;
  const end = along + glyph.advance;
  if (Math.abs(baseline - run.baseline) > first.size * SAME_BASELINE) return false;
  const way = wayTo(run, glyph, along, end, mostGap);
  if (way === 0) return false;
  run.way = way;
  run.start = Math.min(run.start, along);
  run.end = Math.max(run.end, end);
  run.glyphs.push(glyph);
  return true;
}

function wayTo(
  run: OpenRun,
  glyph: Glyph,
  along: number,
  end: number,
  mostGap: number,
): -1 | 0 | 1 {
  const near = (gap: number): boolean =>
    gap <= glyph.size * mostGap && gap >= -Math.min(MOST_OVERLAP * glyph.size, glyph.advance * 0.8);
  if (run.way >= 0 && near(along - run.end) && end >= run.end) return 1;
  if (run.way <= 0 && near(run.start - end) && along < run.start && mayRunLeft(run, glyph))
    return -1;
  return 0;
}

function mayRunLeft(run: OpenRun, glyph: Glyph): boolean {
  return isRightToLeft(glyph.text) || run.glyphs.some((one) => isRightToLeft(one.text));
}

function close(run: OpenRun, spaceAfter: boolean): Run {
  const texts = run.glyphs.map((glyph) => glyph.text);
  const joined = texts.join('');
  const rightToLeft = isRightToLeft(joined);
  const visual = rightToLeft && run.way === 1;
  return {
    text: visual ? reverseClusters(texts) : joined,
    x: run.start * run.cos - run.baseline * run.sin,
    y: run.start * run.sin + run.baseline * run.cos,
    angle: run.glyphs[0]?.angle ?? 0,
    size: Math.max(...sizes(run.glyphs)),
    width: run.end - run.start,
    spaceAfter,
    rightToLeft,
  };
}

function sizes(glyphs: readonly Glyph[]): readonly number[] {
  return [glyphs[0]?.size ?? 0, glyphs.at(-1)?.size ?? 0];
}
