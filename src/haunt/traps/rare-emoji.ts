import type { Family } from '../family.ts';
import { TITLES } from '../words.ts';

/** Emoji of several code points, and young ones; each must be drawn as one picture. */
export const RARE_SEQUENCES = [
  '🧟‍♀️',
  '🧛🏽‍♂️',
  '🧙🏿‍♀️',
  '👨‍👩‍👧‍👦',
  '🏴‍☠️',
  '❤️‍🔥',
  '⛓️‍💥',
  '👁️‍🗨️',
  '🐈‍⬛',
  '🐦‍⬛',
  '🐻‍❄️',
  '🧑‍🚒',
  '🏳️‍⚧️',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇻🇦',
  '🇦🇶',
  '3️⃣',
  '#️⃣',
  '🫥',
  '🫠',
  '🪦',
  '🪬',
  '🫀',
  '🦴',
  '🕸️',
  '⚰️',
  '⚱️',
  '🕯️',
  '🔮',
  '🪄',
] as const;

/** Sequences of several code points that are one picture: skin tones, families, flags, keycaps. */
export const rareEmoji: Family = {
  name: 'rare-emoji',
  colour: true,
  draw({ flow, random }) {
    flow.title(random.pick(TITLES));
    const style = { fonts: ['noto-color-emoji', 'noto-sans'], size: flow.text.size * 1.9 };
    const chosen = random.sample(RARE_SEQUENCES, random.int(5, 9));
    const across = random.int(5, 8);
    const count = Math.min(flow.linesLeft(style) - 2, random.int(8, 18));
    for (let line = 1; line <= count; line += 1) {
      flow.line(Array.from({ length: across }, () => random.pick(chosen)).join(' '), style);
    }
    flow.line('Each sign once more, in words, please.');
  },
};
