export { readAssetsByPod, readAssetsOf } from './assets/read-assets.ts';
