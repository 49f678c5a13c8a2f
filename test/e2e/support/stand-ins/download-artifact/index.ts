/** Stands in for actions/download-artifact, through the client package that it uses itself. */
import { join, matchesGlob, resolve } from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';
import * as core from '@actions/core';

async function main(): Promise<void> {
  const client = new DefaultArtifactClient();
  const name = core.getInput('name');
  const pattern = core.getInput('pattern') || '*';
  const path = resolve(core.getInput('path'));
  const { artifacts } = await client.listArtifacts();
  const wanted = artifacts.filter((artifact) =>
    name === '' ? matchesGlob(artifact.name, pattern) : artifact.name === name,
  );
  if (name !== '' && wanted.length === 0) {
    throw new Error(`Unable to download artifact(s): Artifact not found for name: ${name}`);
  }
  const isFlat = name !== '' || core.getBooleanInput('merge-multiple');
  for (const artifact of wanted) {
    await client.downloadArtifact(artifact.id, { path: isFlat ? path : join(path, artifact.name) });
  }
  core.setOutput('download-path', path);
}

main().catch((error: unknown) => core.setFailed(String(error)));
