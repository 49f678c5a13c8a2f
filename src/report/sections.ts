import type { PageResult } from '../results/model.ts';
import { type PageKey, pageName } from '../results/order.ts';
import { visibleCut } from './escape.ts';
import type { ExcerptSpan } from './excerpt.ts';
import { usableColumns, wrap } from './layout.ts';
import { type Paint, painter, type Style } from './paint.ts';
import { thousands } from './percent.ts';

/** Characters of one sentence and of one name; more is in the results. */
const MAX_SENTENCE = 600;
const MAX_NAME = 250;

/** How and how wide to write. */
export interface Canvas {
  readonly paint: Paint;
  readonly columns: number;
  /** Whether colours mark the loop, or signs have to. */
  readonly color: boolean;
}

export function canvas(color: boolean, columns: number): Canvas {
  return { paint: painter(color), columns: usableColumns(columns), color };
}

/** A page's `room/id`, visible and cut. */
export function shownPage(page: PageKey): string {
  return visibleCut(pageName(page), MAX_NAME);
}

/** A sentence that may hold foreign text, visible and cut. */
export function shownSentence(sentence: string): string {
  return visibleCut(sentence, MAX_SENTENCE);
}

/** A paragraph that starts at the edge. */
export function paragraph({ paint, columns }: Canvas, text: string, style: Style): string[] {
  return wrap([{ text, style }], paint, { columns, indent: '', hanging: '', breaks: 'words' });
}

export interface SectionOptions<Item> {
  readonly title: string;
  readonly style: Style;
  readonly items: readonly Item[];
  /** Items that are written out; the rest is counted. */
  readonly most: number;
  /** Where the rest can be read; null for nowhere. */
  readonly restIn: string | null;
  readonly lines: (item: Item) => readonly string[];
}

/** A blank line, a heading with a count, and the items; nothing at all for no items. */
export function section<Item>(to: Canvas, options: SectionOptions<Item>): readonly string[] {
  const { items, most } = options;
  if (items.length === 0) return [];
  const more = items.length - most;
  const rest = more > 0 ? restLine(to, more, options.restIn) : [];
  const heading = headingLines(to, options.title, items.length, options.style);
  return ['', ...heading, ...items.slice(0, most).flatMap((item) => options.lines(item)), ...rest];
}

/** A heading with a count: `Boos (2)`. */
export function headingLines(
  to: Canvas,
  title: string,
  count: number,
  style: Style,
): readonly string[] {
  return paragraph(to, `${title} (${thousands(count)})`, style);
}

/** A page's name and a sentence: `room/id: sentence`. */
export function pageLines(to: Canvas, page: PageKey, sentence: string): readonly string[] {
  const name = shownPage(page);
  const pieces = [
    { text: sentence === '' ? name : `${name}:`, style: 'strong' as const },
    { text: sentence === '' ? '' : ` ${sentence}`, style: 'plain' as const },
  ];
  return wrap(pieces, to.paint, {
    columns: to.columns,
    indent: '  ',
    hanging: '    ',
    breaks: 'words',
  });
}

/** The verdict's sentence, and how often the page was bad where it was run again. */
export function verdictSentence(page: PageResult): string {
  const sentence = shownSentence(page.verdict.sentence);
  if (page.confirmation === undefined) return sentence;
  const { bad, runs } = page.confirmation;
  return `${sentence} Bad in ${thousands(bad)} of ${thousands(runs)} runs.`;
}

/** An excerpt with the loop marked: by colour, else between `›` and `‹`. No spans give no line. */
export function excerptLines(to: Canvas, spans: readonly ExcerptSpan[]): readonly string[] {
  const pieces = spans.map((span, at) => ({
    text: to.color ? span.text : markedText(span, spans[at - 1], spans[at + 1]),
    style: styleOf(span),
    whole: span.gap,
  }));
  const [indent, breaks] = ['    ', 'anywhere'] as const;
  return wrap(pieces, to.paint, { columns: to.columns, indent, hanging: indent, breaks });
}

/** A path on lines of its own; wrapped, never cut, so that it can be copied. */
export function pathLines(to: Canvas, path: string): readonly string[] {
  const pieces = [{ text: visibleCut(path, 4096), style: 'quiet' as const }];
  const [indent, breaks] = ['    ', 'anywhere'] as const;
  return wrap(pieces, to.paint, { columns: to.columns, indent, hanging: indent, breaks });
}

/** Columns for `excerptAround` that make about two lines. */
export function excerptBudget(columns: number): number {
  return 2 * (usableColumns(columns) - 4) - 6;
}

function restLine(to: Canvas, more: number, restIn: string | null): readonly string[] {
  const where = restIn === null ? '' : ` (see ${visibleCut(restIn, 4096)})`;
  const text = `… and ${thousands(more)} more${where}`;
  return wrap([{ text, style: 'quiet' }], to.paint, {
    columns: to.columns,
    indent: '  ',
    hanging: '  ',
    breaks: 'words',
  });
}

function markedText(
  span: ExcerptSpan,
  before: ExcerptSpan | undefined,
  after: ExcerptSpan | undefined,
): string {
  if (!span.loop) return span.text;
  const starts = before?.loop !== true;
  const ends = after?.loop !== true;
  return `${starts ? '›' : ''}${span.text}${ends ? '‹' : ''}`;
}

function styleOf(span: ExcerptSpan): Style {
  if (span.gap) return 'quiet';
  return span.loop ? 'loop' : 'plain';
}
