import { availableParallelism } from 'node:os';
import { make } from '../app/make.ts';
import { EXIT, InputError } from '../errors.ts';
import { renderMade } from '../report/made.ts';
import type { CommandContext } from './context.ts';
import { makeProgress } from './make-progress.ts';
import { TerminalLine } from './terminal-line.ts';

/** `boobench make DIR`: a budget beside each PDF. */
export async function makeCommand(context: CommandContext): Promise<number> {
  const { settings, operands, terminal, signal } = context;
  const [dir] = operands;
  if (dir === undefined) {
    throw new InputError('missing-operand', 'make needs a folder of PDF files', {
      hint: 'boobench make DIR',
    });
  }
  const line = new TerminalLine(terminal.err);
  try {
    const made = await make({
      dir,
      scans: settings.flag('scans'),
      force: settings.flag('force'),
      concurrency: availableParallelism(),
      onProgress: (progress) => line.show(makeProgress(progress)),
      signal,
    });
    line.end();
    terminal.out.write(
      settings.flag('json') ? `${JSON.stringify(made, null, 2)}\n` : renderMade(made),
    );
    const failed = made.some(
      ({ outcome }) => outcome.kind === 'unreadable' || outcome.kind === 'broken-sidecar',
    );
    return failed ? EXIT.couldNotMeasure : EXIT.passed;
  } finally {
    line.end();
  }
}
