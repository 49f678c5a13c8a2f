import { readMetrics } from '../app/read-metrics.ts';
import {
  docmetricsLeaderboard,
  type DocmetricsLeaderboard,
} from '../report/docmetrics-leaderboard.ts';
import type { Channel } from './context.ts';
import type { Format } from './format-setting.ts';

type Render = (board: DocmetricsLeaderboard, to: Channel) => Promise<string>;

const texts = () => import('../report/docmetrics-leaderboard-text.ts');

const FORMATS: Readonly<Record<Format, Render>> = {
  terminal: async (board, to) =>
    (await import('../report/docmetrics-leaderboard-terminal.ts')).renderDocmetricsLeaderboard(
      board,
      to,
    ),
  markdown: async (board) => (await texts()).docmetricsLeaderboardMarkdown(board),
  csv: async (board) => (await texts()).docmetricsLeaderboardCsv(board),
  json: async (board) => (await texts()).docmetricsLeaderboardJson(board),
  svg: async (board) =>
    (await import('../report/docmetrics-leaderboard-svg.ts')).docmetricsLeaderboardSvg(board),
};

/** The models of the paper with these `metrics.json` among them, in a format. */
export async function docmetricsBoardText(
  paths: readonly string[],
  format: Format,
  to: Channel,
): Promise<string> {
  const given = [];
  for (const path of paths) given.push(await readMetrics(path));
  return FORMATS[format](docmetricsLeaderboard(given), to);
}
