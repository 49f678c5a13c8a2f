import type { Desk, Family } from '../family.ts';
import { SENTENCES, TITLES } from '../words.ts';

/** U+0300–U+0314: marks above; U+0316–U+0319, U+031C–U+0320: marks below. Others stand aside by design. */
const ABOVE = Array.from({ length: 0x15 }, (_, at) => String.fromCodePoint(0x300 + at));
const BELOW = [0x316, 0x317, 0x318, 0x319, 0x31c, 0x31d, 0x31e, 0x31f, 0x320].map((code) =>
  String.fromCodePoint(code),
);

function haunted({ random }: Desk, word: string, height: number): string {
  return [...word]
    .map((letter) => {
      if (!/[a-z]/i.test(letter)) return letter;
      const above = Array.from({ length: random.int(1, height) }, () => random.pick(ABOVE));
      const below = Array.from({ length: random.int(0, height - 1) }, () => random.pick(BELOW));
      return `${letter}${above.join('')}${below.join('')}`;
    })
    .join('');
}

/** Letters under towers of marks. */
export const diacritics: Family = {
  name: 'diacritics',
  draw(desk) {
    const { flow, random } = desk;
    flow.title(random.pick(TITLES));
    const style = { ...flow.text, fonts: ['noto-sans'], size: flow.text.size * 1.3 };
    const height = random.int(2, 4);
    const count = random.int(5, 9);
    for (let line = 0; line < count; line += 1) {
      const words = random.pick(SENTENCES).split(' ').slice(0, random.int(3, 5));
      flow.line(haunted(desk, words.join(' '), height), style);
      flow.skip(0.4);
    }
    flow.skip(1);
    flow.line('Spoken backwards, at the third knock.');
  },
};
