import type { Family } from './family.ts';
import { GHOSTS } from './ghosts.ts';
import { REAL_LIKE } from './real-like.ts';
import { type Articles, scriptFamilies } from './scripts.ts';
import { TRAPS } from './traps/index.ts';

/** Rooms that can be generated, in the order of the results. */
export const HAUNTED_ROOMS = ['real', 'trap', 'ghost', 'script'] as const;
export type HauntedRoom = (typeof HAUNTED_ROOMS)[number];

/** A page to be made. */
export interface PagePlan {
  readonly room: HauntedRoom;
  readonly family: Family;
  /** From 1. */
  readonly number: number;
  readonly id: string;
  readonly tags: readonly string[];
}

/** Pages a family has unless told: three traps, one of everything else. */
const USUAL: Readonly<Record<HauntedRoom, number>> = { real: 1, trap: 3, ghost: 1, script: 1 };

/** What a page's tag says of its family. */
const TAG: Readonly<Record<HauntedRoom, string>> = {
  real: 'kind',
  trap: 'family',
  ghost: 'family',
  script: 'script',
};

export interface PlanOptions {
  readonly rooms: readonly HauntedRoom[];
  /** Names of families; null for all. */
  readonly families: readonly string[] | null;
  /** Pages a family; null for the usual number. */
  readonly pages: number | null;
}

/** Families of a room; scripts need their texts. */
export function familiesOf(room: HauntedRoom, articles: Articles): readonly Family[] {
  if (room === 'real') return REAL_LIKE;
  if (room === 'trap') return TRAPS;
  return room === 'ghost' ? GHOSTS : scriptFamilies(articles);
}

/** The pages of a house, by room and family. */
export function planHouse(
  { rooms, families, pages }: PlanOptions,
  articles: Articles,
): readonly PagePlan[] {
  return HAUNTED_ROOMS.filter((room) => rooms.includes(room)).flatMap((room) =>
    familiesOf(room, articles)
      .filter(({ name }) => families === null || families.includes(name))
      .flatMap((family) => {
        const count = pages ?? USUAL[room];
        return Array.from({ length: count }, (_, index) => ({
          room,
          family,
          number: index + 1,
          id: count === 1 && USUAL[room] === 1 ? family.name : `${family.name}-${index + 1}`,
          tags: [`${TAG[room]}:${family.name}`],
        }));
      }),
  );
}
