import type { PageComparison } from './compare.ts';

/** A policy that failed. */
export interface GateFailure {
  /** As the user wrote it, such as `boos-rise` or `min-ghost-free real=95`; or `error`, `not-run`. */
  readonly policy: string;
  /** One sentence for people; of foreign text it holds the names of rooms alone, made visible. */
  readonly sentence: string;
  /** The pages behind it, by room and id. */
  readonly pages: readonly PageComparison[];
}

/** `1 page`, `2 pages`. */
export function pagesText(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}
