import type { MetricsResults } from '../results/metrics-model.ts';
import { DOCMETRICS_BOARD, PUBLISHED_MODELS, type PublishedModel } from './docmetrics-board.ts';
import { counted, thousands } from './percent.ts';

/** Components and overall of one parser; null where its pages have nothing of the kind. */
export interface DocmetricsStanding {
  /** Hostile for the results given: a label is anybody's. */
  readonly parser: string;
  /** 0 to 1, less is better. */
  readonly textEdit: number | null;
  readonly formulaEdit: number | null;
  readonly orderEdit: number | null;
  /** 0 to 100, more is better. */
  readonly formulaCdm: number | null;
  readonly tableTeds: number | null;
  readonly tableTedsS: number | null;
  /** Mean of the four totals, the paper's Overall. */
  readonly overall: number | null;
}

export interface DocmetricsRow extends DocmetricsStanding {
  /** Place among all rows; equal overalls, as printed, share it. */
  readonly rank: number;
  /** null for results that were given. */
  readonly kind: PublishedModel['kind'] | null;
  readonly access: PublishedModel['access'] | null;
}

/** Results that are not ranked, with the reasons, one phrase each. */
export interface DocmetricsApartRow extends DocmetricsStanding {
  readonly pages: number;
  readonly reasons: readonly string[];
}

/** The published models with the given results among them, best first, and those that cannot be. */
export interface DocmetricsLeaderboard {
  readonly rows: readonly DocmetricsRow[];
  readonly apart: readonly DocmetricsApartRow[];
}

/**
 * Sets results among the models of the paper, by the mean of the four totals.
 *
 * Results of other pages than the paper's stand apart. Among equal overalls the published models come first,
 * then the results in the order given.
 */
export function docmetricsLeaderboard(given: readonly MetricsResults[]): DocmetricsLeaderboard {
  const published = PUBLISHED_MODELS.map(({ model, ...figures }) => ({
    parser: model,
    ...figures,
  }));
  const judged = given.map((results) => ({ results, reasons: whyNotRanked(results) }));
  const ranked = judged
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ results }) => ({ ...standingOf(results), kind: null, access: null }));
  const all = [...published, ...ranked];
  const rows = all.map((row) => ({
    ...row,
    rank: 1 + all.filter((other) => printed(other) > printed(row)).length,
  }));
  return {
    rows: rows.toSorted((a, b) => a.rank - b.rank),
    apart: judged
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ results, reasons }) => ({
        ...standingOf(results),
        pages: results.counts.required,
        reasons,
      })),
  };
}

/**
 * Why results cannot stand among the paper's models, one phrase each; empty when they can.
 *
 * The paper names no revision of its pages. Their number, that of their subjects, and that all are annotated
 * have to tell them.
 */
export function whyNotRanked(results: MetricsResults): readonly string[] {
  const { pages, subjects } = DOCMETRICS_BOARD;
  const { counts, profile, formulas } = results;
  if (counts.required !== pages || results.subjects.length !== subjects) {
    const own = `${counted(counts.required, 'page', 'pages')} of ${counted(results.subjects.length, 'subject', 'subjects')}`;
    return [
      `its pages are not the paper's: ${own}, the paper has ${thousands(pages)} of ${subjects}`,
    ];
  }
  const marked = results.pages.filter(({ groundTruth }) => groundTruth === 'markdown').length;
  return [
    ...(marked === 0
      ? []
      : [`${counted(marked, 'page has', 'pages have')} Markdown as ground truth, not annotation`]),
    ...(counts.errors === 0
      ? []
      : [`${counted(counts.errors, 'page', 'pages')} could not be measured`]),
    ...(profile === 'default' ? [] : [`its profile is ${profile}, not default`]),
    ...(formulas === null ? ['its formulas were not drawn'] : []),
  ];
}

/** What the figures are about, in one line. */
export function docmetricsBoardTitle(): string {
  const { name, pages, url, published } = DOCMETRICS_BOARD;
  return `${name}: ${PUBLISHED_MODELS.length} published models on ${thousands(pages)} pages (Table 1 of ${url}, ${published})`;
}

/** How figures of ours differ from the paper's on the same pages. */
export const DOCMETRICS_NOTE =
  'Yours is scored page by page with cdm-mathjax; the paper scored windows of two pages and drew formulas with LaTeX.';

/** An edit distance with the two decimals that the paper prints; `–` for none. */
export function boardEdit(edit: number | null): string {
  return edit === null ? '–' : edit.toFixed(2);
}

function standingOf({ parser, totals }: MetricsResults): DocmetricsStanding {
  const { textEdit, formulaEdit, formulaCdm, tableTeds, tableTedsS } = totals;
  return {
    parser: parser.label === '' ? 'yours' : parser.label,
    textEdit,
    formulaEdit,
    formulaCdm,
    tableTeds,
    tableTedsS,
    orderEdit: totals.readingOrder === null ? null : 1 - totals.readingOrder / 100,
    overall: totals.overallPaper,
  };
}

/** The overall as it is printed, in hundredths: what looks equal shares a rank. */
function printed({ overall }: DocmetricsStanding): number {
  return overall === null ? -Infinity : Math.round(overall * 100);
}
