import { createRoute } from '@tanstack/react-router';
import { dashboardPage } from '#contract/pages/own.ts';
import * as guards from '#web/platform/access-hooks.ts';
import { lazyScreen } from '#web/platform/lazy-screen.ts';
import { prefetchOpenings } from '#web/platform/prefetch-openings.ts';
import { shellPage } from '../shell-page.tsx';
import { panelsForUser } from './dashboard-panels.tsx';

const DashboardPage = lazyScreen(() => import('./dashboard-page.tsx'), 'DashboardPage');

export const dashboardRoute = createRoute({
  ...shellPage(dashboardPage, DashboardPage),
  ...guards.flashFromSearch,
  loader: (at) =>
    Promise.all([prefetchOpenings(at), ...panelsForUser().map((panel) => panel.preload?.())]),
});
