import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { restoreToMoment } from '#lib/embedded-postgres/index.ts';
import { readRestored } from '#server/features/backups/index.ts';
import { readSettings } from '#server/platform/settings.ts';

const usage =
  'Say DATA_DIR=./data-restored npm run restore -- --at 2026-11-23T21:14:59+13:00 ./data/backups/wal, with a new DATA_DIR and the archive of the old one.';

/** A moment with its zone, since the reader of a clock on the wall and this machine may differ. */
const withZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** Makes a new data folder with the database as it was at that moment, reads all of it, and stops. */
export async function restoreAt(at: string, archive: string): Promise<void> {
  try {
    const { dataDir, databaseUrl } = readSettings(process.env);
    if (!dataDir || databaseUrl) throw new Error(usage);
    if (!existsSync(archive)) throw new Error(`There is no folder ${resolve(archive)}.`);
    const moment = momentOf(at);
    const postgres = await restoreToMoment({
      archive: resolve(archive),
      // The archive lies in backups/wal of the data folder.
      source: dirname(dirname(resolve(archive))),
      moment,
      dataDir,
    });
    try {
      const { tables, rows, lastWrite } = await readRestored(postgres.connection);
      console.log(`Restored into ${resolve(dataDir)}: everything that was written up to
${moment.toISOString()}, the last of it at ${lastWrite?.toISOString() ?? 'the base copy'}.
Each of its ${tables} tables was read, ${rows} rows; ${resolve(dirname(dirname(archive)))} is as it was.
Look at it:   DATA_DIR=${dataDir} PORT=8001 npm start
(mails that waited then are sent again: set no MAIL_URL while you only look)
Go on with it: stop Stepwise, and start it with DATA_DIR=${dataDir} from now on.`);
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function momentOf(at: string): Date {
  const moment = new Date(at);
  if (!withZone.test(at) || Number.isNaN(moment.getTime()))
    throw new Error(`${at} is no moment with its zone, such as 2026-11-23T21:14:59+13:00.`);
  return moment;
}
