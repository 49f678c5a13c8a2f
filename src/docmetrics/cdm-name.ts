/** Compatibility forms that are letters of their own in LaTeX: `\ell`, `\epsilon`, `\Re` … */
const OWN_LETTERS = new Set('ℓϵϕϑϱϖϰℜℑ');

/** Where the Greek ones of the mathematical alphabets begin, and what follows them. */
const ALPHABETS = { greek: 0x1_d6a8, digits: 0x1_d7ca };
/** Letters of one Greek alphabet; from this one on its letters are the variants below. */
const GREEK_LETTERS = 58;
const GREEK_VARIANTS_FROM = 52;
const GREEK_VARIANTS = [...'ϵϑϰϕϱϖ'];

/** One look, several code points; and those whose class the matcher knows by macro (S16.3). */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ['∣', '|'],
  ['∥', String.raw`\|`],
  ['‖', String.raw`\|`],
  ['′', "'"],
  ['∗', '*'],
  ['⋅', String.raw`\cdot`],
  ['⊤', String.raw`\top`],
  ['→', String.raw`\rightarrow`],
  ['←', String.raw`\leftarrow`],
  ['⟶', String.raw`\longrightarrow`],
  ['⟵', String.raw`\longleftarrow`],
  ['↪', String.raw`\hookrightarrow`],
  ['↩', String.raw`\hookleftarrow`],
]);

/**
 * The token name of a character: bold, blackboard and other alphabets are folded into plain letters.
 *
 * `\varepsilon` and `\epsilon` stay apart, as do `\ell` and `l`: LaTeX has a macro for each.
 *
 * @param character one code point
 * @see specification S16.4
 */
export function tokenName(character: string): string {
  const known = NAMES.get(character);
  if (known !== undefined) return known;
  return OWN_LETTERS.has(character) ? character : folded(character);
}

function folded(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= ALPHABETS.greek && code < ALPHABETS.digits) {
    const letter = (code - ALPHABETS.greek) % GREEK_LETTERS;
    const variant = GREEK_VARIANTS[letter - GREEK_VARIANTS_FROM];
    if (variant !== undefined) return variant;
  }
  const plain = character.normalize('NFKC');
  return NAMES.get(plain) ?? plain;
}

/** Characters of a leaf that leave ink: no spaces, no invisible operators; primes one by one. */
export function inkedCharacters(text: string): string[] {
  const inked: string[] = [];
  for (const character of text.normalize('NFC')) {
    if (/[\s\p{Cf}]/u.test(character)) continue;
    const primes = PRIMES.get(character);
    if (primes === undefined) inked.push(character);
    else inked.push(...new Array<string>(primes).fill('′'));
  }
  return inked;
}

const PRIMES: ReadonlyMap<string, number> = new Map([
  ['″', 2],
  ['‴', 3],
  ['⁗', 4],
]);

/** Whether the character is an ellipsis in a row, which counts as three dots (S16.2). */
export function isEllipsis(character: string): boolean {
  return character === '…' || character === '⋯';
}
