import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  visit,
  type Document,
  type ParsedNode,
} from 'yaml';
import { shown, shownText } from '../results/shown.ts';

/** Longest file that is read, in UTF-16 units: thousands of entries, and no bomb. */
const MAX_LENGTH = 512 * 1024;

/** A fault and its line, counted from 1. */
export interface YamlFault {
  readonly line: number;
  readonly problem: string;
}

/** One entry of the list: its fields as YAML 1.2 reads them; lists and maps in a field stay nodes. */
export interface YamlEntry {
  readonly line: number;
  readonly fields: ReadonlyMap<string, unknown>;
}

export interface YamlList {
  readonly entries: readonly YamlEntry[];
  readonly faults: readonly YamlFault[];
}

/**
 * Reads a YAML text that is a list of flat maps, and nothing cleverer.
 *
 * Anchors, aliases, tags and second documents are faults: what an entry says is read off its own lines.
 *
 * @returns no entries for a text without content; never throws
 */
export function readYamlList(text: string): YamlList {
  if (text.length > MAX_LENGTH) {
    return failed(1, `has ${text.length} characters; at most ${MAX_LENGTH} are read`);
  }
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const [document, second] = [...documents];
  if (document === undefined) return { entries: [], faults: [] };
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) {
    return failed(lineAt(error.pos[0]), `is not YAML: ${shownText(error.message)}`);
  }
  if (second !== undefined) {
    return failed(lineAt(second.range[0]), 'starts a second YAML document');
  }
  const reference = referenceOffset(document);
  if (reference !== null) {
    return failed(lineAt(reference), 'anchors, aliases and tags are not used here');
  }
  return readList(document.contents, lineAt);
}

function readList(contents: ParsedNode | null, lineAt: (offset: number) => number): YamlList {
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    return { entries: [], faults: [] };
  }
  if (!isSeq<ParsedNode>(contents)) {
    return failed(lineAt(contents.range[0]), 'must be a list of entries');
  }
  const entries: YamlEntry[] = [];
  const faults: YamlFault[] = [];
  for (const item of contents.items) {
    const line = lineAt(item.range[0]);
    if (isMap<ParsedNode, ParsedNode | null>(item)) {
      const fields = item.items.map(({ key, value }) => [keyText(key), content(value)] as const);
      entries.push({ line, fields: new Map(fields) });
    } else {
      faults.push({ line, problem: `must be an entry with fields, got ${shown(content(item))}` });
    }
  }
  return { entries, faults };
}

/** Where the first anchor, alias or tag stands; null for none. */
function referenceOffset(document: Document.Parsed): number | null {
  let offset: number | null = null;
  visit(document, {
    Node(_, node) {
      const plain = !isAlias(node) && node.anchor === undefined && node.tag === undefined;
      if (plain) return undefined;
      offset = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

function keyText(key: ParsedNode): string {
  const value = content(key);
  return typeof value === 'string' ? value : shown(value);
}

function content(node: ParsedNode | null): unknown {
  if (isCollection(node)) return isSeq(node) ? [] : {};
  return isScalar(node) ? node.value : null;
}

function failed(line: number, problem: string): YamlList {
  return { entries: [], faults: [{ line, problem }] };
}
