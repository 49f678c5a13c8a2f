/**
 * `npm run demo`: a real OCR engine over pages of the builtin house, then the same engine after a change
 * that makes it loop on two of them. Ends with 0 when the gate stops the second run because of those two
 * pages. `--all` reads the whole house, some five minutes on two cores.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PARSER = 'node demo/ocr.mjs {input}';
const LOOPING_PAGES = ['trap/repetition-instructions-1', 'trap/stopped-lists-1'];
/** A page of each kind of trap, and some of every other room. */
const SHORT = [
  'trap/*-1',
  'ghost/crowd',
  'ghost/tally-of-bats',
  'script/khmer',
  'script/vietnamese',
  'real/tram-qqq',
  'real/zero-points',
];

async function demo(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'boobench-demo-'));
  const base = join(folder, 'base');
  const head = join(folder, 'head');

  const pages = process.argv.includes('--all') ? [] : ['--pages', SHORT.join(',')];
  const selection = ['--dataset', 'builtin', ...pages];

  heading('1. The parser as it is: Tesseract on pictures of pages');
  const baseExit = await boobench([
    'run',
    ...selection,
    '--command',
    PARSER,
    '--results-path',
    base,
  ]);

  heading('2. The same parser after a change of its sampling, against the first run');
  const changed = ['run', ...selection, '--command', `${PARSER} --no-repetition-penalty`];
  const baseline = ['--baseline-path', join(base, 'results.json')];
  const headExit = await boobench([...changed, ...baseline, '--results-path', head]);

  heading('3. What the gate made of it');
  const before = await boosOf(join(base, 'results.json'));
  const boos = (await boosOf(join(head, 'results.json'))).filter((page) => !before.includes(page));
  const passed = baseExit === 0 && headExit === 1 && boos.join() === LOOPING_PAGES.join();
  say(`exit code of the first run:  ${baseExit} (wanted 0)`);
  say(`exit code of the second run: ${headExit} (wanted 1, the gate failed)`);
  say(`new Boos of the second run:  ${boos.join(', ')} (wanted ${LOOPING_PAGES.join(', ')})`);
  say(passed ? 'The gate did what it should.' : 'The gate did NOT do what it should.');
  say(`Page by page: ${join(head, 'report.html')}`);
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
