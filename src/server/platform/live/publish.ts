import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changedEvent, liveChannel } from '#contract/live.ts';
import { topics } from '#contract/topics.ts';
import { message } from '#lib/messages/message.ts';
import { parsedJson } from '#lib/pusher-protocol/parsed-json.ts';
import { publishPath } from '#lib/pusher-protocol/paths.ts';
import { type Account, hasValidSignature, type Query } from '#lib/pusher-protocol/signature.ts';
import { socketId } from '#lib/pusher-protocol/sockets.ts';
import { requestErrorMessages } from '#messages/shared/request-errors.ts';
import { invalid, notFound, unauthenticated } from '#server/platform/http/api-error.ts';
import { rawBodyParser } from '#server/platform/http/body/raw-body.ts';
import type { Announce } from './change.ts';

/** Another server sends changes with Pusher's official library; its signature proves who it is. */
export async function publishEndpoint(app: FastifyInstance, account: Account, announce: Announce) {
  await app.register(async (app) => {
    rawBodyParser(app);
    app.post<{ Params: { app: string }; Querystring: Query; Body: Buffer | undefined }>(
      publishPath,
      { schema: { hide: true }, onRequest: (request) => app.limitRequests(request) },
      async ({ params, query, body = Buffer.alloc(0), url, receivedAt }) => {
        if (params.app !== account.key) throw notFound();
        const path = url.split('?')[0] ?? '';
        if (!hasValidSignature({ path, query, body, now: receivedAt }, account))
          throw unauthenticated();
        announce(changeIn(body));
        return {};
      },
    );
  });
}

/** Accepts only what we would send ourselves: our event, on our channel, with topics. */
const Event = z.object({
  name: z.literal(changedEvent),
  channels: z.tuple([z.literal(liveChannel)]).optional(),
  channel: z.literal(liveChannel).optional(),
  data: z
    .string()
    .transform(parsedJson)
    .pipe(z.object({ topics: z.array(z.enum(topics)).min(1) })),
  socket_id: z.string().regex(socketId).optional(),
});

function changeIn(body: Buffer) {
  const { data: event } = Event.safeParse(parsedJson(body.toString('utf8')));
  if (!event || (!event.channel && !event.channels)) {
    throw invalid(
      'event',
      message(requestErrorMessages.event, { event: changedEvent, channel: liveChannel }),
    );
  }
  return { topics: event.data.topics, except: event.socket_id };
}
