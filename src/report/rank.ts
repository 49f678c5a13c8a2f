import type { RunResults } from '../results/model.ts';
import { counted, thousands } from './percent.ts';
import { BOARD, PUBLISHED_PARSERS } from './board.ts';

/**
 * Why a run cannot stand among the published parsers, one phrase each; empty when it can.
 *
 * It can when it judged every page of the published dataset, all rooms whole, with the board's clock.
 * Outputs that were scored had no clock of ours; they may stand there all the same.
 */
export function whyNotOnBoard(results: RunResults): readonly string[] {
  const { dataset, summary, shard, timeoutMs } = results;
  if (dataset.source !== BOARD.dataset) {
    return [`its pages are not those of ${BOARD.dataset}`];
  }
  const rooms = new Set(summary.rooms.map(({ room }) => room));
  const missing = BOARD.rooms.filter((room) => !rooms.has(room));
  const otherClock = timeoutMs !== null && timeoutMs !== BOARD.timeoutMs;
  return [
    ...(shard === null ? [] : [`it is shard ${shard.index} of ${shard.total}`]),
    ...(missing.length === 0 ? [] : [`it has no page of ${missing.join(', ')}`]),
    ...choiceReasons(results),
    ...(summary.pages === BOARD.pages
      ? []
      : [`it has ${counted(summary.pages, 'page', 'pages')}, the board ${BOARD.pages}`]),
    ...(summary.errors === 0
      ? []
      : [`${counted(summary.errors, 'page', 'pages')} could not be judged`]),
    ...(otherClock
      ? [`a page had ${thousands(timeoutMs / 1000)} s, on the board ${BOARD.timeoutMs / 1000} s`]
      : []),
  ];
}

/**
 * The place that a run takes on the published board; equal scores share a place.
 *
 * @returns 1 for the best; null for a run that did not judge just the published pages, see
 *   {@link whyNotOnBoard}
 */
export function rankOf(results: RunResults): number | null {
  if (whyNotOnBoard(results).length > 0) return null;
  const { boos, lost } = results.summary;
  return 1 + PUBLISHED_PARSERS.filter((other) => other.boos + other.lost < boos + lost).length;
}

/** A choice that happens to give all pages of today need not do so for the published ones. */
function choiceReasons({ selection }: RunResults): readonly string[] {
  const { rooms, pages, tags, maxPages } = selection;
  const isPart =
    pages !== null ||
    tags !== null ||
    maxPages !== null ||
    (rooms !== null && BOARD.rooms.some((room) => !rooms.includes(room)));
  return isPart ? ['only some pages were chosen'] : [];
}
