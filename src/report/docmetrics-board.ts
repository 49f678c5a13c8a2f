/** A model as Table 1 of the paper has it; edit distances 0 to 1, everything else 0 to 100. */
export interface PublishedModel {
  readonly model: string;
  readonly kind: 'specialized' | 'general';
  readonly access: 'Open' | 'Closed';
  readonly textEdit: number;
  readonly formulaEdit: number;
  readonly formulaCdm: number;
  readonly tableTeds: number;
  readonly tableTedsS: number;
  readonly orderEdit: number;
  readonly overall: number;
}

/** The published board of document metrics: where its figures come from, and which pages they are about. */
export const DOCMETRICS_BOARD = {
  name: 'Dr.DocBench',
  url: 'https://arxiv.org/abs/2606.01393',
  /** Month in which the paper came out; the figures below are of its Table 1. */
  published: '2026-06',
  /** All pages, Table 5, and all subjects, Table 6. */
  pages: 4514,
  subjects: 52,
} as const;

/** Model, kind, access, text edit, formula edit, CDM, TEDS, TEDS-S, order edit, Overall; as printed. */
const ROWS: readonly (readonly [
  string,
  PublishedModel['kind'],
  PublishedModel['access'],
  number,
  number,
  number,
  number,
  number,
  number,
  number,
])[] = [
  ['MinerU 2.5', 'specialized', 'Open', 0.33, 0.51, 24.15, 55.85, 63.7, 0.3, 54.37],
  ['PaddleOCR', 'specialized', 'Open', 0.73, 0.42, 30.73, 51.79, 59.94, 0.71, 34.78],
  ['Qwen3.5-Flash', 'general', 'Open', 0.26, 0.32, 35.69, 46.24, 54.38, 0.26, 57.51],
  ['Qwen3.5-122B-A10B', 'general', 'Open', 0.23, 0.32, 32.54, 38.31, 44.99, 0.23, 56.32],
  ['Qwen3.5-Plus', 'general', 'Open', 0.25, 0.31, 30.4, 49.77, 58.23, 0.26, 57.32],
  ['Nemotron-Nano-12B', 'general', 'Open', 0.62, 0.76, 12.82, 27.03, 34.09, 0.564, 30.33],
  ['Kimi-K2.5', 'general', 'Open', 0.19, 0.35, 27.04, 51.98, 61.09, 0.18, 60.38],
  ['Claude Opus 4.6', 'general', 'Closed', 0.22, 0.37, 32.02, 49.21, 58.12, 0.19, 60.19],
  ['Doubao-Seed-1.6-Vision', 'general', 'Closed', 0.34, 0.31, 41.28, 33.93, 42.16, 0.28, 53.14],
  ['Gemini 3.1 Pro', 'general', 'Closed', 0.22, 0.35, 32.22, 51.26, 59.03, 0.21, 60.13],
  ['GPT-4o', 'general', 'Closed', 0.37, 0.47, 36.02, 30.14, 38.62, 0.31, 49.73],
  ['GPT-5.5', 'general', 'Closed', 0.19, 0.36, 34.55, 48.9, 58.96, 0.17, 61.94],
];

/** The published models, in the paper's order. */
export const PUBLISHED_MODELS: readonly PublishedModel[] = ROWS.map(
  ([
    model,
    kind,
    access,
    textEdit,
    formulaEdit,
    formulaCdm,
    tableTeds,
    tableTedsS,
    orderEdit,
    overall,
  ]) => ({
    model,
    kind,
    access,
    textEdit,
    formulaEdit,
    formulaCdm,
    tableTeds,
    tableTedsS,
    orderEdit,
    overall,
  }),
);
