export { fileRoles, fileTypes } from './file-words.ts';
export { purgeImports } from './purge-imports.ts';
export { resumeGivenUpImports, resumeImports } from './resume-imports.ts';
export { listCell } from './row-values.ts';
