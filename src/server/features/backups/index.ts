export { archiveFacts } from './archive-facts.ts';
export { archivePlace } from './archive-place.ts';
export { backupFacts } from './backup-facts.ts';
export { backupPlace } from './backup-place.ts';
export { readRestored } from './read-restored.ts';
export { restoreBackup } from './restore-backup.ts';
export { lastDue, startDueBackup } from './schedule.ts';
export { writeBackup } from './write-backup.ts';
