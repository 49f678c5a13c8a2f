import { expect, it } from 'vitest';
import { gate } from '../../src/app/compare.ts';
import { InputError } from '../../src/errors.ts';
import type { Conclusion } from '../../src/gate/policy.ts';
import { parseFailOn } from '../../src/gate/policy-text.ts';
import { parseResults, serializeResults } from '../../src/results/file.ts';
import { page, run } from '../results/build.ts';
import { ran } from './support/cases.ts';

const base = serializeResults(
  run([page('real/a', 'ghost-free'), page('real/b', 'boo'), page('trap/c', 'ghost-free')]),
);
const head = serializeResults(
  run([page('real/a', 'boo'), page('real/b', 'boo'), page('trap/c', 'ghost-free')]),
);
const policies = {
  failOn: parseFailOn('new-boos,new-lost'),
  minGhostFree: [],
  maxLost: null,
  failOnMissingBaseline: false,
};

/** What the gate makes of two files; null where one is refused with an error that names it. */
function verdict(baseText: string, headText: string): Conclusion | null {
  try {
    const files = [
      parseResults(baseText, 'base.json'),
      parseResults(headText, 'head.json'),
    ] as const;
    return gate(files[0], files[1], [], policies).decision.conclusion;
  } catch (error) {
    if (error instanceof InputError && /base\.json|head\.json/.test(error.message)) return null;
    throw error;
  }
}

/** The text with each byte replaced by some others. */
function* flips(text: string): Generator<string> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 1) {
    const right = bytes[at] ?? 0;
    for (const wrong of [0x00, 0x22, 0x39, right ^ 0x01, right ^ 0x80]) {
      if (wrong === right) continue;
      const flipped = Buffer.from(bytes);
      flipped[at] = wrong;
      yield flipped.toString('utf8');
    }
  }
}

it('fails for the new Boo as long as the files are sound', () => {
  expect(verdict(base, head)).toBe('failure');
});

it('never passes because a byte of the head was flipped', (context) => {
  let accepted = 0;
  let cases = 0;
  for (const flipped of flips(head)) {
    cases += 1;
    const conclusion = verdict(base, flipped);
    expect(conclusion).not.toBe('success');
    if (conclusion !== null) accepted += 1;
  }
  expect(accepted).toBeGreaterThan(100);
  ran(context, cases);
});

it('never passes because a byte of the base was flipped', (context) => {
  let cases = 0;
  for (const flipped of flips(base)) {
    cases += 1;
    expect(verdict(flipped, head)).not.toBe('success');
  }
  ran(context, cases);
});

it('refuses a file that was cut off anywhere', (context) => {
  let cases = 0;
  for (let length = 0; length < head.length - 1; length += 7) {
    if (head.slice(length).trim() === '') continue;
    expect(verdict(base, head.slice(0, length))).toBeNull();
    expect(verdict(base.slice(0, Math.min(length, base.length - 3)), head)).toBeNull();
    cases += 2;
  }
  ran(context, cases);
});
