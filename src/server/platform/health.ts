import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { alive, ready } from '#contract/system.ts';
import { isMigrated } from './migrate.ts';
import { unavailable } from './refusal.ts';
import { route } from './route.ts';

const ok = { status: 'ok' } as const;

export function health(app: FastifyInstance, pool: Pool) {
  route(app, alive, async () => ok);
  route(app, ready, async () => {
    const isReady = await isMigrated(pool).catch(() => false);
    if (!isReady) throw unavailable(5);
    return ok;
  });
}
