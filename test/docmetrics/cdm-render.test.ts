import { describe, expect, it } from 'vitest';
import { boxesOf, drawFormula, MAX_TOKENS } from '../../src/docmetrics/cdm-render.ts';
import type { FormulaBoxes } from '../../src/docmetrics/cdm-token.ts';
import { BOX_CASES } from './cdm-cases.ts';

const tex = String.raw;

function render(formula: string): FormulaBoxes {
  const drawn = drawFormula(formula);
  if (drawn.kind !== 'drawn') throw new Error(`${formula} is ${drawn.kind}`);
  return boxesOf(drawn.drawing);
}

const tokensOf = (formula: string) => render(formula).boxes.map((box) => box.token);
const boxOf = (formula: string, token: string) => {
  const found = render(formula).boxes.find((box) => box.token === token);
  if (found === undefined) throw new Error(`no ${token} in ${formula}`);
  return found.bbox;
};

describe('boxesOf', () => {
  it('puts the glyphs of E=mc^2 within four pixels of where LaTeX has them', () => {
    const latex = BOX_CASES[0]!.gt;
    const here = render('E=mc^2');
    expect(here.boxes.map((box) => box.token)).toEqual(latex.boxes.map((box) => box.token));
    latex.boxes.forEach(({ token, bbox }, at) => {
      // Of the equals sign LaTeX keeps one thin stroke.
      if (token === '=') return;
      bbox.forEach((edge, side) => {
        expect(Math.abs(here.boxes[at]!.bbox[side]! - edge)).toBeLessThanOrEqual(4);
      });
    });
    expect(Math.abs(here.size[0] - latex.size[0])).toBeLessThanOrEqual(4);
    expect(Math.abs(here.size[1] - latex.size[1])).toBeLessThanOrEqual(4);
  });

  it('leaves a white border of eight pixels, and grows each box by one', () => {
    const { size, boxes } = render('x');
    const [x0, y0, x1, y1] = boxes[0]!.bbox;
    expect([x0, y0]).toEqual([7, 7]);
    expect(size).toEqual([x1 + 7, y1 + 7]);
  });

  it('covers what a big delimiter stands beside, with its middle piece or without', () => {
    for (const rows of [1, 2, 3, 5, 9]) {
      const lines = Array.from({ length: rows }, () => 'x').join(tex`\\`);
      for (const [open, close] of ['()', '[]', '||'] as const) {
        const formula = tex`\left${open}\begin{matrix}${lines}\end{matrix}\right${close}`;
        const { size, boxes } = render(formula);
        const delimiters = boxes.filter((box) => box.token !== 'x');
        expect(delimiters.map((box) => box.token)).toEqual([open, close]);
        for (const { bbox } of delimiters) {
          expect(bbox[3] - bbox[1]).toBeGreaterThanOrEqual(0.8 * (size[1] - 16));
          expect(bbox[2] - bbox[0]).toBeLessThan(40);
        }
      }
    }
  });

  it('sets a numerator over its bar and the denominator under it', () => {
    const [numerator, bar, denominator] = ['a', tex`\frac`, 'b'].map((token) =>
      boxOf(tex`\frac{a}{b}`, token),
    );
    expect(numerator![3]).toBeLessThan(bar![1]);
    expect(bar![3]).toBeLessThan(denominator![1]);
    expect(bar![0]).toBeLessThanOrEqual(Math.min(numerator![0], denominator![0]));
  });

  it('spans a root over all that stands under it', () => {
    const root = boxOf(tex`\sqrt{abc}`, tex`\sqrt`);
    const last = boxOf(tex`\sqrt{abc}`, 'c');
    expect(root[2]).toBeGreaterThanOrEqual(last[2]);
    expect(root[1]).toBeLessThan(last[1]);
  });

  it('divides an ellipsis into three dots side by side', () => {
    const [one, two, three] = render(tex`\ldots`).boxes.map((box) => box.bbox);
    expect(one![2]).toBeLessThan(three![0]);
    expect(two![0] - one![0]).toBe(three![0] - two![0]);
  });

  it('gives a Chinese character a square', () => {
    const [x0, y0, x1, y1] = boxOf('中x', '中');
    expect(Math.abs(x1 - x0 - (y1 - y0))).toBeLessThanOrEqual(2);
    expect(x0).toBe(7);
  });
});

describe('the tokens of a formula', () => {
  it.each([
    [tex`x^2_i`, ['x', '2', 'i']],
    [tex`\sqrt[3]{x}`, [tex`\sqrt`, '3', 'x']],
    [tex`\sin\theta`, ['s', 'i', 'n', 'θ']],
    [tex`\text{if } x`, ['i', 'f', 'x']],
    [tex`a\dots b`, ['a', '.', '.', '.', 'b']],
    [tex`\mathbf{A}\mathbb{R}`, ['A', 'R']],
    [tex`\boldsymbol{\epsilon}\varepsilon`, ['ϵ', 'ε']],
    [tex`f''`, ['f', "'", "'"]],
    [tex`a \| b`, ['a', tex`\|`, 'b']],
    [tex`\overline{ab}`, ['a', 'b', 'accent ―']],
    [tex`\boxed{a}`, ['a']],
    [tex`\cancel{a}`, ['a']],
    [tex`\begin{array}{|c|}\hline a\\\hline\end{array}`, ['a']],
    [tex`\phantom{a}b`, ['b']],
    [tex`\left.a\right|`, ['a', '|']],
    [tex`a \not\in b`, ['a', '∉', 'b']],
    [tex`{a \atop b}`, ['a', 'b']],
    ['中文', ['中', '文']],
  ])('%s', (formula, tokens) => {
    expect(tokensOf(formula).toSorted()).toEqual(tokens.toSorted());
  });

  it('stand in reading order', () => {
    expect(tokensOf('a+b=c')).toEqual(['a', '+', 'b', '=', 'c']);
    expect(tokensOf(tex`\frac{a}{b}`)).toEqual([tex`\frac`, 'a', 'b']);
  });

  it('are 1,500 at most', () => {
    expect(drawFormula('x'.repeat(MAX_TOKENS)).kind).toBe('drawn');
    expect(drawFormula('x'.repeat(MAX_TOKENS + 1)).kind).toBe('too-large');
  });
});
