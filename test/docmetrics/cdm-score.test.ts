import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cdm } from '../../src/docmetrics/cdm-score.ts';
import { CDM_NAME, loadCdm } from '../../src/docmetrics/cdm.ts';
import { FORMULA_CASES } from './cdm-cases.ts';
import { formulas } from './cdm-formulas.ts';

const tex = String.raw;
/** Pieces that make valid and broken formulas when thrown together. */
const PIECES =
  tex`\frac { } \left \right ( ^ _ & \\ $ % #1 \begin{array}{c} \end{array} \text \def\a \a
 \over x 中 \sqrt [ ] \hline \ce \color{red} \tag \not \limits \hat ' \begin{cases} \end{cases}`.split(
    /\s+/,
  );
const f1 = (predicted: string, reference: string) => cdm(predicted, reference).f1;

/** Average ranks, ties shared. */
function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const both = mean(a.map((x, at) => (x - meanA) * (b[at]! - meanB)));
  const spread = (list: readonly number[], m: number) =>
    Math.sqrt(mean(list.map((x) => (x - m) ** 2)));
  return both / (spread(a, meanA) * spread(b, meanB));
}

describe('cdm against values measured with LaTeX', () => {
  it('is at most 0.06 away on average, and ranks at least 0.75 alike', () => {
    const expected = FORMULA_CASES.map((row) => row.expected);
    const got = FORMULA_CASES.map((row) => f1(row.pred, row.gt));
    const away = got.reduce((sum, value, at) => sum + Math.abs(value - expected[at]!), 0);
    expect(away / got.length).toBeLessThanOrEqual(0.06);
    expect(correlation(ranks(got), ranks(expected))).toBeGreaterThanOrEqual(0.75);
  });
});

describe('cdm', () => {
  it('gives 1 for a formula and itself', () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        expect(cdm(formula, formula)).toEqual({ f1: 1, precision: 1, recall: 1, fault: null });
      }),
      { numRuns: 60 },
    );
  });

  it('does not see math delimiters, spaces and needless braces', () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        expect(f1(`$$ ${formula} $$`, formula)).toBe(1);
        expect(f1(`\\[{${formula}}\\]`, formula)).toBe(1);
        expect(f1(formula.replaceAll(' ', '  '), formula)).toBe(1);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['the order of scripts', tex`x^2_i+y+z`, tex`x_i^2+y+z`],
    ['the spelling of a macro', tex`a \leq b \neq c \to d`, tex`a \le b \ne c \rightarrow d`],
    [
      'the environment of a matrix',
      tex`\begin{bmatrix}a&b\\c&d\end{bmatrix}`,
      tex`\left[\begin{array}{cc}a&b\\c&d\end{array}\right]`,
    ],
    ['fonts', tex`\mathbb{R}^n \to \mathcal{L}+\mathbf{x}`, tex`R^n \to L+x`],
    ['primes', "f''(x)+g'", tex`f^{\prime\prime}(x)+g^\prime`],
    ['an ellipsis', tex`a+\ldots+b`, 'a+...+b'],
    ['function names', tex`\sin x+\operatorname{rank}A`, tex`\mathrm{sin}\, x+\text{rank}A`],
    ['a definition', tex`\def\R{\mathbb{R}}x\in\R^2`, tex`x\in\mathbb{R}^2`],
    ['labels and tags', tex`a=b+c\label{eq}\tag{3}`, 'a=b+c'],
    ['a macro that nobody knows', tex`\mystery{a}+b=c`, 'a+b=c'],
    ['an environment that nobody knows', tex`\begin{mystery}a+b=c\end{mystery}`, 'a+b=c'],
    ['colours and frames', tex`\boxed{\color{red}a+b=c}`, 'a+b=c'],
    [
      'the height of a delimiter',
      tex`\left(\begin{matrix}1\\2\\3\\4\\5\\6\end{matrix}\right)`,
      tex`\begin{pmatrix}1\\2\\3\\4\\5\\6\end{pmatrix}`,
    ],
  ])('does not see %s', (_, predicted, reference) => {
    expect(cdm(predicted, reference)).toMatchObject({ f1: 1, fault: null });
  });

  it.each([
    ['a letter', 'a+b=d', 'a+b=c', 0.8],
    ['two letters of five', 'a+x=y', 'a+b=c', 0.6],
    ['a Greek letter with two forms', tex`\varepsilon+b=c`, tex`\epsilon+b=c`, 0.8],
    ['an arrow over a letter', tex`\vec a+b=c`, 'a+b=c', 0.909],
    ['a missing root', tex`a+b=c`, tex`a+b=\sqrt c`, 0.909],
    [
      'a missing fraction bar',
      tex`x+y+\binom{a}{b}`.replace(tex`\binom{a}{b}`, tex`{a \atop b}`),
      tex`x+y+\frac{a}{b}`,
      0.923,
    ],
    ['what is too much', 'p+q+r+s', 'p+q', 0.6],
    ['everything', 'abcde', 'vwxyz', 0],
  ])('sees %s', (_, predicted, reference, value) => {
    expect(f1(predicted, reference)).toBe(value);
  });

  it('sees precision and recall apart', () => {
    expect(cdm('p+q+r', 'p+q')).toMatchObject({ precision: 0.6, recall: 1 });
    expect(cdm('p+q', 'p+q+r')).toMatchObject({ precision: 1, recall: 0.6 });
  });

  it.each([
    ['an empty prediction', '', 'x', 'predicted', 'empty'],
    ['an empty reference', 'x', ' $$ $$ ', 'reference', 'empty'],
    ['nothing but space', tex`\quad`, 'x', 'predicted', 'empty'],
    ['a group that is not closed', tex`\frac{k`, tex`\frac{k}{m}`, 'predicted', 'unrenderable'],
    ['both sides broken', '{', '{', 'reference', 'unrenderable'],
    ['a formula beyond the limit', 'x'.repeat(5_000), 'x', 'predicted', 'too-large'],
    ['more tokens than can be matched', 'x'.repeat(1_501), 'x', 'predicted', 'too-large'],
  ])('gives 0 and the reason for %s', (_, predicted, reference, side, why) => {
    expect(cdm(predicted, reference)).toEqual({
      f1: 0,
      precision: 0,
      recall: 0,
      fault: { side, why },
    });
  });

  it.each([
    ['endless recursion', tex`\def\a{\a\a}\a`],
    ['recursion that grows', tex`\def\a{x\a}\a`],
    ['macros that call themselves through each other', tex`\def\a{\b}\def\b{\a}\a`],
    [
      'a tower of tenfold macros',
      tex`\def\a{xxxxxxxxxx}\def\b{\a\a\a\a\a\a\a\a\a\a}\def\c{\b\b\b\b\b\b\b\b\b\b}\def\d{\c\c\c\c\c\c\c\c\c\c}\d\d\d\d`,
    ],
    ['a long macro called often', String.raw`\def\a{${'x'.repeat(2_000)}}${tex`\a`.repeat(900)}`],
    [
      'an environment that opens itself',
      tex`\newenvironment{a}{\begin{a}}{\end{a}}\begin{a}x\end{a}`,
    ],
    ['a column a million times', tex`\begin{array}{*{1000000}{c}}&\end{array}`],
    ['groups deeper than the stack', '{'.repeat(50_000) + '}'.repeat(50_000)],
    [
      'groups as deep as allowed, through a macro',
      String.raw`\def\a#1{{{{{#1}}}}}${String.raw`\a{`.repeat(90)}x${'}'.repeat(90)}`,
    ],
    ['a million dollar signs', '$'.repeat(1_000_000)],
    ['thousands of cells', `\\begin{array}{c}${'&'.repeat(3_900)}\\end{array}`],
    ['nothing but backslashes', '\\'.repeat(3_999)],
    ['accents upon accents', String.raw`\hat{`.repeat(99) + 'x' + '}'.repeat(99)],
    ['broken surrogates', '\uD800'.repeat(500)],
    ['zeros', '\0'.repeat(500)],
    ['sizes without end', tex`\rule{1e99em}{1e99em}\hskip 1e300em x\kern 99999999999em y`],
  ])('states a score for %s', (_, hostile) => {
    for (const score of [cdm(hostile, 'a+b'), cdm('a+b', hostile), cdm(hostile, hostile)]) {
      expect(score.f1).toBeGreaterThanOrEqual(0);
      expect(score.f1).toBeLessThanOrEqual(1);
    }
  });

  it('states a score for any text', () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 25 });
    fc.assert(
      fc.property(pieces, (list) => {
        const score = cdm(list.join(''), 'a+b');
        expect(score.f1 === 0 || score.fault === null).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    tex`\def\R{Q}\R`,
    tex`\let\alpha\beta \alpha`,
    tex`\newcommand{\R}{Q}\R`,
    tex`\renewcommand{\frac}[2]{#1}\frac12`,
    tex`\DeclareMathOperator{\R}{Q}\R`,
    tex`\newenvironment{matrix}{(}{)}\begin{matrix}x\end{matrix}`,
    tex`\definecolor{red}{rgb}{0,0,0}`,
    tex`\mathtoolsset{centercolon=true}:=`,
    tex`\DeclarePairedDelimiters{\R}{|}{|}\R{x}`,
    tex`x\label{a}\tag{1}`,
    tex`\begin{align}x\label{a}\end{align}`,
    tex`{{{\left(`,
  ])('gives the same score after %s', (before) => {
    const pair = [tex`\R\frac{a}{b}:=\begin{matrix}\alpha\end{matrix}`, tex`\R a+b`] as const;
    const alone = cdm(...pair);
    cdm(before, before);
    expect(cdm(...pair)).toEqual(alone);
  });

  it('is what loadCdm gives, under a name of its own', async () => {
    expect(CDM_NAME).toBe('cdm-mathjax');
    expect(await loadCdm()).toBe(cdm);
  });
});
