import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { asSuperuser, type Connection } from '../database.ts';
import { isUnbroken, pruneArchive, readArchive, timelineOf } from './archive-folder.ts';
import { copyBase } from './base-copy.ts';
import { compressSegments } from './segments.ts';

type Options = {
  dataDir: string;
  /** Where PostgreSQL was told to archive its log. */
  folder: string;
  connection: Connection;
  /** How many base copies stay. */
  keep: number;
};

/** Looks after an archive from which the database can be had as it was at any moment. */
export type Archive = {
  /** Run every minute or so. A base copy is made where the newest is older than `due`, or of no use. */
  tend: (tending: Tending) => Promise<void>;
  /** The oldest moment that can be had again; null before the first base copy. */
  oldest: () => Promise<Date | null>;
  /** Why it could not be looked after when that was last tried. */
  problem: () => string | null;
};

type Tending = { due: Date; now: Date; signal?: AbortSignal };

export function openArchive({ dataDir, folder, connection, keep }: Options): Archive {
  const cluster = join(realpathSync(dataDir), 'pg18');
  let underWay: Promise<void> | undefined;
  let problem: string | null = null;

  async function tendOnce({ due, now, signal }: Tending) {
    try {
      await compressSegments(folder, signal);
      if (await needsBase(folder, connection, due))
        await copyBase({ cluster, connection, folder, signal });
      await pruneArchive(folder, keep, now);
      problem = null;
    } catch (error) {
      if (signal?.aborted) return;
      problem = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }

  return {
    tend(tending) {
      underWay ??= tendOnce(tending).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    async oldest() {
      const { bases } = await readArchive(folder);
      return bases[0]?.moment ?? null;
    },
    problem: () => problem,
  };
}

/** Where some of the log was never archived, as while the setting was off, what follows needs a new base. */
async function needsBase(folder: string, connection: Connection, due: Date): Promise<boolean> {
  const archive = await readArchive(folder);
  const newest = archive.bases.at(-1);
  if (!newest || newest.moment < due) return true;
  const { archived, timeline } = await logOf(connection);
  if (timelineOf(newest.firstSegment) !== timeline) return true;
  return archived !== undefined && !isUnbroken(archive, newest, archived);
}

async function logOf(connection: Connection) {
  const { rows } = await asSuperuser(connection, (client) =>
    client.query<{ archived: string | null; current: string }>(
      `select last_archived_wal as archived, pg_walfile_name(pg_current_wal_lsn()) as current
       from pg_stat_archiver`,
    ),
  );
  const [row] = rows;
  const [archived] = /^[0-9A-F]{24}/.exec(row?.archived ?? '') ?? [];
  return { archived, timeline: timelineOf(row?.current ?? '') };
}
