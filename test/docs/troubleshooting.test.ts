import { describe, expect, it } from 'vitest';
import { read } from './documents.ts';
import { printedTexts } from './printed.ts';

const printed = printedTexts();
const messages = [...read('docs/troubleshooting.md').matchAll(/^ *```text\n([^]*?)^ *```$/gm)]
  .flatMap(([, block = '']) => block.split('\n'))
  .map((line) => line.trim())
  .filter((line) => line !== '');

/** The parts of a quoted message, `…` standing for what differs, that nothing prints. */
function unknownParts(message: string): readonly string[] {
  return message.split('…').filter((part) => !printed.has(part));
}

describe('docs/troubleshooting.md', () => {
  it.each(messages)('quotes what is printed: %s', (message) => {
    expect(unknownParts(message)).toEqual([]);
  });

  it('quotes a message for most symptoms', () => {
    expect(messages.length).toBeGreaterThan(30);
  });

  it.each([
    'There is no baseline that this could be held against.',
    'No comment: the token lacks a permission: add pull-requests: write to the permissions',
    'cannot merge: shard … is not there',
  ])('would notice a message in other words: %s', (message) => {
    expect(unknownParts(message)).not.toEqual([]);
  });
});
