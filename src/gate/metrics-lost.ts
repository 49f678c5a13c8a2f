import type { Loss, MetricsPage } from '../results/metrics-model.ts';
import { lossWeight } from '../results/metrics-summary.ts';
import type { MetricsPair } from './metrics-compare.ts';

/**
 * The blocks of a page that the base read better, those that lost most first.
 *
 * Results keep the worst blocks of each page alone: a block that the base's list lacks was better there,
 * or cut from it.
 *
 * @returns the head's own losses where nothing is worse than in the base, or there is no base
 */
export function newLosses({ base, head }: MetricsPair): readonly Loss[] {
  if (head === null) return [];
  const before = new Map((base?.losses ?? []).map((loss) => [keyOf(loss), loss.lost]));
  const worse = byWeight(head).filter((loss) => loss.lost > (before.get(keyOf(loss)) ?? 0));
  return worse.length > 0 ? worse : byWeight(head);
}

function byWeight({ losses }: MetricsPage): readonly Loss[] {
  return losses.toSorted((a, b) => lossWeight(b) - lossWeight(a));
}

function keyOf({ kind, reference }: Loss): string {
  return `${kind}\n${reference}`;
}
