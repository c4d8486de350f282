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

/** The first start makes the database, on a machine that runs other tests at the same time. */
const patience = 120_000;

/** The real server, to be ended in any way and started again. */
export type AppProcess = {
  origin: string;
  dataDir: string;
  /** Starts it and says how many milliseconds it took until it was ready. */
  start: () => Promise<number>;
  /** Starts it where it can't, and says what it said when it gave up. */
  startAndFail: () => Promise<string>;
  /** The number its process ended with; the signal's name if a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | string | null>;
  /** Whether the process that was started last still runs. */
  isUp: () => boolean;
  killPostgres: () => void;
  /** The process of its PostgreSQL, if there is one. */
  postmaster: () => number | undefined;
  /** Of the PostgreSQL that runs, or is started for this. */
  connection: () => Promise<Connection>;
  /** Ends everything and removes the data. */
  dispose: () => Promise<void>;
};

type Place = { databaseUrl?: string; dataDir?: string; port?: number };

/** With a PostgreSQL of its own, or as one of several nodes at the one of this address or folder. */
export async function newAppProcess({ databaseUrl, ...place }: Place = {}): Promise<AppProcess> {
  const dataDir = place.dataDir ?? (await mkdtemp(join(tmpdir(), 'stepwise-crash-')));
  // As root, PostgreSQL runs as another user, who has to get into the folder.
  await chmod(dataDir, 0o755);
  const port = place.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let said = '';

  function launch() {
    const started = spawnApp(dataDir, port, databaseUrl);
    child = started;
    said = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (text: Buffer) => {
        said = `${said}${text}`.slice(-5_000);
      });
    }
    return started;
  }

  async function start() {
    const begun = performance.now();
    const started = launch();
    while (performance.now() - begun < patience && started.exitCode === null) {
      if (await isReady(origin)) return performance.now() - begun;
      await delay(10);
    }
    throw new Error(`The app did not become ready:\n${said}`);
  }

  async function startAndFail() {
    await once(launch(), 'close');
    return said;
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
    killPostgres,
    postmaster,
    connection,
    dispose,
  };
}

function spawnApp(dataDir: string, port: number, databaseUrl = ''): ChildProcess {
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
      DATABASE_URL: databaseUrl,
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
