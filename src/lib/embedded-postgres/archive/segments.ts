import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { readArchive } from './archive-folder.ts';
import { compressFile } from './compressed-file.ts';

const decompress = promisify(zstdDecompress);

const hole = 64 * 1024;
const zeros = Buffer.alloc(hole);

/**
 * Compresses what the archiver has put there: a segment that was ended for its age is mostly empty,
 * and a day would take 23 GB.
 */
export async function compressSegments(folder: string, signal?: AbortSignal): Promise<void> {
  for (const name of (await readArchive(folder)).segments.values()) {
    signal?.throwIfAborted();
    if (name.endsWith('.zst')) continue;
    const file = join(folder, name);
    const unfinished = `${file}.unfinished-${process.pid}`;
    await compressFile(file, unfinished);
    await rename(unfinished, `${file}.zst`);
    await rm(file, { force: true });
  }
}

/** Writes a segment as PostgreSQL wrote it, without taking room on the disk for what is empty. */
export async function copySegment(source: string, target: string): Promise<void> {
  const bytes = await readFile(source);
  const content = source.endsWith('.zst') ? await decompress(bytes) : bytes;
  await using file = await open(target, 'w', 0o600);
  for (let at = 0; at < content.length; at += hole) {
    const piece = content.subarray(at, at + hole);
    if (!piece.equals(zeros.subarray(0, piece.length)))
      await file.write(piece, 0, piece.length, at);
  }
  await file.truncate(content.length);
  await file.sync();
}
