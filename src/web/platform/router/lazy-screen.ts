import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '#web/platform/calls/load-chunk.ts';

/**
 * A screen in a chunk of its own. Where that cannot be fetched, the router itself would reload the
 * page, which without a connection ends at the browser's error page.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadChunk(load), name);
