import type { Journal } from '../results/journal.ts';
import type { PageResult, RunResults } from '../results/model.ts';
import { summarize } from '../results/summary.ts';
import { defuseCommands, visible } from './escape.ts';
import { counted, percent, thousands } from './percent.ts';

/** What is in a results folder. */
export interface FolderStatus {
  readonly path: string;
  readonly state: 'running' | 'finished' | 'unfinished';
  /** The process that is writing to it; null when none is. */
  readonly process: number | null;
  readonly results: RunResults | null;
  readonly journal: Journal | null;
}

/** A results folder in a few lines for people. */
export function renderStatus(status: FolderStatus): string {
  const { path, state, process, journal, results } = status;
  const summary = summarize(pagesOf(status));
  const began = results?.startedAt ?? journal?.header.startedAt ?? '';
  const lines = [
    `${visible(path)}: ${state}${process === null ? '' : `, process ${process}`}`,
    `started    ${began}`,
    `pages      ${doneOf(status, summary.pages)}`,
    `ghost-free ${percent(summary.ghostFreeRate)}`,
    `Boos       ${summary.boos}`,
    `Lost       ${summary.lost}`,
    `errors     ${summary.errors}`,
  ];
  if (state === 'unfinished')
    lines.push('Go on with: boobench run --resume and the options of that run');
  return defuseCommands(`${lines.join('\n')}\n`);
}

/** The same for programs. */
export function statusJson(status: FolderStatus): unknown {
  const { path, state, process, journal, results } = status;
  return {
    path,
    state,
    process,
    startedAt: results?.startedAt ?? journal?.header.startedAt ?? null,
    total: state === 'finished' ? (results?.pages.length ?? null) : (journal?.header.total ?? null),
    inFlight: (state === 'finished' ? [] : (journal?.inFlight ?? [])).map(
      ({ room, id }) => `${room}/${id}`,
    ),
    summary: summarize(pagesOf(status)),
  };
}

function doneOf({ state, journal }: FolderStatus, done: number): string {
  const total = state === 'finished' ? null : (journal?.header.total ?? null);
  if (total === null) return `${counted(done, 'page', 'pages')} done`;
  return `${thousands(done)} of ${counted(total, 'page', 'pages')} done`;
}

function pagesOf({ results, journal }: FolderStatus): readonly PageResult[] {
  return results?.pages ?? journal?.pages ?? [];
}
