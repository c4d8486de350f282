import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#lib/embedded-postgres/index.ts';
import { jobKinds } from '#server/job-list.ts';
import { migrate } from '#server/platform/data/migrate.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { template } from './database.ts';

/** One real PostgreSQL for the whole run, with the database that all others are copied from. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-test-'));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDir: folder, database: template, durable: false });

  await migrate(postgres.connection);
  const jobs = await openJobs(postgres.connection, jobKinds);
  await jobs.stop();

  const { database: _, ...server } = postgres.connection;
  project.provide('postgres', server);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
