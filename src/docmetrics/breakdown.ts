/** A matched block with the attributes of its page. */
export type PageSample = {
  readonly page: string;
  /** Edit distance, 0 to 1. */
  readonly edit: number;
  /** Code points of the longer side, the weight within its page. */
  readonly length: number;
  readonly attributes: Attributes;
};

/** A matched sample with the attributes of each of its reference blocks. */
export type BlockSample = { readonly score: number; readonly attributes: readonly Attributes[] };

export type Attributes = Readonly<Record<string, unknown>>;

/** A group's value, and how many pages or samples it rests on. */
export type GroupValue = { readonly value: number; readonly count: number };

/** The label under which every page stands. */
export const ALL = 'ALL';

/**
 * Edit distance by page attribute: weighted by length within a page, then the plain mean over pages.
 *
 * @returns by label `name: value`, and `ALL`; a group without samples is absent
 * @see specification S12, page attributes
 */
export function pageBreakdown(samples: readonly PageSample[]): ReadonlyMap<string, GroupValue> {
  const sums = new Map<string, Map<string, { steps: number; length: number }>>();
  for (const { page, edit, length, attributes } of samples) {
    for (const label of [ALL, ...pageLabels(attributes)]) {
      const pages = sums.get(label) ?? new Map<string, { steps: number; length: number }>();
      sums.set(label, pages);
      const sum = pages.get(page) ?? { steps: 0, length: 0 };
      pages.set(page, { steps: sum.steps + edit * length, length: sum.length + length });
    }
  }
  const groups = [...sums].map(([label, pages]): [string, GroupValue | null] => {
    const values = [...pages.values()].filter(({ length }) => length > 0);
    return [label, meanGroup(values.map(({ steps, length }) => steps / length))];
  });
  return withoutEmpty(groups);
}

/**
 * Score by block attribute: the plain mean over samples; a sample counts once for every label of its blocks.
 *
 * @see specification S12, block attributes
 */
export function blockBreakdown(samples: readonly BlockSample[]): ReadonlyMap<string, GroupValue> {
  const scores = new Map<string, number[]>();
  for (const { score, attributes } of samples) {
    for (const label of new Set(attributes.flatMap(blockLabels))) {
      const group = scores.get(label);
      if (group === undefined) scores.set(label, [score]);
      else group.push(score);
    }
  }
  return withoutEmpty(
    [...scores].map(([label, group]): [string, GroupValue | null] => [label, meanGroup(group)]),
  );
}

/**
 * Labels of a page: one for each attribute and each item of a list, those of tables left out.
 *
 * @see specification S12
 */
export function pageLabels(attributes: Attributes): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return isPlain(value) ? [`${name}: ${String(value)}`] : [];
    return value
      .filter(isPlain)
      .map(String)
      .filter((item) => !item.includes('table'))
      .map((item) => `${name}: ${item}`);
  });
}

function blockLabels(attributes: Attributes): string[] {
  return Object.entries(attributes)
    .filter(([, value]) => isPlain(value))
    .map(([name, value]) => `${name}: ${String(value)}`);
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function meanGroup(values: readonly number[]): GroupValue | null {
  if (values.length === 0) return null;
  return {
    value: values.reduce((sum, value) => sum + value, 0) / values.length,
    count: values.length,
  };
}

function withoutEmpty(groups: readonly (readonly [string, GroupValue | null])[]) {
  return new Map(
    groups.flatMap(([label, group]): [string, GroupValue][] =>
      group === null ? [] : [[label, group]],
    ),
  );
}
