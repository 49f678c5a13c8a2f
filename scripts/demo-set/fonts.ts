import { readFile } from 'node:fs/promises';
import { packageFile } from '../../src/host/package-files.ts';
import type { Studio, TextStyle } from '../../src/haunt/studio.ts';

/** The bold face, which the haunted house does without: name, package and file. */
const BOLD = [
  'serif-bold',
  '@expo-google-fonts/noto-serif',
  '700Bold/NotoSerif_700Bold.ttf',
] as const;
/** Chinese: a variable font in a hundred files, each with some of the characters. */
const CHINESE = '@fontsource-variable/noto-sans-sc';
/** Below it the other faces have what is set: Latin, Greek, signs. */
const FIRST_CHINESE = 0x2fff;
const REGULAR_WEIGHT = 400;
const BOLD_WEIGHT = 700;

/** The face of each Chinese character. */
export type ChineseFaces = ReadonlyMap<string, string>;

/**
 * Gives the studio the faces of the demo set.
 *
 * @param characters all that is set
 * @throws Error for a package that is not installed
 */
export async function addFaces(
  { fonts }: Studio,
  characters: ReadonlySet<string>,
): Promise<ChineseFaces> {
  const add = async (name: string, path: string): Promise<void> => {
    fonts.registerFont(Uint8Array.from(await readFile(path)).buffer, name);
  };
  const [name, folder, file] = BOLD;
  await add(name, fileOf(folder, file));
  const ranges = JSON.parse(await readFile(fileOf(CHINESE, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const faces = new Map<string, string>();
  for (const [key, range] of Object.entries(ranges)) {
    const number = /^\[(\d+)\]$/.exec(key)?.[1];
    if (number === undefined) continue;
    const own = [...characters].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return code >= FIRST_CHINESE && isIn(range, code);
    });
    if (own.length === 0) continue;
    const face = `chinese-${number}`;
    await add(face, fileOf(CHINESE, `files/noto-sans-sc-${number}-wght-normal.woff2`));
    for (const character of own) faces.set(character, face);
  }
  return faces;
}

function fileOf(name: string, file: string): string {
  const path = packageFile(name, file);
  if (path === null) throw new Error(`${name} has no ${file}; npm ci installs it`);
  return path;
}

/** Whether a list such as `U+4e00-4e10,U+4f60` has the character. */
function isIn(range: string, code: number): boolean {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    return Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16);
  });
}

/** The styles of a page, in pixels. */
export interface Styles {
  readonly text: TextStyle;
  readonly title: TextStyle;
  readonly heading: TextStyle;
  readonly caption: TextStyle;
  readonly small: TextStyle;
  readonly code: TextStyle;
}

/** @param points one point in pixels */
export function stylesOf(points: number): Styles {
  const style = (size: number, font: string, weight = REGULAR_WEIGHT): TextStyle => ({
    fonts: [font],
    size: size * points,
    weight,
  });
  return {
    text: style(10, 'noto-serif'),
    title: style(17, 'serif-bold', BOLD_WEIGHT),
    heading: style(12, 'serif-bold', BOLD_WEIGHT),
    caption: style(9, 'noto-serif'),
    small: style(8.5, 'noto-serif'),
    code: style(9, 'noto-sans-mono'),
  };
}

/** The style with the Chinese faces that a text needs; each face more takes the engine time. */
export function faced(style: TextStyle, text: string, chinese: ChineseFaces): TextStyle {
  const needed = new Set([...text].flatMap((character) => chinese.get(character) ?? []));
  return needed.size === 0 ? style : { ...style, fonts: [...style.fonts, ...needed] };
}
