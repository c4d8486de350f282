import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '#web/platform/calls/load-chunk.ts';

/**
 * A screen in a file of its own. Where that file does not come the router would load the whole page
 * again, which without a connection leaves the product for the browser's page of errors.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadChunk(load), name);
