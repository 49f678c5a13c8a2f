import { expect, it } from 'vitest';
import { FAULTS } from '../faults/support/faults.ts';
import { filesOf } from '../faults/support/table.ts';
import { read, tableRows } from './documents.ts';

// How many cases ran is held to the table by the run itself (test/faults/support/reporter.ts).
it('docs/reliability.md has a row for each fault, with its promise and its tests', () => {
  const rows = tableRows(read('docs/reliability.md')).map(([fault, promise, how = '']) => ({
    fault,
    promise,
    tests: [...how.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file]) => file),
  }));
  expect(rows).toEqual(
    FAULTS.map((fault) => ({
      fault: fault.fault,
      promise: fault.promise,
      tests: filesOf(fault),
    })),
  );
});
