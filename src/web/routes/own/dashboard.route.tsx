import { createRoute } from '@tanstack/react-router';
import { dashboardPage } from '#contract/pages/own.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { prefetchOpenings } from '#web/platform/router/prefetch-openings.ts';
import * as guards from '#web/platform/session/access-hooks.ts';
import { shellPage } from '../shell-page.tsx';
import { panelsForUser } from './dashboard-panels.tsx';

const DashboardPage = lazyScreen(() => import('./dashboard-page.tsx'), 'DashboardPage');

export const dashboardRoute = createRoute({
  ...shellPage(dashboardPage, DashboardPage),
  ...guards.flashFromSearch,
  loader: (at) =>
    Promise.all([prefetchOpenings(at), ...panelsForUser().map((panel) => panel.preload?.())]),
});
