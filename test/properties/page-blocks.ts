import * as fc from 'fast-check';

/** Words of several scripts, numbers and signs that pages are made of. */
export const VOCABULARY: readonly string[] = [
  'lamp',
  'oil',
  'the',
  'of',
  'Holm',
  'harbour',
  'lighthouse',
  'Illinois',
  'OIL',
  'bell',
  'na',
  'x',
  '12',
  '0.00',
  '1,000',
  '-7',
  '(3)',
  '47%',
  '€5',
  '$9.50',
  '2031-05-02',
  '10',
  '0',
  '+4',
  '12:30',
  '灯塔',
  '值班表',
  '批发；',
  '봄',
  '안내',
  'かもめ',
  'ラ',
  'منارة',
  'بحر',
  'מגדלור',
  'ים',
  'ประภาคาร',
  'ไฟ',
  'दीपक',
  'क्षत्रिय',
  'मीटर',
  'ᬓᬮ',
  'маяк',
  'φάρος',
  'é',
  'e\u0301a',
  'ñandú',
  'Å',
  '\u1112\u1161\u11AB',
  '👩\u200D👧',
  '👍🏽',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '☐',
  '✓',
  '→',
  '|',
  '¶',
  '§',
  'a&amp;b',
  '&lt;',
  '&copy;',
  'R&D',
  'x<y',
];

const word = fc.constantFrom(...VOCABULARY);
const words = fc.array(word, { minLength: 1, maxLength: 6 });
const number = fc.oneof(
  fc.integer({ min: 0, max: 1200 }).map(String),
  fc.integer({ min: -99, max: 99_999 }).map((n) => (n / 100).toFixed(2)),
  fc.constantFrom('0', '10', '0.00', '-', '1,200', '5%'),
);
const fill = fc
  .record({
    unit: fc.constantFrom('.', '. ', '…', '_', '-', '=', '·', '· ', '—', '.-', '▪'),
    length: fc.integer({ min: 2, max: 60 }),
  })
  .map(({ unit, length }) => unit.repeat(length));

const line = fc.oneof(
  { weight: 5, arbitrary: words.map((w) => w.join(' ')) },
  {
    weight: 2,
    arbitrary: fc.tuple(words, fill, number).map(([w, f, n]) => `${w.join(' ')} ${f} ${n}`),
  },
  {
    weight: 2,
    arbitrary: fc.array(number, { minLength: 1, maxLength: 8 }).map((n) => n.join('  ')),
  },
  { weight: 1, arbitrary: fill },
  { weight: 1, arbitrary: fc.tuple(word, fill, word, fill).map((parts) => parts.join(' ')) },
  { weight: 1, arbitrary: words.map((w) => w.join('')) },
  { weight: 1, arbitrary: fc.tuple(word, fc.nat(30)).map(([w, n]) => w.repeat(n)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('- ', '1. ', '# ', '> '), words)
      .map(([p, w]) => p + w.join(' ')),
  },
);

const rows = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc.array(
    fc.array(fc.oneof(word, number, fc.constant('')), { minLength: width, maxLength: width }),
    {
      minLength: 1,
      maxLength: 5,
    },
  ),
);

/** A few lines of a page: prose, the same line again, leaders, forms, grids and tables in three notations. */
export function pageBlocks(): fc.Arbitrary<readonly string[]> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.array(line, { minLength: 1, maxLength: 4 }) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(line, fc.integer({ min: 2, max: 12 }))
        .map(([l, n]) => Array.from({ length: n }, () => l)),
    },
    { weight: 1, arbitrary: rows.map((r) => r.map((cells) => cells.join('   '))) },
    { weight: 1, arbitrary: rows.map((r) => r.map((cells) => `| ${cells.join(' | ')} |`)) },
    {
      weight: 1,
      arbitrary: rows.map((r) => [
        '<table>',
        ...r.map((cells) => `<tr><td>${cells.join('</td><td>')}</td></tr>`),
        '</table>',
      ]),
    },
    { weight: 1, arbitrary: fc.constant(['', '\u00A0']) },
  );
}
