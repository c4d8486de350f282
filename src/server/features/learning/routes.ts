import type { FastifyInstance } from 'fastify';
import * as assets from '#contract/assets.ts';
import * as contract from '#contract/learning.ts';
import * as lookups from '#contract/lookups.ts';
import { rawBodyParser } from '#server/platform/raw-body.ts';
import { documentRoute, route } from '#server/platform/route.ts';
import { databaseAssetStore } from './asset-store.ts';
import { downloadAsset } from './download-asset.ts';
import { orderAssets } from './order-assets.ts';
import { orderPods } from './order-pods.ts';
import { podIndex } from './pod-index.ts';
import { areaIndex } from './read-areas.ts';
import { assetsOfPod } from './read-assets.ts';
import { learningAspects, lookupIndex, subjectMatters } from './read-lookups.ts';
import { orphanPods, podsOfArea } from './read-pods.ts';
import { removeAsset, restoreAsset } from './remove-asset.ts';
import { storeArea, updateArea } from './save-area.ts';
import { storeAsset, updateAsset } from './save-asset.ts';
import { storeLookup, updateLookup } from './save-lookup.ts';
import { storePod, updatePod } from './save-pod.ts';
import { uploadAsset } from './upload-asset.ts';

/** Areas, their pods, the words pods are marked with, and what a pod offers to read or watch. */
export async function learningRoutes(app: FastifyInstance) {
  route(app, contract.areaIndex, areaIndex);
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

/** Only here is a body a file, whatever it says it is. */
async function fileRoutes(app: FastifyInstance) {
  rawBodyParser(app);
  route(
    app,
    assets.uploadAsset,
    (ctx, input, { request }) => uploadAsset(ctx, input, request.body, databaseAssetStore),
    { bodyLimit: assets.maxAssetBytes },
  );
  documentRoute(app, { path: '/api/assets/:uuid', allow: 'verified' }, (ctx, { uuid = '' }) =>
    downloadAsset(ctx, uuid, databaseAssetStore),
  );
}
