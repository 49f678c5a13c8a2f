import { thousands } from './percent.ts';

/** A section of a report with a row a page. */
export interface ListBlock {
  readonly title: string;
  /** Sections with the smallest number drop out first; those with {@link STAYS} never do. */
  readonly keep: number;
  /** Shown closed; a click opens it. */
  readonly folded: boolean;
  /** Head of a table; empty for a list. */
  readonly head: readonly string[];
  readonly rows: readonly string[];
}

/** `keep` of a section that is cut before it drops out. */
export const STAYS = 9;

interface Blocks {
  readonly head: readonly string[];
  readonly lists: readonly ListBlock[];
  readonly foot: readonly string[];
  readonly maxBytes: number;
}

/**
 * Puts a report together so that it fits: sections drop out, the least important first, and say so;
 * then all that stay are cut to the same number of rows and count the rest.
 *
 * @returns Markdown that ends in LF, at most `maxBytes` of UTF-8 as long as head and foot are
 */
export function fitBlocks({ head, lists, foot, maxBytes }: Blocks): string {
  const filled = lists.filter(({ rows }) => rows.length > 0);
  const dropping = [...new Set(filled.map(({ keep }) => keep))].filter((keep) => keep < STAYS);
  let render = (_most: number): string => '';
  for (const dropped of [0, ...dropping.toSorted((a, b) => a - b)]) {
    render = (most) =>
      [...head, ...filled.flatMap((list) => blockLines(list, dropped, most)), ...foot, ''].join(
        '\n',
      );
    const whole = render(Infinity);
    if (byteLength(whole) <= maxBytes) return whole;
  }
  const longest = Math.max(0, ...filled.map(({ rows }) => rows.length));
  return render(largestFitting(longest, (most) => byteLength(render(most)) <= maxBytes));
}

function blockLines(list: ListBlock, dropped: number, most: number): readonly string[] {
  const { title, keep, folded, head, rows } = list;
  const heading = `${title} (${thousands(rows.length)})`;
  if (keep <= dropped) return ['', `**${heading}**: not listed here, for length.`];
  const left = rows.length - most;
  const rest = left > 0 ? [restLine(list, left)] : [];
  const body = [...head, ...rows.slice(0, most), ...rest];
  return folded
    ? ['', `<details><summary>${heading}</summary>`, '', ...body, '', '</details>']
    : ['', `#### ${heading}`, '', ...body];
}

function restLine({ head }: ListBlock, left: number): string {
  const text = `… and ${thousands(left)} more`;
  return head.length === 0 ? `- ${text}` : `| ${text} |`;
}

/** The largest whole number from 0 to `most` that fits; 0 when none does. */
function largestFitting(most: number, fits: (count: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
