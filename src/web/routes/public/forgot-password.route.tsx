import { createRoute } from '@tanstack/react-router';
import { forgotPasswordPage } from '#contract/pages/public.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { guestsRoute } from '../guests.route.tsx';

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => guestsRoute,
  path: forgotPasswordPage.path,
  validateSearch: forgotPasswordPage.search,
  component: lazyScreen(
    () => import('#web/features/joining/forgot-password-screen.tsx'),
    'ForgotPasswordScreen',
  ),
});
