import { join } from 'node:path';
import { desc, eq, isNotNull } from 'drizzle-orm';
import pg from 'pg';
import { applicationName } from '#lib/embedded-postgres/index.ts';
import type { Connection, Db } from '#server/platform/data/database.ts';
import type { JobKind } from '#server/platform/jobs/jobs.ts';
import { backupRuns } from '#server/schema/index.ts';
import type { BackupPlace } from './backup-place.ts';
import { noteProblem } from './note-problem.ts';
import { restoreBackup } from './restore-backup.ts';

type Dependencies = { db: Db; now?: () => Date };
type Place = BackupPlace & { kinds: readonly JobKind<object>[] };

/** Restores a backup into a scratch database, where it compares all of it, unless a newer one is there. */
export async function testNewestBackup(
  { db, now = () => new Date() }: Dependencies,
  { connection, folder, passphrase, kinds }: Place,
  run: string,
): Promise<void> {
  const [newest] = await db
    .select()
    .from(backupRuns)
    .where(isNotNull(backupRuns.dueAt))
    .orderBy(desc(backupRuns.dueAt))
    .limit(1);
  const file = newest?.uuid === run ? newest.file : null;
  if (!file) return;
  await noteProblem(db, run, () =>
    inScratchDatabase(connection, (scratch) =>
      restoreBackup(scratch, { file: join(folder, file), passphrase, kinds }),
    ),
  );
  const tested = { verifiedAt: now(), problem: null };
  await db.update(backupRuns).set(tested).where(eq(backupRuns.uuid, run));
}

/** A database beside ours that is gone afterwards; one that a killed process left is dropped first. */
async function inScratchDatabase(
  connection: Connection,
  work: (scratch: Connection) => Promise<unknown>,
) {
  const client = new pg.Client({ ...connection, application_name: applicationName('scratch') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const name = `${client.database}_restore_test`;
    const scratch = pg.escapeIdentifier(name);
    await client.query(`drop database if exists ${scratch} with (force)`);
    await client.query(`create database ${scratch} template template0`).catch(explain);
    try {
      await work(databaseBeside(connection, name));
    } finally {
      await client.query(`drop database ${scratch} with (force)`);
    }
  } finally {
    await client.end();
  }
}

function explain(error: Error): never {
  const isRefused = 'code' in error && error.code === '42501';
  if (!isRefused) throw error;
  const remedy = 'The role of DATABASE_URL needs CREATEDB.';
  throw new Error(`${error.message}. ${remedy}`, { cause: error });
}

function databaseBeside(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}
