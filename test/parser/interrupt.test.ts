import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { InterruptedError } from '../../src/errors.ts';
import type { ParserOptions } from '../../src/parser/options.ts';
import { killLeftovers, runPages } from '../../src/parser/run-pages.ts';
import { fixture, makeOptions, makePages, survivors, temporaryFolder } from './helpers.ts';

const script = fileURLToPath(new URL('run-in-child.ts', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  readonly options: ParserOptions;
  readonly output: () => string;
  /** Resolves once the parser of a page has made the file `ready` in its working directory. */
  readonly ready: Promise<void>;
}

function start(command: string, settings: object = {}): Started {
  const folder = temporaryFolder();
  const options = makeOptions(folder, command);
  const pages = makePages(folder, ['a', 'b', 'c']);
  const given = JSON.stringify({ pages, options, ...settings });
  const ready = fileAppears(folder, 'ready');
  const child = spawn(process.execPath, [script, given], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return { child, options, output: () => output, ready };
}

function fileAppears(folder: string, name: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder, () => {
      if (!existsSync(join(folder, name))) return;
      watcher.close();
      resolve();
    });
  });
}

const commands = [
  ['a page that forks', `touch ready; exec ${fixture('forking-hanging.sh')}`],
  ['a page that is deaf to TERM', `touch ready; exec ${fixture('deaf.sh')}`],
  [
    'a batch',
    `touch ready; exec node ${fixture('batch.mjs')} {manifest} fork hang=b # ${fixture('deaf.sh')}`,
  ],
] as const;

describe('an interrupt', () => {
  it.each(commands)('of the process leaves nothing of %s', async (_, command) => {
    const { child, options, output, ready } = start(command);
    await ready;
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    expect(output()).toContain('InterruptedError');
    expect(output()).not.toContain('done c');
    expect(survivors(options.runToken)).toEqual([]);
    expect(readdirSync(options.scratchDir)).toEqual([]);
  });

  it('before the start runs nothing', async () => {
    const folder = temporaryFolder();
    const options = makeOptions(folder, 'touch ran');
    const events = { onStart: () => {}, onDone: () => {}, signal: AbortSignal.abort() };
    const all = runPages(makePages(folder, ['a']), options, events);
    await expect(all).rejects.toBeInstanceOf(InterruptedError);
    expect(existsSync(join(folder, 'ran'))).toBe(false);
  });

  it('ends the wait before a retry', async () => {
    const folder = temporaryFolder();
    const interrupt = new AbortController();
    const options = {
      ...makeOptions(folder, 'touch ran; exit 1'),
      retries: 1,
      pace: { firstRetryWaitMs: 1e6, longestRetryWaitMs: 1e6 },
    };
    const ran = fileAppears(folder, 'ran');
    const all = runPages(makePages(folder, ['a']), options, {
      onStart: () => {},
      onDone: () => {},
      signal: interrupt.signal,
    });
    await ran;
    interrupt.abort();
    await expect(all).rejects.toBeInstanceOf(InterruptedError);
  });
});

describe('a process that exits in the middle', () => {
  it.each(commands)('takes %s with it', async (_, command) => {
    const { child, options } = start(command, { exitAfterMs: 1500 });
    const [code] = await once(child, 'close');
    expect(code).toBe(9);
    expect(survivors(options.runToken)).toEqual([]);
  });
});

describe('killLeftovers', () => {
  it.each(commands)('ends %s of a run that was killed', async (_, command) => {
    const { child, options, ready } = start(command);
    await ready;
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(survivors(options.runToken)).not.toEqual([]);
    expect(await killLeftovers(options.runToken)).toBe(true);
    expect(survivors(options.runToken)).toEqual([]);
  });

  it('leaves other runs alone', async () => {
    const { child, options, ready } = start(`touch ready; sleep 1000`);
    await ready;
    expect(await killLeftovers(options.runToken.slice(0, -1))).toBe(true);
    expect(survivors(options.runToken)).not.toEqual([]);
    child.kill('SIGINT');
    await once(child, 'close');
  });
});
