import { hash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { application } from './application.ts';
import { type DatabaseUser, isRoot } from './database-user.ts';
import { hasCode, temporaryFolders } from './folders.ts';

/**
 * Where PostgreSQL listens: in the cluster itself, which only its user can enter. A socket's path
 * must be short (107 bytes on Linux, 103 on macOS), so a deep cluster gets a temporary folder,
 * the same one for every process that asks.
 */
export function socketFolder(cluster: string, user: DatabaseUser | undefined): string {
  if (isShort(cluster)) return cluster;
  const name = `${application.id}-${hash('sha256', cluster).slice(0, 16)}`;
  const folder = temporaryFolders(user)
    .map((temporary) => join(temporary, name))
    .find(isShort);
  if (!folder)
    throw new Error(`${cluster} is too long for a socket, and so is TMPDIR: shorten one.`);
  claim(folder, user);
  return folder;
}

function isShort(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= 100;
}

/** Creates the folder, or checks that it is ours: somebody else could have made it to pose as us. */
function claim(folder: string, user: DatabaseUser | undefined): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const stats = lstatSync(folder);
  const owner = user?.uid ?? process.getuid?.();
  const rootMadeIt = isRoot() && stats.uid === 0;
  const isSafe = stats.isDirectory() && (stats.mode & 0o077) === 0;
  if (!isSafe || !(stats.uid === owner || rootMadeIt)) {
    throw new Error(`${folder} should hold PostgreSQL's socket but belongs to others: remove it.`);
  }
  if (user && rootMadeIt) chownSync(folder, user.uid, user.gid);
}
