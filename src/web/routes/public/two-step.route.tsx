import { createRoute } from '@tanstack/react-router';
import { twoStepPage } from '#contract/pages/public.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import * as guards from '#web/platform/session/access-hooks.ts';
import { currentUserQuery } from '#web/platform/session/session.ts';
import { rootRoute } from '../root.route.tsx';

/** For somebody who is let in no further until they have set it up: without the shell. */
export const twoStepRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: twoStepPage.path,
  validateSearch: twoStepPage.search,
  beforeLoad: guards.requireLogin,
  loader: ({ context }) => context.client.ensureQueryData(currentUserQuery()),
  component: lazyScreen(() => import('./two-step-page.tsx'), 'TwoStepPage'),
});
