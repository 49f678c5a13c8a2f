import { LATEX_WORDS } from './latex-words.ts';
import { lettersOf } from './math-letters.ts';

/** Groups nested deeper are read without their macros; a formula of a page nests a handful. */
const MAX_DEPTH = 60;

/** Combining marks of accents (S3.3). */
const ACCENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '`': '\u0300',
    "'": '\u0301',
    '^': '\u0302',
    '~': '\u0303',
    '=': '\u0304',
    '.': '\u0307',
    '"': '\u0308',
    grave: '\u0300',
    acute: '\u0301',
    hat: '\u0302',
    tilde: '\u0303',
    u: '\u0306',
    breve: '\u0306',
    dot: '\u0307',
    ddot: '\u0308',
    r: '\u030a',
    H: '\u030b',
    v: '\u030c',
    check: '\u030c',
    d: '\u0323',
    c: '\u0327',
    k: '\u0328',
  }),
);

/** Macros whose arguments are lost, with their arguments: `*` a star, `[` an optional one, `{` one. */
const LOST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '{': 'author bibliography citenum citetext date hypersetup include input keywords label mbox textmd textsf texttt textup title',
    '*{': 'hspace vspace',
    '[{': 'color documentclass hphantom pagecolor RequirePackage selectlanguage usepackage vphantom xleftarrow xrightarrow',
    '[{{': 'addcounter addlength setcounter setlength',
    '*{{': 'DeclareMathOperator',
    '[{{{': 'definecolor providecolor',
    '*{[[{': 'newcommand providecommand renewcommand',
    '*{[[{{': 'newenvironment provideenvironment renewenvironment',
    '*[[{':
      'citealp citealt citeauthor Citealp Citealt Citeauthor Citep Citet citeyear citeyearpar',
  }).flatMap(([spec, names]) => names.split(' ').map((name): [string, string] => [name, spec])),
);

/** Macros that read as one word instead of their arguments. */
const REPLACED: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['cite', ['*[[{', 'cit']],
  ['citep', ['*[[{', 'cit']],
  ['citet', ['*[[{', 'cit']],
  ['ref', ['{', 'ref']],
  ['eqref', ['{', 'ref']],
  ['autoref', ['{', 'ref']],
  ['cref', ['{', 'ref']],
  ['Cref', ['{', 'Ref']],
  ['includegraphics', ['[{', 'graphics']],
]);

/** Arguments of environments, which say nothing. */
const ENVIRONMENTS: ReadonlyMap<string, string> = new Map([
  ['array', '[{'],
  ['tabular', '{'],
  ['tabular*', '{{'],
  ['tabularx', '{[{'],
  ['alignat', '{'],
  ['alignat*', '{'],
]);

const FRACTIONS: ReadonlySet<string> = new Set(['frac', 'nicefrac', 'textfrac']);
const BRACKETS: ReadonlySet<string> = new Set(['braket', 'ketbra']);
/** Macros that read as the last of their arguments. */
const LAST_ARGUMENT: ReadonlyMap<string, string> = new Map([
  ['sqrt', '[{'],
  ['footnote', '[{'],
  ['textcolor', '[{{'],
  ['colorbox', '[{{'],
  ['texorpdfstring', '{{'],
]);

/** Macros that read as their arguments, of which one may be a macro without its own. */
const KEPT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '{': 'bar emph ensuremath mathop mathrm operatorname overline text textbf textit textnormal textrm textsc textsl underline vec widehat widetilde',
    '{{': 'binom cfrac dfrac overset stackrel tfrac underset',
  }).flatMap(([spec, names]) => names.split(' ').map((name): [string, string] => [name, spec])),
);

/** A formula that cannot be read: the caller leaves it as it stands. */
class Unreadable extends Error {}

/**
 * Reads LaTeX as plain Unicode, as far as letters, digits and underscores go: other signs may be missing.
 *
 * @param latex the inside of a formula; braces need not balance
 * @returns null when it cannot be read
 * @see specification S3.3; O(n)
 */
export function readLatex(latex: string): string | null {
  try {
    return new LatexReader(latex).all();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

class LatexReader {
  readonly #text: string;
  readonly #ends: Int32Array;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#ends = groupEnds(text);
  }

  all(): string {
    return this.#until(this.#text.length);
  }

  #until(end: number): string {
    const read: string[] = [];
    while (this.#at < end) read.push(this.#next(end));
    return read.join('');
  }

  /** Reads one character, group or macro. */
  #next(end: number): string {
    const sign = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);
    if (sign === '\\') return this.#macro(end);
    this.#at += sign.length;
    // A comment ends with its line and takes the next line's indent along.
    if (sign === '%') {
      const line = this.#text.indexOf('\n', this.#at);
      this.#at = line === -1 ? end : Math.min(line, end);
      return '';
    }
    return sign === '{' || sign === '}' || sign === '&' ? ' '.repeat(sign === '&' ? 1 : 0) : sign;
  }

  #macro(end: number): string {
    const { name, starts } = this.#name(end);
    const accent = ACCENTS.get(name);
    if (accent !== undefined) return accented(this.#argument(end) ?? '', accent);
    if (name === 'href') throw new Unreadable('a link');
    if (name === 'begin' || name === 'end') return this.#environment(name, end);
    if (name === 'verb') return this.#verbatim(end);
    if (FRACTIONS.has(name) || BRACKETS.has(name)) return this.#pair(name, end);
    const alphabet = lettersOf(name);
    if (alphabet !== null) return alphabet(this.#argument(end) ?? '');
    const lost = LOST.get(name);
    if (lost !== undefined) {
      this.#arguments(lost, end);
      return '';
    }
    const kept = KEPT.get(name);
    if (kept !== undefined) return this.#arguments(kept, end)?.join('') ?? '';
    const replaced = REPLACED.get(name);
    if (replaced !== undefined) {
      this.#arguments(replaced[0], end);
      return replaced[1];
    }
    const spec = LAST_ARGUMENT.get(name);
    if (spec !== undefined) return this.#lastArgument(name, spec, end);
    const word = LATEX_WORDS.get(name);
    if (word !== undefined) return word;
    // A sign that is escaped stands for itself; it is no letter but may be an underscore.
    return starts === '_' ? '_' : '';
  }

  #lastArgument(name: string, spec: string, end: number): string {
    const last = this.#arguments(spec, end)?.at(-1);
    if (last === undefined) throw new Unreadable(`${name} without an argument`);
    return last;
  }

  /** Reads a macro's name and the spaces behind it. */
  #name(end: number): { readonly name: string; readonly starts: string } {
    const pattern = /[A-Za-z]+/y;
    pattern.lastIndex = this.#at + 1;
    const word = pattern.exec(this.#text)?.[0].slice(0, Math.max(0, end - this.#at - 1)) ?? '';
    if (word === '') {
      const sign = this.#text.codePointAt(this.#at + 1);
      const name = sign === undefined || this.#at + 1 >= end ? '' : String.fromCodePoint(sign);
      this.#at += 1 + name.length;
      return { name, starts: name };
    }
    this.#at += 1 + word.length;
    this.#skipSpaces(end);
    return { name: word, starts: word };
  }

  /** Numerator and denominator with a stroke between, so that `/n` can bite (S3.2). */
  #pair(name: string, end: number): string {
    const found = this.#arguments('{{', end);
    if (found === null) return LATEX_WORDS.get(name) ?? '';
    const [first = '', second = ''] = found;
    return FRACTIONS.has(name) ? `${first}/${second}` : `${first}|${second}`;
  }

  #environment(name: string, end: number): string {
    const close = this.#groupEnd(end);
    // Without its name `\begin` is a word to the reader that this follows.
    if (close === -1) return name;
    const environment = this.#text.slice(this.#at + 1, close);
    this.#at = close + 1;
    const spec = name === 'begin' ? ENVIRONMENTS.get(environment) : undefined;
    if (spec !== undefined) {
      this.#arguments(spec, end);
      if (this.#at >= end) throw new Unreadable(`${environment} with nothing behind it`);
    }
    return ' ';
  }

  #verbatim(end: number): string {
    const mark = this.#text[this.#at] ?? '';
    const close = mark === '' ? -1 : this.#text.indexOf(mark, this.#at + 1);
    if (close !== -1 && close < end) this.#at = close + 1;
    return '';
  }

  /**
   * Reads arguments: `*` a star or none, `[` an optional one, `{` one.
   *
   * @returns the texts of those in braces; null, with nothing read, when one is missing
   */
  #arguments(spec: string, end: number): string[] | null {
    const start = this.#at;
    const texts: string[] = [];
    for (const kind of spec) {
      if (kind === '*' && this.#text[this.#at] === '*') this.#at += 1;
      if (kind === '[' && this.#text[this.#at] === '[') {
        const close = this.#text.indexOf(']', this.#at);
        if (close !== -1 && close < end) this.#at = close + 1;
      }
      if (kind !== '{') continue;
      const text = this.#argument(end);
      if (text === null) {
        this.#at = start;
        return null;
      }
      texts.push(text);
    }
    return texts;
  }

  /** Reads a group, a character or a macro without its arguments; null when there is none. */
  #argument(end: number): string | null {
    this.#skipSpaces(end);
    if (this.#at >= end) return null;
    const sign = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);
    if (sign === '\\') return LATEX_WORDS.get(this.#name(end).name) ?? '';
    if (sign === '}') return null;
    if (sign !== '{') {
      this.#at += sign.length;
      return sign;
    }
    const close = this.#groupEnd(end);
    if (close === -1) return null;
    this.#at += 1;
    if (this.#depth >= MAX_DEPTH) {
      const plain = this.#text.slice(this.#at, close).replaceAll(/[{}\\]/g, '');
      this.#at = close + 1;
      return plain;
    }
    this.#depth += 1;
    const read = this.#until(close);
    this.#depth -= 1;
    this.#at = close + 1;
    return read;
  }

  /** Index of the brace that closes the group that starts here; -1 for none. */
  #groupEnd(end: number): number {
    if (this.#text[this.#at] !== '{') return -1;
    const close = this.#ends[this.#at] ?? -1;
    return close < end ? close : -1;
  }

  #skipSpaces(end: number): void {
    while (this.#at < end && /\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }
}

/** Of each opening brace the index of its partner; -1 for one without, and for everything else. */
function groupEnds(text: string): Int32Array {
  const ends = new Int32Array(text.length).fill(-1);
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') open.push(at);
    else if (text[at] === '}') {
      const start = open.pop();
      if (start !== undefined) ends[start] = at;
    }
  }
  return ends;
}

/** Each letter with its mark as one character where there is one; a mark alone is no letter. */
function accented(text: string, mark: string): string {
  return [...text]
    .map((letter) => {
      const base = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
      return `${base}${mark}`.normalize('NFC');
    })
    .join('');
}
