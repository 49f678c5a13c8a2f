import type { PageKey } from './order.ts';

/** The room of reference pages that lie in no folder. */
const NO_FOLDER = 'pages';

/** A reference page as a run names it: what is before the last slash of its id is the room. */
export function runKeyOf({ id }: { readonly id: string }): PageKey {
  const slash = id.lastIndexOf('/');
  if (slash === -1) return { room: NO_FOLDER, id };
  return { room: id.slice(0, slash), id: id.slice(slash + 1) };
}
