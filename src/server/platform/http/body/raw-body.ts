import type { FastifyInstance } from 'fastify';

/** Bodies stay bytes, whatever their content type: for files, and where a signature covers them. */
export function rawBodyParser(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}
