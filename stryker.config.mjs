// Mutation test of the rule and the gate: the tests must notice four of five planted faults.
// `npm run mutation -- --mutate src/rule/phrase.ts` measures one file: a hundred faults take minutes.
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: ['src/rule/**/*.ts', 'src/gate/**/*.ts'],
  ignorePatterns: ['dist', 'house', 'docs', 'demo', 'bench'],
  coverageAnalysis: 'perTest',
  // A mutant that only runs while modules load would need every test anew, and is seen by the types.
  ignoreStatic: true,
  concurrency: 1,
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false },
  tempDirName: '.stryker-tmp',
};
