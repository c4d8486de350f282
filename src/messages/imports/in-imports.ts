import { importErrorsMessages } from './import-errors.ts';
import { importFieldsMessages } from './import-fields.ts';
import { importProblemsMessages } from './import-problems.ts';
import { importRowsMessages } from './import-rows.ts';
import { importUndoMessages } from './import-undo.ts';
import { importingMessages } from './importing.ts';
import { importsMessages } from './imports.ts';

/** All that is said about files of people and organisations: chosen, checked and imported. */
export const inImports = [
  importsMessages,
  importingMessages,
  importRowsMessages,
  importFieldsMessages,
  importProblemsMessages,
  importErrorsMessages,
  importUndoMessages,
] as const;
