import { visible } from '../report/escape.ts';
import { rankOf } from '../report/rank.ts';
import type { Judged } from './judged.ts';
import type { ActionState } from './state.ts';

/** The outputs of the action that say what was measured (spec: action, "Outputs"). */
export function outputsOf(
  state: ActionState,
  { results, comparison, decision, context }: Judged,
): Readonly<Record<string, string | number | null>> {
  const { summary } = results;
  const { counts } = comparison;
  const rooms = Object.fromEntries(
    summary.rooms.map(({ room, pages, boos, lost, ghostFreeRate }) => [
      room,
      { pages, boos, lost, 'ghost-free-rate': ghostFreeRate },
    ]),
  );
  return {
    conclusion: decision.conclusion,
    reason: visible(decision.reason),
    pages: summary.pages,
    boos: summary.boos,
    lost: summary.lost,
    errors: summary.errors,
    'new-boos': counts['new-boo'],
    'fixed-boos': comparison.pages.filter(
      ({ change, base }) => change === 'fixed' && base?.outcome === 'boo',
    ).length,
    'new-lost': counts['newly-lost'],
    flaky: counts.flaky,
    'ghost-free-rate': summary.ghostFreeRate,
    rooms: JSON.stringify(rooms),
    rank: rankOf(results),
    'baseline-source': context.baselineSource,
    'baseline-sha': state.base?.sha ?? null,
    'dataset-cache-hit': String(state.datasetCacheHit),
  };
}
