const BEGIN = '\\begin{array}';
const END = '\\end{array}';

/**
 * Cuts an array of one column into a formula a row.
 *
 * @returns the rows as `\[row\]`, without what stands outside the array; the formula itself, alone, when it
 *   holds no such array
 * @see specification S4.3; O(n)
 */
export function arrayRows(formula: string): readonly string[] {
  const begin = formula.indexOf(BEGIN);
  const end = begin === -1 ? -1 : formula.indexOf(END, begin + BEGIN.length);
  if (end === -1) return [formula];
  const inside = formula.slice(begin + BEGIN.length, end);
  const spec = /^\s*\{/.exec(inside);
  const close = spec === null ? -1 : closingBrace(inside, spec[0].length - 1);
  if (spec === null || close === -1) return [formula];
  const columns = inside.slice(spec[0].length, close).replaceAll(/[@!]\{[^{}]*\}|[\s|]/g, '');
  if (columns !== 'l' && columns !== 'c' && columns !== 'r') return [formula];
  return inside
    .slice(close + 1)
    .split('\\\\')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => `\\[${row}\\]`);
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}
