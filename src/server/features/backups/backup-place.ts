import { join } from 'node:path';
import type { Connection } from '#server/platform/data/database.ts';
import type { Settings } from '#server/platform/settings.ts';

/** What a process backs up by schedule, and where the files go. */
export type BackupPlace = {
  connection: Connection;
  folder: string;
  keep: number;
  passphrase: string | undefined;
};

/** Null where BACKUP_SCHEDULE is not set. */
export function backupPlace(
  { backups: { dailyAt, keep, passphrase } }: Settings,
  connection: Connection,
  dataDir: string,
): BackupPlace | null {
  return dailyAt ? { connection, folder: join(dataDir, 'backups'), keep, passphrase } : null;
}
