import { normalizedEditDistance } from './edit-distance.ts';

/** Deleted wherever they occur, one after another; the order counts (S4.1). */
const DELETED: readonly string[] = [
  ...'\\mathbf \\mathrm \\mathnormal \\mathit \\mathbb \\mathcal \\mathscr \\mathfrak'.split(' '),
  ...'\\mathsf \\mathtt \\textbf \\text \\boldmath \\boldsymbol \\operatorname \\bm'.split(' '),
  ...'\\symbfit \\mathbfcal \\symbf \\scriptscriptstyle \\notag \\setlength'.split(' '),
  ...'\\coloneqq \\space \\thickspace \\thinspace \\medspace \\nobreakspace'.split(' '),
  ...'\\negmedspace \\quad \\qquad \\enspace \\substackw'.split(' '),
  ' ',
  ...'$$ \\left \\right \\displaystyle \\text'.split(' '),
];

/**
 * Brings a formula to the form that is compared: no delimiters, fonts, spaces or capitals.
 *
 * @param latex a formula with or without its delimiters
 * @returns the normal form, empty when nothing counts
 * @see S4.1 `norm_formula`
 */
export function normalizeFormula(latex: string): string {
  let formula = latex.trim();
  formula = formula.replace(/^\$+/u, '');
  formula = stripEnd(formula, '$').replace(/^\n+/u, '');
  formula = stripEnd(formula, '\n');
  formula = bracketed(formula) ?? formula;
  for (const opener of ['\\tag{', '\\hspace{', '\\begin{', '\\end{', '\\arraycolsep']) {
    formula = deleteToBrace(formula, opener);
  }
  formula = stripEnd(formula.replace(/^\.+/u, ''), '.');
  for (const piece of DELETED) formula = formula.replaceAll(piece, '');
  return formula.toLowerCase();
}

/**
 * Gives how far a formula is from its reference.
 *
 * @returns 0 for the same formula to 1 for one with nothing in common
 * @see S4.2 `formula_edit`
 */
export function formulaEdit(reference: string, predicted: string): number {
  return normalizedEditDistance(normalizeFormula(reference), normalizeFormula(predicted));
}

function stripEnd(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

/** The inside of the first `\[..\]` on one line, not closed by an escaped backslash. */
function bracketed(formula: string): string | undefined {
  for (const line of formula.split('\n')) {
    const open = line.indexOf('\\[');
    if (open === -1) continue;
    let close = line.indexOf('\\]', open + 3);
    while (close !== -1 && line[close - 1] === '\\') close = line.indexOf('\\]', close + 1);
    if (close !== -1) return line.slice(open + 2, close).trim();
  }
  return undefined;
}

/** Deletes each `opener` up to the next `}` on the same line; one never closed stays. */
function deleteToBrace(formula: string, opener: string): string {
  if (!formula.includes(opener)) return formula;
  return formula
    .split('\n')
    .map((line) => deleteInLine(line, opener))
    .join('\n');
}

function deleteInLine(line: string, opener: string): string {
  let kept = '';
  let from = 0;
  for (;;) {
    const open = line.indexOf(opener, from);
    const close = open === -1 ? -1 : line.indexOf('}', open + opener.length);
    if (close === -1) return kept + line.slice(from);
    kept += line.slice(from, open);
    from = close + 1;
  }
}
