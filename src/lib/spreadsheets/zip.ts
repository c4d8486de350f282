import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

type ZipContent = string | Buffer;
type ZipEntry = { name: string; content: AsyncIterable<ZipContent> | Iterable<ZipContent> };

const DEFLATED = 8;
/** The earliest date of a zip, so that the same rows always make the same file. */
const MODIFIED_AT = '1980-01-01T00:00:00';

/** An archive that is compressed as its parts come: no part is ever in memory as a whole. */
export async function* zip(parts: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for (const { name, content } of parts) {
    const file: ZipInputFile = {
      filename: name,
      crc: 0,
      size: 0,
      compression: DEFLATED,
      mtime: MODIFIED_AT,
    };
    archive.add(file);
    for await (const chunk of deflated(content, file)) {
      file.ondata?.(null, chunk, false);
      yield* packed.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
  }
  archive.end();
  yield* packed.splice(0);
}

/** Compresses with Node, which does it in a thread: fflate would block the event loop. */
async function* deflated(content: ZipEntry['content'], file: ZipInputFile) {
  const packer = createDeflateRaw();
  const feeding = feed(content, packer, file);
  // Ends the loop below; the error is thrown by `await feeding`.
  feeding.catch(() => packer.destroy());
  try {
    yield* packer;
  } finally {
    await feeding;
  }
}

/** Updates checksum and size in `file`, for the headers of the archive. */
async function feed(
  content: ZipEntry['content'],
  packer: ReturnType<typeof createDeflateRaw>,
  file: ZipInputFile,
) {
  for await (const text of content) {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    file.crc = crc32(bytes, file.crc);
    file.size += bytes.length;
    if (!packer.write(bytes)) await once(packer, 'drain');
  }
  packer.end();
}
