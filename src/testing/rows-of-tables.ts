import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';

/** Every row of every table as text, of the product and of its jobs, by the name of the table. */
export async function rowsOfTables(db: Db): Promise<Map<string, string[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('public', 'pgboss')`,
  );
  const contents = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.raw(name)} t`,
    );
    contents.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return contents;
}

/** The tables of the product in which something differs since; the jobs look after theirs by themselves. */
export async function changedTables(db: Db, since: Map<string, string[]>): Promise<string[]> {
  const now = await rowsOfTables(db);
  const linesOf = (rows: string[] | undefined) => rows?.toSorted().join('\n');
  return [...now.keys()]
    .filter((name) => linesOf(now.get(name)) !== linesOf(since.get(name)))
    .filter((name) => name.startsWith('public.'))
    .map((name) => name.replace('public.', ''))
    .toSorted();
}
