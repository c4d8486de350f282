import type { FastifyInstance } from 'fastify';
import { refusalsText } from '#texts/refusals.ts';
import { invalid } from './refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * JSON as usual, but no body at all is an empty one: some clients announce JSON and send nothing.
 * Letters in another encoding than UTF-8 would be stored as signs that nobody typed, and plain text,
 * which Fastify would take, as if nothing had been said: both are refused.
 */
export function lenientJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = decoded(body);
      if (text === undefined) return done(invalid('body', refusalsText.notJson));
      return text.trim() === '' ? done(null, {}) : parse(request, text, done);
    },
  );
}

function decoded(body: Buffer): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}
