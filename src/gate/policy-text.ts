import { InputError } from '../errors.ts';
import { didYouMean } from '../results/nearest.ts';
import { shown } from '../results/shown.ts';

/** What may fail the gate against the base, without a number of its own. */
const PLAIN_POLICIES = [
  'boos-rise',
  'lost-rise',
  'new-boos',
  'new-lost',
  'empty-rise',
  'warnings-rise',
] as const;

/** Parts of a percent that a limit can name (four decimals), so that limits are whole numbers. */
export const PARTS_OF_A_PERCENT = 10_000;

/** What `fail-on` holds when nobody set it. */
export const DEFAULT_FAIL_ON = 'boos-rise,lost-rise';

/** One reason to fail against the base (spec: action, input `fail-on`). */
export type FailOn =
  | { readonly kind: (typeof PLAIN_POLICIES)[number] }
  /** Mean coverage may drop by this many percentage points, no more. */
  | { readonly kind: 'coverage-drop'; readonly points: number };

/** Lowest ghost-free rate in percent; `room` is null for all pages together. */
export interface MinGhostFree {
  readonly room: string | null;
  readonly percent: number;
}

/**
 * Reads `fail-on`: names with commas between them, `coverage-drop:<points>` with its number.
 *
 * @returns no policies for `never`
 * @throws InputError for an empty list, unknown names (with the nearest known one), a name that is there
 *   twice, `never` beside others, and points that are no number from 0 to 100
 */
export function parseFailOn(text: string = DEFAULT_FAIL_ON): FailOn[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === 'never') return [];
  const policies = names.map(readPolicy);
  const twice = policies.find(
    ({ kind }, index) => policies.findIndex((p) => p.kind === kind) < index,
  );
  if (twice !== undefined) throw failOnError(`names ${twice.kind} twice, got ${shown(text)}`);
  return policies;
}

/**
 * Reads `min-ghost-free`: `95` for all pages, `real=95,trap=80` for rooms, or both with commas between
 * them; in percent, up to four decimals.
 *
 * @returns no limits for an empty text
 * @throws InputError for anything else, and for a room that is there twice
 */
export function parseMinGhostFree(text: string): MinGhostFree[] {
  if (text.trim() === '') return [];
  const parts = text.split(',').map((part) => part.trim());
  const limits = parts.map((part): MinGhostFree => {
    const at = part.lastIndexOf('=');
    const room = at === -1 ? null : part.slice(0, at).trim();
    const percent = readPercent(part.slice(at + 1).trim());
    if (percent === null || room === '') {
      throw minGhostFreeError(`must be a percentage or room=percentage, got ${shown(part)}`);
    }
    return { room, percent };
  });
  const twice = limits.find(({ room }, index) => limits.findIndex((l) => l.room === room) < index);
  if (twice !== undefined) {
    const what =
      twice.room === null
        ? 'has two limits for all pages'
        : `names room ${shown(twice.room)} twice`;
    throw minGhostFreeError(what);
  }
  return limits;
}

/**
 * Reads `max-lost`: the most Lost pages of a run.
 *
 * @returns null, no limit, for an empty text
 * @throws InputError for anything but a whole number
 */
export function parseMaxLost(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!/^\d{1,9}$/.test(trimmed)) {
    throw new InputError('max-lost', `max-lost must be a whole number from 0, got ${shown(text)}`, {
      hint: 'Give the most Lost pages that may pass, such as 0.',
    });
  }
  return Number(trimmed);
}

function readPolicy(name: string): FailOn {
  const plain = PLAIN_POLICIES.find((kind) => kind === name);
  if (plain !== undefined) return { kind: plain };
  const [kind = '', points] = name.split(/:(.*)/s);
  if (kind === 'coverage-drop') {
    const value = readPercent((points ?? '').trim());
    if (value !== null) return { kind, points: value };
    throw failOnError(`needs points from 0 to 100 as in coverage-drop:2, got ${shown(name)}`);
  }
  if (name === 'never') throw failOnError('takes never alone, got it beside others');
  const guess = didYouMean(kind, [...PLAIN_POLICIES, 'coverage-drop', 'never']);
  throw failOnError(`does not know ${shown(name)}`, guess);
}

/** A number from 0 to 100, with a `%` sign or without; null for anything else. */
function readPercent(text: string): number | null {
  const [, digits] = /^(\d{1,3}(?:\.\d{1,4})?) ?%?$/.exec(text) ?? [];
  const value = Number(digits);
  return digits !== undefined && value <= 100 ? value : null;
}

function failOnError(problem: string, guess: string | null = null): InputError {
  const usage = `Use ${PLAIN_POLICIES.join(', ')}, coverage-drop:<points>, or never alone.`;
  return new InputError('fail-on', `fail-on ${problem}`, {
    hint: guess === null ? usage : `${guess} ${usage}`,
  });
}

function minGhostFreeError(problem: string): InputError {
  return new InputError('min-ghost-free', `min-ghost-free ${problem}`, {
    hint: 'Give a percentage such as 95, or one a room such as real=95,trap=80.',
  });
}
