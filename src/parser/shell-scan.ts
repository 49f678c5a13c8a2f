/** How the shell reads the text at some place of a command. */
type Quoting = 'none' | 'double' | 'single' | 'ansi';

/** One `{name}` in a command. */
export interface BracedName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly quoting: Quoting;
  /** In the text of a here-document, which has quoting rules of its own. */
  readonly inHereDocument: boolean;
  /** The shell word that it stands in, as written. */
  readonly word: string;
  /** The word before that one in the same command; empty for the first. */
  readonly wordBefore: string;
  /** The first word of the same command. */
  readonly commandWord: string;
}

type Context =
  | 'plain'
  | 'paren'
  | 'param'
  | 'backtick'
  | 'double'
  | 'quoted-param'
  | 'single'
  | 'ansi';

interface Frame {
  readonly context: Context;
  wordStart: number | null;
  wordBefore: string;
  commandWord: string;
}

interface HereDocument {
  readonly delimiter: string;
  readonly stripTabs: boolean;
}

const NAME = /\{([A-Za-z][A-Za-z_-]*)\}/y;
/** Words that stand before a command's own first word. */
const PREFIX_WORD =
  /^(?:[A-Za-z_]\w*\+?=.*|if|then|else|elif|do|while|until|time|command|builtin|exec|[!{])$/s;
const HERE_DOCUMENT = /<<(-?)[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|\\?([A-Za-z_][\w]*))/y;

/**
 * Finds every `{name}` of a POSIX shell command, with how the shell quotes the place.
 *
 * `${name}` and `\{name}` are not among them, nor is what stands in a comment. O(n), no recursion.
 */
export function findBracedNames(command: string): readonly BracedName[] {
  return new ShellScanner(command).scan();
}

class ShellScanner {
  readonly #text: string;
  #at = 0;
  readonly #frames: Frame[] = [newFrame('plain')];
  readonly #found: BracedName[] = [];
  /** Found names whose word has not ended yet, with the frame of that word. */
  #open: { readonly index: number; readonly frame: Frame }[] = [];
  #hereDocuments: HereDocument[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  scan(): readonly BracedName[] {
    while (this.#at < this.#text.length) this.#step();
    for (const frame of this.#frames) this.#endWord(frame);
    return this.#found;
  }

  #step(): void {
    const frame = this.#top();
    if (this.#name(frame)) return;
    switch (frame.context) {
      case 'single':
        return this.#closeOn("'");
      case 'ansi':
        if (this.#text[this.#at] === '\\') return this.#skip(2);
        return this.#closeOn("'");
      case 'double':
      case 'quoted-param':
        return this.#quoted(frame.context);
      case 'plain':
      case 'paren':
      case 'param':
      case 'backtick':
        return this.#unquoted(frame);
    }
  }

  #closeOn(quote: string): void {
    if (this.#text[this.#at] === quote) this.#frames.pop();
    this.#at += 1;
  }

  #quoted(context: 'double' | 'quoted-param'): void {
    const character = this.#text[this.#at];
    if (character === '\\') return this.#skip(2);
    if (character === (context === 'double' ? '"' : '}')) return this.#pop(1);
    if (character === '"') return this.#push('double', 1);
    if (this.#text.startsWith('$(', this.#at)) return this.#push('paren', 2);
    if (this.#text.startsWith('${', this.#at)) return this.#push('quoted-param', 2);
    if (character === '`') return this.#backtick();
    this.#at += 1;
  }

  #unquoted(frame: Frame): void {
    const text = this.#text;
    const character = text[this.#at] ?? '';
    if (character === '\n') return this.#newLine(frame);
    if (' \t;|&()<>'.includes(character) && frame.context !== 'param') {
      return this.#operator(frame, character);
    }
    if (character === '#' && frame.wordStart === null && frame.context !== 'param') {
      const end = text.indexOf('\n', this.#at);
      this.#at = end < 0 ? text.length : end;
      return;
    }
    if (character === '`') return this.#backtick();
    if (character === '}' && frame.context === 'param') return this.#pop(1);
    frame.wordStart ??= this.#at;
    if (character === '\\') return this.#skip(2);
    if (character === "'") return this.#push('single', 1);
    if (character === '"') return this.#push('double', 1);
    if (text.startsWith("$'", this.#at)) return this.#push('ansi', 2);
    if (text.startsWith('$(', this.#at)) return this.#push('paren', 2);
    if (text.startsWith('${', this.#at)) return this.#push('param', 2);
    this.#at += 1;
  }

  #operator(frame: Frame, character: string): void {
    this.#endWord(frame);
    if (';|&('.includes(character)) startCommand(frame);
    if (character === '(') return this.#push('paren', 1);
    if (character === ')' && frame.context === 'paren') return this.#pop(1);
    if (character === '<' && this.#text.startsWith('<<<', this.#at)) return this.#skip(3);
    HERE_DOCUMENT.lastIndex = this.#at;
    const here = HERE_DOCUMENT.exec(this.#text);
    if (here === null) return this.#skip(1);
    const [all, dash, single, double, bare] = here;
    this.#hereDocuments.push({
      delimiter: single ?? double ?? bare ?? '',
      stripTabs: dash === '-',
    });
    this.#at += all.length;
  }

  #newLine(frame: Frame): void {
    this.#endWord(frame);
    startCommand(frame);
    this.#at += 1;
    const documents = this.#hereDocuments;
    this.#hereDocuments = [];
    for (const document of documents) this.#skipHereDocument(document);
  }

  #skipHereDocument({ delimiter, stripTabs }: HereDocument): void {
    while (this.#at < this.#text.length) {
      const newLine = this.#text.indexOf('\n', this.#at);
      const end = newLine < 0 ? this.#text.length : newLine;
      const line = this.#text.slice(this.#at, end);
      for (; this.#at < end; this.#at += 1) this.#name(newFrame('double'), true);
      this.#at = Math.min(end + 1, this.#text.length);
      if ((stripTabs ? line.replace(/^\t+/, '') : line) === delimiter) return;
    }
  }

  #backtick(): void {
    if (this.#top().context === 'backtick') {
      this.#endWord(this.#top());
      return this.#pop(1);
    }
    this.#top().wordStart ??= this.#at;
    this.#push('backtick', 1);
  }

  /** Takes a `{name}` that starts here. */
  #name(frame: Frame, inHereDocument = false): boolean {
    NAME.lastIndex = this.#at;
    const name = NAME.exec(this.#text)?.[1];
    if (name === undefined) return false;
    const start = this.#at;
    if (this.#text[start - 1] === '$') return false;
    const wordFrame = this.#frames.findLast((each) => !isQuote(each.context)) ?? frame;
    wordFrame.wordStart ??= start;
    this.#open.push({ index: this.#found.length, frame: wordFrame });
    this.#found.push({
      name,
      start,
      end: start + name.length + 2,
      quoting: quotingOf(frame.context),
      inHereDocument,
      word: '',
      wordBefore: wordFrame.wordBefore,
      commandWord: wordFrame.commandWord,
    });
    this.#at += name.length + (inHereDocument ? 1 : 2);
    return true;
  }

  #endWord(frame: Frame): void {
    if (frame.wordStart === null) return;
    const word = this.#text.slice(frame.wordStart, this.#at);
    frame.wordStart = null;
    frame.wordBefore = word;
    if (frame.commandWord === '' && !PREFIX_WORD.test(word)) frame.commandWord = word;
    this.#open = this.#open.filter(({ index, frame: owner }) => {
      if (owner !== frame) return true;
      const found = this.#found[index];
      if (found !== undefined) this.#found[index] = { ...found, word };
      return false;
    });
  }

  #push(context: Context, length: number): void {
    const top = this.#top();
    if (!isQuote(top.context)) top.wordStart ??= this.#at;
    this.#frames.push(newFrame(context));
    this.#at += length;
  }

  #pop(length: number): void {
    const frame = this.#top();
    if (!isQuote(frame.context)) this.#endWord(frame);
    if (this.#frames.length > 1) this.#frames.pop();
    this.#at += length;
  }

  #skip(length: number): void {
    this.#at += length;
  }

  #top(): Frame {
    return this.#frames.at(-1) ?? newFrame('plain');
  }
}

function newFrame(context: Context): Frame {
  return { context, wordStart: null, wordBefore: '', commandWord: '' };
}

function startCommand(frame: Frame): void {
  frame.wordBefore = '';
  frame.commandWord = '';
}

function isQuote(context: Context): boolean {
  return (
    context === 'single' || context === 'ansi' || context === 'double' || context === 'quoted-param'
  );
}

function quotingOf(context: Context): Quoting {
  if (context === 'single' || context === 'ansi') return context;
  return isQuote(context) ? 'double' : 'none';
}
