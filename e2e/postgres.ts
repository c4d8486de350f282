import { rm } from 'node:fs/promises';
import { startPostgres } from '#lib/embedded-postgres/index.ts';
import { databaseFolder } from '#testing/database-folder.ts';

/** One real PostgreSQL for the run; each worker makes a database of its own in it. */
export default async function setup() {
  const folder = await databaseFolder('stepwise-e2e');
  const postgres = await startPostgres({ dataDir: folder, durable: false });
  process.env.E2E_POSTGRES = JSON.stringify(postgres.connection);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
