import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './caseload.schemas.ts';

export * from './caseload.openings.ts';
export type * from './caseload.schemas.ts';

/** Learners whose mentor can be set in one go. */
export const maxMoves = 2_000;

export const previewShareOut: Endpoint<typeof schemas.previewShareOut> = {
  name: 'previewShareOut',
  method: 'POST',
  path: '/api/admin/caseload/share-out',
  allow: 'people.manage',
  scoped: true,
  topics: [],
};

export const moveLearners: Endpoint<typeof schemas.moveLearners> = {
  name: 'moveLearners',
  method: 'POST',
  path: '/api/admin/caseload/move',
  allow: 'people.manage',
  scoped: true,
  idempotent: true,
  also: [412],
  topics: ['users', 'reflections'],
};
