import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A server of the harness: on loopback, on a port of its own. */
export interface Loopback {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** What a server of the harness answers. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

type Handler = (request: IncomingMessage, body: Buffer) => Answer | Promise<Answer>;

/** Listens on a free loopback port; a handler that throws is answered with its message and 500. */
export async function listen(handler: Handler): Promise<Loopback> {
  const server = createServer((request, response) => {
    void serve(handler, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) };
}

async function serve(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const answer = await handler(request, await bodyOf(request));
    const length = answer.body?.length ?? 0;
    response.writeHead(answer.status, { 'content-length': String(length), ...answer.headers });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain' });
    response.end(String(error));
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen');
  return address.port;
}

/** A JSON answer. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** The fields of a JSON object; none for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value));
}
