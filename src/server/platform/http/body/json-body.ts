import { errorCodes, type FastifyInstance } from 'fastify';
import { requestErrorMessages } from '#messages/shared/request-errors.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { decodeUtf8 } from './decode-utf8.ts';

/** JSON as usual, but an empty body is an empty object: some clients send a content type and no body. */
export function jsonBodyParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  const asBytes = { parseAs: 'buffer' } as const;
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', asBytes, (request, body, done) => {
    const text = textOf(body);
    if (text === undefined) return done(invalid('body', requestErrorMessages.notJson));
    return text.trim() === '' ? done(null, {}) : parse(request, text, done);
  });
  app.addContentTypeParser<Buffer>('text/plain', asBytes, (_, body, done) => {
    if (body.length === 0) done(null, {});
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}

function textOf(body: Buffer): string | undefined {
  try {
    return decodeUtf8(body);
  } catch {
    return undefined;
  }
}
