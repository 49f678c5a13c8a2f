import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { SUPPORT_FOLDER } from './folders.ts';
import type { WorkflowRun } from './github/state.ts';
import type { Surroundings, WorkflowOptions } from './run-workflow.ts';
import { STAND_INS } from './stand-ins.ts';

/** What was written down for one run of act. */
export interface ActFiles {
  readonly run: WorkflowRun;
  readonly workflowFile: string;
  readonly eventFile: string;
  readonly token: string;
}

const LOOPBACK = '127.0.0.1';

/** The arguments of act: no container, nothing fetched, nothing listening but on loopback. */
export function actArguments(
  around: Surroundings,
  { event, workflow, env = {} }: WorkflowOptions,
  { run, workflowFile, eventFile, token }: ActFiles,
): readonly string[] {
  const variables = { ...jobVariables(around, event, run), ...env };
  const options = {
    workflows: workflowFile,
    eventpath: eventFile,
    actor: event.actor,
    platform: 'ubuntu-latest=-self-hosted',
    secret: `GITHUB_TOKEN=${token}`,
    // Given, so that act sets the runtime variables; the results service takes their place.
    'artifact-server-path': join(around.folder, 'unused-artifacts'),
    'artifact-server-addr': LOOPBACK,
    'artifact-server-port': '0',
    'cache-server-path': join(around.folder, 'unused-caches'),
    'cache-server-addr': LOOPBACK,
  };
  return [
    event.name,
    '--json',
    '--rm',
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ...usedActions(around, workflow).flatMap((used) => ['--local-repository', used]),
    ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ];
}

function jobVariables(
  { apiUrl, state }: Surroundings,
  { ref, sha, head, name }: WorkflowOptions['event'],
  run: WorkflowRun,
): Record<string, string> {
  return {
    GITHUB_API_URL: apiUrl,
    GITHUB_REPOSITORY: state.repository,
    GITHUB_RUN_ID: String(run.id),
    GITHUB_RUN_NUMBER: String(run.id),
    GITHUB_RUN_ATTEMPT: String(run.attempt),
    GITHUB_REF: ref,
    // act's own name for what it puts into GITHUB_SHA.
    SHA_REF: sha,
    GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|pull)\//, ''),
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_WORKFLOW_REF: `${state.repository}/${run.path}@${ref}`,
    ...(name.startsWith('pull_request') ? { GITHUB_HEAD_REF: head.branch } : {}),
    RUNNER_ENVIRONMENT: 'github-hosted',
    ACTIONS_CACHE_SERVICE_V2: 'True',
    // GitHub's runner has variables of this kind in `run:` steps too.
    ACTIONS_ORCHESTRATION_ID: `${run.id}.boobench.__default`,
  };
}

/** The machine's own environment, of which act gives every step all. */
export function machine(
  { folder, resultsUrl }: Surroundings,
  runtimeToken: string,
): NodeJS.ProcessEnv {
  const home = join(folder, 'home');
  const shells = join(SUPPORT_FOLDER, 'shim');
  return {
    PATH: [shells, dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    HOME: home,
    XDG_CACHE_HOME: join(home, '.cache'),
    LANG: 'C.UTF-8',
    ACTIONS_RUNTIME_URL: resultsUrl,
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
  };
}

/** `owner/name@ref=folder` of every action that the workflow uses, and that those use. */
function usedActions({ actions }: Surroundings, text: string): readonly string[] {
  const folders = new Map([...STAND_INS, ...actions]);
  const used = new Set<string>();
  const collect = (yaml: string): void => {
    for (const [, name = '', ref = ''] of yaml.matchAll(
      /\buses: *["']?([\w.-]+\/[\w.-]+)[^@\s]*@([\w./-]+)/g,
    )) {
      const folder = folders.get(name);
      if (folder === undefined) throw new Error(`nothing stands in for ${name}@${ref}`);
      if (used.has(`${name}@${ref}=${folder}`)) continue;
      used.add(`${name}@${ref}=${folder}`);
      collect(readFileSync(join(folder, 'action.yml'), 'utf8'));
    }
  };
  collect(text);
  return [...used];
}
