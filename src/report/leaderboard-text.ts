import { markdownTable } from 'markdown-table';
import { visibleCut } from './escape.ts';
import { BOARD } from './board.ts';
import { csvText } from './csv.ts';
import { boardTitle, type BoardRow, type Leaderboard } from './leaderboard.ts';
import { apartSentence } from './leaderboard-terminal.ts';
import { percent } from './percent.ts';

const MAX_NAME = 120;

/** The board as a Markdown table; given runs are bold. */
export function leaderboardMarkdown({ rows, apart }: Leaderboard): string {
  const bold = (row: BoardRow, text: string): string => (row.kind === null ? `**${text}**` : text);
  const table = markdownTable(
    [
      ['#', 'Parser', 'Kind', 'Ghost-free', 'Boos', 'Lost'],
      ...rows.map((row) => [
        bold(row, String(row.rank)),
        bold(row, row.kind === null ? codeSpan(row.parser) : row.parser),
        bold(row, row.kind ?? 'yours'),
        bold(row, percent(row.ghostFreeRate)),
        bold(row, String(row.boos)),
        bold(row, String(row.lost)),
      ]),
    ],
    { align: ['r', 'l', 'l', 'r', 'r', 'r'] },
  );
  const notes = apart.map((row) => `- ${codeSpan(row.parser)}: ${apartSentence(row)}`);
  const parts = [boardTitle(), table, ...(notes.length === 0 ? [] : [notes.join('\n')])];
  return `${parts.join('\n\n')}\n`;
}

/** The board as CSV (RFC 4180); `rank` is empty and `note` says why for a run that is not ranked. */
export function leaderboardCsv({ rows, apart }: Leaderboard): string {
  const lines = [
    ['rank', 'parser', 'kind', 'ghost_free_percent', 'boos', 'lost', 'pages', 'note'],
    ...rows.map((row) => [
      String(row.rank),
      row.parser,
      row.kind ?? 'yours',
      percentNumber(row.ghostFreeRate),
      String(row.boos),
      String(row.lost),
      String(row.pages),
      '',
    ]),
    ...apart.map((row) => [
      '',
      row.parser,
      'yours',
      percentNumber(row.ghostFreeRate),
      String(row.boos),
      String(row.lost),
      String(row.pages),
      `not ranked because ${row.reasons.join('; ')}`,
    ]),
  ];
  return csvText(lines);
}

/** The board for programs. */
export function leaderboardJson({ rows, apart }: Leaderboard): string {
  const { name, url, takenOn, dataset, pages } = BOARD;
  const shown = { board: { name, url, takenOn, dataset, pages }, rows, apart };
  return `${JSON.stringify(shown, null, 2)}\n`;
}

/**
 * A foreign text as a code span that it cannot close or leave, in a table or out of it: no backtick
 * and no bar is left in it.
 */
function codeSpan(text: string): string {
  return `\`${visibleCut(text, MAX_NAME).replaceAll('`', 'ˋ').replaceAll('|', '∣')}\``;
}

function percentNumber(rate: number | null): string {
  return rate === null ? '' : percent(rate).slice(0, -1);
}
