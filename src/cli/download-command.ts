import { download } from '../app/open-house.ts';
import { EXIT } from '../errors.ts';
import { renderDownloaded } from '../report/stored.ts';
import type { CommandContext } from './context.ts';
import { dataOf } from './data-settings.ts';
import { FetchProgressLine } from './fetch-progress.ts';

/** `boobench download`: a dataset of the Hub onto the disk. */
export async function downloadCommand({
  settings,
  terminal,
  signal,
}: CommandContext): Promise<number> {
  const data = dataOf(settings);
  const progress = new FetchProgressLine(terminal.err);
  try {
    const stored = await download(
      data,
      { rooms: settings.list('rooms'), verify: true, prune: settings.flag('prune') },
      { onProgress: (at) => progress.show(at), onNotice: (text) => progress.notice(text), signal },
    );
    progress.end();
    terminal.out.write(
      settings.flag('json') ? `${JSON.stringify(stored, null, 2)}\n` : renderDownloaded(stored),
    );
    return EXIT.passed;
  } finally {
    progress.end();
  }
}
