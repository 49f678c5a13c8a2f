import { extname } from 'node:path';
import { invalidOption, type Settings } from './settings.ts';

const FORMATS = ['terminal', 'markdown', 'csv', 'json', 'svg'] as const;
export type Format = (typeof FORMATS)[number];

const BY_EXTENSION: ReadonlyMap<string, Format> = new Map([
  ['.md', 'markdown'],
  ['.csv', 'csv'],
  ['.json', 'json'],
  ['.svg', 'svg'],
]);

/**
 * The format of what is printed: `--json`, `--format`, or what the file of `--output` is named after.
 *
 * @throws InputError for a format that there is not
 */
export function formatOf(settings: Settings): Format {
  if (settings.flag('json')) return 'json';
  const named = settings.text('format');
  const extension = extname(settings.text('output') ?? '').toLowerCase();
  if (named === null) return BY_EXTENSION.get(extension) ?? 'terminal';
  const found = FORMATS.find((format) => format === named);
  if (found !== undefined) return found;
  throw invalidOption('format', `one of ${FORMATS.join(', ')}`, named);
}
