import { type Answer, jsonAnswer } from '../http.ts';
import type { Artifact } from '../results/artifact-service.ts';
import { countedAnswer, notFound } from './paging.ts';
import type { Needs } from './permissions.ts';
import { type Asked, REPOSITORY, type Route, type RouteContext } from './route.ts';
import type { WorkflowRun } from './state.ts';

const ACTIONS: Needs = [{ actions: 'read' }];

const at = (path: string): RegExp => new RegExp(`^${REPOSITORY}/actions${path}$`);

/** Workflow runs and their artifacts. */
export function actionRoutes(context: RouteContext): readonly Route[] {
  const { state, bodies } = context;
  const get = (path: string, answer: Route['answer']): Route => ({
    method: 'GET',
    path: at(path),
    needs: ACTIONS,
    answer,
  });
  const runs = (asked: Asked, known: readonly WorkflowRun[]): Answer => {
    const found = matching(known, asked.url).toSorted((a, b) => b.id - a.id);
    return countedAnswer(asked, 'workflow_runs', found, (run) => bodies.run(run));
  };
  return [
    get('/runs', (asked) => runs(asked, state.runs)),
    get('/workflows/(?<workflow>[^/]+)/runs', (asked) =>
      runs(
        asked,
        state.runs.filter((run) => isOf(run, asked.names['workflow'] ?? '')),
      ),
    ),
    get('/runs/(?<run>\\d+)', ({ names }) => {
      const run = state.runs.find(({ id }) => String(id) === names['run']);
      return run === undefined ? notFound() : jsonAnswer(200, bodies.run(run));
    }),
    ...artifactRoutes(context, get),
  ];
}

function artifactRoutes(
  { artifacts, bodies }: RouteContext,
  get: (path: string, answer: Route['answer']) => Route,
): readonly Route[] {
  const list = (asked: Asked, known: readonly Artifact[]): Answer => {
    const name = asked.url.searchParams.get('name');
    const found = known.filter((artifact) => name === null || artifact.name === name).toReversed();
    return countedAnswer(asked, 'artifacts', found, (artifact) => bodies.artifact(artifact));
  };
  const one = ({ names }: Asked): Artifact | undefined =>
    artifacts.artifacts.find(({ id }) => String(id) === names['artifact']);
  return [
    get('/artifacts', (asked) => list(asked, artifacts.artifacts)),
    get('/runs/(?<run>\\d+)/artifacts', (asked) =>
      list(
        asked,
        artifacts.artifacts.filter(({ runId }) => runId === asked.names['run']),
      ),
    ),
    get('/artifacts/(?<artifact>\\d+)', (asked) => {
      const artifact = one(asked);
      return artifact === undefined ? notFound() : jsonAnswer(200, bodies.artifact(artifact));
    }),
    get('/artifacts/(?<artifact>\\d+)/zip', (asked) => {
      const artifact = one(asked);
      if (artifact === undefined) return notFound();
      return { status: 302, headers: { location: artifacts.downloadUrl(artifact) } };
    }),
  ];
}

function isOf(run: WorkflowRun, workflow: string): boolean {
  return String(run.workflowId) === workflow || run.path.endsWith(`/${workflow}`);
}

function matching(runs: readonly WorkflowRun[], { searchParams }: URL): readonly WorkflowRun[] {
  const asked = (name: string, value: string | null): boolean =>
    !searchParams.has(name) || searchParams.get(name) === value;
  return runs.filter(
    (run) =>
      asked('branch', run.headBranch) &&
      asked('event', run.event) &&
      asked('head_sha', run.headSha) &&
      (asked('status', run.status) || asked('status', run.conclusion)),
  );
}
