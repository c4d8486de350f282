import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './imports.schemas.ts';

export type * from './imports.schemas.ts';

/** In bytes. */
export const maxImportBytes = 10 * 1024 * 1024;

export const maxImportRows = 20_000;

/** What can be imported. */
export const importKinds = ['people', 'organisations'] as const;
export type ImportKind = (typeof importKinds)[number];

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

/** What a row would do, and after writing, what it did. */
export const importOutcomes = ['create', 'update', 'same', 'problem'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const importIndex: Endpoint<typeof schemas.importIndex> = {
  name: 'importIndex',
  method: 'GET',
  path: '/api/admin/import/index',
  allow: 'people.manage',
  topics: ['imports'],
};

export const showImport: Endpoint<typeof schemas.showImport> = {
  name: 'showImport',
  method: 'GET',
  path: '/api/admin/import/show/:uuid',
  allow: 'people.manage',
  topics: ['imports'],
};

export const importRows: Endpoint<typeof schemas.importRows> = {
  name: 'importRows',
  method: 'GET',
  path: '/api/admin/import/rows/:uuid',
  allow: 'people.manage',
  topics: ['imports'],
};

export const uploadImport: Endpoint<typeof schemas.uploadImport> = {
  name: 'uploadImport',
  method: 'POST',
  path: '/api/admin/import/upload',
  allow: 'people.manage',
  status: 201,
  topics: ['imports'],
};

export const chooseColumns: Endpoint<typeof schemas.chooseColumns> = {
  name: 'chooseColumns',
  method: 'PUT',
  path: '/api/admin/import/columns',
  allow: 'people.manage',
  topics: ['imports'],
};

export const confirmImport: Endpoint<typeof schemas.confirmImport> = {
  name: 'confirmImport',
  method: 'POST',
  path: '/api/admin/import/confirm',
  allow: 'people.manage',
  stepUp: true,
  topics: ['imports'],
};

export const dropImport: Endpoint<typeof schemas.dropImport> = {
  name: 'dropImport',
  method: 'POST',
  path: '/api/admin/import/drop',
  allow: 'people.manage',
  topics: ['imports'],
};
