import type { Family } from '../family.ts';
import { THINGS, TITLES } from '../words.ts';

const MORSE: Readonly<Record<string, string>> = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  G: '--.',
  H: '....',
  I: '..',
  J: '.---',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  O: '---',
  P: '.--.',
  Q: '--.-',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  V: '...-',
  W: '.--',
  X: '-..-',
  Y: '-.--',
  Z: '--..',
};

function morse(word: string): string {
  return [...word.toUpperCase()].map((letter) => MORSE[letter] ?? '/').join(' ');
}

function binary(word: string): string {
  return [...word]
    .map((letter) => (letter.codePointAt(0) ?? 0).toString(2).padStart(8, '0'))
    .join(' ');
}

function bars(word: string): string {
  return [...word]
    .map((letter) => '▁▂▃▄▅▆▇█'[(letter.codePointAt(0) ?? 0) % 8] ?? '█')
    .join('')
    .repeat(3);
}

/** Words in Morse, binary and bars: long runs of two signs with nothing to hold on to. */
export const codes: Family = {
  name: 'codes',
  draw({ flow, random }) {
    flow.title(random.pick(TITLES));
    const encode = random.pick([morse, binary, bars]);
    const style = { ...flow.mono, size: flow.mono.size * (encode === binary ? 0.75 : 0.95) };
    const count = Math.min(flow.linesLeft(style) - 3, random.int(14, 26));
    for (let line = 1; line <= count; line += 1) {
      const word = random.pick(THINGS).split(' ')[0] ?? 'Boo';
      const coded = `${String(line).padStart(2, '0')} ${encode(word.slice(0, encode === binary ? 7 : 10))}`;
      flow.line(coded, style);
    }
    flow.skip(0.5);
    flow.line('End of the message.');
  },
};
