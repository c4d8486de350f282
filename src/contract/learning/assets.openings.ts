import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './assets.schemas.ts';

export const assetsOfPod: Endpoint<typeof schemas.assetsOfPod> = {
  name: 'assetsOfPod',
  method: 'GET',
  path: '/api/admin/learning/pod/assets/:pod',
  allow: 'learning.read',
  topics: ['pods'],
};
