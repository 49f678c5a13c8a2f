/** Stands in for actions/github-script: the same names for the script, the same client packages. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as core from '@actions/core';
import { context, getOctokit } from '@actions/github';

type Script = (...values: readonly unknown[]) => Promise<unknown>;

async function main(): Promise<void> {
  const token = core.getInput('github-token', { required: true });
  const baseUrl = core.getInput('base-url');
  const github = getOctokit(token, baseUrl === '' ? {} : { baseUrl });
  const given = {
    context,
    core,
    getOctokit,
    github,
    octokit: github,
    require: createRequire(join(process.cwd(), 'script.js')),
  };
  const source = core.getInput('script', { required: true });
  const result = await asyncFunction(Object.keys(given), source)(...Object.values(given));
  const encoding = core.getInput('result-encoding');
  core.setOutput('result', encoding === 'string' ? String(result) : JSON.stringify(result));
}

function asyncFunction(names: readonly string[], source: string): Script {
  const { constructor } = Object.getPrototypeOf(async () => null);
  return Reflect.construct(constructor, [...names, source]);
}

function fail(error: unknown): void {
  console.error(error);
  core.setFailed(`Unhandled error: ${String(error)}`);
}

process.on('unhandledRejection', fail);
main().catch(fail);
