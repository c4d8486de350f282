import { parseArgs } from 'node:util';
import { restoreBackup } from '#server/features/backups/index.ts';
import { jobKinds } from '#server/job-list.ts';
import { withConnection } from './connect.ts';
import { restoreAt } from './restore-at.ts';

const { values, positionals } = parseArgs({
  options: { 'without-keys': { type: 'boolean' }, at: { type: 'string' } },
  allowPositionals: true,
});
const [source] = positionals;
if (values.at) await restoreAt(values.at, source);
else await restoreFile(source);

async function restoreFile(file: string | undefined) {
  await withConnection(async ({ connection, settings: { backups } }) => {
    if (!file) throw new Error('Say npm run restore -- FILE, with the backup to read.');
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
