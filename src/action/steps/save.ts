import { join } from 'node:path';
import { readResults } from '../../app/compare.ts';
import { saveCache } from '../../github/cache.ts';
import { baselineKey, datasetKey } from '../../github/cache-keys.ts';
import { maySaveBaseline } from '../../github/event.ts';
import { writeFileAtomically } from '../../host/atomic-write.ts';
import { kindOfPath, makeFolder } from '../../host/files.ts';
import { serializeResults } from '../../results/file.ts';
import type { RunResults } from '../../results/model.ts';
import { checkedOptions } from '../options.ts';
import { settingsOf } from '../option-texts.ts';
import type { ScriptTools } from '../script-tools.ts';
import { type ActionState, BASE_PATH, DATA_PATH, readState } from '../state.ts';

/** The step after the report: dataset and, from a base branch, results into the cache. */
export async function save(tools: ScriptTools): Promise<void> {
  const state = await readState(process.env['BOOBENCH_STATE']);
  const { mode } = state;
  if (mode === 'comment' || checkedOptions(settingsOf(state)).dryRun) return;
  if (mode === 'run') await saveDataset(state, tools);
  await saveBaseline(state, tools);
}

async function saveDataset(state: ActionState, { core }: ScriptTools): Promise<void> {
  const { dataset, datasetCacheHit, failure, options } = state;
  if (dataset === null || datasetCacheHit || failure !== null) return;
  if (options['data-path'] !== DATA_PATH || (await kindOfPath(DATA_PATH)) !== 'folder') return;
  const rooms = settingsOf(state).list('rooms');
  const key = datasetKey(dataset.repository, dataset.commit, rooms);
  await saveCache([DATA_PATH], key, { onWarning: core.warning });
}

async function saveBaseline(state: ActionState, { core }: ScriptTools): Promise<void> {
  const { event, comparability, resultsFile, failure } = state;
  const { saveBaseline: how } = checkedOptions(settingsOf(state));
  if (comparability === null || resultsFile === null || failure !== null) return;
  if (!maySaveBaseline(event, how)) return;
  const results = await readResults(resultsFile);
  const why = whyNoBaseline(results, event.sha);
  if (why !== null) {
    core.info(`These results are kept as no baseline: ${why}.`);
    return;
  }
  await makeFolder(BASE_PATH);
  await writeFileAtomically(join(BASE_PATH, 'results.json'), serializeResults(results));
  const key = baselineKey(comparability, event);
  const isSaved = await saveCache([BASE_PATH], key, { onWarning: core.warning });
  if (isSaved) core.info(`Saved as the baseline of ${event.sha}.`);
}

/** Why results cannot be what others are compared with; null when they can. */
function whyNoBaseline({ shard, summary, commit }: RunResults, sha: string): string | null {
  if (shard !== null) return 'they are a shard';
  if (summary.errors > 0) return 'some pages could not be judged';
  if (summary.pages === 0) return 'there are none';
  if (commit !== sha) return `they are of commit ${commit ?? 'none'}, and the event of ${sha}`;
  return null;
}
