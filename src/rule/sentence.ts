import type { Measure } from './measure.ts';

/** Whole numbers with thousands separators, others with one decimal. */
function number(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

function times(count: number): string {
  return count === 1 ? 'once' : `${number(count)} times`;
}

function counted(count: number, noun: string): string {
  return `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function are(count: number): string {
  return count === 1 ? 'is' : 'are';
}

/** A code span that the unit cannot close; a line of its own never begins in it. */
function code(unit: string): string {
  const longest = Math.max(0, ...[...unit.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  const pad = unit.startsWith('`') || unit.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${unit}${pad}${fence}`;
}

/**
 * One sentence that explains a measure: what repeats, how often, how often the page has it, and
 * how many are allowed for it.
 *
 * @param unit the unit or line as shown
 * @param rarestWord the line's rarest word as shown; empty where the limit does not rest on it
 */
export function sentenceOf(measure: Measure, unit: string, rarestWord: string): string {
  return `${measuredPart(measure, unit)}; ${allowedPart(measure, rarestWord)}.`;
}

function measuredPart(measure: Measure, unit: string): string {
  const { measured } = measure;
  switch (measure.check) {
    case 'unit_run':
    case 'phrase':
      return `${code(unit)} ${times(measured)} in a row`;
    case 'line':
      return `${code(unit)} on ${number(measured)} lines`;
    case 'table':
      return `the table that starts ${code(unit)} ${times(measured)}`;
    case 'fill_run':
      return `a run of ${number(measured)} fill characters (${code(unit)})`;
    case 'fill_total':
      return `${number(measured)} fill characters in all`;
    case 'markup':
      return measure.counts === 'empty-cells'
        ? `${counted(measured, 'empty cell')} side by side in one row`
        : `${counted(measured, 'character')} of markup and white space in one stretch (${code(unit)})`;
    case 'empty':
      return 'an empty answer';
  }
}

function allowedPart(measure: Measure, rarestWord: string): string {
  const { limit, pageCount, ground, check } = measure;
  const allowed = `${number(limit)} ${are(limit)} allowed`;
  if (check === 'empty') {
    return pageCount === 0
      ? 'the page has no text to compare it with, yet an answer is asked for'
      : `the page has ${counted(pageCount, 'character')}`;
  }
  switch (ground.kind) {
    case 'fixed':
      return check === 'table'
        ? `the page does not have it more than once, so ${allowed}`
        : `${allowed} on any page`;
    case 'page-size':
      return `the page has ${counted(ground.lines, 'line')}, so ${allowed}`;
    case 'area':
      return `the page's text layer lacks it, so no more than the page can hold, ${number(limit)}, ${are(limit)} allowed`;
    case 'absent':
      return `the page does not have it, so ${allowed}`;
    case 'rarest-word':
      return `the page has its rarest word, ${code(rarestWord)}, ${pageCount === 0 ? 'nowhere' : times(pageCount)}, so ${allowed}`;
    case 'counted':
      return countedPart(measure, allowed);
  }
}

function countedPart({ check, pageCount }: Measure, allowed: string): string {
  if (check === 'fill_run') return `the page's longest has ${number(pageCount)}, so ${allowed}`;
  if (check === 'fill_total') return `the page has ${number(pageCount)}, so ${allowed}`;
  return `the page has it ${times(pageCount)}, so ${allowed}`;
}
