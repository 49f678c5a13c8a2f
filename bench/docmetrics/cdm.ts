/**
 * Speed of `cdm-mathjax` against a LaTeX rendering, in one run: `npm run bench:cdm`.
 *
 * The original CDM starts LaTeX for each formula and rasterises the page; here pdfLaTeX (Debian's
 * texlive-latex-base) and, where it is installed, poppler's pdftoppm at the original's 200 dpi. Medians of a
 * formula, so one slow start moves nothing; the first render of each side warms up.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCdm } from '../../src/docmetrics/cdm.ts';
import { FORMULAS } from './formulas.ts';

/** What the task demands of a formula, as a multiple. */
const DEMANDED = 20;
const ROUNDS = 5;

function millisecondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function isInstalled(command: string): boolean {
  return spawnSync(command, ['-v']).error === undefined;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-cdm-'));

function latexPage(formula: string): void {
  const page = [
    String.raw`\documentclass[12pt]{article}`,
    String.raw`\usepackage{amsmath,amssymb}\pagestyle{empty}`,
    String.raw`\begin{document}\[${formula}\]\end{document}`,
  ].join('\n');
  writeFileSync(join(folder, 'formula.tex'), page);
  const options = ['-interaction=nonstopmode', '-halt-on-error', 'formula.tex'];
  execFileSync('pdflatex', options, { cwd: folder, stdio: 'ignore' });
}

function raster(): void {
  execFileSync('pdftoppm', ['-r', '200', '-png', 'formula.pdf', 'formula'], { cwd: folder });
}

const loading = performance.now();
const cdm = await loadCdm();
cdm('x', 'x + y');
console.log(`start: ${(performance.now() - loading).toFixed(0)} ms, once a process`);

/** A pair that is drawn twice: the same formula would be drawn once. */
const score = (formula: string): void => void cdm(`${formula} + x`, formula);
const rounds = Array.from({ length: ROUNDS }, () => FORMULAS);
FORMULAS.forEach(score);
const pair = median(rounds.flat().map((formula) => millisecondsOf(() => score(formula))));
const ours = pair / 2;
console.log(
  `cdm-mathjax: ${pair.toFixed(2)} ms a pair, ${ours.toFixed(2)} ms a formula, matching included`,
);

if (isInstalled('pdflatex')) {
  latexPage(FORMULAS[0] ?? '');
  const latex = median(FORMULAS.map((formula) => millisecondsOf(() => latexPage(formula))));
  console.log(`pdfLaTeX: ${latex.toFixed(0)} ms a formula`);
  const times = latex / ours;
  console.log(
    `ratio: ${times.toFixed(0)} ×, demanded ${DEMANDED} × (${times >= DEMANDED ? 'met' : 'MISSED'})`,
  );
  if (isInstalled('pdftoppm')) {
    const drawn = median(
      FORMULAS.map((formula) => {
        latexPage(formula);
        return millisecondsOf(raster);
      }),
    );
    console.log(
      `with the page rasterised: ${(latex + drawn).toFixed(0)} ms, ${((latex + drawn) / ours).toFixed(0)} ×`,
    );
  }
} else console.log('pdflatex is not installed (apt-get install texlive-latex-base): no ratio');
rmSync(folder, { recursive: true });
