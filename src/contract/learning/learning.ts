import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './learning.schemas.ts';

export * from './learning.openings.ts';
export type * from './learning.schemas.ts';

export const storeArea: Endpoint<typeof schemas.storeArea> = {
  name: 'storeArea',
  method: 'POST',
  path: '/api/admin/learning/area/store',
  allow: 'learning.write',
  status: 201,
  idempotent: true,
  topics: ['areas'],
};

export const updateArea: Endpoint<typeof schemas.updateArea> = {
  name: 'updateArea',
  method: 'PUT',
  path: '/api/admin/learning/area/update',
  allow: 'learning.write',
  editing: true,
  topics: ['areas'],
};

export const orderPods: Endpoint<typeof schemas.orderPods> = {
  name: 'orderPods',
  method: 'PUT',
  path: '/api/admin/learning/area/pods',
  allow: 'learning.write',
  also: [412],
  topics: ['pods'],
};

export const podIndex: Endpoint<typeof schemas.podIndex> = {
  name: 'podIndex',
  method: 'GET',
  path: '/api/admin/learning/pod/index',
  allow: 'learning.read',
  tokens: true,
  topics: ['pods', 'areas', 'questions'],
};

export const storePod: Endpoint<typeof schemas.storePod> = {
  name: 'storePod',
  method: 'POST',
  path: '/api/admin/learning/pod/store',
  allow: 'learning.write',
  status: 201,
  idempotent: true,
  topics: ['pods', 'areas'],
};

export const updatePod: Endpoint<typeof schemas.updatePod> = {
  name: 'updatePod',
  method: 'PUT',
  path: '/api/admin/learning/pod/update',
  allow: 'learning.write',
  editing: true,
  topics: ['pods', 'areas'],
};
