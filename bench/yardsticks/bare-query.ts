import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { jobKinds } from '#server/job-list.ts';
import { type Connection, requestLimits } from '#server/platform/data/database.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openLive } from '#server/platform/live/open-live.ts';
import { readSettings } from '#server/platform/settings.ts';
import type { Call, Headers } from '../client.ts';

export type Statement = { text: string; values: unknown[] };

/**
 * Runs the app in this process, on the same database, and records every SQL statement of a call, so
 * that the comparison always uses the present SQL.
 */
export async function openRecorder(connection: Connection) {
  const noted: Statement[] = [];
  const pool = new pg.Pool({ ...connection, max: requestLimits.connections });
  pool.on('error', () => undefined);
  const logger = {
    logQuery: (text: string, values: unknown[]) => void noted.push({ text, values }),
  };
  const db = drizzle(pool, { casing: 'snake_case', logger });
  const jobs = await openJobs(connection, jobKinds);
  const settings = readSettings({ APP_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const database = { db, pool, close: () => pool.end() };
  const onError = () => undefined;
  const live = await openLive({ settings: settings.live, connection, database, onError });
  const app = await buildApp({
    settings,
    database,
    live,
    jobs,
    i18n: createI18n(),
    mailFolder: undefined,
    client: null,
  });

  return {
    /** Makes the call and returns its SQL statements. */
    record: async ({ method, path, body }: Call, headers: Headers): Promise<Statement[]> => {
      noted.length = 0;
      const payload = body && { payload: body };
      const { statusCode } = await app.inject({ method, url: path, headers, ...payload });
      if (statusCode > 299) throw new Error(`${method} ${path} answered ${statusCode}`);
      return [...noted];
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await pool.end();
    },
  };
}

/** Sends the recorded statements, one after the other, over connections of its own. */
export async function openBare(connection: Connection, count: number) {
  const idle: pg.Client[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const client = new pg.Client(connection);
    // If the benchmark fails, PostgreSQL is gone first: without this its error would hide the cause.
    client.on('error', () => undefined);
    await client.connect();
    idle.push(client);
  }
  const all = [...idle];
  return {
    send: async (statements: Statement[]) => {
      const client = idle.pop();
      if (!client) throw new Error('More at once than there are connections');
      for (const { text, values } of statements) await client.query(text, values);
      idle.push(client);
    },
    close: () => Promise.all(all.map((client) => client.end())),
  };
}
