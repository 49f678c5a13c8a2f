import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formulaSvg, MAX_SVG_EM, MAX_SVG_LENGTH } from '../../src/docmetrics/cdm-svg.ts';
import { loadFormulaSvg } from '../../src/docmetrics/cdm.ts';
import { FORMULAS } from '../../bench/docmetrics/formulas.ts';
import { formulas } from './cdm-formulas.ts';

const tex = String.raw;

/** The whole language of the pictures: nothing else may stand in one. */
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const PATH = [
  String.raw`<path transform="matrix\(${NUMBER}(?: ${NUMBER}){5}\)"`,
  String.raw`(?: fill="none" stroke="currentColor" stroke-width="${NUMBER}")?`,
  String.raw` d="[MLHVQTCZ0-9 .e,-]+"\/>`,
].join('');
const SAFE = new RegExp(
  [
    String.raw`^<svg width="${NUMBER}em" height="${NUMBER}em" viewBox="${NUMBER}(?: ${NUMBER}){3}"`,
    String.raw` aria-hidden="true"><g fill="currentColor">(?:${PATH})+<\/g><\/svg>$`,
  ].join(''),
);

function sizeOf(svg: string | null): readonly number[] {
  const [, width, height] = /width="([\d.]+)em" height="([\d.]+)em"/.exec(svg ?? '') ?? [];
  return [Number(width), Number(height)];
}

describe('formulaSvg', () => {
  it.each([
    ...FORMULAS,
    tex`\boxed{\cancel{x}}+\xcancel{y}`,
    tex`\left(\begin{array}{|c|c|}\hline 1&2\\3&4\\5&6\\\hline\end{array}\right\}`,
    tex`\text{a 中文 b}`,
    tex`\enclose{circle}{x}+\enclose{longdiv}{123}+\enclose{roundedbox}{z}`,
    tex`\color{red}x\colorbox{yellow}{y}\fcolorbox{red}{blue}{z}`,
    tex`\begin{CD}A @>>> B\\@VVV @VVV\\C @>>> D\end{CD}`,
    tex`\overbrace{a+b+c}^n\underbrace{a+b+c+d+e+f}_n\widehat{abc}`,
  ])('draws %s from outlines alone', (formula) => {
    expect(formulaSvg(formula)).toMatch(SAFE);
  });

  it.each([
    tex`\href{javascript:alert(1)}{x}`,
    tex`\style{background:url(//x)}{x}`,
    tex`\class{a}{x}\cssId{b}{y}`,
    tex`\color{red" onload="alert(1)}x`,
    tex`\colorbox{url(#a)}{x}`,
    tex`\text{</svg><script>alert(1)</script>}`,
    tex`\mmlToken{mi}[href="javascript:alert(1)" onclick="alert(1)" style="x:y"]{x}`,
    tex`\mmlToken{mi}[id="x"]{x}`,
    tex`\unicode[serif" onload="alert(1)]{x4e2d}`,
    tex`\mathtip{x}{y}\toggle{x}{y}\endtoggle`,
    tex`x\tag{<b>}`,
    tex`\data{a=b}{x}`,
    tex`\enclose{box}[mathcolor="red;}</style>"]{x}`,
    tex`\bbox[red,border:2px solid url(x)]{x}`,
    '<img src=x onerror=alert(1)>',
    '中<b>"文"</b>',
  ])('lets nothing of %s out but outlines', (formula) => {
    const svg = formulaSvg(formula);
    expect(svg === null || SAFE.test(svg)).toBe(true);
  });

  it('says nothing but outlines for any text', () => {
    fc.assert(
      fc.property(fc.oneof(formulas, fc.string(), fc.string({ unit: 'binary' })), (source) => {
        const svg = formulaSvg(source);
        expect(svg === null || SAFE.test(svg)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('draws what was written: as many outlines as glyphs and rules', () => {
    const outlines = (formula: string) => formulaSvg(formula)?.match(/<path/g)?.length;
    expect(outlines('abc')).toBe(3);
    expect(outlines(tex`\frac{a}{b}`)).toBe(3);
    expect(outlines(tex`\sqrt{a}`)).toBe(3);
    expect(outlines(tex`\boxed{a}`)).toBe(2);
    expect(outlines('$$x$$')).toBe(1);
  });

  it('gives its size in em: a wider and a higher formula is wider and higher', () => {
    const [width = 0, height = 0] = sizeOf(formulaSvg('x'));
    expect(width).toBeCloseTo(0.6, 0);
    expect(height).toBeCloseTo(0.5, 0);
    expect(sizeOf(formulaSvg('xxxx'))[0]).toBeGreaterThan(3 * width);
    expect(sizeOf(formulaSvg(tex`\frac{x}{x}`))[1]).toBeGreaterThan(2 * height);
  });

  it.each([
    ['nothing', ''],
    ['only space', tex`\quad`],
    ['a broken formula', tex`\frac{a`],
    ['endless recursion', tex`\def\a{\a\a}\a`],
    ['a picture that is too wide', tex`x\kern ${String(2 * MAX_SVG_EM)}em y`],
    ['a picture of no end', tex`x\kern 1e308em y\rule{1e300em}{1e300em}`],
    ['a picture that is too long', tex`\text{${'@'.repeat(900)}}`],
  ])('gives none for %s', (_, formula) => {
    expect(formulaSvg(formula)).toBeNull();
  });

  it('stays within its length', () => {
    for (const count of [10, 100, 300, 500, 700, 1_000]) {
      const svg = formulaSvg(tex`\begin{array}{l}${'gQ&8\\\\'.repeat(count / 5)}\end{array}`);
      expect(svg?.length ?? 0).toBeLessThanOrEqual(MAX_SVG_LENGTH);
    }
  });

  it('is what loadFormulaSvg gives', async () => {
    expect(await loadFormulaSvg()).toBe(formulaSvg);
  });
});
