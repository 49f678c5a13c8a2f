/** First capital and first small letter of each mathematical alphabet in Unicode. */
const ALPHABETS: ReadonlyMap<string, number> = new Map([
  ['mathbf', 0x1d400],
  ['mathit', 0x1d434],
  ['mathcal', 0x1d49c],
  ['mathscr', 0x1d49c],
  ['mathfrak', 0x1d504],
  ['mathbb', 0x1d538],
  ['mathsf', 0x1d5a0],
  ['mathtt', 0x1d670],
]);

/** Letters that Unicode had before, and left holes for. */
const EARLIER: ReadonlyMap<number, string> = new Map([
  [0x1d455, 'ℎ'],
  [0x1d49d, 'ℬ'],
  [0x1d4a0, 'ℰ'],
  [0x1d4a1, 'ℱ'],
  [0x1d4a3, 'ℋ'],
  [0x1d4a4, 'ℐ'],
  [0x1d4a7, 'ℒ'],
  [0x1d4a8, 'ℳ'],
  [0x1d4ad, 'ℛ'],
  [0x1d4ba, 'ℯ'],
  [0x1d4bc, 'ℊ'],
  [0x1d4c4, 'ℴ'],
  [0x1d506, 'ℭ'],
  [0x1d50b, 'ℌ'],
  [0x1d50c, 'ℑ'],
  [0x1d515, 'ℜ'],
  [0x1d51d, 'ℨ'],
  [0x1d53a, 'ℂ'],
  [0x1d53f, 'ℍ'],
  [0x1d545, 'ℕ'],
  [0x1d547, 'ℙ'],
  [0x1d548, 'ℚ'],
  [0x1d549, 'ℝ'],
  [0x1d551, 'ℤ'],
]);

const LETTERS = 26;

/**
 * Gives what sets plain letters in a mathematical alphabet: `mathbb` makes ℝ of R. Other characters stay.
 *
 * @returns null for a macro that names no alphabet
 * @see specification S3.3
 */
export function lettersOf(macro: string): ((text: string) => string) | null {
  const first = ALPHABETS.get(macro);
  if (first === undefined) return null;
  return (text) =>
    text.replaceAll(/[A-Za-z]/g, (letter) => {
      const unit = letter.charCodeAt(0);
      const point = letter <= 'Z' ? first + unit - 0x41 : first + LETTERS + unit - 0x61;
      return EARLIER.get(point) ?? String.fromCodePoint(point);
    });
}
