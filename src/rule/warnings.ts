import { tally } from '../text/interner.ts';
import { streamText, tokensText } from './clean-text.ts';
import { rawCharacters } from './decode.ts';
import { doublingWarning } from './doubling.ts';
import { writtenText } from './locate.ts';
import type { Subject } from './measure.ts';
import type { Page } from './page.ts';
import { shown } from './shown.ts';
import { Skeletons, tokensOfLine } from './skeletons.ts';
import type { RuleWarning } from './types.ts';

const MIN_SKELETON_LINES = 40;
const BLOAT_FACTOR = 10;
const MIN_BLOAT = 10_000;
const THIN_COVERAGE = 0.5;
const DIGITS = /\p{Nd}+/gu;

/** What the rule lets pass and a vendor wants to see (rule, "Warnings, not Boos"). */
export function warningsOf(subject: Subject, coverage: number | null): readonly RuleWarning[] {
  return [
    skeletonWarning(subject),
    bloatWarning(subject),
    thinWarning(subject, coverage),
    doublingWarning(subject),
  ].filter((warning) => warning !== null);
}

/** Tokens of the page with the skeleton of a line of one token. */
function tokensLike({ clean }: Page, skeleton: string): number {
  const counts = tally(clean.tokenId, clean.tokens.size);
  let found = 0;
  counts.forEach((copies, id) => {
    const start = clean.tokens.startOf(id);
    const token = streamText(clean.stream, start, start + clean.tokens.lengthOf(id));
    if (token.replace(DIGITS, '#') === skeleton) found += copies;
  });
  return found;
}

function skeletonWarning({ page, output }: Subject): RuleWarning | null {
  if (output.lines.size <= MIN_SKELETON_LINES) return null;
  const onPage = new Skeletons(page.clean);
  const found = new Skeletons(output);
  let worst: RuleWarning | null = null;
  for (let id = 0; id < found.size; id += 1) {
    if (found.linesOf(id) <= MIN_SKELETON_LINES) continue;
    const line = found.firstLineOf(id);
    const text = tokensText(output, ...tokensOfLine(output, line));
    const key = text.replace(DIGITS, '#');
    const asLines = onPage.copiesLike(output, line);
    // A parser may write a run of cells one to a line.
    const pageCount = key.includes(' ') ? asLines : Math.max(asLines, tokensLike(page, key));
    const limit = page.rule.factor * pageCount + page.rule.lineSlack;
    const copies = found.copiesOf(id);
    if (copies <= limit) continue;
    if (worst !== null && copies / limit <= worst.measured / worst.limit) continue;
    worst = {
      name: 'skeleton',
      unit: shown(writtenText(output, ...tokensOfLine(output, line))),
      measured: copies,
      limit,
      sentence: `${copies} lines that differ in their digits alone; the page has ${pageCount} of that form, so ${limit} are expected.`,
    };
  }
  return worst;
}

function bloatWarning({ page, output }: Subject): RuleWarning | null {
  const reference = page.rule.referenceText;
  const limit = Math.max(BLOAT_FACTOR * rawCharacters(reference, 0, reference.length), MIN_BLOAT);
  // Units are never fewer than characters.
  if (output.raw.length <= limit) return null;
  const measured = rawCharacters(output.raw, 0, output.raw.length);
  if (measured <= limit) return null;
  const sentence = `${measured} characters, more than ${BLOAT_FACTOR} times what the page has.`;
  return { name: 'bloat', unit: '', measured, limit, sentence };
}

function thinWarning({ output }: Subject, coverage: number | null): RuleWarning | null {
  if (coverage === null || coverage >= THIN_COVERAGE || output.stream.length === 0) return null;
  const sentence = `the output has ${Math.floor(coverage * 100)} of every 100 words of the page.`;
  return { name: 'thin', unit: '', measured: coverage, limit: THIN_COVERAGE, sentence };
}
