import { actionRoutes } from './action-routes.ts';
import { commentRoutes } from './comment-routes.ts';
import { pullRoutes } from './pull-routes.ts';
import type { Route, RouteContext } from './route.ts';

/** Every operation that the harness answers. */
export function routesOf(context: RouteContext): readonly Route[] {
  return [...commentRoutes(context), ...pullRoutes(context), ...actionRoutes(context)];
}
