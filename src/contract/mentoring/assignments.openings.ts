import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './assignments.schemas.ts';

export const learnerAssignments: Endpoint<typeof schemas.learnerAssignments> = {
  name: 'learnerAssignments',
  method: 'GET',
  path: '/api/learning/getuserlearning/:learner',
  allow: 'learning.assign',
  scoped: true,
  topics: ['assignments', 'areas'],
};

export const assignableAreas: Endpoint<typeof schemas.assignableAreas> = {
  name: 'assignableAreas',
  method: 'GET',
  path: '/api/learning/assignable-areas',
  allow: 'learning.assign',
  scoped: true,
  topics: ['areas'],
};

export const learnersOfOrganisations: Endpoint<typeof schemas.learnersOfOrganisations> = {
  name: 'learnersOfOrganisations',
  method: 'GET',
  path: '/api/learning/organisations',
  allow: 'learning.assign',
  scoped: true,
  topics: ['users', 'organisations'],
};
