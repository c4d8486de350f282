import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './wording-files.schemas.ts';

export type * from './wording-files.schemas.ts';

/** In bytes: ten times the size of all texts in a language. */
export const maxTextsBytes = 5 * 1024 * 1024;

/** The most rows of a file: several times the number of texts, as each row takes time to compare. */
export const maxTextsRows = 20_000;

export const previewTexts: Endpoint<typeof schemas.previewTexts> = {
  name: 'previewTexts',
  method: 'POST',
  path: '/api/admin/localisation/import/preview',
  allow: 'localisation.edit',
  topics: [],
};

export const importTexts: Endpoint<typeof schemas.importTexts> = {
  name: 'importTexts',
  method: 'POST',
  path: '/api/admin/localisation/import/confirm',
  allow: 'localisation.edit',
  // One file rewords what everybody reads.
  stepUp: true,
  also: [412],
  status: 201,
  topics: ['translations'],
};

export const textImports: Endpoint<typeof schemas.textImports> = {
  name: 'textImports',
  method: 'GET',
  path: '/api/admin/localisation/import/index',
  allow: 'localisation.edit',
  topics: ['translations'],
};

export const undoTexts: Endpoint<typeof schemas.undoTexts> = {
  name: 'undoTexts',
  method: 'POST',
  path: '/api/admin/localisation/import/undo',
  allow: 'localisation.edit',
  topics: ['translations'],
};

/** The path of a language as a file, without `.csv` or `.json` and `?locale=`. */
export const textsFile = '/api/admin/localisation/export';
