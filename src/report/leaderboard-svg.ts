import { cutByCodePoints } from './escape.ts';
import { boardTitle, type ApartRow, type BoardRow, type Leaderboard } from './leaderboard.ts';
import { percent } from './percent.ts';
import { markupText } from './xml.ts';

/** Pixels of the drawing. */
const WIDTH = 880;
const ROW = 22;
const TOP = 84;
const NAME_END = 262;
const BAR_START = 274;
const BAR_WIDTH = 390;
const MAX_NAME = 34;

/**
 * The board as a bar chart: ghost-free, Boos and Lost of each parser as shares of its pages.
 *
 * Follows the reader's light or dark scheme, and says in text what the bars show.
 */
export function leaderboardSvg(board: Leaderboard): string {
  const apartTop = TOP + board.rows.length * ROW + 44;
  const height =
    board.apart.length === 0 ? apartTop - 24 : apartTop + board.apart.length * ROW + 16;
  const body = [
    ...board.rows.map((row, at) => bar(row, TOP + at * ROW, rankText(row), row.kind === null)),
    ...(board.apart.length === 0
      ? []
      : [
          `<text class="head" x="16" y="${apartTop - 12}">Not ranked: other pages or another clock</text>`,
          ...board.apart.map((row, at) => bar(row, apartTop + at * ROW, '–', true)),
        ]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${markupText(boardTitle())}">
<style>
${STYLE}
</style>
<rect class="paper" width="${WIDTH}" height="${height}" rx="8"/>
<text class="title" x="16" y="30">Ghost-free pages by parser</text>
<text class="note" x="16" y="50">${markupText(boardTitle())}</text>
${legend()}
${body.join('\n')}
</svg>
`;
}

const STYLE = `text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#1d2430}
.title{font-size:18px;font-weight:650}.note{font-size:12px;fill:#5b6472}.head{font-weight:650}
.end{text-anchor:end}.num{font-variant-numeric:tabular-nums}.own{font-weight:700}
.paper{fill:#fff}.mark{fill:#eaf1ff}.free{fill:#2f7d6b}.boo{fill:#d1492e}.lost{fill:#5a4fcf}.none{fill:#b9c0ca}
@media (prefers-color-scheme:dark){text{fill:#e6e9ef}.note{fill:#a3acba}.paper{fill:#12161d}.mark{fill:#1e2a42}
.free{fill:#4fb59d}.boo{fill:#ff7a5c}.lost{fill:#a79dff}.none{fill:#4a5361}}`;

function legend(): string {
  const entries: readonly (readonly [string, string])[] = [
    ['free', 'ghost-free'],
    ['boo', 'Boo'],
    ['lost', 'Lost'],
  ];
  return entries
    .map(([style, name], at) => {
      const x = BAR_START + at * 100;
      return `<rect class="${style}" x="${x}" y="62" width="12" height="12" rx="2"/><text x="${x + 18}" y="73">${name}</text>`;
    })
    .join('');
}

function bar(row: BoardRow | ApartRow, top: number, rank: string, own: boolean): string {
  const { pages, boos, lost } = row;
  const name = markupText(cutByCodePoints(row.parser, MAX_NAME));
  const errors = 'errors' in row ? row.errors : 0;
  const free = pages - boos - lost - errors;
  const parts: readonly (readonly [string, number])[] = [
    ['free', free],
    ['boo', boos],
    ['lost', lost],
    ['none', errors],
  ];
  let x = BAR_START;
  const bars = parts.map(([style, count]) => {
    const width = pages === 0 ? 0 : (count / pages) * BAR_WIDTH;
    const rect = `<rect class="${style}" x="${x.toFixed(2)}" y="${top + 3}" width="${width.toFixed(2)}" height="${ROW - 7}"/>`;
    x += width;
    return width === 0 ? '' : rect;
  });
  const baseline = top + 15;
  const style = own ? ' own' : '';
  const mark = own
    ? `<rect class="mark" x="8" y="${top}" width="${WIDTH - 16}" height="${ROW - 1}" rx="4"/>`
    : '';
  const figures = `${percent(row.ghostFreeRate)}  ·  ${boos} ${boos === 1 ? 'Boo' : 'Boos'}, ${lost} Lost`;
  return `<g>${mark}<text class="num end${style}" x="40" y="${baseline}">${rank}</text><text class="end${style}" x="${NAME_END}" y="${baseline}">${name}</text>${bars.join('')}<text class="num${style}" x="${BAR_START + BAR_WIDTH + 10}" y="${baseline}">${figures}</text></g>`;
}

function rankText({ rank }: BoardRow): string {
  return String(rank);
}
