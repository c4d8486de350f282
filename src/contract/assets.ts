import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, longest, requiredLine, uuid } from './fields.ts';

export const largestAsset = 20 * 1024 * 1024;

export const Asset = z.object({
  uuid,
  title: z.string(),
  kind: z.enum(['link', 'file']),
  /** The link, or where the file is downloaded by people who are logged in. */
  url: z.string(),
  file: z.object({ name: z.string(), media_type: z.string(), size: z.int() }).nullable(),
  updated_at: instant,
});
export type Asset = z.input<typeof Asset>;

const title = requiredLine(longest.name);
/**
 * Nothing but web addresses: a `javascript:` link would run in the reader's browser. What stands
 * before an @ looks like the host to a reader, or is a password that every reader would see.
 */
const url = requiredLine(2_000).pipe(
  z
    .url({ protocol: /^https?$/ })
    .refine((typed) => !/^https?:\/\/[^/?#]*@/i.test(typed), { params: { rule: 'login' } }),
);

export const assetsOfPod = endpoint({
  name: 'assetsOfPod',
  summary: "A pod's assets, in their order.",
  method: 'GET',
  path: '/api/admin/learning/pod/assets/:pod',
  allow: 'learning.read',
  params: z.object({ pod: uuid }),
  reply: z.object({ assets: z.array(Asset) }),
  topics: ['pods'],
});

export const storeAsset = endpoint({
  name: 'storeAsset',
  summary: 'Adds a link to a pod.',
  method: 'POST',
  path: '/api/admin/learning/asset/store',
  allow: 'learning.write',
  body: z.object({ pod: uuid, title, url }),
  reply: z.object({ asset: Asset }),
  status: 201,
  topics: ['pods'],
});

export const uploadAsset = endpoint({
  name: 'uploadAsset',
  summary: 'Adds a file to a pod: the body is the file, at most 20 MB; its type is read from it.',
  method: 'POST',
  path: '/api/admin/learning/asset/upload',
  allow: 'learning.write',
  query: z.object({ pod: uuid, title, name: requiredLine(longest.name) }),
  reply: z.object({ asset: Asset }),
  status: 201,
  topics: ['pods'],
});

export const updateAsset = endpoint({
  name: 'updateAsset',
  summary: "Changes an asset's title, and a link's address.",
  method: 'PUT',
  path: '/api/admin/learning/asset/update',
  allow: 'learning.write',
  body: z.object({ uuid, title, url: url.nullish() }),
  reply: z.object({ asset: Asset }),
  editing: true,
  topics: ['pods'],
});

export const orderAssets = endpoint({
  name: 'orderAssets',
  summary: "Puts a pod's assets into this order. Every asset of the pod, once.",
  method: 'PUT',
  path: '/api/admin/learning/asset/order',
  allow: 'learning.write',
  body: z.object({ pod: uuid, assets: z.array(uuid) }),
  reply: z.object({ assets: z.array(Asset) }),
  topics: ['pods'],
});

export const removeAsset = endpoint({
  name: 'removeAsset',
  summary: 'Removes an asset from its pod. `restore` undoes it.',
  method: 'POST',
  path: '/api/admin/learning/asset/remove',
  allow: 'learning.write',
  body: z.object({ uuid }),
  topics: ['pods'],
});

export const restoreAsset = endpoint({
  name: 'restoreAsset',
  summary: 'Brings a removed asset back to where it was.',
  method: 'POST',
  path: '/api/admin/learning/asset/restore',
  allow: 'learning.write',
  body: z.object({ uuid }),
  reply: z.object({ asset: Asset }),
  topics: ['pods'],
});
