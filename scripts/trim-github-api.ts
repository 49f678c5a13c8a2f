/**
 * Cuts GitHub's OpenAPI description down to the operations that the action uses, for the end-to-end
 * tests: `test/golden/github-api.json`. The whole of it is 380 MB installed, so it is fetched here
 * and not a dependency.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = '@octokit/openapi@23.0.2';
const TARGET = 'test/golden/github-api.json';
const OPERATIONS = [
  'actions/download-artifact',
  'actions/get-artifact',
  'actions/get-workflow-run',
  'actions/list-artifacts-for-repo',
  'actions/list-workflow-run-artifacts',
  'actions/list-workflow-runs',
  'actions/list-workflow-runs-for-repo',
  'issues/create-comment',
  'issues/delete-comment',
  'issues/get-comment',
  'issues/list-comments',
  'issues/update-comment',
  'pulls/get',
  'pulls/list',
  'repos/compare-commits-with-basehead',
  'repos/get',
  'repos/get-commit',
  'repos/list-commits',
  'repos/list-pull-requests-associated-with-commit',
  'users/get-authenticated',
];
/** What no validation reads. */
const PROSE = new Set(['description', 'example', 'examples', 'externalDocs', 'summary', 'title']);

interface Description {
  readonly openapi: string;
  readonly servers: unknown;
  readonly info: object;
  readonly paths: Record<string, Record<string, { readonly operationId?: string }>>;
  readonly components: Record<string, Record<string, unknown>>;
}

function fetchDescription(): Description {
  const folder = mkdtempSync(join(tmpdir(), 'github-api-'));
  try {
    const [archive = ''] = execFileSync('npm', ['pack', '--silent', PACKAGE], { cwd: folder })
      .toString()
      .trim()
      .split('\n');
    const file = 'package/generated/api.github.com.json';
    const options = { cwd: folder, maxBuffer: 2 ** 28 };
    return JSON.parse(execFileSync('tar', ['-xzOf', archive, file], options).toString());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function trim(whole: Description): object {
  const paths: Record<string, Record<string, unknown>> = {};
  const missing = new Set(OPERATIONS);
  for (const [path, item] of Object.entries(whole.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (missing.delete(operation.operationId ?? '')) (paths[path] ??= {})[method] = operation;
    }
  }
  if (missing.size > 0) throw new Error(`no such operation: ${[...missing].join(', ')}`);
  return {
    openapi: whole.openapi,
    info: { ...whole.info, 'x-trimmed-from': `${PACKAGE}, MIT, by scripts/trim-github-api.ts` },
    servers: whole.servers,
    paths: withoutProse(paths),
    components: referredTo(paths, whole.components),
  };
}

function referredTo(paths: unknown, all: Description['components']): object {
  const kept: Record<string, Record<string, unknown>> = {};
  const queue = [paths];
  for (let part = queue.pop(); part !== undefined; part = queue.pop()) {
    const text = JSON.stringify(part);
    for (const [, kind = '', name = ''] of text.matchAll(
      /"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g,
    )) {
      const target = all[kind]?.[name];
      if (kind === 'examples' || kept[kind]?.[name] !== undefined) continue;
      (kept[kind] ??= {})[name] = withoutProse(target);
      queue.push(kept[kind][name]);
    }
  }
  return kept;
}

/** Drops prose and examples, but no property that is called like one, and nothing's only entry. */
function withoutProse(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutProse(entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries.filter(([name]) => isNames || !PROSE.has(name));
  return Object.fromEntries(
    (kept.length === 0 ? entries : kept).map(([name, entry]) => [
      name,
      withoutProse(entry, !isNames && name === 'properties'),
    ]),
  );
}

const text = JSON.stringify(trim(fetchDescription()));
writeFileSync(TARGET, `${text}\n`);
console.log(`${TARGET}: ${OPERATIONS.length} operations, ${text.length} bytes`);
