/** The components of a page's overall, where it has them. */
export type Components = {
  /** 0 to 1, less is better. */
  readonly textEdit: number | null;
  readonly orderEdit: number | null;
  /** Up to 1, more is better: means over the page's tables and formulas. */
  readonly teds: number | null;
  readonly cdm: number | null;
};

/** A page as the totals need it: the scores of each of its tables and formulas. */
export type ScoredPage = {
  readonly textEdit: number | null;
  readonly orderEdit: number | null;
  readonly formulaEdit?: number | null;
  readonly teds: readonly number[];
  readonly tedsS?: readonly number[];
  readonly cdm: readonly number[];
};

/** Totals of a dataset; null where no page has the component. Edit distances 0 to 1, everything else 0 to 100. */
export type Totals = {
  readonly textEdit: number | null;
  readonly formulaEdit: number | null;
  readonly formulaCdm: number | null;
  readonly tableTeds: number | null;
  readonly tableTedsS: number | null;
  readonly readingOrder: number | null;
  /** Mean over pages of the mean of what each has: the number of the challenge. */
  readonly overall: number | null;
  /** Mean of the four totals, as the paper's tables have it. */
  readonly overallPaper: number | null;
  /** The same without reading order, as OmniDocBench has it. */
  readonly overallOmniDocBench: number | null;
  /** Pages whose reference has at least one component. */
  readonly scorable: number;
  readonly tables: number;
  readonly formulas: number;
};

/**
 * Mean of the components that are there, 0 to 100; null for none. A component that is 0 counts.
 *
 * @see specification S9
 */
export function overallOf({ textEdit, orderEdit, teds, cdm }: Components): number | null {
  return meanOf([goodness(textEdit), teds, cdm, goodness(orderEdit)].map(percent));
}

/** The same without reading order, as OmniDocBench has it. */
export function overallWithoutOrder({ textEdit, teds, cdm }: Components): number | null {
  return meanOf([goodness(textEdit), teds, cdm].map(percent));
}

/** A page's components: the means over its tables and formulas. */
export function componentsOf({ textEdit, orderEdit, teds, cdm }: ScoredPage): Components {
  return { textEdit, orderEdit, teds: meanOf(teds), cdm: meanOf(cdm) };
}

/**
 * Sums up pages: edit distances over pages, tables and formulas over all of them at once.
 *
 * @see specification S9.3
 */
export function totalsOf(pages: readonly ScoredPage[]): Totals {
  const tables = pages.flatMap(({ teds }) => teds);
  const formulas = pages.flatMap(({ cdm }) => cdm);
  const components: Components = {
    textEdit: meanOf(pages.map(({ textEdit }) => textEdit)),
    orderEdit: meanOf(pages.map(({ orderEdit }) => orderEdit)),
    teds: meanOf(tables),
    cdm: meanOf(formulas),
  };
  const overalls = pages.map((page) => overallOf(componentsOf(page)));
  return {
    textEdit: components.textEdit,
    formulaEdit: meanOf(pages.map(({ formulaEdit }) => formulaEdit ?? null)),
    formulaCdm: percent(components.cdm),
    tableTeds: percent(components.teds),
    tableTedsS: percent(meanOf(pages.flatMap(({ tedsS }) => tedsS ?? []))),
    readingOrder: percent(goodness(components.orderEdit)),
    overall: meanOf(overalls),
    overallPaper: overallOf(components),
    overallOmniDocBench: overallWithoutOrder(components),
    scorable: overalls.filter((overall) => overall !== null).length,
    tables: tables.length,
    formulas: formulas.length,
  };
}

/** Mean of what is there; null for nothing. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null);
  if (there.length === 0) return null;
  return there.reduce((sum, value) => sum + value, 0) / there.length;
}

function goodness(edit: number | null): number | null {
  return edit === null ? null : 1 - edit;
}

function percent(share: number | null): number | null {
  return share === null ? null : share * 100;
}
