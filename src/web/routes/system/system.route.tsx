import { createRoute } from '@tanstack/react-router';
import { systemPage } from '#contract/pages/system.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const SystemScreen = lazyScreen(
  () => import('#web/features/system/system-screen.tsx'),
  'SystemScreen',
);

export const systemRoute = createRoute(shellPage(systemPage, SystemScreen));
