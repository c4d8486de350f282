import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import { acceptedEncoding } from './body/compress-text.ts';

/** Sends a page or a file, or says that what the browser has of it is still so. */
export function sendDocument(
  { headers: asked }: FastifyRequest,
  reply: FastifyReply,
  sent: DocumentReply,
) {
  const { status = 200, type, body, packed, headers = {} } = sent;
  const { vary = '', ...others } = headers;
  reply.headers(others);
  for (const header of [vary, packed ? 'Accept-Encoding' : '']) if (header) varyBy(reply, header);
  if (headers.etag && isNotModified(headers.etag, asked['if-none-match']))
    return reply.code(304).send();

  const encoding = packed && acceptedEncoding(packed, String(asked['accept-encoding'] ?? ''));
  if (!encoding) return reply.code(status).type(type).send(body);
  return reply.code(status).type(type).header('content-encoding', encoding).send(packed[encoding]);
}

/** Besides what others, such as CORS, have said already. */
function varyBy(reply: FastifyReply, header: string) {
  const already = reply.getHeader('vary');
  reply.header('vary', already ? `${String(already)}, ${header}` : header);
}

/** By any of the tags that were sent along. Whether they are weak makes no difference to reading. */
function isNotModified(etag: string, sent = ''): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return sent.trim() === '*' || sent.split(',').some((tag) => plain(tag) === plain(etag));
}
