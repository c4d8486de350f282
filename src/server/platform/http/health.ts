import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { alive, ready } from '#contract/system/system.ts';
import { isMigrated } from '#server/platform/data/migrate.ts';
import { unavailable } from './api-error.ts';
import { route } from './route.ts';

const ok = { status: 'ok' } as const;

/** In milliseconds. A load balancer does not wait for long before it uses another node. */
const TIMEOUT = 1_500;

export function health(app: FastifyInstance, pool: Pool) {
  const isReady = readinessOf(pool);
  route(app, alive, async () => ok);
  route(app, ready, async () => {
    if (app.isLeaving || !(await isReady())) throw unavailable(5);
    return ok;
  });
}

/** One check at a time, however many requests there are: these calls have no rate limit. */
function readinessOf(pool: Pool): () => Promise<boolean> {
  let checking: Promise<boolean> | undefined;
  return () => {
    checking ??= isMigrated(pool)
      .catch(() => false)
      .finally(() => {
        checking = undefined;
      });
    return Promise.race([checking, delay(TIMEOUT, false, { ref: false })]);
  };
}
