import { statSync } from 'node:fs';

export type DatabaseUser = { uid: number; gid: number };

/** `nobody` on every Linux; no user has to be created for us. */
const unprivilegedUser: DatabaseUser = { uid: 65534, gid: 65534 };

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The user that PostgreSQL runs as; `undefined` means the user of this process. PostgreSQL refuses to
 * run as root: it then runs as the owner of an existing cluster, so that a folder made by an ordinary
 * user still belongs to them after an administrator has started it once.
 */
export function databaseUser(cluster: string): DatabaseUser | undefined {
  if (!isRoot()) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedUser;
}
