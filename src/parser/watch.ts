import type { ProcessEnd } from '../host/spawn-launcher.ts';

/** How one try ended, or why it has to be stopped. */
export type TryEnd =
  | { readonly kind: 'ended'; readonly end: ProcessEnd }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'interrupted' };

export interface Watched {
  readonly end: Promise<ProcessEnd>;
  /** On the clock of performance.now(). */
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
  /** Bytes of the answer so far. */
  readonly answerSize: () => number;
  readonly maxOutputBytes: number;
  /** Keeps files that are not the answer small; called every now and then. */
  readonly drain: () => void;
}

/** The first look at a running command: quick ones have ended by then and cost nothing. */
const FIRST_LOOK_MS = 25;
/** While an answer grows fast: a flood of 2 GB/s then overshoots the cap by some tens of megabytes. */
const QUICK_LOOK_MS = 10;
/** While little happens. */
const SLOW_LOOK_MS = 250;
/** Growth between two looks, as a share of the cap, that counts as fast. */
const FAST_GROWTH = 1 / 32;

/** Waits for the end of a try, its clock, its output cap or an interrupt, whatever is first. */
export function watchTry(watched: Watched): Promise<TryEnd> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lookMs = FIRST_LOOK_MS;
    let lastSize = 0;
    const finish = (end: TryEnd) => {
      clearTimeout(timer);
      watched.signal.removeEventListener('abort', interrupt);
      resolve(end);
    };
    const interrupt = () => finish({ kind: 'interrupted' });
    const look = () => {
      if (watched.signal.aborted) return interrupt();
      // Not before the first look: quick pages have ended by then and need no listener.
      watched.signal.addEventListener('abort', interrupt);
      watched.drain();
      const size = watched.answerSize();
      if (size > watched.maxOutputBytes) return finish({ kind: 'cut' });
      if (performance.now() >= watched.deadlineMs) return finish({ kind: 'timed-out' });
      const isFast = size - lastSize > watched.maxOutputBytes * FAST_GROWTH;
      lookMs = isFast ? QUICK_LOOK_MS : Math.min(lookMs * 1.5, SLOW_LOOK_MS);
      lastSize = size;
      schedule();
    };
    const schedule = () => {
      const leftMs = watched.deadlineMs - performance.now();
      timer = setTimeout(look, Math.max(1, Math.min(lookMs, leftMs)));
    };
    void watched.end.then((end) => finish({ kind: 'ended', end }));
    if (watched.signal.aborted) return interrupt();
    schedule();
  });
}

/** Waits, or until the signal aborts. */
export function pause(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, waitMs);
    signal.addEventListener('abort', done);
  });
}
