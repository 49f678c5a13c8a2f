import { dirname, join } from 'node:path';
import { gate, readAllowList, readResultsAt } from '../app/compare.ts';
import { EXIT, InputError } from '../errors.ts';
import { kindOfPath } from '../host/files.ts';
import { counted, megabytes } from '../report/percent.ts';
import type { CommandContext } from './context.ts';
import { policiesOf } from './gate-settings.ts';
import { htmlOf } from './html-file.ts';
import { writeInto } from './report-files.ts';

/** `boobench report RESULTS`: the run as one HTML file. */
export async function reportCommand(context: CommandContext): Promise<number> {
  const { settings, operands, terminal, signal } = context;
  const [headPath, more] = operands;
  if (headPath === undefined || more !== undefined) {
    throw new InputError('missing-operand', 'report needs the results of one run', {
      hint: 'boobench report RESULTS --base RESULTS --output report.html',
    });
  }
  const policies = policiesOf(settings);
  const allowPath = settings.text('allow-list');
  const allow = allowPath === null ? [] : await readAllowList(allowPath, Date.now());
  const basePath = settings.text('base');
  const head = await readResultsAt(headPath);
  const base = basePath === null ? null : await readResultsAt(basePath);
  const { comparison, decision } = gate(base, head, allow, policies);
  const headFolder = await folderOf(headPath);
  const html = await htmlOf(settings, {
    head,
    base,
    comparison,
    decision,
    headFolder,
    baseFolder: basePath === null ? null : await folderOf(basePath),
    include: 'all',
    signal,
  });
  const output = settings.text('output') ?? join(headFolder, 'report.html');
  await writeInto(output, html);
  const pages = counted(comparison.pages.length, 'page', 'pages');
  terminal.out.write(`${output}: ${pages}, ${megabytes(Buffer.byteLength(html))}\n`);
  return EXIT.passed;
}

/** The folder of results, named as a folder or by its file. */
async function folderOf(path: string): Promise<string> {
  return (await kindOfPath(path)) === 'folder' ? path : dirname(path);
}
