import { NOTHING_PAINTED, type PaintedPlaces, SHOWN_COPIES } from '../report/html/output-spans.ts';
import type { PageVerdict } from '../results/model.ts';
import { placesOfCopies } from '../rule/copies.ts';

/** What of an output is painted: the copies of what is exceeded. What repeats within its budget is no loop. */
export function paintedPlaces(
  raw: string,
  verdict: Pick<PageVerdict, 'check' | 'measured' | 'overshoot' | 'where'>,
): PaintedPlaces {
  const isExceeded = verdict.overshoot !== null && verdict.overshoot > 1;
  return isExceeded ? placesOfCopies(raw, verdict, SHOWN_COPIES) : NOTHING_PAINTED;
}
