import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { restoreBackup } from '#server/features/backups/index.ts';
import { jobKinds } from '#server/job-list.ts';
import { parseCommand } from './command-line.ts';
import { withNewDatabase } from './connect.ts';
import { restoreAt } from './restore-at.ts';

const { values, positionals } = parseCommand({
  usage: `DATA_DIR=./data-restored npm run restore -- FILE
Loads a backup into an empty database: a new DATA_DIR, or a new database of DATABASE_URL.
  --without-keys FILE   although the pass phrase of its keys is lost
  --at MOMENT FOLDER    as everything was at a moment, from an archive (BACKUP_WAL): with a new
                        DATA_DIR, and ./data/backups/wal of the old one as FOLDER`,
  options: { 'without-keys': { type: 'boolean' }, at: { type: 'string' } },
  words: ['FILE, or FOLDER with --at'],
});
const [source = ''] = positionals;
if (values.at) await restoreAt(values.at, source);
else await restoreFile(source);

async function restoreFile(file: string) {
  if (!existsSync(file)) {
    console.error(`There is no file ${resolve(file)}.`);
    process.exit(1);
  }
  await withNewDatabase(async ({ connection, settings: { backups } }) => {
    const { version, created_at, parts } = await restoreBackup(connection, {
      file,
      passphrase: backups.passphrase,
      withoutKeys: values['without-keys'] ?? false,
      kinds: jobKinds,
    });
    const rows = parts.reduce((total, part) => total + part.rows, 0);
    console.log(`Restored: ${parts.length} tables with ${rows} rows, as they were at ${created_at}
under version ${version}. Each was read again and is what the backup holds, to the byte.`);
  });
}
