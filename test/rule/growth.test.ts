import { describe, expect, it } from 'vitest';
import { judgeOutput } from '../../src/rule/judge.ts';
import { ruleWith } from './verdicts.ts';

const SIZE = 100_000;
const ROUNDS = 3;

function filled(unit: string): (size: number) => string {
  return (size) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
}

function counted(write: (at: number) => string): (size: number) => string {
  return (size) => {
    const parts: string[] = [];
    for (let length = 0, at = 0; length < size; at += 1) {
      const part = write(at);
      parts.push(part);
      length += part.length;
    }
    return parts.join('');
  };
}

function fibonacci(a: string, b: string): (size: number) => string {
  return (size) => {
    let [before, word] = [a, a + b];
    while (word.length < size) [before, word] = [word, word + before];
    return word.slice(0, size);
  };
}

function thueMorse(a: string, b: string): (size: number) => string {
  return counted((at) => {
    let odd = false;
    for (let rest = at; rest > 0; rest >>= 1) if ((rest & 1) === 1) odd = !odd;
    return odd ? b : a;
  });
}

const SHAPES: readonly [string, (size: number) => string][] = [
  ['one character', filled('x')],
  ['one character, a token each', filled('x ')],
  ['one digit, a line each', filled('7\n')],
  ['a Fibonacci word of characters', fibonacci('a', 'b')],
  ['a Fibonacci word of tokens', fibonacci('lamp ', 'oil ')],
  ['a Thue–Morse word of characters', thueMorse('a', 'b')],
  ['a Thue–Morse word of tokens', thueMorse('lamp ', 'oil ')],
  ['many distinct lines', counted((at) => `line ${at} of them\n`)],
  ['a counter in one token', counted((at) => `${at},`)],
  ['one huge line', filled('the lamp, the oil and the wick; ')],
  ['a cycle of 500 lines', counted((at) => `row ${at % 500} of 500\n`)],
  ['nested tags', filled('<div><b>')],
  ['tables in tables', filled('<table><tr><td>a')],
  ['many tables', counted((at) => `|a|b|\n|---|---|\n|${at}|2|\n\n`)],
  ['equal tables', filled('<table><tr><td>a</td></tr><tr><td>b</td></tr></table>')],
  ['separators over and over', filled('|a|\n|-|\n')],
  ['empty cells', filled('<td></td>')],
  ['unclosed tags', filled('<a ')],
  ['unclosed tags on lines', filled('<a b="\n')],
  ['unclosed quotes', filled('<a b="c>\'')],
  ['unclosed comments', filled('<!-- ')],
  ['open brackets', filled('[')],
  ['images without an end', filled('![')],
  ['links without an end', filled('[a](')],
  ['brackets and parentheses', filled('](')],
  ['backticks', filled('`')],
  ['backtick runs of every length', counted((at) => `${'`'.repeat((at % 200) + 1)}a`)],
  ['pipes', filled('|')],
  ['escaped pipes', filled('\\|')],
  ['entities', filled('&amp;')],
  ['entities that are none', filled('&a')],
  ['combining marks', filled('\u0301')],
  ['marks in two orders', filled('\u0301\u0323')],
];

/** Processor time, which other programs on the machine do not change much; the best of a few. */
function fastest(judge: () => unknown): number {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    judge();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** Four times the text may take ten times as long: only what grows by its square takes more. */
describe('judgeOutput does not grow by the square of its input', () => {
  it.each(SHAPES)('%s', (_, write) => {
    const [small, large] = [write(SIZE), write(4 * SIZE)];
    for (const mode of ['text-layer', 'exact', 'none'] as const) {
      const rule = ruleWith('the lamp, the oil and 12 wicks', mode);
      const before = fastest(() => judgeOutput(rule, small));
      const after = fastest(() => judgeOutput(rule, large));
      expect(after, `${mode}: ${before} ms, then ${after} ms`).toBeLessThan(10 * before + 100);
    }
  });
});
