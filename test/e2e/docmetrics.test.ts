import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseMetrics } from '../../src/results/metrics-file.ts';
import { TRUTH_PAGES } from '../support/metrics-folder.ts';
import { baselines, outputsOf, startVendor, workflow } from './support/boobench-action.ts';
import { BOT } from './support/github/comment-routes.ts';
import type { Pull } from './support/github/state.ts';
import type { WorkflowOutcome } from './support/run-workflow.ts';
import type { Files } from './support/vendor-repository.ts';
import type { World } from './support/world.ts';

/** A ground truth whose page images are what an honest parser writes. */
function truthFiles(edition = ''): Files {
  const files: Record<string, string> = {};
  for (const [subject, document, page, markdown] of TRUTH_PAGES) {
    const folder = `gt/${subject}/${document}`;
    files[`${folder}/mds/${document}_${page}.md`] = `${markdown}${edition}`;
    files[`${folder}/images/page_${page}.jpg`] = `${markdown}${edition}`;
  }
  return files;
}

/** The vendor's parser: what it gets wrong. */
const parser = (edit: string): Files => ({ 'read.sh': `sed -e '${edit}' "$1"\n` });
const WORSE = parser('s/12\\.4/99/; s/tenant/[guest](http:\\/\\/x.example) @all/; s/a + b/a - c/');

const gateWorkflow = (inputs: Readonly<Record<string, string>> = {}, permissions = {}): string =>
  workflow(
    'Quality',
    { contents: 'read', 'pull-requests': 'write', ...permissions },
    {
      quality: {
        'runs-on': 'ubuntu-latest',
        steps: [
          { uses: 'actions/checkout@v5' },
          {
            uses: 'boobench/action@v1',
            id: 'boobench',
            with: { suite: 'docmetrics', gt: 'gt', command: 'bash read.sh {input}', ...inputs },
          },
        ],
      },
    },
  );

let world: World;
let base = '';
beforeAll(async () => {
  world = await startVendor();
  base = await world.vendor.commit('main', { ...truthFiles(), ...parser('') });
  await world.run({ event: world.events.push(base), workflow: gateWorkflow() });
});
afterAll(() => world.close());

async function gated(
  pull: Pull,
  inputs: Readonly<Record<string, string>> = {},
  permissions = {},
): Promise<WorkflowOutcome> {
  const event = world.events.pullRequest(pull);
  return world.run({ event, workflow: gateWorkflow(inputs, permissions), depth: 0 });
}
const bodies = ({ number }: Pull): string =>
  world.state
    .commentsOf(number)
    .map(({ body }) => body)
    .join('\n');

function artifactOf({ run }: WorkflowOutcome): Readonly<Record<string, Uint8Array>> {
  const { artifacts } = world.results;
  const [artifact] = artifacts.artifacts.filter(({ runId }) => runId === String(run.id));
  return artifact === undefined ? {} : unzipSync(artifacts.zipOf(artifact));
}

it('keeps the metrics of a push on the base branch as a baseline', () => {
  expect(baselines(world).filter((key) => key.includes(base))).toHaveLength(1);
});

it('passes a pull request that changes nothing', async () => {
  const pull = await world.openPull({ 'README.md': 'Our parser' });
  const outcome = await gated(pull);
  expect(outcome.conclusion).toBe('success');
  expect(outputsOf(outcome)).toMatchObject({
    conclusion: 'success',
    pages: '3',
    overall: '100',
    missing: '0',
    'baseline-source': 'cache',
    'baseline-sha': base,
  });
  expect(world.state.commentsOf(pull.number)).toMatchObject([{ author: BOT }]);
  expect(bodies(pull)).toContain('### ✅ 3 pages compared with the base');
});

it('fails one whose parser reads worse, and says what was lost everywhere that it reports', async () => {
  const pull = await world.openPull(WORSE);
  const outcome = await gated(pull);
  expect(outcome.conclusion).toBe('failure');
  expect(outputsOf(outcome)).toMatchObject({ conclusion: 'failure', 'baseline-source': 'cache' });
  const metrics: unknown = JSON.parse(outputsOf(outcome)['metrics'] ?? '');
  expect(metrics).toMatchObject({ 'table-teds-s': 100, 'reading-order': 100 });
  for (const text of [bodies(pull), outcome.summary]) {
    expect(text).toContain('### ❌ Overall dropped by');
    expect(text).toContain('table, row 2, column 2: `12.4` became `99`');
    expect(text).toContain('@all');
    expect(text).not.toMatch(/^[^`]*@all/m);
  }
  expect(outcome.annotations.map(({ level }) => level)).toContain('error');
  const files = artifactOf(outcome);
  expect(Object.keys(files).toSorted()).toEqual([
    'metrics.json',
    'report.html',
    'report.md',
    'run/results.json',
  ]);
  const kept = parseMetrics(strFromU8(files['metrics.json'] ?? new Uint8Array()), 'metrics.json');
  expect(kept.counts).toMatchObject({ required: 3, missing: 0, errors: 0 });
});

it('compares with nothing where the ground truth changed, and passes', async () => {
  const pull = await world.openPull(truthFiles('\nOne more paragraph.\n'));
  const outcome = await gated(pull);
  expect(outcome.conclusion).toBe('success');
  expect(outputsOf(outcome)).toMatchObject({ conclusion: 'neutral', 'baseline-source': 'none' });
  expect(bodies(pull)).toContain('There is no baseline to compare with.');
});

it('takes an artifact or a rerun of the base where there is no cache, and its own limits', async () => {
  const pull = await world.openPull(WORSE);
  const rights = { actions: 'read' };
  expect(outputsOf(await gated(pull, { baseline: 'artifact' }, rights))).toMatchObject({
    conclusion: 'failure',
    'baseline-source': 'artifact',
    'baseline-sha': base,
  });
  expect(outputsOf(await gated(pull, { baseline: 'rerun', 'fail-on': 'never' }))).toMatchObject({
    conclusion: 'success',
    'baseline-source': 'rerun',
  });
  const limited = await gated(pull, { baseline: 'none', 'min-table-teds': '99.5' });
  expect(limited.conclusion).toBe('failure');
  expect(outputsOf(limited)['reason']).toMatch(/^Table TEDS is \d+\.\d+; at least 99\.5 points/);
});

it('cannot measure a page without a document, and says so', async () => {
  const pull = await world.openPull({ 'gt/Law/d1/images/page_2.jpg': null });
  const outcome = await gated(pull);
  expect(outcome.conclusion).toBe('failure');
  expect(outputsOf(outcome)).toMatchObject({ errors: '1', conclusion: 'failure' });
  expect(bodies(pull)).toContain('1 page could not be measured.');
  const { caches } = world.results;
  expect(caches.entries.filter(({ scope }) => scope !== 'refs/heads/main')).toEqual([]);
});

it('gets its comment from a trusted workflow where the pull request is of a fork', async () => {
  const fork = { fork: 'stranger/parser', headRef: 'fork-change' };
  const pull = await world.openPull(WORSE, fork);
  const outcome = await gated(pull, { label: 'quality' });
  expect(outcome.conclusion).toBe('success');
  expect(bodies(pull)).toBe('');
  const trusted = workflow(
    'Quality comment',
    { actions: 'read', contents: 'read', 'pull-requests': 'write' },
    {
      comment: {
        'runs-on': 'ubuntu-latest',
        steps: [
          {
            uses: 'boobench/action@v1',
            id: 'boobench',
            with: { mode: 'comment', suite: 'docmetrics', label: 'quality' },
          },
        ],
      },
    },
  );
  const event = world.events.workflowRun(outcome.run, await world.vendor.sha('main'));
  expect((await world.run({ event, workflow: trusted })).conclusion).toBe('success');
  expect(bodies(pull)).toContain('Document metrics of `quality`');
});

it('names its inputs in action.yml', () => {
  const yml = readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8');
  for (const name of ['gt', 'min-overall', 'suite']) expect(yml).toContain(`\n  ${name}:\n`);
});
