import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figuresOf, mostFrequent, type TextFigures } from './figures.ts';

const root = new URL('../../', import.meta.url);
export const goldenFile = new URL('test/golden/pdftotext.json', root);

/** Figures of one document as `pdftotext -layout` has them. */
export interface GoldenEntry {
  readonly longestFill: number;
  readonly totalFill: number;
  readonly leaderBlock: number;
  readonly characters: number;
  /** The ten most frequent of each. */
  readonly characterCounts: readonly (readonly [string, number])[];
  readonly wordCounts: readonly (readonly [string, number])[];
}

export interface Golden {
  readonly program: string;
  readonly command: string;
  readonly documents: Readonly<Record<string, GoldenEntry>>;
}

/** Documents with a text layer: the builtin pages and the awkward fixtures. */
export function goldenDocuments(): readonly string[] {
  const house = fileURLToPath(new URL('house/docs/real/', root));
  const awkward = fileURLToPath(new URL('test/fixtures/pdf/', root));
  return [
    ...readdirSync(house)
      .filter((name) => name.endsWith('.pdf'))
      .toSorted()
      .map((name) => house + name),
    ...['500-pages.pdf', 'encrypted-empty-password.pdf'].map((name) => awkward + name),
  ];
}

export function readGolden(): Golden {
  return JSON.parse(readFileSync(goldenFile, 'utf8')) as Golden;
}

/** The installed program and its version; null where there is none. */
export function pdftotextVersion(): string | null {
  const found = spawnSync('pdftotext', ['-v'], { encoding: 'utf8' });
  return found.error === undefined ? (found.stderr.split('\n')[0] ?? null) : null;
}

export function pdftotextFigures(path: string): TextFigures {
  const text = execFileSync('pdftotext', ['-layout', path, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return figuresOf(text);
}

export function entryOf(figures: TextFigures): GoldenEntry {
  return {
    longestFill: figures.longestFill,
    totalFill: figures.totalFill,
    leaderBlock: figures.leaderBlock,
    characters: figures.characters,
    characterCounts: mostFrequent(figures.characterCounts, 10),
    wordCounts: mostFrequent(figures.wordCounts, 10),
  };
}

/** The whole golden file as the installed program would have it. */
export function deriveGolden(version: string): Golden {
  const documents = goldenDocuments().map((path) => [
    basename(path, '.pdf'),
    entryOf(pdftotextFigures(path)),
  ]);
  return {
    program: `${version} (Debian poppler-utils)`,
    command: 'pdftotext -layout <document> -, counted by test/pdf/figures.ts',
    documents: Object.fromEntries(documents) as Golden['documents'],
  };
}
