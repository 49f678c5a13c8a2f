/** What is left of a formula's source when it is ready to be typeset. */
export type PreparedTex =
  | { readonly kind: 'ready'; readonly tex: string }
  | { readonly kind: 'empty' }
  /** Too long or nested too deeply to be typeset in bounded time. */
  | { readonly kind: 'too-large' };

/**
 * Longest source in code points. The longest formula of OmniDocBench's sample has 578 (S16.5); the typesetter
 * takes quadratic time, about one second for this length.
 */
export const MAX_TEX_LENGTH = 4_000;
/** Deepest nesting of braces, `\left` and `\begin`: the typesetter recurses, and overflows near 1,000. */
export const MAX_TEX_DEPTH = 100;

const DELIMITERS: readonly (readonly [string, string])[] = [
  ['$$', '$$'],
  ['$', '$'],
  [String.raw`\[`, String.raw`\]`],
  [String.raw`\(`, String.raw`\)`],
];

/**
 * Takes off what plays no part in the metric: math delimiters, labels, tags, line-number switches.
 *
 * @param source a formula as the page has it, with or without delimiters
 * @see specification S16.1; O(n)
 */
export function prepareTex(source: string): PreparedTex {
  // A code point is at most two units, so this spares counting what cannot fit.
  if (source.length > 2 * MAX_TEX_LENGTH) {
    return source.trim() === '' ? { kind: 'empty' } : { kind: 'too-large' };
  }
  const tex = withoutLabels(withoutDelimiters(source)).trim();
  if (tex === '') return { kind: 'empty' };
  if ([...tex].length > MAX_TEX_LENGTH || depthOf(tex) > MAX_TEX_DEPTH)
    return { kind: 'too-large' };
  return { kind: 'ready', tex };
}

function withoutDelimiters(source: string): string {
  let tex = source.trim();
  for (const [open, close] of DELIMITERS) {
    const long = tex.length >= open.length + close.length;
    if (!long || !tex.startsWith(open) || !tex.endsWith(close)) continue;
    // The backslash of `\\]` breaks a line, it does not close the formula.
    if (close.startsWith('\\') && isEscaped(tex, tex.length - close.length)) continue;
    tex = tex.slice(open.length, tex.length - close.length).trim();
  }
  return tex;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (before > 0 && text[before - 1] === '\\') before--;
  return (at - before) % 2 === 1;
}

/** Deletes `\label{…}`, `\tag{…}`, `\nonumber` and `\notag`; one that is not closed stays. */
function withoutLabels(tex: string): string {
  const pattern = /\\(?:(label|tag)(?![A-Za-z])\*?|(?:nonumber|notag)(?![A-Za-z]))/g;
  const kept: string[] = [];
  let from = 0;
  for (let found = pattern.exec(tex); found !== null; found = pattern.exec(tex)) {
    if (isEscaped(tex, found.index)) continue;
    const after = found.index + found[0].length;
    const end = found[1] === undefined ? after : endOfGroup(tex, after);
    if (end === -1) continue;
    kept.push(tex.slice(from, found.index));
    from = end;
    pattern.lastIndex = end;
  }
  kept.push(tex.slice(from));
  return kept.join('');
}

/** Index behind the braced group that starts at `from`, spaces allowed before it; -1 for none. */
function endOfGroup(tex: string, from: number): number {
  let at = from;
  while (/\s/.test(tex[at] ?? '')) at++;
  if (tex[at] !== '{') return -1;
  let depth = 0;
  for (; at < tex.length; at++) {
    if (tex[at] === '\\') at++;
    else if (tex[at] === '{') depth++;
    else if (tex[at] === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

/** Deepest nesting; a closer without an opener does not count. */
function depthOf(tex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [found] of tex.matchAll(/\\(?:left|right|begin|end)(?![A-Za-z])|\\[\s\S]|[{}]/g)) {
    if (found === '{' || found === String.raw`\left` || found === String.raw`\begin`) depth++;
    else if (found === '}' || found === String.raw`\right` || found === String.raw`\end`) {
      depth = Math.max(0, depth - 1);
    }
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
