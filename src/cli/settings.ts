import { InputError } from '../errors.ts';
import { OPTION_SPECS, variableOf } from './option-specs.ts';

const SIZES: Readonly<Record<string, number>> = {
  '': 1,
  k: 1024,
  m: 1024 ** 2,
  g: 1024 ** 3,
};

/** Where values of options come from, the first that has one wins. */
export interface Sources {
  /** By name with dashes; switches are `true`. */
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly file: ReadonlyMap<string, string>;
}

/** Values of options: flag, environment, `boobench.yml`, default. */
export class Settings {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** The value as written; null when nothing is set and there is no default. */
  text(name: string): string | null {
    const { flags, environment, file } = this.#sources;
    const flag = flags[name];
    if (flag !== undefined) return String(flag);
    const variable = environment[variableOf(name)];
    // A workflow passes inputs that were left out as empty variables.
    if (variable !== undefined && variable !== '') return variable;
    return file.get(name) ?? OPTION_SPECS.find((spec) => spec.name === name)?.fallback ?? null;
  }

  /** True when the option stands on the command line itself. */
  isFlagged(name: string): boolean {
    return this.#sources.flags[name] !== undefined;
  }

  /** @throws InputError when it is not set */
  required(name: string): string {
    const text = this.text(name);
    if (text !== null && text !== '') return text;
    throw new InputError('missing-option', `--${name} is not given`, {
      hint: `Give --${name}, set ${variableOf(name)}, or write it into boobench.yml.`,
    });
  }

  /** @throws InputError for anything but true and false */
  flag(name: string): boolean {
    const text = this.text(name);
    if (text === null || text === 'false') return false;
    if (text === 'true') return true;
    throw invalidOption(name, 'true or false', text);
  }

  /** Parts between commas, blanks around them taken off; null when nothing is set. */
  list(name: string): readonly string[] | null {
    const text = this.text(name);
    if (text === null) return null;
    const parts = text.split(',').map((part) => part.trim());
    const filled = parts.filter((part) => part !== '');
    return filled.length === 0 ? null : filled;
  }

  /** A whole number of at least `least`; null when nothing is set. */
  whole(name: string, least: number): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const value = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
    throw invalidOption(name, `a whole number of at least ${least}`, text);
  }

  /** A number above 0, in minutes, as milliseconds. */
  minutes(name: string): number {
    const text = this.required(name);
    const value = Number(text);
    if (/^\d+(?:\.\d+)?$/.test(text) && value > 0 && value <= 24 * 60) {
      return Math.max(1, Math.round(value * 60_000));
    }
    throw invalidOption(name, 'a number of minutes above 0, at most 1440', text);
  }

  /** Bytes, or KiB, MiB, GiB. */
  bytes(name: string): number {
    const text = this.required(name);
    const match = /^(\d+(?:\.\d+)?)\s*(?:([kmg])(?:i?b)?|b)?$/i.exec(text);
    const unit = SIZES[(match?.[2] ?? '').toLowerCase()] ?? 1;
    const bytes = Math.floor(Number(match?.[1] ?? 0) * unit);
    if (match !== null && bytes >= 1 && bytes <= 256 * 1024 ** 2) return bytes;
    throw invalidOption(name, 'a size from 1 byte to 256MiB', text);
  }
}

/** An option whose value cannot be used. */
export function invalidOption(name: string, wanted: string, text: string): InputError {
  return new InputError('invalid-option', `${name} must be ${wanted}, got "${text}"`, {
    hint: `Change --${name}, ${variableOf(name)} or ${name} in boobench.yml.`,
  });
}
