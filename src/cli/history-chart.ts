import { findRuns } from '../app/find-runs.ts';
import { history } from '../report/history.ts';
import { historySentence, historySvg } from '../report/history-svg.ts';
import type { HistoryChart } from '../report/html/report-data.ts';
import type { RunResults } from '../results/model.ts';
import type { Settings } from './settings.ts';

/** The chart of a run among those of `--history`; null where none are named. */
export async function historyChartOf(
  settings: Settings,
  head: RunResults,
): Promise<HistoryChart | null> {
  const paths = settings.list('history');
  if (paths === null) return null;
  const runs = history([...(await findRuns({ paths, label: head.parser.label })), head]);
  return { svg: historySvg(runs), text: historySentence(runs) };
}
