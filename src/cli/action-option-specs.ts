import type { OptionSpec } from './option-spec.ts';

/** Options of the GitHub Action alone. */
export const ACTION_OPTION_SPECS: readonly OptionSpec[] = [
  {
    name: 'mode',
    value: '<mode>',
    description:
      'run: the parser on the pages; merge: put shards together and decide; comment: post what a fork could not',
    fallback: 'run',
    commands: ['action'],
  },
  {
    name: 'suite',
    value: '<suite>',
    description: 'what is measured: boobench',
    fallback: 'boobench',
    commands: ['action'],
  },
  {
    name: 'baseline',
    value: '<source>',
    description:
      'where the base comes from: auto (cache, then artifact, then file), cache, artifact, file, rerun, or none',
    fallback: 'auto',
    commands: ['action'],
  },
  {
    name: 'save-baseline',
    value: '<when>',
    description:
      'auto: whole runs of push, schedule and workflow_dispatch on the default or a protected branch; true: on any branch; false: never',
    fallback: 'auto',
    commands: ['action'],
  },
  {
    name: 'comment',
    value: '<when>',
    description:
      'when the pull request gets a comment: always, changes, failures, or off; one that is there is kept up to date',
    fallback: 'always',
    commands: ['action'],
  },
  {
    name: 'job-summary',
    value: '<yes>',
    description: 'write the report into the summary of the job: true or false',
    fallback: 'true',
    commands: ['action'],
  },
  {
    name: 'annotations',
    value: '<yes>',
    description: 'mark new Boos and Lost pages on the check: true or false',
    fallback: 'true',
    commands: ['action'],
  },
  {
    name: 'upload-artifact',
    value: '<yes>',
    description: 'keep results and report as an artifact of the run: true or false',
    fallback: 'true',
    commands: ['action'],
  },
  {
    name: 'include-outputs',
    value: '<which>',
    description:
      'raw outputs and pictures of pages that the artifact and its HTML report hold: none, boo (of bad pages), or all; they may be confidential',
    fallback: 'none',
    commands: ['action'],
  },
  {
    name: 'dry-run',
    value: null,
    description: 'print the comment instead of posting it, save nothing, and never fail the gate',
    fallback: null,
    commands: ['action'],
  },
];
