// Runs a command on every document of a folder: node run-pages.js FOLDER COMMAND CONCURRENCY
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPages } from '../../src/parser/run-pages.ts';

const [folder = '', command = '', concurrency = '1'] = process.argv.slice(2);
const scratchDir = mkdtempSync(join(tmpdir(), 'overhead-scratch-'));
let bytes = 0;
await runPages(
  readdirSync(folder).map((id) => ({ id, room: 'real', input: join(folder, id) })),
  {
    command,
    shell: null,
    batch: false,
    outputFormat: { kind: 'markdown' },
    timeoutMs: 600_000,
    maxOutputBytes: 32 * 1024 * 1024,
    retries: 0,
    concurrency: Number(concurrency),
    workingDirectory: folder,
    passEnv: [],
    scratchDir,
    runToken: `bench-${process.pid}`,
  },
  {
    onStart: () => {},
    onDone: (_page, { outputBytes }) => {
      bytes += outputBytes;
    },
    signal: new AbortController().signal,
  },
);
rmSync(scratchDir, { recursive: true });
console.log(`${bytes} bytes`);
