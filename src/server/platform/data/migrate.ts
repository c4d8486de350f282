import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { z } from 'zod';
import { applicationName } from '#lib/embedded-postgres/index.ts';
import type { Connection } from './database.ts';

export type AppliedMigration = { name: string; hash: string };
type Migration = { name: string; sql: string; hash: string };

const ours = new URL('../../migrations/', import.meta.url);
/** An arbitrary number for PostgreSQL's lock: two nodes that start together migrate in turn. */
const LOCK = 720_260_001;

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/**
 * Migrates the database to this version, in one transaction. Over a connection of its own, because a
 * large table may take longer than other queries are allowed to.
 */
export async function migrate(
  connection: Connection,
  folder = ours,
): Promise<{ applied: string[] }> {
  const migrations = await (folder === ours ? readMigrations() : readFiles(folder));
  const client = new pg.Client({ ...connection, application_name: applicationName('migrations') });
  // Losing the connection fails the query under way; without a listener it would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await lockMigrations(client);
    const applied = await applyMissing(client, migrations);
    await client.query('commit');
    return { applied };
  } finally {
    // Without a commit PostgreSQL rolls back.
    await client.end();
  }
}

/** Until the transaction ends, nobody else migrates this database. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** Migrates within a transaction that holds `lockMigrations`, to this version or by these alone. */
export async function migrateWithin(
  client: pg.ClientBase,
  only?: readonly AppliedMigration[],
): Promise<void> {
  const migrations = await readMigrations();
  const names = only && new Set(only.map(({ name }) => name));
  await applyMissing(client, names ? migrations.filter(({ name }) => names.has(name)) : migrations);
}

/** Throws where a database with these migrations can't be brought to this version. */
export async function assertMigratable(applied: readonly AppliedMigration[]): Promise<void> {
  assertKnownMigrations(await readMigrations(), applied);
}

/** Whether the database has every migration of this version. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const [{ rows }, migrations] = await Promise.all([
    pool.query<{ count: number }>('select count(*)::int as count from migrations'),
    readMigrations(),
  ]);
  return rows[0]?.count === migrations.length;
}

let cached: Promise<Migration[]> | undefined;

function readMigrations(): Promise<Migration[]> {
  cached ??= readFiles(ours);
  return cached;
}

async function readFiles(folder: URL): Promise<Migration[]> {
  const journal = Journal.parse(
    JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8')),
  );
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const sql = await readFile(new URL(`${tag}.sql`, folder), 'utf8');
      return { name: tag, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyMissing(client: pg.ClientBase, migrations: Migration[]): Promise<string[]> {
  await client.query(
    `create table if not exists migrations (
       name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<AppliedMigration>('select name, hash from migrations');
  assertKnownMigrations(migrations, rows);

  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, sql, hash } of missing) {
    await client.query(sql);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
  }
  return missing.map(({ name }) => name);
}

/** Refuses a database from a newer version, and one whose migrations were edited after they ran. */
function assertKnownMigrations(migrations: Migration[], applied: readonly AppliedMigration[]) {
  const ours = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of applied) {
    if (!ours.has(name)) {
      throw new Error(
        `The database holds migration ${name}, which this version of Stepwise does not know. Start the version that wrote it, or a newer one.`,
      );
    }
    if (ours.get(name) !== hash) {
      throw new Error(`Migration ${name} was changed after it had been applied to this database.`);
    }
  }
}
