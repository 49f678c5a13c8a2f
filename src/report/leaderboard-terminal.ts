import { defuseCommands, visibleCut } from './escape.ts';
import { boardTitle, type ApartRow, type BoardRow, type Leaderboard } from './leaderboard.ts';
import { wrap } from './layout.ts';
import { percent, thousands } from './percent.ts';
import { type Canvas, canvas, headingLines, paragraph } from './sections.ts';
import { renderTable, type TableCell, type TableColumn } from './table.ts';

const MAX_NAME = 60;

/**
 * The board for a terminal; given runs are marked with `›`.
 *
 * @returns lines that end in LF, with nothing from a label that could steer the terminal
 */
export function renderLeaderboard(
  board: Leaderboard,
  options: { readonly color: boolean; readonly columns: number },
): string {
  const to = canvas(options.color, options.columns);
  const lines = [
    ...paragraph(to, boardTitle(), 'quiet'),
    '',
    ...boardTable(board.rows, to),
    ...apartLines(board.apart, to),
  ];
  return defuseCommands(`${lines.join('\n')}\n`);
}

function boardTable(rows: readonly BoardRow[], to: Canvas): readonly string[] {
  const column = (title: string, rank: number, text: (row: BoardRow) => string): TableColumn => ({
    title,
    rank,
    cells: rows.map((row): TableCell => ({
      text: text(row),
      style: row.kind === null ? 'strong' : 'plain',
    })),
  });
  const place = ({ rank, kind }: BoardRow): string =>
    `${kind === null ? '›' : ' '}${String(rank).padStart(3)}`;
  const columns = [
    column('   #  Parser', 9, (row) => `${place(row)}  ${visibleCut(row.parser, MAX_NAME)}`),
    column('Kind', 3, ({ kind }) => kind ?? 'yours'),
    column('Ghost-free', 8, ({ ghostFreeRate }) => percent(ghostFreeRate)),
    column('Boos', 6, ({ boos }) => thousands(boos)),
    column('Lost', 5, ({ lost }) => thousands(lost)),
  ];
  return renderTable(columns, to.columns, to.paint, { total: false });
}

function apartLines(rows: readonly ApartRow[], to: Canvas): readonly string[] {
  if (rows.length === 0) return [];
  return [
    '',
    ...headingLines(to, 'Not ranked: other pages or another clock', rows.length, 'doubtful'),
    ...rows.flatMap((row) => {
      const name = visibleCut(row.parser, MAX_NAME);
      return wrap(
        [
          { text: `${name}:`, style: 'strong' },
          { text: ` ${apartSentence(row)}`, style: 'plain' },
        ],
        to.paint,
        { columns: to.columns, indent: '  ', hanging: '    ', breaks: 'words' },
      );
    }),
  ];
}

/** Figures of a run that is not ranked, and why it is not. */
export function apartSentence({
  ghostFreeRate,
  pages,
  boos,
  lost,
  errors,
  reasons,
}: ApartRow): string {
  const failed = errors === 0 ? '' : `, ${thousands(errors)} errors`;
  return `${percent(ghostFreeRate)} ghost-free on ${thousands(pages)} pages, ${thousands(boos)} Boos, ${thousands(lost)} Lost${failed}; not ranked because ${reasons.join('; ')}.`;
}
