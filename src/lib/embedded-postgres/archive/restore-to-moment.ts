import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { application } from '../application.ts';
import { type DatabaseUser, databaseUser } from '../database-user.ts';
import { closedToPostgres, explainClosed, makeDataDir } from '../place-data-dir.ts';
import { type RunningPostgres, startPostgres } from '../start.ts';
import { type Base, positionOf, readArchive } from './archive-folder.ts';
import { unpackBase } from './base-copy.ts';
import { copySegment } from './segments.ts';

type Options = {
  archive: string;
  /** The folder in which the archived PostgreSQL runs, if it is still there: its log goes on a little further. */
  source?: string;
  moment: Date;
  /** A new one. */
  dataDir: string;
};

const HOUR = 60 * 60 * 1_000;

/**
 * Makes a cluster as it was at that moment, and starts it: every transaction up to it is in, and none
 * after it. The archive stays as it is.
 */
export async function restoreToMoment(options: Options): Promise<RunningPostgres> {
  const { archive, moment } = options;
  const dataDir = resolve(options.dataDir);
  const { bases } = await readArchive(archive);
  const at = bases.findLastIndex((base) => base.moment <= moment);
  const base = bases[at];
  if (!base) throw new Error(tooEarly(bases));
  const cluster = join(dataDir, 'pg18');
  if (existsSync(cluster))
    throw new Error(`There is a database in ${dataDir}: choose a new ${application.folder}.`);
  const closed = closedToPostgres(dataDir);
  if (closed) throw new Error(explainClosed(dataDir, closed));
  const made = [dataDir, join(dataDir, 'postgres.log')].find((path) => !existsSync(path));
  makeDataDir(dataDir);

  const unfinished = `${cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await unpackBase(join(archive, base.name), unfinished);
    // Each base ends with a commit, so that what comes before the second one leads past the moment.
    const last = bases[at + 2]?.firstSegment;
    await bringLog(options, { base, last }, join(unfinished, 'pg_wal'));
    await writeFile(join(unfinished, 'recovery.signal'), '', { mode: 0o600 });
    await giveTo(databaseUser(cluster), unfinished);
    await rename(unfinished, cluster);
    return await recover(dataDir, moment);
  } catch (error) {
    // Of other failures the log of PostgreSQL may say more than the error.
    const traces = error instanceof BeyondArchive && made ? [made] : [];
    for (const path of [unfinished, cluster, ...traces])
      await rm(path, { recursive: true, force: true });
    throw error;
  }
}

class BeyondArchive extends Error {}

function tooEarly([oldest]: Base[]) {
  return oldest
    ? `The archive begins at ${oldest.moment.toISOString()}: choose a later moment.`
    : 'There is no base copy in this folder, so nothing can be restored from it.';
}

/** The log lies where PostgreSQL looks for it, so that it needs no command to fetch it. */
async function bringLog(
  { archive, source }: Options,
  { base, last }: { base: Base; last: string | undefined },
  target: string,
) {
  const { segments, histories } = await readArchive(archive);
  const isNeeded = (segment: string) =>
    positionOf(segment) >= positionOf(base.firstSegment) &&
    (!last || positionOf(segment) <= positionOf(last));
  for (const name of histories) await copyFile(join(archive, name), join(target, name));
  for (const [segment, name] of segments)
    if (isNeeded(segment)) await copySegment(join(archive, name), join(target, segment));
  const log = source && join(source, 'pg18', 'pg_wal');
  if (!log || !existsSync(log)) return;
  const recent = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const segment of recent)
    if (isNeeded(segment) && !segments.has(segment))
      await copySegment(join(log, segment), join(target, segment));
}

async function giveTo(user: DatabaseUser | undefined, folder: string) {
  if (!user) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), user.uid, user.gid);
  await chown(folder, user.uid, user.gid);
}

async function recover(dataDir: string, moment: Date): Promise<RunningPostgres> {
  try {
    return await startPostgres({
      dataDir,
      timeout: HOUR,
      parameters: {
        // PostgreSQL insists on a command; this one says that there is nothing to fetch.
        restore_command: 'exit 1',
        // At this point PostgreSQL does not know the name of any zone yet, not even Z.
        recovery_target_time: moment.toISOString().replace('Z', '+00'),
        recovery_target_action: 'promote',
        // Nobody comes in before that moment is reached.
        hot_standby: 'off',
      },
    });
  } catch (error) {
    throw explained(error);
  }
}

/** Where the log ends before the moment, PostgreSQL refuses. */
function explained(error: unknown) {
  const text = error instanceof Error ? error.message : '';
  if (!text.includes('recovery ended before')) return error;
  const [, reached] = /last completed transaction was at log time (.*)/.exec(text) ?? [];
  const end = reached ? ` at ${new Date(reached).toISOString()}` : '';
  return new BeyondArchive(`The archive ends${end}, before that moment: choose an earlier one.`, {
    cause: error,
  });
}
