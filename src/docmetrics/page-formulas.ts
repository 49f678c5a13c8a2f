import { ForwardSearch } from './forward-search.ts';
import type { Stretch } from './text-cut.ts';

/** A formula in a page's Markdown. */
export type FoundFormula = Stretch & {
  readonly kind: 'display' | 'inline';
  readonly content: string;
};

/** Closers of the delimiters, tried in this order at each place. */
const CLOSERS: readonly (readonly [opener: string, closer: string])[] = [
  ['$$', '$$'],
  ['\\[', '\\]'],
  ['$', '$'],
  ['\\(', '\\)'],
];

/**
 * Finds formulas between their delimiters, over lines too: the leftmost, each as short as it can be.
 *
 * A lone dollar therefore pairs with the next one, even of a `$$`.
 *
 * @see specification S6.6; O(n)
 */
export function findFormulas(text: string): FoundFormula[] {
  const found: FoundFormula[] = [];
  const scan = new DelimiterScan(text);
  for (let pair = scan.next(0); pair !== null; pair = scan.next(pair.end)) {
    found.push(formulaOf(text.slice(pair.start, pair.end).replaceAll('\n', ' '), pair));
  }
  return found;
}

function formulaOf(source: string, { start, end }: Stretch): FoundFormula {
  const inner = new DelimiterScan(source, ['$$', '$', '\\(']).next(0);
  if (inner === null) return { kind: 'display', content: source, start, end };
  const isDouble = inner.opener === '$$';
  const width = isDouble || inner.opener === '\\(' ? 2 : 1;
  const inside = source.slice(inner.start + width, inner.end - width);
  const kind = isDouble && inside !== '' ? 'display' : 'inline';
  return { kind, content: `\\[${inside}\\]`, start, end };
}

type Pair = Stretch & { readonly opener: string };

/** Finds pairs of delimiters from places that only move on. */
class DelimiterScan {
  readonly #text: string;
  readonly #dollar: ForwardSearch;
  readonly #backslash: ForwardSearch;
  readonly #pairs: readonly { opener: string; closer: string; search: ForwardSearch }[];

  constructor(text: string, openers?: readonly string[]) {
    this.#text = text;
    this.#dollar = new ForwardSearch(text, '$');
    this.#backslash = new ForwardSearch(text, '\\');
    this.#pairs = CLOSERS.filter(([opener]) => openers?.includes(opener) ?? true).map(
      ([opener, closer]) => ({ opener, closer, search: new ForwardSearch(text, closer) }),
    );
  }

  next(from: number): Pair | null {
    let at = from;
    for (;;) {
      at = Math.min(this.#dollar.from(at), this.#backslash.from(at));
      if (at >= this.#text.length) return null;
      for (const { opener, closer, search } of this.#pairs) {
        if (!this.#text.startsWith(opener, at)) continue;
        const close = search.from(at + opener.length);
        if (close < this.#text.length) return { start: at, end: close + closer.length, opener };
      }
      at += 1;
    }
  }
}
