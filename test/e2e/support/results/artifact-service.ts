import type { BlobStore } from './blob-store.ts';
import { type Call, type Procedure, TwirpError } from './rpc.ts';

export interface Artifact {
  readonly id: number;
  readonly runId: string;
  readonly jobId: string;
  readonly name: string;
  readonly blob: string;
  readonly createdAt: string;
  /** 0 while it is being uploaded. */
  sizeBytes: number;
  /** `sha256:…` of the zip; null when the client gave none. */
  digest: string | null;
  complete: boolean;
}

/** GitHub's artifact service, version 4: a name is taken once a run. */
export class ArtifactService {
  readonly procedures: Readonly<Record<string, Procedure>> = {
    'ArtifactService/CreateArtifact': (call) => this.#create(call),
    'ArtifactService/FinalizeArtifact': (call) => this.#complete(call),
    'ArtifactService/ListArtifacts': (call) => this.#list(call),
    'ArtifactService/GetSignedArtifactURL': (call) => this.#signedUrl(call),
    'ArtifactService/DeleteArtifact': (call) => this.#delete(call),
  };
  readonly #blobs: BlobStore;
  readonly #address: (path: string) => string;
  #artifacts: Artifact[] = [];
  #nextId = 1;

  constructor(blobs: BlobStore, address: (path: string) => string) {
    this.#blobs = blobs;
    this.#address = address;
  }

  /** Complete artifacts, oldest first. */
  get artifacts(): readonly Artifact[] {
    return this.#artifacts.filter(({ complete }) => complete);
  }

  /** The zip's signed address, as the REST API redirects to it. */
  downloadUrl({ blob }: Artifact): string {
    return this.#address(this.#blobs.signedPath(blob));
  }

  /** The zip. */
  zipOf({ blob }: Artifact): Buffer {
    return this.#blobs.read(blob) ?? Buffer.alloc(0);
  }

  /** Puts an artifact there without a job, as a hostile run of a fork could have uploaded it. */
  plant(runId: string, name: string, zip: Buffer): Artifact {
    const blob = this.#blobs.create();
    this.#blobs.write(blob, zip, 'application/zip');
    const artifact = this.#add({ runId, jobId: '1', name, blob });
    Object.assign(artifact, { sizeBytes: zip.length, complete: true });
    return artifact;
  }

  /** Puts another zip in the place of an artifact's. */
  replace(artifact: Artifact, zip: Buffer): void {
    this.#blobs.write(artifact.blob, zip, 'application/zip');
    artifact.sizeBytes = zip.length;
    artifact.digest = null;
  }

  #add(known: Pick<Artifact, 'runId' | 'jobId' | 'name' | 'blob'>): Artifact {
    const artifact: Artifact = {
      id: this.#nextId++,
      ...known,
      createdAt: new Date().toISOString(),
      sizeBytes: 0,
      digest: null,
      complete: false,
    };
    this.#artifacts.push(artifact);
    return artifact;
  }

  #create(call: Call): object {
    const { runId, jobId } = call.claims;
    const name = call.text('name');
    if (this.#artifacts.some((known) => known.runId === runId && known.name === name)) {
      const message = 'an artifact with this name already exists on the workflow run';
      throw new TwirpError(409, 'already_exists', message);
    }
    const blob = this.#blobs.create();
    this.#add({ runId, jobId, name, blob });
    return { ok: true, signed_upload_url: this.#address(this.#blobs.signedPath(blob)) };
  }

  #complete(call: Call): object {
    const artifact = this.#find(call, false);
    artifact.complete = true;
    artifact.sizeBytes = Number(call.text('size'));
    artifact.digest = call.optional('hash');
    return { ok: true, artifact_id: String(artifact.id) };
  }

  #list(call: Call): object {
    const [name, id] = [call.optional('name_filter'), call.optional('id_filter')];
    const found = this.artifacts.filter(
      (artifact) =>
        artifact.runId === call.claims.runId &&
        (name === null || artifact.name === name) &&
        (id === null || String(artifact.id) === id),
    );
    return { artifacts: found.map(listed) };
  }

  #signedUrl(call: Call): object {
    const artifact = this.#find(call, true);
    return { name: artifact.name, signed_url: this.downloadUrl(artifact) };
  }

  #delete(call: Call): object {
    const gone = this.#find(call, true);
    this.#artifacts = this.#artifacts.filter((artifact) => artifact !== gone);
    return { ok: true, artifact_id: String(gone.id) };
  }

  #find(call: Call, complete: boolean): Artifact {
    const artifact = this.#artifacts.find(
      (known) =>
        known.runId === call.claims.runId &&
        known.name === call.text('name') &&
        known.complete === complete,
    );
    if (artifact === undefined) throw new TwirpError(404, 'not_found', 'artifact not found');
    return artifact;
  }
}

function listed(artifact: Artifact): object {
  return {
    workflow_run_backend_id: artifact.runId,
    workflow_job_run_backend_id: artifact.jobId,
    database_id: String(artifact.id),
    name: artifact.name,
    size: String(artifact.sizeBytes),
    created_at: artifact.createdAt,
    ...(artifact.digest === null ? {} : { digest: artifact.digest }),
  };
}
