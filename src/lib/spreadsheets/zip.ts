import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

type ZipContent = string | Buffer;
type ZipEntry = { name: string; content: AsyncIterable<ZipContent> | Iterable<ZipContent> };
type WrittenEntry = { name: Buffer; crc: number; packed: number; plain: number; at: number };

/** PKWARE's APPNOTE: sizes follow each part's data, names are UTF-8, parts are deflated. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, the first day a zip knows: the same rows always make the same file. */
const DAY = 0x21;

/** An archive of texts, packed as they come: neither a part nor the whole is ever in memory. */
export async function* zip(parts: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: WrittenEntry[] = [];
  let at = 0;
  for (const part of parts) {
    const packed: WrittenEntry = { name: Buffer.from(part.name), crc: 0, packed: 0, plain: 0, at };
    const head = localHeader(packed);
    yield head;
    for await (const chunk of deflated(part.content, packed)) yield chunk;
    const tail = dataDescriptor(packed);
    yield tail;
    at += head.length + packed.packed + tail.length;
    directory.push(packed);
  }
  const entries = Buffer.concat(directory.map(directoryEntry));
  yield entries;
  yield endOfDirectory(directory.length, entries.length, at);
}

/** Counts into `part` what its headers have to say. Packing runs in a thread of zlib's. */
async function* deflated(content: ZipEntry['content'], part: WrittenEntry) {
  const packer = createDeflateRaw();
  const feeding = feed(content, packer, part);
  // Ends the reading below; what it was is thrown where it is waited for.
  feeding.catch(() => packer.destroy());
  try {
    for await (const chunk of packer) {
      part.packed += chunk.length;
      yield chunk;
    }
  } finally {
    await feeding;
  }
}

async function feed(
  content: ZipEntry['content'],
  packer: ReturnType<typeof createDeflateRaw>,
  part: WrittenEntry,
) {
  for await (const text of content) {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    part.crc = crc32(bytes, part.crc);
    part.plain += bytes.length;
    if (!packer.write(bytes)) await once(packer, 'drain');
  }
  packer.end();
}

function localHeader({ name }: WrittenEntry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt16LE(DAY, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function dataDescriptor({ crc, packed, plain }: WrittenEntry): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packed, 8);
  descriptor.writeUInt32LE(plain, 12);
  return descriptor;
}

function directoryEntry({ name, crc, packed, plain, at }: WrittenEntry): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATED, 10);
  entry.writeUInt16LE(DAY, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(plain, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(at, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
