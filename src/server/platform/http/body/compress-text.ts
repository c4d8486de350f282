import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A text that is sent often, packed once: the smallest first. */
export type CompressedText = { br: Buffer; gzip: Buffer };

const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)];

export async function compressText(text: string): Promise<CompressedText> {
  const [br, gzip] = await Promise.all([asBrotli(text), asGzip(text)]);
  return { br, gzip };
}

/** The first that an Accept-Encoding header takes, unless it says `q=0` of it. */
export function acceptedEncoding(
  packed: CompressedText,
  accepted = '',
): keyof CompressedText | undefined {
  const taken = accepted.split(',').map((one) => one.trim().toLowerCase());
  const takes = (name: string) =>
    taken.some((one) => one.split(';')[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(one));
  return (['br', 'gzip'] as const).find((name) => name in packed && takes(name));
}
