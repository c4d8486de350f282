import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#lib/embedded-postgres/index.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { jobKinds } from '#server/job-list.ts';
import { type Connection, openDatabase, workLimits } from '#server/platform/data/database.ts';
import { migrate } from '#server/platform/data/migrate.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { loadDemo } from '../src/demo/load.ts';
import { demoPassword } from '../src/demo/named-records.ts';

/** A folder that is gone at the end, and can be entered by the user PostgreSQL runs as. */
export async function scratchFolder(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-scratch-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}

/** The PostgreSQL that Stepwise brings along, in a data folder of its own. */
export async function scratchPostgres(
  opened: AsyncDisposableStack,
  dataDir: string,
): Promise<Connection & { host: string }> {
  const postgres = await startPostgres({ dataDir });
  opened.defer(postgres.stop);
  return postgres.connection;
}

/** Loads the demo, with the jobs that follow from it still to be done. */
export async function fillWithDemo(connection: Connection, now: Date): Promise<void> {
  await migrate(connection);
  const jobs = await openJobs(connection, jobKinds);
  const database = openDatabase(connection, { limits: workLimits });
  try {
    await loadDemo({ database, jobs }, { now, passwordHash: await hashPassword(demoPassword) });
  } finally {
    await database.close();
    await jobs.stop();
  }
}
