/** What a UTF-16 code unit means to cleaning; a set of flags. */
export const CHAR = {
  /** White space that does not end a line. */
  space: 1,
  /** One of the newline forms. */
  newline: 2,
  /** Dropped: controls, zero-width space and word joiner, soft hyphen, bidi controls, selectors. */
  drop: 4,
  /** NFC may change it or what stands before it: marks, conjoining jamo, singletons. */
  compose: 8,
  surrogate: 16,
  /** Takes part in Markdown inside a line: \ * _ ~ ` [ */
  inline: 32,
  /** `&` */
  entity: 64,
  /** `<` */
  tag: 128,
  /** Folded to another character, or to three. */
  fold: 256,
  /** Can start a prefix or a rule that cleaning takes from a line's start. */
  prefix: 512,
  pipe: 1024,
} as const;

const UNKNOWN = 0xffff;
const table = new Uint16Array(0x10000).fill(UNKNOWN);

function set(flag: number, ...codes: readonly number[]): void {
  for (const code of codes) table[code] = (table[code] ?? 0) | flag;
}

function codesOf(text: string): number[] {
  return [...text].map((char) => char.charCodeAt(0));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const DROPPED = [
  ...range(0x00, 0x08),
  ...range(0x0e, 0x1f),
  ...range(0x7f, 0x84),
  ...range(0x86, 0x9f),
  0xad,
  0x061c,
  ...range(0x180b, 0x180d),
  0x180f,
  0x200b,
  0x200e,
  0x200f,
  ...range(0x202a, 0x202e),
  0x2060,
  ...range(0x2066, 0x2069),
  ...range(0xfe00, 0xfe0f),
  0xfeff,
];
const SPACES = [0x09, 0x20, 0xa0, 0x1680, ...range(0x2000, 0x200a), 0x202f, 0x205f, 0x3000];
const NEWLINES = [0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029];

/** Marks and conjoining vowels and tails: NFC may join them to what stands before. */
const JOINS = /[\p{M}\u1160-\u11ff\ud7b0-\ud7ff]/u;

/** Classes of 256 code units are worked out when the first of them is met. */
function classifyBlock(code: number): void {
  const first = code & 0xff00;
  for (let unit = first; unit < first + 256; unit += 1) {
    let flags = 0;
    if (unit >= 0xd800 && unit <= 0xdfff) flags = CHAR.surrogate;
    else if (unit >= 0x300) {
      const char = String.fromCharCode(unit);
      if (JOINS.test(char) || char.normalize('NFC') !== char) flags = CHAR.compose;
    }
    table[unit] = flags;
  }
  for (const dropped of DROPPED) if (dropped >> 8 === first >> 8) table[dropped] = CHAR.drop;
  for (const space of SPACES) if (space >> 8 === first >> 8) table[space] = CHAR.space;
  for (const newline of NEWLINES) if (newline >> 8 === first >> 8) table[newline] = CHAR.newline;
  if (first === 0) {
    set(CHAR.inline, ...codesOf('\\*_~`['));
    set(CHAR.entity, ...codesOf('&'));
    set(CHAR.tag, ...codesOf('<'));
    set(CHAR.fold, ...codesOf('OIl$'));
    set(CHAR.pipe, ...codesOf('|'));
    set(CHAR.prefix, ...codesOf('#>-+*_=:|`~0123456789'));
  }
  if (first === 0x0100) set(CHAR.fold, 0x01c0);
  if (first === 0x2000) {
    set(CHAR.fold, 0x2026);
    set(CHAR.prefix, 0x2022);
  }
}

for (const block of [0x0000, 0x0100, 0x0200]) classifyBlock(block);

/**
 * Flags of `CHAR` for one UTF-16 code unit; 0 for plain text.
 *
 * @param unit 0–65535; NaN, what stands behind a string's end, is plain
 */
export function classOf(unit: number): number {
  const known = table[unit];
  if (known !== UNKNOWN) return known ?? 0;
  classifyBlock(unit);
  return table[unit] ?? 0;
}

/** True when the unit of `text` at `at` is white space, newline forms included. */
export function isSpace(text: string, at: number): boolean {
  return (classOf(text.charCodeAt(at)) & (CHAR.space | CHAR.newline)) !== 0;
}

/** Astral variation selectors: dropped like those of the basic plane. */
export function isDroppedAstral(codePoint: number): boolean {
  return codePoint >= 0xe0100 && codePoint <= 0xe01ef;
}

/** Astral planes' letters, marks and ideographs that NFC may change or move; emoji never are. */
export function mayComposeAstral(codePoint: number): boolean {
  return (
    (codePoint >= 0x101fd && codePoint <= 0x16fff) ||
    codePoint === 0x1bc9e ||
    (codePoint >= 0x1d15e && codePoint <= 0x1d244) ||
    (codePoint >= 0x1e000 && codePoint <= 0x1efff) ||
    (codePoint >= 0x2f800 && codePoint <= 0x2fa1f)
  );
}

const FILL = new Set(codesOf('.‥·•-‐‑‒–—―−_=▪'));

/** Fill characters of the rule, section 3 (`…` is three dots by then). */
export function isFill(codePoint: number): boolean {
  return codePoint < 0x80
    ? codePoint === 0x2e || codePoint === 0x2d || codePoint === 0x5f || codePoint === 0x3d
    : FILL.has(codePoint);
}

/** Look-alikes of the rule, step 4; `…` is handled by the caller, it becomes three characters. */
export function foldCodePoint(codePoint: number): number {
  switch (codePoint) {
    case 0x4f:
      return 0x30; // O
    case 0x49:
    case 0x6c:
    case 0x01c0:
      return 0x31; // I l ǀ
    case 0x24:
      return 0x35; // $
    default:
      return codePoint;
  }
}
