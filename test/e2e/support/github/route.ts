import type { Answer } from '../http.ts';
import type { ArtifactService } from '../results/artifact-service.ts';
import type { VendorRepository } from '../vendor-repository.ts';
import type { Bodies } from './bodies.ts';
import type { Needs } from './permissions.ts';
import type { Origin } from './repository-body.ts';
import type { GithubState } from './state.ts';

/** One request, as far as a route needs it. */
export interface Asked {
  readonly url: URL;
  /** What the route's path names. */
  readonly names: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** One operation of the API. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: RegExp;
  readonly needs: Needs;
  readonly answer: (asked: Asked) => Answer | Promise<Answer>;
}

/** What the operations work on. */
export interface RouteContext {
  readonly origin: Origin;
  readonly state: GithubState;
  readonly bodies: Bodies;
  readonly artifacts: ArtifactService;
  readonly vendor: VendorRepository;
}

/** How the path of an operation on a repository begins. */
export const REPOSITORY = '/repos/(?<owner>[^/]+)/(?<repo>[^/]+)';
