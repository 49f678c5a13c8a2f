import { readResults, gate } from '../app/compare.ts';
import { allowListOf } from '../cli/allow-list-setting.ts';
import { policiesOf } from '../cli/gate-settings.ts';
import { EXIT } from '../errors.ts';
import type { Comparison } from '../gate/compare.ts';
import type { GateDecision } from '../gate/policy.ts';
import type { ReportContext } from '../report/comment.ts';
import type { RunResults } from '../results/model.ts';
import { isCommit } from '../house/hub-source.ts';
import { settingsOf } from './option-texts.ts';
import type { ActionState, FoundBase } from './state.ts';

/** A run, what it is compared with, and what came of it. */
export interface Judged {
  readonly results: RunResults;
  readonly base: RunResults | null;
  readonly comparison: Comparison;
  readonly decision: GateDecision;
  readonly context: ReportContext;
}

/** What of a run is judged: the job's own, or another run's for `mode: comment`. */
export interface JudgeInput {
  readonly resultsPath: string;
  readonly base: FoundBase | null;
  readonly wantedSha: string | null;
  readonly artifact: string | null;
  readonly runUrl: string;
}

/**
 * Compares results with their base under the policies of the options.
 *
 * @throws InputError for results, an allow-list or policies that cannot be read
 */
export async function judge(state: ActionState, input: JudgeInput): Promise<Judged> {
  const settings = settingsOf(state);
  const allow = await allowListOf(settings);
  const results = await readResults(input.resultsPath);
  const base = input.base === null ? null : await readResults(input.base.path);
  const { comparison, decision } = gate(base, results, allow, policiesOf(settings));
  const context: ReportContext = {
    label: results.parser.label,
    baselineSource: input.base?.source ?? 'none',
    wantedBase: input.wantedSha,
    commitsBehind: input.base?.commitsBehind ?? null,
    dataset: datasetName(results),
    command: results.parser.command,
    timeoutMs: results.timeoutMs,
    runUrl: input.runUrl,
    artifact: input.artifact,
    notes: state.notes,
  };
  return { results, base, comparison, decision: ofShard(decision, results), context };
}

/** As `--dataset` takes it. */
function datasetName({ dataset: { source, revision } }: RunResults): string {
  return isCommit(revision) ? `${source}@${revision}` : source;
}

/** A leg of a matrix measures; whether the run passes is for the merge of all legs to say. */
function ofShard(decision: GateDecision, { shard }: RunResults): GateDecision {
  if (shard === null || decision.exitCode === EXIT.couldNotMeasure) return decision;
  const reason = `This is shard ${shard.index}/${shard.total}; the job that merges the shards decides.`;
  return { conclusion: 'neutral', reason, failures: [], exitCode: EXIT.passed };
}
