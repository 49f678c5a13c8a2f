import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MeasureError } from '../errors.ts';
import { readBytes } from '../host/files.ts';
import { packageFile } from '../host/package-files.ts';

/** Under the SIL Open Font License 1.1 (see NOTICE). */
const PACKAGE = '@expo-google-fonts/noto-sans-mono';
const FILE = '400Regular/NotoSansMono_400Regular.ttf';
const MAX_FONT_BYTES = 4 * 1024 * 1024;

/** The font of pictures, beside the bundle or in its package. */
export async function pictureFont(): Promise<Uint8Array> {
  const beside = fileURLToPath(new URL('picture-font.ttf', import.meta.url));
  const path = existsSync(beside) ? beside : packageFile(PACKAGE, FILE);
  if (path !== null) return readBytes(path, MAX_FONT_BYTES);
  throw new MeasureError('no-picture-font', `the font of pictures is missing: ${beside}`);
}
