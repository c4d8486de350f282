import { spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { type Binaries, cannotRunHere } from './binaries.ts';
import { postgresEnvironment } from './cluster.ts';
import type { DatabaseUser } from './database-user.ts';
import { processWithReusedPid } from './postmaster.ts';
import { socketFolder } from './socket-folder.ts';

type LaunchOptions = {
  cluster: string;
  logFile: string;
  binaries: Binaries;
  user: DatabaseUser | undefined;
  durable: boolean;
  parameters?: Record<string, string>;
};

/** `failure` returns an error once the process has ended by itself. */
export type Launched = { pid: number | undefined; failure: () => Error | undefined };

const settings = {
  max_connections: '60',
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Checkpoints would fill the log of a server that runs for months.
  log_checkpoints: 'off',
  // Without the details of errors, which quote what people typed.
  log_error_verbosity: 'terse',
  // After a crash PostgreSQL syncs the disk in one call, rather than each of a thousand files: it is
  // back in 0.2 s instead of 3 (decision 023).
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

/**
 * For tests, where a power cut may destroy the cluster, and many apps use it at once. No autovacuum:
 * dropping a database by force ends all other connections to it, but not that.
 */
const throwawaySettings = {
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
};

/**
 * In a process group of its own, so that Ctrl+C in a terminal leaves it running until the app has
 * finished its requests, and with a file for its log, so that it outlives a killed app.
 */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const { cluster, logFile, binaries, user } = options;
  const serverOptions = await commandLine(options);
  const log = openLog(logFile, user);
  const windows = process.platform === 'win32';
  // postgres.exe refuses administrators; pg_ctl gives up those rights for it.
  const child = windows
    ? spawn(
        binaries.pgCtl,
        ['start', '-w', '-D', cluster, '-l', logFile, '-o', serverOptions.map(quoted).join(' ')],
        { detached: true, windowsHide: true, stdio: 'ignore', env: postgresEnvironment() },
      )
    : spawn(binaries.postgres, ['-D', cluster, ...serverOptions], {
        cwd: cluster,
        detached: true,
        stdio: ['ignore', log.handle, log.handle],
        env: environment(cluster),
        ...user,
      });
  closeSync(log.handle);
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = cannotRunHere(error.message);
  });
  child.once('exit', (code) => {
    if (windows && code === 0) return;
    const lines = lastLines(logFile, log.start);
    failure = new Error(`PostgreSQL did not start in ${cluster}:\n${lines}`);
  });
  child.unref();
  return { pid: windows ? undefined : child.pid, failure: () => failure };
}

/** For the shell by which pg_ctl starts PostgreSQL on Windows. */
const quoted = (option: string) => (option.includes(' ') ? `"${option}"` : option);

async function commandLine({ cluster, user, durable, ...given }: LaunchOptions): Promise<string[]> {
  const address =
    process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: await freePort() }
      : {
          listen_addresses: '',
          // This setting is a list: the quotes keep a path with a comma or a blank in one piece.
          unix_socket_directories: `"${socketFolder(cluster, user).replaceAll('"', '""')}"`,
          unix_socket_permissions: '0700',
          port: '5432',
        };
  const usual = { ...settings, ...(durable ? {} : throwawaySettings), ...address };
  const parameters = { ...usual, ...given.parameters };
  return Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : address)));
    });
  });
}

function environment(cluster: string): NodeJS.ProcessEnv {
  const pid = processWithReusedPid(cluster);
  if (!pid) return postgresEnvironment();
  // PostgreSQL never takes the process named by this variable for another postmaster. This keeps its
  // other checks, which deleting postmaster.pid would not.
  return { ...postgresEnvironment(), PG_GRANDPARENT_PID: String(pid) };
}

function openLog(logFile: string, user: DatabaseUser | undefined) {
  const start = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (start > 10_000_000) {
    renameSync(logFile, `${logFile}.1`);
    return openLog(logFile, user);
  }
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW } = constants;
  const handle = openSync(logFile, O_APPEND | O_CREAT | O_WRONLY | (O_NOFOLLOW ?? 0), 0o600);
  if (user) fchownSync(handle, user.uid, user.gid);
  return { handle, start };
}

export function lastLines(logFile: string, start = 0): string {
  if (!existsSync(logFile)) return '';
  const lines = readFileSync(logFile).subarray(start).toString('utf8').trimEnd().split('\n');
  return lines.slice(-15).join('\n');
}
