import { htmlPieces } from './html-tags.ts';
import { VOID_ELEMENTS } from './table-canonical.ts';
import type { TreeShape } from './tree-distance.ts';

/** A table as an ordered tree; nodes are numbered in postorder, the root `table` is the last. */
export type TableTree = TreeShape & {
  /** Of each node its tag, with the spans for a `td`; equal labels are renamed for nothing. */
  readonly labels: readonly string[];
  /** Of each `td` the index of its content; -1 for other nodes. */
  readonly contentOf: Int32Array;
  /** The different contents: code points, and numbers of `TagTokens` for tags. */
  readonly contents: readonly Int32Array[];
  /** Elements below the root, those inside cells too (S5.5). */
  readonly elements: number;
};

/** Numbers for `<b>` and `</b>` inside cells, above all code points; shared by the trees of a pair. */
export class TagTokens {
  readonly #numbers = new Map<string, number>();

  of(tag: string): number {
    const known = this.#numbers.get(tag);
    if (known !== undefined) return known;
    const number = 0x110000 + this.#numbers.size;
    this.#numbers.set(tag, number);
    return number;
  }
}

/** What an open element at the top is closed by: start tags of these names (libxml2's rules for HTML). */
const CLOSED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    a: 'a fieldset table td th',
    b: 'center p td th',
    big: 'p',
    caption: 'col colgroup tbody tfoot thead tr',
    col: 'col colgroup tbody tfoot thead tr',
    colgroup: 'colgroup tbody tfoot thead tr',
    dd: 'dt',
    dt: 'dd dl',
    font: 'center td th',
    form: 'form',
    h1: 'fieldset form li p table',
    h2: 'fieldset form li p table',
    h3: 'fieldset form li p table',
    h4: 'fieldset form li p table',
    h5: 'fieldset form li p table',
    h6: 'fieldset form li p table',
    i: 'center td th',
    li: 'li',
    option: 'optgroup option',
    p: 'address blockquote body caption center col colgroup dd dir div dl dt fieldset form frameset h1 h2 h3 h4 h5 h6 head hr li listing menu multicol ol p pre table tbody td tfoot th title tr ul xmp',
    s: 'p',
    small: 'p',
    span: 'td th',
    strike: 'p',
    tbody: 'tbody tfoot',
    td: 'tbody td tfoot th tr',
    tfoot: 'tbody',
    th: 'tbody td tfoot th tr',
    thead: 'tbody tfoot',
    tr: 'tbody tfoot tr',
    tt: 'p',
    u: 'p td th',
    ul: 'address form menu ol pre',
    ol: 'form',
    pre: 'dl fieldset form li table ul',
  }).map(([name, closers]) => [name, new Set(closers.split(' '))]),
);

/** An end tag does not close beyond an element of higher rank (libxml2). */
const RANKS: ReadonlyMap<string, number> = new Map([
  ['div', 150],
  ['td', 160],
  ['th', 160],
  ['tr', 170],
  ['thead', 180],
  ['tbody', 180],
  ['tfoot', 180],
  ['table', 190],
]);
const ORDINARY_RANK = 100;
const IGNORED = new Set(['html', 'head', 'body']);
const PLAIN_CELL = 'td 1 1';
/** A whole number as Python's `int` reads it. */
const WHOLE = /^\s*[+-]?\d+(?:_\d+)*\s*$/;

/**
 * Reads a table in canonical form as a tree.
 *
 * A `td` is a leaf; what lies in it is its content. Cells and rows that are not closed are closed by the
 * next ones; no row is made up.
 *
 * @param canonical what `canonicalTable` gives
 * @returns null without a table, and for a span that is no whole number
 * @see specification S5.2 and S5.3; O(n) for any depth
 */
export function readTable(canonical: string, tags: TagTokens): TableTree | null {
  const builder = new TreeBuilder(tags);
  for (const piece of htmlPieces(canonical)) {
    if (piece.kind === 'text') builder.text(piece.text);
    else if (piece.kind === 'close') builder.close(piece.name);
    else builder.open(piece.name, piece.attributes);
    if (builder.isDone) break;
  }
  return builder.finish();
}

type OpenElement = { readonly name: string; readonly label: string; readonly leftmost: number };

class TreeBuilder {
  isDone = false;
  readonly #tags: TagTokens;
  readonly #stack: OpenElement[] = [];
  readonly #openOf = new Map<string, number>();
  readonly #labels: string[] = [];
  readonly #leftmost: number[] = [];
  readonly #contentOf: number[] = [];
  readonly #contents: Int32Array[] = [];
  readonly #known = new Map<string, number>();
  #elements = 0;
  #faulty = false;
  /** Where on the stack the cell being read is; -1 outside cells. */
  #cell = -1;
  #tokens: number[] = [];
  /** True behind an inner `td`: what follows it is not taken (S5.3). */
  #skipsText = false;

  constructor(tags: TagTokens) {
    this.#tags = tags;
  }

  text(text: string): void {
    if (this.#cell === -1 || this.#skipsText) return;
    for (const character of text) this.#tokens.push(character.codePointAt(0) ?? 0);
  }

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (IGNORED.has(name)) return;
    if (this.#stack.length === 0 && name !== 'table') return;
    for (;;) {
      const top = this.#stack.at(-1);
      if (top === undefined || CLOSED_BY.get(top.name)?.has(name) !== true) break;
      this.#pop();
    }
    const isInCell = this.#cell !== -1;
    if (this.#stack.length > 0) this.#elements += 1;
    const label = name === 'td' && !isInCell ? this.#cellLabel(attributes) : name;
    if (isInCell) {
      this.#tokens.push(this.#tags.of(`<${name}>`));
      this.#skipsText = false;
    }
    this.#stack.push({ name, label, leftmost: this.#labels.length });
    this.#openOf.set(name, (this.#openOf.get(name) ?? 0) + 1);
    if (name === 'td' && !isInCell) {
      this.#cell = this.#stack.length - 1;
      this.#tokens = [];
    }
    if (VOID_ELEMENTS.has(name)) this.#pop();
  }

  close(name: string): void {
    if ((this.#openOf.get(name) ?? 0) === 0) return;
    const rank = RANKS.get(name) ?? ORDINARY_RANK;
    for (let at = this.#stack.length - 1; at >= 0; at -= 1) {
      const other = this.#stack[at]?.name ?? '';
      if (other === name) break;
      if ((RANKS.get(other) ?? ORDINARY_RANK) > rank) return;
    }
    while (this.#pop() !== name);
  }

  finish(): TableTree | null {
    while (this.#stack.length > 0) this.#pop();
    if (this.#faulty || this.#labels.length === 0) return null;
    return {
      size: this.#labels.length,
      leftmost: Int32Array.from(this.#leftmost),
      labels: this.#labels,
      contentOf: Int32Array.from(this.#contentOf),
      contents: this.#contents,
      elements: this.#elements,
    };
  }

  #cellLabel(attributes: ReadonlyMap<string, string>): string {
    if (attributes.size === 0) return PLAIN_CELL;
    const spans = ['colspan', 'rowspan'].map((key) => {
      const text = attributes.get(key) ?? '1';
      if (!WHOLE.test(text)) this.#faulty = true;
      return Number(text.replaceAll('_', ''));
    });
    return `td ${spans.join(' ')}`;
  }

  #pop(): string | undefined {
    const closed = this.#stack.pop();
    if (closed === undefined) return undefined;
    const { name, label, leftmost } = closed;
    this.#openOf.set(name, (this.#openOf.get(name) ?? 0) - 1);
    if (this.#cell !== -1 && this.#stack.length > this.#cell) {
      this.#tokens.push(this.#tags.of(`</${name}>`));
      this.#skipsText = name === 'td';
      return name;
    }
    this.#labels.push(label);
    this.#leftmost.push(leftmost);
    this.#contentOf.push(this.#cell === -1 ? -1 : this.#contentNumber());
    this.#cell = -1;
    this.#skipsText = false;
    if (this.#stack.length === 0) this.isDone = true;
    return name;
  }

  #contentNumber(): number {
    const key = String(this.#tokens);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.#contents.length);
    this.#contents.push(Int32Array.from(this.#tokens));
    return this.#contents.length - 1;
  }
}
