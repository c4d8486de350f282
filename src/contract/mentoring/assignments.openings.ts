import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './assignments.schemas.ts';

export const learnerAssignments: Endpoint<typeof schemas.learnerAssignments> = {
  name: 'learnerAssignments',
  method: 'GET',
  path: '/api/learning/getuserlearning/:learner',
  allow: 'learning.assign',
  topics: ['assignments', 'areas'],
};

export const learnersOfOrganisations: Endpoint<typeof schemas.learnersOfOrganisations> = {
  name: 'learnersOfOrganisations',
  method: 'GET',
  path: '/api/learning/organisations',
  allow: 'learning.assign',
  scoped: true,
  topics: ['users', 'organisations'],
};
