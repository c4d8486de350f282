import { sql } from 'drizzle-orm';
import { queueMissingPdfs } from '#server/features/certificates/index.ts';
import { type Connection, type Database, openDatabase } from '#server/platform/data/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { isDemo } from './demo-key.ts';
import { databaseContents, seedDemo } from './seed.ts';

/** The key of an advisory lock: of two demos that start together, the second waits and finds the first. */
const LOCK = 720_260_002;

/** Fills an empty, migrated database with the demo, unless it is there already. */
export async function loadDemo(
  { database, jobs }: { database: Database; jobs: Jobs },
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<void> {
  await database.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const found = await databaseContents(db);
    if (found === 'demo') return;
    if (found === 'other') {
      throw new Error(
        'This database holds something else than the demo. The demo loads into an empty one only.',
      );
    }
    await seedDemo(db, { now, passwordHash });
    await queueMissingPdfs(db, jobs);
  });
}

/** For a database that may be somebody else's: checks that it holds the demo, and writes nothing. */
export async function assertDemo(connection: Connection): Promise<void> {
  const { db, close } = openDatabase(connection);
  try {
    const { rows } = await db.execute(sql`select from pg_tables where tablename = 'app_keys'`);
    if (rows.length > 0 && (await isDemo(db))) return;
  } finally {
    await close();
  }
  throw new Error(
    'DATABASE_URL names a database without the demo: say npm run demo -- --fill to load the demo into it, if it is empty.',
  );
}
