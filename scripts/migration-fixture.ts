import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBackup } from '#server/features/backups/index.ts';
import { openDatabase, workLimits } from '#server/platform/data/database.ts';
import packageJson from '../package.json' with { type: 'json' };
import { parseCommand } from './command-line.ts';
import { addFixtureRows } from './fixture-rows.ts';
import { fillWithDemo, scratchFolder, scratchPostgres } from './scratch-demo.ts';

parseCommand({
  usage: `npm run migration-fixture
Writes the demo of this version, from which every later one must be able to migrate.`,
});

/**
 * Once for each release: the demo in a database of that version, and rows in the tables which that
 * leaves empty, from which every later version must be able to migrate (src/server/migrate.test.ts).
 */
const folder = fileURLToPath(new URL('../src/server/migrations/fixtures/', import.meta.url));
const file = join(folder, `${packageJson.version}.tar`);

await using opened = new AsyncDisposableStack();
const connection = await scratchPostgres(opened, await scratchFolder(opened));
const now = new Date('2026-11-20T07:30:00Z');
await fillWithDemo(connection, now);
const database = openDatabase(connection, { limits: workLimits });
opened.defer(database.close);
await addFixtureRows(database.db, now);
const { manifest, bytes } = await writeBackup(connection, { file, passphrase: undefined });
console.log(`${file}: ${manifest.migrations.length} migrations, ${bytes} bytes`);
const empty = manifest.parts.filter(({ rows }) => rows === 0).map(({ table }) => table);
if (empty.length > 0)
  console.log(`Without a row, see scripts/fixture-rows.ts: ${empty.join(', ')}`);
