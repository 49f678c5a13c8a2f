import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { defineConfig } from 'rolldown';

const require = createRequire(import.meta.url);

/** The PDF engine's code, a font, script and style of the HTML report, loaded from beside the bundle. */
const filesPlugin = {
  name: 'copy-files',
  writeBundle() {
    for (const name of ['report-page.js', 'report-page.css']) {
      copyFileSync(`src/web/${name}`, `dist/${name}`);
    }
    copyFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm'), 'dist/pdfium.wasm');
    const fonts = dirname(require.resolve('@expo-google-fonts/noto-sans-mono/package.json'));
    copyFileSync(`${fonts}/400Regular/NotoSansMono_400Regular.ttf`, 'dist/picture-font.ttf');
    copyFileSync(`${fonts}/LICENSE_FONT`, 'dist/picture-font-licence.txt');
  },
};

/**
 * What starts together lies in one file, with all that it imports: each file more takes Node a
 * millisecond to find and load, and a run would need forty.
 */
const wholes = [
  { name: 'files', test: /src.host.files\.ts$/, priority: 3 },
  { name: 'main', test: /src.cli.main\.ts$/, priority: 2 },
  { name: 'run', test: /src.cli.run-command\.ts$/, priority: 1 },
];

export default defineConfig({
  input: {
    cli: 'src/cli/index.ts',
    'pdf-child': 'src/cli/pdf-child.ts',
    action: 'src/action/index.ts',
  },
  platform: 'node',
  // Pages are drawn with packages that only `generate` needs: they are not in the bundle.
  external: [/^node:/, 'canvaskit-wasm', '@cantoo/pdf-lib'],
  plugins: [filesPlugin],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunk-[name].js',
    codeSplitting: { groups: wholes },
  },
});
