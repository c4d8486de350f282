import { createRoute } from '@tanstack/react-router';
import { loginPage } from '#contract/pages/public.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { guestsRoute } from '../guests.route.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => guestsRoute,
  path: loginPage.path,
  validateSearch: loginPage.search,
  component: lazyScreen(() => import('#web/features/accounts/login-screen.tsx'), 'LoginScreen'),
});
