import { createHash, hash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { application } from './application.ts';
import type { DatabaseUser } from './database-user.ts';
import { hasCode, temporaryFolders } from './folders.ts';

/**
 * Root's checkout may be closed to the user PostgreSQL runs as (a clone under /root). The programs
 * are then copied once to a place that everybody can read and only root can write.
 */
export function publicCopy(native: string, version: string, user: DatabaseUser): string {
  const folder = temporaryFolders(user)[0];
  if (!folder) {
    throw new Error(
      'PostgreSQL has to be copied to where its user can reach it, but no temporary folder will ' +
        'do: let TMPDIR name one that is owned by root and open to all, or set ' +
        `${application.url}.`,
    );
  }
  const copy = join(folder, `${application.id}-pg-${version}-${nameOf(native)}`);
  if (existsSync(copy) && !isIntact(copy)) putAside(copy);
  if (!existsSync(copy)) make(copy, native);
  if (!isIntact(copy)) throw new Error(`The copy of PostgreSQL in ${copy} is damaged: remove it.`);
  return join(copy, 'native');
}

/** Files wanted to run, not to compile against. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !file.endsWith('.a') && !/\/(pkgconfig|pgxs)\//.test(file))
    .sort();
}

/** Cheap, as it only tells one release from another; the manifest answers for the content. */
function nameOf(native: string): string {
  const name = createHash('sha256');
  for (const file of filesIn(native))
    name.update(`${file} ${lstatSync(join(native, file)).size}\n`);
  return name.digest('hex').slice(0, 12);
}

function manifestOf(native: string): string {
  return filesIn(native)
    .map((file) => {
      const path = join(native, file);
      if (lstatSync(path).isSymbolicLink()) return `${file} -> ${readlinkSync(path)}\n`;
      return `${file} ${hash('sha256', readFileSync(path))}\n`;
    })
    .join('');
}

function make(copy: string, native: string): void {
  const unfinished = mkdtempSync(`${copy}.new-`);
  try {
    mkdirSync(join(unfinished, 'native'));
    for (const file of filesIn(native)) place(join(native, file), join(unfinished, 'native', file));
    writeFileSync(join(unfinished, 'manifest'), manifestOf(native), { mode: 0o644 });
    for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o755);
    }
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another start was faster; its copy is checked like any other.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const found = lstatSync(from);
  if (found.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
    return;
  }
  copyFileSync(from, to);
  // The sticky bit tells systemd-tmpfiles to keep a file, however long nobody has opened it.
  chmodSync(to, found.mode & 0o100 ? 0o1755 : 0o1644);
}

function isIntact(copy: string): boolean {
  const entries = readdirSync(copy, { recursive: true, withFileTypes: true });
  const all = [copy, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  if (!all.every(isOnlyOurs)) return false;
  try {
    return readFileSync(join(copy, 'manifest'), 'utf8') === manifestOf(join(copy, 'native'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function isOnlyOurs(path: string): boolean {
  const found = lstatSync(path);
  if (found.uid !== process.getuid?.()) return false;
  if (found.isSymbolicLink()) return basename(readlinkSync(path)) === readlinkSync(path);
  return (found.mode & 0o022) === 0;
}

/** Half emptied by a cleaner of temporary files, say. Somebody else's is not ours to touch. */
function putAside(copy: string): void {
  const found = lstatSync(copy);
  if (found.uid !== process.getuid?.() || !found.isDirectory() || found.mode & 0o022) {
    throw new Error(`${copy} should hold a copy of PostgreSQL but is not root's alone: remove it.`);
  }
  const aside = mkdtempSync(`${copy}.old-`);
  renameSync(copy, aside);
  rmSync(aside, { recursive: true, force: true });
}
