import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { BackupFile, Part } from './backup-file.ts';
import { measure, nowhere } from './measure.ts';
import {
  columnList,
  copyOut,
  copySettings,
  listTables,
  type Table,
  waitingJobs,
} from './tables.ts';

/**
 * Loads every part of a backup into tables as they were when it was made. Triggers don't fire, as what
 * they would write is in the backup too; foreign keys are checked, and indexes built, once everything
 * is there, which is faster than row by row.
 */
export async function loadTables(client: pg.Client, { manifest, contentOf }: BackupFile) {
  await client.query(copySettings);
  const tables = await listTables(client);
  assertSameTables(tables, manifest.parts);
  const names = tables.map(({ sql }) => sql);
  const foreignKeys = await dropForeignKeys(client);
  const indexes = await dropIndexes(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Migrations add rows of their own.
  await client.query(`truncate ${names.join(', ')}, public.app_keys`);

  for (const part of manifest.parts) {
    const table = tables.find(({ name }) => name === part.table) ?? waitingJobs;
    const target = client.query(
      copyFrom(`copy ${table.sql} (${columnList(part.columns)}) from stdin`),
    );
    await pipeline(contentOf(part), target);
    await assertLoaded(client, { ...table, columns: part.columns }, part);
  }

  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const definition of indexes) await client.query(definition);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

function assertSameTables(tables: readonly Table[], parts: readonly Part[]) {
  const expected = tables.map(({ name, columns }) => [name, [...columns].toSorted()]);
  const found = parts
    .filter(({ table }) => table !== waitingJobs.name)
    .map(({ table, columns }) => [table, columns.toSorted()]);
  if (!isDeepStrictEqual(found, expected))
    throw new Error('The tables of this backup are not those of the version it names.');
}

type ForeignKey = { table: string; name: string; definition: string };

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** All but those of primary keys and unique constraints; returns the statements that build them. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and not exists (
       select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Reads the table again: what it holds must be, to the byte, what was copied out of the first one. */
async function assertLoaded(client: pg.Client, table: Table, part: Part) {
  const rows = copyOut(client, table);
  const { through, result } = measure();
  await pipeline(rows, through, nowhere());
  if (rows.rowCount === part.rows && result().sha256 === part.sha256) return;
  throw new Error(`What was loaded into ${table.name} is not what the backup holds.`);
}
