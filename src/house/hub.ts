import pRetry, { AbortError } from 'p-retry';
import { InputError, InterruptedError, MeasureError } from '../errors.ts';
import type { HttpAnswer, HttpClient } from '../host/http.ts';
import { shown } from '../results/shown.ts';
import type { HubSource } from './hub-source.ts';
import { commitOf, filesOf, type HubFile, nextLink } from './hub-listing.ts';

/** Longest answer about a revision or a page of a listing. */
const MOST_JSON_BYTES = 32 * 1024 * 1024;
/** Longest listing that is followed. */
const MOST_FILES = 200_000;
const MOST_LISTING_PAGES = 2000;
/** Tries after the first, and the waits between them. */
const RETRIES = 5;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 20_000;
/** A server that asks for more patience than this is taken for one that is down. */
const MOST_PATIENCE_MS = 5 * 60_000;

export interface HubOptions {
  /** As `HF_ENDPOINT`. */
  readonly endpoint: URL;
  readonly client: HttpClient;
  readonly hasToken: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Called before a wait. */
  readonly onRetry: (reason: string) => void;
}

/** A failure that another try may mend; the wait that the server asked for, if it did. */
class Passing extends Error {
  readonly waitMs: number | null;
  constructor(message: string, waitMs: number | null = null, cause?: unknown) {
    super(message, { cause });
    this.waitMs = waitMs;
  }
}

/** Reads a dataset through the Hub's public HTTP API. */
export class Hub {
  readonly #options: HubOptions;

  constructor(options: HubOptions) {
    this.#options = options;
  }

  /**
   * The commit that a revision stands for now.
   *
   * @throws InputError when the dataset or the revision does not exist or may not be read
   * @throws MeasureError when the Hub cannot be reached
   */
  async commitOf({ repository, revision }: HubSource): Promise<string> {
    const url = this.#url(`api/datasets/${repository}/revision/${encodeURIComponent(revision)}`);
    const { json } = await this.#json(url, repository);
    const commit = commitOf(json);
    if (commit !== null) return commit;
    throw new MeasureError('bad-answer', `${url.href} did not answer with a commit`, {
      hint: 'Check HF_ENDPOINT.',
    });
  }

  /** All files of a dataset at a commit. */
  async filesOf(repository: string, commit: string): Promise<readonly HubFile[]> {
    const files: HubFile[] = [];
    const visited = new Set<string>();
    let url: URL | null = this.#url(`api/datasets/${repository}/tree/${commit}?recursive=true`);
    while (url !== null) {
      const { json, link }: { json: unknown; link: string | null } = await this.#json(
        url,
        repository,
      );
      const found = filesOf(json);
      if (found === null) {
        throw new MeasureError('bad-answer', `${url.href} did not answer with a list of files`, {
          hint: 'Check HF_ENDPOINT.',
        });
      }
      files.push(...found);
      visited.add(url.href);
      const next: URL | null = link === null ? null : new URL(link, url);
      const isEndless =
        files.length > MOST_FILES ||
        visited.size > MOST_LISTING_PAGES ||
        (next !== null && (visited.has(next.href) || next.origin !== url.origin));
      if (isEndless) {
        throw new MeasureError(
          'endless-listing',
          `the list of files of ${shown(repository)} does not end`,
          {
            hint: 'Check HF_ENDPOINT, or try again later.',
          },
        );
      }
      url = next;
    }
    return files;
  }

  /**
   * Opens a file's content from a byte on and hands it to `take`; all of it again after a failure.
   *
   * @param take consumes the answer; what it throws is retried unless it is one of our errors. It is
   *   told how many bytes it already has, and whether the server started there.
   */
  async content(
    { repository, commit, path }: { repository: string; commit: string; path: string },
    have: () => Promise<number>,
    take: (body: HttpAnswer['body'], isRest: boolean) => Promise<void>,
  ): Promise<void> {
    const parts = path.split('/').map(encodeURIComponent).join('/');
    const url = this.#url(`datasets/${repository}/resolve/${commit}/${parts}`);
    let etag: string | null = null;
    await this.#retry(async () => {
      const from = await have();
      const answer = await this.#get(url, repository, rangeFrom(from, etag));
      etag = answer.header('etag');
      const start = /^bytes (\d+)-/.exec(answer.header('content-range') ?? '')?.[1];
      const isRest = answer.status === 206 && Number(start) === from;
      if (answer.status === 206 && !isRest) {
        await answer.discard();
        throw new Passing(`${url.href} answered with another part than the one asked for`);
      }
      await take(answer.body, isRest);
    });
  }

  #url(path: string): URL {
    return new URL(path, this.#options.endpoint);
  }

  async #json(url: URL, repository: string): Promise<{ json: unknown; link: string | null }> {
    return this.#retry(async () => {
      const answer = await this.#get(url, repository, {});
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      for await (const chunk of answer.body) {
        bytes += chunk.length;
        if (bytes > MOST_JSON_BYTES) {
          throw new MeasureError(
            'bad-answer',
            `${url.href} answered with more than ${MOST_JSON_BYTES} bytes`,
            {
              hint: 'Check HF_ENDPOINT.',
            },
          );
        }
        chunks.push(chunk);
      }
      const text = Buffer.concat(chunks).toString('utf8');
      try {
        const json: unknown = JSON.parse(text);
        return { json, link: nextLink(answer.header('link')) };
      } catch (error) {
        throw new Passing(`${url.href} answered with JSON that is cut off or none`, null, error);
      }
    });
  }

  async #get(url: URL, repository: string, headers: Record<string, string>): Promise<HttpAnswer> {
    const { client, signal } = this.#options;
    const answer = await client.get(url, { headers, signal });
    if (answer.status === 200 || answer.status === 206) return answer;
    const wait = patienceOf(answer.header('retry-after'));
    await answer.discard();
    if (
      answer.status === 429 ||
      answer.status === 408 ||
      answer.status === 416 ||
      answer.status >= 500
    ) {
      throw new Passing(`${url.href} answered ${answer.status}`, wait);
    }
    throw this.#refusal(answer.status, url, repository);
  }

  #refusal(status: number, url: URL, repository: string): InputError {
    const what = `dataset ${shown(repository)}`;
    const page = this.#url(`datasets/${repository}`).href;
    if (status === 401 || status === 403) {
      const hint = this.#options.hasToken
        ? `Ask for access on ${page}, and check that HF_TOKEN may read it.`
        : `If it exists it is private or gated: ask for access on ${page} and set HF_TOKEN.`;
      return new InputError('no-access', `${what} may not be read (${status})`, { hint });
    }
    if (status === 404) {
      return new InputError('missing-dataset', `${what} has nothing at ${url.href}`, {
        hint: 'Check the name and the revision: owner/name@revision.',
      });
    }
    return new InputError('refused', `${url.href} answered ${status}`, {
      hint: 'Check the name of the dataset.',
    });
  }

  /** Tries again after what may pass: a broken connection, a busy server. */
  async #retry<T>(attempt: () => Promise<T>): Promise<T> {
    const { signal, onRetry } = this.#options;
    const tried = async (): Promise<T> => {
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof InputError || error instanceof MeasureError)
          throw new AbortError(error);
        throw error instanceof Error ? error : new Error(String(error));
      }
    };
    try {
      return await pRetry(tried, {
        retries: RETRIES,
        minTimeout: FIRST_WAIT_MS,
        maxTimeout: LONGEST_WAIT_MS,
        randomize: true,
        ...(signal === undefined ? {} : { signal }),
        onFailedAttempt: async ({ error, retriesLeft }) => {
          if (retriesLeft === 0) return;
          const waitMs = error instanceof Passing ? (error.waitMs ?? 0) : 0;
          onRetry(error.message);
          if (waitMs > 0) await pause(waitMs, signal);
        },
      });
    } catch (error) {
      if (signal?.aborted === true)
        throw new InterruptedError('interrupted', 'the download was interrupted');
      if (error instanceof InputError || error instanceof MeasureError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new MeasureError('unreachable', `the download failed ${RETRIES + 1} times: ${reason}`, {
        hint: 'Check the network (HF_ENDPOINT, HTTPS_PROXY) and run it again, what is there is kept; or take the pages that ship with boobench: --dataset builtin.',
        cause: error,
      });
    }
  }
}

/** Headers for a file's bytes from one on; all of it where it is another than before, by a strong `ETag`. */
function rangeFrom(from: number, etag: string | null): Record<string, string> {
  if (from === 0) return {};
  const range = `bytes=${from}-`;
  return etag?.startsWith('"') === true ? { range, 'if-range': etag } : { range };
}

/** Milliseconds that a `Retry-After` asks for, in seconds or as a date; null for none that is sensible. */
function patienceOf(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  const ms = seconds * 1000;
  return ms > 0 && ms <= MOST_PATIENCE_MS ? ms : null;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
