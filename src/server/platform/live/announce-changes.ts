import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { socketHeader } from '#contract/live.ts';
import { socketId } from '#lib/pusher-protocol/sockets.ts';

/** After a call that changed something: whoever shows one of its topics reads again. */
export function announceChanges({ method, topics }: Endpoint, { headers, server }: FastifyRequest) {
  if (method === 'GET') return;
  server.parts.live.announce({ topics, except: socketIn(headers[socketHeader]) });
}

const socketIn = (given: string | string[] | undefined) =>
  typeof given === 'string' && socketId.test(given) ? given : undefined;
