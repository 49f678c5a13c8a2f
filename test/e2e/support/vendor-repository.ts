import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface GitCommit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: string;
  readonly email: string;
  /** ISO 8601. */
  readonly date: string;
  readonly message: string;
}

/** Files by path; null removes one. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>;

const IDENTITY = {
  GIT_AUTHOR_NAME: 'Vendor',
  GIT_AUTHOR_EMAIL: 'vendor@example.com',
  GIT_COMMITTER_NAME: 'Vendor',
  GIT_COMMITTER_EMAIL: 'vendor@example.com',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};
const FORMAT = '%H%x00%T%x00%P%x00%an%x00%ae%x00%cI%x00%s';

/** The repository of somebody who uses the action: a real one, in a folder. */
export class VendorRepository {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes one whose branch `main` has one commit with these files. */
  static async create(folder: string, files: Files): Promise<VendorRepository> {
    const repository = new VendorRepository(folder);
    mkdirSync(folder, { recursive: true });
    await repository.#git('init', '--quiet', '--initial-branch=main');
    // As on GitHub, any commit can be fetched by its name.
    await repository.#git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    await repository.#git('commit', '--quiet', '--allow-empty', '--message=Start');
    await repository.commit('main', files);
    return repository;
  }

  /** Commits these files on top of a branch, which is made from `main` where it is new. */
  async commit(branch: string, files: Files): Promise<string> {
    const isKnown = (await this.log(branch)) !== null;
    await this.#git('checkout', '--quiet', ...(isKnown ? [branch] : ['-b', branch, 'main']));
    for (const [path, content] of Object.entries(files)) {
      const target = join(this.folder, path);
      mkdirSync(dirname(target), { recursive: true });
      if (content === null) rmSync(target);
      else writeFileSync(target, content);
    }
    await this.#git('add', '--all');
    await this.#git('commit', '--quiet', '--allow-empty', `--message=Change ${branch}`);
    return this.sha('HEAD');
  }

  /** Merges two commits as GitHub does to test a pull request; no branch moves. */
  async merge(base: string, head: string): Promise<string> {
    await this.#git('checkout', '--quiet', '--detach', base);
    await this.#git('merge', '--quiet', '--no-ff', `--message=Merge ${head}`, head);
    return this.sha('HEAD');
  }

  /** Merges a commit into a branch. */
  async mergeInto(branch: string, head: string): Promise<string> {
    await this.#git('checkout', '--quiet', branch);
    await this.#git('merge', '--quiet', '--no-ff', `--message=Merge ${head}`, head);
    return this.sha('HEAD');
  }

  async sha(ref: string): Promise<string> {
    return (await this.#git('rev-parse', '--verify', `${ref}^{commit}`)).trim();
  }

  /** A commit and everything before it, newest first; null where there is no such commit. */
  async log(ref: string): Promise<readonly GitCommit[] | null> {
    const text = await this.#git('log', `--format=${FORMAT}`, ref, '--').catch(() => null);
    return text === null ? null : text.trimEnd().split('\n').map(commitOf);
  }

  /**
   * Clones one commit, as `actions/checkout` does.
   *
   * @param depth commits of history; 0 for all
   */
  async checkout(folder: string, sha: string, depth: number): Promise<void> {
    const limit = depth === 0 ? [] : [`--depth=${depth}`];
    await this.#in(folder, 'init', '--quiet', '--initial-branch=work', folder);
    await this.#in(folder, 'remote', 'add', 'origin', `file://${this.folder}`);
    await this.#in(folder, 'fetch', '--quiet', '--no-tags', ...limit, 'origin', sha);
    await this.#in(folder, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
    // act copies no empty folder, and without `refs` it is no repository.
    await this.#in(folder, 'update-ref', 'refs/remotes/origin/tested', 'HEAD');
  }

  #git(...args: readonly string[]): Promise<string> {
    return this.#in(this.folder, ...args);
  }

  async #in(folder: string, ...args: readonly string[]): Promise<string> {
    mkdirSync(folder, { recursive: true });
    const { stdout } = await run('git', args, {
      cwd: folder,
      env: { ...process.env, ...IDENTITY },
      maxBuffer: 2 ** 26,
    });
    return stdout;
  }
}

function commitOf(line: string): GitCommit {
  const [sha = '', tree = '', parents = '', author = '', email = '', date = '', message = ''] =
    line.split('\0');
  return {
    sha,
    tree,
    parents: parents.split(' ').filter((parent) => parent !== ''),
    author,
    email,
    date,
    message,
  };
}
