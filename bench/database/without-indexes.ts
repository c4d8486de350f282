import type pg from 'pg';

/**
 * Fills tables while they have no indexes but those that hold a rule, and makes the others from what is
 * there then: entries that come in any order, a trigram index's above all, take several times as long.
 */
export async function withoutIndexes(
  client: pg.ClientBase,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and not indisunique`,
  );
  await client.query(`drop index ${indexes.map(({ name }) => name).join(', ')}`);
  await fill();
  for (const { definition } of indexes) await client.query(definition);
}
