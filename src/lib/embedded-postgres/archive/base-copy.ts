import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import type pg from 'pg';
import { asSuperuser, type Connection } from '../database.ts';
import { hasCode } from '../folders.ts';
import { nameOfBase } from './archive-folder.ts';
import { compressFile, decompressFile } from './compressed-file.ts';

/** Folders whose content belongs to a running PostgreSQL, or to the log, which is archived apart. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const leftOut =
  /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|pg_internal\.init.*|pgsql_tmp.*|backup_label\.old)$/;
/** Last, so that it is never older than a file it speaks of. */
const control = 'global/pg_control';

type Source = {
  cluster: string;
  connection: Connection;
  folder: string;
  signal?: AbortSignal | undefined;
};

/**
 * Copies the cluster's files while PostgreSQL writes in them: with the log of that time they become
 * whole. Each file is compressed by itself; the folder gets its name once all of it is there.
 */
export async function copyBase({ cluster, connection, folder, signal }: Source): Promise<void> {
  const unfinished = join(folder, `base.unfinished-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const { label, moment } = await asSuperuser(connection, async (client) => {
      await client.query(`select pg_backup_start('base', fast => true)`);
      await eachFile(cluster, unfinished, async (name) => {
        signal?.throwIfAborted();
        await copy(cluster, name, unfinished);
      });
      await copy(cluster, control, unfinished);
      return endBackup(client);
    });
    await writeFile(join(unfinished, 'backup_label.zst'), zstdCompressSync(label));
    await keepHistories(join(cluster, 'pg_wal'), folder);
    const [, firstSegment] = /\(file ([0-9A-F]{24})\)/.exec(label) ?? [];
    if (!firstSegment) throw new Error('PostgreSQL does not say where its log begins.');
    await rename(unfinished, join(folder, nameOfBase(moment, firstSegment)));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Ends with a commit, so that the log can be followed to any moment before it. */
async function endBackup(client: pg.Client) {
  const { rows } = await client.query<{ label: string; moment: Date }>(
    `select labelfile as label, clock_timestamp() as moment
     from pg_backup_stop(wait_for_archive => false)`,
  );
  await client.query('select pg_current_xact_id()');
  const [ended] = rows;
  if (!ended) throw new Error('PostgreSQL did not end the base copy.');
  return { label: ended.label, moment: new Date(ended.moment.getTime() + 1) };
}

type Path = { name: string; isFolder: boolean };

/** Makes the folders, and works on some files at once. */
async function eachFile(root: string, target: string, work: (name: string) => Promise<void>) {
  const paths = await filesOf(root);
  for (const { name, isFolder } of paths)
    if (isFolder) await mkdir(join(target, name), { mode: 0o700 });
  const files = paths.filter(({ isFolder }) => !isFolder).values();
  const takeTurns = async () => {
    for (const { name } of files) await work(name);
  };
  await Promise.all([takeTurns(), takeTurns(), takeTurns(), takeTurns()]);
}

async function filesOf(root: string, within = ''): Promise<Path[]> {
  const paths: Path[] = [];
  for (const entry of await entriesOf(join(root, within))) {
    const name = within ? `${within}/${entry.name}` : entry.name;
    const isFolder = entry.isDirectory();
    // Neither sockets nor links: the product makes no tablespaces.
    if ((!isFolder && !entry.isFile()) || leftOut.test(entry.name) || name === control) continue;
    paths.push({ name, isFolder });
    if (isFolder && !emptied.has(name)) paths.push(...(await filesOf(root, name)));
  }
  return paths;
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // A database that was dropped meanwhile.
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function copy(cluster: string, name: string, target: string) {
  try {
    await compressFile(join(cluster, name), join(target, `${name}.zst`));
  } catch (error) {
    // A table that was dropped meanwhile.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/** PostgreSQL archives them when a timeline begins, which may have been before it archived at all. */
async function keepHistories(log: string, folder: string) {
  const names = (await readdir(log)).filter((name) => name.endsWith('.history'));
  for (const name of names) {
    await copyFile(join(log, name), join(folder, name), constants.COPYFILE_EXCL).catch((error) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  }
}

/** The files of a base copy as they were, in a folder that is there and empty. */
export async function unpackBase(base: string, target: string): Promise<void> {
  await eachFile(base, target, (name) =>
    decompressFile(join(base, name), join(target, name.replace(/\.zst$/, ''))),
  );
}
