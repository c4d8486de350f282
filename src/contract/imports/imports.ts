import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './imports.schemas.ts';

export * from './imports.openings.ts';
export type * from './imports.schemas.ts';

/** In bytes. */
export const maxImportBytes = 10 * 1024 * 1024;

export const maxImportRows = 20_000;

/** More than anybody could match by hand. */
export const maxImportColumns = 500;

/** The column without which a row could not be matched to a record. */
export const importKey = { people: 'email', organisations: 'code' } as const;

export const importStates = [
  'reading',
  'columns',
  'comparing',
  'ready',
  'writing',
  'done',
  'failed',
  'dropped',
] as const;
export type ImportState = (typeof importStates)[number];

export const importRows: Endpoint<typeof schemas.importRows> = {
  name: 'importRows',
  method: 'GET',
  path: '/api/admin/import/rows/:uuid',
  allow: 'people.manage',
  scoped: true,
  topics: ['imports'],
};

export const uploadImport: Endpoint<typeof schemas.uploadImport> = {
  name: 'uploadImport',
  method: 'POST',
  path: '/api/admin/import/upload',
  allow: 'people.manage',
  scoped: true,
  status: 201,
  idempotent: true,
  topics: ['imports'],
};

export const chooseColumns: Endpoint<typeof schemas.chooseColumns> = {
  name: 'chooseColumns',
  method: 'PUT',
  path: '/api/admin/import/columns',
  allow: 'people.manage',
  scoped: true,
  topics: ['imports'],
};

export const confirmImport: Endpoint<typeof schemas.confirmImport> = {
  name: 'confirmImport',
  method: 'POST',
  path: '/api/admin/import/confirm',
  allow: 'people.manage',
  scoped: true,
  also: [412],
  stepUp: true,
  topics: ['imports'],
};

export const undoImport: Endpoint<typeof schemas.undoImport> = {
  name: 'undoImport',
  method: 'POST',
  path: '/api/admin/import/undo',
  allow: 'people.manage',
  scoped: true,
  topics: ['imports'],
};

export const dropImport: Endpoint<typeof schemas.dropImport> = {
  name: 'dropImport',
  method: 'POST',
  path: '/api/admin/import/drop',
  allow: 'people.manage',
  scoped: true,
  topics: ['imports'],
};
