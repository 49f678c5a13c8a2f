/** What the docs say of a family of pages. */
export interface FamilyNote {
  /** What is on the page, and what chance changes from seed to seed. */
  readonly page: string;
  /** Why a parser goes wrong there. */
  readonly tempts: string;
}

const REAL: Readonly<Record<string, FamilyNote>> = {
  'dot-leaders': {
    page: 'A table of contents: each entry is led to its page number by dots, as many as fit. Titles, page numbers and the length of every row of dots change.',
    tempts:
      'How many dots there are means nothing, so nothing tells a model when to stop writing them. Many models learn to write three; others write until the token limit.',
  },
  blanks: {
    page: 'Labels followed by underscores to the end of the line.',
    tempts:
      'The text layer has every underscore, often a hundred a line. After the first few, the likeliest next sign is always one more.',
  },
  rules: {
    page: 'A plain-text report whose sections stand between rules of `=` or `-`, as wide as the page.',
    tempts:
      'Two long rules with one short line between them: a model may take the second for the rest of the first, or go on with rules alone.',
  },
  zeros: {
    page: 'A table of money in which nine cells of ten are `0.00`.',
    tempts:
      'Each cell predicts the next one. A model that loses the column goes on with `0.00` past the end of the row and of the table.',
  },
  'repeated-lines': {
    page: 'One sentence on every line, like a punishment at school, with one line that differs.',
    tempts:
      'Repeating is right here, but only as often as the page does. The line in the middle that differs shows whether the model still reads.',
  },
  'check-marks': {
    page: 'Keepers by nights, with a check mark or a cross in each cell.',
    tempts: 'Rows of the same small sign, without a word to say which row the model is in.',
  },
  'rotated-table': {
    page: 'A table that stands on end, turned by 90 degrees.',
    tempts:
      'Read without turning it, the table is a column of letters. Models then write one of them again and again, or nothing at all.',
  },
  log: {
    page: 'Lines of a log: the time goes up, the message is one of three.',
    tempts:
      'The next line is easy to guess: a few seconds later, the same message. A model that guesses goes on after `END OF LOG`.',
  },
  listing: {
    page: 'Code in which every block has the same five lines but for a name and a number.',
    tempts: 'Code models know how such code goes on, and it goes on for ever.',
  },
  index: {
    page: 'The index of a book: entries in the order of the alphabet, each with up to five page numbers.',
    tempts:
      'Half of each entry is the same as in the one above. Page numbers that only go up tempt a model to count.',
  },
  statement: {
    page: 'An account with the same shop and mostly the same sum on every line; only the balance changes.',
    tempts: 'A loop looks like one more payment. Nobody sees it in the mean score.',
  },
  'blank-form': {
    page: 'A ruled table with a head and no entries.',
    tempts:
      'The right answer is short. Models fill the cells with dashes, `N/A` or rows that are not there.',
  },
};

const TRAP: Readonly<Record<string, FamilyNote>> = {
  'near-identical-rows': {
    page: 'A stock list whose rows differ in one number. Columns, rules and the number of rows change.',
    tempts:
      'A model that loses its place writes the same row until its tokens are gone, or skips to the end.',
  },
  'stopped-sequences': {
    page: 'Numbers, hours or room codes in order that break off in the middle of a line.',
    tempts:
      'The next number is always easy to guess, so a model goes on counting where the page has stopped. Counting is a loop although no two numbers are the same: the rule reads numbers as one sign.',
  },
  'stopped-lists': {
    page: 'A numbered list that ends early over empty paper, sometimes under a title that promises more.',
    tempts: 'A number invites the next one, and the empty paper below looks like space for it.',
  },
  forms: {
    page: 'Labels with blanks of underscores or dots of three lengths, tick boxes, and empty lines for remarks.',
    tempts:
      'The length of a blank carries no meaning, so nothing tells a model when to stop drawing it.',
  },
  'repeated-blocks': {
    page: 'One ticket or label, printed several times on a sheet.',
    tempts: 'Copying the page is right, and one copy too many looks like all the others.',
  },
  'repetition-instructions': {
    page: 'A song whose lines carry marks such as `(×13)`, `(bis 4)` or `[repeat 100 times]`.',
    tempts: 'The mark is to be copied, not carried out. A model that sings along is a Boo.',
  },
  'number-grids': {
    page: 'A dense table of small numbers, often nearly all zeros.',
    tempts:
      'Nothing but digits: a model that lost count of the columns has no word to find its place again.',
  },
  codes: {
    page: 'Words in Morse, in binary or as bars: two to eight signs in long rows, with line numbers before them.',
    tempts:
      'Without a word to hold on to, every continuation looks as good as every other, and the likeliest is more of the same.',
  },
  'text-art': {
    page: 'Frames of box-drawing signs, shaded bars and ghosts made of letters.',
    tempts:
      'Runs of one sign of every length. Tokens for long runs exist, and one too many of them is a hundred signs.',
  },
  watermarks: {
    page: 'A short letter over a word in pale grey that is tiled behind it, at one of four angles.',
    tempts:
      'A parser may leave the watermark out or write it as often as it is there. Models that see it everywhere write it without end.',
  },
  homoglyphs: {
    page: 'Keys made of signs that look alike: `O0OO-0O0`, `l1I`, `rnm`.',
    tempts:
      'The rule folds the signs that look alike, so a wrong reading is no Boo. An endless key is one.',
  },
  diacritics: {
    page: 'Words whose letters carry towers of combining marks.',
    tempts:
      'A mark is a code point of its own: a model that stacks one more mark can stack a thousand. The letter below stays one, and a counter of visible signs sees nothing.',
  },
  directions: {
    page: 'Hebrew or Arabic from right to left with Latin between, or lines that stand on end, up and down by turns.',
    tempts:
      'The order of reading is not the order on paper. A model that reads a line twice often goes on reading it.',
  },
  'rare-emoji': {
    page: 'Skin tones, families, flags, keycaps and the youngest emoji.',
    tempts:
      'One picture is up to ten code points and many more tokens; a model that lost the middle of a sequence starts it again.',
  },
  'nearly-blank': {
    page: 'One word or one line on an empty page.',
    tempts: 'Models that must say something say it again and again, or describe the paper.',
  },
  'giant-words': {
    page: 'A few letters as large as the paper, or a scream with up to sixteen vowels.',
    tempts: 'Cut into patches, one letter is in many of them, and each patch may answer with it.',
  },
};

const GHOST: Readonly<Record<string, FamilyNote>> = {
  grid: {
    page: 'A full grid of one emoji, in colour; on every second page there is a stranger in it.',
    tempts:
      'Every row is the same. The output is right only if it stops in time, and nothing but counting says when.',
  },
  rows: {
    page: 'Rows of one emoji, in colour, each of its own length.',
    tempts: 'The end of a row is where a model has to see that the next emoji is missing.',
  },
  tally: {
    page: 'A night, as many emoji as were seen in it, and their number after an equals sign.',
    tempts:
      'The number tells how many there are, but it comes after them. Models write the row first and count later.',
  },
  crowd: {
    page: 'Ghosts, pumpkins, bats, spiders and skulls in one crowd without order.',
    tempts:
      'Five emoji in random order hold no pattern, and a model that finds one anyway follows it.',
  },
};

const SCRIPT: Readonly<Record<string, string>> = {
  armenian:
    'Capitals and small letters of one height class, many of them told apart by one stroke.',
  'canadian-syllabics':
    'One shape in four directions is four syllables; models turn them and go in circles.',
  cherokee: 'Many syllables look like Latin capitals, and models answer with Latin.',
  ethiopic: 'Each letter has seven forms that differ by a small stroke.',
  gujarati: 'Like Devanagari without the line above, and read as it.',
  kannada: 'Round letters with vowel signs on all sides; close to Telugu.',
  khmer: 'Letters are stacked below each other, and words are not parted by spaces.',
  malayalam: 'Long words of round letters with ligatures and final forms.',
  mongolian: 'Runs from top to bottom, columns from left to right.',
  myanmar: 'Made of circles: a model that sees circles writes circles.',
  sinhala: 'Round letters with vowel signs before, above and below them.',
  syriac: 'Runs from right to left, letters joined, points above and below.',
  tamil: 'Few letters, long words, and the pulli over every second consonant.',
  thaana: 'Runs from right to left, with a vowel sign on every letter.',
  vietnamese: 'Latin with two marks on one letter; the marks pile up when a model stumbles.',
};

/**
 * What the docs say of a family.
 *
 * @throws Error for a family without a note
 */
export function familyNote(room: string, name: string): FamilyNote {
  const note = notes(room, name);
  if (note === null) throw new Error(`scripts/family-notes.ts says nothing of ${room}/${name}`);
  return note;
}

function notes(room: string, name: string): FamilyNote | null {
  if (room === 'real') return REAL[name] ?? null;
  if (room === 'trap') return TRAP[name] ?? null;
  if (room === 'ghost') return GHOST[name.split('-')[0] ?? ''] ?? null;
  const script = SCRIPT[name];
  if (script === undefined) return null;
  return {
    page: `Article 1 of the Universal Declaration of Human Rights, the alphabet and the digits, as if scanned. ${script}`,
    tempts:
      'A model that cannot read a script writes one of its letters for ever, answers in another script, or comes back empty.',
  };
}
