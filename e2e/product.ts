import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { type Database, openDatabase, workLimits } from '#server/platform/data/database.ts';
import { freePort } from '#testing/free-port.ts';

export type Product = {
  url: string;
  database: Database;
  mails: () => Promise<Email[]>;
  stop: () => Promise<void>;
  /** Only its process: killed at once, as in a power cut, and started again at the same address. */
  server: { kill: () => Promise<void>; start: () => Promise<void> };
  /** How its process ended where nobody ended it, with the last that it wrote; mostly undefined. */
  ended: () => string | undefined;
};

type Postgres = { host: string; port: number; user: string; password?: string; database: string };

/** The built product as its own process, on a database of its own, as `npm start` runs it. */
export async function startProduct(more: NodeJS.ProcessEnv = {}): Promise<Product> {
  const postgres: Postgres = JSON.parse(process.env.E2E_POSTGRES ?? '{}');
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await command(postgres, `create database ${name}`);
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-e2e-data-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;

  const settings = {
    APP_ENV: 'test',
    APP_URL: url,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: urlOf({ ...postgres, database: name }),
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    ...more,
  };
  let server = await startServer(settings);
  // A test may seed the whole demo in one transaction, which takes longer than the limit of a request.
  const database = openDatabase({ ...postgres, database: name }, { limits: workLimits });

  return {
    url,
    database,
    mails: () => readMails(join(folder, 'mail')),
    stop: async () => {
      await database.close();
      await server.end('SIGTERM');
      await command(postgres, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
    server: {
      kill: () => server.end('SIGKILL'),
      start: async () => {
        server = await startServer(settings);
      },
    },
    ended: () => server.ended(),
  };
}

async function startServer(settings: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stderr.on('data', (lines) => {
    process.stderr.write(lines);
    written = (written + lines).slice(-1_000);
  });
  let isWanted = true;
  await saysReady(child);
  return {
    ended() {
      const { exitCode, signalCode } = child;
      const how = signalCode ?? exitCode;
      return isWanted && how !== null ? `${how} ${written}` : undefined;
    },
    async end(signal: NodeJS.Signals) {
      isWanted = false;
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function saysReady({ stdout }: ChildProcess) {
  // The process goes on writing its log to the pipe, and would end if nobody read it any more.
  for await (const lines of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    if (String(lines).includes('is ready')) return stdout?.resume();
  }
  throw new Error('The product ended before it was ready');
}

async function readMails(folder: string): Promise<Email[]> {
  const files = await readdir(folder).catch(() => []);
  const whole = files.filter((file) => file.endsWith('.eml'));
  return Promise.all(
    whole.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
}

function urlOf({ host, port, user, password, database }: Postgres): string {
  const secret = password ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${user}${secret}@${encodeURIComponent(host)}:${port}/${database}`;
}

async function command(postgres: Postgres, sql: string) {
  const client = new pg.Client({ ...postgres, database: 'postgres' });
  await client.connect();
  await client.query(sql);
  await client.end();
}
