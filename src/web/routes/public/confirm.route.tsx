import { createRoute } from '@tanstack/react-router';
import { confirmPage } from '#contract/pages/public.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { prefetchOpenings } from '#web/platform/router/prefetch-openings.ts';
import * as guards from '#web/platform/session/access-hooks.ts';
import { rootRoute } from '../root.route.tsx';

export const confirmRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: confirmPage.path,
  validateSearch: confirmPage.search,
  beforeLoad: guards.requireLogin,
  loader: prefetchOpenings,
  component: lazyScreen(
    () => import('#web/features/accounts/step-up/confirm-screen.tsx'),
    'ConfirmScreen',
  ),
});
