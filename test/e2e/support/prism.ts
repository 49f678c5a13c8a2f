import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './folders.ts';

const DESCRIPTION = join(ROOT, 'test/golden/github-api.json');
const COMMAND = join(ROOT, 'node_modules/@stoplight/prism-cli/dist/index.js');

/** Prism as a proxy that holds every request and answer against GitHub's OpenAPI description. */
export interface Prism {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts it in front of `upstream`; a violation is said in the answer's `sl-violations` header. */
export async function startPrism(upstream: string): Promise<Prism> {
  const args = ['proxy', DESCRIPTION, upstream, '--host', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, [COMMAND, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', SCARF_ANALYTICS: 'false' },
  });
  const origin = await listening(child);
  // Unread pipes would fill up and stop it.
  child.stdout?.resume();
  child.stderr?.resume();
  return {
    origin,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      const [, origin] = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(said) ?? [];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`Prism did not start:\n${said}`)));
  });
}
