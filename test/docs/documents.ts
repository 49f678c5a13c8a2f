import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the repository. */
export function read(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
}

/** Rows of every table of a Markdown text: the cells of each, heads and separator rows left out. */
export function tableRows(markdown: string): readonly (readonly string[])[] {
  const lines = markdown.split('\n');
  return lines.flatMap((line, at) => {
    const isHead = /^\|(?: ?-+:? ?\|)+$/.test(lines[at + 1] ?? '');
    if (!line.startsWith('|') || /^\|[ |:-]+\|$/.test(line) || isHead) return [];
    return [
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    ];
  });
}
