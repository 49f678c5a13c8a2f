import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movingTag, releaseNotes } from '../../scripts/release.ts';
import { read } from '../docs/documents.ts';

const changelog =
  '# Changelog\n\n## 1.10.0\n\n- New.\n\n### Scoring\n\n- Moved.\n\n## 1.1.0\n\n- Old.\n';

describe('releaseNotes', () => {
  it('gives what the changelog says of the version, its subsections too', () => {
    expect(releaseNotes('v1.10.0', '1.10.0', changelog)).toBe(
      '- New.\n\n### Scoring\n\n- Moved.\n',
    );
  });

  it('takes no version for another that it begins with', () => {
    expect(() => releaseNotes('v1.1', '1.1', changelog)).toThrow('v1.1 is no tag such as v1.2.3');
    expect(releaseNotes('v1.1.0', '1.1.0', changelog)).toBe('- Old.\n');
  });

  it('refuses a tag that is not the version of the package', () => {
    expect(() => releaseNotes('v1.1.0', '1.10.0', changelog)).toThrow(
      'v1.1.0 is not v1.10.0 of package.json',
    );
  });

  it('refuses a version that the changelog is silent on', () => {
    expect(() => releaseNotes('v2.0.0', '2.0.0', changelog)).toThrow('nothing under "## 2.0.0"');
  });

  it('has notes for the version of this package', () => {
    const { version } = JSON.parse(read('package.json'));
    expect(releaseNotes(`v${version}`, version, read('CHANGELOG.md'))).toContain('- ');
  });
});

describe('movingTag', () => {
  it.each([
    ['the first release', 'v1.0.0', [], 'v1'],
    ['a newer one', 'v1.10.0', ['v1.9.0', 'v1', 'v1.10.0'], 'v1'],
    ['a fix of an older minor version', 'v1.9.1', ['v1.10.0'], null],
    ['a fix of an older major version', 'v1.9.1', ['v2.0.0', 'v1.9.0'], 'v1'],
    ['a prerelease', 'v1.11.0-rc.1', ['v1.10.0'], null],
    ['a release after its prerelease', 'v1.11.0', ['v1.11.0-rc.1'], 'v1'],
    ['a prerelease of the next one', 'v1.11.0', ['v1.12.0-rc.1'], 'v1'],
    ['what is no version', 'nightly', ['v1.0.0'], null],
  ])('for %s', (_, tag, tags, moving) => {
    expect(movingTag(tag, tags)).toBe(moving);
  });

  it('moves for exactly one of the releases of a major version: the highest', () => {
    const version = fc.tuple(fc.nat(12), fc.nat(12));
    fc.assert(
      fc.property(fc.uniqueArray(version, { selector: String, minLength: 1 }), (versions) => {
        const tags = versions.map(([minor, patch]) => `v1.${minor}.${patch}`);
        const highest = versions.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]).at(-1);
        const moving = tags.filter((tag) => movingTag(tag, tags) !== null);
        expect(moving).toEqual([`v1.${highest?.[0]}.${highest?.[1]}`]);
      }),
    );
  });
});
