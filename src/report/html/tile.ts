import type { PageComparison } from '../../gate/compare.ts';

/** What a page is on the map of tiles. */
export type TileState =
  | 'ghost-free'
  | 'boo'
  | 'lost'
  | 'flaky'
  | 'allowed'
  | 'fixed'
  | 'error'
  | 'not-run';

/** The state of a page; what changed goes before what it is. */
export function tileOf({ change, head }: PageComparison): TileState {
  if (head === null) return 'not-run';
  if (change === 'fixed' || change === 'flaky' || change === 'allowed') return change;
  return head.outcome;
}
