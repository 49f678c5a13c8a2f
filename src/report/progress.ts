import type { PageResult } from '../results/model.ts';
import type { PageKey } from '../results/order.ts';
import { defuseCommands } from './escape.ts';
import { displayWidth } from './display-width.ts';
import { cutToWidth, usableColumns } from './layout.ts';
import { counted, seconds, span, thousands } from './percent.ts';
import { shownPage, verdictSentence } from './sections.ts';

/** What is known in the middle of a run. */
export interface ProgressState {
  readonly total: number;
  /** Pages that have an outcome, those of an earlier run that was resumed included. */
  readonly done: number;
  /** Pages of `done` that an earlier run had finished: they took no time of this one. */
  readonly resumed: number;
  readonly boos: number;
  readonly lost: number;
  readonly errors: number;
  readonly elapsedMs: number;
  /** Pages that the command is working on, the longest first. */
  readonly running: readonly PageKey[];
}

/** Pages that must be done before a guess at the time left is worth showing. */
const PAGES_BEFORE_GUESS = 3;
const BAR_WIDTH = 20;

/** Adds a page's outcome to the state. */
export function withOutcome(state: ProgressState, page: PageResult): ProgressState {
  return {
    ...state,
    done: state.done + 1,
    boos: state.boos + (page.outcome === 'boo' ? 1 : 0),
    lost: state.lost + (page.outcome === 'lost' ? 1 : 0),
    errors: state.errors + (page.outcome === 'error' ? 1 : 0),
  };
}

/**
 * Milliseconds that the rest will take if it goes on as so far; null while that is not known.
 */
export function timeLeftMs({ total, done, resumed, elapsedMs }: ProgressState): number | null {
  const here = done - resumed;
  if (done >= total) return 0;
  return here < PAGES_BEFORE_GUESS ? null : (elapsedMs / here) * (total - done);
}

/** One line for a terminal, redrawn in place: never wider than `columns`, no colours. */
export function progressLine(state: ProgressState, columns: number): string {
  const width = usableColumns(columns);
  const full = state.total === 0 ? BAR_WIDTH : Math.floor((state.done / state.total) * BAR_WIDTH);
  const filled = Math.max(0, Math.min(BAR_WIDTH, full));
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const facts = `${bar} ${factsOf(state).join('  ')}`;
  const short = displayWidth(facts) <= width ? facts : factsOf(state).join('  ');
  const names = state.running.map(shownPage).join(', ');
  const room = width - displayWidth(short) - 2;
  // Fewer columns than this show no name that helps.
  const withNames = names === '' || room < 8 ? short : `${short}  ${cutToWidth(names, room)}`;
  return defuseCommands(cutToWidth(withNames, width));
}

/** One line for a log, written every few seconds. */
export function logLine(state: ProgressState): string {
  return defuseCommands(`boobench: ${factsOf(state).join(', ')}`);
}

/**
 * One line about one finished page, as a log or `--verbose` shows it; cut to `columns`.
 */
export function outcomeLine(page: PageResult, columns: number): string {
  const took = page.durationMs === null ? '' : ` (${seconds(page.durationMs)} s)`;
  const sentence = page.outcome === 'ghost-free' ? '' : `: ${verdictSentence(page)}`;
  const line = `${page.outcome.padEnd(10)} ${shownPage(page)}${took}${sentence}`;
  return defuseCommands(cutToWidth(line, usableColumns(columns)));
}

function factsOf(state: ProgressState): readonly string[] {
  const left = timeLeftMs(state);
  return [
    `${thousands(state.done)}/${thousands(state.total)} pages`,
    counted(state.boos, 'Boo', 'Boos'),
    ...(state.lost === 0 ? [] : [`${thousands(state.lost)} Lost`]),
    ...(state.errors === 0 ? [] : [counted(state.errors, 'error', 'errors')]),
    ...(left === null || left === 0 ? [] : [`about ${span(left)} left`]),
  ];
}
