import { EnvHttpProxyAgent, request } from 'undici';
import { MeasureError } from '../errors.ts';

/** A server's answer; its body is read once, or thrown away with `discard`. */
export interface HttpAnswer {
  readonly status: number;
  /** The last of a header that was sent several times; null where there is none. */
  header(name: string): string | null;
  readonly body: AsyncIterable<Uint8Array>;
  discard(): Promise<void>;
}

export interface HttpGet {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Redirects followed from one address, as browsers' limit is in the same order. */
const MOST_REDIRECTS = 10;
/** Silence after which a connection is given up. */
const IDLE_MS = 30_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Reads over HTTP, through the proxy that the environment names. */
export class HttpClient {
  readonly #agent = new EnvHttpProxyAgent({ headersTimeout: IDLE_MS, bodyTimeout: IDLE_MS });
  readonly #token: string | null;
  readonly #home: string;

  /**
   * @param home the service's origin: the only one that is ever sent the token
   * @param token null to send none
   */
  constructor(home: URL, token: string | null) {
    this.#home = home.origin;
    this.#token = token;
  }

  /**
   * Reads an address, redirects followed.
   *
   * @throws MeasureError for a redirect that goes round in circles or leaves https
   * @throws whatever undici throws when the network fails
   */
  async get(address: URL, { headers = {}, signal }: HttpGet = {}): Promise<HttpAnswer> {
    let url = address;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const own = url.origin === this.#home && this.#token !== null;
      const answer = await request(url, {
        dispatcher: this.#agent,
        headers: { ...headers, ...(own ? { authorization: `Bearer ${this.#token}` } : {}) },
        ...(signal === undefined ? {} : { signal }),
      });
      const header = (name: string): string | null => {
        const value = answer.headers[name];
        return (Array.isArray(value) ? value.at(-1) : value) ?? null;
      };
      const location = header('location');
      if (!REDIRECTS.has(answer.statusCode) || location === null) {
        const discard = (): Promise<void> => answer.body.dump();
        return { status: answer.statusCode, header, body: answer.body, discard };
      }
      await answer.body.dump();
      url = redirected(url, location);
    }
    throw new MeasureError('redirect-loop', `${address.href} is redirected without end`, {
      hint: 'Check HF_ENDPOINT, or try again later.',
    });
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }
}

function redirected(from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : null;
  const isSafe =
    to?.protocol === 'https:' || (to?.protocol === 'http:' && from.protocol === 'http:');
  if (to !== null && isSafe) return to;
  throw new MeasureError(
    'bad-redirect',
    `${from.href} is redirected to ${location}, which is not followed`,
    {
      hint: 'Check HF_ENDPOINT, or try again later.',
    },
  );
}
