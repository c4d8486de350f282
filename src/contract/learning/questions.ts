import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './questions.schemas.ts';

export * from './questions.openings.ts';
export type * from './questions.schemas.ts';

export const questionIndex: Endpoint<typeof schemas.questionIndex> = {
  name: 'questionIndex',
  method: 'GET',
  path: '/api/admin/learning/reflection/index/:type/:uuid',
  allow: 'learning.read',
  topics: ['questions'],
};

export const updateQuestions: Endpoint<typeof schemas.updateQuestions> = {
  name: 'updateQuestions',
  method: 'PUT',
  path: '/api/admin/learning/reflection/update',
  allow: 'learning.write',
  editing: true,
  topics: ['questions'],
};
