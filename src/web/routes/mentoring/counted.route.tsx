import { createRoute } from '@tanstack/react-router';
import { countedPage } from '#contract/pages/figures.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const CountedScreen = lazyScreen(
  () => import('#web/features/figures/counted-screen.tsx'),
  'CountedScreen',
);

export const countedRoute = createRoute(shellPage(countedPage, CountedScreen));
