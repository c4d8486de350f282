import { type FileHandle, open } from 'node:fs/promises';

/** A file inside of an archive: its content is the `size` bytes from `start` on. */
export type TarEntry = { name: string; start: number; size: number };

const block = 512;
const end = Buffer.alloc(2 * block);

/** A file for an archive. Those that write one add `tarEnd` after the last. */
export function* tarEntry(name: string, content: Buffer): Generator<Buffer> {
  yield header(name, content.length);
  yield content;
  yield Buffer.alloc(paddingOf(content.length));
}

export const tarEnd: Buffer = end;

/**
 * The files of an archive that `tarEntry` wrote. Throws where any byte outside of their contents is
 * not as it was written: an archive that was cut, or to which something was added.
 */
export async function readTar(file: FileHandle): Promise<TarEntry[]> {
  const { size: total } = await file.stat();
  const entries: TarEntry[] = [];
  let position = 0;
  for (;;) {
    const written = await readBytes(file, position, block);
    if (written.equals(end.subarray(0, block))) break;
    const { name, size } = parse(written);
    const start = position + block;
    const padding = await readBytes(file, start + size, paddingOf(size));
    if (!written.equals(header(name, size)) || padding.some((byte) => byte !== 0))
      throw notAsWritten();
    entries.push({ name, start, size });
    position = start + size + padding.length;
  }
  if (total !== position + end.length) throw notAsWritten();
  if (!(await readBytes(file, position, end.length)).equals(end)) throw notAsWritten();
  return entries;
}

export function readTarEntry(file: FileHandle, { start, size }: TarEntry): Promise<Buffer> {
  return readBytes(file, start, size);
}

export async function openTar(path: string) {
  const file = await open(path);
  try {
    return { file, entries: await readTar(file) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

const paddingOf = (size: number) => (block - (size % block)) % block;

const notAsWritten = () => new Error('The archive is cut or was changed.');

/** A POSIX header. Owner and time are nobody's business, so every archive of the same files is the same. */
function header(name: string, size: number): Buffer {
  const bytes = Buffer.alloc(block);
  if (bytes.write(name, 0, 100) < Buffer.byteLength(name)) throw new Error(`${name} is too long.`);
  bytes.write('0000600\0', 100);
  bytes.write('0000000\0', 108);
  bytes.write('0000000\0', 116);
  bytes.write(octal(size, 11), 124);
  bytes.write(octal(0, 11), 136);
  bytes.fill(' ', 148, 156);
  bytes.write('0', 156);
  bytes.write('ustar\x0000', 257);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

function parse(bytes: Buffer): { name: string; size: number } {
  const name = bytes.toString('utf8', 0, 100).replace(/\0.*$/s, '');
  const size = Number.parseInt(bytes.toString('latin1', 124, 135), 8);
  if (!name || !Number.isSafeInteger(size) || size < 0) throw notAsWritten();
  return { name, size };
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead < length) throw notAsWritten();
  return bytes;
}
