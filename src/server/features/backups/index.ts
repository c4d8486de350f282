export { backupFacts } from './backup-facts.ts';
export { backupPlace } from './backup-place.ts';
export { restoreBackup } from './restore-backup.ts';
export { startDueBackup } from './schedule.ts';
export { writeBackup } from './write-backup.ts';
