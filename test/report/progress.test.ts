import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/report/display-width.ts';
import {
  logLine,
  outcomeLine,
  progressLine,
  type ProgressState,
  timeLeftMs,
  withOutcome,
} from '../../src/report/progress.ts';
import { page } from './pages.ts';

const middle: ProgressState = {
  total: 179,
  done: 42,
  resumed: 0,
  boos: 2,
  lost: 1,
  errors: 0,
  elapsedMs: 61_000,
  running: [
    { room: 'trap', id: 'toc-dots' },
    { room: 'real', id: 'lua' },
  ],
};
const start: ProgressState = { ...middle, done: 0, boos: 0, lost: 0, elapsedMs: 0, running: [] };

describe('progressLine', () => {
  it('shows how far the run is, what went wrong, the time left and the pages in work', () => {
    expect(progressLine(middle, 120)).toBe(
      '████░░░░░░░░░░░░░░░░ 42/179 pages  2 Boos  1 Lost  about 4 min left  trap/toc-dots, real/lua',
    );
  });

  it('cuts names, then gives up the bar, where a terminal is narrow', () => {
    expect(progressLine(middle, 80)).toBe(
      '████░░░░░░░░░░░░░░░░ 42/179 pages  2 Boos  1 Lost  about 4 min left  trap/toc-d…',
    );
    expect(progressLine(middle, 60)).toBe(
      '42/179 pages  2 Boos  1 Lost  about 4 min left  trap/toc-do…',
    );
  });

  it('is empty at the start, full at the end, and calm without pages', () => {
    expect(progressLine(start, 80)).toBe('░░░░░░░░░░░░░░░░░░░░ 0/179 pages  0 Boos');
    expect(progressLine({ ...middle, done: 179 }, 60)).toMatch(
      /^█{20} 179\/179 pages {2}2 Boos {2}1 Lost/,
    );
    expect(progressLine({ ...start, total: 0 }, 80)).toBe('████████████████████ 0/0 pages  0 Boos');
  });

  it('never is wider than the terminal or lets a name steer it', () => {
    const name = fc.string({
      unit: fc.constantFrom('\u001b[2K', '\r', '\n', '::', '目', 'a'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(
        name,
        fc.nat({ max: 300 }),
        fc.integer({ min: 40, max: 120 }),
        (id, done, columns) => {
          const line = progressLine({ ...middle, done, running: [{ room: 'real', id }] }, columns);
          expect(displayWidth(line)).toBeLessThanOrEqual(columns);
          expect(line).not.toMatch(/\p{Cc}/u);
        },
      ),
    );
  });
});

describe('timeLeftMs', () => {
  it('goes on as so far, without pages that an earlier run did', () => {
    expect(timeLeftMs({ ...start, total: 20, done: 14, resumed: 10, elapsedMs: 8000 })).toBe(
      12_000,
    );
  });

  it('does not guess from a page or two, and has nothing left at the end', () => {
    expect(timeLeftMs({ ...start, done: 12, resumed: 10, elapsedMs: 5000 })).toBeNull();
    expect(timeLeftMs({ ...start, done: 179 })).toBe(0);
  });
});

describe('lines of a log', () => {
  it('says in words what the bar shows', () => {
    expect(logLine({ ...middle, errors: 1 })).toBe(
      'boobench: 42/179 pages, 2 Boos, 1 Lost, 1 error, about 4 min left',
    );
  });

  it('gives each page its outcome, its time and what was wrong', () => {
    expect(outcomeLine(page('real/lua'), 80)).toBe('ghost-free real/lua (0.42 s)');
    const bad = page('trap/toc', {
      outcome: 'boo',
      sentence: '`\u001b[31m` too often.',
      durationMs: null,
    });
    expect(outcomeLine(bad, 80)).toBe('boo        trap/toc: `␛[31m` too often.');
    expect(outcomeLine(bad, 40)).toBe('boo        trap/toc: `␛[31m` too often.');
    expect(
      displayWidth(outcomeLine(page('trap/x', { outcome: 'boo', sentence: '目'.repeat(50) }), 40)),
    ).toBeLessThanOrEqual(40);
  });
});

describe('withOutcome', () => {
  it('counts each outcome once', () => {
    const outcomes = ['ghost-free', 'boo', 'boo', 'lost', 'error'] as const;
    const state = outcomes.reduce(
      (sum, outcome) => withOutcome(sum, page('real/a', { outcome })),
      start,
    );
    expect(state).toMatchObject({ done: 5, boos: 2, lost: 1, errors: 1 });
  });
});
