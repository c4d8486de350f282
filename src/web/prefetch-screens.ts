import type { Page } from '#contract/pages/page.ts';
import { mayOpen, pageAt } from '#contract/pages/pages.ts';
import { savesData } from '#web/platform/browser/saves-data.ts';
import { whenIdle } from '#web/platform/browser/when-idle.ts';
import { storedUser } from '#web/platform/session/stored-session.ts';
import type { AppRouter } from './router.tsx';
import { panelsForUser } from './routes/own/dashboard-panels.tsx';

/** How long to wait: the first screen has the network to itself, and a short visit fetches no more. */
const patience = 3_000;

/**
 * Fetches the files of the screens that this person may open, one after the other while the browser
 * is idle, so that navigation needs the network only for data. Without a connection each screen then
 * shows its cached data, or says in its own place that there is no connection. Not for whoever saves
 * data: they get the files of what they open, and of what they point at.
 */
export function prefetchScreens(router: AppRouter) {
  const unsubscribe = router.subscribe('onResolved', beginForUser);
  if (router.state.status === 'idle') beginForUser();

  function beginForUser() {
    if (!storedUser()) return;
    unsubscribe();
    setTimeout(() => fetchNext(savesData() ? [] : chunksFor(router)), patience);
  }
}

type File = () => Promise<unknown> | undefined;

function chunksFor({ routesByPath, loadRouteChunk }: AppRouter): File[] {
  const user = storedUser();
  const routes = Object.values(routesByPath).filter(({ fullPath }) => {
    const page: Page | undefined = pageAt(fullPath);
    return page && page.guard !== 'guest' && user && mayOpen(user, page);
  });
  const panels = panelsForUser().map((panel) => () => panel.preload?.());
  return [...routes.map((route) => () => loadRouteChunk(route)), ...panels, ...pickers];
}

/** Lazy parts that several screens share. */
const pickers: File[] = [
  () => import('#web/patterns/learner-picker/learner-combobox.tsx'),
  () => import('#web/patterns/record-picker/record-combobox.tsx'),
];

function fetchNext([next, ...others]: File[]) {
  // Seen beside everything else in the browser's own record of what a page did when.
  if (!next) return void performance.mark('screens-fetched');
  whenIdle(async () => {
    // A failure here is ignored: opening the part loads it again and shows the error.
    await next()?.catch(() => undefined);
    fetchNext(others);
  });
}
