import { createRoute } from '@tanstack/react-router';
import { twoStepResetPage } from '#contract/pages/public.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { rootRoute } from '../root.route.tsx';

/** For whoever has the mailed link, logged in or not. */
export const twoStepResetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: twoStepResetPage.path,
  validateSearch: twoStepResetPage.search,
  component: lazyScreen(
    () => import('#web/features/factor-resets/reset-screen.tsx'),
    'ResetScreen',
  ),
});
