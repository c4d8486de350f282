import { createRoute } from '@tanstack/react-router';
import { maintenancePage } from '#contract/pages/public.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { rootRoute } from '../root.route.tsx';

export const maintenanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: maintenancePage.path,
  validateSearch: maintenancePage.search,
  component: lazyScreen(
    () => import('#web/features/errors/maintenance-screen.tsx'),
    'MaintenanceScreen',
  ),
});
