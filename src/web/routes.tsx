import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { learnerAssignments } from '#contract/assignments.ts';
import { areaIndex, orphanPods, podsOfArea } from '#contract/learning.ts';
import { lookupIndex, lookupKinds } from '#contract/lookups.ts';
import { learnerLearning, showReflection, signedOff, worklist } from '#contract/mentoring.ts';
import { ownSessions } from '#contract/my-account.ts';
import { WelcomeScreen } from '#web/features/accounts/welcome-screen.tsx';
import { ErrorScreen } from '#web/features/errors/error-screen.tsx';
import { NotFoundScreen } from '#web/features/errors/not-found.tsx';
import { RootLayout } from '#web/features/shell/root-layout.tsx';
import { Shell } from '#web/features/shell/shell.tsx';
import { ShellSkeleton } from '#web/features/shell/shell-skeleton.tsx';
import { read } from '#web/platform/data.ts';
import * as guards from '#web/platform/guards.ts';
import {
  areasIn,
  arrivalSearch,
  pageSearch,
  parseSearch,
  resetSearch,
  returnSearch,
  stepSearch,
  stringifySearch,
} from '#web/platform/search-params.ts';
import { whoIsLoggedIn } from '#web/platform/session.ts';
import * as screens from './screens.tsx';

const { framed, later } = screens;

const root = createRootRouteWithContext<{ client: QueryClient }>()({
  validateSearch: pageSearch,
  beforeLoad: guards.leadOn,
  component: RootLayout,
});

const guests = createRoute({
  getParentRoute: () => root,
  id: 'guests',
  validateSearch: returnSearch,
  beforeLoad: guards.requireGuest,
});

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: guards.requireLogin,
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
  createRoute({ ...ofGuests, path: '/register', component: screens.Register }),
  createRoute({ ...ofGuests, path: '/forgot-password', component: screens.ForgotPassword }),
  createRoute({
    ...ofGuests,
    path: '/password-reset/$token',
    validateSearch: resetSearch,
    component: screens.ResetPassword,
  }),
  createRoute({ ...ofGuests, path: '/set-up/$token', component: screens.SetUp }),
] as const;

/** For somebody who is logged in and let in no further: without the shell. */
const verifyEmail = createRoute({
  ...ofRoot,
  path: '/verify-email',
  validateSearch: arrivalSearch,
  beforeLoad: guards.requireLogin,
  loader: ({ context }) => context.client.ensureQueryData(whoIsLoggedIn()),
  component: screens.VerifyEmail,
});

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
      if (!learner || !guards.mayPrepare('reflections.review')) return;
      await client.prefetchQuery(read(learnerLearning, { params: { learner } }));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/mentor/review-learning/reflection/$reflection', screens.Review),
    loader: async ({ context: { client }, params: { reflection: uuid } }) => {
      if (!guards.mayPrepare('reflections.review')) return;
      await client.prefetchQuery(read(showReflection, { params: { uuid } }));
    },
  }),
] as const;

const assigning = [
  createRoute({
    ...ofShell,
    ...framed('/mentor/assign-learning', screens.AssignLearning),
    loader: async ({ context: { client }, location }) => {
      const { learner } = pageSearch(location.search);
      if (!guards.mayPrepare('learning.assign')) return;
      const asked = learner && read(learnerAssignments, { params: { learner } });
      await Promise.all([
        client.prefetchQuery(read(areaIndex, {})),
        asked && client.prefetchQuery(asked),
      ]);
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/mentor/assign-learning/many', screens.AssignMany),
    validateSearch: stepSearch,
    loader: async ({ context: { client } }) => {
      if (guards.mayPrepare('learning.assign')) await client.prefetchQuery(read(areaIndex, {}));
    },
  }),
] as const;

const dashboard = createRoute({
  ...ofShell,
  ...framed('/dashboard', screens.Dashboard),
  ...guards.sayingArrivalOnce,
  loader: async ({ context: { client }, location }) => {
    const { page = 1 } = pageSearch(location.search);
    if (!guards.mayPrepare('reflections.review')) return;
    await Promise.all([
      screens.WorklistPanel.preload?.(),
      client.prefetchQuery(read(worklist, { query: { page } })),
      client.prefetchQuery(read(signedOff, { query: { per_page: 5 } })),
    ]);
  },
});

const account = createRoute({
  ...ofShell,
  ...framed('/account', screens.Account),
  loader: ({ context: { client } }) => client.prefetchQuery(read(ownSessions, {})),
});

const learning = [
  createRoute({
    ...ofShell,
    ...framed('/learning/areas', screens.Areas),
    loader: async ({ context: { client } }) => {
      if (guards.mayPrepare('learning.read')) await client.prefetchQuery(read(areaIndex, {}));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/learning/pods', screens.Pods),
    loader: async ({ context: { client }, location }) => {
      if (!guards.mayPrepare('learning.read')) return;
      const opened = areasIn(pageSearch(location.search).area);
      await Promise.all([
        client.prefetchQuery(read(areaIndex, {})),
        client.prefetchQuery(read(orphanPods, {})),
        ...opened.map((area) => client.prefetchQuery(read(podsOfArea, { params: { area } }))),
      ]);
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/learning/reflections', screens.Reflections),
    loader: async ({ context: { client } }) => {
      if (guards.mayPrepare('learning.read')) await client.prefetchQuery(read(areaIndex, {}));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/learning/words', screens.Lookups),
    loader: async ({ context: { client } }) => {
      if (!guards.mayPrepare('learning.read')) return;
      const lists = lookupKinds.map((kind) => read(lookupIndex, { params: { kind } }));
      await Promise.all(lists.map((list) => client.prefetchQuery(list)));
    },
  }),
] as const;

const notBuiltYet = <const P extends Parameters<typeof later>[0]>(path: P) =>
  createRoute({ ...ofShell, ...framed(path, later(path)) });

const others = [
  notBuiltYet('/organisations'),
  notBuiltYet('/subscriptions'),
  notBuiltYet('/users'),
  notBuiltYet('/localisation'),
  notBuiltYet('/my/learning'),
  notBuiltYet('/my/certificates'),
] as const;

const tree = root.addChildren([
  welcome,
  maintenance,
  notFound,
  verifyEmail,
  guests.addChildren(forGuests),
  shell.addChildren([dashboard, account, ...learning, ...assigning, ...reviewing, ...others]),
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
