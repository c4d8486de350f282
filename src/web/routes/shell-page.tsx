import type { RouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import type { Page } from '#contract/pages/page.ts';
import { mayOpen } from '#contract/pages/pages.ts';
import { ErrorScreen } from '#web/features/errors/error-screen.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { prefetchOpenings } from '#web/platform/router/prefetch-openings.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { storedUser } from '#web/platform/session/stored-session.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { shellRoute } from './shell.route.tsx';

/** In a part of its own, which stands where a role is lost while the page is open. */
const Forbidden = lazyPart(
  async () => (await import('#web/features/errors/forbidden.tsx')).Forbidden,
  PageHeader,
);

/**
 * The route of a page of the shell: its screen for those who may see it, its heading while it loads,
 * and what it opens with asked for beside the screen's file.
 *
 *     export const usersRoute = createRoute(shellPage(usersPage, UsersScreen));
 */
export function shellPage<const P extends Page>(page: P, Screen: RouteComponent) {
  const { title, purpose } = page;
  const Framed = () => {
    const isAllowed = mayOpen(useCurrentUser(), page);
    const [wasOpen] = useState(isAllowed);
    return isAllowed ? (
      <Screen />
    ) : (
      <Forbidden title={title} purpose={purpose} page={page} wasOpen={wasOpen} />
    );
  };
  const Pending = () => (
    <>
      <PageHeader title={title} purpose={purpose} />
      <Skeleton />
    </>
  );
  /** Called by the router, so that the page has its file when it is drawn. */
  async function preload() {
    const user = storedUser();
    await (user && !mayOpen(user, page) ? Forbidden.prefetch() : Screen.preload?.());
  }
  const component: RouteComponent = Object.assign(Framed, { preload });
  return {
    getParentRoute: () => shellRoute,
    path: page.path as P['path'],
    validateSearch: page.search as P['search'],
    loader: prefetchOpenings,
    component,
    pendingComponent: Pending,
    errorComponent: ErrorScreen,
  };
}
