import { jobKind } from '#server/platform/jobs/jobs.ts';

export type Run = { run: string };

export const makeBackup = jobKind<Run>('backups.make', [], { isLong: true });

export const testRestore = jobKind<Run>('backups.test', [], { isLong: true });
