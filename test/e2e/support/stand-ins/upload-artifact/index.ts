/** Stands in for actions/upload-artifact, through the client package that it uses itself. */
import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';
import * as core from '@actions/core';

interface Found {
  readonly root: string;
  readonly files: readonly string[];
}

async function main(): Promise<void> {
  const name = core.getInput('name');
  const { root, files } = find(core.getMultilineInput('path', { required: true }));
  if (files.length === 0) return noFiles(core.getInput('path'));
  const client = new DefaultArtifactClient();
  if (core.getBooleanInput('overwrite')) await client.deleteArtifact(name).catch(() => undefined);
  const days = core.getInput('retention-days');
  const { id, digest } = await client.uploadArtifact(name, [...files], root, {
    compressionLevel: Number(core.getInput('compression-level')),
    ...(days === '' ? {} : { retentionDays: Number(days) }),
  });
  const env = process.env;
  core.setOutput('artifact-id', id);
  core.setOutput('artifact-digest', digest);
  core.setOutput(
    'artifact-url',
    `${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}/actions/runs/${env['GITHUB_RUN_ID']}/artifacts/${id}`,
  );
}

function find(paths: readonly string[]): Found {
  const there = paths
    .map((path) => resolve(path))
    .filter((path) => statSync(path, { throwIfNoEntry: false }));
  const files = there.flatMap((path) => filesIn(path));
  const [only] = there;
  if (there.length === 1 && only !== undefined && statSync(only).isDirectory()) {
    return { root: only, files: visible(only, files) };
  }
  const root = commonFolder(
    there.map((path) => (statSync(path).isDirectory() ? path : dirname(path))),
  );
  return { root, files: visible(root, files) };
}

function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** GitHub's action leaves out what is in a hidden folder, also one on the way to the workspace. */
function visible(root: string, files: readonly string[]): readonly string[] {
  if (core.getBooleanInput('include-hidden-files')) return files;
  return files.filter((file) => {
    const below = relative(process.cwd(), file).split(sep);
    const parts = below[0] === '..' ? relative(root, file).split(sep) : below;
    return !parts.some((part) => part.startsWith('.'));
  });
}

function commonFolder(folders: readonly string[]): string {
  const [first = [], ...others] = folders.map((folder) => folder.split(sep));
  const length = first.findIndex((part, at) => others.some((other) => other[at] !== part));
  return first.slice(0, length === -1 ? undefined : length).join(sep) || sep;
}

function noFiles(path: string): void {
  const message = `No files were found with the provided path: ${path}. No artifacts will be uploaded.`;
  const behaviour = core.getInput('if-no-files-found');
  if (behaviour === 'error') core.setFailed(message);
  else if (behaviour === 'ignore') core.info(message);
  else core.warning(message);
}

main().catch((error: unknown) => core.setFailed(String(error)));
