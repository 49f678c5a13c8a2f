import type { OptionSpec } from './option-spec.ts';

const METRICS = ['metrics'] as const;

/** Options of the document metrics. */
export const METRICS_OPTION_SPECS: readonly OptionSpec[] = [
  {
    name: 'gt',
    value: '<path>',
    description: 'ground truth: a .md, or a folder of pages as .md or .json',
    fallback: null,
    commands: METRICS,
  },
  {
    name: 'profile',
    value: '<name>',
    description: 'default, strict or omnidocbench: which of the quirks are kept',
    fallback: 'default',
    commands: METRICS,
  },
  {
    name: 'subjects',
    value: '<names>',
    description: 'only these subjects, with commas between',
    fallback: null,
    commands: METRICS,
  },
  {
    name: 'exclude-subjects',
    value: '<names>',
    description: 'not these subjects',
    fallback: null,
    commands: METRICS,
  },
  {
    name: 'no-formulas',
    value: null,
    description: 'do not draw formulas: no CDM',
    fallback: null,
    commands: METRICS,
  },
];
