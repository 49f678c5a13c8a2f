import type { Comparison, ComparisonRow, PageComparison } from '../../gate/compare.ts';
import type { GateDecision } from '../../gate/policy.ts';
import type { RunResults } from '../../results/model.ts';
import { isBad } from '../../results/outcome.ts';
import { visibleCut } from '../escape.ts';
import { percent, pointsChange, seconds, thousands } from '../percent.ts';
import { type Bar, histogram } from './histogram.ts';
import { pageDetail, type PageDetail, type PageEntry, pageEntry } from './page-data.ts';

const MAX_TEXT = 400;
const SHORT_SHA = 12;

export interface RoomRow {
  readonly room: string;
  /** Formatted; as `columns` of the data names them. */
  readonly cells: readonly string[];
}

/** Everything of the first view; every text is visible. */
export interface OverviewData {
  readonly label: string;
  readonly conclusion: GateDecision['conclusion'];
  readonly reason: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly hasBase: boolean;
  readonly figures: readonly {
    readonly name: string;
    readonly value: string;
    readonly change: string;
    /** Whether the change is for the worse; null for none. */
    readonly worse: boolean | null;
  }[];
  readonly columns: readonly string[];
  readonly rooms: readonly RoomRow[];
  readonly bars: readonly Bar[];
  readonly notes: readonly string[];
  readonly pages: readonly PageEntry[];
  readonly details: readonly PageDetail[];
  /** Runs before this one and it as a line chart; null for none. */
  readonly history: HistoryChart | null;
}

/** A chart as SVG, and what it shows in a sentence. */
export interface HistoryChart {
  readonly svg: string;
  readonly text: string;
}

export interface ReportInput {
  readonly head: RunResults;
  readonly base: RunResults | null;
  readonly comparison: Comparison;
  readonly decision: GateDecision;
  readonly redact: boolean;
  readonly notes: readonly string[];
  readonly history: HistoryChart | null;
}

const COLUMNS = ['Pages', 'Ghost-free', 'Base', 'Change', 'Boos', 'Lost', 'Coverage', 'Median s'];

/** The first view of the report, and what each page's view shows besides texts and picture. */
export function overviewData(input: ReportInput): OverviewData {
  const { head, base, comparison, decision, redact } = input;
  const reproduction = { dataset: head.dataset.source, command: head.parser.command };
  const { baseline, notices } = comparison;
  const incomparable =
    baseline.kind === 'not-comparable'
      ? [`Not comparable with the base: ${baseline.reasons.join('; ')}.`]
      : [];
  return {
    label: cut(head.parser.label),
    conclusion: decision.conclusion,
    reason: cut(decision.reason),
    facts: factsOf(head, base, redact),
    hasBase: base !== null,
    figures: figuresOf(comparison.total),
    columns: COLUMNS,
    rooms: [
      ...comparison.rooms.map((row) => ({ room: cut(row.room), cells: cellsOf(row) })),
      { room: 'all', cells: cellsOf(comparison.total) },
    ],
    bars: histogram(head.pages, base?.pages ?? []),
    notes: [...incomparable, ...(redact ? [] : notices), ...input.notes].map(cut),
    pages: comparison.pages.map((page) => pageEntry(page, redact)),
    details: comparison.pages.map((page) => pageDetail(page, reproduction, redact)),
    history: input.history,
  };
}

/** Indexes of the pages in the order in which room is found for their texts and pictures. */
export function byInterest(pages: readonly PageComparison[]): readonly number[] {
  const interest = ({ change, head }: PageComparison): number => {
    if (change === 'new-boo' || change === 'newly-lost') return 0;
    if (head !== null && isBad(head)) return 1;
    return change === 'fixed' || change === 'error' ? 2 : 3;
  };
  return pages
    .map((page, index) => ({ index, rank: interest(page) }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
}

function cut(text: string): string {
  return visibleCut(text, MAX_TEXT);
}

function factsOf(
  head: RunResults,
  base: RunResults | null,
  redact: boolean,
): OverviewData['facts'] {
  const sha = (commit: string | null): string =>
    cut((commit ?? 'none').slice(0, 40)).slice(0, SHORT_SHA);
  const command = head.parser.command;
  return [
    ['Commit', sha(head.commit)],
    ...(base === null ? [] : [['Base', sha(base.commit)] as const]),
    ['Dataset', cut(`${head.dataset.source} at ${head.dataset.revision.slice(0, 19)}`)],
    ['Started', cut(head.startedAt)],
    ...(command === null || redact ? [] : [['Command', cut(command)] as const]),
    ['Rule', cut(head.dataset.ruleVersion)],
    ['Boo Bench', cut(head.tool.version)],
  ];
}

function figuresOf({
  base,
  head,
  ghostFreeChange,
  coverage,
}: ComparisonRow): OverviewData['figures'] {
  const isSame = ghostFreeChange !== null && base !== null && head !== null;
  const count = (name: string, now: number, before: number) => ({
    name,
    value: thousands(now),
    change:
      isSame && now !== before
        ? `${now > before ? '+' : '−'}${thousands(Math.abs(now - before))}`
        : '',
    worse: isSame && now !== before ? now > before : null,
  });
  const rate = (name: string, now: number | null, before: number | null) => {
    const change = isSame ? pointsChange(before, now) : '';
    const isChanged = change !== '' && change !== '0.0' && change !== '–';
    return {
      name,
      value: percent(now),
      change: isChanged ? `${change} points` : '',
      worse: isChanged ? change.startsWith('−') : null,
    };
  };
  return [
    rate('Ghost-free', head?.ghostFreeRate ?? null, base?.ghostFreeRate ?? null),
    count('Boos', head?.boos ?? 0, base?.boos ?? 0),
    count('Lost', head?.lost ?? 0, base?.lost ?? 0),
    rate('Coverage', coverage?.head ?? head?.coverage ?? null, coverage?.base ?? null),
    count('Pages', head?.pages ?? 0, head?.pages ?? 0),
  ];
}

function cellsOf({ base, head, ghostFreeChange }: ComparisonRow): readonly string[] {
  return [
    thousands(head?.pages ?? 0),
    percent(head?.ghostFreeRate ?? null),
    percent(base?.ghostFreeRate ?? null),
    ghostFreeChange === null
      ? '–'
      : pointsChange(base?.ghostFreeRate ?? null, head?.ghostFreeRate ?? null),
    thousands(head?.boos ?? 0),
    thousands(head?.lost ?? 0),
    percent(head?.coverage ?? null),
    seconds(head?.medianDurationMs ?? null),
  ];
}
