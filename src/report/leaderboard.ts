import type { RunResults } from '../results/model.ts';
import { BOARD, type ParserKind, PUBLISHED_PARSERS } from './board.ts';
import { whyNotOnBoard } from './rank.ts';

/** A parser with its figures. */
interface Standing {
  /** Hostile for the runs given: a label is anybody's. */
  readonly parser: string;
  readonly pages: number;
  readonly ghostFreeRate: number | null;
  readonly boos: number;
  readonly lost: number;
}

/** A row of the board. */
export interface BoardRow extends Standing {
  /** Place among all rows; equal scores share it. */
  readonly rank: number;
  /** As on the published board; null for a run that was given. */
  readonly publishedRank: number | null;
  /** null for a run that was given. */
  readonly kind: ParserKind | null;
}

/** A run that is not ranked, with the reasons, one phrase each. */
export interface ApartRow extends Standing {
  readonly errors: number;
  readonly reasons: readonly string[];
}

/** The published parsers with the given runs among them, best first, and the runs that cannot be. */
export interface Leaderboard {
  readonly rows: readonly BoardRow[];
  readonly apart: readonly ApartRow[];
}

/**
 * Sets runs among the published parsers.
 *
 * Runs that did not judge just the published pages stand apart. Among equal scores the published
 * parsers come first, then the runs in the order given.
 */
export function leaderboard(runs: readonly RunResults[]): Leaderboard {
  const published = PUBLISHED_PARSERS.map(({ rank, parser, kind, boos, lost }) => ({
    parser,
    kind,
    publishedRank: rank,
    pages: BOARD.pages,
    ghostFreeRate: (BOARD.pages - boos - lost) / BOARD.pages,
    boos,
    lost,
  }));
  const judged = runs.map((run) => ({ run, reasons: whyNotOnBoard(run) }));
  const given = judged
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ run }) => ({ ...standingOf(run), kind: null, publishedRank: null }));
  const all = [...published, ...given];
  const rows = all.map((row) => ({
    ...row,
    rank: 1 + all.filter((other) => badOf(other) < badOf(row)).length,
  }));
  return {
    rows: rows.toSorted((a, b) => a.rank - b.rank),
    apart: judged
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ run, reasons }) => ({ ...standingOf(run), errors: run.summary.errors, reasons })),
  };
}

/** What the figures are about, in one line. */
export function boardTitle(): string {
  return `${BOARD.name}: ${PUBLISHED_PARSERS.length} published parsers on ${BOARD.pages} pages (${BOARD.url}, taken ${BOARD.takenOn})`;
}

function standingOf({ parser, summary }: RunResults): Standing {
  const { pages, ghostFreeRate, boos, lost } = summary;
  return { parser: parser.label === '' ? 'yours' : parser.label, pages, ghostFreeRate, boos, lost };
}

function badOf({ boos, lost }: Standing): number {
  return boos + lost;
}
