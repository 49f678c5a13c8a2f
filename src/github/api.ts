import { getOctokit } from '@actions/github';
import pRetry, { AbortError } from 'p-retry';

/** The part of GitHub's client that is used: also what `actions/github-script` hands to a script. */
export type GitHubApi = Pick<ReturnType<typeof getOctokit>, 'request'>;

/** A repository, as every route names it. */
export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

const RETRIES = 3;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
/** The longest that a rate limit may make us wait. */
const MOST_PATIENCE_MS = 60_000;

export function openApi(token: string): GitHubApi {
  return getOctokit(token);
}

/** The HTTP status of an error of the client; null for anything else, such as a broken connection. */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

/**
 * Runs requests, again after what may pass: a broken connection, a busy server, a rate limit.
 *
 * @param attempt is run again as a whole, so it must look before it writes
 * @throws what the last attempt threw
 */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  const tried = async (): Promise<T> => {
    try {
      return await attempt();
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      if (!mayPass(error)) throw new AbortError(cause);
      throw cause;
    }
  };
  return pRetry(tried, {
    retries: RETRIES,
    minTimeout: FIRST_WAIT_MS,
    maxTimeout: LONGEST_WAIT_MS,
    randomize: true,
    onFailedAttempt: async ({ error, retriesLeft }) => {
      const waitMs = retriesLeft === 0 ? 0 : patienceOf(error);
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    },
  });
}

function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  if (status === null || status === 408 || status === 429 || status >= 500) return true;
  return status === 403 && isRateLimit(error);
}

function isRateLimit(error: unknown): boolean {
  return (
    headerOf(error, 'retry-after') !== null || headerOf(error, 'x-ratelimit-remaining') === '0'
  );
}

function patienceOf(error: unknown): number {
  const ms = Number(headerOf(error, 'retry-after')) * 1000;
  return ms > 0 ? Math.min(ms, MOST_PATIENCE_MS) : 0;
}

function headerOf(error: unknown, name: string): string | null {
  if (typeof error !== 'object' || error === null || !('response' in error)) return null;
  const { response } = error;
  if (typeof response !== 'object' || response === null || !('headers' in response)) return null;
  const headers: unknown = response.headers;
  if (typeof headers !== 'object' || headers === null) return null;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : null;
}

/**
 * What to do about an answer that a token may not have; null for other errors.
 *
 * @param permission as a workflow grants it: `pull-requests: write`
 */
export function permissionHint(error: unknown, permission: string): string | null {
  const status = statusOf(error);
  if (status !== 403 && status !== 404 && status !== 401) return null;
  return `the token lacks a permission: add "${permission}" to the permissions of the job`;
}
