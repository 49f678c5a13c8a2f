import { describe, expect, it } from 'vitest';
import type { CheckName, PageMode } from '../../src/rule/types.ts';
import { findingOf, ruleWith } from './verdicts.ts';

interface Allowed {
  readonly title: string;
  readonly page: string;
  readonly mode: PageMode;
  readonly check: CheckName;
  /** Stands in the output so many times. */
  readonly copy: string;
  readonly before?: string;
  readonly limit: number;
  readonly pageCount: number;
}

const COPIES = 60;

const ALLOWED: readonly Allowed[] = [
  {
    title: 'a line of several words by whole words, though parts of words are more',
    page: 'lamp lamps lamps oily oily oily',
    mode: 'text-layer',
    check: 'line',
    copy: 'lamp oily\n',
    limit: 42,
    pageCount: 1,
  },
  {
    title: 'a line of one word by parts of words too',
    page: 'lamp lamps lamps',
    mode: 'text-layer',
    check: 'line',
    copy: 'lamp\n',
    limit: 46,
    pageCount: 3,
  },
  {
    title: 'a line by a value that the page has, as by any word',
    page: '12 lamp lamp',
    mode: 'text-layer',
    check: 'line',
    copy: '12 lamp\n',
    limit: 42,
    pageCount: 1,
  },
  {
    title: 'a line by its first word where that is the rarest',
    page: 'lamp oil oil',
    mode: 'text-layer',
    check: 'line',
    copy: 'lamp oil\n',
    limit: 42,
    pageCount: 1,
  },
  {
    title: 'a part of a token that an exact page lacks',
    page: 'lamp',
    mode: 'exact',
    check: 'phrase',
    copy: 'abcdefghij',
    limit: 20,
    pageCount: 0,
  },
  {
    title: 'a part of a token of digits that the page has',
    page: '1234567890',
    mode: 'text-layer',
    check: 'phrase',
    copy: '1234567890',
    limit: 42,
    pageCount: 1,
  },
  {
    title: 'a part of a token of digits that the page lacks, wherever it stands',
    page: 'lamp',
    mode: 'text-layer',
    check: 'phrase',
    copy: '1234567890',
    before: 'one two three four five six seven eight nine ten ',
    limit: 1000,
    pageCount: 0,
  },
  {
    title: 'a part of a token of letters that the page lacks',
    page: 'lamp',
    mode: 'text-layer',
    check: 'phrase',
    copy: 'abcdefghij',
    limit: 40,
    pageCount: 0,
  },
  {
    title: 'fill in one token where nothing repeats',
    page: 'lamp',
    mode: 'none',
    check: 'phrase',
    copy: '.-=_.-=_..-',
    limit: 20,
    pageCount: 0,
  },
];

describe('judgeOutput allows', () => {
  it.each(ALLOWED)('$title', ({ page, mode, check, copy, before = '', limit, pageCount }) => {
    const finding = findingOf(ruleWith(page, mode), before + copy.repeat(COPIES), check);
    expect(finding).toMatchObject({ measured: COPIES, limit, pageCount });
  });

  it('and names the first of words that are as rare', () => {
    const rule = ruleWith('lamp oil', 'text-layer');
    const finding = findingOf(rule, 'oil lamp\n'.repeat(COPIES), 'line');
    expect(finding?.sentence).toContain('the page has its rarest word, `oil`, once');
  });
});
