import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './lookups.schemas.ts';

/** Learning aspects and subject matters: two lists of words that pods are marked with. */
export const lookupKinds = ['learning-aspects', 'subject-matters'] as const;

export const learningAspects: Endpoint<typeof schemas.learningAspects> = {
  name: 'learningAspects',
  method: 'GET',
  path: '/api/admin/learning/learning-aspects',
  allow: 'learning.read',
  topics: ['pods'],
};

export const subjectMatters: Endpoint<typeof schemas.subjectMatters> = {
  name: 'subjectMatters',
  method: 'GET',
  path: '/api/admin/learning/subject-matters',
  allow: 'learning.read',
  topics: ['pods'],
};

export const lookupIndex: Endpoint<typeof schemas.lookupIndex> = {
  name: 'lookupIndex',
  method: 'GET',
  path: '/api/admin/learning/lookup/:kind',
  allow: 'learning.read',
  topics: ['pods'],
};
