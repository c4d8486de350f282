import { createRoute } from '@tanstack/react-router';
import { registerPage } from '#contract/pages/public.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { guestsRoute } from '../guests.route.tsx';

export const registerRoute = createRoute({
  getParentRoute: () => guestsRoute,
  path: registerPage.path,
  validateSearch: registerPage.search,
  component: lazyScreen(
    () => import('#web/features/joining/register-screen.tsx'),
    'RegisterScreen',
  ),
});
