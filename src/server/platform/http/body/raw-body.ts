import type { FastifyInstance } from 'fastify';

/** Bodies come as they were sent, whatever they say they are: files, and what is signed byte for byte. */
export function rawBodyParser(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}
