import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './learning.schemas.ts';

export const areaIndex: Endpoint<typeof schemas.areaIndex> = {
  name: 'areaIndex',
  method: 'GET',
  path: '/api/admin/learning/area/index',
  allow: 'learning.read',
  tokens: true,
  topics: ['areas', 'pods', 'questions', 'assignments'],
};

export const podsOfArea: Endpoint<typeof schemas.podsOfArea> = {
  name: 'podsOfArea',
  method: 'GET',
  path: '/api/admin/learning/pod/list/:area',
  allow: 'learning.read',
  topics: ['pods', 'areas', 'questions'],
};

export const orphanPods: Endpoint<typeof schemas.orphanPods> = {
  name: 'orphanPods',
  method: 'GET',
  path: '/api/admin/learning/pod/orphan',
  allow: 'learning.read',
  topics: ['pods', 'areas', 'questions'],
};
