import { writeBackup } from '#server/features/backups/index.ts';
import { parseCommand } from './command-line.ts';
import { withConnection } from './connect.ts';

const { positionals } = parseCommand({
  usage: `npm run backup -- FILE
Writes everything into a new file, as it is at one moment, while people go on working.`,
  words: ['FILE'],
});
const [file = ''] = positionals;

await withConnection(async ({ connection, settings: { backups } }) => {
  const { passphrase } = backups;
  const { manifest, bytes, sha256 } = await writeBackup(connection, { file, passphrase });
  const rows = manifest.parts.reduce((total, part) => total + part.rows, 0);
  console.log(`${file} holds everything as it was at ${manifest.created_at}:
${manifest.parts.length} tables with ${rows} rows, in ${bytes} bytes (SHA-256 ${sha256}).`);
  console.log(
    passphrase
      ? 'The keys of the application are in it, sealed by BACKUP_PASSPHRASE.'
      : 'The keys of the application are left out, as no BACKUP_PASSPHRASE is set.',
  );
});
