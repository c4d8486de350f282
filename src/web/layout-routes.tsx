import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { Bell } from '#web/features/notices/bell.tsx';
import { FindButton } from '#web/features/palette/find-button.tsx';
import { RootLayout } from '#web/features/shell/root-layout.tsx';
import { Shell } from '#web/features/shell/shell.tsx';
import { ShellSkeleton } from '#web/features/shell/shell-skeleton.tsx';
import * as guards from '#web/platform/access-hooks.ts';
import { pageSearch, returnSearch } from '#web/platform/search-params.ts';
import { currentUserQuery } from '#web/platform/session.ts';

/* What stands around the screens: for everybody, for guests, for whoever is logged in. */

export const root = createRootRouteWithContext<{ client: QueryClient }>()({
  validateSearch: pageSearch,
  beforeLoad: guards.redirectUnknownPath,
  component: RootLayout,
});

export const guests = createRoute({
  getParentRoute: () => root,
  id: 'guests',
  validateSearch: returnSearch,
  beforeLoad: guards.requireGuest,
});

export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: guards.requireLogin,
  loader: ({ context }) => context.client.ensureQueryData(currentUserQuery()),
  component: () => <Shell find={<FindButton />} bell={<Bell />} />,
  pendingComponent: ShellSkeleton,
});

/** For a page of the shell: `createRoute({ ...ofShell, ...framed('/path', Screen), loader })`. */
export const ofShell = { getParentRoute: () => shell };
