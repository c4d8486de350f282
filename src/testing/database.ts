import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, type Database, openDatabase } from '#server/platform/data/database.ts';
import { onTestEnd } from './on-test-end.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password?: string };
  }
}

/** The database that every test database is copied from: migrated, with the job queues, and empty. */
export const template = 'stepwise_template';

/** Longer than the product's limits: twenty transactions on one row may wait long on a slow machine. */
const testLimits = { connections: 10, wait: 60_000, use: 60_000 };

export type TestDatabase = Database & { connection: Connection & { database: string } };

/** A database with limits that suit tests on a slow machine. */
export function openPatiently(connection: Connection): Database {
  return openDatabase(connection, { limits: testLimits });
}

/** A database of this test file's own, gone when the file is done. */
export const testDatabase = (): Promise<TestDatabase> => copyOf(template);

/** The same without any tables. */
export const emptyDatabase = (): Promise<TestDatabase> => copyOf('template0');

async function copyOf(original: string): Promise<TestDatabase> {
  const server = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files: through the log, as PostgreSQL does by itself, takes three times as long here.
  await command(server, `create database ${database} template ${original} strategy file_copy`);
  const connection = { ...server, database };
  const opened = openPatiently(connection);
  const close = async () => {
    await opened.close();
    await command(server, `drop database if exists ${database} with (force)`);
  };
  onTestEnd(close);
  return { ...opened, close, connection };
}

async function command(server: ReturnType<typeof inject<'postgres'>>, sql: string) {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
