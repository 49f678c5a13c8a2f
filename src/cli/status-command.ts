import { status } from '../app/status.ts';
import { renderStatus, statusJson } from '../report/status.ts';
import type { CommandContext } from './context.ts';

/** `boobench status`: what is in a results folder, also while a run goes. */
export async function statusCommand({ settings, terminal }: CommandContext): Promise<number> {
  const found = await status(settings.required('results-path'));
  terminal.out.write(
    settings.flag('json') ? `${JSON.stringify(statusJson(found), null, 2)}\n` : renderStatus(found),
  );
  return 0;
}
