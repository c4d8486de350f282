import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { alive, ready } from '#contract/system/system.ts';
import { isMigrated } from '#server/platform/data/migrate.ts';
import { unavailable } from './api-error.ts';
import { route } from './route.ts';

const ok = { status: 'ok' } as const;

/** Milliseconds. Whoever asks has others to send people to, and does not wait. */
const TIMEOUT = 1_500;

export function health(app: FastifyInstance, pool: Pool) {
  const isReady = readinessOf(pool);
  route(app, alive, async () => ok);
  route(app, ready, async () => {
    if (!(await isReady())) throw unavailable(5);
    return ok;
  });
}

/** One look at a time, however many ask: no limit holds for these calls. */
function readinessOf(pool: Pool): () => Promise<boolean> {
  let looking: Promise<boolean> | undefined;
  return () => {
    looking ??= isMigrated(pool)
      .catch(() => false)
      .finally(() => {
        looking = undefined;
      });
    return Promise.race([looking, delay(TIMEOUT, false, { ref: false })]);
  };
}
