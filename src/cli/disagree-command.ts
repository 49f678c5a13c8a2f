import { disagree } from '../app/disagree.ts';
import { EXIT } from '../errors.ts';
import { renderDisagreement } from '../report/disagreement-terminal.ts';
import { type CommandContext, VERSION } from './context.ts';
import { writeInto } from './report-files.ts';

/** `boobench disagree A B…`: how far parsers are from agreeing on each document. */
export async function disagreeCommand({
  settings,
  operands,
  terminal,
  signal,
}: CommandContext): Promise<number> {
  const results = await disagree(operands, { toolVersion: VERSION, signal });
  const json = `${JSON.stringify(results, null, 2)}\n`;
  const output = settings.text('output');
  if (output !== null) await writeInto(output, json);
  terminal.out.write(settings.flag('json') ? json : renderDisagreement(results, terminal.out));
  return EXIT.passed;
}
