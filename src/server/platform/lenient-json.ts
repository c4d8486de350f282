import type { FastifyInstance } from 'fastify';

/** JSON as usual, but no body at all is an empty one: some clients announce JSON and send nothing. */
export function lenientJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body.trim() === '' ? done(null, {}) : parse(request, body, done)),
  );
}
