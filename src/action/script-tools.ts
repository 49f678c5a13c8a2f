import type { GitHubApi } from '../github/api.ts';

/** What `actions/github-script` hands to a script, as far as it is used. */
export interface ScriptTools {
  readonly github: GitHubApi;
  readonly core: {
    readonly info: (text: string) => void;
    readonly warning: (text: string) => void;
  };
}
