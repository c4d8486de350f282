import { sql } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { organisations, users } from '#server/schema/index.ts';

type Named = { user: string; organisation: string };

/** The names of these people and organisations, for the history; '' for what is gone. */
export async function namesIn(
  { db }: Context,
  changed: readonly Named[],
): Promise<(uuid: string) => string> {
  if (changed.length === 0) return () => '';
  const ids = sql.param([
    ...new Set(changed.flatMap(({ user, organisation }) => [user, organisation])),
  ]);
  const { rows } = await db.execute<{ uuid: string; name: string }>(sql`
    select uuid, name from ${users} where uuid = any(${ids}::uuid[])
    union all select uuid, name from ${organisations} where uuid = any(${ids}::uuid[])`);
  const names = new Map(rows.map(({ uuid, name }) => [uuid, name]));
  return (uuid) => names.get(uuid) ?? '';
}
