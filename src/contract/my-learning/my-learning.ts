import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './my-learning.schemas.ts';

export * from './my-learning.openings.ts';
export type * from './my-learning.schemas.ts';

export const startReflection: Endpoint<typeof schemas.startReflection> = {
  name: 'startReflection',
  method: 'POST',
  path: '/api/my/reflection/start',
  allow: 'own-learning',
  status: 201,
  repeated: 200,
  topics: ['reflections'],
};

export const saveAnswer: Endpoint<typeof schemas.saveAnswer> = {
  name: 'saveAnswer',
  method: 'PUT',
  path: '/api/my/reflection/answer',
  allow: 'own-learning',
  also: [404],
  editing: true,
  topics: ['reflections'],
};

export const submitReflection: Endpoint<typeof schemas.submitReflection> = {
  name: 'submitReflection',
  method: 'POST',
  path: '/api/my/reflection/submit',
  allow: 'own-learning',
  also: [404],
  topics: ['reflections'],
};

export const withdrawSubmission: Endpoint<typeof schemas.withdrawSubmission> = {
  name: 'withdrawSubmission',
  method: 'POST',
  path: '/api/my/reflection/withdraw',
  allow: 'own-learning',
  also: [404],
  topics: ['reflections'],
};
