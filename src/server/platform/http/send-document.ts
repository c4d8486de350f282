import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import { acceptedEncoding } from './body/compress-text.ts';

/** Sends a page or a file, or 304 where the browser has the current version. */
export function sendDocument(
  { headers: requestHeaders }: FastifyRequest,
  reply: FastifyReply,
  document: DocumentReply,
) {
  const { status = 200, type, body, packed, headers = {} } = document;
  const { vary = '', ...others } = headers;
  reply.headers(others);
  for (const header of [vary, packed ? 'Accept-Encoding' : '']) if (header) varyBy(reply, header);
  if (headers.etag && isNotModified(headers.etag, requestHeaders['if-none-match']))
    return reply.code(304).send();

  const acceptEncoding = String(requestHeaders['accept-encoding'] ?? '');
  const encoding = packed && acceptedEncoding(['br', 'gzip'], acceptEncoding);
  if (!encoding) return reply.code(status).type(type).send(body);
  return reply.code(status).type(type).header('content-encoding', encoding).send(packed[encoding]);
}

/** Adds to a Vary header that others, such as CORS, may have set. */
function varyBy(reply: FastifyReply, header: string) {
  const existing = reply.getHeader('vary');
  reply.header('vary', existing ? `${String(existing)}, ${header}` : header);
}

/** Compares with every tag in If-None-Match; for reading, weak tags count as well. */
function isNotModified(etag: string, ifNoneMatch = ''): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = ifNoneMatch.split(',').map(plain);
  return ifNoneMatch.trim() === '*' || tags.includes(plain(etag));
}
