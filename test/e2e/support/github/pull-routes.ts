import { jsonAnswer, type Answer } from '../http.ts';
import { listAnswer, notFound } from './paging.ts';
import type { Needs } from './permissions.ts';
import { type Asked, REPOSITORY, type Route, type RouteContext } from './route.ts';
import type { Pull } from './state.ts';

const PULLS: Needs = [{ pull_requests: 'read' }];
const CONTENTS: Needs = [{ contents: 'read' }];
const ANY: Needs = [{}];

const at = (path: string): RegExp => new RegExp(`^${REPOSITORY}${path}$`);

/** Pull requests, commits, the repository and the user. */
export function pullRoutes(context: RouteContext): readonly Route[] {
  const { state, bodies } = context;
  return [
    {
      method: 'GET',
      path: at('/pulls'),
      needs: PULLS,
      answer: (asked) =>
        listAnswer(asked, matching(state.pulls, asked.url), (pull) => bodies.pullSimple(pull)),
    },
    {
      method: 'GET',
      path: at('/pulls/(?<number>\\d+)'),
      needs: PULLS,
      answer: ({ names }) => {
        const pull = state.pulls.find(({ number }) => String(number) === names['number']);
        return pull === undefined ? notFound() : jsonAnswer(200, bodies.pull(pull));
      },
    },
    {
      method: 'GET',
      path: at('/commits/(?<sha>[^/]+)/pulls'),
      needs: PULLS,
      answer: (asked) => pullsOfCommit(context, asked),
    },
    ...commitRoutes(context),
    {
      method: 'GET',
      path: at(''),
      needs: ANY,
      answer: ({ names }) =>
        jsonAnswer(200, bodies.repository(`${names['owner']}/${names['repo']}`)),
    },
    // An installation token stands for no user, so nothing that it has is enough.
    { method: 'GET', path: /^\/user$/, needs: [], answer: notFound },
  ];
}

function commitRoutes({ bodies, vendor, state }: RouteContext): readonly Route[] {
  return [
    {
      method: 'GET',
      path: at('/commits'),
      needs: CONTENTS,
      answer: async (asked) => {
        const from = asked.url.searchParams.get('sha') ?? state.defaultBranch;
        const commits = await vendor.log(from);
        if (commits === null) return notFound();
        return listAnswer(asked, commits, (commit) => bodies.commit(commit));
      },
    },
    {
      method: 'GET',
      path: at('/commits/(?<ref>.+)'),
      needs: CONTENTS,
      answer: async ({ names }) => {
        const [commit] = (await vendor.log(names['ref'] ?? '')) ?? [];
        return commit === undefined ? notFound() : jsonAnswer(200, bodies.commit(commit));
      },
    },
  ];
}

/**
 * GitHub finds the pull requests of a fork's commit in the fork's repository only: asked in the base
 * repository, it answers with an empty list.
 */
function pullsOfCommit({ state, bodies }: RouteContext, asked: Asked): Answer {
  const { owner, repo, sha } = asked.names;
  const found = state.pulls.filter(
    (pull) => pull.headRepository === `${owner}/${repo}` && pull.headSha === sha,
  );
  return listAnswer(asked, found, (pull) => bodies.pullSimple(pull));
}

function matching(pulls: readonly Pull[], { searchParams }: URL): readonly Pull[] {
  const state = searchParams.get('state') ?? 'open';
  const head = searchParams.get('head');
  const base = searchParams.get('base');
  return pulls.filter((pull) => {
    const label = `${pull.headRepository.split('/')[0]}:${pull.headRef}`;
    return (
      (state === 'all' || pull.state === state) &&
      (head === null || head === label) &&
      (base === null || base === pull.baseRef)
    );
  });
}
