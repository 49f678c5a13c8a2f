import {
  boardEdit,
  type DocmetricsApartRow,
  docmetricsBoardTitle,
  type DocmetricsLeaderboard,
  type DocmetricsRow,
  DOCMETRICS_NOTE,
} from './docmetrics-leaderboard.ts';
import { defuseCommands, visibleCut } from './escape.ts';
import { wrap } from './layout.ts';
import { shownScore } from './metrics-terminal.ts';
import { thousands } from './percent.ts';
import { type Canvas, canvas, headingLines, paragraph } from './sections.ts';
import { renderTable, type TableCell, type TableColumn } from './table.ts';

const MAX_NAME = 60;

/**
 * The board of document metrics for a terminal; given results are marked with `›`.
 *
 * @returns lines that end in LF, with nothing from a label that could steer the terminal
 */
export function renderDocmetricsLeaderboard(
  board: DocmetricsLeaderboard,
  options: { readonly color: boolean; readonly columns: number },
): string {
  const to = canvas(options.color, options.columns);
  const lines = [
    ...paragraph(to, docmetricsBoardTitle(), 'quiet'),
    '',
    ...boardTable(board.rows, to),
    ...(board.rows.some(isYours) ? ['', ...paragraph(to, DOCMETRICS_NOTE, 'quiet')] : []),
    ...apartLines(board.apart, to),
  ];
  return defuseCommands(`${lines.join('\n')}\n`);
}

/** Whether a row is one of the results that were given. */
export function isYours({ kind }: DocmetricsRow): boolean {
  return kind === null;
}

function boardTable(rows: readonly DocmetricsRow[], to: Canvas): readonly string[] {
  const column = (
    title: string,
    rank: number,
    text: (row: DocmetricsRow) => string,
  ): TableColumn => ({
    title,
    rank,
    cells: rows.map((row): TableCell => ({
      text: text(row),
      style: isYours(row) ? 'strong' : 'plain',
    })),
  });
  const place = (row: DocmetricsRow): string =>
    `${isYours(row) ? '›' : ' '}${String(row.rank).padStart(3)}`;
  const columns = [
    column('   #  Model', 9, (row) => `${place(row)}  ${visibleCut(row.parser, MAX_NAME)}`),
    column('Kind', 1, ({ kind }) => kind ?? 'yours'),
    column('Text ED', 7, ({ textEdit }) => boardEdit(textEdit)),
    column('TEDS', 6, ({ tableTeds }) => shownScore(tableTeds)),
    column('TEDS-S', 2, ({ tableTedsS }) => shownScore(tableTedsS)),
    column('CDM', 5, ({ formulaCdm }) => shownScore(formulaCdm)),
    column('Formula ED', 1, ({ formulaEdit }) => boardEdit(formulaEdit)),
    column('Order ED', 4, ({ orderEdit }) => boardEdit(orderEdit)),
    column('Overall', 8, ({ overall }) => shownScore(overall)),
  ];
  return renderTable(columns, to.columns, to.paint, { total: false });
}

function apartLines(rows: readonly DocmetricsApartRow[], to: Canvas): readonly string[] {
  if (rows.length === 0) return [];
  return [
    '',
    ...headingLines(to, 'Not ranked', rows.length, 'doubtful'),
    ...rows.flatMap((row) =>
      wrap(
        [
          { text: `${visibleCut(row.parser, MAX_NAME)}:`, style: 'strong' },
          { text: ` ${docmetricsApartSentence(row)}`, style: 'plain' },
        ],
        to.paint,
        { columns: to.columns, indent: '  ', hanging: '    ', breaks: 'words' },
      ),
    ),
  ];
}

/** Figures of results that are not ranked, and why they are not. */
export function docmetricsApartSentence(row: DocmetricsApartRow): string {
  const figures = [
    `overall ${shownScore(row.overall)}`,
    `text ED ${boardEdit(row.textEdit)}`,
    `TEDS ${shownScore(row.tableTeds)}`,
    `CDM ${shownScore(row.formulaCdm)}`,
    `order ED ${boardEdit(row.orderEdit)}`,
  ];
  return `${figures.join(', ')} on ${thousands(row.pages)} pages; not ranked because ${row.reasons.join('; ')}.`;
}
