import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MeasureError } from '../../src/errors.ts';
import { writeFileAtomically } from '../../src/host/atomic-write.ts';
import { insideFolder, listFolder, makeFolder, readBytes, readText } from '../../src/host/files.ts';
import { readLines } from '../../src/host/lines.ts';
import { toMeasureError } from '../../src/host/system-error.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'boobench-host-'));
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

async function linesOf(content: string | Uint8Array, maxBytes = 1000): Promise<(string | null)[]> {
  const path = join(root, 'lines.txt');
  await writeFile(path, content);
  const lines: (string | null)[] = [];
  for await (const { bytes, number } of readLines(path, maxBytes)) {
    lines.push(bytes?.toString('utf8') ?? null);
    expect(number).toBe(lines.length);
  }
  return lines;
}

describe('readText', () => {
  it('keeps a byte order mark and shows bad bytes as U+FFFD', async () => {
    await writeFile(join(root, 'a.txt'), Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xff]));
    expect(await readText(join(root, 'a.txt'), 100)).toBe('\uFEFFa\uFFFD');
  });

  it('reads a file of exactly the limit and refuses one byte more', async () => {
    await writeFile(join(root, 'b.txt'), 'x'.repeat(600_000));
    expect((await readBytes(join(root, 'b.txt'), 600_000)).length).toBe(600_000);
    await expect(readBytes(join(root, 'b.txt'), 599_999)).rejects.toThrow(
      /longer than 599999 bytes/,
    );
  });

  it('refuses folders, devices and pipes instead of waiting for them', async () => {
    execFileSync('mkfifo', [join(root, 'pipe')]);
    for (const path of [root, '/dev/zero', join(root, 'pipe')]) {
      await expect(readText(path, 100)).rejects.toThrow(/cannot read .*regular file|folder/);
    }
    await expect(readText(join(root, 'gone'), 100)).rejects.toThrow(/gone: no such file/);
  });

  it.skipIf(process.platform !== 'linux')('reads a file that says it is empty', async () => {
    // The kernel makes it as it is read: 0 bytes by its size.
    const text = await readText('/proc/self/maps', 10_000_000);
    expect(text.endsWith('\n')).toBe(true);
    expect(text.split('\n').length).toBeGreaterThan(20);
  });
});

describe('readLines', () => {
  it('splits at LF and CRLF, drops a byte order mark and counts a last line without end', async () => {
    expect(await linesOf('\uFEFFa\r\n\r\nb\rc\n\nd')).toEqual(['a', '', 'b\rc', '', 'd']);
    expect(await linesOf('')).toEqual([]);
    expect(await linesOf('\n')).toEqual(['']);
  });

  it('passes over a line that is too long and reads the next', async () => {
    expect(await linesOf(`a\n${'x'.repeat(3_000_000)}\nb\n`)).toEqual(['a', null, 'b']);
    expect(await linesOf(`${'x'.repeat(1000)}\n${'x'.repeat(1001)}`)).toEqual([
      'x'.repeat(1000),
      null,
    ]);
  });

  it('gives back any lines, wherever they cross its buffers', async () => {
    const line = fc.nat({ max: 700_000 }).map((length) => 'é'.repeat(length));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 6 }), async (lines) => {
        expect(await linesOf(lines.map((text) => `${text}\n`).join(''), 2_000_000)).toEqual(lines);
      }),
      { numRuns: 15 },
    );
  });
});

describe('listFolder', () => {
  it('sorts by code unit and names links by what they lead to', async () => {
    await makeFolder(join(root, 'list', 'sub', 'deep'));
    await writeFile(join(root, 'list', 'Z'), '');
    await symlink('sub', join(root, 'list', 'a'));
    await symlink('nowhere', join(root, 'list', 'b'));
    expect(await listFolder(join(root, 'list'))).toEqual([
      { name: 'Z', kind: 'file' },
      { name: 'a', kind: 'folder' },
      { name: 'b', kind: 'missing' },
      { name: 'sub', kind: 'folder' },
    ]);
  });
});

describe('insideFolder', () => {
  it('does not take a folder whose name only starts alike for the inside', async () => {
    await makeFolder(join(root, 'house'));
    await makeFolder(join(root, 'house-2'));
    await writeFile(join(root, 'house-2', 'a'), 'abc');
    await symlink(join(root, 'house-2', 'a'), join(root, 'house', 'a'));
    await symlink('a', join(root, 'house', 'twice'));
    await symlink('loop', join(root, 'house', 'loop'));
    await writeFile(join(root, 'house', 'plain'), 'abc');
    const check = insideFolder(join(root, 'house'));
    expect(await check(join(root, 'house'), 'plain')).toEqual({ kind: 'file', bytes: 3 });
    expect(await check(join(root, 'house'), 'a')).toEqual({ kind: 'outside' });
    expect(await check(join(root, 'house'), 'twice')).toEqual({ kind: 'outside' });
    expect(await check(join(root, 'house'), 'gone')).toEqual({ kind: 'missing' });
    expect(await check(join(root, 'house'), 'loop')).toMatchObject({ kind: 'unreadable' });
    expect(await check(root, 'house-2')).toEqual({ kind: 'outside' });
  });
});

describe('writeFileAtomically', () => {
  it('replaces the old content and leaves no other file', async () => {
    await makeFolder(join(root, 'out'));
    const path = join(root, 'out', 'results.json');
    await writeFileAtomically(path, 'old');
    await writeFileAtomically(path, 'new');
    expect(await readFile(path, 'utf8')).toBe('new');
    expect(await readdir(join(root, 'out'))).toEqual(['results.json']);
  });

  it('writes a name of the longest length that disks take', async () => {
    const path = join(root, 'out', 'x'.repeat(255));
    await writeFileAtomically(path, 'new');
    expect(await readFile(path, 'utf8')).toBe('new');
  });

  it('replaces a link instead of writing through it', async () => {
    await writeFile(join(root, 'victim'), 'old');
    await symlink(join(root, 'victim'), join(root, 'link'));
    await writeFileAtomically(join(root, 'link'), 'new');
    expect(await readFile(join(root, 'victim'), 'utf8')).toBe('old');
    expect(await readFile(join(root, 'link'), 'utf8')).toBe('new');
  });

  it('names the path and leaves nothing behind when it cannot write', async () => {
    await makeFolder(join(root, 'blocked', 'results.json'));
    for (const path of [
      join(root, 'blocked', 'results.json'),
      join(root, 'gone', 'results.json'),
    ]) {
      const error = await writeFileAtomically(path, 'x').catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(MeasureError);
      expect(String(error)).toContain(`cannot write ${path}: `);
    }
    expect(await readdir(join(root, 'blocked'))).toEqual(['results.json']);
  });

  it('keeps the old content when the disk takes no more of the new', async () => {
    const path = join(root, 'out', 'big.json');
    await writeFileAtomically(path, 'old');
    const script = `
      import { writeFileAtomically } from ${JSON.stringify(new URL('../../src/host/atomic-write.ts', import.meta.url).href)};
      await writeFileAtomically(${JSON.stringify(path)}, 'x'.repeat(1_000_000)).catch((error) => console.log(String(error)));
    `;
    const node = [process.execPath, '--input-type=module-typescript', '-e', script];
    const said = execFileSync('bash', ['-c', 'ulimit -f 100; exec "$@"', 'bash', ...node]);
    expect(said.toString()).toContain(
      `MeasureError: cannot write ${path}: more than a file may hold (EFBIG)`,
    );
    expect(await readFile(path, 'utf8')).toBe('old');
    expect((await readdir(join(root, 'out'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('says what to do on a full disk', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    const error = toMeasureError('cannot write results/results.json', full);
    expect(error.message).toBe(
      'cannot write results/results.json: no space left on the disk (ENOSPC)',
    );
    expect(error.hint).toBe('Free some space or choose a folder on another disk.');
  });

  it.skipIf(process.getuid?.() === 0)('names a folder that may not be written to', async () => {
    await makeFolder(join(root, 'locked'));
    await chmod(join(root, 'locked'), 0o555);
    await expect(writeFileAtomically(join(root, 'locked', 'a'), 'x')).rejects.toThrow(
      /locked\/a: permission denied \(EACCES\)/,
    );
  });
});
