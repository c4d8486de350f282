import { createRoute } from '@tanstack/react-router';
import { verifyEmailPage } from '#contract/pages/public.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import * as guards from '#web/platform/session/access-hooks.ts';
import { currentUserQuery } from '#web/platform/session/session.ts';
import { rootRoute } from '../root.route.tsx';

/** For somebody who is logged in and let in no further: without the shell. */
export const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: verifyEmailPage.path,
  validateSearch: verifyEmailPage.search,
  beforeLoad: guards.requireLogin,
  loader: ({ context }) => context.client.ensureQueryData(currentUserQuery()),
  component: lazyScreen(() => import('./verify-email-page.tsx'), 'VerifyEmailPage'),
});
