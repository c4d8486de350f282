import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/platform/settings.ts';

/** Headers of our answers that scripts of another origin could not read by default. */
const exposedHeaders = ['Retry-After', 'X-Request-Id'];

/** For the client of WEB_ORIGIN. On every answer: one it can't read would look like a lost network. */
export async function registerCors(app: FastifyInstance, { webOrigin }: Settings) {
  if (!webOrigin) return;
  await app.register(cors, {
    origin: webOrigin,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders,
    strictPreflight: false,
  });
}

/** The same headers for errors that are answered before any hook runs. */
export const corsHeaders = ({ webOrigin }: Pick<Settings, 'webOrigin'>) =>
  webOrigin && {
    'access-control-allow-origin': webOrigin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': exposedHeaders.join(', '),
  };
