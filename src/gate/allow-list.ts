import { InputError } from '../errors.ts';
import type { AllowEntry } from './allow-entry.ts';
import { shown, shownText } from '../results/shown.ts';
import { readYamlList, type YamlEntry, type YamlFault } from './yaml-list.ts';

const FIELDS = ['page', 'reason', 'expires'] as const;

/** Faults that one message lists. */
const MOST_FAULTS = 20;

/** Longest `page`, in UTF-16 units: past any path, and within what a glob may have. */
const MAX_PAGE_LENGTH = 1_024;

const MS_OF_A_DAY = 86_400_000;

/**
 * Reads `boobench-allow.yml`: a list of `page`, `reason` and `expires`.
 *
 * @param file how messages call the file
 * @param nowMs today, in milliseconds since 1970: an entry holds to the end of its day in UTC
 * @returns no entries for an empty file
 * @throws InputError that lists every fault with file and line: broken YAML, anchors, aliases and tags,
 *   unknown, missing, empty and wrongly typed fields, dates that do not exist, a page that is there
 *   twice, and entries that have expired
 */
export function parseAllowList(text: string, file: string, nowMs: number): AllowEntry[] {
  const list = readYamlList(text);
  const faults = [...list.faults];
  const entries: AllowEntry[] = [];
  const lineOfPage = new Map<string, number>();
  for (const item of list.entries) {
    const problems = problemsOf(item, lineOfPage, nowMs);
    faults.push(...problems.map((problem) => ({ line: item.line, problem })));
    const [page = '', reason = '', expires = ''] = FIELDS.map((name) => fieldText(item, name));
    lineOfPage.set(page, item.line);
    entries.push({ page, reason, expires, origin: { file, line: item.line } });
  }
  if (faults.length === 0) return entries;
  throw new InputError('allow-list', faultList(faults, file), {
    hint: 'Each entry is "- page: room/id" with "reason: …" and "expires: YYYY-MM-DD"; take out or renew what has expired.',
  });
}

function faultList(faults: readonly YamlFault[], file: string): string {
  const lines = faults
    .toSorted((a, b) => a.line - b.line)
    .slice(0, MOST_FAULTS)
    .map(({ line, problem }) => `${file}:${line}: ${problem}`);
  const more = faults.length - lines.length;
  return (more > 0 ? [...lines, `and ${more} more faults`] : lines).join('; ');
}

function problemsOf(
  item: YamlEntry,
  lineOfPage: ReadonlyMap<string, number>,
  nowMs: number,
): string[] {
  const unknown = [...item.fields.keys()]
    .filter((name) => !FIELDS.some((field) => field === name))
    .map((name) => `${shown(name)} is an unknown field (an entry has page, reason and expires)`);
  const missing = FIELDS.flatMap((name) => fieldProblem(item, name) ?? []);
  if (unknown.length + missing.length > 0) return [...unknown, ...missing];
  const page = fieldText(item, 'page') ?? '';
  const twice = lineOfPage.get(page);
  if (twice !== undefined) return [`${shown(page)} is already on line ${twice}`];
  if (!/^[^/]+\/./.test(page) || page.length > MAX_PAGE_LENGTH)
    return [`page must be room/id, got ${shown(page)}`];
  return expiryProblem(page, fieldText(item, 'expires') ?? '', nowMs);
}

function fieldProblem(item: YamlEntry, name: string): string | null {
  if (!item.fields.has(name)) return `${name} is missing`;
  const value = item.fields.get(name);
  if (typeof value !== 'string') return `${name} must be text in quotes, got ${shown(value)}`;
  return value.trim() === '' ? `${name} is empty` : null;
}

function fieldText(item: YamlEntry, name: string): string | undefined {
  const value = item.fields.get(name);
  return typeof value === 'string' ? value.trim() : undefined;
}

function expiryProblem(page: string, expires: string, nowMs: number): string[] {
  const startMs = dayStart(expires);
  if (startMs === null) {
    return [`expires must be a date such as 2026-01-31, got ${shown(expires)}`];
  }
  if (nowMs < startMs + MS_OF_A_DAY) return [];
  return [`the entry for ${shownText(page)} expired on ${expires}`];
}

/** Start of a day in UTC; null for anything but a real `YYYY-MM-DD`. */
function dayStart(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const ms = Date.parse(`${text}T00:00:00Z`);
  // The engine turns 30 February into 2 March; only a real date survives the way back.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? ms : null;
}
