import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { protocolError, pusherErrors } from '#lib/pusher-protocol/frames.ts';
import { livePath } from '#lib/pusher-protocol/paths.ts';
import { closeWithError, type ServerSocket } from '#lib/pusher-protocol/pusher-connection.ts';
import { forbidden, notFound } from '#server/platform/http/api-error.ts';
import { isCrossOrigin } from '#server/platform/http/protection/hosts.ts';
import { endUpgrade } from './end-upgrade.ts';
import type { OwnEndpoint } from './live-settings.ts';
import type { LiveSockets } from './live-sockets.ts';

/** In bytes: what clients have to say is never longer than a few words. */
const LONGEST_FRAME = 4 * 1024;

/** Lets browsers, and whoever else speaks the Pusher protocol, hear what changes. */
export async function pusherEndpoint(
  app: FastifyInstance,
  { key }: OwnEndpoint,
  sockets: LiveSockets,
) {
  const { site } = app.parts;
  // Those for any other address are answered as if nobody had asked, and end there.
  app.addHook('onResponse', async (request) => endUpgrade(request));

  await app.register(async (app) => {
    await app.register(websocket, {
      options: { maxPayload: LONGEST_FRAME },
      // What a client breaks, the library closes; there is nothing to say about it.
      errorHandler: () => undefined,
      preClose: async () => sockets.close(),
    });
    app.route<{ Params: { key: string }; Querystring: { protocol?: unknown } }>({
      method: 'GET',
      url: livePath,
      schema: { hide: true },
      config: { isBackground: true },
      onRequest: async (request) => {
        if (isCrossOrigin(request, site)) throw forbidden();
        await app.limitRequests(request);
      },
      handler: async () => {
        throw notFound();
      },
      wsHandler: (wire: ServerSocket, { params, query, ip, session }) => {
        if (params.key !== key) return closeWithError(wire, pusherErrors.noSuchKey);
        const refusal = protocolError(query.protocol);
        if (refusal) return closeWithError(wire, refusal);
        sockets.welcome(wire, { address: ip, isLoggedIn: session !== null });
      },
    });
  });
}
