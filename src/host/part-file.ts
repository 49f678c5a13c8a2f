import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { toMeasureError } from './system-error.ts';

/** Bytes of a file; 0 for one that is not there. */
export async function fileBytes(path: string): Promise<number> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : 0;
  } catch {
    return 0;
  }
}

/**
 * Writes what comes to a file, behind what is there or instead of it.
 *
 * @returns bytes of the file then
 * @throws MeasureError when the disk is full or the file cannot be written; what `chunks` throws
 */
export async function writeChunks(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  { isRest, mostBytes }: { readonly isRest: boolean; readonly mostBytes: number },
): Promise<number> {
  const file = await open(path, isRest ? 'a' : 'w').catch((error: unknown) => {
    throw toMeasureError(`cannot write ${path}`, error);
  });
  try {
    let bytes = isRest ? (await file.stat()).size : 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > mostBytes)
        throw new Error(`more than the ${mostBytes} bytes that were announced`);
      await file.writeFile(chunk).catch((error: unknown) => {
        throw toMeasureError(`cannot write ${path}`, error);
      });
    }
    return bytes;
  } finally {
    await file.close();
  }
}

/** Hash of a file's content as hexadecimal digits, `git-sha1` as Git counts it. */
export async function digestOf(path: string, kind: 'sha256' | 'git-sha1'): Promise<string> {
  let hash: Hash;
  if (kind === 'sha256') hash = createHash('sha256');
  else hash = createHash('sha1').update(`blob ${await fileBytes(path)}\0`);
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** Gives a finished file its name. */
export async function finishPart(part: string, path: string): Promise<void> {
  try {
    await rename(part, path);
  } catch (error) {
    throw toMeasureError(`cannot write ${path}`, error);
  }
}

/** Removes a file, or a folder with all that is in it; one that is not there is fine. */
export async function removeAll(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
}
