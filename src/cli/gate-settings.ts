import type { Policies } from '../gate/policy.ts';
import { parseFailOn, parseMaxLost, parseMinGhostFree } from '../gate/policy-text.ts';
import type { Selection } from '../results/model.ts';
import type { Settings } from './settings.ts';

/** @throws InputError for a policy that is not one */
export function policiesOf(settings: Settings): Policies {
  const minGhostFree = settings.text('min-ghost-free');
  const maxLost = settings.text('max-lost');
  return {
    failOn: parseFailOn(settings.text('fail-on') || undefined),
    minGhostFree: minGhostFree === null ? [] : parseMinGhostFree(minGhostFree),
    maxLost: maxLost === null ? null : parseMaxLost(maxLost),
    failOnMissingBaseline: settings.flag('fail-on-missing-baseline'),
  };
}

export function selectionOf(settings: Settings): Selection {
  return {
    rooms: settings.list('rooms'),
    pages: settings.list('pages'),
    tags: settings.list('tags'),
    maxPages: settings.whole('max-pages', 1),
  };
}

/**
 * The label given, else workflow and job of a GitHub run, else `local`.
 *
 * @param values what tells the legs of a job matrix apart
 */
export function labelOf(settings: Settings, values: readonly string[] = []): string {
  const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job } = process.env;
  const given = settings.text('label')?.trim() ?? '';
  if (given !== '') return given;
  const parts = [workflow ?? '', job ?? '', ...values].filter((part) => part !== '');
  return parts.length === 0 ? 'local' : parts.join(' / ');
}
