import { fieldsOf } from '../http.ts';

/** Where a job may read and write caches; GitHub puts this into the token. */
export interface CacheScope {
  /** A ref, such as `refs/heads/main`. */
  readonly ref: string;
  readonly write: boolean;
}

/** What a runtime token says of its job. */
export interface TokenClaims {
  readonly runId: string;
  readonly jobId: string;
  /** In the order in which caches are looked for: own ref, base branch, default branch. */
  readonly scopes: readonly CacheScope[];
}

const READ = 1;
const WRITE = 2;
const SIX_HOURS_S = 6 * 3600;

/** A token as the runner hands it to JavaScript actions; unsigned, as loopback needs no secret. */
export function createRuntimeToken({ runId, jobId, scopes }: TokenClaims, nowMs: number): string {
  const access = scopes.map(({ ref, write }) => ({
    Scope: ref,
    Permission: write ? READ | WRITE : READ,
  }));
  const payload = {
    exp: Math.floor(nowMs / 1000) + SIX_HOURS_S,
    scp: `Actions.Results:${runId}:${jobId}`,
    ac: JSON.stringify(access),
  };
  return [{ alg: 'none', typ: 'JWT' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('unsigned')
    .join('.');
}

/** Reads a token back; null for anything that is not one. */
export function readRuntimeToken(token: string): TokenClaims | null {
  try {
    const payload = fieldsOf(parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url')));
    const [kind, runId, jobId] = String(payload['scp']).split(':');
    const access = parseJson(Buffer.from(String(payload['ac'])));
    if (kind !== 'Actions.Results' || !runId || !jobId || !Array.isArray(access)) return null;
    return { runId, jobId, scopes: access.map(scopeOf) };
  } catch {
    return null;
  }
}

function scopeOf(value: unknown): CacheScope {
  const { Scope, Permission } = fieldsOf(value);
  return { ref: String(Scope), write: (Number(Permission) & WRITE) !== 0 };
}

function parseJson(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString('utf8'));
}
