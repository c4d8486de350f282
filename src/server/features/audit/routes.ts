import type { FastifyInstance } from 'fastify';
import { errorForLog } from '#server/platform/http/error-handler.ts';
import { countAttempt } from '#server/platform/http/protection/throttle.ts';
import { contextOf } from '#server/platform/http/route.ts';
import { recordEvent } from './record-event.ts';

/** One event in ten minutes for a person and a call: a page may repeat a refused call many times. */
const perPersonAndCall = { tries: 1, seconds: 600 };

/** Records in the history, once the answer is out, who asked for what their roles don't allow. */
export function auditHooks(app: FastifyInstance) {
  app.addHook('onResponse', async (request, { statusCode }) => {
    const { session, routeOptions } = request;
    if (statusCode !== 403 || !session) return;
    const { db } = app.dependencies;
    const { uuid } = session.user;
    const page = routeOptions.url ?? '';
    try {
      const { exceeded } = await countAttempt(db, `refused|${uuid}|${page}`, perPersonAndCall);
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
