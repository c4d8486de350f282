import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { RootLayout } from '#web/features/shell/root-layout.tsx';
import * as guards from '#web/platform/session/access-hooks.ts';

export const rootRoute = createRootRouteWithContext<{ client: QueryClient }>()({
  beforeLoad: guards.redirectUnknownPath,
  component: RootLayout,
});
