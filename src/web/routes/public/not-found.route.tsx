import { createRoute } from '@tanstack/react-router';
import { notFoundPage } from '#contract/pages/public.ts';
import { NotFoundScreen } from '#web/features/errors/not-found.tsx';
import { rootRoute } from '../root.route.tsx';

export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: notFoundPage.path,
  component: NotFoundScreen,
});
