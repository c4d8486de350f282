import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './imports.schemas.ts';

/** What can be imported. */
export const importKinds = ['people', 'organisations'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What a row would do, and after writing, what it did. */
export const importOutcomes = ['create', 'update', 'same', 'problem'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const importIndex: Endpoint<typeof schemas.importIndex> = {
  name: 'importIndex',
  method: 'GET',
  path: '/api/admin/import/index',
  allow: 'people.manage',
  scoped: true,
  topics: ['imports'],
};

export const showImport: Endpoint<typeof schemas.showImport> = {
  name: 'showImport',
  method: 'GET',
  path: '/api/admin/import/show/:uuid',
  allow: 'people.manage',
  scoped: true,
  topics: ['imports'],
};
