import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './my-learning.schemas.ts';

export const myLearning: Endpoint<typeof schemas.myLearning> = {
  name: 'myLearning',
  method: 'GET',
  path: '/api/my/learning',
  allow: 'own-learning',
  topics: ['reflections', 'assignments', 'areas', 'pods', 'questions', 'users'],
};

export const myReflection: Endpoint<typeof schemas.myReflection> = {
  name: 'myReflection',
  method: 'GET',
  path: '/api/my/reflection/:uuid',
  allow: 'own-learning',
  topics: ['reflections', 'certificates', 'users', 'areas', 'pods'],
};

export const assetsOfMyReflection: Endpoint<typeof schemas.assetsOfMyReflection> = {
  name: 'assetsOfMyReflection',
  method: 'GET',
  path: '/api/my/reflection/:uuid/assets',
  allow: 'own-learning',
  topics: ['pods'],
};

export const myCertificates: Endpoint<typeof schemas.myCertificates> = {
  name: 'myCertificates',
  method: 'GET',
  path: '/api/my/certificates',
  allow: 'own-learning',
  topics: ['certificates'],
};
