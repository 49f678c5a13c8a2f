import { shown } from '../results/shown.ts';

/** Names that one notice lists before it only counts. */
const LISTED_NAMES = 20;

/** Collects what is said once a run instead of once a row. */
export interface NoticeTally {
  readonly ruleFields: Set<string>;
  readonly rowFields: Set<string>;
  readonly skippedTypes: Map<string, number>;
}

export function newNoticeTally(): NoticeTally {
  return { ruleFields: new Set(), rowFields: new Set(), skippedTypes: new Map() };
}

export function countSkipped(tally: NoticeTally, type: string): void {
  tally.skippedTypes.set(type, (tally.skippedTypes.get(type) ?? 0) + 1);
}

/** The notices in a fixed order; none where there is nothing to say. */
export function noticesOf(tally: NoticeTally): readonly string[] {
  const notices: string[] = [];
  if (tally.ruleFields.size > 0) {
    notices.push(`unknown rule fields were ignored: ${listed([...tally.ruleFields])}`);
  }
  if (tally.rowFields.size > 0) {
    notices.push(`unknown row fields were ignored: ${listed([...tally.rowFields])}`);
  }
  if (tally.skippedTypes.size > 0) {
    const count = [...tally.skippedTypes.values()].reduce((sum, rows) => sum + rows, 0);
    notices.push(
      `${count} ${count === 1 ? 'rule' : 'rules'} of another type skipped: ${listed([...tally.skippedTypes.keys()])}`,
    );
  }
  return notices;
}

function listed(names: readonly string[]): string {
  const sorted = names.toSorted();
  const shown = sorted.slice(0, LISTED_NAMES).map(shortName).join(', ');
  const more = sorted.length - LISTED_NAMES;
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function shortName(name: string): string {
  return /^[\w.:-]{1,60}$/.test(name) ? name : shown(name);
}
