import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentOf, fixture, type Ran, run, survivors, temporaryFolder } from './helpers.ts';

const ids = ['p1', 'p2', 'p3', 'p4', 'p5'];
const batch = `node ${fixture('batch.mjs')} {manifest}`;

/** Outcome of every page, an answer by its text. */
function shown(ran: Ran): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...ran.runs].map(([id, { outcome }]) => [
      id,
      outcome.kind === 'answered' && outcome.text === contentOf(id) ? 'good' : outcome.kind,
    ]),
  );
}

function all(change: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(ids.map((id) => [id, 'good'])), ...change };
}

/** Runs a batch and returns the pages of every start too. */
async function runBatch(options: string, change: Parameters<typeof run>[1] = {}) {
  const log = join(temporaryFolder(), 'starts');
  const ran = await run(`BATCH_LOG='${log}' ${batch} ${options}`, { ids, ...change });
  const starts = readFileSync(log, 'utf8').trimEnd().split('\n');
  expect(survivors(ran.options.runToken)).toEqual([]);
  expect(ran.log.filter((line) => line.startsWith('start'))).toHaveLength(ids.length);
  expect(ran.log.filter((line) => line.startsWith('done'))).toHaveLength(ids.length);
  return { ran, starts: starts.map((line): readonly string[] => JSON.parse(line)) };
}

describe('a batch command', () => {
  it.each([
    ['in the order of the manifest', ''],
    ['in the opposite order', 'reverse'],
    ['with start events', 'events'],
    ['under another name first', 'rename'],
    ['and leaves a child behind', 'fork'],
  ])('answers all pages in one start when it writes %s', async (_, options) => {
    const { ran, starts } = await runBatch(options);
    expect(shown(ran)).toEqual(all());
    expect(starts).toEqual([ids]);
    expect([...ran.runs.values()].map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1]);
  });

  it.each(['', 'events', 'late-events', 'reverse'])(
    'never calls a page done in no time, told %s',
    async (options) => {
      const { ran } = await runBatch(options);
      const known = [...ran.runs.values()].flatMap(({ durationMs }) => durationMs ?? []);
      expect(known.every((durationMs) => durationMs > 0)).toBe(true);
    },
  );

  it.each([
    ['without a sign', 'hang=p3'],
    ['after a start event', 'hang=p3 events'],
    ['half-way through its output', 'stream=p3'],
  ])('loses the page that hangs %s, and goes on with the rest', async (_, options) => {
    const { ran, starts } = await runBatch(options, { timeoutMs: 1500 });
    expect(shown(ran)).toEqual(all({ p3: 'timed-out' }));
    expect(starts).toEqual([ids, ['p4', 'p5']]);
  });

  it('keeps what a page that hung had written', async () => {
    const { ran } = await runBatch('stream=p3', { timeoutMs: 1500 });
    expect(ran.runs.get('p3')?.outcome).toMatchObject({ kind: 'timed-out', text: '# Pa' });
  });

  it('loses the page that is announced, though another one of the manifest is open', async () => {
    const { ran } = await runBatch('hang=p3 events reverse', { timeoutMs: 1500 });
    expect(shown(ran)).toEqual(all({ p3: 'timed-out' }));
  });

  it.each([
    ['at the first page', 'crash=p1', 'p1'],
    ['at the second page', 'crash=p2', 'p2'],
    ['at an announced page', 'crash=p4 events', 'p4'],
    ['at the last page', 'crash=p5', 'p5'],
  ])('fails the page that it dies over %s, and goes on with the rest', async (_, options, id) => {
    const { ran } = await runBatch(options);
    expect(shown(ran)).toEqual(all({ [id]: 'failed' }));
    expect(ran.runs.get(id)).toMatchObject({
      exitCode: 7,
      attempts: 1,
      outcome: { exitCode: 7, stderrTail: expect.stringContaining(`cannot parse ${id}`) },
    });
  });

  it('counts what it wrote of the page that it dies over', async () => {
    const { ran } = await runBatch('crash=p2 partial');
    expect(shown(ran)).toEqual(all({ p2: 'answered' }));
    expect(ran.runs.get('p2')?.outcome).toMatchObject({ text: '# Pa' });
  });

  it('tries a page again that it died over, as often as allowed', async () => {
    const { ran } = await runBatch('crash=p2', { retries: 2 });
    expect(shown(ran)).toEqual(all({ p2: 'failed' }));
    expect(ran.runs.get('p2')?.attempts).toBe(3);
    expect(ran.runs.get('p3')?.attempts).toBe(1);
  });

  it('gives an empty answer for a page that it leaves out', async () => {
    const { ran, starts } = await runBatch('skip=p2');
    expect(shown(ran)).toEqual(all({ p2: 'answered' }));
    expect(ran.runs.get('p2')?.outcome).toEqual({ kind: 'answered', text: '', cut: false });
    expect(starts).toHaveLength(1);
  });

  it('gives empty answers for all pages after the one where it ends well', async () => {
    const { ran } = await runBatch('stop-after=p3');
    expect(shown(ran)).toEqual(all({ p4: 'answered', p5: 'answered' }));
  });

  it('is cut at a page that floods, and goes on with the rest', async () => {
    const { ran } = await runBatch('flood=p3', { maxOutputBytes: 1000 });
    expect(shown(ran)).toEqual(all({ p3: 'answered' }));
    const flood = 'the same line\n'.repeat(100).slice(0, 1000);
    expect(ran.runs.get('p3')?.outcome).toEqual({ kind: 'answered', text: flood, cut: true });
  });

  it('was not run for any page when it is not found', async () => {
    const { runs } = await run('no-such-parser {manifest}', { ids });
    for (const id of ids) {
      expect(runs.get(id)?.outcome).toMatchObject({
        kind: 'not-run',
        reason: expect.stringContaining('no-such-parser'),
      });
    }
  });

  it('is not started for ever when it never works', async () => {
    const many = Array.from({ length: 40 }, (_, number) => `p${number}`);
    const { runs } = await run('echo x >> starts; echo no model >&2; exit 1; # {manifest}', {
      ids: many,
      batch: true,
    });
    const kinds = many.map((id) => runs.get(id)?.outcome.kind);
    expect(kinds).toEqual([...Array(10).fill('failed'), ...Array(30).fill('not-run')]);
    expect(runs.get('p39')?.outcome).toHaveProperty('reason', expect.stringContaining('no model'));
  });

  it('may read BOOBENCH_MANIFEST and may have more than a thousand pages', async () => {
    const many = Array.from({ length: 1200 }, (_, number) => `p${number}`);
    const { runs } = await run(`node ${fixture('batch.mjs')} "$BOOBENCH_MANIFEST"`, { ids: many });
    expect(runs.size).toBe(1200);
    for (const id of many) expect(runs.get(id)?.outcome).toMatchObject({ text: contentOf(id) });
  });

  it('gives broken answers for links in place of outputs', async () => {
    const command = `node -e 'require("fs").readFileSync(process.argv[1],"utf8").trim().split("\\n").forEach((line) => require("fs").symlinkSync("/etc/passwd", JSON.parse(line).output))' {manifest}`;
    const { runs } = await run(command, { ids: ['one'] });
    expect(runs.get('one')?.outcome).toMatchObject({ kind: 'broken', text: '' });
  });
});
