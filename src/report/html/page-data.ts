import type { PageComparison } from '../../gate/compare.ts';
import type { PageResult } from '../../results/model.ts';
import { isBad } from '../../results/outcome.ts';
import { visible, visibleCut } from '../escape.ts';
import { counted, percent, seconds, thousands } from '../percent.ts';
import { reproduceCommand, type Reproduction } from '../reproduce.ts';
import type { OutputSpan } from './output-spans.ts';
import { type TileState, tileOf } from './tile.ts';

const MAX_NAME = 250;
const MAX_SENTENCE = 900;
const MAX_TAGS = 40;
const MAX_TAG = 60;

/** A page in the list of all pages; every text is visible. */
export interface PageEntry {
  readonly room: string;
  readonly id: string;
  readonly tags: readonly string[];
  readonly state: TileState;
  readonly outcome: PageResult['outcome'] | 'not-run';
  readonly change: PageComparison['change'];
}

/** How one run did on a page. */
export interface SideData {
  readonly outcome: PageResult['outcome'];
  readonly sentence: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly budgets: readonly {
    readonly check: string;
    readonly unit: string;
    readonly measured: string;
    readonly limit: string;
    readonly pageCount: string;
    /** Measured over limit; above 1 is a Boo. */
    readonly overshoot: number;
  }[];
  readonly warnings: readonly string[];
}

/** What the view of a page shows, without texts and picture. */
export interface PageDetail {
  readonly head: SideData | null;
  readonly base: SideData | null;
  readonly command: string | null;
  readonly allowed: string | null;
}

/** The texts and the picture of a page; null with the reason where one is not in the report. */
export interface PageMedia {
  readonly output: readonly OutputSpan[] | null;
  readonly outputNote: string;
  readonly base: readonly OutputSpan[] | null;
  readonly baseNote: string;
  /** PNG in base 64. */
  readonly picture: {
    readonly width: number;
    readonly height: number;
    readonly base64: string;
  } | null;
  readonly pictureNote: string;
}

/** @param redact whether everything that quotes a document or an output is left out */
export function pageEntry(page: PageComparison, redact: boolean): PageEntry {
  const { room, id, change, head } = page;
  const tags = redact ? [] : ((head ?? page.base)?.tags ?? []);
  return {
    room: visibleCut(room, MAX_NAME),
    id: visibleCut(id, MAX_NAME),
    tags: tags.slice(0, MAX_TAGS).map((tag) => visibleCut(tag, MAX_TAG)),
    state: tileOf(page),
    outcome: head?.outcome ?? 'not-run',
    change,
  };
}

/** As {@link pageEntry}, of the view of a page. */
export function pageDetail(
  page: PageComparison,
  reproduction: Reproduction,
  redact: boolean,
): PageDetail {
  const command = redact ? null : reproduceCommand([page], reproduction);
  const { allowedBy } = page;
  return {
    head: page.head === null ? null : sideData(page.head, redact),
    base: page.base === null ? null : sideData(page.base, redact),
    command: command === null ? null : visible(command),
    allowed:
      allowedBy === null
        ? null
        : `${redact ? '' : `${visibleCut(allowedBy.reason, MAX_SENTENCE)}, `}until ${visibleCut(allowedBy.expires, MAX_NAME)}`,
  };
}

function sideData(page: PageResult, redact: boolean): SideData {
  const { verdict, confirmation } = page;
  const runs =
    confirmation === undefined
      ? []
      : [
          [
            'Runs',
            `bad in ${thousands(confirmation.bad)} of ${thousands(confirmation.runs)}`,
          ] as const,
        ];
  return {
    outcome: page.outcome,
    sentence: redact ? plainSentence(page) : visibleCut(verdict.sentence, MAX_SENTENCE),
    facts: [
      ['Seconds', seconds(page.durationMs)],
      ['Coverage', percent(verdict.coverage)],
      ['Output', counted(page.outputBytes, 'byte', 'bytes')],
      ['Exit code', page.exitCode === null ? '–' : String(page.exitCode)],
      ...runs,
    ],
    budgets: verdict.budgets.map(({ check, unit, measured, limit, pageCount }) => ({
      check,
      unit: redact ? '' : visible(unit),
      measured: thousands(measured),
      limit: thousands(limit),
      pageCount: thousands(pageCount),
      overshoot: limit > 0 ? measured / limit : measured > 0 ? Number.MAX_SAFE_INTEGER : 0,
    })),
    warnings: verdict.warnings.map(({ name, sentence }) =>
      redact ? name : `${name}: ${visibleCut(sentence, MAX_SENTENCE)}`,
    ),
  };
}

/** A verdict that quotes nothing. */
function plainSentence(page: PageResult): string {
  const { cause, check, measured, limit, pageCount } = page.verdict;
  if (!isBad(page) || check === null || measured === null || limit === null)
    return `Cause: ${cause}.`;
  return `Cause: ${cause}; ${check} measured ${thousands(measured)}, ${thousands(limit)} allowed, the page has ${thousands(pageCount ?? 0)}.`;
}
