import { status } from '../app/status.ts';
import { EXIT } from '../errors.ts';
import { parseHubSource } from '../house/hub-source.ts';
import { storeStatus } from '../house/store-status.ts';
import { renderStatus, statusJson } from '../report/status.ts';
import { renderStored } from '../report/stored.ts';
import type { CommandContext, Terminal } from './context.ts';
import { dataOf } from './data-settings.ts';
import type { Settings } from './settings.ts';

/** `boobench status`: what is in a results folder, also while a run goes, or of a dataset on the disk. */
export async function statusCommand({ settings, terminal }: CommandContext): Promise<number> {
  // A dataset of boobench.yml is not meant: the results of the run are.
  const isAsked = settings.isFlagged('dataset') || settings.flag('verify');
  const source = isAsked ? parseHubSource(settings.required('dataset')) : null;
  if (source !== null) return datasetStatus(source.repository, settings, terminal);
  const found = await status(settings.required('results-path'));
  terminal.out.write(
    settings.flag('json') ? `${JSON.stringify(statusJson(found), null, 2)}\n` : renderStatus(found),
  );
  return 0;
}

/** 3 when a file is not what the Hub states. */
async function datasetStatus(
  repository: string,
  settings: Settings,
  { out }: Terminal,
): Promise<number> {
  const commits = await storeStatus(dataOf(settings).store, repository, settings.flag('verify'));
  out.write(
    settings.flag('json')
      ? `${JSON.stringify(commits, null, 2)}\n`
      : renderStored(repository, commits),
  );
  const isDamaged = commits.some(({ rooms }) => rooms.some(({ damaged }) => damaged.length > 0));
  return isDamaged ? EXIT.couldNotMeasure : EXIT.passed;
}
