import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** A backup that was made or is due. Its file outlives neither BACKUP_KEEP nor whoever tidies up. */
export const backupRuns = pgTable('backup_runs', {
  uuid: id(),
  /** When the schedule wanted it: of several processes only one adds the row. Null: made by hand. */
  dueAt: instant().unique('backup_runs_due_at'),
  file: text(),
  bytes: bigint({ mode: 'number' }),
  sha256: text(),
  endedAt: instant(),
  /** When it was last restored into a scratch database, and held what it should. */
  verifiedAt: instant(),
  /** Why it could not be made or restored, when that was last tried. */
  problem: text(),
});
