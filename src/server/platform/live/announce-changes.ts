import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { socketHeader } from '#contract/live.ts';
import { socketId } from '#lib/pusher-protocol/sockets.ts';

/** After a call that changes something, browsers that show one of its topics read it again. */
export function announceChanges({ method, topics }: Endpoint, { headers, server }: FastifyRequest) {
  if (method === 'GET') return;
  server.dependencies.live.announce({ topics, except: validSocketId(headers[socketHeader]) });
}

const validSocketId = (header: string | string[] | undefined) =>
  typeof header === 'string' && socketId.test(header) ? header : undefined;
