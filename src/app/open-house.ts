import { setMaxListeners } from 'node:events';
import { InputError } from '../errors.ts';
import { kindOfPath } from '../host/files.ts';
import type { Hub } from '../house/hub.ts';
import { type HubSource, isCommit, parseHubSource } from '../house/hub-source.ts';
import { BUILTIN, loadHouse } from '../house/load.ts';
import type { House } from '../house/page.ts';
import {
  type FetchEvents,
  fetchHouse,
  type FetchOptions,
  storedCommit,
  type StoredHouse,
} from '../house/store.ts';

/** Where pages come from, and how the Hub is reached. */
export interface DataSource {
  /** `builtin`, a path, or `owner/name[@revision]`. */
  readonly dataset: string;
  /** Branch, tag or commit of a dataset on the Hub; null for the one that `dataset` names. */
  readonly revision: string | null;
  readonly builtinFolder: string;
  /** Folder of downloaded datasets. */
  readonly store: string;
  readonly offline: boolean;
  /** As `HF_ENDPOINT`. */
  readonly endpoint: string;
  /** As `HF_TOKEN`; null for none. */
  readonly token: string | null;
}

interface OpenOptions {
  readonly rooms: readonly string[] | null;
  /** True to check that every document is there: `score` reads rows alone. */
  readonly needDocuments: boolean;
}

/**
 * The pages of a dataset; one on the Hub is fetched first where it is not there yet.
 *
 * @throws InputError, MeasureError, InterruptedError as `loadHouse` and `fetchHouse` do
 */
export async function openHouse(
  data: DataSource,
  { rooms, needDocuments }: OpenOptions,
  events: FetchEvents,
): Promise<House> {
  const { builtinFolder } = data;
  const remote = await remoteSource(data);
  if (remote === null) return loadHouse(data.dataset, { needDocuments, builtinFolder });
  const { folder, commit } = await fetchRooms(
    data,
    remote,
    { rooms, verify: false, prune: false },
    events,
  );
  const house = await loadHouse(folder, { needDocuments, builtinFolder });
  return { ...house, source: remote.repository, revision: commit };
}

/**
 * Fetches a dataset from the Hub.
 *
 * @throws InputError for a source that is no dataset of the Hub
 */
export async function download(
  data: DataSource,
  options: FetchOptions,
  events: FetchEvents,
): Promise<StoredHouse> {
  const remote = await remoteSource(data);
  if (remote !== null) return fetchRooms(data, remote, options, events);
  throw new InputError('local-dataset', `dataset "${data.dataset}" is here already`, {
    hint: 'Name a dataset of the Hub: owner/name or owner/name@revision.',
  });
}

/** What tells the pages of one dataset from those of another. */
export interface DataVersion {
  readonly revision: string;
  /** `owner/name` of a dataset on the Hub; null for what is on this machine. */
  readonly repository: string | null;
}

/**
 * Finds out which version of a dataset a run would take, without fetching its pages.
 *
 * @throws as `openHouse` does
 */
export async function versionOf(data: DataSource, events: FetchEvents): Promise<DataVersion> {
  const { builtinFolder, offline, store } = data;
  const remote = await remoteSource(data);
  if (remote === null) {
    const house = await loadHouse(data.dataset, { needDocuments: false, builtinFolder });
    return { revision: house.revision, repository: null };
  }
  const { repository } = remote;
  const revision = offline
    ? await storedCommit(store, remote)
    : isCommit(remote.revision)
      ? remote.revision
      : await withHub(data, events, (hub) => hub.commitOf(remote));
  return { revision, repository };
}

/** Null for what is on this machine. */
async function remoteSource({ dataset, revision }: DataSource): Promise<HubSource | null> {
  const source = dataset === BUILTIN ? null : parseHubSource(dataset);
  const isLocal = source === null || (await kindOfPath(dataset)) !== 'missing';
  if (isLocal && revision !== null) {
    throw new InputError(
      'local-dataset',
      `--dataset-revision is given, but "${dataset}" is no dataset of the Hub`,
      {
        hint: 'Leave --dataset-revision out.',
      },
    );
  }
  if (source === null || isLocal) return null;
  return revision === null ? source : { ...source, revision };
}

async function fetchRooms(
  data: DataSource,
  source: HubSource,
  options: FetchOptions,
  events: FetchEvents,
): Promise<StoredHouse> {
  const { signal } = events;
  // Every request and every wait listens to it, a dozen at a time and more.
  if (signal !== undefined) setMaxListeners(0, signal);
  const request = { store: data.store, source, ...options, ...events };
  if (data.offline) return fetchHouse({ ...request, hub: null });
  return withHub(data, events, (hub) => fetchHouse({ ...request, hub }));
}

async function withHub<T>(
  data: DataSource,
  { signal, onNotice }: FetchEvents,
  use: (hub: Hub) => Promise<T>,
): Promise<T> {
  const endpoint = endpointOf(data.endpoint);
  // Loaded when it is needed: most runs find their pages on the disk.
  const { HttpClient } = await import('../host/http.ts');
  const { Hub: OpenHub } = await import('../house/hub.ts');
  const client = new HttpClient(endpoint, data.token);
  const onRetry = (reason: string): void => onNotice(`trying again: ${reason}`);
  const hub = new OpenHub({ endpoint, client, hasToken: data.token !== null, signal, onRetry });
  try {
    return await use(hub);
  } finally {
    await client.close();
  }
}

function endpointOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && (url.protocol === 'https:' || url.protocol === 'http:')) {
    if (!url.pathname.endsWith('/')) url.pathname += '/';
    return url;
  }
  throw new InputError(
    'invalid-option',
    `HF_ENDPOINT must be an http or https address, got "${text}"`,
    {
      hint: 'Leave it unset for https://huggingface.co.',
    },
  );
}
