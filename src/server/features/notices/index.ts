export { beginDigests } from './digest.ts';
export { newsFor } from './news-for.ts';
export { notify } from './notify.ts';
export { purgeNotices } from './purge.ts';
export { settle } from './settle.ts';
