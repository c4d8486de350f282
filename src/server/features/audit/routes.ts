import type { FastifyInstance } from 'fastify';
import { errorForLog } from '#server/platform/http/error-handler.ts';
import { countAttempt } from '#server/platform/http/protection/throttle.ts';
import { contextOf } from '#server/platform/http/route.ts';
import { recordEvent } from './record-event.ts';

/** Of one person and one call, one line of the history in ten minutes: a page may ask again and again. */
const each = { tries: 1, seconds: 600 };

/** Whoever asks for what their roles don't allow stands in the history, told after the answer. */
export function auditHooks(app: FastifyInstance) {
  app.addHook('onResponse', async (request, { statusCode }) => {
    const { session, routeOptions } = request;
    if (statusCode !== 403 || !session) return;
    const { db } = app.parts;
    const { uuid } = session.user;
    const page = routeOptions.url ?? '';
    try {
      const { exceeded } = await countAttempt(db, `refused|${uuid}|${page}`, each);
      if (exceeded) return;
      await recordEvent(contextOf(app, request), {
        action: 'user.access-refused',
        subjectType: 'user',
        subject: uuid,
        after: { page },
      });
    } catch (error) {
      if (error instanceof Error)
        request.log.error({ err: errorForLog(error) }, 'refusal unrecorded');
    }
  });
}
