import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createZstdCompress, createZstdDecompress, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Up to here a file is read as a whole: a database has a thousand small ones, and streams cost more. */
const small = 1024 * 1024;

/** For the owner alone, and to the disk. */
const written = { mode: 0o600, flush: true };

export async function compressFile(source: string, target: string): Promise<void> {
  if ((await stat(source)).size <= small)
    await writeFile(target, await compress(await readFile(source)), written);
  else
    await pipeline(
      createReadStream(source),
      createZstdCompress(),
      createWriteStream(target, written),
    );
}

export async function decompressFile(source: string, target: string): Promise<void> {
  if ((await stat(source)).size <= small)
    await writeFile(target, await decompress(await readFile(source)), written);
  else
    await pipeline(
      createReadStream(source),
      createZstdDecompress(),
      createWriteStream(target, written),
    );
}
