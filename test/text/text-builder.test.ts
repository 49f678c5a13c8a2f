import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextBuilder } from '../../src/text/text-builder.ts';

const parts = fc.array(
  fc.record({
    text: fc.string({ unit: fc.constantFrom('a', '\u00ff', '…', '👻', '\ud83d', '\udc7b') }),
    times: fc.constantFrom(1, 1, 60),
    isPut: fc.boolean(),
  }),
);

it('holds what was written, surrogates without a partner as U+FFFD', () => {
  fc.assert(
    fc.property(parts, fc.nat(40), (all, capacity) => {
      const builder = new TextBuilder(capacity);
      let expected = '';
      for (const { text, times, isPut } of all) {
        const part = text.repeat(times);
        if (isPut) for (let at = 0; at < part.length; at += 1) builder.put(part.charCodeAt(at));
        else builder.add(`<${part}>`, 1, part.length + 1);
        expected += part;
        expect(builder.length).toBe(expected.length);
      }
      expect(builder.finish()).toBe(expected.toWellFormed());
    }),
    { numRuns: 300 },
  );
});

it('keeps a byte order mark', () => {
  const builder = new TextBuilder(1);
  builder.add('\ufeffa', 0, 2);
  expect(builder.finish()).toBe('\ufeffa');
});
