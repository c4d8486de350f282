import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#lib/embedded-postgres/index.ts';

/** One real PostgreSQL for the run; each worker makes a database of its own in it. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-e2e-'));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDir: folder, durable: false });
  process.env.E2E_POSTGRES = JSON.stringify(postgres.connection);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
