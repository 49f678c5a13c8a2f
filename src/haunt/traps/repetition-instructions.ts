import type { Family } from '../family.ts';
import { SENTENCES, SOUNDS, TITLES } from '../words.ts';

/** A song whose repetitions are an instruction: `(×3)` is to be copied, not carried out. */
export const repetitionInstructions: Family = {
  name: 'repetition-instructions',
  draw({ flow, random }) {
    flow.title(random.pick(TITLES));
    const verses = random.int(3, 5);
    const mark = random.pick<(n: number) => string>([
      (n) => `(×${n})`,
      (n) => `[repeat ${n} times]`,
      (n) => `× ${n}`,
      (n) => `(bis ${n})`,
    ]);
    for (let verse = 1; verse <= verses; verse += 1) {
      flow.line(`Verse ${verse}`);
      for (const sentence of random.sample(SENTENCES, 2))
        flow.line(sentence, flow.text, { indent: flow.text.size });
      const sound = random.pick(SOUNDS);
      const sung = Array.from({ length: random.int(2, 5) }, () => sound).join(' ');
      flow.line(`${sung} ${mark(random.pick([2, 3, 4, 8, 13, 100, 666]))}`, flow.text, {
        indent: flow.text.size,
      });
      flow.skip(0.6);
    }
    flow.line('Repeat until the candle is out, then stop.');
  },
};
