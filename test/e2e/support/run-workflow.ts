import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { actArguments, machine } from './act-command.ts';
import { ACT } from './act.ts';
import { readActLog, type Conclusion, type WorkflowLog } from './act-log.ts';
import type { WorkflowEvent } from './events.ts';
import type { GithubState, Permissions, WorkflowRun } from './github/state.ts';
import { fieldsOf } from './http.ts';
import { createRuntimeToken } from './results/runtime-token.ts';
import type { VendorRepository } from './vendor-repository.ts';

/** What a run of a workflow needs of its surroundings. */
export interface Surroundings {
  /** An empty folder of its own. */
  readonly folder: string;
  readonly vendor: VendorRepository;
  readonly state: GithubState;
  /** Address of GitHub's API. */
  readonly apiUrl: string;
  /** Address of the results service. */
  readonly resultsUrl: string;
  /** Folders that stand for remote actions, by `owner/name`. */
  readonly actions: ReadonlyMap<string, string>;
}

export interface WorkflowOptions {
  readonly event: WorkflowEvent;
  /** The workflow file, as text. */
  readonly workflow: string;
  /** More variables of the whole run. */
  readonly env?: Readonly<Record<string, string>>;
  /** The run that is started again; a new one when left out. */
  readonly rerunOf?: WorkflowRun;
  /** Commits of history that the checkout has; 1 as on GitHub when left out, 0 for all. */
  readonly depth?: number;
}

export interface WorkflowOutcome extends WorkflowLog {
  readonly conclusion: Conclusion;
  /** How the API knows the run. */
  readonly run: WorkflowRun;
  /** What act itself said beside the log; for a failing test's message. */
  readonly complaints: string;
}

const WORKFLOW = '.github/workflows/boobench.yml';
const HANG_MS = 300_000;

/** Runs a workflow for real, in a clone of the commit that the event is about. */
export async function runWorkflow(
  around: Surroundings,
  options: WorkflowOptions,
): Promise<WorkflowOutcome> {
  const { event, workflow, depth = 1 } = options;
  const workspace = join(around.folder, 'workspace');
  await around.vendor.checkout(workspace, event.sha, depth);
  const run = registerRun(around.state, options);
  const write = (path: string, text: string): string => {
    const target = join(around.folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    return target;
  };
  const workflowFile = write('workflow.yml', workflow);
  const eventFile = write('event.json', JSON.stringify(event.payload));
  const token = `ghs_${String(run.id).padStart(36, '0')}`;
  around.state.tokens.set(token, permissionsOf(workflow, event.isFromFork));
  const args = actArguments(around, options, { run, workflowFile, eventFile, token });
  const env = machine(around, createRuntimeToken(claims(run, event), Date.now()));
  const { stdout, stderr, code } = await finished(spawn(ACT, args, { cwd: workspace, env }));
  run.status = 'completed';
  run.conclusion = code === 0 ? 'success' : 'failure';
  around.state.tokens.delete(token);
  rmSync(around.folder, { recursive: true, force: true });
  return { ...readActLog(stdout), conclusion: run.conclusion, run, complaints: stderr };
}

function registerRun(
  state: GithubState,
  { event, workflow, rerunOf }: WorkflowOptions,
): WorkflowRun {
  if (rerunOf !== undefined) state.runs.splice(state.runs.indexOf(rerunOf), 1);
  const run: WorkflowRun = {
    id: rerunOf?.id ?? state.newId(),
    name: String(fieldsOf(parse(workflow))['name']),
    path: WORKFLOW,
    workflowId: 7,
    event: event.name,
    headBranch: event.head.branch,
    headSha: event.head.sha,
    headRepository: event.head.repository,
    pulls: event.pulls,
    attempt: (rerunOf?.attempt ?? 0) + 1,
    createdAt: new Date().toISOString(),
    status: 'in_progress',
    conclusion: null,
  };
  state.runs.push(run);
  return run;
}

function claims(
  run: WorkflowRun,
  { scopes }: WorkflowEvent,
): Parameters<typeof createRuntimeToken>[0] {
  return { runId: String(run.id), jobId: '1', scopes };
}

/** `permissions:` of the workflow, cut down to reading for a fork's pull request. */
function permissionsOf(workflow: string, isFromFork: boolean): Permissions {
  const wanted = fieldsOf(fieldsOf(parse(workflow))['permissions']);
  const level = (name: string): object => {
    const value = wanted[name];
    if (value !== 'read' && value !== 'write') return {};
    return { [name.replace('-', '_')]: isFromFork ? 'read' : value };
  };
  return Object.assign({}, ...['actions', 'contents', 'issues', 'pull-requests'].map(level));
}

async function finished(
  child: ChildProcess,
): Promise<{ stdout: string; stderr: string; code: number | null }> {
  const said = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  const guard = setTimeout(() => child.kill('SIGKILL'), HANG_MS);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(guard);
  return { ...said, code };
}
