import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './my-learning.schemas.ts';

export type * from './my-learning.schemas.ts';

export const myLearning: Endpoint<typeof schemas.myLearning> = {
  name: 'myLearning',
  method: 'GET',
  path: '/api/my/learning',
  allow: 'own-learning',
  topics: ['reflections', 'assignments', 'areas', 'pods', 'questions', 'users'],
};

export const startReflection: Endpoint<typeof schemas.startReflection> = {
  name: 'startReflection',
  method: 'POST',
  path: '/api/my/reflection/start',
  allow: 'own-learning',
  status: 201,
  repeated: 200,
  topics: ['reflections'],
};

export const myReflection: Endpoint<typeof schemas.myReflection> = {
  name: 'myReflection',
  method: 'GET',
  path: '/api/my/reflection/:uuid',
  allow: 'own-learning',
  topics: ['reflections', 'certificates'],
};

export const assetsOfMyReflection: Endpoint<typeof schemas.assetsOfMyReflection> = {
  name: 'assetsOfMyReflection',
  method: 'GET',
  path: '/api/my/reflection/:uuid/assets',
  allow: 'own-learning',
  topics: ['pods'],
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

export const myCertificates: Endpoint<typeof schemas.myCertificates> = {
  name: 'myCertificates',
  method: 'GET',
  path: '/api/my/certificates',
  allow: 'own-learning',
  topics: ['certificates'],
};
