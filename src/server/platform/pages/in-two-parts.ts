import { Readable } from 'node:stream';
import { constants, createDeflate } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptedEncoding } from '#server/platform/http/body/compress-text.ts';

/**
 * A page in two parts: what can be drawn is drawn while the data is being read. The first part, three
 * quarters of it, is compressed. The data isn't: it holds what the address asks for beside what others
 * wrote, and whoever can choose the one and see lengths would guess the other (the BREACH attack).
 */
export function inTwoParts(
  reply: FastifyReply,
  drawn: string,
  readRest: () => Promise<string>,
): Readable {
  const accepts = String(reply.request.headers['accept-encoding'] ?? '');
  const encoding = acceptedEncoding(['deflate'], accepts);
  if (!encoding) return Readable.from(plainly(drawn, readRest));
  reply.header('content-encoding', encoding);
  const packed = createDeflate();
  packed.write(drawn);
  // Sends what was written so far.
  packed.params(constants.Z_NO_COMPRESSION, constants.Z_DEFAULT_STRATEGY, () => {
    readRest().then(
      (rest) => packed.end(rest),
      (error) => packed.destroy(error),
    );
  });
  return packed;
}

async function* plainly(drawn: string, readRest: () => Promise<string>) {
  yield drawn;
  yield await readRest();
}
