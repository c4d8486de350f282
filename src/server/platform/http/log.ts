import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { errorForLog } from './error-handler.ts';

/**
 * Structured lines without anything personal: URLs hold search terms and names, so a request is
 * logged by the pattern of its route, and an error by what `errorForLog` lets through.
 */
export function logOptions(level: string) {
  return { level, base: {}, serializers: { err: errorForLog, req: () => ({}) } };
}

export const newRequestId = () => uuid();

export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
  });
}
