import type { Family } from '../family.ts';
import { codes } from './codes.ts';
import { diacritics } from './diacritics.ts';
import { directions } from './directions.ts';
import { forms } from './forms.ts';
import { giantWords } from './giant-words.ts';
import { homoglyphs } from './homoglyphs.ts';
import { nearIdenticalRows } from './near-identical-rows.ts';
import { nearlyBlank } from './nearly-blank.ts';
import { numberGrids } from './number-grids.ts';
import { rareEmoji } from './rare-emoji.ts';
import { repeatedBlocks } from './repeated-blocks.ts';
import { repetitionInstructions } from './repetition-instructions.ts';
import { stoppedLists } from './stopped-lists.ts';
import { stoppedSequences } from './stopped-sequences.ts';
import { textArt } from './text-art.ts';
import { watermarks } from './watermarks.ts';

/** The families of the room `trap`, in the order of the documentation. */
export const TRAPS: readonly Family[] = [
  nearIdenticalRows,
  stoppedSequences,
  stoppedLists,
  forms,
  repeatedBlocks,
  repetitionInstructions,
  numberGrids,
  codes,
  textArt,
  watermarks,
  homoglyphs,
  diacritics,
  directions,
  rareEmoji,
  nearlyBlank,
  giantWords,
];
