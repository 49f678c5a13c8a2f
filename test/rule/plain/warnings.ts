import type { WarningName } from '../../../src/rule/types.ts';
import { occurrences, tally } from './count.ts';
import { rawLength } from './glyphs.ts';
import type { Page } from './page.ts';
import { tokensOf, wordsOf } from './words.ts';

const SKELETON_LINES = 40;
const BLOAT_FACTOR = 10;
const BLOAT_CHARACTERS = 10_000;
const THIN = 0.5;
const BLOCK_LINES = 5;

/** Section 3, Coverage: the share of the page's words that the output has. */
export function coveragePlain(lines: readonly string[], page: Page): number | null {
  if (page.rule.mode === 'none' || page.words.size === 0) {
    return null;
  }
  const written = tally(lines.flatMap(wordsOf));
  let found = 0;
  let all = 0;
  for (const [word, count] of page.words) {
    found += Math.min(count, written.get(word) ?? 0);
    all += count;
  }
  return found / all;
}

/** Section 3, "Warnings, not Boos". */
export function warningsOf(
  raw: string,
  lines: readonly string[],
  page: Page,
): readonly WarningName[] {
  const coverage = coveragePlain(lines, page);
  const names: WarningName[] = [];
  if (hasSkeleton(lines, page)) {
    names.push('skeleton');
  }
  const length = rawLength(raw);
  if (length > BLOAT_FACTOR * rawLength(page.rule.referenceText) && length > BLOAT_CHARACTERS) {
    names.push('bloat');
  }
  if (lines.length > 0 && coverage !== null && coverage < THIN) {
    names.push('thin');
  }
  const isLikePage = isWrittenTwice(page.lines) && tokensOf(lines).length <= page.tokens.length;
  const isDoubled = isWrittenTwice(lines) && !isLikePage;
  if (isDoubled || hasDoubledBlock(lines, page)) {
    names.push('doubling');
  }
  return names;
}

function skeletonOf(line: string): string {
  return line.replaceAll(/\p{Nd}+/gu, '#');
}

function hasSkeleton(lines: readonly string[], page: Page): boolean {
  const { factor, lineSlack } = page.rule;
  const onPage = tally(page.lines.map(skeletonOf));
  return [...tally(lines.map(skeletonOf))].some(([skeleton, count]) => {
    const behind = new Set(lines.filter((line) => skeletonOf(line) === skeleton));
    // A line of one token may be a cell: a parser writes a run of them one to a line.
    const cells = skeleton.includes(' ')
      ? 0
      : page.tokens.filter((token) => skeletonOf(token) === skeleton).length;
    const limit = factor * Math.max(onPage.get(skeleton) ?? 0, cells) + lineSlack;
    return count > limit && behind.size > SKELETON_LINES;
  });
}

/** "the cleaned output is its first half written twice", token by token. */
function isWrittenTwice(lines: readonly string[]): boolean {
  const tokens = tokensOf(lines);
  const half = tokens.length / 2;
  const isEven = tokens.length > 0 && tokens.length % 2 === 0;
  return isEven && tokens.every((token, at) => at < half || token === tokens[at - half]);
}

/** "a block of 5 or more lines that the page has once is there 2 or more times", by its first 5 */
function hasDoubledBlock(lines: readonly string[], page: Page): boolean {
  return page.lines.some((_, start) => {
    const block = page.lines.slice(start, start + BLOCK_LINES);
    const isWhole = block.length === BLOCK_LINES;
    return isWhole && occurrences(page.lines, block) === 1 && occurrences(lines, block) >= 2;
  });
}
