import type { FastifyInstance } from 'fastify';
import { requestErrorMessages } from '#messages/shared/request-errors.ts';
import { ApiError } from '#server/platform/http/api-error.ts';

/** Nothing here decompresses a body, which could unpack to any size. */
export function rejectCompressedBodies(app: FastifyInstance) {
  app.addHook('preParsing', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity') return;
    throw new ApiError(415, requestErrorMessages.packed, {
      headers: { 'accept-encoding': 'identity' },
    });
  });
}
