import { hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { openTar, readTarEntry, type TarEntry } from '#lib/tar/tar.ts';
import { measure, nowhere } from './measure.ts';
import { SealedKeys } from './sealed-keys.ts';

/** The contents of a table, as COPY writes them, compressed and cut into slices. */
const Part = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  bytes: z.int(),
  /** Of the text that COPY wrote. */
  sha256: z.string(),
  slices: z.int(),
});
export type Part = z.output<typeof Part>;

const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  created_at: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  parts: z.array(Part),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** The queues of the jobs that wait. */
  queues: z.array(z.string()),
  /** The names of the application's keys; the keys themselves are in `keys.json`, if anywhere. */
  keys: z.array(z.string()),
});
export type Manifest = z.output<typeof Manifest>;

export const manifestName = 'manifest.json';
export const keysName = 'keys.json';
export const sumsName = 'SHA256SUMS';

export const sliceName = (table: string, index: number): string =>
  `${table}/${String(index).padStart(6, '0')}.zst`;

const sha256 = (bytes: Buffer): string => hash('sha256', bytes);

/** In the form of `sha256sum`, which can check an unpacked backup by it. */
export const sumsOf = (files: readonly [name: string, content: Buffer][]): Buffer =>
  Buffer.from(files.map(([name, content]) => `${sha256(content)}  ${name}\n`).join(''));

/** A backup of which every byte has been checked. */
export type BackupFile = {
  manifest: Manifest;
  manifestBytes: Buffer;
  sealedKeys: SealedKeys | undefined;
  /** What COPY wrote of this part. */
  contentOf: (part: Part) => Readable;
  close: () => Promise<void>;
};

/** Opens a backup and reads it whole; throws where it is cut, or a byte of it was changed. */
export async function openBackup(path: string): Promise<BackupFile> {
  const { file, entries } = await openTar(path).catch((error: unknown) => {
    throw new Error(`${path} can't be read as a backup.`, { cause: error });
  });
  try {
    return await check(path, file, entries);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function check(
  path: string,
  file: FileHandle,
  list: readonly TarEntry[],
): Promise<BackupFile> {
  const entries = new Map(list.map((entry) => [entry.name, entry]));
  const read = (name: string): Promise<Buffer> => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${path} is no whole backup: it has no ${name}.`);
    return readTarEntry(file, entry);
  };
  const manifestBytes = await read(manifestName);
  const keyBytes = entries.has(keysName) ? await read(keysName) : undefined;
  const summed: [string, Buffer][] = [[manifestName, manifestBytes]];
  if (keyBytes) summed.push([keysName, keyBytes]);
  if (!sumsOf(summed).equals(await read(sumsName))) throw changed(path, sumsName);
  const manifest = parseManifest(path, manifestBytes);

  const slices = manifest.parts.flatMap((part) => slicesOf(part));
  const expected = new Set([...slices, ...summed.map(([name]) => name), sumsName]);
  const extra = list.find(({ name }) => !expected.has(name));
  if (extra) throw changed(path, extra.name);
  if (list.length !== expected.size) throw changed(path, 'a part is missing, or there twice');

  async function* compressed(part: Part) {
    for (const slice of slicesOf(part)) yield await read(slice);
  }
  const contentOf = (part: Part) => decompressed(compressed(part));
  for (const part of manifest.parts) await assertUnchanged(path, part, contentOf(part));
  const sealedKeys = keyBytes && SealedKeys.parse(JSON.parse(keyBytes.toString()));
  return { manifest, manifestBytes, sealedKeys, contentOf, close: () => file.close() };
}

function parseManifest(path: string, bytes: Buffer): Manifest {
  const { data, error } = Manifest.safeParse(JSON.parse(bytes.toString()));
  if (data) return data;
  throw new Error(`${path} was written by a version of Stepwise that this one can't read.`, {
    cause: error,
  });
}

const slicesOf = ({ table, slices }: Part): string[] =>
  Array.from({ length: slices }, (_, index) => sliceName(table, index));

async function assertUnchanged(path: string, part: Part, content: Readable) {
  const { through, result } = measure();
  try {
    await pipeline(content, through, nowhere());
  } catch (error) {
    throw changed(path, part.table, error);
  }
  if (result().sha256 !== part.sha256) throw changed(path, part.table);
}

function decompressed(slices: AsyncIterable<Buffer>): Readable {
  const source = Readable.from(slices);
  const content = createZstdDecompress();
  source.on('error', (error) => content.destroy(error));
  content.on('close', () => source.destroy());
  return source.pipe(content);
}

const changed = (path: string, what: string, cause?: unknown) =>
  new Error(`${path} was changed or damaged after it was written (${what}).`, { cause });
