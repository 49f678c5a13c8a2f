import { tableRows } from '../../docs/documents.ts';
import { FAULTS, type Fault } from './faults.ts';

/** A test as it ended. */
export interface TestEnd {
  /** Path in the repository, with `/`. */
  readonly file: string;
  readonly fullName: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
  readonly cases: number;
  /** Null where the fault can be made in one way only. */
  readonly means: string | null;
}

/** What a run of tests says about a fault. */
export type FaultRun =
  | { readonly kind: 'counted'; readonly cases: number; readonly means: string }
  /** Not all of its tests ran and passed. */
  | { readonly kind: 'partly' };

export const HEADING = `# Reliability

What is promised when something goes wrong, and how often that was tried. This table is written by the tests (\`npm run reliability\`); a test run fails when it is not what the tests would write.

`;

export function belongsTo({ file, fullName }: TestEnd, { tests }: Fault): boolean {
  return tests.some(
    (part) => part.file === file && (part.named === undefined || fullName.startsWith(part.named)),
  );
}

/** Adds up the tests of a fault. */
export function countFault(fault: Fault, tests: readonly TestEnd[]): FaultRun {
  const ours = tests.filter((test) => belongsTo(test, fault));
  const ran = fault.tests.every((part) => tests.some(({ file }) => file === part.file));
  if (!ran || ours.some(({ state }) => state !== 'passed')) return { kind: 'partly' };
  const used = new Set(ours.flatMap(({ means }) => means ?? []));
  const means = fault.means.filter((way) => used.has(way));
  return {
    kind: 'counted',
    cases: ours.reduce((sum, { cases }) => sum + cases, 0),
    means: means.length === 0 ? fault.means[0] : means.join(', '),
  };
}

/** The cells of a fault in docs/reliability.md. */
export function cellsOf(fault: Fault, cases: number, means: string): readonly string[] {
  const links = filesOf(fault).map((file) => `[${file.replace('test/', '')}](../${file})`);
  return [fault.fault, fault.promise, `${means}: ${links.join(', ')}`, cases.toLocaleString('en')];
}

export function filesOf(fault: Fault): readonly string[] {
  return [...new Set(fault.tests.map(({ file }) => file))];
}

/** Where the rows of a document are not those of a run; two lines each. */
export function differences(document: string, tests: readonly TestEnd[]): readonly string[] {
  const rows = tableRows(document);
  return FAULTS.flatMap((fault, at) => {
    const run = countFault(fault, tests);
    // A machine that lacks the best way counts other cases.
    if (run.kind === 'partly' || run.means !== fault.means[0]) return [];
    const [is, ought] = [rows[at] ?? [], cellsOf(fault, run.cases, run.means)].map(lineOf);
    return is === ought ? [] : [`is:       ${is}\nought be: ${ought}`];
  });
}

export function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Tests of this suite that no fault of the table covers, and faults without a test. */
export function strays(tests: readonly TestEnd[]): readonly string[] {
  const files = new Set(tests.map(({ file }) => file));
  const loose = tests.filter(
    (test) =>
      test.file.startsWith('test/faults/') && !FAULTS.some((fault) => belongsTo(test, fault)),
  );
  const untested = FAULTS.filter(
    (fault) =>
      fault.tests.every(({ file }) => files.has(file)) &&
      !fault.tests.every((part) =>
        tests.some((test) => belongsTo(test, { ...fault, tests: [part] })),
      ),
  );
  return [
    ...loose.map(({ file, fullName }) => `${file}: "${fullName}" is in no row`),
    ...untested.map(({ fault }) => `"${fault}" names tests that are not there`),
  ];
}
