import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { read, ROOT } from './documents.ts';

/** What a program can print: its texts, a template in the pieces between its values. */
export class PrintedTexts {
  readonly #texts: readonly string[];
  readonly #all: ReadonlySet<string>;

  constructor(texts: readonly string[]) {
    this.#texts = texts.filter((text) => text !== '');
    this.#all = new Set(this.#texts);
  }

  /** Whether a text is a part of one that is printed, or of several in a row. */
  has(text: string): boolean {
    if (text === '' || this.#texts.some((other) => other.includes(text))) return true;
    return range(1, text.length).some(
      (at) =>
        this.#texts.some((other) => other.endsWith(text.slice(0, at))) &&
        this.#continues(text.slice(at)),
    );
  }

  /** Whole texts, and the start of a last one. */
  #continues(rest: string): boolean {
    if (this.#texts.some((other) => other.startsWith(rest))) return true;
    return range(1, rest.length).some(
      (at) => this.#all.has(rest.slice(0, at)) && this.#continues(rest.slice(at)),
    );
  }
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

function textsIn(path: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest));
  return texts;
}

/** All that `src` and the scripts of `action.yml` can print. */
export function printedTexts(): PrintedTexts {
  const scripts = read('action.yml').split(/['"]|\$\w+|\$\([^)]*\)/);
  const sources = readdirSync(`${ROOT}/src`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => textsIn(`src/${name}`));
  return new PrintedTexts([...scripts, ...sources]);
}
