import type { IncomingMessage } from 'node:http';
import { type Answer, fieldsOf, jsonAnswer, listen } from '../http.ts';
import { ArtifactService } from './artifact-service.ts';
import { BlobStore } from './blob-store.ts';
import { CacheService } from './cache-service.ts';
import { Call, type Procedure, TwirpError } from './rpc.ts';
import { readRuntimeToken } from './runtime-token.ts';

const TWIRP = '/twirp/github.actions.results.api.v1.';

/** A loopback stand-in for GitHub's results service: caches, artifacts and the blobs behind them. */
export interface ResultsService {
  /** With a slash at the end, as the runner has it. */
  readonly url: string;
  readonly caches: CacheService;
  readonly artifacts: ArtifactService;
  close(): Promise<void>;
}

/**
 * Starts the service that `@actions/cache` (service version 2) and `@actions/artifact` talk to.
 *
 * It speaks what those clients really send: Twirp's JSON, and Azure's block blobs.
 */
export async function startResultsService(): Promise<ResultsService> {
  const blobs = new BlobStore();
  const address = (path: string): string => `${server.origin}${path}`;
  const caches = new CacheService(blobs, address);
  const artifacts = new ArtifactService(blobs, address);
  const procedures = { ...caches.procedures, ...artifacts.procedures };
  const server = await listen((request, body) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname.startsWith('/blob/')) return blobs.answer(request, url, body);
    return call(procedures, request, url.pathname, body);
  });
  return { url: `${server.origin}/`, caches, artifacts, close: () => server.close() };
}

function call(
  procedures: Readonly<Record<string, Procedure>>,
  request: IncomingMessage,
  path: string,
  body: Buffer,
): Answer {
  try {
    const procedure = procedures[path.replace(TWIRP, '')];
    if (request.method !== 'POST' || procedure === undefined) {
      throw new TwirpError(404, 'bad_route', `no handler for ${request.method ?? ''} ${path}`);
    }
    const token = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
    const claims = readRuntimeToken(token);
    if (claims === null) {
      throw new TwirpError(401, 'unauthenticated', 'missing or malformed runtime token');
    }
    const fields = fieldsOf(JSON.parse(body.toString('utf8') || '{}'));
    return jsonAnswer(200, procedure(new Call(fields, claims)));
  } catch (error) {
    if (!(error instanceof TwirpError)) throw error;
    return jsonAnswer(error.status, { code: error.code, msg: error.message });
  }
}
