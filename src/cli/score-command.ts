import { join } from 'node:path';
import { candidatesOf, score } from '../app/score.ts';
import { parseOutputFormat } from '../parser/output-format.ts';
import { serializeResults } from '../results/file.ts';
import { type CommandContext, VERSION } from './context.ts';
import { dataOf } from './data-settings.ts';
import { labelOf, selectionOf } from './gate-settings.ts';
import { printRun } from './print-run.ts';
import { Progress } from './progress.ts';
import { measuredExit } from './run-command.ts';

/** `boobench score`: verdicts for outputs that exist already. */
export async function scoreCommand({
  settings,
  terminal,
  signal,
}: CommandContext): Promise<number> {
  const outputs = settings.required('outputs');
  const outputFormat = parseOutputFormat(settings.required('output-format'));
  const progress = new Progress(terminal.err);
  try {
    const results = await score(
      {
        data: dataOf(settings),
        outputs,
        selection: selectionOf(settings),
        outputFormat,
        maxOutputBytes: settings.bytes('max-output'),
        label: labelOf(settings),
        toolVersion: VERSION,
      },
      {
        signal,
        onHouse: (house) => progress.begin(house.pages.length, []),
        onDone: (page) => progress.done(page),
        onNotice: (text) => progress.notice(text),
      },
    );
    progress.end();
    if (settings.flag('json')) terminal.out.write(serializeResults(results));
    else {
      const [first] = candidatesOf({ room: '', id: '' }, outputFormat);
      const extension = first?.name.replace(/^[^.]*/, '') ?? '.md';
      await printRun(results, terminal.out, {
        outputPath: (page) => join(outputs, page.room, `${page.id}${extension}`),
        resultsPath: null,
      });
    }
    return measuredExit(results.summary.errors);
  } finally {
    progress.end();
  }
}
