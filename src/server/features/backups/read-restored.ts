import pg from 'pg';
import { applicationName } from '#lib/embedded-postgres/index.ts';
import type { Connection } from '#server/platform/data/database.ts';

type Restored = { tables: number; rows: number; lastWrite: Date | null };

/** Reads every row of a database that was restored to a moment: PostgreSQL checks each page it reads. */
export async function readRestored(connection: Connection): Promise<Restored> {
  const client = new pg.Client({ ...connection, application_name: applicationName('restore') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', nspname, relname) as name
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`,
    );
    let total = 0;
    for (const { name } of tables) {
      const { rows } = await client.query<{ rows: string }>(
        `select count(whole::text) as rows from ${name} as whole`,
      );
      total += Number(rows[0]?.rows ?? 0);
    }
    const { rows } = await client.query<{ at: Date | null }>(
      'select pg_last_xact_replay_timestamp() as at',
    );
    return { tables: tables.length, rows: total, lastWrite: rows[0]?.at ?? null };
  } finally {
    await client.end();
  }
}
