import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A text that is sent often, compressed once. */
export type CompressedText = { br: Buffer; gzip: Buffer };

const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)];

export async function compressText(text: string): Promise<CompressedText> {
  const [br, gzip] = await Promise.all([asBrotli(text), asGzip(text)]);
  return { br, gzip };
}

/** The first of these encodings that an Accept-Encoding header accepts; `q=0` refuses one. */
export function acceptedEncoding<Name extends string>(
  names: readonly Name[],
  header = '',
): Name | undefined {
  const items = header.split(',').map((item) => item.trim().toLowerCase());
  const accepts = (name: string) =>
    items.some((item) => item.split(';')[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(item));
  return names.find(accepts);
}
