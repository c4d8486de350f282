import { join } from 'node:path';
import type { Settings } from '#server/platform/settings.ts';

/** Where PostgreSQL archives its log; undefined where it doesn't, or is a server of somebody's own. */
export function archivePlace(
  { backups: { wal }, databaseUrl }: Settings,
  dataDir: string,
): string | undefined {
  return wal && !databaseUrl ? join(dataDir, 'backups', 'wal') : undefined;
}
