import * as v from 'valibot';
import { parseLine } from './parse-line.ts';

const message = v.variant('kind', [
  v.strictObject({
    kind: v.literal('picture'),
    width: v.number(),
    height: v.number(),
    /** PNG. */
    base64: v.pipe(v.string(), v.base64()),
  }),
  v.strictObject({ kind: v.literal('no-picture') }),
]);

/** What the drawing process says of each document, in order, one message a line. */
export type PictureMessage = v.InferOutput<typeof message>;

/** @returns the message; null for anything else */
export function parsePictureMessage(text: string): PictureMessage | null {
  return parseLine(message, text);
}
