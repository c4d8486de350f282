import { createRoute } from '@tanstack/react-router';
import { podsPage } from '#contract/pages/learning.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const PodsScreen = lazyScreen(
  () => import('#web/features/learning/pods/pods-screen.tsx'),
  'PodsScreen',
);

export const podsRoute = createRoute(shellPage(podsPage, PodsScreen));
