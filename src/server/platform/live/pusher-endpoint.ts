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

/** In bytes: clients send only short frames. */
const LONGEST_FRAME = 4 * 1024;

/** The WebSocket where browsers, and other clients of the Pusher protocol, get changes. */
export async function pusherEndpoint(
  app: FastifyInstance,
  { key }: OwnEndpoint,
  sockets: LiveSockets,
) {
  const { site } = app.dependencies;
  // Upgrade requests to any other URL are answered like plain requests, and end with the answer.
  app.addHook('onResponse', async (request) => endUpgrade(request));

  await app.register(async (app) => {
    await app.register(websocket, {
      options: { maxPayload: LONGEST_FRAME },
      // The library closes the socket of a client that violates the protocol; nothing to log.
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
      wsHandler: (socket: ServerSocket, { params, query, headers, ip, session }) => {
        if (params.key !== key) return closeWithError(socket, pusherErrors.noSuchKey);
        const error = protocolError(query.protocol);
        if (error) return closeWithError(socket, error);
        const owner = { address: ip, isLoggedIn: session !== null };
        // A page has read before it subscribes. Other clients have not, and expect what the protocol says.
        sockets.accept(socket, owner, { hasFirstEvent: headers.origin !== undefined });
      },
    });
  });
}
