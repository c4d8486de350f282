import { createRoute } from '@tanstack/react-router';
import { linkLoginPage } from '#contract/pages/public.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import * as guards from '#web/platform/session/access-hooks.ts';
import { rootRoute } from '../root.route.tsx';

export const linkLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: linkLoginPage.path,
  validateSearch: linkLoginPage.search,
  beforeLoad: guards.requireLogin,
  component: lazyScreen(
    () => import('#web/features/sign-in/link-login-screen.tsx'),
    'LinkLoginScreen',
  ),
});
