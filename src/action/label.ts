import { createHash } from 'node:crypto';

const MAX_SLUG = 40;

/**
 * The values of a job matrix that tell its legs apart, without those that only number the shards.
 *
 * @param json `toJSON(matrix)`; anything else than an object gives no values
 * @param shard `2/4`; null for a whole run
 */
export function matrixValues(json: string | undefined, shard: string | null): readonly string[] {
  const index = shard?.split('/')[0];
  return Object.entries(readObject(json))
    .filter(([name]) => name !== 'shard')
    .map(([, value]) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .filter((value) => value !== shard && (shard === null || value !== index));
}

function readObject(json: string | undefined): object {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * The name of the artifact of a label and shard: letters, digits and dashes, unique to the label.
 *
 * @param shard `2/4`; null for a whole run
 */
export function artifactName(label: string, shard: string | null): string {
  const slug = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MAX_SLUG);
  const hash = createHash('sha256').update(label).digest('hex').slice(0, 6);
  const part = shard === null ? '' : `-shard-${shard.replace('/', '-of-')}`;
  return `boobench-${slug === '' ? '' : `${slug}-`}${hash}${part}`;
}
