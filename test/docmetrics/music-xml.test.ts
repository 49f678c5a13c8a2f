import { expect, it } from 'vitest';
import { musicXmlEdit, nullBaseline, scoreOf } from '../../src/docmetrics/music-xml.ts';
import { goldenRows } from './golden.ts';

type Case = { id: string; gt: string; pred: string | string[]; expected: number | null };

const cases = goldenRows('musicxml_edit') as readonly Case[];

it('finds the reference values', () => {
  expect(cases).toHaveLength(4);
});

it.each(cases)('gives the reference value of $id', ({ gt, pred, expected }) => {
  const edit = musicXmlEdit(gt, [pred].flat());
  if (expected === null || edit === null) expect(edit).toBe(expected);
  else expect(Math.abs(edit - expected)).toBeLessThanOrEqual(1e-6);
});

const fenced = (xml: string): string => `\`\`\`musicxml\n${xml}\n\`\`\`\n`;

it('drops what says how a score is printed or played', () => {
  const xml = '<print new-page="yes"/><a/><divisions>4</divisions>\n\n\n\n<printer/><pan>1</pan>';
  expect(scoreOf(fenced(xml))).toBe('<a/>\n\n<printer/>');
  expect(scoreOf(fenced('<pan>1'))).toBe('<pan>1');
});

it('reads a fence that is never closed to the end, and gives 1 for a prediction without any', () => {
  expect(scoreOf('```musicxml\n<a/>\n')).toBe('<a/>');
  expect(musicXmlEdit(fenced('<a/>'), ['nothing'])).toBe(1);
});

it('says how far unrelated scores are apart', () => {
  expect(nullBaseline(['a'])).toBeNull();
  expect(nullBaseline(['aa', 'ab', 'bb'])).toEqual({
    pairs: 3,
    mean: expect.closeTo(2 / 3, 9),
    deviation: expect.closeTo(Math.sqrt(1 / 18), 9),
    least: 0.5,
    most: 1,
  });
});
