import { createRoute } from '@tanstack/react-router';
import { areasPage } from '#contract/pages/learning.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const AreasScreen = lazyScreen(
  () => import('#web/features/learning/areas/areas-screen.tsx'),
  'AreasScreen',
);

export const areasRoute = createRoute(shellPage(areasPage, AreasScreen));
