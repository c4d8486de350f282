export { applicationName } from './application.ts';
export { keepPostgres } from './keep.ts';
export { placeDataDir } from './place-data-dir.ts';
export { startPostgres } from './start.ts';
