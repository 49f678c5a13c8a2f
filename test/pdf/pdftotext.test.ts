import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PdfEngine } from '../../src/pdf/engine.ts';
import { readPages, testEngine, textOf } from './engine.ts';
import { figuresOf, type TextFigures } from './figures.ts';
import {
  deriveGolden,
  entryOf,
  goldenDocuments,
  type GoldenEntry,
  pdftotextFigures,
  pdftotextVersion,
  readGolden,
} from './golden.ts';

/**
 * Words of the ten most frequent that are cut otherwise, and why. Their characters all agree.
 * - hebrew-cjhebrew: vowel signs that the fonts map to Latin letters lie over the Hebrew ones
 * - marathi-dotrules: vowel signs are painted after the word; pdftotext leaves them apart
 * - tram-qqq: a background of overlapping Q is cut by pdftotext wherever text lies over it
 */
const cutOtherwise: ReadonlySet<string> = new Set([
  'hebrew-cjhebrew',
  'marathi-dotrules',
  'tram-qqq',
]);

const golden = readGolden();
const documents = goldenDocuments();
const version = pdftotextVersion();

describe('text layer against pdftotext -layout', () => {
  let engine: PdfEngine;
  const ours = async (path: string): Promise<TextFigures> => {
    const { pages } = await readPages(engine, readFileSync(path));
    return figuresOf(textOf(pages));
  };

  beforeAll(async () => {
    engine = await testEngine();
  });

  test('has a reference for every document, and no other', () => {
    expect(Object.keys(golden.documents)).toEqual(documents.map((path) => basename(path, '.pdf')));
  });

  test.each(documents.map((path) => [basename(path, '.pdf'), path]))(
    '%s repeats what the reference says, as often',
    async (name, path) => {
      const entry = golden.documents[name];
      if (entry === undefined) throw new Error(`${name} has no reference`);
      expect(found(name, await ours(path), entry)).toEqual(wanted(name, entry));
    },
  );

  test.skipIf(version === null).each(documents.map((path) => [basename(path, '.pdf'), path]))(
    '%s agrees with the installed pdftotext',
    async (name, path) => {
      const [mine, theirs] = [await ours(path), pdftotextFigures(path)];
      const entry = entryOf(theirs);
      expect(found(name, mine, entry)).toEqual(wanted(name, entry));
      expect(shared(mine, theirs)).toBeGreaterThan(0.995);
    },
  );

  test.skipIf(version === null || !golden.program.startsWith(version))(
    'the reference is what the same pdftotext gives',
    () => {
      expect(deriveGolden(version ?? '')).toEqual(golden);
    },
  );
});

/** What must agree, as the reference has it. */
function wanted(name: string, theirs: GoldenEntry): object {
  const { characters: _, ...figures } = theirs;
  return { ...figures, wordCounts: cutOtherwise.has(name) ? [] : theirs.wordCounts };
}

/** The same figures of our text, for the characters and words of the reference. */
function found(name: string, mine: TextFigures, theirs: GoldenEntry): object {
  const counts = (map: ReadonlyMap<string, number>, of: GoldenEntry['wordCounts']) =>
    of.map(([key]) => [key, map.get(key) ?? 0]);
  return {
    longestFill: mine.longestFill,
    totalFill: mine.totalFill,
    leaderBlock: mine.leaderBlock,
    characterCounts: counts(mine.characterCounts, theirs.characterCounts),
    wordCounts: cutOtherwise.has(name) ? [] : counts(mine.wordCounts, theirs.wordCounts),
  };
}

/** Share of the characters that both have, as a multiset. */
function shared(mine: TextFigures, theirs: TextFigures): number {
  let both = 0;
  for (const [key, times] of mine.characterCounts) {
    both += Math.min(times, theirs.characterCounts.get(key) ?? 0);
  }
  return both / Math.max(mine.characters, theirs.characters);
}
