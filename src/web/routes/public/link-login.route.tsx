import { createRoute } from '@tanstack/react-router';
import { linkLoginPage } from '#contract/pages/public.ts';
import { waitingSignIn } from '#contract/single-sign-on/sign-in.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import * as guards from '#web/platform/session/access-hooks.ts';
import { rootRoute } from '../root.route.tsx';

export const linkLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: linkLoginPage.path,
  validateSearch: linkLoginPage.search,
  beforeLoad: guards.requireLogin,
  // Asked each time: another login may have come since.
  loader: ({ context }) => context.client.fetchQuery({ ...read(waitingSignIn, {}), staleTime: 0 }),
  component: lazyScreen(
    () => import('#web/features/sign-in/link-login-screen.tsx'),
    'LinkLoginScreen',
  ),
});
