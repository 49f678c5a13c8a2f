import { dirname, join } from 'node:path';
import { drawBoo, worstPage } from '../app/boo-picture.ts';
import { readResults, resultsFileAt } from '../app/compare.ts';
import { runDocuments } from '../app/report-documents.ts';
import { EXIT, InputError } from '../errors.ts';
import type { PageResult, RunResults } from '../results/model.ts';
import { didYouMean } from '../results/nearest.ts';
import { pageKey, pageName } from '../results/order.ts';
import { shownText } from '../results/shown.ts';
import { visible } from '../report/escape.ts';
import type { CommandContext } from './context.ts';
import { documentsSource } from './html-file.ts';
import { writeInto } from './report-files.ts';

/** `boobench picture RESULTS [PAGE]`: a Boo as PNG. */
export async function pictureCommand(context: CommandContext): Promise<number> {
  const { settings, operands, terminal, signal } = context;
  const [path, name, more] = operands;
  if (path === undefined || more !== undefined) {
    throw new InputError('missing-operand', 'picture needs the results of one run', {
      hint: 'boobench picture RESULTS [ROOM/ID] --output boo.png',
    });
  }
  const file = await resultsFileAt(path);
  const results = await readResults(file);
  const folder = dirname(file);
  const page = pageOf(results, name ?? null);
  const { paths, note } = await runDocuments(documentsSource(settings, results), results);
  if (note !== null) terminal.err.write(`${visible(note)}\n`);
  const png = await drawBoo({
    page,
    label: results.parser.label,
    folder,
    document: paths.get(pageKey(page)) ?? null,
    signal,
  });
  const output = settings.text('output') ?? join(folder, 'boo.png');
  await writeInto(output, png);
  terminal.out.write(`${output}: ${visible(pageName(page))}\n`);
  return EXIT.passed;
}

function pageOf({ pages }: RunResults, name: string | null): PageResult {
  if (name === null) {
    const worst = worstPage(pages);
    if (worst !== null) return worst;
    throw new InputError('no-boo', 'the run has no Boo and no Lost page', {
      hint: 'Name the page to draw: boobench picture RESULTS ROOM/ID',
    });
  }
  const found = pages.find((page) => pageName(page) === name);
  if (found !== undefined) return found;
  const names = pages.map(pageName);
  throw new InputError('unknown-page', `the run has no page ${shownText(name)}`, {
    hint: didYouMean(name, names) ?? 'Name it as ROOM/ID.',
  });
}
