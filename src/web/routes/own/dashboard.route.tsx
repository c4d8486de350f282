import { createRoute, redirect } from '@tanstack/react-router';
import { dashboardPage } from '#contract/pages/own.ts';
import { rememberedScope } from '#web/features/mentoring/worklist/remembered-scope.ts';
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
    const { mine, mentor } = at.search;
    if (mine || mentor || rememberedScope() !== '0' || !guards.mayPrefetch('reflections.review'))
      return;
    throw redirect({ to: '/dashboard', search: { ...at.search, mine: '0' }, replace: true });
  },
  loader: (at) =>
    Promise.all([prefetchOpenings(at), ...panelsForUser().map((panel) => panel.preload?.())]),
});
