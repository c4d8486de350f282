import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that is there whole or not at all: under a temporary name, which it loses once all of
 * it is on the disk. A file that had the name before is replaced then.
 */
export async function writeWhole(
  path: string,
  chunks: AsyncIterable<Buffer>,
): Promise<{ bytes: number; sha256: string }> {
  const unfinished = `${path}.unfinished-${process.pid}`;
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    // For the owner alone: it holds what people wrote.
    const file = await open(unfinished, 'w', 0o600);
    try {
      for await (const chunk of chunks) {
        await writeAll(file, chunk);
        hash.update(chunk);
        bytes += chunk.length;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  if (process.platform !== 'win32') await syncFolder(dirname(path));
  return { bytes, sha256: hash.digest('hex') };
}

async function writeAll(file: FileHandle, chunk: Buffer) {
  let written = 0;
  while (written < chunk.length) {
    const { bytesWritten } = await file.write(chunk, written);
    written += bytesWritten;
  }
}

/** A new name only survives a power cut once its folder has been written to disk. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
