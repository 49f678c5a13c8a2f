import { METRICS } from '../gate/metric-names.ts';
import type { OptionSpec } from './option-spec.ts';

const SCORES = ['metrics', 'run', 'score'] as const;

/** Options of the document metrics. */
export const METRICS_OPTION_SPECS: readonly OptionSpec[] = [
  {
    name: 'gt',
    value: '<path>',
    description:
      'ground truth of the document metrics: a .md, or a folder of pages as .md or .json; run finds images/page_<N>.jpg or a PDF beside each',
    fallback: null,
    commands: SCORES,
  },
  {
    name: 'profile',
    value: '<name>',
    description: 'default, strict or omnidocbench: which of the quirks are kept',
    fallback: 'default',
    commands: SCORES,
  },
  {
    name: 'subjects',
    value: '<names>',
    description: 'only these subjects, with commas between',
    fallback: null,
    commands: SCORES,
  },
  {
    name: 'exclude-subjects',
    value: '<names>',
    description: 'not these subjects',
    fallback: null,
    commands: SCORES,
  },
  {
    name: 'no-formulas',
    value: null,
    description: 'do not draw formulas: no CDM',
    fallback: null,
    commands: SCORES,
  },
  ...METRICS.map(({ name, title, kind }): OptionSpec => ({
    name: `min-${name}`,
    value: '<points>',
    description:
      kind === 'edit'
        ? `fail when 100 × (1 − ${title}) is below this, 0 to 100`
        : `fail when ${title} is below this, 0 to 100`,
    fallback: null,
    commands: ['run', 'compare', 'report'],
  })),
];
