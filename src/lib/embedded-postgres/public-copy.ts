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
  const copy = join(folder, `${application.id}-pg-${version}-${fingerprint(native)}`);
  if (existsSync(copy) && !isIntact(copy)) removeDamaged(copy);
  if (!existsSync(copy)) createCopy(copy, native);
  if (!isIntact(copy)) throw new Error(`The copy of PostgreSQL in ${copy} is damaged: remove it.`);
  return join(copy, 'native');
}

/** The files needed to run PostgreSQL, without those to compile against it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !file.endsWith('.a') && !/\/(pkgconfig|pgxs)\//.test(file))
    .sort();
}

/** Cheap, as it only tells one release from another; the manifest protects the content. */
function fingerprint(native: string): string {
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

function createCopy(copy: string, native: string): void {
  const unfinished = mkdtempSync(`${copy}.new-`);
  try {
    mkdirSync(join(unfinished, 'native'));
    for (const file of filesIn(native))
      copyFile(join(native, file), join(unfinished, 'native', file));
    writeFileSync(join(unfinished, 'manifest'), manifestOf(native), { mode: 0o644 });
    for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o755);
    }
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster: the caller checks its copy like any other.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const stats = lstatSync(from);
  if (stats.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
    return;
  }
  copyFileSync(from, to);
  // The sticky bit tells systemd-tmpfiles to keep a file, however long nobody has opened it.
  chmodSync(to, stats.mode & 0o100 ? 0o1755 : 0o1644);
}

function isIntact(copy: string): boolean {
  const entries = readdirSync(copy, { recursive: true, withFileTypes: true });
  const paths = [copy, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  if (!paths.every(isOnlyOurs)) return false;
  try {
    return readFileSync(join(copy, 'manifest'), 'utf8') === manifestOf(join(copy, 'native'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function isOnlyOurs(path: string): boolean {
  const stats = lstatSync(path);
  if (stats.uid !== process.getuid?.()) return false;
  if (stats.isSymbolicLink()) return basename(readlinkSync(path)) === readlinkSync(path);
  return (stats.mode & 0o022) === 0;
}

/** A program that cleans temporary folders may have damaged it. Never touches what others own. */
function removeDamaged(copy: string): void {
  const stats = lstatSync(copy);
  if (stats.uid !== process.getuid?.() || !stats.isDirectory() || stats.mode & 0o022) {
    throw new Error(`${copy} should hold a copy of PostgreSQL but is not root's alone: remove it.`);
  }
  const aside = mkdtempSync(`${copy}.old-`);
  renameSync(copy, aside);
  rmSync(aside, { recursive: true, force: true });
}
