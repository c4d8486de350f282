import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openArchive, placeDataDir, supervisePostgres } from '#lib/embedded-postgres/index.ts';
// The index of that feature loads half of the server.
import { archivePlace } from './features/backups/archive-place.ts';
import { reachDatabase } from './platform/data/reach-database.ts';
import type { Settings } from './platform/settings.ts';
import type { Connected, Options } from './run-server.ts';

export type Running = {
  url: string;
  /**
   * Serves on until balancers look elsewhere (SHUTDOWN_DELAY), unless told to stop at once; then takes
   * no more connections, answers what comes over those that are open, and closes everything.
   */
  stop: (options?: { atOnce: boolean }) => Promise<void>;
};

/** Starts the whole product. PostgreSQL starts while the rest of the server is being loaded. */
export async function start(settings: Settings, options: Options): Promise<Running> {
  // Closed in the reverse order of opening, also when starting or stopping fails half-way.
  await using closers = new AsyncDisposableStack();
  const [connected, { runServer }] = await Promise.all([
    connect(settings, options, closers),
    // Loading keeps this process busy, so PostgreSQL has to be launched before it: in this turn.
    nextTurn().then(() => import('./run-server.ts')),
  ]);
  const { withdraw, silence } = await runServer(settings, { ...options, ...connected, closers });
  const running = closers.move();
  const stop = async ({ atOnce } = { atOnce: false }) => {
    if (!atOnce) await withdraw();
    silence();
    return running.disposeAsync();
  };
  return { url: settings.site.url, stop };
}

/** With the embedded PostgreSQL the data may have to move to a folder that its user can reach. */
function placeData(settings: Settings, { checkout, dataDir: fallback, print }: Options): string {
  const explicit = settings.dataDir;
  if (settings.databaseUrl) return resolve(explicit ?? fallback);
  const { dataDir, moved } = placeDataDir({ explicit, fallback, checkout });
  if (moved) print(moved);
  return dataDir;
}

async function connect(
  settings: Settings,
  options: Options,
  closers: AsyncDisposableStack,
): Promise<Connected> {
  const dataDir = placeData(settings, options);
  if (settings.databaseUrl) {
    const connection = await reachDatabase(settings.databaseUrl);
    return { dataDir, connection, revive: async () => undefined, archive: null };
  }
  const folder = archivePlace(settings, dataDir);
  const { connection, revive, leave } = await supervisePostgres({ dataDir, archive: folder });
  closers.defer(leave);
  const { keep } = settings.backups;
  const archive = folder ? openArchive({ dataDir, folder, connection, keep }) : null;
  return { dataDir, connection, revive, archive };
}
