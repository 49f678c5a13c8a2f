import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run mutation` plants faults under: hand-worked cases and a few generated ones.
 * Those that compare with the plain reading at length would take hours, and are left out.
 */
export default defineConfig({
  test: {
    include: [
      'test/gate/*.test.ts',
      'test/rule/{allowance,budgets,cleaning,html-cells,laws,locate,loops,warnings,words,worst}.test.ts',
    ],
    testTimeout: 120_000,
    // Modules stay loaded from one fault to the next.
    isolate: false,
    env: { BOOBENCH_PROPERTY_RUNS: '3' },
  },
});
