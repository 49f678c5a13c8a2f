import { killTreeNow, type ProcessTree } from './process-tree.ts';

/** A copy of the environment that this process was started with. */
export function jobEnvironment(): Readonly<Record<string, string>> {
  const copy: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined) copy[name] = value;
  }
  return copy;
}

/**
 * Kills a tree should this process exit while the guard is up.
 *
 * @returns takes the guard down
 */
export function guardAgainstExit(tree: ProcessTree): () => void {
  const kill = () => killTreeNow(tree);
  process.once('exit', kill);
  return () => process.off('exit', kill);
}
