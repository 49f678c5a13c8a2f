const RIGHT_TO_LEFT =
  /[\u0590-\u05ff\u0600-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{Nd}]/u;
const MARK = /^\p{M}+$/u;
const NONSPACING = /^[\p{Mn}\p{Me}]+$/u;

/** True when `text` has a character of a script that runs from right to left (no digits). */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** True when `text` has a letter or digit that runs from left to right. */
export function isLeftToRight(text: string): boolean {
  return !RIGHT_TO_LEFT.test(text) && LEFT_TO_RIGHT.test(text);
}

/** True for text of combining marks alone. */
function isMark(text: string): boolean {
  return MARK.test(text);
}

/** True for text of marks that take no room of their own. */
export function isNonspacing(text: string): boolean {
  return NONSPACING.test(text);
}

const PAIRS = ['()', '[]', '{}', '<>', '«»', '‹›', '≤≥'] as const;
const MIRRORED: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap((pair) => {
    const [left, right] = [pair.charAt(0), pair.charAt(1)];
    return [
      [left, right],
      [right, left],
    ];
  }),
);

/**
 * Turns what stands from left to right on a page into the order in which it is read from right to
 * left: letters are reversed, marks stay behind their letter, numbers keep their own order, and
 * brackets are exchanged, as Unicode's bidirectional algorithm shows them mirrored.
 *
 * @param visual glyph texts from left to right
 * @see Unicode Standard Annex 9, rules L2 and L4
 */
export function reverseClusters(visual: readonly string[]): string {
  const clusters: string[] = [];
  let number = false;
  for (const [index, text] of visual.entries()) {
    const last = clusters.length - 1;
    if (last >= 0 && isMark(text)) {
      clusters[last] += text;
      continue;
    }
    const digit = DIGIT.test(text);
    const within: boolean =
      number && (digit || (SEPARATOR.test(text) && DIGIT.test(visual[index + 1] ?? '')));
    if (within) clusters[last] += text;
    else clusters.push(MIRRORED.get(text) ?? text);
    number = digit || within;
  }
  return clusters.toReversed().join('');
}

const DIGIT = /^\p{Nd}$/u;
const SEPARATOR = /^[.,:/]$/u;
