import { createRoute } from '@tanstack/react-router';
import { ownFactors } from '#contract/factors/factors.ts';
import { confirmPage } from '#contract/pages/public.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import * as guards from '#web/platform/session/access-hooks.ts';
import { rootRoute } from '../root.route.tsx';

export const confirmRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: confirmPage.path,
  validateSearch: confirmPage.search,
  beforeLoad: guards.requireLogin,
  loader: ({ context }) => context.client.ensureQueryData(read(ownFactors, {})),
  component: lazyScreen(
    () => import('#web/features/accounts/step-up/confirm-screen.tsx'),
    'ConfirmScreen',
  ),
});
