import { join } from 'node:path';
import { setOutput } from '@actions/core';
import { merge } from '../../app/merge.ts';
import { type DataVersion, versionOf } from '../../app/open-house.ts';
import type { CommandContext } from '../../cli/context.ts';
import { dataOf } from '../../cli/data-settings.ts';
import { labelOf, policiesOf, selectionOf } from '../../cli/gate-settings.ts';
import { reportPathsOf } from '../../cli/report-files.ts';
import { OPTION_SPECS } from '../../cli/option-specs.ts';
import type { Settings } from '../../cli/settings.ts';
import { EXIT, InputError } from '../../errors.ts';
import { readEvent, type WorkflowEvent, wantedBase } from '../../github/event.ts';
import { writeFileAtomically } from '../../host/atomic-write.ts';
import { makeFolder, walkFiles } from '../../host/files.ts';
import { eventPayload, makeStateFolder } from '../../host/runner.ts';
import { parseShard } from '../../house/shard.ts';
import { comparabilityKey } from '../../results/comparability.ts';
import type { RunResults } from '../../results/model.ts';
import { RULE_VERSION } from '../../rule/types.ts';
import { artifactName, matrixValues } from '../label.ts';
import { checkedOptions } from '../options.ts';
import {
  type ActionState,
  CACHE_FOLDER,
  DATA_PATH,
  type StepFailure,
  writeState,
} from '../state.ts';
import { failureOf } from '../step-failure.ts';

/**
 * The first step: reads every option and the event, and says what the other steps have to do.
 *
 * @throws InputError for options that cannot be used, and for `pull_request_target`
 */
export async function plan({ settings, terminal, signal }: CommandContext): Promise<number> {
  const event = readEvent(process.env, await eventPayload());
  const options = checkedOptions(settings);
  refuseUntrusted(event, options.mode);
  const shard = settings.text('shard');
  if (shard !== null) parseShard(shard);
  // A comment is for whatever parser the other run was of, unless one is named.
  const label =
    options.mode === 'comment'
      ? (settings.text('label') ?? '')
      : labelOf(settings, matrixValues(process.env['BOOBENCH_MATRIX'], shard));
  const artifact = artifactName(label, shard);
  const folder = await makeStateFolder();
  await makeFolder(CACHE_FOLDER);
  // Whoever looks at the state of the repository should not see what a cache needs.
  await writeFileAtomically(join(CACHE_FOLDER, '.gitignore'), '*\n');
  const start: ActionState = {
    mode: options.mode,
    folder,
    options: optionTexts(settings, label),
    event,
    label,
    artifact,
    dataset: null,
    comparability: null,
    wanted: wantedBase(event),
    base: null,
    datasetCacheHit: false,
    subjects: [],
    notes: [],
    resultsFile: null,
    failure: null,
    verdict: null,
  };
  const notice = (text: string): void => terminal.err.write(`${text}\n`);
  const state = await PLANS[options.mode](start, settings, { onNotice: notice, signal });
  setOutput('state', await writeState(state));
  setOutput('mode', options.mode);
  setOutput('artifact', state.artifact);
  return EXIT.passed;
}

type Plan = (
  state: ActionState,
  settings: Settings,
  events: { readonly onNotice: (text: string) => void; readonly signal: AbortSignal },
) => Promise<ActionState>;

const PLANS: Readonly<Record<ActionState['mode'], Plan>> = {
  run: planRun,
  merge: planMerge,
  comment: async (state) => state,
};

async function planRun(
  state: ActionState,
  settings: Settings,
  events: Parameters<Plan>[2],
): Promise<ActionState> {
  settings.required('command');
  policiesOf(settings);
  reportPathsOf(settings);
  let version: DataVersion;
  try {
    version = await versionOf(dataOf(settings), events);
  } catch (error) {
    return { ...state, failure: failureOf(error) };
  }
  const { repository, revision } = version;
  const comparability = comparabilityKey({
    dataset: { revision, ruleVersion: RULE_VERSION },
    selection: selectionOf(settings),
    timeoutMs: settings.minutes('timeout-minutes'),
    parser: { label: state.label },
  });
  const dataset = repository === null ? null : { repository, commit: revision };
  const options =
    dataset === null
      ? state.options
      : { ...state.options, dataset: repository ?? '', 'dataset-revision': revision };
  return { ...state, dataset, comparability, options };
}

/** Shards lie anywhere below `results-path`, as a download of artifacts leaves them. */
async function planMerge(state: ActionState, settings: Settings): Promise<ActionState> {
  const folder = settings.required('results-path');
  const output = join(folder, 'results.json');
  try {
    const found = await walkFiles(folder, (name) => name === 'results.json');
    const shards = found
      .filter((path) => path !== 'results.json')
      .map((path) => join(folder, path));
    const results: RunResults = await merge(shards, output);
    return {
      ...state,
      resultsFile: output,
      comparability: comparabilityKey(results),
      label: results.parser.label,
      artifact: artifactName(results.parser.label, null),
    };
  } catch (error) {
    const failure: StepFailure = failureOf(error);
    return { ...state, failure };
  }
}

/** A parser of a pull request must never run beside the secrets of the base branch. */
function refuseUntrusted(event: WorkflowEvent, mode: ActionState['mode']): void {
  if (mode !== 'run') return;
  if (event.name !== 'pull_request_target' && event.name !== 'workflow_run') return;
  throw new InputError(
    'untrusted-code',
    `a parser is not run under ${event.name}: it would see the token and secrets of the base branch`,
    {
      hint: 'Run on pull_request, and post the comment of forks with "mode: comment" on workflow_run.',
    },
  );
}

/** Every option that has a value, so that no later step has to know where it came from. */
function optionTexts(settings: Settings, label: string): Record<string, string> {
  const texts = OPTION_SPECS.flatMap(({ name }) => {
    const text = settings.text(name);
    return text === null ? [] : [[name, text] as const];
  });
  return { 'data-path': DATA_PATH, ...Object.fromEntries(texts), label };
}
