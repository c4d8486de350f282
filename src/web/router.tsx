import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '#contract/pages/search-params.ts';
import { RootErrorScreen } from '#web/features/errors/error-screen.tsx';
import { NotFoundScreen } from '#web/features/errors/not-found.tsx';
import { guestsRoute } from './routes/guests.route.tsx';
import { areaRoute } from './routes/learning/area.route.tsx';
import { areasRoute } from './routes/learning/areas.route.tsx';
import { lookupsRoute } from './routes/learning/lookups.route.tsx';
import { podsRoute } from './routes/learning/pods.route.tsx';
import { reflectionsRoute } from './routes/learning/reflections.route.tsx';
import { teamPhrasesRoute } from './routes/learning/team-phrases.route.tsx';
import { assignLearningRoute } from './routes/mentoring/assign-learning.route.tsx';
import { assignManyRoute } from './routes/mentoring/assign-many.route.tsx';
import { caseloadRoute } from './routes/mentoring/caseload.route.tsx';
import { countedRoute } from './routes/mentoring/counted.route.tsx';
import { figuresRoute } from './routes/mentoring/figures.route.tsx';
import { progressRoute } from './routes/mentoring/progress.route.tsx';
import { reviewRoute } from './routes/mentoring/review.route.tsx';
import { reviewLearningRoute } from './routes/mentoring/review-learning.route.tsx';
import { accountRoute } from './routes/own/account.route.tsx';
import { dashboardRoute } from './routes/own/dashboard.route.tsx';
import { myCertificatesRoute } from './routes/own/my-certificates.route.tsx';
import { myLearningRoute } from './routes/own/my-learning.route.tsx';
import { myReflectionRoute } from './routes/own/my-reflection.route.tsx';
import { noticesRoute } from './routes/own/notices.route.tsx';
import { correctionsRoute } from './routes/people/corrections.route.tsx';
import { importRoute } from './routes/people/import.route.tsx';
import { importsRoute } from './routes/people/imports.route.tsx';
import { organisationsRoute } from './routes/people/organisations.route.tsx';
import { personRoute } from './routes/people/person.route.tsx';
import { subscriptionsRoute } from './routes/people/subscriptions.route.tsx';
import { usersRoute } from './routes/people/users.route.tsx';
import { confirmRoute } from './routes/public/confirm.route.tsx';
import { forgotPasswordRoute } from './routes/public/forgot-password.route.tsx';
import { linkLoginRoute } from './routes/public/link-login.route.tsx';
import { loginRoute } from './routes/public/login.route.tsx';
import { maintenanceRoute } from './routes/public/maintenance.route.tsx';
import { notFoundRoute } from './routes/public/not-found.route.tsx';
import { passwordResetRoute } from './routes/public/password-reset.route.tsx';
import { registerRoute } from './routes/public/register.route.tsx';
import { setUpRoute } from './routes/public/set-up.route.tsx';
import { twoStepRoute } from './routes/public/two-step.route.tsx';
import { twoStepResetRoute } from './routes/public/two-step-reset.route.tsx';
import { verifyEmailRoute } from './routes/public/verify-email.route.tsx';
import { welcomeRoute } from './routes/public/welcome.route.tsx';
import { rootRoute } from './routes/root.route.tsx';
import { shellRoute } from './routes/shell.route.tsx';
import { historyRoute } from './routes/system/history.route.tsx';
import { localisationRoute } from './routes/system/localisation.route.tsx';
import { singleSignOnRoute } from './routes/system/single-sign-on.route.tsx';
import { systemRoute } from './routes/system/system.route.tsx';

const routeTree = rootRoute.addChildren([
  welcomeRoute,
  confirmRoute,
  linkLoginRoute,
  maintenanceRoute,
  notFoundRoute,
  verifyEmailRoute,
  twoStepRoute,
  twoStepResetRoute,
  guestsRoute.addChildren([
    loginRoute,
    registerRoute,
    forgotPasswordRoute,
    passwordResetRoute,
    setUpRoute,
  ]),
  shellRoute.addChildren([
    dashboardRoute,
    accountRoute,
    noticesRoute,
    areasRoute,
    areaRoute,
    podsRoute,
    reflectionsRoute,
    lookupsRoute,
    teamPhrasesRoute,
    assignLearningRoute,
    assignManyRoute,
    reviewLearningRoute,
    progressRoute,
    reviewRoute,
    caseloadRoute,
    figuresRoute,
    countedRoute,
    organisationsRoute,
    subscriptionsRoute,
    usersRoute,
    personRoute,
    importsRoute,
    importRoute,
    correctionsRoute,
    historyRoute,
    systemRoute,
    singleSignOnRoute,
    localisationRoute,
    myLearningRoute,
    myReflectionRoute,
    myCertificatesRoute,
  ]),
]);

/** Long enough to go straight from one page to the next, short enough to see that it goes. */
const patience = 120;

/** Without a history of its own it follows the browser's. */
export const createAppRouter = (client: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
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
    ...(history && { history }),
    // Where there is nothing to scroll it would write a script into the page.
    scrollRestoration: history === undefined,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
