import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './assets.schemas.ts';

export * from './assets.openings.ts';
export type * from './assets.schemas.ts';

export const maxAssetBytes = 20 * 1024 * 1024;

export const storeAsset: Endpoint<typeof schemas.storeAsset> = {
  name: 'storeAsset',
  method: 'POST',
  path: '/api/admin/learning/asset/store',
  allow: 'learning.write',
  status: 201,
  idempotent: true,
  topics: ['pods'],
};

export const uploadAsset: Endpoint<typeof schemas.uploadAsset> = {
  name: 'uploadAsset',
  method: 'POST',
  path: '/api/admin/learning/asset/upload',
  allow: 'learning.write',
  status: 201,
  topics: ['pods'],
};

export const updateAsset: Endpoint<typeof schemas.updateAsset> = {
  name: 'updateAsset',
  method: 'PUT',
  path: '/api/admin/learning/asset/update',
  allow: 'learning.write',
  editing: true,
  topics: ['pods'],
};

export const orderAssets: Endpoint<typeof schemas.orderAssets> = {
  name: 'orderAssets',
  method: 'PUT',
  path: '/api/admin/learning/asset/order',
  allow: 'learning.write',
  also: [412],
  topics: ['pods'],
};

export const removeAsset: Endpoint<typeof schemas.removeAsset> = {
  name: 'removeAsset',
  method: 'POST',
  path: '/api/admin/learning/asset/remove',
  allow: 'learning.write',
  topics: ['pods'],
};

export const restoreAsset: Endpoint<typeof schemas.restoreAsset> = {
  name: 'restoreAsset',
  method: 'POST',
  path: '/api/admin/learning/asset/restore',
  allow: 'learning.write',
  topics: ['pods'],
};
