import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { application } from './application.ts';
import { databaseUser, isRoot } from './database-user.ts';
import { closedFolder, makeFolder } from './folders.ts';

type DataDirPlacement = { dataDir: string; moved?: string };

type PlacementOptions = {
  explicit?: string | undefined;
  fallback: string;
  /** The folder of the checkout. Its name becomes that of the folder to which data move. */
  checkout: string;
  elsewhere?: string;
};

/** Chooses and creates the data folder, which PostgreSQL's user can enter. */
export function placeDataDir({
  elsewhere = `/var/lib/${application.id}`,
  explicit,
  ...options
}: PlacementOptions): DataDirPlacement {
  const usual = resolve(explicit || options.fallback);
  const closed = closedToPostgres(usual);

  if (explicit || !isRoot() || isInUse(usual)) {
    if (!closed) return open(usual);
    throw new Error(explainClosed(explicit ? `${application.folder} ${usual}` : usual, closed));
  }

  const checkout = resolve(options.checkout);
  const base = folderFor(checkout, elsewhere);
  // In the same subfolder as usual, so that the data of the demo and the real ones stay apart.
  const inside = relative(join(checkout, 'data'), usual);
  const other = inside.startsWith('..') ? base : join(base, inside);
  // Data that have moved once stay there, even if the usual folder can be reached since: it is
  // empty, and using it would look as if everything was lost.
  if (!closed && !isInUse(other)) return open(usual);
  return move({ usual, other, base, checkout });
}

function open(dataDir: string): DataDirPlacement {
  makeDataDir(dataDir);
  return { dataDir };
}

type Move = { usual: string; other: string; base: string; checkout: string };

function move({ usual, other, base, checkout }: Move): DataDirPlacement {
  const closed = closedToPostgres(other);
  if (closed) throw new Error(explainClosed(other, closed));
  makeDataDir(other);
  writeFileSync(join(base, 'checkout'), `${checkout}\n`);
  const reason = 'the user PostgreSQL runs as cannot reach that folder';
  return { dataDir: other, moved: `Data are in ${other}, not in ${usual}: ${reason}.` };
}

/** A place where nobody may make a folder, `/proc` for one, looks open until it is tried. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${dataDir} cannot be made (${reason}): choose another ${application.folder}, or set ${application.url}.`,
      { cause: error },
    );
  }
}

/** Two checkouts may have the same name, and must never use one database. */
function folderFor(checkout: string, elsewhere: string): string {
  const folder = join(elsewhere, basename(checkout) || application.id);
  const claim = join(folder, 'checkout');
  if (!existsSync(claim) || readFileSync(claim, 'utf8').trim() === checkout) return folder;
  return `${folder}-${createHash('sha256').update(checkout).digest('hex').slice(0, 8)}`;
}

/** Whether there is a database in this data folder already. */
export function isInUse(dataDir: string): boolean {
  return existsSync(join(dataDir, 'pg18'));
}

export function closedToPostgres(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  return closedFolder(dataDir, databaseUser(join(dataDir, 'pg18')));
}

export function explainClosed(dataDir: string, closed: string): string {
  const reason = isRoot()
    ? `PostgreSQL does not run as root but as an ordinary user, and ${closed} is closed to it: ` +
      `open that folder (chmod a+x ${closed})`
    : `you may not write in ${closed}: change that`;
  return `${dataDir} cannot hold the database. ${reason}, choose another ${application.folder}, or set ${application.url}.`;
}
