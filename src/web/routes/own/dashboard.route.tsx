import { createRoute, redirect } from '@tanstack/react-router';
import { reviewQueue } from '#contract/mentoring/review-queue.openings.ts';
import { withChosenScope } from '#contract/mentoring/worklist-scope.ts';
import { dashboardPage } from '#contract/pages/own.ts';
import { listsEverybodys } from '#web/features/mentoring/worklist/remembered-scope.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { prefetchOpenings } from '#web/platform/router/prefetch-openings.ts';
import * as guards from '#web/platform/session/access-hooks.ts';
import { shellPage } from '../shell-page.tsx';
import { panelsForUser } from './dashboard-panels.tsx';

const DashboardPage = lazyScreen(() => import('./dashboard-page.tsx'), 'DashboardPage');

export const dashboardRoute = createRoute({
  ...shellPage(dashboardPage, DashboardPage),
  ...guards.flashFromSearch,
  beforeLoad: (at) => {
    guards.flashFromSearch.beforeLoad(at);
    const search = withChosenScope(at.search, listsEverybodys());
    if (search === at.search || !guards.mayPrefetch(reviewQueue)) return;
    throw redirect({ to: '/dashboard', search, replace: true });
  },
  loader: (at) =>
    Promise.all([prefetchOpenings(at), ...panelsForUser().map((panel) => panel.preload?.())]),
});
