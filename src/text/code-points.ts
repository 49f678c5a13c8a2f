/** Numbers in a row, whatever their width. */
export type Sequence = CodePoints | Int32Array;

/** Code points in as few bytes each as the text they are taken from needs. */
export type CodePoints = Uint8Array | Uint16Array | Uint32Array;

const BEYOND_ONE_BYTE = /[\u0100-\uffff]/;
const SURROGATE = /[\ud800-\udfff]/;

/** Room for `length` code points that stand in `text`, a byte each where that is enough. */
export function codePointsOf(text: string, length: number): CodePoints {
  if (!BEYOND_ONE_BYTE.test(text)) return new Uint8Array(length);
  return SURROGATE.test(text) ? new Uint32Array(length) : new Uint16Array(length);
}
