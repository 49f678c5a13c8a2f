import { describe, expect, test } from 'vitest';
import {
  parseFailOn,
  parseMaxLost,
  parseMinGhostFree,
  type FailOn,
  type MinGhostFree,
} from '../../src/gate/policy-text.ts';
import { InputError } from '../../src/errors.ts';
import { thrownBy } from '../results/build.ts';

function refusal(act: () => unknown): InputError {
  const error = thrownBy(act);
  expect(error).toBeInstanceOf(InputError);
  return error as InputError;
}

describe('fail-on', () => {
  test.each<[string | undefined, FailOn[]]>([
    [undefined, [{ kind: 'boos-rise' }, { kind: 'lost-rise' }]],
    ['boos-rise', [{ kind: 'boos-rise' }]],
    [' new-lost , new-boos ', [{ kind: 'new-lost' }, { kind: 'new-boos' }]],
    ['empty-rise,warnings-rise', [{ kind: 'empty-rise' }, { kind: 'warnings-rise' }]],
    ['coverage-drop:2', [{ kind: 'coverage-drop', points: 2 }]],
    ['coverage-drop: 0.25%', [{ kind: 'coverage-drop', points: 0.25 }]],
    ['coverage-drop:0', [{ kind: 'coverage-drop', points: 0 }]],
    ['coverage-drop:100', [{ kind: 'coverage-drop', points: 100 }]],
    ['never', []],
    [' never ', []],
  ])('%s', (text, policies) => {
    expect(parseFailOn(text)).toEqual(policies);
  });

  test.each<[string, string]>([
    ['', 'fail-on does not know ""'],
    ['boos-rise,', 'does not know ""'],
    ['bo-rise', 'does not know "bo-rise" — Did you mean "boos-rise"? Use boos-rise,'],
    ['new-boo', 'Did you mean "new-boos"?'],
    ['Boos-Rise', 'Did you mean "boos-rise"?'],
    ['nevr', 'Did you mean "never"?'],
    ['coverage-dorp:2', 'Did you mean "coverage-drop"?'],
    ['anything at all', 'does not know "anything at all" — Use boos-rise,'],
    ['boos-rise:2', 'does not know "boos-rise:2" — Did you mean "boos-rise"?'],
    ['constructor', 'does not know "constructor"'],
    ['boos-rise,lost-rise,boos-rise', 'names boos-rise twice, got "boos-rise,lost-rise,boos-rise"'],
    ['coverage-drop:1,coverage-drop:2', 'names coverage-drop twice'],
    ['never,boos-rise', 'takes never alone'],
    ['boos-rise,never', 'takes never alone'],
    ['never,never', 'takes never alone'],
    ['coverage-drop', 'needs points from 0 to 100 as in coverage-drop:2, got "coverage-drop"'],
    ['coverage-drop:', 'needs points'],
    ['coverage-drop:x', 'needs points'],
    ['coverage-drop:-1', 'needs points'],
    ['coverage-drop:101', 'needs points'],
    ['coverage-drop:1e1', 'needs points'],
    ['coverage-drop:2:3', 'needs points'],
    ['\u001B[2J', String.raw`does not know "\u001b[2J"`],
  ])('refuses %j', (text, message) => {
    const error = refusal(() => parseFailOn(text));
    expect(`${error.message} — ${error.hint}`).toContain(message);
    expect(error.hint).toContain('boos-rise, lost-rise, new-boos');
    expect(error.code).toBe('fail-on');
  });
});

describe('min-ghost-free', () => {
  test.each<[string, MinGhostFree[]]>([
    ['', []],
    ['  ', []],
    ['95', [{ room: null, percent: 95 }]],
    ['94.96 %', [{ room: null, percent: 94.96 }]],
    ['0', [{ room: null, percent: 0 }]],
    ['100%', [{ room: null, percent: 100 }]],
    ['99.1234', [{ room: null, percent: 99.1234 }]],
    ['real=95', [{ room: 'real', percent: 95 }]],
    [
      '95,trap=80',
      [
        { room: null, percent: 95 },
        { room: 'trap', percent: 80 },
      ],
    ],
    [
      ' real = 95 , a=b=80.5',
      [
        { room: 'real', percent: 95 },
        { room: 'a=b', percent: 80.5 },
      ],
    ],
  ])('%j', (text, limits) => {
    expect(parseMinGhostFree(text)).toEqual(limits);
  });

  test.each<[string, string]>([
    ['x', 'must be a percentage or room=percentage, got "x"'],
    ['101', 'got "101"'],
    ['-1', 'got "-1"'],
    ['9.12345', 'got "9.12345"'],
    ['95.', 'got "95."'],
    ['0.95.1', 'got "0.95.1"'],
    ['1000', 'got "1000"'],
    ['95,96', 'has two limits for all pages'],
    ['real=95,', 'got ""'],
    ['=95', 'got "=95"'],
    ['real=', 'got "real="'],
    ['real=1,trap=2,real=3', 'names room "real" twice'],
  ])('refuses %j', (text, message) => {
    const error = refusal(() => parseMinGhostFree(text));
    expect(error.message).toContain(message);
    expect(error.hint).toContain('real=95,trap=80');
    expect(error.code).toBe('min-ghost-free');
  });
});

describe('max-lost', () => {
  test.each<[string, number | null]>([
    ['', null],
    [' ', null],
    ['0', 0],
    [' 12 ', 12],
  ])('%j', (text, most) => {
    expect(parseMaxLost(text)).toBe(most);
  });

  test.each(['-1', '1.5', 'none', '1e3', '0x1', '12345678901', '1 2'])('refuses %j', (text) => {
    const error = refusal(() => parseMaxLost(text));
    expect(error.message).toBe(`max-lost must be a whole number from 0, got "${text}"`);
    expect(error.hint).toContain('such as 0');
    expect(error.code).toBe('max-lost');
  });
});
