import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './caseload.schemas.ts';

export const mentorBoard: Endpoint<typeof schemas.mentorBoard> = {
  name: 'mentorBoard',
  method: 'GET',
  path: '/api/admin/caseload/mentors',
  allow: 'people.manage',
  scoped: true,
  topics: ['users', 'reflections'],
};

export const caseloadLearners: Endpoint<typeof schemas.caseloadLearners> = {
  name: 'caseloadLearners',
  method: 'GET',
  path: '/api/admin/caseload/learners',
  allow: 'people.manage',
  scoped: true,
  topics: ['users', 'reflections'],
};
