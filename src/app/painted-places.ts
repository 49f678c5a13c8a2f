import { kindOfPath, readText } from '../host/files.ts';
import {
  NOTHING_PAINTED,
  outputSpans,
  type OutputSpan,
  type PaintedPlaces,
  SHOWN_COPIES,
} from '../report/html/output-spans.ts';
import type { PageResult, PageVerdict } from '../results/model.ts';
import { placesOfCopies } from '../rule/copies.ts';
import { outputPathIn } from './run-folder.ts';

/** More than `max-output` lets any answer hold once it is UTF-8 again. */
const MAX_OUTPUT_BYTES = 1024 * 1024 * 1024;

/** The raw output of a page in a folder of results, its loop painted; null where there is none. */
export async function paintedOutput(
  folder: string,
  page: PageResult,
): Promise<readonly OutputSpan[] | null> {
  const path = outputPathIn(folder, page);
  if ((await kindOfPath(path)) !== 'file') return null;
  const raw = await readText(path, MAX_OUTPUT_BYTES);
  return outputSpans(raw, paintedPlaces(raw, page.verdict));
}

/** What of an output is painted: the copies of what is exceeded. What repeats within its budget is no loop. */
export function paintedPlaces(
  raw: string,
  verdict: Pick<PageVerdict, 'check' | 'measured' | 'overshoot' | 'where'>,
): PaintedPlaces {
  const isExceeded = verdict.overshoot !== null && verdict.overshoot > 1;
  return isExceeded ? placesOfCopies(raw, verdict, SHOWN_COPIES) : NOTHING_PAINTED;
}
