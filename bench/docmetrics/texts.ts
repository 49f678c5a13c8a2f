import { randomOf } from './random.ts';

/** A page's text and what a parser made of it. */
export type TextPair = { readonly name: string; readonly gt: string; readonly pred: string };

const LATIN =
  'the of and to in is harbour lamp that with keeper stone from water light table house over which evening'.split(
    ' ',
  );
const CJK =
  '的一是不了人在有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后';
/** Bytes in UTF-8 of a page. */
const SIZES = [1_000, 10_000, 100_000] as const;
/** Shares of characters that a parser gets wrong: a good one, a poor one, and one that read another page. */
const FAULTS = [
  ['2 % wrong', 0.02],
  ['20 % wrong', 0.2],
  ['another page', 1],
] as const;

/** Pages of 1 to 100 kB in Latin script and in Chinese, always the same. */
export function textPairs(): readonly TextPair[] {
  const random = randomOf(11);
  const scripts = [
    ['Latin', latinText, 1],
    ['CJK', chineseText, 3],
  ] as const;
  return scripts.flatMap(([script, textOf, bytes]) =>
    SIZES.flatMap((size) =>
      FAULTS.map(([fault, share]) => {
        const gt = textOf(random, size / bytes);
        const pred = share === 1 ? textOf(random, size / bytes) : faulty(gt, share, random);
        return { name: `${script}, ${size / 1000} kB, ${fault}`, gt, pred };
      }),
    ),
  );
}

function latinText(random: () => number, length: number): string {
  let text = '';
  while (text.length < length) text += `${LATIN[Math.floor(random() * LATIN.length)]} `;
  return text.slice(0, length);
}

function chineseText(random: () => number, length: number): string {
  // A page has some thousand different characters; the frequent ones are half of it.
  const one = (): string =>
    random() < 0.5
      ? (CJK[Math.floor(random() * CJK.length)] ?? '')
      : String.fromCodePoint(0x4e00 + Math.floor(random() * 2_000));
  return Array.from({ length }, one).join('');
}

/** Characters that are replaced, left out or there twice. */
function faulty(text: string, share: number, random: () => number): string {
  return [...text]
    .map((character) => {
      if (random() >= share) return character;
      const kind = random();
      return kind < 0.6 ? 'x' : kind < 0.8 ? '' : character + character;
    })
    .join('');
}
