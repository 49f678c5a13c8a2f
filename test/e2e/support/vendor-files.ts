import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onePage, show } from '../../pdf/pdf-builder.ts';
import { SUPPORT_FOLDER } from './folders.ts';
import type { Files } from './vendor-repository.ts';

/** What the vendor's parser does with a page that it does not read honestly. */
export type Behaviour = 'loop' | 'hang' | 'empty' | 'crash';

/** By page id, and where to write the environment that the parser sees. */
export interface ParserSettings {
  readonly pages?: Readonly<Record<string, Behaviour>>;
  /** What a looping page repeats and a crash complains of; `The lamp is out` when left out. */
  readonly phrase?: string;
  /** An absolute path. */
  readonly environmentTo?: string;
}

/** The pages of the vendor's dataset, by room. */
export const PAGES = {
  real: ['inventory', 'letter'],
  trap: ['keeper-log', 'lamp-list', 'tide-table', 'wick-order'],
} as const;

/** How often a looping page says its phrase: far above every limit. */
export const LOOP_COUNT = 200;

/** The parser, its settings and a dataset of six small pages, as the vendor has them in the tree. */
export function vendorFiles(settings: ParserSettings = {}): Files {
  return { ...datasetFiles(), ...parserFiles(settings) };
}

/** The parser and its settings alone: what a pull request changes. */
export function parserFiles({ pages = {}, phrase, environmentTo = '' }: ParserSettings): Files {
  const settings = {
    phrase: phrase ?? 'The lamp is out',
    'loop-count': String(LOOP_COUNT),
    'environment-to': environmentTo,
    ...Object.fromEntries(Object.entries(pages).map(([id, what]) => [`page.${id}`, what])),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  return {
    'parser.sh': readFileSync(join(SUPPORT_FOLDER, 'vendor-parser.sh'), 'utf8'),
    'parser.conf': lines.join(''),
  };
}

/** A dataset folder `pages`; `edition` changes every text, and so the dataset's revision. */
export function datasetFiles(edition = 'first'): Files {
  const files: Record<string, string | Uint8Array> = {};
  for (const [room, ids] of Object.entries(PAGES)) {
    const rows = ids.map((id) => {
      const lines = linesOf(id, edition);
      const pdf = `docs/${room}/${id}.pdf`;
      files[`pages/${pdf}`] = onePage({
        content: lines.map((line, at) => show(line, 72, 700 - 14 * at)).join('\n'),
      });
      const rule = JSON.stringify({ reference_text: lines.join('\n'), mode: 'exact' });
      return JSON.stringify({ pdf, category: room, id, type: 'repetition_overshoot', rule });
    });
    files[`pages/${room}.jsonl`] = `${rows.join('\n')}\n`;
  }
  return files;
}

function linesOf(id: string, edition: string): readonly string[] {
  return [
    `Page ${id}, ${edition} edition`,
    'Lamp glass at the quay, two crates',
    'Wick and oil for the keeper until March',
    'The boat comes back on Thursday with the tide',
  ];
}
