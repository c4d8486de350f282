import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { applicationName } from '#lib/embedded-postgres/index.ts';
import type { Connection } from '#server/platform/data/database.ts';
import { assertMigratable, lockMigrations, migrateWithin } from '#server/platform/data/migrate.ts';
import { type JobKind, jobKind, openJobs } from '#server/platform/jobs/jobs.ts';
import { type BackupFile, type Manifest, openBackup } from './backup-file.ts';
import { loadTables } from './load-tables.ts';
import { type Keys, unseal } from './sealed-keys.ts';

type Options = {
  file: string;
  passphrase: string | undefined;
  /** Makes new keys in place of those of the backup. */
  withoutKeys?: boolean;
  /** Of this version. */
  kinds: readonly JobKind<object>[];
};

/**
 * Fills an empty database from a backup and brings it to this version. The file is checked whole
 * before anything is written, and everything but the tables of the job queue is one transaction. What
 * was loaded is read again and compared with the file before that is committed.
 */
export async function restoreBackup(
  connection: Connection,
  { file, passphrase, withoutKeys = false, kinds }: Options,
): Promise<Manifest> {
  const backup = await openBackup(file);
  const client = new pg.Client({ ...connection, application_name: applicationName('restore') });
  client.on('error', () => undefined);
  try {
    const { manifest } = backup;
    await assertMigratable(manifest.migrations);
    const keys = withoutKeys ? newKeys(manifest) : await keysOf(backup, passphrase);
    await client.connect();
    await assertEmpty(client);
    await makeQueues(connection, kinds, manifest);
    await client.query('begin');
    await lockMigrations(client);
    await assertEmpty(client);
    await migrateWithin(client, manifest.migrations);
    await loadTables(client, backup);
    await restoreSequences(client, manifest);
    await restoreKeys(client, keys);
    await migrateWithin(client);
    await client.query('commit');
    return manifest;
  } finally {
    // Without a commit PostgreSQL rolls back.
    await client.end();
    await backup.close();
  }
}

async function keysOf(
  { manifest, manifestBytes, sealedKeys }: BackupFile,
  passphrase: string | undefined,
): Promise<Keys> {
  if (!sealedKeys) return newKeys(manifest);
  if (!passphrase) {
    throw new Error(
      'This backup holds keys under a pass phrase: set BACKUP_PASSPHRASE to what it was, or add --without-keys, which ends links sent by email, authenticator apps, recovery codes and the secrets of providers.',
    );
  }
  return unseal(sealedKeys, passphrase, manifestBytes);
}

/** Keys with the same names: some are there to say that something is so. */
const newKeys = ({ keys }: Manifest): Keys => new Map(keys.map((name) => [name, randomBytes(32)]));

async function assertEmpty(client: pg.Client) {
  const { rowCount } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  if (rowCount === 0) return;
  throw new Error(
    'This database is not empty, and a backup is restored into an empty one only: choose a new DATA_DIR, or a new database for DATABASE_URL.',
  );
}

/** pg-boss makes its tables over connections of its own. Queues without a job do no harm. */
async function makeQueues(
  connection: Connection,
  kinds: readonly JobKind<object>[],
  { queues }: Manifest,
) {
  const known = new Set(kinds.map(({ name }) => name));
  const others = queues.filter((name) => !known.has(name)).map((name) => jobKind(name));
  const jobs = await openJobs(connection, [...kinds, ...others]);
  await jobs.stop();
}

async function restoreSequences(client: pg.Client, { sequences }: Manifest) {
  for (const { name, value, called } of sequences) {
    const sequence = `public.${pg.escapeIdentifier(name)}`;
    await client.query('select setval($1::regclass, $2, $3)', [sequence, value, called]);
  }
}

async function restoreKeys(client: pg.Client, keys: Keys) {
  for (const [name, secret] of keys)
    await client.query('insert into app_keys (name, secret) values ($1, $2)', [name, secret]);
}
