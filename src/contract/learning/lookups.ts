import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './lookups.schemas.ts';

export * from './lookups.openings.ts';
export type * from './lookups.schemas.ts';

export const storeLookup: Endpoint<typeof schemas.storeLookup> = {
  name: 'storeLookup',
  method: 'POST',
  path: '/api/admin/learning/lookup/store',
  allow: 'learning.write',
  status: 201,
  idempotent: true,
  topics: ['pods'],
};

export const updateLookup: Endpoint<typeof schemas.updateLookup> = {
  name: 'updateLookup',
  method: 'PUT',
  path: '/api/admin/learning/lookup/update',
  allow: 'learning.write',
  editing: true,
  topics: ['pods'],
};
