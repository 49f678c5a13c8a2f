import { basename, dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { InsideCheck } from '../host/files.ts';
import { insideFolder, readText } from '../host/files.ts';
import { comparePages, pageKey, pageName } from '../results/order.ts';
import { shown } from '../results/shown.ts';
import type { RuleParameters } from '../rule/types.ts';
import type { HousePage, UnusablePage } from './page.ts';

export interface Origin {
  readonly file: string;
  readonly line: number;
}

/** A page as its row states it; whether its document is there has not been looked at. */
export interface PageDraft {
  readonly id: string;
  readonly room: string;
  readonly tags: readonly string[];
  /** Path relative to the house, with `/`; null where the row names none. */
  readonly pdf: string | null;
  readonly rule: RuleParameters;
  readonly origin: Origin;
}

/** A row that cannot be judged; `id` is null where the row has none that can be used. */
export interface BadRow {
  readonly id: string | null;
  readonly room: string;
  readonly origin: Origin;
  readonly problem: string;
}

export interface Drafts {
  readonly pages: readonly PageDraft[];
  readonly bad: readonly BadRow[];
}

/** Files looked at side by side: enough to hide the disk's latency, far below the limit of open files. */
const CONCURRENT_CHECKS = 32;
/** A Git LFS pointer is about 130 bytes. */
const MAX_POINTER_BYTES = 1024;
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

export function isLfsPointer(text: string): boolean {
  return text.startsWith(LFS_POINTER);
}

/** `file:line`, as every message starts. */
function place(origin: Origin): string {
  return `${origin.file}:${origin.line}`;
}

/** Keeps the first page of every room and id; each later one becomes a bad row that names both. */
export function withoutDuplicates(drafts: Drafts): Drafts {
  const first = new Map<string, PageDraft>();
  const bad: BadRow[] = [...drafts.bad];
  for (const page of drafts.pages) {
    const key = pageKey(page);
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, page);
      continue;
    }
    bad.push({
      id: null,
      room: page.room,
      origin: page.origin,
      problem: `page ${shown(pageName(page))} is already used at ${place(earlier.origin)}; give each page an id of its own`,
    });
  }
  return { pages: [...first.values()], bad };
}

/**
 * Checks that each page's document is a regular file inside the house.
 *
 * @param root the house's folder without links in its path
 * @returns pages whose document can be used, in the order given, and bad rows for the others
 */
export async function withDocuments(drafts: Drafts, root: string): Promise<Drafts> {
  const check = insideFolder(root);
  const limit = pLimit(CONCURRENT_CHECKS);
  const bad: BadRow[] = [...drafts.bad];
  const pages: PageDraft[] = [];
  const problems = await limit.map(drafts.pages, async (page) => {
    const pdf = page.pdf ?? defaultDocument(page);
    const path = join(root, pdf);
    const found = await check(dirname(path), basename(path));
    return { pdf, problem: await documentProblem(page, pdf, path, found) };
  });
  drafts.pages.forEach((page, at) => {
    const { pdf, problem } = problems[at] ?? { pdf: page.pdf, problem: null };
    if (problem === null) pages.push({ ...page, pdf });
    else bad.push({ id: page.id, room: page.room, origin: page.origin, problem });
  });
  return { pages, bad };
}

/** Pages and bad rows in their final shape: sorted, and no two with the same room and id. */
export function finish(
  drafts: Drafts,
  root: string,
): { readonly pages: readonly HousePage[]; readonly unusable: readonly UnusablePage[] } {
  const taken = new Set(drafts.pages.map(pageKey));
  const nameOf = ({ id, room, origin }: BadRow): string => {
    const line = `line-${origin.line}`;
    let name = id ?? line;
    for (let copy = 1; taken.has(pageKey({ room, id: name })); copy += 1) {
      name = copy === 1 && name !== line ? line : `${line}-${copy + 1}`;
    }
    taken.add(pageKey({ room, id: name }));
    return name;
  };
  const unusable = drafts.bad.map((row) => ({
    id: nameOf(row),
    room: row.room,
    origin: row.origin,
    message: `${place(row.origin)}: ${row.problem}`,
  }));
  const pages = drafts.pages.map(({ pdf, ...page }) => ({
    ...page,
    document: pdf === null ? null : join(root, pdf),
  }));
  return { pages: pages.toSorted(comparePages), unusable: unusable.toSorted(comparePages) };
}

/** Where a document lies whose row does not say so (formats, "Dataset"). */
function defaultDocument(page: PageDraft): string {
  return `docs/${page.room}/${page.id}.pdf`;
}

async function documentProblem(
  page: PageDraft,
  pdf: string,
  path: string,
  found: InsideCheck,
): Promise<string | null> {
  const name = `document ${shown(pdf)}`;
  if (found.kind === 'file') {
    const pointer = found.bytes <= MAX_POINTER_BYTES && (await isPointerFile(path));
    return pointer ? `${name} is a Git LFS pointer, not the document; run "git lfs pull"` : null;
  }
  if (found.kind === 'missing') {
    const why = page.pdf === null ? ', where it is looked for as the row has no pdf' : '';
    return `${name} does not exist in the dataset folder${why}`;
  }
  if (found.kind === 'outside') {
    return `${name} is a link out of the dataset folder; put the file itself there`;
  }
  if (found.kind === 'not-a-file') return `${name} is not a regular file`;
  return `${name} cannot be read: ${found.reason}`;
}

async function isPointerFile(path: string): Promise<boolean> {
  try {
    return isLfsPointer(await readText(path, MAX_POINTER_BYTES));
  } catch {
    // Unreadable by content is the parser's to find out, like any other broken document.
    return false;
  }
}
