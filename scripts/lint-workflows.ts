/**
 * Lints the workflows of this repository, its action and the recipes of the documentation.
 *
 *   npm run lint:workflows
 *
 * actionlint finds what GitHub would refuse, zizmor what an attacker could use. Both are fetched once
 * (Go module proxy, PyPI) into `node_modules/.cache` at the versions below.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CACHE = resolve('node_modules/.cache/boobench-lint');

/** A tool that cannot be had; what to do about it is for people. */
class ToolError extends Error {}

function run(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): number {
  const { error, status } = spawnSync(program, [...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (error !== undefined) throw error;
  return status ?? 1;
}

interface Tool {
  readonly name: string;
  readonly version: string;
  /** What fetches it. */
  readonly program: string;
  readonly from: string;
  /** @returns an exit code */
  readonly install: (folder: string) => number;
}

const ACTIONLINT: Tool = {
  name: 'actionlint',
  version: 'v1.7.12',
  program: 'go',
  from: 'https://go.dev/dl',
  install: (folder) =>
    run('go', ['install', `github.com/rhysd/actionlint/cmd/actionlint@${ACTIONLINT.version}`], {
      GOBIN: join(folder, 'bin'),
    }),
};

const ZIZMOR: Tool = {
  name: 'zizmor',
  version: '1.32.0',
  program: 'python3',
  from: 'https://www.python.org/downloads',
  install: (folder) =>
    run('python3', ['-m', 'venv', folder]) ||
    run(join(folder, 'bin/pip'), ['install', '--quiet', `zizmor==${ZIZMOR.version}`]),
};

/** Fetches a tool once. @returns its path */
function fetched({ name, version, program, from, install }: Tool): string {
  const folder = join(CACHE, `${name}-${version}`);
  const path = join(folder, 'bin', name);
  if (existsSync(path)) return path;
  if (spawnSync(program, ['--help'], { stdio: 'ignore' }).error !== undefined) {
    throw new ToolError(
      `${name} is fetched with "${program}", which is not on the PATH: install it (${from}) and run this again`,
    );
  }
  mkdirSync(CACHE, { recursive: true });
  if (install(folder) === 0 && existsSync(path)) return path;
  rmSync(folder, { recursive: true, force: true });
  throw new ToolError(`${name} ${version} could not be fetched; what ${program} said is above`);
}

function workflowsIn(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  if (names.length === 0) throw new ToolError(`there is no workflow in ${folder}`);
  return names.toSorted().map((name) => join(folder, name));
}

function lint(): boolean {
  const files = [...workflowsIn('.github/workflows'), ...workflowsIn('docs/recipes')];
  // Without shellcheck and pyflakes, which are there on some machines only: the same findings everywhere.
  const actionlintArgs = ['-config-file', '.github/actionlint.yaml', '-shellcheck=', '-pyflakes='];
  const isValid = run(fetched(ACTIONLINT), [...actionlintArgs, ...files]) === 0;
  const zizmorArgs = ['--offline', '--quiet', '--config', '.github/zizmor.yml'];
  const isSafe = run(fetched(ZIZMOR), [...zizmorArgs, 'action.yml', ...files]) === 0;
  if (isValid && isSafe) console.log(`${files.length} workflows and action.yml are clean`);
  return isValid && isSafe;
}

try {
  process.exitCode = lint() ? 0 : 1;
} catch (error) {
  if (!(error instanceof ToolError)) throw error;
  console.error(`lint:workflows: ${error.message}`);
  process.exitCode = 1;
}
