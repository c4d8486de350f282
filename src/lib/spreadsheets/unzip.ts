import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from './problem.ts';

export type ZipEntry = { name: string; content: Buffer };

const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END = Buffer.from('PK\x05\x06', 'latin1');
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
const MAX_ENTRIES = 1_000;
/** In place of a size that is stored elsewhere, as in very large archives. */
const SIZE_ELSEWHERE = 0xffffffff;

/**
 * The parts of an archive that are wanted, from the directory at its end. Throws `tooMuchInside` before
 * it has unpacked more than `maxBytes` in all, since a few kilobytes can unpack to many gigabytes, and
 * other errors for a malformed archive.
 */
export function unzip(file: Buffer, maxBytes: number, isWanted: (name: string) => boolean) {
  const tail = file.subarray(Math.max(0, file.length - END_SIZE - LONGEST_COMMENT));
  const end = tail.lastIndexOf(END);
  if (end < 0) throw new Error('This archive has no directory.');

  const parts: ZipEntry[] = [];
  let left = maxBytes;
  let at = tail.readUInt32LE(end + 16);
  for (let count = tail.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (file.readUInt32LE(at) !== ENTRY || parts.length === MAX_ENTRIES) {
      throw new Error('This archive has a broken directory.');
    }
    const nameEnd = at + ENTRY_SIZE + file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + ENTRY_SIZE, nameEnd);
    if (isWanted(name)) {
      const content = unpack(file, at, left);
      left -= content.length;
      parts.push({ name, content });
    }
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

function unpack(file: Buffer, entry: number, maxBytes: number): Buffer {
  const statedSize = file.readUInt32LE(entry + 24);
  if (statedSize > maxBytes && statedSize !== SIZE_ELSEWHERE)
    throw new UnreadableFile('tooMuchInside');
  const at = file.readUInt32LE(entry + 42);
  if (file.readUInt32LE(at) !== LOCAL) throw new Error('A part of this archive is missing.');
  const begin = at + LOCAL_SIZE + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const packed = file.subarray(begin, begin + file.readUInt32LE(entry + 20));
  if (file.readUInt16LE(entry + 10) === 0 && packed.length <= maxBytes) return packed;
  try {
    // With a limit, because the size that the archive states may be wrong.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    throw isOverLength(error) ? new UnreadableFile('tooMuchInside') : error;
  }
}

const isOverLength = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
