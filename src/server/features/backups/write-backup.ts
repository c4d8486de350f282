import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { applicationName } from '#lib/embedded-postgres/index.ts';
import { tarEnd, tarEntry } from '#lib/tar/tar.ts';
import type { Connection } from '#server/platform/data/database.ts';
import packageJson from '../../../../package.json' with { type: 'json' };
import {
  keysName,
  type Manifest,
  manifestName,
  type Part,
  sliceName,
  sumsName,
  sumsOf,
} from './backup-file.ts';
import { measure } from './measure.ts';
import { type Keys, seal } from './sealed-keys.ts';
import { copyOut, copySettings, listTables, type Table, waitingJobs } from './tables.ts';
import { writeWhole } from './write-whole.ts';

type Options = {
  file: string;
  /** Without it the application's keys are left out. */
  passphrase: string | undefined;
};

export type WrittenBackup = { manifest: Manifest; bytes: number; sha256: string };

/** Writes all data into one file while the product runs: as they are at one moment. */
export async function writeBackup(
  connection: Connection,
  { file, passphrase }: Options,
): Promise<WrittenBackup> {
  const client = new pg.Client({ ...connection, application_name: applicationName('backup') });
  // Losing the connection fails the query under way; without a listener it would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read, read only');
    await client.query(copySettings);
    const manifest = await describe(client);
    const written = await writeWhole(file, contents(client, manifest, passphrase));
    return { manifest, ...written };
  } finally {
    await client.end();
  }
}

/** What the backup is of. The first query takes the snapshot. */
async function describe(client: pg.Client): Promise<Manifest> {
  const { rows: found } = await client.query<{ migrations: boolean; jobs: boolean }>(
    `select to_regclass('public.migrations') is not null as migrations,
       to_regclass('pgboss.job') is not null as jobs`,
  );
  if (!found[0]?.migrations) throw new Error('This database holds nothing of Stepwise yet.');
  const { rows: migrations } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations order by name',
  );
  const { rows: server } = await client.query<{ server_version: string }>('show server_version');
  const { rows: queues } = found[0].jobs
    ? await client.query<{ name: string }>('select name from pgboss.queue order by name')
    : { rows: [] };
  return {
    format: 1,
    version: packageJson.version,
    created_at: new Date().toISOString(),
    postgres: server[0]?.server_version ?? '',
    migrations,
    parts: [],
    sequences: [],
    queues: queues.map(({ name }) => name),
    keys: [],
  };
}

/** The bytes of the file. Fills in the manifest on the way, which therefore stands at the end. */
async function* contents(client: pg.Client, manifest: Manifest, passphrase: string | undefined) {
  const tables = await listTables(client);
  if (manifest.queues.length > 0) tables.push(waitingJobs);
  for (const table of tables) manifest.parts.push(yield* contentsOf(client, table));
  // After the snapshot was taken, so that no number is given twice.
  manifest.sequences = await readSequences(client);
  const keys = await readKeys(client);
  manifest.keys = [...keys.keys()];

  const manifestBytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  yield* tarEntry(manifestName, manifestBytes);
  const files: [string, Buffer][] = [[manifestName, manifestBytes]];
  if (passphrase) {
    const sealed = Buffer.from(JSON.stringify(await seal(keys, passphrase, manifestBytes)));
    yield* tarEntry(keysName, sealed);
    files.push([keysName, sealed]);
  }
  yield* tarEntry(sumsName, sumsOf(files));
  yield tarEnd;
}

async function* contentsOf(client: pg.Client, table: Table): AsyncGenerator<Buffer, Part> {
  const rows = copyOut(client, table);
  const { through, result } = measure();
  const compressed = createZstdCompress();
  const copied = pipeline(rows, through, compressed);
  // Reading from `compressed` meets the same error.
  copied.catch(() => undefined);
  let slices = 0;
  for await (const slice of inSlices(compressed)) {
    yield* tarEntry(sliceName(table.name, slices), slice);
    slices += 1;
  }
  await copied;
  return {
    table: table.name,
    columns: [...table.columns],
    rows: rows.rowCount,
    ...result(),
    slices,
  };
}

const sliceSize = 1024 * 1024;

async function* inSlices(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < sliceSize) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${pg.escapeIdentifier(name)}`,
    );
    sequences.push(...states.map((state) => ({ name, ...state })));
  }
  return sequences;
}

async function readKeys(client: pg.Client): Promise<Keys> {
  const { rows } = await client.query<{ name: string; secret: Buffer }>(
    'select name, secret from app_keys order by name',
  );
  return new Map(rows.map(({ name, secret }) => [name, secret]));
}
