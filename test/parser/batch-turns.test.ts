import { describe, expect, it } from 'vitest';
import { BatchEventReader } from '../../src/parser/batch-events.ts';
import { type BatchEvent, BatchTurns } from '../../src/parser/batch-turns.ts';

const SETTLE = 300;
const TIMEOUT = 10_000;

/** A batch of pages 0, 1, 2 … that is looked at by hand. */
function batch(pages = 3) {
  const turns = new BatchTurns(
    Array.from({ length: pages }, (_, page) => page),
    { startedAtMs: 0, originMs: 0, timeoutMs: TIMEOUT, settleMs: SETTLE },
  );
  const sizes = new Map<number, { size: number; mtimeMs: number }>();
  const open = new Set<number>();
  return {
    turns,
    open,
    write: (page: number, size: number, mtimeMs: number) => {
      sizes.set(page, { size, mtimeMs });
    },
    look: (nowMs: number, ...events: readonly BatchEvent[]) => {
      const isOpen = (page: number) => open.has(page);
      const state = turns.look({ nowMs, files: sizes, events, isOpen });
      return { ...state, taken: [...state.taken] };
    },
  };
}

describe('BatchTurns', () => {
  it('gives the first page its turn at the start', () => {
    expect(batch().look(100)).toMatchObject({ taken: [], inTurn: [0], timedOut: null });
  });

  it('times the first page out when nothing ever appears', () => {
    const { look } = batch();
    expect(look(TIMEOUT - 1).timedOut).toBeNull();
    expect(look(TIMEOUT).timedOut).toBe(0);
  });

  it('takes an output once it settled and the next has appeared', () => {
    const { write, look } = batch();
    write(0, 5, 1000);
    look(1000);
    expect(look(1300)).toMatchObject({ taken: [], inTurn: [1] });
    write(1, 5, 2000);
    expect(look(2000)).toMatchObject({ taken: [[0, 1000]], inTurn: [1] });
    expect(look(2300)).toMatchObject({ taken: [], inTurn: [2] });
  });

  it('starts the clock of a page when the output before it was last written', () => {
    const { write, look } = batch();
    write(0, 5, 4000);
    look(4000);
    expect(look(4000 + TIMEOUT - 1).timedOut).toBeNull();
    expect(look(4000 + TIMEOUT).timedOut).toBe(1);
  });

  it('times out the page that keeps writing past its time, not the next', () => {
    const { write, look } = batch();
    for (let nowMs = 100; nowMs < TIMEOUT; nowMs += 100) {
      write(0, nowMs, nowMs);
      expect(look(nowMs).timedOut).toBeNull();
    }
    write(0, TIMEOUT + 10, TIMEOUT + 10);
    expect(look(TIMEOUT + 10).timedOut).toBe(0);
  });

  it('lets an output that was written just in time settle', () => {
    const { write, look } = batch();
    write(0, 5, TIMEOUT - 50);
    look(TIMEOUT - 50);
    expect(look(TIMEOUT + 50)).toMatchObject({ timedOut: null, inTurn: [0] });
    expect(look(TIMEOUT + 250)).toMatchObject({ timedOut: null, inTurn: [1] });
  });

  it('neither takes nor passes over a file that somebody has open', () => {
    const { write, look, open } = batch();
    open.add(0);
    write(0, 5, 1000);
    look(1000);
    write(1, 5, 2000);
    look(2000);
    expect(look(3000)).toMatchObject({ taken: [], inTurn: [0] });
    expect(look(TIMEOUT).timedOut).toBe(0);
    open.clear();
    expect(look(TIMEOUT + 1).taken).toEqual([[0, 1000]]);
  });

  it('waits for an empty file until the command goes on', () => {
    const { write, look } = batch();
    write(0, 0, 1000);
    look(1000);
    expect(look(5000).inTurn).toEqual([0]);
    write(1, 5, 6000);
    expect(look(6000).taken).toEqual([[0, 1000]]);
  });

  it('times out a page whose file stays empty', () => {
    const { write, look } = batch();
    write(0, 0, 1000);
    look(1000);
    expect(look(TIMEOUT).timedOut).toBe(0);
  });

  it('gives a page a clock of its own from its start event', () => {
    const { look } = batch();
    expect(look(6000, { page: 2, kind: 'start' }).inTurn).toEqual([2]);
    expect(look(TIMEOUT + 1).timedOut).toBeNull();
    expect(look(6000 + TIMEOUT).timedOut).toBe(2);
  });

  it('follows several pages that were started together', () => {
    const { look } = batch();
    look(100, { page: 0, kind: 'start' });
    expect(look(500, { page: 1, kind: 'start' }).inTurn).toEqual([0, 1]);
    expect(look(100 + TIMEOUT).timedOut).toBe(0);
  });

  it('takes the last output when it was said to have ended', () => {
    const { write, look } = batch(1);
    look(0, { page: 0, kind: 'start' });
    write(0, 5, 1000);
    look(1000);
    expect(look(1400).taken).toEqual([]);
    expect(look(1500, { page: 0, kind: 'end' }).taken).toEqual([[0, 1000]]);
  });

  it('is overdue when everything is written and the command does not end', () => {
    const { write, look, turns } = batch(1);
    write(0, 5, 1000);
    look(1000);
    expect(look(1000 + TIMEOUT - 1)).toMatchObject({ isOverdue: false, timedOut: null });
    expect(look(1000 + TIMEOUT)).toMatchObject({ isOverdue: true, timedOut: null });
    expect([...turns.complete(1000 + TIMEOUT)]).toEqual([[0, 1000]]);
  });

  it('knows all files at the end, settled or not', () => {
    const { write, look, turns } = batch();
    write(0, 5, 1000);
    write(1, 0, 1001);
    look(1001);
    expect([...turns.complete(1001)]).toEqual([]);
    expect([...turns.written().keys()]).toEqual([0, 1]);
  });
});

describe('the time of a page', () => {
  it('is the time between the outputs, not between the looks at them', () => {
    const { write, look, turns } = batch();
    write(0, 5, 1030);
    look(1100);
    write(1, 5, 1190);
    look(1200);
    expect([turns.durationMs(0), turns.durationMs(1)]).toEqual([1030, 160]);
  });

  it('runs to the last write of an output that grows', () => {
    const { write, look, turns } = batch();
    write(0, 5, 1000);
    look(1000);
    write(1, 1, 1500);
    look(1500);
    write(1, 9, 2950);
    look(3000);
    expect(turns.durationMs(1)).toBe(1950);
  });

  it('begins with the start event', () => {
    const { look, write, turns } = batch();
    look(5000, { page: 0, kind: 'start' }, { page: 1, kind: 'start' });
    write(0, 5, 5700);
    write(1, 5, 5720);
    look(5800);
    expect([turns.durationMs(0), turns.durationMs(1)]).toEqual([700, 720]);
  });

  it('is not known for outputs that appear together', () => {
    const { look, write, turns } = batch();
    write(0, 5, 4998);
    write(1, 5, 4999);
    look(5000);
    look(5100);
    expect([turns.durationMs(0), turns.durationMs(1)]).toEqual([null, null]);
    write(2, 5, 5450);
    expect(look(5500).taken).toEqual([
      [0, null],
      [1, null],
    ]);
    expect(turns.durationMs(2)).toBe(451);
  });

  it('is not known when the start event comes together with the output', () => {
    const { look, write, turns } = batch();
    write(0, 5, 5000);
    look(5000, { page: 0, kind: 'start' }, { page: 0, kind: 'end' });
    expect(turns.durationMs(0)).toBeNull();
  });

  it('is not changed by a start event that comes after the output', () => {
    const { look, write } = batch();
    write(0, 5, 5000);
    look(5000);
    expect(look(9000, { page: 0, kind: 'start' }).taken).toEqual([[0, 5000]]);
  });

  it.each([
    ['long ago', -1e12, 900],
    ['in the future', 1e12, 1000],
  ])('takes an output that claims to be written %s as written between the looks', (_, at, ms) => {
    const { look, write, turns } = batch();
    look(900);
    write(0, 5, at);
    look(1000);
    expect(turns.durationMs(0)).toBe(ms);
  });

  it('is not known without an output', () => {
    const { look, turns } = batch();
    look(5000, { page: 0, kind: 'start' });
    expect(turns.durationMs(0)).toBeNull();
    expect(turns.waitedMs(0, 6000)).toBe(1000);
  });
});

describe('BatchEventReader', () => {
  const page = (id: string, room: string) => ({ id, room, input: '/x' });
  const pages: [number, ReturnType<typeof page>][] = [
    [4, page('a', 'real')],
    [5, page('a', 'trap')],
    [6, page('é\n', 'trap')],
  ];
  const read = (...texts: readonly string[]) => {
    const reader = new BatchEventReader(pages);
    return texts.flatMap((text) => [...reader.read(text)]);
  };

  it('finds events between other lines', () => {
    expect(read('loading\n{"id":"a","event":"start"}\r\n{}\n{"id":"a","event":"end"}\n')).toEqual([
      { page: 4, kind: 'start' },
      { page: 4, kind: 'end' },
    ]);
  });

  it('tells ids apart by room', () => {
    expect(read('{"id":"a","room":"trap","event":"start"}\n')).toEqual([
      { page: 5, kind: 'start' },
    ]);
  });

  it('puts a line together from pieces', () => {
    expect(read('{"id":"é\\', 'n","event":"st', 'art"}\n')).toEqual([{ page: 6, kind: 'start' }]);
  });

  it.each([
    ['an unknown page', '{"id":"z","event":"start"}\n'],
    ['another event', '{"id":"a","event":"progress"}\n'],
    ['no string', '{"id":4,"event":"start"}\n'],
    ['no JSON', '{"id":"a","event":"start"\n'],
    ['a list', '["a","start"]\n'],
    ['a line without an end', '{"id":"a","event":"start"}'],
    ['a line that is too long', `{"x":"${'x'.repeat(70_000)}`],
  ])('leaves out %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('goes on after a line that is too long', () => {
    const long = 'x'.repeat(70_000);
    expect(read(long, `${long}{"id":"a","event":"start"}\n{"id":"a","event":"end"}\n`)).toEqual([
      { page: 4, kind: 'end' },
    ]);
  });
});
