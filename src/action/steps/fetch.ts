import { download } from '../../app/open-house.ts';
import type { CommandContext } from '../../cli/context.ts';
import { dataOf } from '../../cli/data-settings.ts';
import { FetchProgressLine } from '../../cli/fetch-progress.ts';
import { EXIT } from '../../errors.ts';
import { renderDownloaded } from '../../report/stored.ts';
import { settingsOf } from '../option-texts.ts';
import { readState, writeState } from '../state.ts';
import { failureOf } from '../step-failure.ts';

/** Fetches what the cache did not have of a dataset on the Hub. */
export async function fetchPages({ terminal, signal }: CommandContext): Promise<number> {
  const state = await readState(process.env['BOOBENCH_STATE']);
  if (state.dataset === null || state.failure !== null) return EXIT.passed;
  const settings = settingsOf(state);
  const progress = new FetchProgressLine(terminal.err);
  try {
    const stored = await download(
      dataOf(settings),
      { rooms: settings.list('rooms'), verify: false, prune: false },
      { onProgress: (at) => progress.show(at), onNotice: (text) => progress.notice(text), signal },
    );
    progress.end();
    terminal.out.write(renderDownloaded(stored));
  } catch (error) {
    progress.end();
    await writeState({ ...state, failure: failureOf(error) });
  }
  return EXIT.passed;
}
