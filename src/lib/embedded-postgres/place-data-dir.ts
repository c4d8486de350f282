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
  /** The folder of the checkout; its last part names the folder the data move to. */
  checkout: string;
  elsewhere?: string;
};

/** Where data live. The folder exists afterwards, and PostgreSQL's user can walk into it. */
export function placeDataDir({
  elsewhere = `/var/lib/${application.id}`,
  ...wish
}: PlacementOptions): DataDirPlacement {
  const usual = resolve(wish.explicit || wish.fallback);
  const closed = closedToPostgres(usual);

  if (closed && (wish.explicit || !isRoot() || isInUse(usual))) {
    throw new Error(
      explainClosed(wish.explicit ? `${application.folder} ${usual}` : usual, closed),
    );
  }
  if (wish.explicit || !isRoot() || isInUse(usual)) return open(usual);

  const checkout = resolve(wish.checkout);
  const base = folderFor(checkout, elsewhere);
  // The demo's data and real ones are as far apart there as they are here.
  const inside = relative(join(checkout, 'data'), usual);
  const other = inside.startsWith('..') ? base : join(base, inside);
  // Data that moved once stay there: an empty folder that has since become reachable
  // would look like everything was lost.
  if (!closed && !isInUse(other)) return open(usual);
  return move({ usual, other, base, checkout });
}

function open(dataDir: string): DataDirPlacement {
  makeFolder(dataDir);
  return { dataDir };
}

type Move = { usual: string; other: string; base: string; checkout: string };

function move({ usual, other, base, checkout }: Move): DataDirPlacement {
  const closed = closedToPostgres(other);
  if (closed) throw new Error(explainClosed(other, closed));
  makeFolder(other);
  writeFileSync(join(base, 'checkout'), `${checkout}\n`);
  const reason = 'the user PostgreSQL runs as cannot reach that folder';
  return { dataDir: other, moved: `Data are in ${other}, not in ${usual}: ${reason}.` };
}

/** Two checkouts may bear the same name; they must never meet in one database. */
function folderFor(checkout: string, elsewhere: string): string {
  const folder = join(elsewhere, basename(checkout) || application.id);
  const claim = join(folder, 'checkout');
  if (!existsSync(claim) || readFileSync(claim, 'utf8').trim() === checkout) return folder;
  return `${folder}-${createHash('sha256').update(checkout).digest('hex').slice(0, 8)}`;
}

function isInUse(dataDir: string): boolean {
  return existsSync(join(dataDir, 'pg18'));
}

export function closedToPostgres(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  return closedFolder(dataDir, databaseUser(join(dataDir, 'pg18')));
}

export function explainClosed(dataDir: string, closed: string): string {
  const why = isRoot()
    ? `PostgreSQL does not run as root but as an ordinary user, and ${closed} is closed to it: ` +
      `open that folder (chmod a+x ${closed})`
    : `you may not write in ${closed}: change that`;
  return `${dataDir} cannot hold the database. ${why}, choose another ${application.folder}, or set ${application.url}.`;
}
