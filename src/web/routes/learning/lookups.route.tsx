import { createRoute } from '@tanstack/react-router';
import { lookupsPage } from '#contract/pages/learning.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const LookupsScreen = lazyScreen(
  () => import('#web/features/learning/lookups/lookups-screen.tsx'),
  'LookupsScreen',
);

export const lookupsRoute = createRoute(shellPage(lookupsPage, LookupsScreen));
