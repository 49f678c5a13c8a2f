/** What a pattern may do in one place of a name. */
type Part =
  | { readonly kind: 'any-run' }
  | { readonly kind: 'any-one' }
  | { readonly kind: 'literal'; readonly character: string }
  | {
      readonly kind: 'one-of';
      readonly negated: boolean;
      readonly ranges: readonly (readonly [string, string])[];
    };

/** Longest pattern that is matched by its wildcards; longer ones match themselves alone. */
const MAX_PATTERN_LENGTH = 1000;
/** Most ways that braces may be filled in. */
const MAX_ALTERNATIVES = 256;

/**
 * Makes a test for a glob: `*` any run of characters, `?` any one, `[a-c]` and `[!a-c]` one of a
 * set, `{a,b}` one of several; a backslash takes the next character literally.
 *
 * The whole text must match. Time is at most length of text × length of pattern, whatever the
 * pattern: a matcher built on regular expressions can be made to run for years.
 *
 * @param pattern a pattern that is too long or has too many alternatives matches only itself
 */
export function globTest(pattern: string): (text: string) => boolean {
  const filled = pattern.length > MAX_PATTERN_LENGTH ? null : fillBraces(pattern);
  const alternatives = (filled ?? []).map(parse);
  return (text) => {
    if (text === pattern) return true;
    const characters = Array.from(text);
    return alternatives.some((parts) => matches(parts, characters));
  };
}

/** True where a text holds a wildcard. */
export function isGlob(pattern: string): boolean {
  return /[*?[\]{}\\]/.test(pattern);
}

/** Greedy matching that only ever goes back to the last `*`. */
function matches(parts: readonly Part[], text: readonly string[]): boolean {
  let at = 0;
  let part = 0;
  let starPart = -1;
  let starAt = 0;
  while (at < text.length) {
    const current = parts[part];
    if (current?.kind === 'any-run') {
      starPart = part;
      starAt = at;
      part += 1;
    } else if (current !== undefined && accepts(current, text[at] ?? '')) {
      part += 1;
      at += 1;
    } else if (starPart >= 0) {
      starAt += 1;
      at = starAt;
      part = starPart + 1;
    } else {
      return false;
    }
  }
  while (parts[part]?.kind === 'any-run') part += 1;
  return part === parts.length;
}

function accepts(part: Part, character: string): boolean {
  if (part.kind === 'literal') return part.character === character;
  if (part.kind !== 'one-of') return true;
  const within = part.ranges.some(([from, to]) => from <= character && character <= to);
  return within !== part.negated;
}

function parse(pattern: string): readonly Part[] {
  const parts: Part[] = [];
  const characters = Array.from(pattern);
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    if (character === '*') {
      if (parts.at(-1)?.kind !== 'any-run') parts.push({ kind: 'any-run' });
    } else if (character === '?') {
      parts.push({ kind: 'any-one' });
    } else if (character === '[') {
      const end = characters.indexOf(']', at + 2);
      if (end === -1) parts.push({ kind: 'literal', character });
      else parts.push(oneOf(characters.slice(at + 1, end)));
      at = end === -1 ? at : end;
    } else if (character === '\\' && at + 1 < characters.length) {
      at += 1;
      parts.push({ kind: 'literal', character: characters[at] ?? '' });
    } else {
      parts.push({ kind: 'literal', character });
    }
  }
  return parts;
}

function oneOf(inside: readonly string[]): Part {
  const negated = inside[0] === '!' || inside[0] === '^';
  const set = negated ? inside.slice(1) : inside;
  const ranges: [string, string][] = [];
  for (let at = 0; at < set.length; at += 1) {
    const from = set[at] ?? '';
    const isRange = set[at + 1] === '-' && at + 2 < set.length;
    ranges.push([from, isRange ? (set[at + 2] ?? from) : from]);
    if (isRange) at += 2;
  }
  return { kind: 'one-of', negated, ranges };
}

/** Every way to fill in the braces, innermost first; null when there are too many. */
function fillBraces(pattern: string): readonly string[] | null {
  const done: string[] = [];
  const open = [pattern];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const brace = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/su.exec(next);
    if (brace === null) {
      done.push(next);
    } else {
      const [, before = '', choices = '', after = ''] = brace;
      for (const choice of choices.split(',')) open.push(before + choice + after);
    }
    if (done.length + open.length > MAX_ALTERNATIVES) return null;
  }
  return done;
}
