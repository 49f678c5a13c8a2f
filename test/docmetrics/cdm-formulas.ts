import fc from 'fast-check';

/** Well-formed formulas of one to a few dozen tokens. */
export const formulas: fc.Arbitrary<string> = fc.letrec<{ term: string; sum: string }>((tie) => ({
  sum: fc
    .array(tie('term'), { minLength: 1, maxLength: 4 })
    .chain((terms) =>
      fc.constantFrom(' + ', ' = ', ' - ', String.raw` \le `).map((sign) => terms.join(sign)),
    ),
  term: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.constantFrom(...'abcxyzKN0123', String.raw`\alpha `, String.raw`\infty `, String.raw`\ell `),
    fc.tuple(tie('sum'), tie('sum')).map(([a, b]) => String.raw`\frac{${a}}{${b}}`),
    tie('sum').map((a) => String.raw`\sqrt{${a}}`),
    tie('sum').map((a) => String.raw`\left( ${a} \right)`),
    fc.tuple(tie('term'), tie('sum')).map(([a, b]) => `{${a}}^{${b}}`),
    fc.tuple(tie('term'), tie('sum')).map(([a, b]) => `{${a}}_{${b}}`),
    fc.tuple(tie('sum'), tie('term')).map(([a, b]) => String.raw`\sum_{${a}}{${b}}`),
    tie('term').map((a) => String.raw`\overline{${a}}`),
  ),
})).sum;
