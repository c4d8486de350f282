import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter } from '@tanstack/react-router';
import { openCorrections } from '#contract/corrections.ts';
import { ownSessions } from '#contract/my-account.ts';
import { myLearning } from '#contract/my-learning.ts';
import { noticeList, noticeSettings } from '#contract/notices.ts';
import { overview } from '#contract/overview.ts';
import { signedOff } from '#contract/worklist.ts';
import { WelcomeScreen } from '#web/features/accounts/welcome-screen.tsx';
import { RootErrorScreen } from '#web/features/errors/error-screen.tsx';
import { NotFoundScreen } from '#web/features/errors/not-found.tsx';
import { worklistQuery } from '#web/features/mentoring/worklist-query.ts';
import * as guards from '#web/platform/access-hooks.ts';
import { read } from '#web/platform/endpoint-query.ts';
import {
  arrivalSearch,
  pageSearch,
  parseSearch,
  resetSearch,
  returnSearch,
  stringifySearch,
} from '#web/platform/search-params.ts';
import { currentUserQuery } from '#web/platform/session.ts';
import * as panels from './dashboard-panels.tsx';
import { guests, ofShell, root, shell } from './layout-routes.tsx';
import { assigning, learning, reviewing } from './learning-routes.tsx';
import { own } from './own-routes.tsx';
import { keeping } from './people-routes.tsx';
import * as screens from './screens.tsx';

const { framed } = screens;

const ofRoot = { getParentRoute: () => root };
const ofGuests = { getParentRoute: () => guests };

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
  loader: ({ context }) => context.client.ensureQueryData(currentUserQuery()),
  component: screens.VerifyEmail,
});

const dashboard = createRoute({
  ...ofShell,
  ...framed('/dashboard', screens.Dashboard),
  ...guards.flashFromSearch,
  loader: async ({ context: { client }, location }) => {
    const asked = pageSearch(location.search);
    const forMentors = guards.mayPrefetch('reflections.review') && [
      panels.WorklistPanel.preload?.(),
      client.prefetchQuery(worklistQuery(asked)),
      client.prefetchQuery(read(signedOff, { query: { per_page: 5 } })),
    ];
    const forKeepers = guards.mayPrefetch('people.manage') && [
      panels.PeoplePanel.preload?.(),
      panels.CorrectionsPanel.preload?.(),
      client.prefetchQuery(read(overview, {})),
      client.prefetchQuery(read(openCorrections, { query: { per_page: 1 } })),
    ];
    const forLearners = guards.mayPrefetch('own-learning') && [
      panels.MyLearningPanel.preload?.(),
      client.prefetchQuery(read(myLearning, {})),
    ];
    const parts = [forMentors, forKeepers, forLearners];
    await Promise.all(parts.flatMap((part) => part || []));
  },
});

const account = createRoute({
  ...ofShell,
  ...framed('/account', screens.Account),
  loader: ({ context: { client } }) =>
    Promise.all([
      client.prefetchQuery(read(ownSessions, {})),
      client.prefetchQuery(read(noticeSettings, {})),
    ]),
});

const notices = createRoute({
  ...ofShell,
  ...framed('/notices', screens.Notices),
  loader: ({ context: { client }, location }) => {
    const { page = 1 } = pageSearch(location.search);
    return client.prefetchQuery(read(noticeList, { query: { page } }));
  },
});

const tree = root.addChildren([
  welcome,
  maintenance,
  notFound,
  verifyEmail,
  guests.addChildren(forGuests),
  shell.addChildren([
    dashboard,
    account,
    notices,
    ...learning,
    ...assigning,
    ...reviewing,
    ...keeping,
    ...own,
  ]),
]);

/** Long enough to go straight from one page to the next, short enough to see that it goes. */
const patience = 120;

export const createAppRouter = (client: QueryClient) =>
  createRouter({
    routeTree: tree,
    context: { client },
    parseSearch,
    stringifySearch,
    defaultErrorComponent: RootErrorScreen,
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
