import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import config from '../../rolldown.config.ts';
import { read } from './documents.ts';

/** Packages of which a module is in the bundle; nothing is written. */
async function bundledPackages(): Promise<readonly string[]> {
  const { input, platform, external } = config;
  const bundle = await rolldown({
    ...(input === undefined ? {} : { input }),
    ...(platform === undefined ? {} : { platform }),
    ...(external === undefined ? {} : { external }),
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const names = modules.map((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return [...new Set(names.flat())].toSorted();
}

it('names every package that is bundled, and no other', async () => {
  const table = /^(\S+) +(?:MIT|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0|Apache-2\.0) +Copyright/gm;
  const named = [...read('NOTICE').matchAll(table)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(await bundledPackages());
});

it('gives the licence of the PDF engine, which is no JavaScript', () => {
  expect(read('NOTICE')).toContain('Copyright 2014 PDFium Authors');
});

it('has the whole Apache licence', () => {
  const licence = read('LICENSE');
  expect(licence).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
  expect(licence).toContain('END OF TERMS AND CONDITIONS');
});
