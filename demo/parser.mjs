#!/usr/bin/env node
// A real parser: the text that pdf.js (npm package unpdf) finds, page by page, one line for each line
// of text.
//
//   node demo/parser.mjs FILE.pdf [--no-repetition-penalty]
//
// With --no-repetition-penalty it stands for a model whose sampling was changed: on some pages it
// then never gets past its last lines.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { getDocumentProxy } from 'unpdf';

/** The pages on which the changed sampling loops: how many of the last lines, and how often. */
const LOOPS = {
  'mtcars-grid.pdf': { lines: 1, times: 400 },
  'sudoku-grid.pdf': { lines: 3, times: 150 },
};

const [file, ...options] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: node demo/parser.mjs FILE.pdf [--no-repetition-penalty]\n');
  process.exit(2);
}
const lines = await readLines(file);
const loop = options.includes('--no-repetition-penalty') ? LOOPS[basename(file)] : undefined;
if (loop !== undefined) {
  // What stands below the last line of words, the page number, is never reached.
  lines.length = 1 + lines.findLastIndex((line) => /\p{L}/u.test(line));
  const last = lines.slice(-loop.lines);
  for (let time = 1; time < loop.times; time += 1) lines.push(...last);
}
process.stdout.write(lines.map((line) => `${line}\n`).join(''));

async function readLines(path) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 });
  const found = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => item.str + (item.hasEOL ? '\n' : '')).join('');
    found.push(...text.split('\n').map((line) => line.trim()));
  }
  return found.filter((line) => line !== '');
}
