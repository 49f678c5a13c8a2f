import { markdownTable } from 'markdown-table';
import { csvText } from './csv.ts';
import { DOCMETRICS_BOARD } from './docmetrics-board.ts';
import {
  boardEdit,
  docmetricsBoardTitle,
  type DocmetricsLeaderboard,
  type DocmetricsRow,
  type DocmetricsStanding,
  DOCMETRICS_NOTE,
} from './docmetrics-leaderboard.ts';
import { docmetricsApartSentence, isYours } from './docmetrics-leaderboard-terminal.ts';
import { labelSpan } from './leaderboard-text.ts';
import { shownScore } from './metrics-terminal.ts';

/** The board as a Markdown table; given results are bold. */
export function docmetricsLeaderboardMarkdown({ rows, apart }: DocmetricsLeaderboard): string {
  const table = markdownTable(
    [
      [
        '#',
        'Model',
        'Kind',
        'Text ED',
        'TEDS',
        'TEDS-S',
        'CDM',
        'Formula ED',
        'Order ED',
        'Overall',
      ],
      ...rows.map((row) =>
        [
          String(row.rank),
          isYours(row) ? labelSpan(row.parser) : row.parser,
          row.kind ?? 'yours',
          boardEdit(row.textEdit),
          shownScore(row.tableTeds),
          shownScore(row.tableTedsS),
          shownScore(row.formulaCdm),
          boardEdit(row.formulaEdit),
          boardEdit(row.orderEdit),
          shownScore(row.overall),
        ].map((text) => (isYours(row) ? `**${text}**` : text)),
      ),
    ],
    { align: ['r', 'l', 'l', 'r', 'r', 'r', 'r', 'r', 'r', 'r'] },
  );
  const notes = apart.map((row) => `- ${labelSpan(row.parser)}: ${docmetricsApartSentence(row)}`);
  const parts = [
    docmetricsBoardTitle(),
    table,
    ...(rows.some(isYours) ? [DOCMETRICS_NOTE] : []),
    ...(notes.length === 0 ? [] : [notes.join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The board as CSV (RFC 4180); `rank` is empty and `note` says why for results that are not ranked. */
export function docmetricsLeaderboardCsv({ rows, apart }: DocmetricsLeaderboard): string {
  const figures = (row: DocmetricsStanding): readonly string[] =>
    [
      row.textEdit,
      row.formulaEdit,
      row.formulaCdm,
      row.tableTeds,
      row.tableTedsS,
      row.orderEdit,
      row.overall,
    ].map((value) => (value === null ? '' : String(Number(value.toFixed(4)))));
  const access = ({ access }: DocmetricsRow): string => access ?? '';
  return csvText([
    [
      'rank',
      'model',
      'kind',
      'access',
      'text_edit',
      'formula_edit',
      'formula_cdm',
      'table_teds',
      'table_teds_s',
      'order_edit',
      'overall',
      'note',
    ],
    ...rows.map((row) => [
      String(row.rank),
      row.parser,
      row.kind ?? 'yours',
      access(row),
      ...figures(row),
      isYours(row) ? DOCMETRICS_NOTE : '',
    ]),
    ...apart.map((row) => [
      '',
      row.parser,
      'yours',
      '',
      ...figures(row),
      `not ranked because ${row.reasons.join('; ')}`,
    ]),
  ]);
}

/** The board for programs. */
export function docmetricsLeaderboardJson({ rows, apart }: DocmetricsLeaderboard): string {
  const shown = {
    suite: 'docmetrics',
    board: DOCMETRICS_BOARD,
    note: DOCMETRICS_NOTE,
    rows,
    apart,
  };
  return `${JSON.stringify(shown, null, 2)}\n`;
}
