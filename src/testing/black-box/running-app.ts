import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { inject, vi } from 'vitest';
import { readSettings } from '#server/platform/settings.ts';
// Loaded with the test file: in a hook, where it is started, loading would count against its time.
import '#server/run-server.ts';
import { start } from '#server/start.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import type { testDatabase } from '../database.ts';
import { freePort } from '../free-port.ts';

export type Database = Awaited<ReturnType<typeof testDatabase>>;

export const checkout = fileURLToPath(new URL('../../..', import.meta.url));

/** The product as `npm start` runs it: a port, its workers, and mails as files in a folder. */
export type RunningApp = {
  url: string;
  dataDir: string;
  /** So many mails to an address, once they are there, the oldest first. */
  mailsTo: (address: string, count?: number) => Promise<Email[]>;
};

type Environment = Record<string, string>;

/**
 * Listens on a loopback port of its own until the test file is done. Of several on one database any
 * may send a mail: give them one DATA_DIR where mails are read.
 */
export async function runningApp(
  database: Database,
  environment: Environment = {},
): Promise<RunningApp> {
  const { dataDir, ...settings } = await settingsFor(database, environment);
  const client = await emptyClient(dataDir);
  const running = await start(readSettings(settings), {
    checkout,
    dataDir,
    client: () => client,
    print: () => undefined,
  });
  onTestEnd(async () => {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { url: running.url, dataDir, mailsTo: mailsIn(join(dataDir, 'mail')) };
}

/** Settings of a server on this database; TRUST_PROXY lets a test say where a visitor is. */
export async function settingsFor(database: Database, environment: Environment = {}) {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stepwise-black-box-')));
  const port = await freePort();
  return {
    dataDir,
    APP_ENV: 'test',
    APP_URL: `http://127.0.0.1:${port}`,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(database),
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    ...environment,
  };
}

function urlOf({ connection }: Database): string {
  const { host, port, user, password } = inject('postgres');
  const secret = password ? `:${encodeURIComponent(password)}` : '';
  const at = `${encodeURIComponent(host)}:${port}`;
  return `postgres://${user}${secret}@${at}/${connection.database}`;
}

/** As much of a built client as the server needs to send its page. */
async function emptyClient(dataDir: string) {
  const folder = join(dataDir, 'client');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, '.vite'), { recursive: true });
  const page =
    '<!doctype html><html><head><!--head--></head><body><!--first-paint--></body></html>';
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await mkdir(join(folder, 'first-paint', '.vite'), { recursive: true });
  await writeFile(join(folder, 'first-paint', '.vite', 'manifest.json'), '{}');
  const nothing = "export const firstPaint = async () => ''; export const drawPage = firstPaint;";
  await writeFile(join(folder, 'first-paint', 'first-paint.js'), nothing);
  return { folder };
}

export const mailsIn = (folder: string) => (address: string, count?: number) =>
  vi.waitFor(() => read(folder, address, count ?? 1), { timeout: 60_000, interval: 20 });

async function read(folder: string, address: string, count: number): Promise<Email[]> {
  const files = await readdir(folder).catch(() => []);
  const whole = files.filter((file) => file.endsWith('.eml')).map((file) => join(folder, file));
  const written = await Promise.all(
    whole.map(async (file) => ({
      mail: await PostalMime.parse(await readFile(file)),
      at: (await stat(file)).mtimeMs,
    })),
  );
  const mails = written.sort((one, other) => one.at - other.at).map(({ mail }) => mail);
  const theirs = mails.filter(({ to }) => to?.some((one) => one.address === address));
  if (theirs.length < count) throw new Error(`${theirs.length} of ${count} mails to ${address}`);
  return theirs;
}
