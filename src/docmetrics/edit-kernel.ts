/*
 * The inner loop of the edit distance as a WebAssembly module, which has words of 64 bits. It is put together
 * here, instruction by instruction, so that there is no binary in the repository.
 */

/** What of a strip's memory lies where, in bytes. */
export type StripLayout = {
  /** For each column the address of its item's places, four bytes each. */
  readonly items: number;
  /** For each column the carry into the strip, and out of it afterwards; a byte each. */
  readonly carries: number;
};

/** Words in use, and the bit of the strip's last row in the last of them. */
export type StripSize = { readonly words: number; readonly lastShift: number };

export interface EditKernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Makes the memory hold so many bytes. */
  reserve(bytes: number): void;
  /** Takes a strip, whose state of 16 bytes a word starts at 0, through columns. */
  pass(from: number, to: number, layout: StripLayout, size: StripSize): void;
}

const PAGE_BYTES = 65_536;
/** Types and instructions of WebAssembly 1.0, by their names there. */
const I32 = 0x7f;
const I64 = 0x7e;
const LOOP = [0x03, 0x40];
const END = [0x0b];
const BR_IF_0 = [0x0d, 0];
const I32_ADD = [0x6a];
const I32_HALF = [0x41, 1, 0x76];
const I32_LT_U = [0x49];
const I64_NOT = [0x42, 0x7f, 0x85];
const AND = [0x83];
const OR = [0x84];
const XOR = [0x85];
const ADD = [0x7c];
const ONE = [0x42, 1];
const SHL = [0x86];
const SHR_U = [0x88];
const TO_I32 = [0xa7];
const TO_I64 = [0xad];
const LOAD_BYTE = [0x2d, 0, 0];
const STORE_BYTE = [0x3a, 0, 0];
const LOAD_I32 = [0x28, 2, 0];

const loadI64 = (offset: number): readonly number[] => [0x29, 3, offset];
const storeI64 = (offset: number): readonly number[] => [0x37, 3, offset];
const i32 = (value: number): readonly number[] => [0x41, value];
const i64 = (value: number): readonly number[] => [0x42, value];

/** Parameters of the function, then its locals, by their index. */
const NAMES = [
  'items',
  'carries',
  'carriesEnd',
  'stateEnd',
  'lastShift',
  'place',
  'state',
  'carry',
  'riseIn',
  'fallIn',
  'rise',
  'fall',
  'equal',
  'entered',
  'horizontal',
  'up',
  'down',
] as const;
const PARAMETERS = 5;
const I32_LOCALS = 3;
type Name = (typeof NAMES)[number];

const get = (name: Name): readonly number[] => [0x20, NAMES.indexOf(name)];
const set = (name: Name): readonly number[] => [0x21, NAMES.indexOf(name)];
const tee = (name: Name): readonly number[] => [0x22, NAMES.indexOf(name)];

/** One word of a column: what Myers' algorithm does, with the carries of Hyyrö. */
const WORD = [
  [...get('place'), ...loadI64(0), ...set('equal')],
  [...get('state'), ...loadI64(0), ...set('rise')],
  [...get('state'), ...loadI64(8), ...set('fall')],
  // entered = equal | fallIn
  [...get('equal'), ...get('fallIn'), ...OR, ...tee('entered')],
  // horizontal = (((entered & rise) + rise) ^ rise) | entered
  [...get('rise'), ...AND, ...get('rise'), ...ADD, ...get('rise'), ...XOR],
  [...get('entered'), ...OR, ...tee('horizontal')],
  // up = fall | ~(horizontal | rise)
  [...get('rise'), ...OR, ...I64_NOT, ...get('fall'), ...OR, ...set('up')],
  // down = rise & horizontal
  [...get('rise'), ...get('horizontal'), ...AND, ...set('down')],
  // equal becomes vertical = equal | fall, horizontal becomes up << 1 | riseIn
  [...get('equal'), ...get('fall'), ...OR, ...set('equal')],
  [...get('up'), ...ONE, ...SHL, ...get('riseIn'), ...OR, ...set('horizontal')],
  // rise of the next column = (down << 1 | fallIn) | ~(vertical | horizontal)
  [...get('state'), ...get('down'), ...ONE, ...SHL, ...get('fallIn'), ...OR],
  [...get('equal'), ...get('horizontal'), ...OR, ...I64_NOT, ...OR, ...storeI64(0)],
  // fall of the next column = horizontal & vertical
  [...get('state'), ...get('horizontal'), ...get('equal'), ...AND, ...storeI64(8)],
  [...get('up'), ...i64(63), ...SHR_U, ...set('riseIn')],
  [...get('down'), ...i64(63), ...SHR_U, ...set('fallIn')],
].flat();

const lastBitOf = (name: Name): readonly number[] => [
  ...get(name),
  ...get('lastShift'),
  ...TO_I64,
  ...SHR_U,
  ...ONE,
  ...AND,
  ...TO_I32,
];

const BODY = [
  LOOP,
  [...get('items'), ...LOAD_I32, ...set('place')],
  [...get('carries'), ...LOAD_BYTE, ...tee('carry')],
  [...i32(1), 0x71, ...TO_I64, ...set('riseIn')],
  [...get('carry'), ...I32_HALF, ...TO_I64, ...set('fallIn')],
  [...i32(0), ...set('state')],
  LOOP,
  WORD,
  [...get('place'), ...i32(8), ...I32_ADD, ...set('place')],
  [...get('state'), ...i32(16), ...I32_ADD, ...tee('state')],
  [...get('stateEnd'), ...I32_LT_U, ...BR_IF_0],
  END,
  [...get('carries'), ...lastBitOf('up')],
  [...lastBitOf('down'), ...i32(1), 0x74, 0x72, ...STORE_BYTE],
  [...get('items'), ...i32(4), ...I32_ADD, ...set('items')],
  [...get('carries'), ...i32(1), ...I32_ADD, ...tee('carries')],
  [...get('carriesEnd'), ...I32_LT_U, ...BR_IF_0],
  END,
  END,
].flat();

function leb(value: number): readonly number[] {
  const low = value & 0x7f;
  return value > 0x7f ? [low | 0x80, ...leb(value >>> 7)] : [low];
}

function sized(content: readonly number[]): readonly number[] {
  return [...leb(content.length), ...content];
}

function nameOf(text: string): readonly number[] {
  return sized([...text].map((character) => character.charCodeAt(0)));
}

function moduleBytes(): Uint8Array<ArrayBuffer> {
  const locals = [2, I32_LOCALS, I32, NAMES.length - PARAMETERS - I32_LOCALS, I64];
  return Uint8Array.from(
    [
      [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      // Types, functions, memories, exports, code.
      [1, ...sized([1, 0x60, ...sized(Array.from({ length: PARAMETERS }, () => I32)), 0])],
      [3, ...sized([1, 0])],
      [5, ...sized([1, 0, 1])],
      [7, ...sized([2, ...nameOf('memory'), 2, 0, ...nameOf('pass'), 0, 0])],
      [10, ...sized([1, ...sized([...locals, ...BODY])])],
    ].flat(),
  );
}

/** As far as it is used; the types of Node leave it out. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** Compiles the kernel. */
export function newKernel(): EditKernel {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes()));
  const { memory, pass } = exports as {
    readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
    readonly pass: (...values: readonly number[]) => void;
  };
  return {
    memory,
    reserve(bytes) {
      const missing = bytes - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
    },
    pass(from, to, { items, carries }, { words, lastShift }) {
      if (from >= to) return;
      pass(items + 4 * from, carries + from, carries + to, 16 * words, lastShift);
    },
  };
}
