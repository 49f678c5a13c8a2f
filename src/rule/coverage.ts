import type { Subject } from './measure.ts';
import { countWords } from './page.ts';

/**
 * Share of the page's words that the output has, both as multisets (rule, "Coverage").
 *
 * @returns 0–1; null in mode `none` and for a page without words
 */
export function coverageOf({ page, output }: Subject): number | null {
  if (page.rule.mode === 'none' || page.words.size === 0) return null;
  const given = countWords(output, page.words);
  let all = 0;
  let found = 0;
  for (const [word, count] of page.words) {
    all += count;
    found += Math.min(count, given.get(word) ?? 0);
  }
  return found / all;
}
