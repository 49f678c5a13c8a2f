/**
 * What the release workflow asks.
 *
 *   node scripts/release.ts notes v1.2.3              what CHANGELOG.md says of a version, and that it is one
 *   git tag --list | node scripts/release.ts moving v1.2.3    the tag that moves to it: v1, or nothing
 */
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const TAG = /^v(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?$/;

interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  readonly isPrerelease: boolean;
}

function versionOf(tag: string): Version | null {
  const [, major, minor, patch, pre] = TAG.exec(tag) ?? [];
  if (major === undefined) return null;
  return {
    major: Number(major),
    minor: Number(minor),
    patch: Number(patch),
    isPrerelease: pre !== undefined,
  };
}

/**
 * The part of a changelog that is about a tag.
 *
 * @param version of package.json
 * @throws RangeError when the tag is not the one of the version, or the changelog is silent on it
 */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  if (versionOf(tag) === null) throw new RangeError(`${tag} is no tag such as v1.2.3`);
  if (tag !== `v${version}`) throw new RangeError(`${tag} is not v${version} of package.json`);
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find((other) => /^\S+/.exec(other)?.[0] === version);
  const notes =
    part
      ?.slice(version.length)
      .replace(/^[^\n]*\n/, '')
      .trim() ?? '';
  if (notes === '') throw new RangeError(`CHANGELOG.md has nothing under "## ${version}"`);
  return `${notes}\n`;
}

/**
 * The tag that follows the newest release of its major version.
 *
 * @param tags all of the repository
 * @returns null for a prerelease, and where a newer release of the major version is there
 */
export function movingTag(tag: string, tags: readonly string[]): string | null {
  const own = versionOf(tag);
  if (own === null || own.isPrerelease) return null;
  const isNewer = (other: Version): boolean =>
    other.major === own.major &&
    !other.isPrerelease &&
    (other.minor > own.minor || (other.minor === own.minor && other.patch > own.patch));
  const others = tags.flatMap((name) => versionOf(name) ?? []);
  return others.some(isNewer) ? null : `v${own.major}`;
}

async function main([command, tag = '']: readonly string[]): Promise<void> {
  if (command === 'notes') {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    process.stdout.write(releaseNotes(tag, version, readFileSync('CHANGELOG.md', 'utf8')));
  } else if (command === 'moving') {
    const tags = (await text(process.stdin)).split('\n');
    process.stdout.write(movingTag(tag, tags) ?? '');
  } else {
    throw new RangeError('usage: node scripts/release.ts notes|moving v1.2.3');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
