import { readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestCase, TestModule } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';
import { FAULTS } from './faults.ts';
import {
  cellsOf,
  countFault,
  differences,
  HEADING,
  lineOf,
  strays,
  type TestEnd,
} from './table.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../../../docs/reliability.md', import.meta.url));

/**
 * Holds docs/reliability.md to what the tests ran; with `RELIABILITY=write` writes it.
 *
 * Rows of which some test was left out are not looked at, so that a part of the tests may run alone.
 */
export class ReliabilityReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(endOf));
    const problems =
      process.env['RELIABILITY'] === 'write' ? write(tests) : [...compare(tests), ...strays(tests)];
    if (problems.length === 0) return;
    console.error(`\n${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}

function endOf(test: TestCase): TestEnd {
  const { cases = 1, means = null } = test.meta();
  const file = relative(ROOT, test.module.moduleId).replaceAll(sep, '/');
  return { file, fullName: test.fullName, state: test.result().state, cases, means };
}

function compare(tests: readonly TestEnd[]): readonly string[] {
  const found = differences(readFileSync(DOCUMENT, 'utf8'), tests);
  return found.length === 0
    ? []
    : ['docs/reliability.md differs from this run; write it with: npm run reliability', ...found];
}

function write(tests: readonly TestEnd[]): readonly string[] {
  const rows: string[] = [];
  const missing = [...strays(tests)];
  for (const fault of FAULTS) {
    const run = countFault(fault, tests);
    if (run.kind === 'counted') rows.push(lineOf(cellsOf(fault, run.cases, run.means)));
    else missing.push(`not all tests passed here: ${fault.fault}`);
  }
  if (missing.length > 0) return ['docs/reliability.md was not written:', ...missing];
  const head = '| fault | promise | how it is tested | cases |\n| --- | --- | --- | ---: |\n';
  writeFileSync(DOCUMENT, `${HEADING}${head}${rows.join('\n')}\n`);
  return [];
}
