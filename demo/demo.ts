/**
 * `npm run demo`: a real parser over the real pages that ship in `house/`, then the same parser after a
 * change that makes it loop on two of them. Ends with 0 when the gate lets the first run pass and stops
 * the second because of those two pages.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PARSER = 'node demo/parser.mjs {input}';
const LOOPING_PAGES = ['real/mtcars-grid', 'real/sudoku-grid'];

async function demo(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'boobench-demo-'));
  const base = join(folder, 'base');
  const head = join(folder, 'head');

  heading('1. The parser as it is: pdf.js text, 21 real pages');
  const baseExit = await boobench(['run', '--command', PARSER, '--results-path', base]);

  heading('2. The same parser after a change of its sampling, against the first run');
  const changed = ['run', '--command', `${PARSER} --no-repetition-penalty`];
  const baseline = ['--baseline-path', join(base, 'results.json')];
  const headExit = await boobench([...changed, ...baseline, '--results-path', head]);

  heading('3. What the gate made of it');
  const boos = await boosOf(join(head, 'results.json'));
  const passed = baseExit === 0 && headExit === 1 && boos.join() === LOOPING_PAGES.join();
  say(`exit code of the first run:  ${baseExit} (wanted 0)`);
  say(`exit code of the second run: ${headExit} (wanted 1, the gate failed)`);
  say(`Boos of the second run:      ${boos.join(', ')} (wanted ${LOOPING_PAGES.join(', ')})`);
  say(passed ? 'The gate did what it should.' : 'The gate did NOT do what it should.');
  say(`Everything is in ${folder}`);
  return passed ? 0 : 1;
}

/** Runs the command line on two pages at a time; returns its exit code, null for a signal. */
function boobench(args: readonly string[]): Promise<number | null> {
  say(`$ boobench ${args.map(quoted).join(' ')} --concurrency 2\n`);
  const all = [join(ROOT, 'dist', 'cli.js'), ...args, '--concurrency', '2'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, all, { cwd: ROOT, stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', resolve);
  });
}

async function boosOf(path: string): Promise<readonly string[]> {
  const results: { pages: readonly { room: string; id: string; outcome: string }[] } = JSON.parse(
    await readFile(path, 'utf8'),
  );
  return results.pages
    .filter(({ outcome }) => outcome === 'boo')
    .map(({ room, id }) => `${room}/${id}`);
}

function heading(text: string): void {
  say(`\n${text}\n${'='.repeat(text.length)}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function quoted(word: string): string {
  return /^[\w./:=-]+$/.test(word) ? word : `'${word}'`;
}

process.exitCode = await demo();
