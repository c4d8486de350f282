export { purgeImports } from './purge-imports.ts';
export { resumeImports } from './resume-imports.ts';
export { listCell } from './row-values.ts';
