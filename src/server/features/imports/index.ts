export { purgeImports } from './purge-imports.ts';
export { fileRoles, fileTypes } from './read/file-words.ts';
export { flagWord, listCell } from './read/row-values.ts';
export { resumeFailedImports, resumeImports } from './resume-imports.ts';
