import type { Permissions } from './state.ts';

/** Sets of permissions of which one is enough; an empty list needs more than any of these tokens has. */
export type Needs = readonly Permissions[];

/** True when the token has all of one of the sets. */
export function allows(has: Permissions, needs: Needs): boolean {
  return needs.some((set) => entriesOf(set).every(([name, level]) => reaches(has[name], level)));
}

/** What GitHub says in `x-accepted-github-permissions`. */
export function acceptedHeader(needs: Needs): string {
  return needs
    .map((set) =>
      entriesOf(set)
        .map(([name, level]) => `${name}=${level}`)
        .join(','),
    )
    .join('; ');
}

type Name = keyof Permissions;
type Level = NonNullable<Permissions[Name]>;

const NAMES: readonly Name[] = ['actions', 'contents', 'issues', 'pull_requests'];

function entriesOf(set: Permissions): readonly [Name, Level][] {
  return NAMES.flatMap((name): [Name, Level][] => {
    const level = set[name];
    return level === undefined ? [] : [[name, level]];
  });
}

function reaches(has: Level | undefined, needed: Level): boolean {
  return has === 'write' || has === needed;
}
