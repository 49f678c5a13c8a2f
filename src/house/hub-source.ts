/** A dataset on the Hub, as `owner/name@revision` names it. */
export interface HubSource {
  /** `owner/name`. */
  readonly repository: string;
  /** Branch, tag or commit; `main` unless told. */
  readonly revision: string;
}

const HUB_ID = /^([\w][\w.-]*\/[\w][\w.-]*)(?:@([\w./-]+))?$/;

/** Reads `owner/name[@revision]`; null for anything else. */
export function parseHubSource(source: string): HubSource | null {
  const [, repository, revision = 'main'] = HUB_ID.exec(source) ?? [];
  return repository === undefined || revision.includes('..') ? null : { repository, revision };
}

/** Whether a revision is a commit, which never stands for anything else. */
export function isCommit(revision: string): boolean {
  return /^[0-9a-f]{40}$/.test(revision);
}
