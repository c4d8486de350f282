import type { FastifyInstance } from 'fastify';

/** Bodies come as they were sent: a signature is over the bytes, not over what they say. */
export function takeBytes(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}
