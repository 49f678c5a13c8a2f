/** Pages of one document, the first and the last of a window. */
export type PageWindow = { readonly first: number; readonly last: number };

/**
 * Plans windows of `size` pages inside runs of consecutive page numbers; a shorter run is one window.
 *
 * @param pages page numbers in any order, each counted once
 * @param size pages of a window, at least 1
 * @param stride pages from one window's start to the next, at least 1
 * @throws RangeError for a size or stride below 1
 * @see specification S11 `plan_windows`
 */
export function planWindows(pages: readonly number[], size: number, stride = 1): PageWindow[] {
  if (size < 1 || stride < 1)
    throw new RangeError(`size ${size} and stride ${stride} must be 1 or more`);
  const windows: PageWindow[] = [];
  for (const { first, last } of runsOf(pages)) {
    if (last - first + 1 <= size) {
      windows.push({ first, last });
      continue;
    }
    for (let start = first; start + size - 1 <= last; start += stride) {
      windows.push({ first: start, last: start + size - 1 });
    }
  }
  return windows;
}

/** Runs of consecutive numbers. */
function runsOf(pages: readonly number[]): PageWindow[] {
  const runs: PageWindow[] = [];
  for (const page of [...new Set(pages)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && run.last === page - 1) runs[runs.length - 1] = { ...run, last: page };
    else runs.push({ first: page, last: page });
  }
  return runs;
}

/**
 * Chooses windows that do not overlap, by their start: together they are the document.
 *
 * @see specification S11, whole-document ground truth
 */
export function disjointWindows(windows: readonly PageWindow[]): PageWindow[] {
  const chosen: PageWindow[] = [];
  for (const window of windows.toSorted((a, b) => a.first - b.first)) {
    const before = chosen.at(-1);
    if (before === undefined || window.first > before.last) chosen.push(window);
  }
  return chosen;
}

/** Pages as one text: outer white space off, empty ones left out, a blank line between. */
export function joinPages(pages: readonly string[]): string {
  return pages
    .map((page) => page.trim())
    .filter((page) => page !== '')
    .join('\n\n');
}
