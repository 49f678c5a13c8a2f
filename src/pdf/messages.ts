import * as v from 'valibot';
import { parseLine } from './parse-line.ts';
import type { LayerEnd, PageText } from './text-layer.ts';

const line = v.strictObject({
  text: v.string(),
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
  angle: v.number(),
});

const pageText = v.strictObject({
  page: v.number(),
  width: v.number(),
  height: v.number(),
  lines: v.array(line),
});

const layerEnd = v.variant('kind', [
  v.strictObject({ kind: v.literal('read'), pages: v.number(), notices: v.array(v.string()) }),
  v.strictObject({
    kind: v.literal('unreadable'),
    fault: v.picklist([
      'damaged',
      'password',
      'unsupported-encryption',
      'too-much-memory',
      'too-much-text',
      'empty-file',
      'not-a-pdf',
      'no-pages',
    ]),
  }),
]);

const message = v.variant('kind', [
  v.strictObject({ kind: v.literal('page'), page: pageText, pageCount: v.number() }),
  v.strictObject({ kind: v.literal('end'), end: layerEnd }),
  v.strictObject({ kind: v.literal('refused'), reason: v.string() }),
]);

/** What the reading process says, one message a line. */
export type ReaderMessage =
  | { readonly kind: 'page'; readonly page: PageText; readonly pageCount: number }
  /** The last message of a document that the engine could deal with. */
  | { readonly kind: 'end'; readonly end: LayerEnd }
  /** The last message of a file that was not given to the engine. */
  | { readonly kind: 'refused'; readonly reason: string };

/** One message as a line of JSON, without the line ending. */
export function messageLine(content: ReaderMessage): string {
  return JSON.stringify(content);
}

/** @returns the message; null for anything else */
export function parseMessage(text: string): ReaderMessage | null {
  return parseLine(message, text);
}
