import type { Db } from '#server/platform/data/database.ts';
import {
  type JobHandler,
  type JobKind,
  type Jobs,
  jobHandler,
} from '#server/platform/jobs/jobs.ts';
import type { BackupPlace } from './backup-place.ts';
import { makeBackup, testRestore } from './job-kinds.ts';
import { makeDueBackup } from './make-due-backup.ts';
import { testNewestBackup } from './test-newest-backup.ts';

export const backupJobKinds = [makeBackup, testRestore] as const;

type Dependencies = {
  db: Db;
  jobs: Jobs;
  backups: BackupPlace | null;
  kinds: readonly JobKind<object>[];
  now?: () => Date;
};

/** Where no backups are made, none are taken from the queue: their files are on another machine. */
export function backupJobs({ backups, kinds, ...parts }: Dependencies): JobHandler[] {
  if (!backups) return [];
  return [
    jobHandler(makeBackup, ({ run }) => makeDueBackup(parts, backups, run)),
    jobHandler(testRestore, ({ run }) => testNewestBackup(parts, { ...backups, kinds }, run)),
  ];
}
