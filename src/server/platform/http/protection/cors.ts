import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/platform/settings.ts';

/** What this API answers that a script may want to read, and others may not by default. */
const exposedHeaders = ['Retry-After', 'X-Request-Id'];

/** Lets the one client of WEB_ORIGIN in, on every answer: one it can't read would look like no network. */
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

/** The same, for what is refused before any hook runs. */
export const corsHeaders = ({ webOrigin }: Pick<Settings, 'webOrigin'>) =>
  webOrigin && {
    'access-control-allow-origin': webOrigin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': exposedHeaders.join(', '),
  };
