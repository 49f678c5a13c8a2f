/** Longest unit or line that a verdict shows, in characters. */
const MAX_SHOWN = 80;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
/** Joiners hold emoji and Indic syllables together and show nothing by themselves. */
const JOINERS = new Set(['\u200c', '\u200d']);
const NAMES = new Map([
  ['\n', '⏎'],
  ['\t', '⇥'],
]);

/**
 * A unit or line for people: cut to `most` characters, control and direction characters made visible.
 *
 * @param text a slice of the raw output; may be cut anywhere
 */
export function shown(text: string, most = MAX_SHOWN): string {
  const chars = Array.from(text.slice(0, 4 * most));
  const cut = chars.length > most || text.length > 4 * most;
  const kept = cut ? chars.slice(0, most - 1) : chars;
  return kept.map(visible).join('') + (cut ? '…' : '');
}

function visible(char: string): string {
  if (!INVISIBLE.test(char) || JOINERS.has(char)) return char;
  const named = NAMES.get(char);
  if (named !== undefined) return named;
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `\\u{${code}}`;
}
