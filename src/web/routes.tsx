import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { learnerLearning, showReflection, signedOff, worklist } from '#contract/mentoring.ts';
import { WelcomeScreen } from '#web/features/accounts/welcome-screen.tsx';
import { ErrorScreen } from '#web/features/errors/error-screen.tsx';
import { NotFoundScreen } from '#web/features/errors/not-found.tsx';
import { RootLayout } from '#web/features/shell/root-layout.tsx';
import { Shell } from '#web/features/shell/shell.tsx';
import { ShellSkeleton } from '#web/features/shell/shell-skeleton.tsx';
import { read } from '#web/platform/data.ts';
import { leadOn, mayPrepare, requireGuest, requireLogin } from '#web/platform/guards.ts';
import {
  pageSearch,
  parseSearch,
  returnSearch,
  stringifySearch,
} from '#web/platform/search-params.ts';
import { whoIsLoggedIn } from '#web/platform/session.ts';
import * as screens from './screens.tsx';

const { framed, later } = screens;

const root = createRootRouteWithContext<{ client: QueryClient }>()({
  validateSearch: pageSearch,
  beforeLoad: leadOn,
  component: RootLayout,
});

const guests = createRoute({
  getParentRoute: () => root,
  id: 'guests',
  validateSearch: returnSearch,
  beforeLoad: requireGuest,
});

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: requireLogin,
  loader: ({ context }) => context.client.ensureQueryData(whoIsLoggedIn()),
  component: Shell,
  pendingComponent: ShellSkeleton,
});

const ofRoot = { getParentRoute: () => root };
const ofGuests = { getParentRoute: () => guests };
const ofShell = { getParentRoute: () => shell };

/* Every path there is (src/contract/pages.ts) and its screen. */

const welcome = createRoute({ ...ofRoot, path: '/', component: WelcomeScreen });

const maintenance = createRoute({
  ...ofRoot,
  path: '/maintenance',
  validateSearch: returnSearch,
  component: screens.Maintenance,
});

const notFound = createRoute({ ...ofRoot, path: '/page-not-found', component: NotFoundScreen });

const forGuests = [
  createRoute({ ...ofGuests, path: '/login', component: screens.Login }),
  createRoute({ ...ofGuests, path: '/register', component: later('/register') }),
  createRoute({ ...ofGuests, path: '/forgot-password', component: later('/forgot-password') }),
  createRoute({
    ...ofGuests,
    path: '/password-reset/$token',
    component: later('/password-reset/$token'),
  }),
  createRoute({ ...ofGuests, path: '/set-up/$token', component: later('/set-up/$token') }),
] as const;

/*
 * A loader asks for what its screen is going to ask for, beside the screen's file instead of after
 * it. The search is read from the location: as a dependency of the loader, another page of a list
 * would be another screen, and the one that is there would go.
 */

const reviewing = [
  createRoute({
    ...ofShell,
    ...framed('/mentor/review-learning', screens.ReviewLearning),
    loader: async ({ context: { client }, location }) => {
      const { learner } = pageSearch(location.search);
      if (!learner || !mayPrepare('reflections.review')) return;
      await client.prefetchQuery(read(learnerLearning, { params: { learner } }));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/mentor/review-learning/reflection/$reflection', screens.Review),
    loader: async ({ context: { client }, params: { reflection: uuid } }) => {
      if (!mayPrepare('reflections.review')) return;
      await client.prefetchQuery(read(showReflection, { params: { uuid } }));
    },
  }),
] as const;

const dashboard = createRoute({
  ...ofShell,
  ...framed('/dashboard', screens.Dashboard),
  loader: async ({ context: { client }, location }) => {
    const { page = 1 } = pageSearch(location.search);
    if (!mayPrepare('reflections.review')) return;
    await Promise.all([
      screens.WorklistPanel.preload?.(),
      client.prefetchQuery(read(worklist, { query: { page } })),
      client.prefetchQuery(read(signedOff, { query: { per_page: 5 } })),
    ]);
  },
});

const notBuiltYet = <const P extends Parameters<typeof later>[0]>(path: P) =>
  createRoute({ ...ofShell, ...framed(path, later(path)) });

const others = [
  notBuiltYet('/verify-email'),
  notBuiltYet('/learning/areas'),
  notBuiltYet('/learning/pods'),
  notBuiltYet('/learning/reflections'),
  notBuiltYet('/organisations'),
  notBuiltYet('/subscriptions'),
  notBuiltYet('/mentor/assign-learning'),
  notBuiltYet('/users'),
  notBuiltYet('/localisation'),
  notBuiltYet('/my/learning'),
  notBuiltYet('/my/certificates'),
  notBuiltYet('/account'),
] as const;

const tree = root.addChildren([
  welcome,
  maintenance,
  notFound,
  guests.addChildren(forGuests),
  shell.addChildren([dashboard, ...reviewing, ...others]),
]);

/** Long enough to go straight from one page to the next, short enough to see that it goes. */
const patience = 120;

export const createAppRouter = (client: QueryClient) =>
  createRouter({
    routeTree: tree,
    context: { client },
    parseSearch,
    stringifySearch,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingMs: patience,
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    // The query client knows how fresh data is.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
