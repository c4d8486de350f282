export { placeDataDir } from './place-data-dir.ts';
export { type RunningPostgres, startPostgres } from './start.ts';
