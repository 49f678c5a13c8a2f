import { expect, it } from 'vitest';
import { clean } from '../../src/rule/clean.ts';
import { locate } from '../../src/rule/locate.ts';
import { WINDOW } from '../../src/text/unit-window.ts';

it('finds every character of a line longer than a block, pairs across an edge too', () => {
  const copies = 5000;
  const cleaned = clean(`x${'y👻 '.repeat(copies)}`);
  const indexes = Array.from({ length: 2 * copies }, (_, index) => index + 1);
  const found = locate(cleaned, indexes);
  for (let copy = 0; copy < copies; copy += 1) {
    const start = 1 + 4 * copy;
    expect(found.get(1 + 2 * copy)).toEqual({ start, end: start + 1 });
    expect(found.get(2 + 2 * copy)).toEqual({ start: start + 1, end: start + 3 });
  }
});

it('finds a character alone as it does among all others, wherever blocks of a line end', () => {
  const gap = ' '.repeat(WINDOW + 700);
  const text = [
    `# a${gap}\\!b 👻${'**c** '.repeat(3000)}`,
    `<td>d</td>e…${gap}[](f)`,
    `g${gap}|h\\||${'\\_ '.repeat(WINDOW)}`,
    'i',
  ].join('\n');
  const cleaned = clean(text);
  const all = locate(cleaned, [...cleaned.stream.keys()]);
  const asked = [...cleaned.stream.keys()].filter((at) => at % 97 === 0 || at < 40);
  for (const at of [...asked, cleaned.stream.length - 1]) {
    expect([at, locate(cleaned, [at]).get(at)]).toEqual([at, all.get(at)]);
  }
  const ends = ['a', '!', 'e', 'g', 'i'].map((char) => cleaned.stream.indexOf(char.charCodeAt(0)));
  const places = locate(cleaned, ends);
  expect(ends.map((at) => text.slice(places.get(at)?.start, places.get(at)?.end)).join('')).toBe(
    'a!egi',
  );
});
