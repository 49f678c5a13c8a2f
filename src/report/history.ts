import { comparabilityKey, differences } from '../results/comparability.ts';
import type { RunResults } from '../results/model.ts';

/** One run of a history. */
export interface HistoryPoint {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly commit: string | null;
  readonly pages: number;
  readonly errors: number;
  /** 0–1; null for no pages. */
  readonly ghostFreeRate: number | null;
  readonly boos: number;
  readonly lost: number;
  /** 0–1; null where no page has one. */
  readonly coverage: number | null;
  readonly medianDurationMs: number | null;
  /** What keeps it from being compared with the run before it: `dataset revision`, `timeout`, …. */
  readonly differs: readonly string[];
}

/** Runs of one parser, oldest first. */
export interface History {
  /** Hostile: a label is anybody's. */
  readonly label: string;
  readonly points: readonly HistoryPoint[];
}

/**
 * Puts runs in the order of their starts; a run that is there twice counts once.
 *
 * @param runs whole runs of one label, any order
 * @returns no points for no runs
 */
export function history(runs: readonly RunResults[]): History {
  const ordered = [...new Map(runs.map((run) => [identity(run), run])).values()].toSorted(
    (a, b) =>
      Date.parse(a.startedAt) - Date.parse(b.startedAt) || (identity(a) < identity(b) ? -1 : 1),
  );
  return {
    label: ordered[0]?.parser.label ?? '',
    points: ordered.map((run, at) => pointOf(run, ordered[at - 1])),
  };
}

/** Equal for two copies of one run: two starts within a millisecond that ended alike are one. */
function identity(run: RunResults): string {
  const { startedAt, commit, summary } = run;
  return JSON.stringify([startedAt, commit, comparabilityKey(run), summary]);
}

function pointOf(run: RunResults, before: RunResults | undefined): HistoryPoint {
  const { startedAt, commit, summary } = run;
  const { pages, errors, ghostFreeRate, boos, lost, coverage, medianDurationMs } = summary;
  return {
    startedAt,
    commit,
    pages,
    errors,
    ghostFreeRate,
    boos,
    lost,
    coverage,
    medianDurationMs,
    differs: before === undefined ? [] : differences(before, run).map(({ name }) => name),
  };
}
