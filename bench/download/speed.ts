/**
 * Downloading against aria2c (Debian: `aria2`), from the same Hub on loopback with 20 ms before every
 * answer: `npm run bench:download`. Then the memory for 10,000 small files.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMMIT, LoopbackHub } from '../../test/hub/loopback-hub.ts';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const ROUNDS = 5;

function dataset(files: number, bytes: number): Map<string, Buffer> {
  const made = new Map<string, Buffer>([['real.jsonl', Buffer.from('{}\n')]]);
  for (let file = 0; file < files; file += 1) {
    made.set(`docs/real/page-${file}.pdf`, Buffer.alloc(bytes, file % 256));
  }
  return made;
}

/** Seconds that a command takes; its output is thrown away. */
function timed(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const start = performance.now();
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve((performance.now() - start) / 1000);
      else reject(new Error(`${command} ended with ${code}`));
    });
  });
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'boobench-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function download(hub: LoopbackHub, folder: string): Promise<number> {
  const args = [CLI, 'download', '--dataset', 'owner/house', '--data-path', folder];
  return timed(process.execPath, args, { HF_ENDPOINT: hub.endpoint });
}

function aria(hub: LoopbackHub, files: Iterable<string>, folder: string): Promise<number> {
  const list = join(folder, 'list.txt');
  const lines = [...files].map(
    (path) => `${hub.endpoint}/datasets/owner/house/resolve/${COMMIT}/${path}\n  out=${path}`,
  );
  writeFileSync(list, lines.join('\n'));
  return timed('aria2c', ['-q', '-j', '8', '-d', folder, '-i', list]);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const files = dataset(179, 300_000);
const hub = await LoopbackHub.open({ repository: 'owner/house', files, latencyMs: 20 });
const ours: number[] = [];
const theirs: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  ours.push(await inFolder((folder) => download(hub, folder)));
  theirs.push(await inFolder((folder) => aria(hub, files.keys(), folder)));
}
await hub.close();
const ratio = median(ours) / median(theirs);
console.log(
  `179 files of 300 KB: ${median(ours).toFixed(2)} s, aria2c -j 8 ${median(theirs).toFixed(2)} s, ratio ${ratio.toFixed(2)}`,
);

for (const count of [1000, 10_000]) {
  const many = await LoopbackHub.open({ repository: 'owner/house', files: dataset(count, 500) });
  const peak = await inFolder(async (folder) => {
    const log = join(folder, 'time.txt');
    await timed(
      '/usr/bin/time',
      [
        '-f',
        '%M',
        '-o',
        log,
        process.execPath,
        CLI,
        'download',
        '--dataset',
        'owner/house',
        '--data-path',
        folder,
      ],
      { HF_ENDPOINT: many.endpoint },
    );
    return Number(readFileSync(log, 'utf8')) / 1024;
  });
  await many.close();
  console.log(`${count} small files: ${peak.toFixed(0)} MiB at most`);
}
