import { Worker } from 'node:worker_threads';

/** How often a child looks whether its parent is still there. */
const LOOK_MS = 1000;

/**
 * Ends this process soon after its parent has gone, even while the main thread is busy.
 *
 * A parent that is killed cannot stop its children, and a child that never gets back to its event
 * loop would run for ever. Does nothing on Windows, where a lost parent does not show.
 */
export function endWithParent(): void {
  if (process.platform === 'win32') return;
  const watch = new Worker(
    `const parent = ${process.ppid};
     setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, ${LOOK_MS});`,
    { eval: true, env: {}, execArgv: [] },
  );
  watch.unref();
}
