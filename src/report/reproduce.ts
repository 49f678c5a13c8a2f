import { type PageKey, pageName } from '../results/order.ts';
import { codeBlock } from './code-span.ts';
import { visible } from './escape.ts';

/** Pages that the command line names; more are too long to read. */
const MOST_PAGES = 8;
const MOST_COMMAND = 1000;

export interface Reproduction {
  /** As `--dataset` takes it. */
  readonly dataset: string;
  /** null where outputs were scored. */
  readonly command: string | null;
}

/**
 * How to see the same pages on a laptop: a folded block with one command line.
 *
 * @param pages that got worse; names that a shell or a glob could take for more are left out
 * @returns no lines without a command or without such pages
 */
export function reproduceLines(
  pages: readonly PageKey[],
  { dataset, command }: Reproduction,
): string[] {
  const line = reproduceCommand(pages, { dataset, command });
  if (line === null) return [];
  const block = codeBlock([visible(line)], 'bash');
  return [
    '',
    '<details><summary>Run these pages on your machine</summary>',
    '',
    block,
    '',
    '</details>',
  ];
}

/** The command line alone, hostile as the run's own command is; null where there is none. */
export function reproduceCommand(
  pages: readonly PageKey[],
  { dataset, command }: Reproduction,
): string | null {
  const names = pages.map(pageName).filter((name) => /^[\w./-]+$/.test(name));
  if (command === null || names.length === 0 || dataset.length > MOST_COMMAND) return null;
  return [
    'npx boobench run',
    `--dataset ${quoted(dataset)}`,
    `--pages ${quoted(names.slice(0, MOST_PAGES).join(','))}`,
    command.length > MOST_COMMAND || command.includes('\n')
      ? '--command "$COMMAND" # the command of the workflow'
      : `--command ${quoted(command)}`,
  ].join(' ');
}

/** A word of a POSIX shell. */
function quoted(word: string): string {
  return /^[\w./:@,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
