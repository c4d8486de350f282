import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#lib/embedded-postgres/index.ts';
import type { Connection } from '#server/platform/data/database.ts';
import { freePort } from '../free-port.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

/** Long, as the first start creates the database while the machine runs other tests. */
const startTimeoutMs = 120_000;

/** The real server as a process, which a test can end in any way and start again. */
export type AppProcess = {
  origin: string;
  dataDir: string;
  /** Starts it and returns the milliseconds until it was ready. */
  start: () => Promise<number>;
  /** Starts it where it cannot run, and returns its output when it has given up. */
  startAndFail: () => Promise<string>;
  /** Returns the exit code of the process, or the name of the signal that ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | string | null>;
  /** Whether the process that was started last still runs. */
  isUp: () => boolean;
  /** The process id of the one that was started last. */
  pid: () => number;
  killPostgres: () => void;
  /** The process id of its PostgreSQL, if that runs. */
  postmaster: () => number | undefined;
  /** The connection of its PostgreSQL, which is started if need be. */
  connection: () => Promise<Connection>;
  /** Ends everything and removes the data. */
  dispose: () => Promise<void>;
};

type Environment = Record<string, string>;
type Options = {
  databaseUrl?: string;
  dataDir?: string;
  port?: number;
  /** Settings besides the usual ones, asked for at each start. */
  environment?: () => Environment;
};

/** With a PostgreSQL of its own, or as a further node on that of `databaseUrl` or `dataDir`. */
export async function newAppProcess({
  databaseUrl,
  environment = () => ({}),
  ...options
}: Options = {}): Promise<AppProcess> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'stepwise-crash-')));
  // As root, PostgreSQL runs as another user, who has to get into the folder.
  await chmod(dataDir, 0o755);
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = '';

  function launch() {
    const started = spawnApp(dataDir, port, { DATABASE_URL: databaseUrl ?? '', ...environment() });
    child = started;
    output = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (text: Buffer) => {
        output = `${output}${text}`.slice(-5_000);
      });
    }
    return started;
  }

  async function start() {
    const startedAt = performance.now();
    const started = launch();
    while (performance.now() - startedAt < startTimeoutMs && started.exitCode === null) {
      if (await isReady(origin)) return performance.now() - startedAt;
      await delay(10);
    }
    throw new Error(`The app did not become ready:\n${output}`);
  }

  async function startAndFail() {
    await once(launch(), 'close');
    return output;
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code, by] = await exited;
    return code ?? by;
  }

  async function dispose() {
    await end('SIGKILL');
    if (!databaseUrl) await (await startPostgres({ dataDir })).stop();
    await rm(dataDir, { recursive: true, force: true });
  }

  const postmaster = () => postmasterIn(dataDir);
  function killPostgres() {
    const pid = postmaster();
    if (pid) process.kill(pid, 'SIGKILL');
  }
  const connection = async () => (await startPostgres({ dataDir })).connection;
  const isUp = () => child?.exitCode === null && child.signalCode === null;
  return {
    origin,
    dataDir,
    start,
    startAndFail,
    end,
    isUp,
    pid: () => child?.pid ?? 0,
    killPostgres,
    postmaster,
    connection,
    dispose,
  };
}

function spawnApp(dataDir: string, port: number, environment: Environment): ChildProcess {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  return spawn(process.execPath, ['scripts/run.mjs', 'dev-server'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      APP_ENV: 'test',
      RATE_LIMITS: 'off',
      APP_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...environment,
    },
  });
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

function postmasterIn(dataDir: string): number | undefined {
  try {
    const [pid] = readFileSync(join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 0);
    return Number(pid);
  } catch {
    return undefined;
  }
}
