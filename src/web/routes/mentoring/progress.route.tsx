import { createRoute } from '@tanstack/react-router';
import { progressPage } from '#contract/pages/mentoring.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const ProgressScreen = lazyScreen(
  () => import('#web/features/mentoring/progress/progress-screen.tsx'),
  'ProgressScreen',
);

export const progressRoute = createRoute(shellPage(progressPage, ProgressScreen));
