import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#lib/embedded-postgres/index.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import type { Connection } from '#server/platform/data/database.ts';
import { migrate } from '#server/platform/data/migrate.ts';
import { addWork, type Work } from './work.ts';

export type Prepared = {
  dataDir: string;
  connection: Connection;
  /** The superuser, without time limits. */
  client: pg.Client;
  work: Work;
};

/** Fills the new, migrated database; every account has the password of the given hash. */
export type Fill = (
  client: pg.Client,
  connection: Connection,
  passwordHash: string,
) => Promise<void>;

/** A PostgreSQL of its own, with fsync, filled and ready to measure. */
export async function openPrepared(
  { fill, password }: { fill: Fill; password: string },
  opened: AsyncDisposableStack,
): Promise<Prepared> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stepwise-bench-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755);
  const work = await filled(dataDir, { fill, password });
  // Started again, since what filling it has left in memory is nothing that the product holds.
  const postgres = await startPostgres({ dataDir });
  opened.defer(postgres.stop);
  const client = await superuser(postgres);
  opened.defer(() => client.end().catch(() => undefined));
  return { dataDir, connection: postgres.connection, client, work };
}

/** Only while it is filled: what is lost then is thrown away. */
const forFilling = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
  shared_buffers: '512MB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
};

async function filled(dataDir: string, { fill, password }: { fill: Fill; password: string }) {
  await using opened = new AsyncDisposableStack();
  const postgres = await startPostgres({ dataDir, durable: false, parameters: forFilling });
  opened.defer(postgres.stop);
  await migrate(postgres.connection);
  const client = await superuser(postgres);
  opened.defer(() => client.end());
  const passwordHash = await hashPassword(password);
  await fill(client, postgres.connection, passwordHash);
  return await addWork(client, passwordHash);
}

async function superuser({ connection }: Pick<Prepared, 'connection'>): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, user: 'postgres' });
  // The app stops PostgreSQL when it stops; queries after that fail by themselves.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
