import { readResults } from '../app/compare.ts';
import { EXIT } from '../errors.ts';
import { leaderboard, type Leaderboard } from '../report/leaderboard.ts';
import type { Channel, CommandContext } from './context.ts';
import { type Format, formatOf } from './format-setting.ts';
import { writeInto } from './report-files.ts';

type Render = (board: Leaderboard, to: Channel) => Promise<string>;

const texts = () => import('../report/leaderboard-text.ts');

const FORMATS: Readonly<Record<Format, Render>> = {
  terminal: async (board, { color, columns }) =>
    (await import('../report/leaderboard-terminal.ts')).renderLeaderboard(board, {
      color,
      columns,
    }),
  markdown: async (board) => (await texts()).leaderboardMarkdown(board),
  csv: async (board) => (await texts()).leaderboardCsv(board),
  json: async (board) => (await texts()).leaderboardJson(board),
  svg: async (board) => (await import('../report/leaderboard-svg.ts')).leaderboardSvg(board),
};

/** `boobench leaderboard RESULTS…`: the published parsers with these runs among them. */
export async function leaderboardCommand(context: CommandContext): Promise<number> {
  const { settings, operands, terminal } = context;
  const render = FORMATS[formatOf(settings)];
  const runs = [];
  for (const path of operands) runs.push(await readResults(path));
  const output = settings.text('output');
  const plain = { ...terminal.out, color: false };
  const text = await render(leaderboard(runs), output === null ? terminal.out : plain);
  if (output === null) terminal.out.write(text);
  else await writeInto(output, text);
  return EXIT.passed;
}
