import { sql } from 'drizzle-orm';
import type { World } from './world.ts';

type Failed = { kind: string; data: object; message?: string };

/** A job that was given up after its eleventh try. */
export async function failedJob(
  { db, jobs }: Pick<World, 'db' | 'jobs'>,
  { kind, data, message = 'connect ECONNREFUSED 127.0.0.1:25' }: Failed,
): Promise<string> {
  const id = await jobs.boss.send(kind, data);
  if (!id) throw new Error(`${kind} was not queued`);
  const output = JSON.stringify({ name: 'Error', message });
  await db.execute(sql`update pgboss.job set state = 'failed', retry_count = retry_limit,
    started_on = now(), completed_on = now(), output = ${output}::jsonb where id = ${id}`);
  return id;
}
