import { BoobenchError } from '../errors.ts';
import type { RunResults } from '../results/model.ts';
import { pageKey } from '../results/order.ts';
import { type DataSource, openHouse } from './open-house.ts';

/** The documents of a run as far as they are on this machine. */
export interface RunDocuments {
  /** Paths by `pageKey`. */
  readonly paths: ReadonlyMap<string, string>;
  /** Why there are none; null where there are. */
  readonly note: string | null;
}

/**
 * Finds the documents that a run read, without the network.
 *
 * Pages of another revision would show what the parser never saw, so they are not taken.
 *
 * @param data with the run's dataset, or where it lies on this machine
 */
export async function runDocuments(data: DataSource, results: RunResults): Promise<RunDocuments> {
  const none = (reason: string): RunDocuments => ({
    paths: new Map(),
    note: `There are no pictures of pages: ${reason}`,
  });
  try {
    const house = await openHouse(
      { ...data, offline: true },
      { rooms: results.selection.rooms, needDocuments: false },
      { onNotice: () => undefined },
    );
    if (house.revision !== results.dataset.revision) {
      return none(`the dataset is another one now (${house.revision}).`);
    }
    const paths = house.pages.flatMap((page) =>
      page.document === null ? [] : [[pageKey(page), page.document] as const],
    );
    return { paths: new Map(paths), note: null };
  } catch (error) {
    if (error instanceof BoobenchError) return none(`${error.message}.`);
    throw error;
  }
}
