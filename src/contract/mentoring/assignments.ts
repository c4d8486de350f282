import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './assignments.schemas.ts';

export * from './assignments.openings.ts';
export type * from './assignments.schemas.ts';

/** At most so many areas at once for a learner (specification, 9). */
export const maxAreas = 3;

export const saveAssignments: Endpoint<typeof schemas.saveAssignments> = {
  name: 'saveAssignments',
  method: 'POST',
  path: '/api/learning/saveuserlearning',
  allow: 'learning.assign',
  scoped: true,
  also: [412],
  topics: ['assignments', 'areas'],
};

export const removeAssignments: Endpoint<typeof schemas.removeAssignments> = {
  name: 'removeAssignments',
  method: 'POST',
  path: '/api/learning/removeuserlearning',
  allow: 'learning.assign',
  scoped: true,
  also: [412],
  topics: ['assignments', 'areas'],
};

export const writtenIn: Endpoint<typeof schemas.writtenIn> = {
  name: 'writtenIn',
  method: 'GET',
  path: '/api/learning/written/:learner',
  allow: 'learning.assign',
  scoped: true,
  topics: ['assignments', 'reflections'],
};

export const previewAssignments: Endpoint<typeof schemas.previewAssignments> = {
  name: 'previewAssignments',
  method: 'POST',
  path: '/api/learning/assign-many/preview',
  allow: 'learning.assign',
  scoped: true,
  topics: [],
};

export const assignMany: Endpoint<typeof schemas.assignMany> = {
  name: 'assignMany',
  method: 'POST',
  path: '/api/learning/assign-many',
  allow: 'learning.assign',
  scoped: true,
  idempotent: true,
  topics: ['assignments', 'areas'],
};

export const undoAssignMany: Endpoint<typeof schemas.undoAssignMany> = {
  name: 'undoAssignMany',
  method: 'POST',
  path: '/api/learning/assign-many/undo',
  allow: 'learning.assign',
  scoped: true,
  idempotent: true,
  topics: ['assignments', 'areas'],
};
