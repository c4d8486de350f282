import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { backupRuns } from '#server/schema/index.ts';
import { fileNameFor, removeOldFiles } from './backup-folder.ts';
import type { BackupPlace } from './backup-place.ts';
import { testRestore } from './job-kinds.ts';
import { noteProblem } from './note-problem.ts';
import { writeBackup } from './write-backup.ts';

type Dependencies = { db: Db; jobs: Jobs; now?: () => Date };

const YEAR = 365 * 24 * 60 * 60 * 1_000;

/** Makes the file, asks for its test, and removes the files that are too many now. */
export async function makeDueBackup(
  { db, jobs, now = () => new Date() }: Dependencies,
  { connection, folder, keep, passphrase }: BackupPlace,
  run: string,
): Promise<void> {
  const [row] = await db.select().from(backupRuns).where(eq(backupRuns.uuid, run));
  if (!row?.dueAt) return;
  const name = fileNameFor(row.dueAt);
  await mkdir(folder, { recursive: true });
  const written = await noteProblem(db, run, () =>
    writeBackup(connection, { file: join(folder, name), passphrase }),
  );
  const { bytes, sha256 } = written;
  await db.transaction(async (db) => {
    const made = { file: name, bytes, sha256, endedAt: now(), problem: null };
    await db.update(backupRuns).set(made).where(eq(backupRuns.uuid, run));
    await jobs.add({ db }, testRestore, { run });
    await db.delete(backupRuns).where(lt(backupRuns.dueAt, new Date(now().getTime() - YEAR)));
  });
  await removeOldFiles(folder, keep, now());
}
