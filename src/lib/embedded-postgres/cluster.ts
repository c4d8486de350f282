import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { application } from './application.ts';
import { type Binaries, cannotRunHere } from './binaries.ts';
import { superuser } from './database.ts';
import { type DatabaseUser, isRoot } from './database-user.ts';
import { hasCode } from './folders.ts';
import { isAlive } from './postmaster.ts';

type ClusterOptions = { binaries: Binaries; user: DatabaseUser | undefined; durable: boolean };

/**
 * The environment is not passed on: it holds the app's secrets, and PG* variables meant for
 * another PostgreSQL. Windows programs don't start without some of theirs.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  if (process.platform !== 'win32') return {};
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('PG')),
  );
}

/** Creates the cluster if it isn't there; a power cut half-way leaves no half cluster behind. */
export async function ensureCluster(cluster: string, options: ClusterOptions): Promise<void> {
  if (existsSync(cluster)) return checkCluster(cluster);
  removeUnfinished(cluster);
  const unfinished = `${cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    if (options.user) chownSync(unfinished, options.user.uid, options.user.gid);
    await initialise(unfinished, cluster, options);
    renameSync(unfinished, cluster);
    if (process.platform !== 'win32') syncFolder(dirname(cluster));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process that starts at the same time was faster: its cluster is used.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM') || !existsSync(cluster)) throw error;
  }
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // A failure does no harm.
  }
}

function checkCluster(cluster: string): void {
  const owner = statSync(cluster).uid;
  if (process.getuid && !isRoot() && owner !== process.getuid()) {
    throw new Error(
      `${cluster} belongs to user ${owner}: start ${application.name} as that user, or as root.`,
    );
  }
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  throw new Error(`${cluster} is not a PostgreSQL cluster: move it away, a new one will be made.`);
}

/** What starts that were killed left behind. The process id in the name tells if one still runs. */
function removeUnfinished(cluster: string): void {
  const folder = dirname(cluster);
  for (const name of readdirSync(folder)) {
    const pid = /^pg18\.new-(\d+)-/.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    // An initdb may still be writing for a moment; the next start removes what it leaves.
    attempt(() => rmSync(join(folder, name), { recursive: true, maxRetries: 3 }));
  }
}

async function initialise(
  folder: string,
  cluster: string,
  { binaries, user, durable }: ClusterOptions,
): Promise<void> {
  const options = [
    '--pgdata',
    folder,
    '--username',
    superuser,
    '--encoding=UTF8',
    '--no-instructions',
    '--locale-provider=icu',
    '--icu-locale=en-NZ',
    '--locale=C',
    `--lc-ctype=${characterLocale()}`,
    ...authentication(cluster),
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(binaries.initdb, options, {
      cwd: dirname(folder),
      env: postgresEnvironment(),
      windowsHide: true,
      ...user,
    });
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES', 'ENOEXEC')) throw cannotRunHere(reasonOf(error));
    // One cause is a user without a name, as in some containers: initdb needs one.
    const alternative = `Set ${application.url} if you would rather use a PostgreSQL of your own.`;
    throw new Error(`PostgreSQL could not make ${cluster}: ${reasonOf(error)}\n${alternative}`, {
      cause: error,
    });
  }
}

/** pg_trgm only sees letters like ā when the C library's locale knows them, whatever ICU does. */
function characterLocale(): string {
  if (process.platform === 'darwin') return 'en_US.UTF-8';
  return process.platform === 'win32' ? 'C' : 'C.UTF-8';
}

/** On Unix whoever can enter the cluster's folder may connect; nothing listens on the network. */
function authentication(cluster: string): string[] {
  if (process.platform !== 'win32') return ['--auth-local=trust', '--auth-host=reject'];
  passwordFor(cluster);
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(cluster)}`];
}

/** For Windows, where no folder can protect a socket: a random password protects a loopback port. */
export function passwordFor(cluster: string): string | undefined {
  if (process.platform !== 'win32') return undefined;
  try {
    const password = randomBytes(24).toString('hex');
    writeFileSync(passwordFile(cluster), password, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return readFileSync(passwordFile(cluster), 'utf8').trim();
}

function passwordFile(cluster: string): string {
  return join(dirname(cluster), 'postgres.password');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'stderr' in error && error.stderr ? String(error.stderr).trim() : error.message;
}

/** A rename only survives a power cut once its folder has been written to disk. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
