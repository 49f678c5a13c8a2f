import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { runPages } from '../../src/parser/run-pages.ts';
import {
  contentOf,
  fixture,
  makeOptions,
  makePages,
  only,
  QUICK_PACE,
  run,
  survivors,
  temporaryFolder,
} from './helpers.ts';

const text = contentOf('one');

describe('the answer', () => {
  it.each([
    ['stdout', `${fixture('honest.sh')} {input}`],
    ['the file at {output}', 'echo noise; cp {input} {output}'],
    ['the file at BOOBENCH_OUTPUT', 'echo noise; cp "$BOOBENCH_INPUT" "$BOOBENCH_OUTPUT"'],
    ['the one file in {output_dir}', 'echo noise; cp {input} {output_dir}/any.txt'],
    [
      'the one file in a folder of {output_dir}',
      'mkdir {output_dir}/a; cp {input} {output_dir}/a/b',
    ],
    [
      'the one file that a script wrote there',
      `sh -c 'cp "$BOOBENCH_INPUT" "$BOOBENCH_OUTPUT_DIR"'`,
    ],
    [
      'the one file beside the pictures that a parser cut out',
      'mkdir {output_dir}/a; touch {output_dir}/a/{1.PNG,2.jpeg}; cp {input} {output_dir}/a/b.md',
    ],
    ['a file whose parser adds an extension', 'cp {input} {output}.txt'],
    ['what was written to /dev/stdout', 'cp {input} /dev/stdout'],
  ])('is %s', async (_, command) => {
    const { outcome, exitCode, attempts, outputBytes } = only(await run(command));
    expect(outcome).toEqual({ kind: 'answered', text, cut: false });
    expect({ exitCode, attempts, outputBytes }).toEqual({
      exitCode: 0,
      attempts: 1,
      outputBytes: text.length,
    });
  });

  it.each([
    ['nothing on stdout', fixture('silent.sh')],
    ['no file at {output}', 'echo noise # {output}\n: "$BOOBENCH_OUTPUT"'],
    ['no file in {output_dir}', 'ls {output_dir}; echo noise'],
    ['nothing but a picture in {output_dir}', 'echo noise | tee {output_dir}/page-1.png'],
  ])('is empty when a command ends well with %s', async (_, command) => {
    expect(only(await run(command)).outcome).toEqual({ kind: 'answered', text: '', cut: false });
  });

  it('counts though the command fails after it', async () => {
    const { outcome, exitCode, attempts } = only(
      await run(`${fixture('late-crash.sh')} {input}`, { retries: 2 }),
    );
    expect(outcome).toMatchObject({ kind: 'answered', text });
    expect([exitCode, attempts]).toEqual([3, 1]);
  });

  it('has U+FFFD for bytes that are not UTF-8', async () => {
    expect(only(await run(fixture('bad-utf8.sh'))).outcome).toMatchObject({
      text: 'a\uFFFD\uFFFD(b\uFFFD',
    });
  });

  it('is broken when several files appear, and names them', async () => {
    const { outcome } = only(await run('touch {output_dir}/b.md {output_dir}/a.md'));
    expect(outcome).toMatchObject({
      kind: 'broken',
      reason: expect.stringContaining('"a.md", "b.md"'),
    });
  });

  it('is broken when half-written JSON was declared as JSON', async () => {
    const format = { kind: 'json', pointer: ['pages', '*', 'markdown'], spelled: '/x' } as const;
    const { outcome } = only(await run(fixture('half-json.sh'), { outputFormat: format }));
    expect(outcome).toMatchObject({ kind: 'broken', text: expect.stringContaining('"markd') });
  });

  it('is the text found in JSON', async () => {
    const format = { kind: 'json', pointer: ['a'], spelled: '/a' } as const;
    const { outcome, outputBytes } = only(
      await run(`printf '{"a":"x"}'`, { outputFormat: format }),
    );
    expect(outcome).toEqual({ kind: 'answered', text: 'x', cut: false });
    expect(outputBytes).toBe(9);
  });

  it.each([
    ['a link', 'ln -s /etc/passwd {output}', 'symbolic link'],
    ['a named pipe', 'mkfifo {output}', 'named pipe'],
    ['a folder', 'mkdir {output}', 'folder'],
    [
      'in a folder that was replaced',
      'd={output_dir}; rmdir "$d"; ln -s /etc "$d"; ls {output}/.. > /dev/null',
      'replaced',
    ],
  ])('is broken, and nothing is followed, when {output} is %s', async (_, command, reason) => {
    const { outcome } = only(await run(command));
    expect(outcome).toMatchObject({ kind: 'broken', reason: expect.stringContaining(reason) });
  });
});

describe('a command that fails', () => {
  it('is a failure with its exit code and the end of stderr', async () => {
    const { outcome, attempts } = only(
      await run(`printf '%05000d' 1 >&2; echo end >&2; exit 5`, { retries: 1 }),
    );
    expect(outcome).toMatchObject({ kind: 'failed', exitCode: 5, signal: null });
    expect(outcome).toHaveProperty('stderrTail.length', 4096);
    expect(outcome).toHaveProperty('stderrTail', expect.stringMatching(/end\n$/));
    expect(attempts).toBe(2);
  });

  it('tells the signal it died of', async () => {
    expect(only(await run(`exec ${fixture('crashing.sh')}`)).outcome).toEqual({
      kind: 'failed',
      exitCode: 139,
      signal: 'SIGSEGV',
      stderrTail: 'Traceback: out of memory\n',
    });
  });

  it('is tried again until it answers', async () => {
    const { outcome, attempts } = only(
      await run(`${fixture('flaky.sh')} {input} 2`, { retries: 3 }),
    );
    expect(outcome).toMatchObject({ kind: 'answered', text });
    expect(attempts).toBe(3);
  });

  it('is started and done once, however many tries it takes', async () => {
    const { log } = await run('exit 1', { retries: 3 });
    expect(log).toEqual(['start one', 'done one']);
  });

  it.each([
    ['is not found', 'no-such-parser {input}', 'no-such-parser'],
    ['is not executable', '/etc/passwd', 'ermission denied'],
  ])('was not run when the program %s', async (_, command, reason) => {
    const { outcome, attempts } = only(await run(command, { retries: 3 }));
    expect(outcome).toMatchObject({ kind: 'not-run', reason: expect.stringContaining(reason) });
    expect(attempts).toBe(1);
  });

  it('was not run when the shell is not found', async () => {
    const { outcome } = only(await run('x', { shell: 'no-such-shell -c' }));
    expect(outcome).toMatchObject({
      kind: 'not-run',
      reason: expect.stringContaining('no-such-shell'),
    });
  });

  it('was not run when an id cannot be passed on', async () => {
    const { runs } = await run('echo {id}', { ids: ['a\0b', 'c'] });
    expect(runs.get('a\0b')?.outcome).toMatchObject({
      kind: 'not-run',
      reason: expect.stringContaining('BOOBENCH_ID'),
    });
    expect(runs.get('c')?.outcome).toMatchObject({ text: 'c\n' });
  });

  it('fails when it stops itself, which nobody would wake it from', async () => {
    const ran = await run('kill -STOP $$');
    expect(only(ran).outcome).toMatchObject({ kind: 'failed', signal: 'SIGSTOP' });
    expect(survivors(ran.options.runToken)).toEqual([]);
  });

  it('fails its page alone when it kills what started it', async () => {
    const { runs } = await run(
      'if [[ {id} = b ]]; then kill -KILL $PPID; sleep 1000; fi; echo {id}',
      {
        ids: ['a', 'b', 'c', 'd'],
        concurrency: 1,
      },
    );
    expect([...runs].map(([id, { outcome }]) => [id, outcome.kind])).toEqual([
      ['a', 'answered'],
      ['b', 'failed'],
      ['c', 'answered'],
      ['d', 'answered'],
    ]);
  });
});

describe('the limits', () => {
  it('end a hanging page, which keeps what it wrote', async () => {
    const ran = await run(`exec ${fixture('hanging.sh')}`, { timeoutMs: 300, retries: 2 });
    const { outcome, attempts, durationMs, outputBytes } = only(ran);
    expect(outcome).toEqual({ kind: 'timed-out', text: 'first line\n', afterMs: durationMs });
    expect(durationMs).toBeGreaterThanOrEqual(300);
    expect([attempts, outputBytes]).toEqual([1, 11]);
    expect(survivors(ran.options.runToken)).toEqual([]);
  });

  it('end a page that is deaf to TERM', async () => {
    const ran = await run(fixture('deaf.sh'), { timeoutMs: 300 });
    expect(only(ran).outcome).toMatchObject({ kind: 'timed-out' });
    expect(survivors(ran.options.runToken)).toEqual([]);
  });

  it('ask with TERM before they kill', async () => {
    const command = `trap 'echo asked > "$BOOBENCH_OUTPUT"; exit' TERM; while :; do sleep 0.05; done`;
    const ran = await run(command, {
      timeoutMs: 300,
      pace: { ...QUICK_PACE, killGraceMs: 20_000 },
    });
    expect(only(ran).outcome).toMatchObject({ kind: 'timed-out', text: 'asked\n' });
  });

  it.each([
    ['stdout', `${fixture('flooding.sh')} stdout`],
    ['the file', `${fixture('flooding.sh')} file {output}`],
    ['the folder', `${fixture('flooding.sh')} file {output_dir}/any`],
  ])('stop a command that floods %s, and keep what it wrote up to the cap', async (_, command) => {
    const ran = await run(command, { maxOutputBytes: 100_000, retries: 2 });
    const { outcome, outputBytes, attempts } = only(ran);
    const flood = 'the same line\n'.repeat(10_000).slice(0, 100_000);
    expect(outcome).toEqual({ kind: 'answered', text: flood, cut: true });
    expect([outputBytes, attempts]).toEqual([100_000, 1]);
    expect(survivors(ran.options.runToken)).toEqual([]);
  });

  it('cut between characters', async () => {
    const ran = await run(`yes 'ééééé😀' | tr -d '\\n'`, { maxOutputBytes: 1009 });
    expect(only(ran).outcome).not.toHaveProperty('text', expect.stringContaining('\uFFFD'));
    expect(only(ran).outputBytes).toBeGreaterThan(1005);
  });

  it('do not count what is not the answer', async () => {
    const ran = await run(`${fixture('noisy.sh')} {input} {output}`, { maxOutputBytes: 1000 });
    expect(only(ran).outcome).toEqual({ kind: 'answered', text, cut: false });
  });

  it('keep a flood on stderr off the disk until the clock ends it', async () => {
    const ran = await run(`${fixture('flooding.sh')} stderr`, { timeoutMs: 1000 });
    expect(only(ran).outcome).toMatchObject({ kind: 'timed-out', text: 'answer\n' });
  });
});

describe('nothing survives its page', () => {
  it.each([
    ['forks and ends', `${fixture('forking.sh')} {input}`],
    ['leaves a writer behind', `${fixture('late-writer.sh')} {input}`],
    ['leaves a child in the background', 'cat {input}; sleep 1000 &'],
    ['disowns a child', 'cat {input}; nohup sleep 1000 >/dev/null 2>&1 & disown'],
  ])('of a command that %s', async (_, command) => {
    const ids = ['one', 'two', 'three', 'four', 'five', 'six'];
    const ran = await run(command, { ids });
    expect(survivors(ran.options.runToken)).toEqual([]);
    for (const id of ids) expect(ran.runs.get(id)?.outcome).toMatchObject({ kind: 'answered' });
  });

  it('though a process left the group, cleared its environment and is deaf to TERM', async () => {
    const ran = await run(`exec ${fixture('forking-hanging.sh')}`, { timeoutMs: 500 });
    expect(only(ran).outcome).toMatchObject({ kind: 'timed-out' });
    expect(survivors(ran.options.runToken, 'while :; do sleep 1; done')).toEqual([]);
  });

  it('before the page is done', async () => {
    const folder = temporaryFolder();
    const options = makeOptions(folder, `${fixture('forking.sh')} {input}`);
    const alive: (readonly string[])[] = [];
    await runPages(
      makePages(folder, ['a', 'b', 'c']),
      { ...options, concurrency: 1 },
      {
        onStart: () => {},
        onDone: () => void alive.push(survivors(`${options.runToken}-1 `, '\0')),
        signal: new AbortController().signal,
      },
    );
    expect(alive).toEqual([[], [], []]);
  });
});

describe('the environment', () => {
  const show = 'env -0 | tr "\\0" "\\n" > {output}';
  const secrets = {
    GITHUB_TOKEN: 's1',
    GH_TOKEN: 's2',
    ACTIONS_RUNTIME_TOKEN: 's3',
    INPUT_GITHUB_TOKEN: 's4',
    BOOBENCH_GITHUB_TOKEN: 's5',
    GITHUB_ENV: 's6',
    GITHUB_OUTPUT: 's7',
    GITHUB_STEP_SUMMARY: 's8',
    GITHUB_PATH: 's9',
    GITHUB_STATE: 's10',
  };

  async function seenWith(passEnv: readonly string[]): Promise<readonly string[]> {
    Object.assign(process.env, secrets, { GITHUB_SHA: 'kept', out: 'kept' });
    try {
      const { outcome } = only(await run(show, { passEnv }));
      return outcome.kind === 'answered' ? outcome.text.split('\n') : [];
    } finally {
      for (const name of [...Object.keys(secrets), 'GITHUB_SHA', 'out']) delete process.env[name];
    }
  }

  it('holds the job and the page, and no token of ours', async () => {
    const seen = await seenWith([]);
    expect(seen).toEqual(expect.arrayContaining(['GITHUB_SHA=kept', 'out=kept']));
    expect(seen).toEqual(expect.arrayContaining(['BOOBENCH_ID=one', 'BOOBENCH_ROOM=real']));
    expect(seen.filter((line) => /=s\d+$/.test(line))).toEqual([]);
  });

  it('holds what is passed on all the same', async () => {
    const seen = await seenWith(['GITHUB_TOKEN', 'GITHUB_OUTPUT']);
    expect(seen.filter((line) => /=s\d+$/.test(line)).toSorted()).toEqual([
      'GITHUB_OUTPUT=s7',
      'GITHUB_TOKEN=s1',
    ]);
  });

  it('has nothing on stdin, and the working directory that was asked for', async () => {
    const folder = temporaryFolder();
    const ran = await run('cat; pwd', { workingDirectory: folder });
    expect(only(ran).outcome).toMatchObject({ text: `${folder}\n` });
  });

  it('is the same for ids that mean something to a shell', async () => {
    const ids = [`-n`, `a'b"c$(touch pwned)\`x\``, 'two\nlines', '*', 'é😀', '; exit 9', '../up'];
    const ran = await run(`printf %s {id}; printf %s\\\\n "-{id}-" '{id}'`, { ids });
    for (const id of ids) {
      expect(ran.runs.get(id)?.outcome).toMatchObject({ text: `${id}-${id}-\n${id}\n` });
    }
    expect(readdirSync(ran.folder)).not.toContain('pwned');
  });
});

describe('the shell', () => {
  it.each([
    ['bash with errors on by default', null, 'false | true; echo not reached', ''],
    ['by name', 'sh', 'printf %s {id}', 'one'],
    ['with options', 'bash -c', 'false; printf %s "$-" | tr -dc eu; printf %s {id}', 'one'],
    ['a program of its own', 'node -e', 'process.stdout.write(process.env.BOOBENCH_ID)', 'one'],
    ['a file', 'bash -eu {0} extra', 'printf %s "$1" {id}', 'extraone'],
    ['a file for another program', 'node {0}', 'console.log(process.env.BOOBENCH_ROOM)', 'real\n'],
    ['a command that looks like an option', null, '-x || printf %s {id}', 'one'],
  ])('is %s', async (_, shell, command, expected) => {
    const { outcome } = only(await run(command, { shell }));
    expect(outcome).toHaveProperty(outcome.kind === 'failed' ? 'stderrTail' : 'text', expected);
  });

  it('runs without bash on the machine', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'bin'));
    for (const name of ['cat', 'sleep', 'setsid']) {
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\nPATH=/usr/bin:/bin exec ${name} "$@"\n`);
      chmodSync(join(folder, 'bin', name), 0o700);
    }
    const path = process.env['PATH'];
    process.env['PATH'] = join(folder, 'bin');
    try {
      const command = 'cat {input}; setsid sleep 1000 & sleep 1000 & :';
      const ran = await run(command, { shell: '/bin/sh -eu -c', ids: ['one', 'b', 'c'] });
      expect(only(ran).outcome).toMatchObject({ kind: 'answered', text });
      process.env['PATH'] = path;
      expect(survivors(ran.options.runToken)).toEqual([]);
    } finally {
      process.env['PATH'] = path;
    }
  });
});

describe('many pages', () => {
  it('are all started and done once, as many at a time as allowed', async () => {
    const ids = Array.from({ length: 40 }, (_, number) => `p${number}`);
    const { runs, log } = await run('cat {input}', { ids, concurrency: 3 });
    for (const id of ids) expect(runs.get(id)?.outcome).toMatchObject({ text: contentOf(id) });
    let running = 0;
    let most = 0;
    for (const line of log) {
      running += line.startsWith('start') ? 1 : -1;
      most = Math.max(most, running);
    }
    expect(log.length).toBe(80);
    expect(most).toBeLessThanOrEqual(3);
  });

  it('never mix up their outputs, some of which hang, fail or flood', async () => {
    const ids = Array.from({ length: 30 }, (_, number) => `${number}`);
    const command = `case {id} in 3) sleep 1000;; 5) exit 4;; 7) yes;; 9) sleep 1000 & ;; esac\necho {id}`;
    const ran = await run(command, { ids, timeoutMs: 1500, maxOutputBytes: 10_000 });
    for (const id of ids) {
      const outcome = ran.runs.get(id)?.outcome;
      const expected: Readonly<Record<string, object>> = {
        '3': { kind: 'timed-out', text: '' },
        '5': { kind: 'failed', exitCode: 4 },
        '7': { kind: 'answered', cut: true },
      };
      expect(outcome).toMatchObject(expected[id] ?? { kind: 'answered', text: `${id}\n` });
    }
    expect(survivors(ran.options.runToken)).toEqual([]);
  });

  it('are none at all', async () => {
    expect((await run('exit 1', { ids: [] })).log).toEqual([]);
  });

  it('leave nothing in the scratch folder', async () => {
    const { options } = await run('cp {input} {output}; mkdir {output_dir}/more');
    expect(existsSync(options.scratchDir) && readdirSync(options.scratchDir)).toEqual([]);
  });

  it('stop when a result cannot be written', async () => {
    const folder = temporaryFolder();
    const options = makeOptions(folder, 'sleep 0.1; echo {id}');
    const fault = new Error('disk full');
    let done = 0;
    const all = runPages(makePages(folder, ['a', 'b', 'c', 'd', 'e']), options, {
      onStart: () => {},
      onDone: () => {
        done += 1;
        throw fault;
      },
      signal: new AbortController().signal,
    });
    await expect(all).rejects.toBe(fault);
    expect(done).toBeLessThanOrEqual(2);
    expect(survivors(options.runToken)).toEqual([]);
  });
});

describe('wrong use', () => {
  it.each([
    ['an empty command', { command: ' ' }],
    ['a near miss', { command: 'parse {inptu}' }],
    ['a placeholder of a page in a batch', { command: 'parse {manifest} {input}' }],
    ['a working directory that is not there', { workingDirectory: '/no/such/folder' }],
    ['no time', { timeoutMs: 0 }],
    ['no concurrency', { concurrency: 0 }],
    ['half a retry', { retries: 0.5 }],
  ])('is refused: %s', async (_, change) => {
    await expect(run('echo', change)).rejects.toBeInstanceOf(InputError);
  });
});
