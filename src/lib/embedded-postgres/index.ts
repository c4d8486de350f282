export { applicationName } from './application.ts';
export { type Archive, openArchive } from './archive/open-archive.ts';
export { restoreToMoment } from './archive/restore-to-moment.ts';
export { isInUse, placeDataDir } from './place-data-dir.ts';
export { startPostgres } from './start.ts';
export { supervisePostgres } from './supervise.ts';
