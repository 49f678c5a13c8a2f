/** The engine's functions that are called once a glyph: straight into WebAssembly, no wrapper. */
type Raw = (...args: readonly number[]) => number;
const RAW_NAMES = [
  'malloc',
  'free',
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
  'FPDFText_IsHyphen',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetMatrix',
  'FPDFText_GetFontSize',
  'FPDFText_GetTextObject',
  'FPDFTextObj_GetFont',
  'FPDFFont_GetGlyphWidth',
] as const;
export interface EngineMemory {
  readonly buffer: ArrayBuffer;
  grow: (pages: number) => number;
}
export type RawExports = Readonly<Record<(typeof RAW_NAMES)[number], Raw>> & {
  readonly memory: EngineMemory;
};

/** True when the WebAssembly module has all that is called. */
export function isRawExports(found: object): found is RawExports {
  const memory: unknown = Reflect.get(found, 'memory');
  if (typeof memory !== 'object' || memory === null) return false;
  const grows = typeof Reflect.get(memory, 'grow') === 'function';
  return grows && RAW_NAMES.every((name) => typeof Reflect.get(found, name) === 'function');
}
