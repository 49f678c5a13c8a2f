import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { INPUT_GROUPS, OUTPUTS, TOKEN_INPUT } from '../../src/action/inputs.ts';
import { checkedOptions } from '../../src/action/options.ts';
import { policiesOf } from '../../src/cli/gate-settings.ts';
import { Settings } from '../../src/cli/settings.ts';
import { bindCommand } from '../../src/parser/command.ts';
import { parseOutputFormat } from '../../src/parser/output-format.ts';
import { read } from './documents.ts';
import {
  readWorkflow,
  type Step,
  stepsInMarkdown,
  stepsOf,
  stepsOfOurs,
  workflowsIn,
} from './workflows.ts';

const RECIPES = workflowsIn('docs/recipes');
const WORKFLOWS = [...RECIPES, ...workflowsIn('.github/workflows')];
const INPUTS = new Set([...INPUT_GROUPS.flatMap(({ names }) => names), TOKEN_INPUT]);
const index = read('docs/recipes/README.md');

/** What a runner hands on of `with`, expressions taken for any text. */
function textsOf(step: Step): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(step.with).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{\{.*?\}\}/g, 'x'),
    ]),
  );
}

/** Throws for what the action would refuse. */
function checkUse(step: Step): void {
  const texts = textsOf(step);
  const settings = new Settings({ flags: texts, environment: {}, file: new Map() });
  const { mode } = checkedOptions(settings);
  policiesOf(settings);
  parseOutputFormat(settings.required('output-format'));
  for (const name of ['timeout-minutes', 'job-budget-minutes']) {
    if (settings.text(name) !== null) settings.minutes(name);
  }
  for (const name of ['concurrency', 'retries', 'confirm', 'max-pages']) settings.whole(name, 0);
  if (mode === 'run') {
    const command = settings.required('command');
    bindCommand(
      { command, shell: settings.text('shell'), batch: settings.flag('batch') },
      'script',
    );
  }
}

describe.each(WORKFLOWS)('%s', (path) => {
  const workflow = readWorkflow(path);
  const ours = stepsOfOurs(stepsOf(workflow));

  it('grants nothing to the whole workflow and names what each job needs', () => {
    if (Object.keys(workflow.permissions).length === 0) {
      const silent = Object.entries(workflow.jobs).filter(
        ([, { permissions }]) => permissions === undefined,
      );
      expect(silent.map(([name]) => name)).toEqual([]);
    } else {
      expect(workflow.permissions).toEqual({ contents: 'read' });
    }
  });

  it('pins the actions of others by commit and version', () => {
    const uses = [...read(path).matchAll(/uses: (.*)/g)].map(([, name = '']) => name);
    expect(uses.length).toBeGreaterThan(0);
    const loose = uses.filter(
      (name) =>
        !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name) &&
        !/^(?:boobench\/action@v1|\.\/.*)$/.test(name),
    );
    expect(loose).toEqual([]);
  });

  it('uses inputs that the action has, with values that it takes', () => {
    for (const step of ours) {
      expect(Object.keys(step.with).filter((name) => !INPUTS.has(name))).toEqual([]);
      expect(() => checkUse(step)).not.toThrow();
    }
  });

  it('reads outputs that the action has', () => {
    const ids = ours.flatMap(({ id }) => id ?? []);
    const named = [...read(path).matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)]
      .filter(([, id = '']) => ids.includes(id))
      .map(([, , output = '']) => output);
    expect(named.filter((name) => !(name in OUTPUTS))).toEqual([]);
  });

  it('has scripts that bash understands', () => {
    const scripts = stepsOf(workflow).flatMap((step) => [
      ...(step.run === undefined ? [] : [step.run]),
      ...(step.with['command'] === undefined ? [] : [String(step.with['command'])]),
    ]);
    for (const script of scripts) {
      const { stderr } = spawnSync('bash', ['-n', '-c', script], { encoding: 'utf8' });
      expect(stderr).toBe('');
    }
  });
});

describe('docs/recipes', () => {
  it.each(RECIPES)('%s uses the action, and may comment only where it does', (path) => {
    const { jobs } = readWorkflow(path);
    const all = Object.values(jobs);
    expect(all.some(({ steps }) => stepsOfOurs(steps).length > 0)).toBe(true);
    for (const { permissions = {}, steps } of all) {
      const comments = stepsOfOurs(steps).some(
        (step) => step.with['comment'] !== 'off' && step.with['shard'] === undefined,
      );
      expect(permissions['pull-requests'] === 'write').toBe(comments);
      expect(permissions['contents']).toBe('read');
      expect(permissions['actions']).toBe(
        stepsOfOurs(steps).some((step) => step.with['mode'] === 'comment') ? 'read' : undefined,
      );
    }
  });

  it.each(RECIPES)('%s is linked from the index', (path) => {
    expect(index).toContain(`](${basename(path)})`);
  });

  it('keeps a fork away from the machines and keys of the repository', () => {
    const exposed = RECIPES.filter((path) => /self-hosted, linux, gpu|secrets\./.test(read(path)));
    expect(exposed.map((path) => basename(path))).toEqual([
      'hosted-api.yml',
      'marker.yml',
      'parsebench.yml',
      'vllm.yml',
    ]);
    for (const path of exposed) {
      expect(read(path)).toContain('pull_request.head.repo.full_name == github.repository');
    }
  });
});

describe('examples in the documentation', () => {
  const documents = [
    'README.md',
    'docs/action.md',
    'docs/getting-started.md',
    'docs/troubleshooting.md',
    'docs/recipes/README.md',
  ];

  it.each(documents)('%s shows only uses that the action takes', (path) => {
    for (const step of stepsOfOurs(stepsInMarkdown(read(path)))) {
      expect(Object.keys(step.with).filter((name) => !INPUTS.has(name))).toEqual([]);
      expect(() => checkUse(step)).not.toThrow();
    }
  });

  it('starts with the workflow of the Tesseract recipe', () => {
    const [, yaml] = /^```yaml\n([^]*?)^```/m.exec(read('docs/getting-started.md')) ?? [];
    expect(yaml).toBe(read('docs/recipes/tesseract.yml'));
  });
});
