import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#lib/embedded-postgres/index.ts';
import { jobKinds } from '#server/job-list.ts';
import type { Connection } from '#server/platform/data/database.ts';
import { migrate } from '#server/platform/data/migrate.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { template } from './database.ts';
import { databaseFolder } from './database-folder.ts';

/**
 * One real PostgreSQL for the whole run, with the database that all others are copied from: our own,
 * or that of DATABASE_URL, to see how the product does on another version.
 */
export async function setup(project: TestProject) {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return project.provide('postgres', await onServer(new URL(DATABASE_URL)));
  const folder = await databaseFolder('stepwise-test');
  const postgres = await startPostgres({ dataDir: folder, database: template, durable: false });

  await prepare(postgres.connection);
  const { database: _, ...server } = postgres.connection;
  project.provide('postgres', server);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function prepare(connection: Connection) {
  await migrate(connection);
  const jobs = await openJobs(connection, jobKinds);
  await jobs.stop();
}

/** Its user has to be allowed to create databases. They stay when a run is killed. */
async function onServer({ hostname: host, port, username: user, password }: URL) {
  const server = { host, port: Number(port), user, password };
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  await client.query(`drop database if exists ${template}`);
  await client.query(`create database ${template}`);
  await client.end();
  await prepare({ ...server, database: template });
  return server;
}
