import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { type InsideCheck, insideFolder, readBytes } from '../host/files.ts';
import { shown } from '../results/shown.ts';
import type { HouseFolder } from './dataset.ts';
import type { BadRow, Drafts, PageDraft } from './draft.ts';
import { isObject, type JsonObject, optionalText, optionalTexts, RowProblem } from './fields.ts';
import { requireSafeName, unsafeName } from './names.ts';
import { RULE_TYPE } from './row.ts';
import { parseJson, readRule, unknownRuleFields } from './rule-fields.ts';
import { countSkipped, type NoticeTally } from './tally-notices.ts';

/** Longest sidecar or transcription that is read, as for a dataset's row. */
const MAX_SIDECAR_BYTES = 256 * 1024 * 1024;
const CONCURRENT_READS = 16;
const SIDECAR = /\.test\.json$/;
const DOCUMENT = /\.pdf$/i;

const knownFields: ReadonlySet<string> = new Set(['test_rules', 'tags', 'expected_markdown']);

/** A file as read, or why it could not be. */
type Content =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'problem'; readonly problem: string };

/** One document with what lies beside it; paths relative to the folder. */
export interface SidecarFiles {
  readonly name: string;
  readonly room: string;
  readonly sidecar: string;
  readonly pdf: string | null;
  readonly markdown: string | null;
}

export function isSidecarPart(name: string): boolean {
  return SIDECAR.test(name) || DOCUMENT.test(name) || name.endsWith('.md');
}

/**
 * Groups a folder's files into documents with sidecars.
 *
 * @param paths relative paths with `/`
 * @param rootRoom the room of files that lie in the folder itself
 * @returns one entry a sidecar, sorted, and how many PDFs have none
 */
export function groupSidecars(
  paths: readonly string[],
  rootRoom: string,
): { readonly sidecars: readonly SidecarFiles[]; readonly bare: number } {
  const documents = new Map<string, string>();
  const markdown = new Set<string>();
  const stems: string[] = [];
  for (const path of paths) {
    if (SIDECAR.test(path)) stems.push(path.replace(SIDECAR, ''));
    else if (DOCUMENT.test(path)) documents.set(path.replace(DOCUMENT, ''), path);
    else if (path.endsWith('.md')) markdown.add(path);
  }
  const sidecars = stems.toSorted().map((stem) => ({
    name: basename(stem),
    room: stem.includes('/') ? basename(dirname(stem)) : rootRoom,
    sidecar: `${stem}.test.json`,
    pdf: documents.get(stem) ?? null,
    markdown: markdown.has(`${stem}.md`) ? `${stem}.md` : null,
  }));
  const withSidecar = new Set(stems);
  const bare = [...documents.keys()].filter((stem) => !withSidecar.has(stem)).length;
  return { sidecars, bare };
}

/**
 * Reads documents' sidecars.
 *
 * @returns drafts in the order given, and `sha256:` with a hash over the files that were read
 */
export async function readSidecars(
  folder: HouseFolder,
  sidecars: readonly SidecarFiles[],
  tally: NoticeTally,
): Promise<Drafts & { readonly revision: string }> {
  const pages: PageDraft[] = [];
  const bad: BadRow[] = [];
  const hash = createHash('sha256');
  const read = contentReader(folder.root);
  const limit = pLimit(CONCURRENT_READS);
  const contents = await limit.map(sidecars, async (files) => ({
    files,
    rules: await read(files.sidecar),
    markdown: files.markdown === null ? null : await read(files.markdown),
  }));
  for (const { files, rules, markdown } of contents) {
    hash.update(`file ${files.sidecar}\n`);
    if (rules.kind === 'read') hash.update(rules.bytes);
    hash.update(`\nfile ${files.markdown ?? 'none'}\n`);
    if (markdown?.kind === 'read') hash.update(markdown.bytes);
    const origin = { file: `${folder.shown}/${files.sidecar}`, line: 1 };
    try {
      const page = readPage(files, rules, markdown, tally);
      if (page !== null) pages.push({ ...page, origin });
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      const id = unsafeName(files.name) === null ? files.name : null;
      const room = unsafeName(files.room) === null ? files.room : 'documents';
      bad.push({ id, room, origin, problem: error.message });
    }
  }
  return { pages, bad, revision: `sha256:${hash.digest('hex')}` };
}

function contentReader(root: string): (path: string) => Promise<Content> {
  const inside = insideFolder(root);
  return async (path) => {
    const found = await inside(join(root, dirname(path)), basename(path));
    const problem = contentProblem(basename(path), found);
    if (problem !== null) return { kind: 'problem', problem };
    return { kind: 'read', bytes: await readBytes(join(root, path), MAX_SIDECAR_BYTES) };
  };
}

function contentProblem(name: string, found: InsideCheck): string | null {
  if (found.kind === 'file') {
    const long = found.bytes > MAX_SIDECAR_BYTES;
    return long ? `${shown(name)} is longer than ${MAX_SIDECAR_BYTES} bytes` : null;
  }
  if (found.kind === 'missing') return `${shown(name)} does not exist`;
  if (found.kind === 'outside') return `${shown(name)} is a link out of the folder`;
  if (found.kind === 'not-a-file') return `${shown(name)} is not a regular file`;
  return `${shown(name)} cannot be read: ${found.reason}`;
}

/** A page without its origin; null when the sidecar holds rules of other types alone. */
function readPage(
  files: SidecarFiles,
  rules: Content,
  markdown: Content | null,
  tally: NoticeTally,
): Omit<PageDraft, 'origin'> | null {
  const sidecar = parseJson(textOf(files.sidecar, rules));
  if (!isObject(sidecar)) throw new RowProblem('the sidecar must be a JSON object');
  for (const name of Object.keys(sidecar)) if (!knownFields.has(name)) tally.rowFields.add(name);
  const rule = onlyRule(sidecar, tally);
  if (rule === null) return null;
  for (const name of unknownRuleFields(rule)) tally.ruleFields.add(name);
  const transcription =
    optionalText(sidecar, 'expected_markdown') ??
    (markdown === null ? null : textOf(files.markdown ?? '', markdown));
  return {
    id: requireSafeName('the document', files.name),
    room: requireSafeName('the folder', files.room),
    tags: optionalTexts(sidecar, 'tags'),
    pdf: files.pdf ?? `${files.sidecar.replace(SIDECAR, '')}.pdf`,
    rule: readRule(rule, transcription),
  };
}

/** The sidecar's one rule of our type; null when all its rules are of other types. */
function onlyRule(sidecar: JsonObject, tally: NoticeTally): JsonObject | null {
  const rules = sidecar['test_rules'];
  if (!Array.isArray(rules)) {
    throw new RowProblem(`test_rules must be a list of rules, got ${shown(rules)}`);
  }
  const ours: JsonObject[] = [];
  const others: string[] = [];
  for (const rule of rules as readonly unknown[]) {
    if (!isObject(rule)) throw new RowProblem(`test_rules must hold objects, got ${shown(rule)}`);
    const type = optionalText(rule, 'type');
    if (type === RULE_TYPE) ours.push(rule);
    else others.push(type ?? 'no type');
  }
  if (ours.length > 1 || (ours.length === 0 && others.length === 0)) {
    throw new RowProblem(
      `test_rules must hold exactly one rule of type ${RULE_TYPE}, got ${ours.length}`,
    );
  }
  for (const type of others) countSkipped(tally, type);
  return ours[0] ?? null;
}

function textOf(path: string, content: Content): string {
  if (content.kind === 'problem') throw new RowProblem(content.problem);
  if (!isUtf8(content.bytes)) throw new RowProblem(`${shown(basename(path))} is not UTF-8`);
  return content.bytes.toString('utf8').replace(/^\uFEFF/, '');
}
