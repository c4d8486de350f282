import { createRoute } from '@tanstack/react-router';
import { verifyEmailPage } from '#contract/pages/public.ts';
import * as guards from '#web/platform/access-hooks.ts';
import { lazyScreen } from '#web/platform/lazy-screen.ts';
import { currentUserQuery } from '#web/platform/session.ts';
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
