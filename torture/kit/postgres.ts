import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#lib/embedded-postgres/index.ts';
import { signalPostgres } from '#testing/crash/signal-postgres.ts';

/** A PostgreSQL that somebody else runs, as under DATABASE_URL: the product cannot start it. */
export async function separatePostgres(opened: AsyncDisposableStack) {
  const dataDir = await mkdtemp(join(tmpdir(), 'stepwise-torture-'));
  await chmod(dataDir, 0o755);
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  let postgres = await startPostgres({ dataDir });
  const { connection } = postgres;
  const { host, port, user, database } = connection;
  const postmaster = () =>
    Number(readFileSync(join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n')[0]);
  opened.defer(async () => (await startPostgres({ dataDir })).stop());

  return {
    connection,
    url: `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`,
    /** As `pg_ctl stop -m immediate` does. */
    stopAtOnce: async () => void process.kill(postmaster(), 'SIGQUIT'),
    start: async () => {
      postgres = await startPostgres({ dataDir });
    },
    freeze: async () => signalPostgres(postmaster(), 'SIGSTOP'),
    unfreeze: async () => signalPostgres(postmaster(), 'SIGCONT'),
  };
}
