import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boobench, type Finished, removeFolder, temporaryFolder } from '../support/cli.ts';

const GUARD = pathToFileURL(
  fileURLToPath(new URL('../fixtures/no-network.mjs', import.meta.url)),
).href;

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
});
afterEach(() => removeFolder(cwd));

function guarded(...args: readonly string[]): Finished {
  const env = { NODE_OPTIONS: `--import=${GUARD}`, NETWORK_LOG: join(cwd, 'network.log') };
  return boobench(args, { cwd, env });
}

it('reaches no network but for a dataset of the Hub', () => {
  const builtin = ['--dataset', 'builtin', '--pages', 'trap/codes-1,real/tram-qqq'] as const;
  expect(
    guarded('run', ...builtin, '--command', 'echo {id}', '--results-path', 'base'),
  ).toMatchObject({ code: 0 });
  expect(
    guarded(
      'run',
      ...builtin,
      '--command',
      'echo {id}',
      '--results-path',
      'head',
      '--baseline-path',
      'base/results.json',
    ),
  ).toMatchObject({ code: 0 });
  expect(guarded('compare', 'base/results.json', 'head/results.json')).toMatchObject({ code: 0 });
  expect(guarded('merge', 'base/results.json', '--output', 'merged.json')).toMatchObject({
    code: 0,
  });
  expect(guarded('score', ...builtin, '--outputs', 'base/outputs')).toMatchObject({ code: 0 });
  expect(guarded('status', '--results-path', 'base')).toMatchObject({ code: 0 });
  expect(
    guarded('generate', 'made', '--families', 'codes,log', '--pages', '1', '--dpi', '60'),
  ).toMatchObject({ code: 0 });
  mkdirSync(join(cwd, 'mine'));
  writeFileSync(join(cwd, 'mine/log.pdf'), readFileSync(join(cwd, 'made/docs/real/log.pdf')));
  expect(guarded('make', 'mine')).toMatchObject({ code: 0 });
  expect(guarded('run', '--dataset', 'owner/name', '--offline', '--command', 'true')).toMatchObject(
    { code: 2 },
  );
  expect(existsSync(join(cwd, 'network.log'))).toBe(false);
});

it('would notice a call: the Hub is asked when a dataset is wanted', () => {
  const { stderr } = guarded(
    'run',
    '--dataset',
    'owner/name',
    '--data-path',
    'data',
    '--command',
    'true',
  );
  expect(readFileSync(join(cwd, 'network.log'), 'utf8')).toMatch(/^(?:lookup|connect)\n/);
  expect(stderr).toContain('trying again');
});
