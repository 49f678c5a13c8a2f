import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiFront, startApiFront } from './api-front.ts';
import { Events } from './events.ts';
import { Bodies } from './github/bodies.ts';
import { GithubServer } from './github/server.ts';
import { GithubState, type Pull } from './github/state.ts';
import { startPrism } from './prism.ts';
import { type ResultsService, startResultsService } from './results/results-service.ts';
import { runWorkflow, type WorkflowOptions, type WorkflowOutcome } from './run-workflow.ts';
import { type Files, VendorRepository } from './vendor-repository.ts';

/** Everything that a workflow of a vendor meets: repository, GitHub, results service. */
export interface World {
  readonly vendor: VendorRepository;
  readonly state: GithubState;
  readonly github: GithubServer;
  readonly api: ApiFront;
  readonly results: ResultsService;
  readonly bodies: Bodies;
  readonly events: Events;
  /** A folder for what a test wants to keep. */
  readonly folder: string;
  /** Runs a workflow; a request or an answer against GitHub's description is an error. */
  run(options: WorkflowOptions): Promise<WorkflowOutcome>;
  /** Opens a pull request whose branch has these changes. */
  openPull(changes: Files, options?: PullOptions): Promise<Pull>;
  /** Pushes further changes to a pull request. */
  pushToPull(pull: Pull, changes: Files): Promise<void>;
  close(): Promise<void>;
}

export interface PullOptions {
  /** `owner/name` of the fork that it comes from. */
  readonly fork?: string;
  readonly headRef?: string;
}

const REPOSITORY = 'acme/parser';

/**
 * Starts a world of its own, on loopback alone.
 *
 * @param files what the vendor's branch `main` holds
 * @param actions folders that stand for remote actions, by `owner/name`
 */
export async function startWorld(
  files: Files,
  actions: ReadonlyMap<string, string>,
): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'boobench-e2e-'));
  const vendor = await VendorRepository.create(join(folder, 'vendor'), files);
  const results = await startResultsService();
  const state = new GithubState(REPOSITORY);
  const origin = { api: '' };
  const bodies = new Bodies(origin, state);
  const { artifacts } = results;
  const github = new GithubServer({ origin, state, bodies, artifacts, vendor });
  const server = await github.listen();
  const prism = await startPrism(server.origin);
  const api = await startApiFront(prism.origin, server.origin);
  origin.api = api.origin;
  const surroundings = { vendor, state, actions, apiUrl: api.origin, resultsUrl: results.url };
  let runs = 0;
  const run = async (options: WorkflowOptions): Promise<WorkflowOutcome> => {
    const before = api.exchanges.length;
    runs += 1;
    const outcome = await runWorkflow(
      { ...surroundings, folder: join(folder, `run-${runs}`) },
      options,
    );
    refuseViolations(api.exchanges.slice(before));
    return outcome;
  };
  const close = async (): Promise<void> => {
    await Promise.all([api, prism, server, results].map((part) => part.close()));
    rmSync(folder, { recursive: true, force: true });
  };
  const events = new Events(REPOSITORY, bodies);
  const pulls = pullActions(vendor, state);
  return { vendor, state, github, api, results, bodies, events, folder, run, ...pulls, close };
}

function pullActions(
  vendor: VendorRepository,
  state: GithubState,
): Pick<World, 'openPull' | 'pushToPull'> {
  return {
    openPull: async (changes, { fork = REPOSITORY, headRef = 'change' } = {}) => {
      const number = state.pulls.length + 1;
      const branch = `pull-${number}`;
      const baseSha = await vendor.sha('main');
      const headSha = await vendor.commit(branch, changes);
      const pull: Pull = {
        number,
        title: `Change ${number}`,
        author: fork.split('/')[0] ?? fork,
        headRef,
        headRepository: fork,
        baseRef: 'main',
        state: 'open',
        baseSha,
        headSha,
        mergeSha: await vendor.merge(baseSha, headSha),
      };
      state.pulls.push(pull);
      return pull;
    },
    pushToPull: async (pull, changes) => {
      pull.headSha = await vendor.commit(`pull-${pull.number}`, changes);
      pull.baseSha = await vendor.sha('main');
      pull.mergeSha = await vendor.merge(pull.baseSha, pull.headSha);
    },
  };
}

function refuseViolations(exchanges: ApiFront['exchanges']): void {
  const violations = exchanges.flatMap((exchange) =>
    exchange.violations.map((violation) => `${exchange.method} ${exchange.path}: ${violation}`),
  );
  if (violations.length > 0) {
    throw new Error(`against GitHub's description of its API:\n${violations.join('\n')}`);
  }
}
