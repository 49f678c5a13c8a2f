import { fillOfStream } from './fill.ts';
import type { Measure, Subject } from './measure.ts';

/**
 * `fill_run` and `fill_total`: leader dots, rules and blanks of the output against the page's.
 *
 * Runs are stretches of the stream, so lines written one after another are one run. In mode `none`
 * fill is a unit like any other and these two do not apply.
 */
export function fillBudgets({ page, output }: Subject): readonly Measure[] {
  if (page.rule.mode === 'none') return [];
  const { longest, first, total } = fillOfStream(output.stream);
  if (longest === null || first === null) return [];
  const { factor, fillSlack, lineWidth } = page.rule;
  const byPage = factor * page.fill.longest + fillSlack;
  const byBlock = factor * page.fill.leaderBlock + fillSlack;
  const bySize = page.lines > 0 ? lineWidth : 0;
  const runLimit = Math.max(byPage, bySize, byBlock);
  const totalByPage = factor * page.fill.total + fillSlack;
  const totalBySize = lineWidth * page.lines;
  const common = { counts: 'fill', unit: null } as const;
  return [
    {
      ...common,
      check: 'fill_run',
      measured: longest.end - longest.start,
      limit: runLimit,
      pageCount: byBlock === runLimit ? page.fill.leaderBlock : page.fill.longest,
      ground: byPage === runLimit || byBlock === runLimit ? { kind: 'counted' } : { kind: 'fixed' },
      places: [longest],
    },
    {
      ...common,
      check: 'fill_total',
      measured: total,
      limit: Math.max(totalByPage, totalBySize),
      pageCount: page.fill.total,
      ground:
        totalByPage >= totalBySize ? { kind: 'counted' } : { kind: 'page-size', lines: page.lines },
      places: first === longest ? [longest] : [first, longest],
    },
  ];
}
