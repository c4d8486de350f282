export { applicationName } from './application.ts';
export { placeDataDir } from './place-data-dir.ts';
export { startPostgres } from './start.ts';
export { supervisePostgres } from './supervise.ts';
