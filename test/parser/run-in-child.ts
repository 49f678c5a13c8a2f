// Runs a command on pages until it ends or SIGINT comes; reads its settings from the first argument.
import { runPages } from '../../src/parser/run-pages.ts';

const { pages, options, exitAfterMs } = JSON.parse(process.argv[2] ?? '');
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort());
if (exitAfterMs !== undefined) setTimeout(() => process.exit(9), exitAfterMs);
try {
  await runPages(pages, options, {
    onStart: ({ id }) => console.log(`start ${id}`),
    onDone: ({ id }, { outcome }) => console.log(`done ${id} ${outcome.kind}`),
    signal: interrupt.signal,
  });
  console.log('ended');
} catch (error) {
  console.log(error instanceof Error ? error.name : error);
}
