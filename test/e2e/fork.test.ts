import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../fixtures/hostile-texts.ts';
import { proseOf, RENDERERS, tagsOf } from '../report/markdown-renderers.ts';
import { gate, outputsOf, saveBaseline, startVendor, workflow } from './support/boobench-action.ts';
import { BOT } from './support/github/comment-routes.ts';
import type { Pull } from './support/github/state.ts';
import { fieldsOf } from './support/http.ts';
import type { Artifact } from './support/results/artifact-service.ts';
import type { WorkflowOutcome } from './support/run-workflow.ts';
import { parserFiles } from './support/vendor-files.ts';
import type { World } from './support/world.ts';

const FORK = { fork: 'stranger/parser' };
const LOOPING = parserFiles({ pages: { 'keeper-log': 'loop', letter: 'loop' } });

/** The second workflow of the recipe for forks. */
const COMMENT_WORKFLOW = workflow(
  'Boo Bench comment',
  { actions: 'read', contents: 'read', 'pull-requests': 'write' },
  {
    comment: {
      'runs-on': 'ubuntu-latest',
      steps: [
        {
          uses: 'boobench/action@v1',
          id: 'boobench',
          with: { mode: 'comment', label: 'parser' },
        },
      ],
    },
  },
);
/** Both workflows call the parser by one name. */
const LABEL = { label: 'parser' };

let world: World;
beforeAll(async () => {
  world = await startVendor();
  await saveBaseline(world, LABEL);
});
afterAll(() => world.close());

const bodies = ({ number }: Pull): readonly string[] =>
  world.state.commentsOf(number).map(({ body }) => body);

interface ForkRun {
  readonly pull: Pull;
  readonly outcome: WorkflowOutcome;
}

/** A pull request of a fork, and its gate without the right to write. */
async function forkRun(changes = LOOPING): Promise<ForkRun> {
  const pull = await world.openPull(changes, {
    ...FORK,
    headRef: `change-${world.state.pulls.length + 1}`,
  });
  return { pull, outcome: await gate(world, world.events.pullRequest(pull), LABEL) };
}

/** The trusted workflow that the finished run sets off. */
async function comment({ run }: WorkflowOutcome): Promise<WorkflowOutcome> {
  const event = world.events.workflowRun(run, await world.vendor.sha('main'));
  return world.run({ event, workflow: COMMENT_WORKFLOW });
}

type Results = Readonly<Record<string, unknown>>;

function artifactOf({ run }: WorkflowOutcome): Artifact {
  const { artifacts } = world.results.artifacts;
  const found = artifacts.find(({ runId }) => runId === String(run.id));
  if (found === undefined) throw new Error('the run left no artifact');
  return found;
}

function resultsOf(outcome: WorkflowOutcome): Results {
  const files = unzipSync(world.results.artifacts.zipOf(artifactOf(outcome)));
  return fieldsOf(JSON.parse(strFromU8(files['results.json'] ?? new Uint8Array())));
}

/** Puts other files in place of those that the run left, as its parser could have. */
function forge(
  outcome: WorkflowOutcome,
  results: Results | null,
  more: Readonly<Record<string, string>> = {},
): void {
  const text = results === null ? 'no JSON' : JSON.stringify(results);
  const files = Object.entries({ 'results.json': text, ...more });
  const zip = zipSync(Object.fromEntries(files.map(([name, content]) => [name, strToU8(content)])));
  world.results.artifacts.replace(artifactOf(outcome), Buffer.from(zip));
}

describe('a pull request of a fork', () => {
  it('passes without a comment, with the report as summary and one notice', async () => {
    const { pull, outcome } = await forkRun(parserFiles({ phrase: 'not said' }));
    const notices = outcome.annotations.filter(({ level }) => level === 'notice');

    expect(outcome.conclusion).toBe('success');
    expect(outcome.summary).toContain('✅');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message).toMatch(/fork|read-only/i);
    expect(bodies(pull)).toEqual([]);
    expect(outputsOf(outcome)['comment-url'] ?? '').toBe('');
  });

  it('asks GitHub for nothing that its token may not do', async () => {
    const before = world.api.exchanges.length;
    await forkRun();
    const asked = world.api.exchanges.slice(before);

    expect(asked.filter(({ status }) => status === 403)).toEqual([]);
  });

  it('fails for its parser alone, and gets its comment from the trusted workflow', async () => {
    const { pull, outcome } = await forkRun();
    const commented = await comment(outcome);

    expect(outcome.conclusion).toBe('failure');
    expect(commented.conclusion).toBe('success');
    expect(world.state.commentsOf(pull.number)).toMatchObject([{ author: BOT }]);
    expect(bodies(pull)[0]).toContain('❌ Boos rose by 2: 2 new, 0 fixed.');
    expect(bodies(pull)[0]).toContain('`trap/keeper-log`');
    expect(outputsOf(commented)['comment-url']).toContain(`/pull/${pull.number}#issuecomment-`);
  });

  it('has its comment updated after its next push', async () => {
    const { pull, outcome } = await forkRun();
    await comment(outcome);
    const [first] = world.state.commentsOf(pull.number);
    await world.pushToPull(pull, parserFiles({}));
    await comment(await gate(world, world.events.pullRequest(pull, 'synchronize'), LABEL));

    expect(world.state.commentsOf(pull.number).map(({ id }) => id)).toEqual([first?.id]);
    expect(bodies(pull)[0]).toContain('✅');
  });

  it('gets no comment for a commit that is no longer its head', async () => {
    const { pull, outcome } = await forkRun();
    await world.pushToPull(pull, { 'note.txt': 'pushed meanwhile' });
    const commented = await comment(outcome);

    expect(commented.conclusion).toBe('success');
    expect(bodies(pull)).toEqual([]);
  });
});

describe('a forged artifact', () => {
  let honest: Results = {};
  let run: ForkRun;
  let other: ForkRun;
  beforeAll(async () => {
    other = await forkRun(parserFiles({ phrase: 'of the other' }));
    run = await forkRun();
    honest = resultsOf(run.outcome);
  });

  const lies: Record<string, () => Results | null> = {
    'of another commit': () => ({ ...honest, commit: 'f'.repeat(40) }),
    'of another pull request': () => ({ ...honest, commit: other.pull.mergeSha }),
    'of no commit': () => ({ ...honest, commit: null }),
    'of another schema': () => ({ ...honest, schemaVersion: 2 }),
    'with a field too many': () => ({ ...honest, pullRequest: 1 }),
    'with a page that is no page': () => ({ ...honest, pages: [{ id: '../../x' }] }),
    'that is no JSON': () => null,
  };
  it.for(Object.keys(lies))('%s is refused', async (name) => {
    forge(run.outcome, lies[name]?.() ?? null);
    const before = world.state.comments.length;
    const commented = await comment(run.outcome);

    expect(refusals(commented)).toMatch(/results\.json|commit/);
    expect(world.state.comments).toHaveLength(before);
  });

  it('with hostile texts gives a comment without a link, mention, picture or tag of theirs', async () => {
    const hostile = HOSTILE_TEXTS.join('\n');
    const { pages } = honest;
    forge(run.outcome, {
      ...honest,
      parser: { ...fieldsOf(honest['parser']), command: hostile },
      pages: (Array.isArray(pages) ? pages : []).map((page) => withUnit(page, hostile)),
    });
    const commented = await comment(run.outcome);
    const [body = ''] = bodies(run.pull);

    expect(commented.conclusion).toBe('success');
    const html = RENDERERS.map(({ htmlOf }) => htmlOf(body)).join('\n');
    const own = ['a', 'br', 'code', 'details', 'h3', 'h4', 'li', 'p', 'pre', 'strong', 'summary'];
    const tables = ['table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul', 'blockquote', '!'];
    expect(tagsOf(html).filter((tag) => ![...own, ...tables].includes(tag))).toEqual([]);
    expect(proseOf(html)).not.toMatch(/@everyone|@octocat|example\.com|javascript:/);
    expect(commented.text).not.toMatch(/^::(?:set-output|add-path|set-env)/m);
  });

  it('cannot choose the pull request or the text of the comment', async () => {
    const victim = await world.openPull({ 'README.md': 'The victim' });
    forge(run.outcome, honest, {
      'pr-number.txt': String(victim.number),
      'comment.md': '# Approved',
      'report.md': '# Approved',
      'event.json': JSON.stringify({ pull_request: { number: victim.number } }),
    });
    await comment(run.outcome);

    expect(bodies(victim)).toEqual([]);
    expect(bodies(run.pull)).toHaveLength(1);
    expect(bodies(run.pull)[0]).not.toContain('Approved');
  });
});

/** What a run says of the artifacts that it did not believe. */
function refusals({ annotations }: WorkflowOutcome): string {
  return annotations
    .filter(({ level, message }) => level !== 'notice' && message.includes('refused'))
    .map(({ message }) => message)
    .join('\n');
}

function withUnit(page: unknown, unit: string): unknown {
  const { verdict, ...rest } = fieldsOf(page);
  const { unit: known, ...figures } = fieldsOf(verdict);
  return { ...rest, verdict: { ...figures, unit: known === null ? null : unit } };
}
