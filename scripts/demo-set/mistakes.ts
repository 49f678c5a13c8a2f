/** What a parser may make of a page, told by its ground truth; null for a page that it gave up. */
type Parse = (markdown: string) => string | null;

/** The mistakes that parsers make, one or two kinds a page, by hand. */
const MISTAKES: Readonly<Record<string, Parse>> = {
  // A column of the table loses its span, a formula its squares.
  pendulum_2: edits(
    ['<td colspan="2">Period $T$ (s)</td>', '<td>Period $T$ (s)</td><td></td>'],
    [String.raw`\right)^2 + \left(`, String.raw`\right) + \left(`],
  ),
  // Formulas in the other delimiters, which is fine, and a wrong letter in one of them.
  pendulum_1: edits([
    '$$\nT_0 = \\frac{2\\pi}{\\omega_0} = 2\\pi\\sqrt{\\frac{\\ell}{g}} . \\tag{4.2}\n$$',
    '\\[T_0 = \\frac{2\\pi}{\\omega_0} = 2\\pi\\sqrt{\\frac{l}{g}}\\]',
  ]),
  // A matrix comes back as text.
  series_7: edits(
    [
      String.raw`\exp\left(t\begin{pmatrix} 0 & -1 \\ 1 & 0 \end{pmatrix}\right) = `,
      String.raw`\exp(t \, 0 -1 \; 1 \; 0) = `,
    ],
    ['e^{-1/x^2}', 'e^{-1/x}'],
  ),
  // The columns are read across: the results come before the methods.
  'tide-pools_1': (markdown) =>
    markdown.replace(/(## 2 Methods[^]*?)(## 3 Results[^]*)$/, '$2\n$1'),
  // The table becomes a pipe table with a wrong cell; the references are lost.
  'tide-pools_2': (markdown) =>
    markdown
      .replace('733', '783')
      .replaceAll(/<\/?table>\n/g, '')
      .replaceAll(
        /<tr><td>(.*)<\/td><\/tr>/g,
        (_, row: string) => `| ${row.replaceAll('</td><td>', ' | ')} |`,
      )
      .replace('| Night |\n', '| Night |\n| --- | --- | --- |\n')
      .replace(/## References[^]*$/, ''),
  // A row of a table with spans is lost.
  'harbour-report_14': edits([
    '<tr><td>Grain</td><td>26</td><td>30,400</td><td>29</td><td>33,900</td></tr>\n',
    '',
  ]),
  // A table without lines is not seen as one.
  'harbour-report_15': (markdown) =>
    markdown.replace(/<table>\n(<tr><td>Source[^]*?)\n<\/table>/, (_, rows: string) =>
      rows.replaceAll('</td><td>', ' ').replaceAll(/<\/?t[rd]>/g, ''),
    ),
  // The scan is given up.
  lighthouse_3: () => null,
  // A system of equations loses its second row, the fraction its bar.
  'algebra-exam_1': edits(
    [String.raw` \\ x - y = 1`, ''],
    [String.raw`\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`, String.raw`-b \pm \sqrt{b^2 - 4ac} / 2a`],
  ),
  // The listing is taken for a picture.
  'queue-manual_22': (markdown) => markdown.replace(/```[^]*?```/, '![listing](listing.png)'),
  // Characters that look alike, and a heading cell that is filled down.
  rivers_8: edits(
    ['渐渐低下去', '惭惭低下去'],
    ['每天早晨八点', '每天早晨入点'],
    ['<td rowspan="2">月份</td>', '<td>月份</td>'],
    ['<tr><td>最高</td>', '<tr><td>月份</td><td>最高</td>'],
  ),
  rivers_9: (markdown) => markdown,
};

/**
 * What a parser that makes typical mistakes writes for a page.
 *
 * @param name `<document>_<page>`
 * @returns null for the page that it gave up
 * @throws Error for a page without an entry, and for one on which nothing can go wrong any more
 */
export function mistaken(name: string, markdown: string): string | null {
  const parse = MISTAKES[name];
  if (parse === undefined) throw new Error(`no mistakes for ${name}`);
  const parsed = parse(markdown);
  if (parsed === markdown && name !== 'rivers_9') throw new Error(`nothing changed on ${name}`);
  return parsed;
}

function edits(...changes: readonly (readonly [from: string, to: string])[]): Parse {
  return (markdown) =>
    changes.reduce((text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${from} is not there once`);
      return text.replace(from, () => to);
    }, markdown);
}
