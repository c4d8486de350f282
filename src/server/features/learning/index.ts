export { readAssetsByPod } from './assets/read-assets.ts';
