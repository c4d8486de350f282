import { createRoute } from '@tanstack/react-router';
import { historyPage } from '#contract/pages/system.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const HistoryScreen = lazyScreen(
  () => import('#web/features/history/history-screen.tsx'),
  'HistoryScreen',
);

export const historyRoute = createRoute(shellPage(historyPage, HistoryScreen));
