import { setTimeout as delay } from 'node:timers/promises';
import { type EnvironmentMark, listProcesses, type ProcessEntry } from './process-list.ts';

/** How long killed processes are waited for; one that hangs in the kernel may never go. */
const KILL_PATIENCE_MS = 5_000;

/**
 * What belongs together: process groups, their descendants, and every process that inherited the
 * mark in its environment, which also finds those that left the group (setsid, double fork).
 */
export interface ProcessTree {
  /** Process group leaders; a group outlives its leader. */
  readonly leaders: readonly number[];
  readonly mark: EnvironmentMark;
}

/** The processes of a tree that are alive. */
export function treeMembers(tree: ProcessTree): readonly ProcessEntry[] {
  return [...membersAmong(listProcesses(tree.mark), tree.leaders)];
}

function addDescendants(
  entries: readonly ProcessEntry[],
  inside: Set<number>,
  members: Set<ProcessEntry>,
): void {
  let grew = true;
  while (grew) {
    grew = false;
    for (const entry of entries) {
      if (members.has(entry) || !(inside.has(entry.pid) || inside.has(entry.parent))) continue;
      members.add(entry);
      inside.add(entry.pid);
      grew = true;
    }
  }
}

/** Numbers of the living children of a process. */
export function childrenOf(pid: number): readonly number[] {
  const none = { entry: '', prefix: false };
  return listProcesses(none)
    .filter((entry) => entry.parent === pid)
    .map((entry) => entry.pid);
}

/**
 * Ends a tree: asks with SIGTERM, and kills what is left after `graceMs`.
 *
 * A process that was seen in the tree once stays in it, though it loses its parent and its mark.
 *
 * @param graceMs 0 kills at once
 * @returns false when something of the tree could not be killed
 */
export async function endTree(tree: ProcessTree, graceMs: number): Promise<boolean> {
  const seen = new Map<number, ProcessEntry>();
  if (graceMs > 0) {
    signalTree(tree, remember(tree, seen), 'SIGTERM');
    const deadline = performance.now() + graceMs;
    for (let pauseMs = 2; performance.now() < deadline; pauseMs = Math.min(pauseMs * 2, 50)) {
      if (remember(tree, seen).length === 0) return true;
      await delay(Math.min(pauseMs, Math.max(1, deadline - performance.now())));
    }
  }
  const deadline = performance.now() + KILL_PATIENCE_MS;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, 50)) {
    const members = remember(tree, seen);
    if (members.length === 0) return true;
    signalTree(tree, members, 'SIGKILL');
    if (performance.now() > deadline) return false;
    await delay(pauseMs);
  }
}

/** Kills a tree without waiting, for a process that is about to exit itself. */
export function killTreeNow(tree: ProcessTree): void {
  // A killed parent cannot fork any more; a second look catches what it forked just before.
  for (let round = 0; round < 3; round += 1) {
    const members = treeMembers(tree);
    if (members.length === 0) return;
    signalTree(tree, members, 'SIGKILL');
  }
}

function remember(tree: ProcessTree, seen: Map<number, ProcessEntry>): readonly ProcessEntry[] {
  const entries = listProcesses(tree.mark);
  const followed = entries.filter((entry) => seen.get(entry.pid)?.startedAt === entry.startedAt);
  const members = new Map<number, ProcessEntry>();
  const leaders = [...tree.leaders, ...followed.map((entry) => entry.pid)];
  for (const entry of membersAmong(entries, leaders)) members.set(entry.pid, entry);
  seen.clear();
  for (const [pid, entry] of members) seen.set(pid, entry);
  return [...members.values()];
}

function membersAmong(
  entries: readonly ProcessEntry[],
  leaders: readonly number[],
): ReadonlySet<ProcessEntry> {
  const inside = new Set<number>(leaders);
  const members = new Set(
    entries.filter((entry) => entry.marked || inside.has(entry.group) || inside.has(entry.session)),
  );
  for (const entry of members) inside.add(entry.pid);
  addDescendants(entries, inside, members);
  return members;
}

function signalTree(
  tree: ProcessTree,
  members: readonly ProcessEntry[],
  signal: 'SIGTERM' | 'SIGKILL',
): void {
  const groups = new Set(members.map((entry) => entry.group));
  for (const leader of tree.leaders) if (groups.has(leader)) send(-leader, signal);
  for (const entry of members) {
    if (!tree.leaders.includes(entry.group)) send(entry.pid, signal);
  }
}

function send(target: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(target, signal);
  } catch {
    // It has ended meanwhile, or belongs to another user: the next look tells.
  }
}
