import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import type { Settings } from './settings.ts';

/** The product's version, of `package.json`. */
export const VERSION = packageJson.version;

/** The house that ships with the product: beside `dist/`, and beside `src/` when run from source. */
export function builtinFolder(): string {
  const beside = fileURLToPath(new URL('../house', import.meta.url));
  if (existsSync(`${beside}/real.jsonl`)) return beside;
  return fileURLToPath(new URL('../../house', import.meta.url));
}

/** What every command is given. */
export interface CommandContext {
  readonly settings: Settings;
  /** Arguments that are no options. */
  readonly operands: readonly string[];
  readonly signal: AbortSignal;
  readonly terminal: Terminal;
}

/** Where a command writes: data to `out`, progress and notices to `err`. */
export interface Terminal {
  readonly out: Channel;
  readonly err: Channel;
}

export interface Channel {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  readonly color: boolean;
  readonly columns: number;
}
