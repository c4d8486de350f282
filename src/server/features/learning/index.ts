export { areaIndex } from './areas/read-areas.ts';
export { readAssetsByPod, readAssetsOf } from './assets/read-assets.ts';
