import type { TestContext } from 'vitest';

/** A hang guard for tests of many runs, on a machine that has other things to do. */
export const PATIENT = { timeout: 600_000 } as const;

declare module 'vitest' {
  interface TaskMeta {
    /** Faults that the test met; one where it does not say. */
    cases?: number;
    /** The way the fault was made, where a machine may not allow the best. */
    means?: string;
  }
}

/** Notes for docs/reliability.md how many cases a test ran, and by which of several means. */
export function ran({ task }: TestContext, cases: number, means?: string): void {
  task.meta.cases = cases;
  if (means !== undefined) task.meta.means = means;
}
