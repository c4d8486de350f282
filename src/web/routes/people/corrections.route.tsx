import { createRoute } from '@tanstack/react-router';
import { correctionsPage } from '#contract/pages/people.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const CorrectionsScreen = lazyScreen(
  () => import('#web/features/corrections/corrections-screen.tsx'),
  'CorrectionsScreen',
);

export const correctionsRoute = createRoute(shellPage(correctionsPage, CorrectionsScreen));
