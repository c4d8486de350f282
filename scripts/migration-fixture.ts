import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBackup } from '#server/features/backups/index.ts';
import packageJson from '../package.json' with { type: 'json' };
import { fillWithDemo, scratchFolder, scratchPostgres } from './scratch-demo.ts';

/**
 * Once for each release: the demo in a database of that version, from which every later version must
 * be able to migrate (src/server/migrate.test.ts).
 */
const folder = fileURLToPath(new URL('../src/server/migrations/fixtures/', import.meta.url));
const file = join(folder, `${packageJson.version}.tar`);

await using opened = new AsyncDisposableStack();
const connection = await scratchPostgres(opened, await scratchFolder(opened));
await fillWithDemo(connection, new Date('2026-11-20T07:30:00Z'));
const { manifest, bytes } = await writeBackup(connection, { file, passphrase: undefined });
console.log(`${file}: ${manifest.migrations.length} migrations, ${bytes} bytes`);
