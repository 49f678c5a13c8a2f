import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ChildEnd,
  type ChildLimits,
  runIsolatedChild,
} from '../../src/host/isolated-child.ts';

const roomy: ChildLimits = {
  memoryBytes: 1 << 30,
  silenceMs: 20_000,
  totalMs: 40_000,
  lineBytes: 1 << 20,
};

describe('runIsolatedChild', () => {
  let folder: string;
  let programs = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boobench-child-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function program(code: string): Promise<URL> {
    programs += 1;
    const path = join(folder, `program-${programs}.mjs`);
    await writeFile(path, code);
    return pathToFileURL(path);
  }

  async function run(
    code: string,
    limits: Partial<ChildLimits> = {},
    more: { readonly signal?: AbortSignal; readonly stopAt?: string } = {},
  ): Promise<{ readonly end: ChildEnd; readonly lines: readonly string[] }> {
    const lines: string[] = [];
    const end = await runIsolatedChild({
      entry: await program(code),
      args: ['an argument'],
      limits: { ...roomy, ...limits },
      signal: more.signal,
      onLine: (line) => {
        lines.push(line);
        return line === more.stopAt ? 'stop' : undefined;
      },
    });
    return { end, lines };
  }

  test('passes lines on, whole, however they are written', async () => {
    const { end, lines } = await run(`
      process.stdout.write('one\\ntw');
      setTimeout(() => process.stdout.write('o ü\\n\\nlast without an end'), 50);`);
    expect(lines).toEqual(['one', 'two ü', '']);
    expect(end).toEqual({ kind: 'exited', exitCode: 0, signal: null, stderrTail: '' });
  });

  test('gives the child its arguments and none of our environment', async () => {
    process.env['BOOBENCH_TEST_SECRET'] = 'secret';
    const { lines } = await run(`
      console.log(JSON.stringify({ args: process.argv.slice(2), env: Object.keys(process.env) }));`);
    delete process.env['BOOBENCH_TEST_SECRET'];
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      args: ['an argument'],
      env: process.platform === 'win32' ? ['SystemRoot'] : [],
    });
  });

  test('reports how a child fails, with the end of what it wrote on stderr', async () => {
    const { end } = await run(
      `console.error('x'.repeat(9000) + ' the end'); process.exitCode = 7;`,
    );
    expect(end).toMatchObject({ kind: 'exited', exitCode: 7 });
    expect(end.kind === 'exited' ? end.stderrTail : '').toMatch(/^x{4000,4096} the end\n$/);
  });

  test('reports a child that kills itself', async () => {
    const { end } = await run(`process.kill(process.pid, 'SIGKILL')`);
    expect(end).toMatchObject({ kind: 'exited', exitCode: null, signal: 'SIGKILL' });
  });

  test('kills a child that says nothing and never gets back to its event loop', async () => {
    const { end, lines } = await run(`console.log('ready'); for (;;);`, { silenceMs: 1500 });
    expect(end).toEqual({ kind: 'silent', afterMs: 1500 });
    expect(lines).toEqual(['ready']);
  });

  test('kills a child that goes on and on', async () => {
    const { end } = await run(`setInterval(() => console.log('still here'), 20)`, {
      totalMs: 1500,
    });
    expect(end).toEqual({ kind: 'overtime', afterMs: 1500 });
  });

  test('kills a child whose buffers, not its heap, take the memory', async () => {
    const { end } = await run(
      `const held = []; setInterval(() => held.push(Buffer.alloc(20e6, 1)), 5);`,
      { memoryBytes: 300e6 },
    );
    expect(end.kind).toBe('too-much-memory');
    expect(end.kind === 'too-much-memory' ? end.bytes : 0).toBeGreaterThan(300e6);
  });

  test('kills a child that writes without end and without a line', async () => {
    const { end } = await run(`const w = () => process.stdout.write('x'.repeat(65536), w); w();`);
    expect(end).toEqual({ kind: 'line-too-long' });
  });

  test('ends a child when its reader has had enough', async () => {
    const { end, lines } = await run(
      `let n = 0; setInterval(() => console.log('line ' + ++n), 1)`,
      {},
      { stopAt: 'line 3' },
    );
    expect(end).toEqual({ kind: 'stopped' });
    expect(lines).toEqual(['line 1', 'line 2', 'line 3']);
  });

  test('ends a child when the caller stops, and starts none when that was before', async () => {
    const stop = new AbortController();
    const running = run(`console.log('ready'); for (;;);`, {}, { signal: stop.signal });
    stop.abort();
    expect((await running).end).toEqual({ kind: 'stopped' });
    expect((await run(`console.log('ran')`, {}, { signal: stop.signal })).lines).toEqual([]);
  });

  test.skipIf(process.platform === 'win32')(
    'a busy child does not outlive a parent that is killed',
    async () => {
      const watch = JSON.stringify(new URL('../../src/host/parent-watch.ts', import.meta.url).href);
      const child = await program(
        `import { endWithParent } from ${watch};
         import { writeFileSync } from 'node:fs';
         endWithParent();
         setTimeout(() => { writeFileSync(process.argv[2], String(process.pid)); for (;;); }, 300);`,
      );
      const mark = join(folder, 'child-pid');
      const parent = await program(
        `import { spawn } from 'node:child_process';
         spawn(process.execPath, [${JSON.stringify(child.pathname)}, ${JSON.stringify(mark)}], { stdio: 'ignore' });
         setInterval(() => {}, 1000);`,
      );
      const process1 = spawn(process.execPath, [parent.pathname], { stdio: 'ignore' });
      const pid = await until(
        async () => Number(await readFile(mark, 'utf8').catch(() => '')) || null,
      );
      process1.kill('SIGKILL');
      await once(process1, 'exit');
      expect(await until(() => (isAlive(pid) ? null : 'gone'))).toBe('gone');
    },
  );
});

/** Looks until there is something to see; the test's own time limit is the guard. */
async function until<T>(look: () => Promise<T | null> | T | null): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    await delay(20);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
