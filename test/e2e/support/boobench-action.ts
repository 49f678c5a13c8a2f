import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { CACHE_FOLDER, ROOT } from './folders.ts';
import type { WorkflowEvent } from './events.ts';
import type { WorkflowOptions, WorkflowOutcome } from './run-workflow.ts';
import { type ParserSettings, vendorFiles } from './vendor-files.ts';
import { startWorld, type World } from './world.ts';

/** The action as a vendor's workflow gets it: what is committed, with `dist` from today's `src`. */
const STAGED = join(CACHE_FOLDER, 'boobench');

/** Lays the action out in a folder of its own, as a checkout of its tag has it. */
export function stageAction(): void {
  rmSync(STAGED, { recursive: true, force: true });
  mkdirSync(STAGED, { recursive: true });
  for (const name of ['action.yml', 'package.json', 'schema', 'house']) {
    cpSync(join(ROOT, name), join(STAGED, name), { recursive: true });
  }
  const dist = join(STAGED, 'dist');
  execFileSync('rolldown', ['--config', 'rolldown.config.ts', '--dir', dist], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const engine = 'pdfium.wasm';
  if (!existsSync(join(dist, engine))) copyFileSync(join(ROOT, 'dist', engine), join(dist, engine));
}

/** A world whose vendor uses the action. */
export function startVendor(settings: ParserSettings = {}): Promise<World> {
  return startWorld(vendorFiles(settings), new Map([['boobench/action', STAGED]]));
}

export type Inputs = Readonly<Record<string, string>>;

/** How the vendor calls the parser. */
export const RUN_INPUTS: Inputs = { command: 'bash parser.sh {input} {id}', dataset: 'pages' };

const PERMISSIONS = { contents: 'read', 'pull-requests': 'write' };

/** The workflow of the README, with more inputs. */
export function gateWorkflow(inputs: Inputs = {}, permissions: Inputs = PERMISSIONS): string {
  const step = {
    uses: 'boobench/action@v1',
    id: 'boobench',
    with: { ...RUN_INPUTS, ...inputs },
  };
  return workflow('Boo Bench', permissions, {
    boobench: { 'runs-on': 'ubuntu-latest', steps: [{ uses: 'actions/checkout@v5' }, step] },
  });
}

/** A workflow that starts on every event of the tests. */
export function workflow(name: string, permissions: Inputs, jobs: object): string {
  const on = [
    'push',
    'pull_request',
    'pull_request_target',
    'merge_group',
    'workflow_dispatch',
    'schedule',
    'workflow_run',
  ];
  return stringify({ name, on, permissions, jobs });
}

/** Runs the vendor's gate for an event. */
export function gate(
  world: World,
  event: WorkflowEvent,
  inputs: Inputs = {},
  more: Partial<WorkflowOptions> = {},
): Promise<WorkflowOutcome> {
  return world.run({ event, workflow: gateWorkflow(inputs), ...more });
}

/** Pushes to `main` so that its baseline is saved, whatever the gate says of it. */
export async function saveBaseline(world: World, inputs: Inputs = {}): Promise<string> {
  const sha = await world.vendor.sha('main');
  const before = baselines(world).length;
  const outcome = await gate(world, world.events.push(sha), inputs);
  if (baselines(world).length === before) throw new Error(`no baseline:\n${outcome.text}`);
  return sha;
}

/** The outputs of the step that ran the action. */
export function outputsOf({ outputs }: WorkflowOutcome): Readonly<Record<string, string>> {
  return outputs.get('boobench') ?? {};
}

/** Keys of the baselines that are in the cache. */
export function baselines(world: World): readonly string[] {
  const keys = world.results.caches.entries.map(({ key }) => key);
  return keys.filter((key) => key.startsWith('boobench-base-v1-'));
}
