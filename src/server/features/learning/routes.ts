import type { FastifyInstance } from 'fastify';
import * as content from '#contract/learning/area-content.ts';
import * as assets from '#contract/learning/assets.ts';
import * as contract from '#contract/learning/learning.ts';
import * as lookups from '#contract/learning/lookups.ts';
import { rawBodyParser } from '#server/platform/http/body/raw-body.ts';
import { documentRoute, route } from '#server/platform/http/route.ts';
import { areaContent } from './areas/area-content.ts';
import { areaIndex } from './areas/read-areas.ts';
import { storeArea, updateArea } from './areas/save-area.ts';
import { databaseAssetStore } from './assets/asset-store.ts';
import { downloadAsset } from './assets/download-asset.ts';
import { orderAssets } from './assets/order-assets.ts';
import { assetsOfPod } from './assets/read-assets.ts';
import { removeAsset, restoreAsset } from './assets/remove-asset.ts';
import { storeAsset, updateAsset } from './assets/save-asset.ts';
import { uploadAsset } from './assets/upload-asset.ts';
import { learningAspects, lookupIndex, subjectMatters } from './lookups/read-lookups.ts';
import { storeLookup, updateLookup } from './lookups/save-lookup.ts';
import { orderPods } from './pods/order-pods.ts';
import { podIndex } from './pods/pod-index.ts';
import { orphanPods, podsOfArea } from './pods/read-pods.ts';
import { storePod, updatePod } from './pods/save-pod.ts';

/** Areas, their pods, the words pods are marked with, and what a pod offers to read or watch. */
export async function learningRoutes(app: FastifyInstance) {
  route(app, contract.areaIndex, areaIndex);
  route(app, content.areaContent, areaContent);
  route(app, contract.storeArea, storeArea);
  route(app, contract.updateArea, updateArea);
  route(app, contract.orderPods, orderPods);

  route(app, contract.podIndex, podIndex);
  route(app, contract.podsOfArea, podsOfArea);
  route(app, contract.orphanPods, orphanPods);
  route(app, contract.storePod, storePod);
  route(app, contract.updatePod, updatePod);

  route(app, lookups.learningAspects, learningAspects);
  route(app, lookups.subjectMatters, subjectMatters);
  route(app, lookups.lookupIndex, lookupIndex);
  route(app, lookups.storeLookup, storeLookup);
  route(app, lookups.updateLookup, updateLookup);

  route(app, assets.assetsOfPod, assetsOfPod);
  route(app, assets.storeAsset, storeAsset);
  route(app, assets.updateAsset, updateAsset);
  route(app, assets.orderAssets, orderAssets);
  route(app, assets.removeAsset, removeAsset);
  route(app, assets.restoreAsset, restoreAsset);
  await app.register(fileRoutes);
}

/** Of these routes alone a body is a file, whatever its content type. */
async function fileRoutes(app: FastifyInstance) {
  rawBodyParser(app);
  route(
    app,
    assets.uploadAsset,
    (ctx, input, { request }) => uploadAsset(ctx, input, request.body, databaseAssetStore),
    { bodyLimit: assets.maxAssetBytes },
  );
  const described = {
    name: 'asset',
    summary: 'The file of an asset, to be saved.',
    types: ['application/octet-stream'],
    also: [404],
  };
  const file = { path: '/api/assets/:uuid', allow: 'verified', described } as const;
  documentRoute(app, file, (ctx, { uuid = '' }) => downloadAsset(ctx, uuid, databaseAssetStore));
}
