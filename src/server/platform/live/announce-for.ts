import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { socketHeader } from '#contract/live.ts';

/** After a call that changed something: whoever shows one of its topics reads again. */
export function announceFor({ method, topics }: Endpoint, { headers, server }: FastifyRequest) {
  if (method === 'GET') return;
  server.parts.live.announce({ topics, except: socketIn(headers[socketHeader]) });
}

/** What others are told to leave out goes through the database, so only what can be one does. */
const socketIn = (given: string | string[] | undefined) =>
  typeof given === 'string' && /^\d{1,12}\.\d{1,12}$/.test(given) ? given : undefined;
