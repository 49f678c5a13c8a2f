import { homedir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from '../app/open-house.ts';
import { builtinFolder } from './context.ts';
import type { Settings } from './settings.ts';

const HUB = 'https://huggingface.co';

/** Where pages come from, by options and the environment. */
export function dataOf(settings: Settings): DataSource {
  const token = process.env['HF_TOKEN']?.trim() ?? '';
  const endpoint = process.env['HF_ENDPOINT']?.trim() ?? '';
  return {
    dataset: settings.required('dataset'),
    revision: settings.text('dataset-revision'),
    builtinFolder: builtinFolder(),
    store: settings.text('data-path') ?? defaultStore(),
    offline: settings.flag('offline'),
    endpoint: endpoint === '' ? HUB : endpoint,
    token: token === '' ? null : token,
  };
}

/** `~/.cache/boobench`, or in XDG_CACHE_HOME where that is set. */
function defaultStore(): string {
  const cache = process.env['XDG_CACHE_HOME'] ?? '';
  return join(cache === '' ? join(homedir(), '.cache') : cache, 'boobench');
}
