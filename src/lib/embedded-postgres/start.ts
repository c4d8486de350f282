import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { application } from './application.ts';
import { archiveParameters, makeArchiveFolder } from './archive/archive-folder.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, passwordFor } from './cluster.ts';
import { appUser, type Connection, isReady, isUsedByOthers } from './database.ts';
import { databaseUser } from './database-user.ts';
import { type Launched, lastLines, launch } from './launch.ts';
import { closedToPostgres, explainClosed, makeDataDir } from './place-data-dir.ts';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';

export type RunningPostgres = {
  /** Settings for node-postgres; `host` is the folder of a Unix socket, or 127.0.0.1. */
  connection: Connection;
  /** Whether PostgreSQL already ran: left by a killed process, or in use by another. */
  adopted: boolean;
  /** Stops PostgreSQL, for everybody who uses it, and waits until it is gone. */
  stop: () => Promise<void>;
  /** Stops PostgreSQL unless another process of ours uses it. */
  leave: () => Promise<void>;
};

type Options = {
  dataDir: string;
  database?: string;
  /** `false` is for tests: faster, and a power cut may cost everything. */
  durable?: boolean;
  log?: (line: string) => void;
  /** Where PostgreSQL archives its log, if it is started now. */
  archive?: string | undefined;
  /** Further settings, for a PostgreSQL that is started now. */
  parameters?: Record<string, string>;
  /** In milliseconds; a recovery may take longer. */
  timeout?: number;
};

const startTimeout = 30_000;
const stopTimeout = 30_000;

/** Starts PostgreSQL in `<dataDir>/pg18`, or takes over the one that runs there. */
export async function startPostgres(options: Options): Promise<RunningPostgres> {
  const { database = application.id, durable = true, log = () => {} } = options;
  const { archive, timeout = startTimeout } = options;
  const cluster = openDataDir(options.dataDir);
  const user = databaseUser(cluster);
  const binaries = findBinaries(user);
  const logFile = join(cluster, '..', 'postgres.log');
  const password = passwordFor(cluster);

  await ensureCluster(cluster, { binaries, user, durable });
  if (archive) await makeArchiveFolder(archive, user);
  const parameters = { ...(archive && archiveParameters(archive)), ...options.parameters };
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline) {
    const running = findPostmaster(cluster);
    const launched = running
      ? undefined
      : await launch({ cluster, logFile, binaries, user, durable, parameters });

    const connectionTo = ({ host, port }: Postmaster): Connection => ({
      host,
      port,
      user: appUser,
      database,
      ssl: false,
      ...(password ? { password } : {}),
    });
    const postmaster = await waitUntilReady(cluster, launched, connectionTo, deadline);
    if (postmaster) {
      const { pid } = postmaster;
      const adopted = !launched || (launched.pid !== undefined && launched.pid !== pid);
      log(`PostgreSQL ${adopted ? 'was already running' : 'started'} (process ${pid}).`);
      const stop = () =>
        stopPostmaster({ cluster, pid, pgCtl: binaries.pgCtl, timeout: stopTimeout });
      const connection = connectionTo(postmaster);
      const leave = async () => {
        if (!(await isUsedByOthers(connection))) await stop();
      };
      return { connection, adopted, stop, leave };
    }
    const failure = launched?.failure();
    if (failure && !findPostmaster(cluster) && !hasLeftoverSession(failure)) throw failure;
    await delay(50);
  }
  throw new Error(
    `PostgreSQL in ${cluster} has not become ready in ${timeout / 1000} s. If it is recovering ` +
      `from a power cut, starting again waits for it further. Its log ends:\n${lastLines(logFile)}`,
  );
}

/** A killed PostgreSQL may leave a busy session behind, which ends with its query: worth a retry. */
function hasLeftoverSession(failure: Error): boolean {
  return failure.message.includes('pre-existing shared memory block');
}

/** Returns the cluster's path without symbolic links, by which other processes find its PostgreSQL. */
function openDataDir(dataDir: string): string {
  const closed = closedToPostgres(dataDir);
  if (closed) throw new Error(explainClosed(dataDir, closed));
  makeDataDir(dataDir);
  return join(realpathSync(dataDir), 'pg18');
}

/** Waits until the postmaster in the cluster is ready; `undefined` when there is none any more. */
async function waitUntilReady(
  cluster: string,
  launched: Launched | undefined,
  connectionTo: (postmaster: Postmaster) => Connection,
  deadline: number,
): Promise<Postmaster | undefined> {
  while (performance.now() < deadline) {
    const postmaster = findPostmaster(cluster);
    if (!postmaster && (!launched || launched.failure())) return undefined;
    if (postmaster?.host && (await isReady(connectionTo(postmaster)))) return postmaster;
    await delay(10);
  }
  return undefined;
}
