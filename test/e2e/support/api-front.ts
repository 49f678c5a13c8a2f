import type { IncomingMessage } from 'node:http';
import { type Answer, fieldsOf, listen } from './http.ts';

/** One request of an action, and what was wrong with it or with the answer. */
export interface Exchange {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly status: number;
  readonly violations: readonly string[];
}

/** What an action takes for GitHub's API. */
export interface ApiFront {
  readonly origin: string;
  /** Everything asked so far. */
  readonly exchanges: readonly Exchange[];
  close(): Promise<void>;
}

const DOWNLOAD = /\/actions\/artifacts\/\d+\/zip$/;
/** Headers that belong to one connection or to a body that is unpacked here. */
const OWN_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

/**
 * Stands before Prism and writes down every request with its violations.
 *
 * Prism follows redirects itself and takes every body for text, so a download of an artifact goes
 * past it, straight to the API.
 */
export async function startApiFront(prism: string, api: string): Promise<ApiFront> {
  const exchanges: Exchange[] = [];
  const front = await listen(async (request, body) => {
    const path = request.url ?? '/';
    const method = request.method ?? 'GET';
    const to = DOWNLOAD.test(path) ? api : prism;
    const response = await fetch(`${to}${path}`, {
      method,
      redirect: 'manual',
      headers: forwarded(request),
      ...(body.length === 0 ? {} : { body: Uint8Array.from(body) }),
    });
    const answer: Answer = {
      status: response.status,
      headers: ownHeaders(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
    exchanges.push({ method, path, status: answer.status, violations: violationsOf(answer) });
    return answer;
  });
  return { origin: front.origin, exchanges, close: () => front.close() };
}

function forwarded({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'host' && !OWN_HEADERS.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

function ownHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !OWN_HEADERS.includes(name)));
}

/** GitHub's description leaves most refusals and faults out: there, only the request is held to it. */
function violationsOf({ status, headers = {}, body }: Answer): readonly string[] {
  if (headers['content-type']?.startsWith('application/problem+json') === true) {
    return [String(body)];
  }
  const found = listed(headers['sl-violations']);
  return status < 400 ? found : found.filter((violation) => violation.startsWith('request'));
}

function listed(header: string | undefined): readonly string[] {
  if (header === undefined) return [];
  try {
    const violations: unknown = JSON.parse(header);
    return Array.isArray(violations) ? violations.map(sentence) : [header];
  } catch {
    return [header];
  }
}

function sentence(violation: unknown): string {
  const { location, message } = fieldsOf(violation);
  const place = Array.isArray(location) ? location.join('.') : '';
  return `${place}: ${String(message)}`;
}
