/** Pixel corners `x0, y0, x1, y1`; y grows downwards. */
export type PixelBox = readonly [number, number, number, number];

/** One visible token of a formula: a glyph, a fraction bar, a root sign, a stretched delimiter. */
export type TokenBox = { readonly token: string; readonly bbox: PixelBox };

/** A rendered formula as the matcher sees it: image width and height and its tokens in reading order. */
export type FormulaBoxes = {
  readonly size: readonly [number, number];
  readonly boxes: readonly TokenBox[];
};

const RENAMED: ReadonlyMap<string, string> = new Map([
  [String.raw`\cdot`, '.'],
  [String.raw`\mid`, '|'],
  [String.raw`\to`, String.raw`\rightarrow`],
  [String.raw`\top`, 'T'],
  [String.raw`\cdots`, String.raw`\dots`],
  [String.raw`\prime`, "'"],
  [String.raw`\ast`, '*'],
  [String.raw`\Tilde`, String.raw`\tilde`],
]);

/**
 * The class of a token; tokens of one class are nearly interchangeable.
 *
 * Rules run one after another on what the rule before made of the token, as in the original. So
 * `\leftarrow`, `\rightarrow` and `\to` are one class, and `\longrightarrow` is another.
 *
 * @see specification S16.3, step 1
 */
export function tokenClass(token: string): string {
  let name = RENAMED.get(token) ?? token;
  name = name.replace(/^\\(?:left|right)/, '');
  name = name.replace(/^\\[bB]igg?[lrm]?(?=[^A-Za-z])/, '');
  if (name === String.raw`\leq` || name === String.raw`\geq`) return name.slice(0, -1);
  if (/^\\(?:[lr]?Vert)$/.test(name)) return String.raw`\|`;
  if (/^\\[lr]?vert$/.test(name)) return '|';
  if (name.endsWith('rightarrow')) return String.raw`\rightarrow`;
  if (name.endsWith('leftarrow')) return String.raw`\leftarrow`;
  if (name.startsWith(String.raw`\wide`)) return `\\${name.slice(5)}`;
  if (name.startsWith(String.raw`\var`)) return name.slice(4);
  return name;
}
