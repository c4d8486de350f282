import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { type DatabaseUser, isRoot } from './database-user.ts';

/** Every folder from the root down to `path` itself. */
function pathDownTo(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...pathDownTo(parent), path];
}

function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}

/** `permission` is one octal digit: 4 to read, 1 to enter. Groups beyond `gid` are never held. */
export function allows(path: string, user: DatabaseUser, permission: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & permission) === permission;
}

/**
 * The folder that keeps `user` from reaching `path`, if there is one. Folders that don't exist yet
 * are no obstacle: `makeFolder` makes them open.
 */
export function closedFolder(path: string, user: DatabaseUser | undefined): string | undefined {
  const existing = nearestExisting(path);
  if (user) return pathDownTo(realpathSync(existing)).find((folder) => !allows(folder, user, 1));
  try {
    accessSync(existing, constants.X_OK | constants.W_OK);
    return undefined;
  } catch {
    return existing;
  }
}

/**
 * Creates each folder by itself: `recursive` would leave those in between closed to PostgreSQL's user
 * when root has a strict umask. Folders made by root can be entered by everybody, but not listed.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  chmodSync(folder, isRoot() ? 0o711 : 0o700);
}

/** Temporary folders `user` can reach; for root only those where nobody else can move our things. */
export function temporaryFolders(user: DatabaseUser | undefined): string[] {
  return [tmpdir(), '/tmp', '/var/tmp']
    .filter((folder) => existsSync(folder))
    .map((folder) => realpathSync(folder))
    .filter((folder) => closedFolder(folder, user) === undefined)
    .filter((folder) => !isRoot() || pathDownTo(folder).every(isSafeForRoot));
}

function isSafeForRoot(folder: string): boolean {
  const { uid, mode } = statSync(folder);
  const sticky = (mode & 0o1000) !== 0;
  return uid === 0 && ((mode & 0o022) === 0 || sticky);
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
