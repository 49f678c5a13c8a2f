import type { PageChange } from '../gate/changes.ts';
import type { Comparison, PageComparison } from '../gate/compare.ts';
import type { Conclusion, GateDecision } from '../gate/policy.ts';
import { isBad } from '../results/outcome.ts';
import { codeSpan, proseSpan } from './code-span.ts';
import { nameSpan, PAGE_HEAD, pageRow, roomLines, whatHappened } from './comment-rows.ts';
import { fitBlocks, type ListBlock, STAYS } from './fit-blocks.ts';
import { counted } from './percent.ts';
import { type Reproduction, reproduceLines } from './reproduce.ts';

/** GitHub refuses a comment above 65,536 characters (spec: action, "The comment"). */
export const MAX_COMMENT_BYTES = 65_000;
/** GitHub refuses a summary above 1 MiB a step. */
export const MAX_SUMMARY_BYTES = 1_000_000;
const MAX_ROOMS = 40;
const MAX_REASON = 400;
const MAX_LABEL = 100;
const MAX_DATE = 20;
const SHORT_SHA = 7;

/** Where the base came from (spec: action, output `baseline-source`). */
export type BaselineSource = 'cache' | 'artifact' | 'file' | 'rerun' | 'none';

/** What the report knows beyond the comparison. */
export interface ReportContext extends Reproduction {
  readonly label: string;
  readonly baselineSource: BaselineSource;
  /** The commit that was to be compared with; null where the event has none. */
  readonly wantedBase: string | null;
  /** First-parent commits between the wanted base and the one that was found; null if unknown. */
  readonly commitsBehind: number | null;
  readonly timeoutMs: number | null;
  /** Page of this run on GitHub; null elsewhere. */
  readonly runUrl: string | null;
  /** Name of the artifact; null when none is uploaded. */
  readonly artifact: string | null;
  /** Sentences of ours, such as why a base was not found. */
  readonly notes: readonly string[];
}

const ICON: Readonly<Record<Conclusion, string>> = { success: '✅', failure: '❌', neutral: '⚪' };

/** The one line that a reviewer reads: `❌ Boos rose by 2: 2 new, 0 fixed.` */
export function verdictLine({ conclusion, reason }: GateDecision): string {
  return `${ICON[conclusion]} ${proseSpan(reason, MAX_REASON)}`;
}

/**
 * The report of a run against its base as GitHub-flavoured Markdown: for the comment and the summary.
 *
 * Whatever came from a parser or a document is in code spans. When it does not fit, fixed, still and
 * unchanged pages drop out in that order and say so; then lists are cut and count what they leave out.
 *
 * @returns at most `maxBytes` of UTF-8, the verdict first
 */
export function renderReport(
  comparison: Comparison,
  decision: GateDecision,
  context: ReportContext,
  maxBytes: number,
): string {
  const head = [
    `### ${verdictLine(decision)}`,
    '',
    factsLine(comparison, context),
    '',
    ...roomLines(comparison.rooms, comparison.total, MAX_ROOMS),
  ];
  const foot = [...noteLines(comparison, context), ...linkLines(comparison, context)];
  return fitBlocks({ head, lists: lists(comparison, context), foot, maxBytes });
}

function factsLine({ baseline, baseCommit, headCommit }: Comparison, context: ReportContext) {
  const { label, baselineSource, commitsBehind, wantedBase } = context;
  const name = codeSpan(label, MAX_LABEL);
  const head = headCommit === null ? 'this run' : shortSha(headCommit);
  if (baseline.kind === 'none') {
    const wanted = wantedBase === null ? '' : ` for ${shortSha(wantedBase)}`;
    return `Boo Bench of ${name}: ${head}, and no baseline${wanted}. A complete run on the base branch leaves one.`;
  }
  const base = baseCommit === null ? 'a base without a commit' : shortSha(baseCommit);
  const source = { cache: 'cache', artifact: 'an artifact', file: 'a file', rerun: 'run just now' };
  const from = baselineSource === 'none' ? '' : ` (${source[baselineSource]})`;
  const behind =
    commitsBehind === null || commitsBehind === 0 || wantedBase === null
      ? ''
      : `, ${counted(commitsBehind, 'commit', 'commits')} behind ${shortSha(wantedBase)}`;
  return `Boo Bench of ${name}: ${head} against base ${base}${from}${behind}.`;
}

function shortSha(sha: string): string {
  return codeSpan(/^[0-9a-f]{40,64}$/.test(sha) ? sha.slice(0, SHORT_SHA) : sha, MAX_LABEL);
}

/** The sections in reading order. */
function lists(comparison: Comparison, { timeoutMs }: ReportContext): readonly ListBlock[] {
  const { pages, baseline } = comparison;
  const of = (...changes: readonly PageChange[]): readonly PageComparison[] =>
    pages.filter(({ change }) => changes.includes(change));
  const table = (title: string, items: readonly PageComparison[]): ListBlock => ({
    title,
    keep: STAYS,
    folded: false,
    head: PAGE_HEAD,
    rows: items.map((page) => pageRow(page, timeoutMs)),
  });
  const list = (title: string, keep: number, rows: readonly string[]): ListBlock => ({
    title,
    keep,
    folded: keep < STAYS,
    head: [],
    rows,
  });
  const names = (items: readonly PageComparison[]): string[] =>
    items.map((page) => `- ${nameSpan(page)}`);
  const added = of('added').filter(({ head }) => head !== null && isBad(head));
  const addedTitle = baseline.kind === 'none' ? 'Boos and Lost pages' : 'Bad pages without a base';
  return [
    table('New Boos', of('new-boo')),
    table('Newly Lost', of('newly-lost')),
    table(addedTitle, added),
    table('Not judged', of('error')),
    list('Not run', STAYS, names(of('not-run'))),
    table('No longer Lost, but Boos', of('no-longer-lost')),
    table('Flaky, not counted', of('flaky')),
    list('On the allow-list, not counted', STAYS, of('allowed').map(allowedRow)),
    list(
      'Fixed',
      1,
      of('fixed').map((page) => fixedRow(page, timeoutMs)),
    ),
    { ...table('Still Boos and Lost', of('still-boo', 'still-lost')), keep: 2, folded: true },
    list('Ghost-free in both', 3, names(of('unchanged'))),
  ];
}

function fixedRow(page: PageComparison, timeoutMs: number | null): string {
  const { base } = page;
  return base === null
    ? `- ${nameSpan(page)}`
    : `- ${nameSpan(page)}: was ${whatHappened(base, timeoutMs).replaceAll('\\|', '|')}`;
}

function allowedRow(page: PageComparison): string {
  const { allowedBy } = page;
  if (allowedBy === null) return `- ${nameSpan(page)}`;
  const until = codeSpan(allowedBy.expires, MAX_DATE);
  return `- ${nameSpan(page)}: ${proseSpan(allowedBy.reason, MAX_REASON)}, until ${until}`;
}

function noteLines({ notices }: Comparison, { notes }: ReportContext): string[] {
  return [...notes, ...notices].flatMap((note) => ['', `> Note: ${proseSpan(note, MAX_REASON)}`]);
}

function linkLines({ pages }: Comparison, context: ReportContext): string[] {
  const { runUrl, artifact } = context;
  const worse = pages.filter(({ change }) => change === 'new-boo' || change === 'newly-lost');
  const link =
    runUrl === null || artifact === null
      ? []
      : [
          '',
          `All of it: artifact ${codeSpan(artifact, MAX_LABEL)} of [this run](${runUrl}#artifacts).`,
        ];
  return [...reproduceLines(worse, context), ...link];
}
