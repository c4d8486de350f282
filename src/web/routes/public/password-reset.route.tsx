import { createRoute } from '@tanstack/react-router';
import { passwordResetPage } from '#contract/pages/public.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { guestsRoute } from '../guests.route.tsx';

export const passwordResetRoute = createRoute({
  getParentRoute: () => guestsRoute,
  path: passwordResetPage.path,
  validateSearch: passwordResetPage.search,
  component: lazyScreen(
    () => import('#web/features/joining/reset-password-screen.tsx'),
    'ResetPasswordScreen',
  ),
});
