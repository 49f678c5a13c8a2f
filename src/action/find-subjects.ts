import { join } from 'node:path';
import { permissionHint } from '../github/api.ts';
import { type Artifact, artifactsOf, resultsTextOf } from '../github/artifacts.ts';
import type { WantedBase, WorkflowRunFacts } from '../github/event.ts';
import { belongsToHead, pullRequestOf } from '../github/workflow-run.ts';
import { BoobenchError, EXIT } from '../errors.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { comparabilityKey } from '../results/comparability.ts';
import { parseResults } from '../results/file.ts';
import type { RunResults } from '../results/model.ts';
import { findStoredBase } from './find-base.ts';
import { artifactName } from './label.ts';
import type { ScriptTools } from './script-tools.ts';
import type { ActionState, Subject } from './state.ts';

/** Artifacts of one run that are looked at: a parser each. */
const MOST_SUBJECTS = 20;

/**
 * `mode: comment`: the results of the run that ended, and the pull request that they belong to.
 *
 * The run was of untrusted code. Its artifact is a claim: only `results.json` is read, it must be of
 * this schema and of the very commit that GitHub says was tested, and the pull request comes from
 * GitHub alone.
 */
export async function findSubjects(state: ActionState, tools: ScriptTools): Promise<ActionState> {
  const { event } = state;
  const run = event.workflowRun;
  if (run === null) {
    return failed(state, 'mode: comment works on the event workflow_run alone', EXIT.wrongUse);
  }
  const { owner, repository: repo } = event;
  try {
    const pull = await pullRequestOf(tools.github, { owner, repo }, run);
    if (pull === null) {
      const note = `no open pull request has ${run.headSha} as its head: it was closed, or has newer commits`;
      return { ...state, notes: [...state.notes, note] };
    }
    const all = await artifactsOf(tools.github, { owner, repo }, run.id);
    const wanted = { sha: pull.baseSha, branches: [pull.baseBranch] };
    const subjects: Subject[] = [];
    const notes: string[] = [];
    for (const artifact of all.filter(isOurs).slice(0, MOST_SUBJECTS)) {
      const found = await subjectOf(artifact, { state, run, wanted, issue: pull.number }, tools);
      if (typeof found === 'string') notes.push(`artifact ${artifact.name} is refused: ${found}`);
      else if (found !== null) subjects.push(found);
    }
    if (all.filter(isOurs).length === 0) notes.push('the run has no artifact of boobench');
    for (const note of notes) tools.core.warning(note);
    return { ...state, subjects, notes: [...state.notes, ...notes] };
  } catch (error) {
    const why = permissionHint(error, 'actions: read');
    const text = error instanceof Error ? error.message : String(error);
    return failed(state, `the run could not be read: ${why ?? text}`, EXIT.couldNotMeasure);
  }
}

function isOurs({ name }: Artifact): boolean {
  return name.startsWith('boobench-');
}

interface Claim {
  readonly state: ActionState;
  readonly run: WorkflowRunFacts;
  readonly wanted: WantedBase;
  readonly issue: number;
}

/** @returns why it is refused; null for what is not to be reported, such as a shard */
async function subjectOf(
  artifact: Artifact,
  { state, run, wanted, issue }: Claim,
  tools: ScriptTools,
): Promise<Subject | string | null> {
  const { owner, repository: repo } = state.event;
  const text = await resultsTextOf(tools.github, { owner, repo }, artifact);
  if (text === null) return 'it has no results.json of a sensible size';
  let results: RunResults;
  try {
    results = parseResults(text, 'results.json');
  } catch (error) {
    if (error instanceof BoobenchError) return error.message;
    throw error;
  }
  const { label } = results.parser;
  const isWanted = state.label === '' || state.label === label;
  if (results.shard !== null || !isWanted) return null;
  if (artifact.name !== artifactName(label, null)) return 'its name is not that of its label';
  if (!(await belongsToHead(tools.github, { owner, repo }, results.commit, run.headSha))) {
    return `it is of the commit ${results.commit ?? 'none'}, not of the pull request's head ${run.headSha}`;
  }
  const resultsPath = join(state.folder, `subject-${artifact.id}.json`);
  await writeFileAtomically(resultsPath, text);
  const query = {
    event: state.event,
    workflow: run.workflow,
    wanted,
    comparability: comparabilityKey(results),
    artifact: artifact.name,
    folder: state.folder,
  };
  const base =
    (await findStoredBase('cache', query, tools, tools.core.info)) ??
    (await findStoredBase('artifact', query, tools, tools.core.info));
  return { resultsPath, artifact: artifact.name, issue, wanted, base };
}

function failed(state: ActionState, message: string, exitCode: number): ActionState {
  return { ...state, failure: { message, hint: null, exitCode } };
}
