import type { IncomingMessage } from 'node:http';
import { type Answer, jsonAnswer, listen, type Loopback } from '../http.ts';
import { allows, acceptedHeader } from './permissions.ts';
import type { Asked, Route, RouteContext } from './route.ts';
import { routesOf } from './routes.ts';
import type { GithubState } from './state.ts';

/** Something that goes wrong once, or as often as said, when a request matches. */
export interface Fault {
  readonly method: string;
  /** Matched against the path with its query. */
  readonly path: RegExp;
  /** How many matching requests it meets; 1 when left out. */
  readonly times?: number;
  /** Happens before the request is answered: what another run does at the same time. */
  readonly before?: (state: GithubState) => void;
  /** Answered in place of the right answer. */
  readonly answer?: Answer;
}

/** GitHub's REST API on loopback, over a state that tests can read and change. */
export class GithubServer {
  readonly #context: RouteContext;
  readonly #routes: readonly Route[];
  readonly #faults: { fault: Fault; left: number }[] = [];

  constructor(context: RouteContext) {
    this.#context = context;
    this.#routes = routesOf(context);
  }

  listen(): Promise<Loopback> {
    return listen((request, body) => this.#answer(request, body));
  }

  /** Arranges for something to go wrong. */
  disturb(fault: Fault): void {
    this.#faults.push({ fault, left: fault.times ?? 1 });
  }

  /** Ends all trouble. */
  calm(): void {
    this.#faults.length = 0;
  }

  #answer(request: IncomingMessage, body: Buffer): Answer | Promise<Answer> {
    const method = request.method ?? 'GET';
    const path = request.url ?? '/';
    const disturbed = this.#disturbance(method, path);
    if (disturbed !== null) return disturbed;
    const url = new URL(path, this.#context.origin.api);
    for (const route of this.#routes) {
      const match = route.method === method ? route.path.exec(url.pathname) : null;
      if (match === null) continue;
      const asked: Asked = { url, names: match.groups ?? {}, body };
      return this.#refusal(request, route, asked) ?? route.answer(asked);
    }
    return jsonAnswer(404, { message: 'Not Found', status: '404' });
  }

  #disturbance(method: string, path: string): Answer | null {
    const found = this.#faults.find(
      ({ fault, left }) => left > 0 && fault.method === method && fault.path.test(path),
    );
    if (found === undefined) return null;
    found.left -= 1;
    found.fault.before?.(this.#context.state);
    return found.fault.answer ?? null;
  }

  #refusal(request: IncomingMessage, route: Route, { names }: Asked): Answer | null {
    const token = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const permissions = token === undefined ? undefined : this.#context.state.tokens.get(token);
    if (permissions === undefined) {
      const message = token === undefined ? 'Requires authentication' : 'Bad credentials';
      return jsonAnswer(401, { message, ...documented, status: '401' });
    }
    const { owner, repo } = names;
    const isOther = owner !== undefined && `${owner}/${repo}` !== this.#context.state.repository;
    const isPublicRead = isOther && route.method === 'GET';
    if (isPublicRead || allows(permissions, route.needs)) return null;
    return jsonAnswer(
      403,
      { message: 'Resource not accessible by integration', ...documented, status: '403' },
      { 'x-accepted-github-permissions': acceptedHeader(route.needs) },
    );
  }
}

const documented = { documentation_url: 'https://docs.github.com/rest' };

/** Answers that GitHub gives when it is not well or not pleased. */
export const TROUBLE = {
  serverError: jsonAnswer(500, { message: 'Server Error' }),
  badGateway: jsonAnswer(502, { message: 'Server Error' }),
  secondaryLimit: jsonAnswer(
    403,
    {
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes.',
      documentation_url:
        'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits',
    },
    { 'retry-after': '1' },
  ),
} as const;
