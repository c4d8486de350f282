import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { restoreBackup, writeBackup } from '#server/features/backups/index.ts';
import { jobKinds } from '#server/job-list.ts';
import type { Connection } from '#server/platform/data/database.ts';
import { readSettings } from '#server/platform/settings.ts';
import { start } from '#server/start.ts';
import { demoAccounts, demoPassword } from '../src/demo/named-records.ts';
import { parseCommand } from './command-line.ts';
import { fillWithDemo, scratchFolder, scratchPostgres } from './scratch-demo.ts';
import { checkout } from './serve.ts';

parseCommand({
  usage: `npm run restore-drill
Backs up the demo, restores it on a server and back, logs in, and writes docs/restore-drill.md.`,
});

/**
 * What docs/operations.md promises, done once: the demo and a hundred thousand entries of history are
 * backed up while somebody writes, restored on a server, backed up there, and restored into a data
 * folder in which somebody then logs in. Writes what happened into docs/restore-drill.md.
 */
const lines: string[] = [];
function report(line: string) {
  console.log(line);
  lines.push(line);
}
const passphrase = 'a drill needs no secret';

await using opened = new AsyncDisposableStack();
const folder = await scratchFolder(opened);
const product = await scratchPostgres(opened, join(folder, 'product'));
const server = await scratchPostgres(opened, join(folder, 'server'));
await fillWithDemo(product, new Date());
await query(
  product,
  `insert into audit_events (uuid, at, action, subject_type, subject, "before", "after")
   select gen_random_uuid(), e.at - n * interval '1 second', e.action, e.subject_type, e.subject,
     e."before", e."after"
   from (select * from audit_events limit 500) as e, generate_series(1, 200) as n`,
);

const [first, second] = [join(folder, 'first.tar'), join(folder, 'second.tar')];
const writing = keepWriting(product);
const original = await timed('Backed up while somebody writes', () =>
  writeBackup(product, { file: first, passphrase }),
);
report(`  ${await writing.stop()} rows were written meanwhile.`);
const rows = original.manifest.parts.reduce((total, part) => total + part.rows, 0);
const bytes = original.manifest.parts.reduce((total, part) => total + part.bytes, 0);
report(
  `  ${original.manifest.parts.length} tables, ${rows} rows, ${megabytes(bytes)} as COPY writes them,`,
);
report(`  ${megabytes((await stat(first)).size)} as a file.`);

const onServer = await databaseOn(server, 'restored');
await timed('Restored on a server, by its address', () => restore(onServer, first));
const again = await timed('Backed up there', () =>
  writeBackup(onServer, { file: second, passphrase }),
);
compare('The server', again);

const home = join(folder, 'home');
await using homePostgres = new AsyncDisposableStack();
const back = await scratchPostgres(homePostgres, home);
await timed('Restored into a new data folder', () => restore(back, second));
compare(
  'The data folder',
  await writeBackup(back, { file: join(folder, 'third.tar'), passphrase }),
);
await homePostgres.disposeAsync();
await logInAt(home);
await writeFile(new URL('../docs/restore-drill.md', import.meta.url), page());

function restore(connection: Connection, file: string) {
  return restoreBackup(connection, { file, passphrase, kinds: jobKinds });
}

function compare(where: string, { manifest }: typeof original) {
  const same = (['parts', 'sequences', 'keys'] as const).filter((key) =>
    isDeepStrictEqual(manifest[key], original.manifest[key]),
  );
  if (same.length < 3) throw new Error(`${where} has something else than the first database.`);
  report(`  ${where} has the same rows, bytes and SHA-256 in every table, and the same sequences.`);
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  report(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
  return result;
}

function megabytes(size: number) {
  return `${(size / 1e6).toFixed(1)} MB`;
}

async function query(connection: Connection, text: string) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

function keepWriting(connection: Connection) {
  let isStopped = false;
  let written = 0;
  const done = (async () => {
    while (!isStopped) {
      await query(
        connection,
        `insert into users (uuid, name, email)
         select id, 'Somebody', id || '@kura.example' from gen_random_uuid() as id`,
      );
      written += 1;
    }
  })();
  const stop = async () => {
    isStopped = true;
    await done;
    return written;
  };
  return { stop };
}

/** As DATABASE_URL names it. */
async function databaseOn({ host }: { host: string }, name: string): Promise<Connection> {
  await query({ ...server, database: 'postgres' }, `create database ${name}`);
  return { connectionString: `postgres://stepwise@localhost/${name}?host=${host}` };
}

/** Starts the product on what was restored. */
async function logInAt(dataDir: string) {
  const port = '8399';
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: port,
    APP_ENV: 'test',
    LOG_LEVEL: 'silent',
  });
  const print = () => undefined;
  const running = await start(settings, { checkout, dataDir, client: () => null, print });
  try {
    const begun = await fetch(`${running.url}/sanctum/csrf-cookie`);
    const cookies = begun.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
    const { status } = await fetch(`${running.url}/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        cookie: cookies.join('; '),
        'x-xsrf-token': decodeURIComponent(token),
      },
      body: JSON.stringify({ email: demoAccounts.admin.email, password: demoPassword }),
    });
    if (status !== 204) throw new Error(`Logging in was answered by ${status}.`);
    report('  The product starts on it, and an administrator logs in with their password.');
  } finally {
    await running.stop();
  }
}

function page() {
  return `# A restore drill

Made by \`npm run restore-drill\` on ${new Date().toISOString().slice(0, 10)}, with PostgreSQL ${original.manifest.postgres}. What it does: the demo and 100,000
entries of history are backed up while somebody writes, restored on a server (by a \`postgres://\`
address), backed up there, and restored into a data folder, on which the product then starts. How to
do it with your own data: [operations](operations.md#back-up-and-restore).

\`\`\`
${lines.join('\n')}
\`\`\`
`;
}
