const FILL = /^[.‥·•\-‐‑‒–—―−_=▪]+$/u;
const VALUE = /^[\p{Nd}.,%+\-−/:()€£]*\p{Nd}[\p{Nd}.,%+\-−/:()€£]*$/u;

/** Section 1: maximal stretches of non-whitespace. */
export function tokensOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(/\s+/u)).filter((token) => token !== '');
}

/** Section 1: the cleaned text without whitespace, character by character. */
export function streamOf(lines: readonly string[]): readonly string[] {
  return Array.from(tokensOf(lines).join(''));
}

/** Section 3, Fill: true for a text of fill characters alone. */
export function isFill(text: string): boolean {
  return FILL.test(text);
}

/** Section 3, "Values that the text layer lacks". */
export function isValue(text: string): boolean {
  return VALUE.test(text);
}

/** Section 3, Words: tokens without leading and trailing punctuation; fill does not count. */
export function wordsOf(line: string): readonly string[] {
  return tokensOf([line])
    .filter((token) => !isFill(token))
    .map((token) => token.replace(/^\p{P}+/u, '').replace(/\p{P}+$/u, ''))
    .filter((word) => word !== '' && !isFill(word));
}

/** Code points of a text. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
