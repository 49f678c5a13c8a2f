/** Where an answer's addresses begin. */
export interface Origin {
  /** The API's address, without a slash at the end. */
  readonly api: string;
}

/** The page of a thing in a browser. */
export const WEB = 'https://github.com';

const DATE = '2026-01-01T00:00:00Z';

const USER_LINKS = [
  'events',
  'followers',
  'following',
  'gists',
  'organizations',
  'received_events',
  'repos',
  'starred',
];
const REPOSITORY_LINKS = [
  'archive',
  'assignees',
  'blobs',
  'branches',
  'collaborators',
  'comments',
  'commits',
  'compare',
  'contents',
  'contributors',
  'deployments',
  'downloads',
  'events',
  'forks',
  'git_commits',
  'git_refs',
  'git_tags',
  'hooks',
  'issue_comment',
  'issue_events',
  'issues',
  'keys',
  'labels',
  'languages',
  'merges',
  'milestones',
  'notifications',
  'pulls',
  'releases',
  'stargazers',
  'statuses',
  'subscribers',
  'subscription',
  'tags',
  'teams',
  'trees',
];

/** A user, or an app's bot when the login ends in `[bot]`. */
export function userBody({ api }: Origin, login: string): object {
  const url = `${api}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: idOf(login),
    node_id: `U_${idOf(login)}`,
    avatar_url: `https://avatars.githubusercontent.com/u/${idOf(login)}`,
    gravatar_id: '',
    url,
    html_url: `${WEB}/${encodeURIComponent(login)}`,
    ...links(url, USER_LINKS),
    subscriptions_url: `${url}/subscriptions`,
    type: login.endsWith('[bot]') ? 'Bot' : 'User',
    site_admin: false,
  };
}

/** A repository as other answers hold it. */
export function minimalRepositoryBody(origin: Origin, fullName: string, fork: boolean): object {
  const [owner = '', name = ''] = fullName.split('/');
  const url = `${origin.api}/repos/${fullName}`;
  return {
    id: idOf(fullName),
    node_id: `R_${idOf(fullName)}`,
    name,
    full_name: fullName,
    private: false,
    owner: userBody(origin, owner),
    html_url: `${WEB}/${fullName}`,
    description: null,
    fork,
    url,
    ...links(url, REPOSITORY_LINKS),
  };
}

/** A repository as it is asked for by name. */
export function repositoryBody(origin: Origin, fullName: string, fork: boolean): object {
  const counts = ['forks', 'open_issues', 'stargazers', 'watchers', 'network', 'subscribers'];
  return {
    ...minimalRepositoryBody(origin, fullName, fork),
    clone_url: `${WEB}/${fullName}.git`,
    git_url: `git://github.com/${fullName}.git`,
    ssh_url: `git@github.com:${fullName}.git`,
    svn_url: `${WEB}/${fullName}`,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    default_branch: 'main',
    size: 1,
    ...Object.fromEntries(counts.map((name) => [`${name}_count`, 0])),
    forks: 0,
    open_issues: 0,
    watchers: 0,
    archived: false,
    disabled: false,
    has_discussions: false,
    has_downloads: true,
    has_issues: true,
    has_pages: false,
    has_projects: false,
    has_wiki: false,
    created_at: DATE,
    updated_at: DATE,
    pushed_at: DATE,
  };
}

/** A number that stays the same for a name. */
export function idOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 999_983, 7);
}

function links(url: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${name}_url`, `${url}/${name}`]));
}
