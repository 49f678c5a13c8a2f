import { HASH_SEED, hashStep } from '../text/interner.ts';
import type { CleanText } from './clean-text.ts';
import { writtenText } from './locate.ts';
import type { Subject } from './measure.ts';
import { shown } from './shown.ts';
import type { RuleWarning } from './types.ts';

const BLOCK_LINES = 5;

/**
 * `doubling`: the output is its first half written twice (and the page is not), or a block of five
 * lines that the page has once is there twice or more.
 */
export function doublingWarning(subject: Subject): RuleWarning | null {
  const { output, page } = subject;
  const isLikePage = isDoubled(page.clean) && output.tokenId.length <= page.clean.tokenId.length;
  if (isDoubled(output) && !isLikePage) {
    const unit = shown(writtenText(output, 0, Math.min(output.tokenId.length / 2, 40)));
    const sentence = 'the whole output is written twice.';
    return { name: 'doubling', unit, measured: 2, limit: 1, sentence };
  }
  return repeatedBlock(subject);
}

function isDoubled({ tokenId }: CleanText): boolean {
  const half = tokenId.length / 2;
  if (half === 0 || !Number.isInteger(half)) return false;
  for (let at = 0; at < half; at += 1) if (tokenId[at] !== tokenId[half + at]) return false;
  return true;
}

interface Block {
  readonly start: number;
  count: number;
  /** Line behind the last copy counted: copies do not overlap. */
  behind: number;
}

function repeatedBlock({ output, page, translation }: Subject): RuleWarning | null {
  const lines = pageLineIds(output, page.clean, translation);
  const onPage = blocks(page.clean.lineId);
  let worst: { count: number; start: number } | null = null;
  for (const block of blocks(lines).values()) {
    if (block.count < 2 || block.count <= (worst?.count ?? 0)) continue;
    if (onPage.get(blockKey(lines, block.start))?.count === 1) worst = block;
  }
  if (worst === null) return null;
  const from = output.lineToken[worst.start] ?? 0;
  const unit = shown(writtenText(output, from, output.lineToken[worst.start + 1] ?? from));
  const sentence = `a block of ${BLOCK_LINES} lines is there ${worst.count} times; the page has it once.`;
  return { name: 'doubling', unit, measured: worst.count, limit: 1, sentence };
}

/** The output's lines by the page's line numbers; -1 for lines that the page lacks. */
function pageLineIds(
  output: CleanText,
  page: CleanText,
  translation: Subject['translation'],
): Int32Array {
  const known = new Int32Array(output.lines.size).fill(-2);
  return output.lineId.map((id) => {
    const done = known[id] ?? -2;
    if (done > -2) return done;
    const from = output.lines.startOf(id);
    const ids = translation.tokens(from, from + output.lines.lengthOf(id));
    let hash = HASH_SEED;
    for (const token of ids ?? []) hash = hashStep(hash, token);
    const found = ids === null ? -1 : page.lines.find(ids, 0, ids.length, hash);
    known[id] = found;
    return found;
  });
}

function blockKey(lines: Int32Array, start: number): string {
  return lines.subarray(start, start + BLOCK_LINES).join(' ');
}

/** Blocks of five lines, none of them -1, with their non-overlapping copies. */
function blocks(lines: Int32Array): Map<string, Block> {
  const found = new Map<string, Block>();
  let foreign = -1;
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at] === -1) foreign = at;
    const start = at - BLOCK_LINES + 1;
    if (start <= foreign) continue;
    const key = blockKey(lines, start);
    const block = found.get(key);
    if (block === undefined) found.set(key, { start, count: 1, behind: at + 1 });
    else if (start >= block.behind) {
      block.count += 1;
      block.behind = at + 1;
    }
  }
  return found;
}
