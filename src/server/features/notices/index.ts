export { beginDigests } from './digest.ts';
export { markHandled } from './mark-handled.ts';
export { noticesAlongside } from './notices-alongside.ts';
export { notify } from './notify.ts';
export { purgeNotices } from './purge.ts';
