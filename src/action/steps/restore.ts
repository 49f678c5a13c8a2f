import { restoreCache } from '../../github/cache.ts';
import { datasetKey } from '../../github/cache-keys.ts';
import { settingsOf } from '../option-texts.ts';
import type { ScriptTools } from '../script-tools.ts';
import { type ActionState, DATA_PATH, readState, writeState } from '../state.ts';
import { findBase } from '../find-base.ts';
import { findSubjects } from '../find-subjects.ts';

/**
 * The step before the run: dataset and base out of the cache, or the base from an artifact or a file.
 *
 * Nothing in it fails a job: without a cache the pages are fetched, and without a base the report says
 * so.
 */
export async function restore(tools: ScriptTools): Promise<void> {
  const state = await readState(process.env['BOOBENCH_STATE']);
  if (state.failure !== null) return;
  if (state.mode === 'comment') {
    await writeState(await findSubjects(state, tools));
    return;
  }
  const withData = await restoreDataset(state, tools);
  await writeState(await findBase(withData, tools));
}

async function restoreDataset(state: ActionState, { core }: ScriptTools): Promise<ActionState> {
  const { dataset, mode, options } = state;
  if (dataset === null || mode !== 'run' || options['data-path'] !== DATA_PATH) return state;
  const key = datasetKey(dataset.repository, dataset.commit, settingsOf(state).list('rooms'));
  const found = await restoreCache([DATA_PATH], key, [], { onWarning: core.warning });
  return { ...state, datasetCacheHit: found !== null };
}
