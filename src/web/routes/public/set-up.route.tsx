import { createRoute } from '@tanstack/react-router';
import { setUpPage } from '#contract/pages/public.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { guestsRoute } from '../guests.route.tsx';

export const setUpRoute = createRoute({
  getParentRoute: () => guestsRoute,
  path: setUpPage.path,
  validateSearch: setUpPage.search,
  component: lazyScreen(() => import('#web/features/joining/set-up-screen.tsx'), 'SetUpScreen'),
});
