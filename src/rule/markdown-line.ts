import { CHAR, classOf, isSpace } from '../text/characters.ts';
import { IntList } from '../text/int-list.ts';
import { type LineKind, MAX_RULE_LENGTH, ruleKind } from './markdown-rules.ts';

/** Characters of class `inline`. */
const MARKS = ['\\', '*', '_', '~', '`', '['];
const PIPE = 0x7c;
const BACKSLASH = 0x5c;
const STAR = 0x2a;
const UNDERSCORE = 0x5f;
const TILDE = 0x7e;
const BACKTICK = 0x60;
const KEPT = 0;
const REMOVED = 1;
const TARGET = 2;
const GAP = 3;
/** As `REMOVED`, but what stands on both sides is not joined: pairs are found in one look. */
const PAIRED = 4;

/**
 * Step 3 of cleaning for one line: Markdown's marks are found and the rest is kept.
 *
 * `kept` holds pairs of start and end; an empty pair is a gap between cells; a pair of two negative
 * numbers `~from`, `~to` is the target of a link or an image, which is removed without being
 * counted as markup.
 */
export class MarkdownLine {
  readonly kept = new IntList();
  /** True when pipes are left in `kept` and stand for spaces. */
  pipesLeft = false;
  #mask = new Uint8Array(0);
  #text = '';
  #from = 0;
  #to = 0;
  #row = false;
  /** Which of the marks inside a line are there, a bit each. */
  #present = 0;

  read(text: string, from: number, to: number): LineKind {
    this.kept.truncate(0);
    this.pipesLeft = false;
    let start = from;
    let end = to;
    while (start < end && isSpace(text, start)) start += 1;
    while (end > start && isSpace(text, end - 1)) end -= 1;
    if (start === end) return 'text';
    const flags = this.#look(text, start, end);
    const special = ruleKind(text, start, end, flags);
    if (special !== null) return special;
    const row = (flags & CHAR.pipe) !== 0 && hasUnescapedPipe(text, start, end);
    const prefixed = (classOf(text.charCodeAt(start)) & CHAR.prefix) !== 0;
    if ((flags & CHAR.inline) === 0 && !row && !prefixed) this.#keep(start, end);
    else this.#marks(text, start, end, row, flags);
    return row ? 'row' : 'text';
  }

  /** Notes which marks are in the line; the flags tell whether there are any, and a pipe. */
  #look(text: string, start: number, end: number): number {
    let flags = 0;
    let marks = 0;
    if (end - start > MAX_RULE_LENGTH) {
      const line = text.slice(start, end);
      for (const mark of MARKS) if (line.includes(mark)) marks |= markBit(mark.charCodeAt(0));
      flags = (marks === 0 ? 0 : CHAR.inline) | (line.includes('|') ? CHAR.pipe : 0);
    } else {
      for (let at = start; at < end; at += 1) {
        const unit = text.charCodeAt(at);
        const classes = classOf(unit);
        flags |= classes;
        if ((classes & CHAR.inline) !== 0) marks |= markBit(unit);
      }
    }
    this.#present = marks;
    return flags;
  }

  #keep(from: number, to: number): void {
    this.kept.push(from);
    this.kept.push(to);
  }

  #marks(text: string, from: number, to: number, row: boolean, flags: number): void {
    this.#text = text;
    this.#from = from;
    this.#to = to;
    this.#row = row;
    this.pipesLeft = row && (flags & CHAR.inline) === 0;
    if ((flags & CHAR.inline) === 0) {
      const start = this.#skipPrefixes(from, to, () => false);
      if (start < to) this.#keep(start, to);
      return;
    }
    if (this.#present === markBit(BACKSLASH) && !row) {
      this.#keepUnescaped(this.#skipPrefixes(from, to, () => false));
      return;
    }
    this.#clearMask(to - from);
    if (row) this.#gaps();
    if (this.#has(0x5b)) {
      this.#links(true);
      this.#links(false);
    }
    const start = this.#skipPrefixes(from, to, (at) => this.#isTaken(at));
    for (let at = from; at < start; at += 1)
      if (!this.#mask[at - from]) this.#mask[at - from] = REMOVED;
    this.#pairs();
    if (this.#has(BACKTICK)) this.#backticks();
    if (this.#has(BACKSLASH)) this.#escapes();
    this.#ranges();
  }

  #has(mark: number): boolean {
    return (this.#present & markBit(mark)) !== 0;
  }

  #clearMask(length: number): void {
    if (this.#mask.length < length) this.#mask = new Uint8Array(Math.max(length, 1024));
    else this.#mask.fill(0, 0, length);
  }

  /** Unescaped pipes part cells. */
  #gaps(): void {
    for (let at = this.#from; at < this.#to; at += 1) {
      const unit = this.#text.charCodeAt(at);
      if (unit === BACKSLASH) at += 1;
      else if (unit === PIPE) this.#mask[at - this.#from] = GAP;
    }
  }

  /** Start of what is left after headings, quotes, bullets and ordinals. */
  #skipPrefixes(from: number, to: number, gone: (at: number) => boolean): number {
    let last = to;
    while (last > from && (gone(last - 1) || this.#isGap(last - 1))) last -= 1;
    let at = from;
    for (;;) {
      while (at < last && (gone(at) || this.#isGap(at))) at += 1;
      const next = this.#prefixEnd(at, last, gone);
      if (next === at) return at;
      at = next;
    }
  }

  #isGap(at: number): boolean {
    if (isSpace(this.#text, at)) return true;
    if (!this.#row || this.#text.charCodeAt(at) !== PIPE) return false;
    return this.pipesLeft || this.#mask[at - this.#from] === GAP;
  }

  /** End of one prefix at `at`, or `at`; what an image or link took away stands between nothing. */
  #prefixEnd(at: number, last: number, gone: (at: number) => boolean): number {
    const text = this.#text;
    const unit = text.charCodeAt(at);
    if (at >= last || (classOf(unit) & CHAR.prefix) === 0) return at;
    const after = (place: number): number => {
      let next = place + 1;
      while (next < last && gone(next)) next += 1;
      return next;
    };
    if (unit === 0x3e) return after(at);
    let next = at;
    if (unit === 0x23) {
      let marks = 0;
      for (; next < last && text.charCodeAt(next) === 0x23; next = after(next)) marks += 1;
      if (marks > 6) return at;
      return next === last || this.#isGap(next) ? next : at;
    }
    if (unit === 0x2d || unit === STAR || unit === 0x2b || unit === 0x2022) next = after(at);
    else {
      for (
        let digits = 0;
        digits < 3 && next < last && isDigit(text.charCodeAt(next));
        digits += 1
      ) {
        next = after(next);
      }
      const mark = text.charCodeAt(next);
      if (next === at || next >= last || (mark !== 0x2e && mark !== 0x29)) return at;
      next = after(next);
    }
    return next < last && this.#isGap(next) ? next : at;
  }

  /** `![alt](target)` or `[text](target)`, brackets without brackets inside, on this line. */
  #links(images: boolean): void {
    const text = this.#text;
    let open = -1;
    for (let at = this.#from; at < this.#to; at += 1) {
      if (this.#mask[at - this.#from]) continue;
      const unit = text.charCodeAt(at);
      if (unit === BACKSLASH && isPunctuation(text.charCodeAt(at + 1))) at += 1;
      else if (unit === 0x5b) open = at;
      else if (unit === 0x5d) {
        const bang = open > this.#from && this.#isOpeningBang(open - 1);
        if (open >= 0 && bang === images && text.charCodeAt(this.#nextKept(at + 1)) === 0x28) {
          const close = this.#closingParenthesis(this.#nextKept(at + 1) + 1);
          if (close < 0) return;
          this.#maskLink(images, open, at, close);
          at = close;
        }
        open = -1;
      }
    }
  }

  #isOpeningBang(at: number): boolean {
    if (this.#text.charCodeAt(at) !== 0x21 || this.#mask[at - this.#from]) return false;
    return !isEscaped(this.#text, this.#from, at);
  }

  #closingParenthesis(from: number): number {
    for (let at = from; at < this.#to; at += 1) {
      const unit = this.#text.charCodeAt(at);
      const state = this.#mask[at - this.#from];
      if (state === REMOVED || state === TARGET) continue;
      if (unit === BACKSLASH && isPunctuation(this.#text.charCodeAt(at + 1))) at += 1;
      else if (unit === 0x29) return at;
    }
    return -1;
  }

  #maskLink(image: boolean, open: number, middle: number, close: number): void {
    if (image) this.#take(open - 1, middle, REMOVED);
    else this.#take(open, open + 1, REMOVED);
    const target = this.#nextKept(middle + 1) + 1;
    this.#take(middle, target, REMOVED);
    this.#take(target, close, TARGET);
    this.#take(close, close + 1, REMOVED);
  }

  /** Takes what is still kept of [from, to). */
  #take(from: number, to: number, state: number): void {
    for (let at = from - this.#from; at < to - this.#from; at += 1) {
      if (this.#mask[at] === KEPT || this.#mask[at] === GAP) this.#mask[at] = state;
    }
  }

  #isTaken(at: number): boolean {
    const state = this.#mask[at - this.#from];
    return state === REMOVED || state === TARGET;
  }

  /** The first place at or behind `at` that an image has not taken away. */
  #nextKept(at: number): number {
    let next = at;
    while (next < this.#to && this.#isTaken(next)) next += 1;
    return next;
  }

  /** Runs of one mark among what is kept: first unit, behind the last, and how many. */
  #runs(mark: number, found: (first: number, end: number, length: number) => void): void {
    let first = 0;
    let end = 0;
    let length = 0;
    for (let at = this.#from; at < this.#to; at += 1) {
      const state = this.#mask[at - this.#from];
      if (state === REMOVED || state === TARGET) continue;
      const unit = this.#text.charCodeAt(at);
      if (unit === mark) {
        if (length === 0) first = at;
        length += 1;
        end = at + 1;
        continue;
      }
      if (length > 0) found(first, end, length);
      length = 0;
      if (unit === BACKSLASH) at = this.#escapedEnd(at, mark);
    }
    if (length > 0) found(first, end, length);
  }

  /** Last unit of what the backslash at `at` escapes; of a run of `mark` all, it is no delimiter then. */
  #escapedEnd(at: number, mark: number): number {
    let last = this.#nextKept(at + 1);
    const unit = this.#text.charCodeAt(last);
    if (last >= this.#to || !isPunctuation(unit)) return at;
    if (unit !== mark) return last;
    for (let next = last; next < this.#to; next = this.#nextKept(next + 1)) {
      if (this.#text.charCodeAt(next) !== mark) break;
      last = next;
    }
    return last;
  }

  /** `**` and `__` and `~~`: the first pairs with the second, an odd last one stays. */
  #pairs(): void {
    for (const mark of [STAR, UNDERSCORE, TILDE]) {
      if (!this.#has(mark)) continue;
      let open = -1;
      this.#runs(mark, (first, _end, length) => {
        if (length !== 2 && !(mark === STAR && length === 3)) return;
        if (open >= 0) {
          this.#takeTwo(open);
          this.#takeTwo(first);
          open = -1;
        } else open = first;
      });
    }
  }

  /** Takes a mark away and the next one that is kept. */
  #takeTwo(first: number): void {
    const second = this.#nextKept(first + 1);
    this.#take(first, first + 1, PAIRED);
    this.#take(second, second + 1, PAIRED);
  }

  /** Runs of backticks pair by their length: the first of a length with the second. */
  #backticks(): void {
    const open = new Map<number, { readonly first: number; readonly end: number }>();
    this.#runs(BACKTICK, (first, end, length) => {
      const partner = open.get(length);
      if (partner === undefined) {
        open.set(length, { first, end });
        return;
      }
      this.#take(partner.first, partner.end, PAIRED);
      this.#take(first, end, PAIRED);
      open.delete(length);
    });
  }

  #escapes(): void {
    for (let at = this.#from; at < this.#to; at += 1) {
      if (this.#text.charCodeAt(at) !== BACKSLASH || this.#mask[at - this.#from]) continue;
      if (!isPunctuation(this.#text.charCodeAt(at + 1)) || at + 1 >= this.#to) continue;
      this.#mask[at - this.#from] = REMOVED;
      at += 1;
    }
  }

  /** All from `start` on but the backslashes that escape: most of what is written in LaTeX. */
  #keepUnescaped(start: number): void {
    const text = this.#text;
    let kept = start;
    for (let at = text.indexOf('\\', start); at >= 0 && at + 1 < this.#to;) {
      let next = at + 1;
      if (isPunctuation(text.charCodeAt(next))) {
        if (at > kept) this.#keep(kept, at);
        kept = next;
        next += 1;
      }
      at = text.indexOf('\\', next);
    }
    if (kept < this.#to) this.#keep(kept, this.#to);
  }

  #ranges(): void {
    for (let at = this.#from; at < this.#to;) {
      const state = this.#mask[at - this.#from];
      let end = at + 1;
      while (end < this.#to && this.#mask[end - this.#from] === state) end += 1;
      if (state === KEPT) this.#keep(at, end);
      else if (state === TARGET) this.#keep(~at, ~end);
      else if (state === GAP) this.#keep(at, at);
      at = end;
    }
  }
}

/** A bit for each mark that takes part in Markdown inside a line. */
function markBit(unit: number): number {
  return 1 << (unit & 31);
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** ASCII punctuation, what a backslash escapes. */
function isPunctuation(unit: number): boolean {
  return (
    (unit >= 0x21 && unit <= 0x2f) ||
    (unit >= 0x3a && unit <= 0x40) ||
    (unit >= 0x5b && unit <= 0x60) ||
    (unit >= 0x7b && unit <= 0x7e)
  );
}

function isEscaped(text: string, from: number, at: number): boolean {
  let slashes = 0;
  while (at - 1 - slashes >= from && text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}

/** True when a pipe of [from, to) is not escaped, that is: the line is a table row. */
export function hasUnescapedPipe(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at += 1;
    else if (unit === PIPE) return true;
  }
  return false;
}
