export { readAssetsByPod } from './read-assets.ts';
