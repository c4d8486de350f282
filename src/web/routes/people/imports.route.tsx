import { createRoute } from '@tanstack/react-router';
import { importsPage } from '#contract/pages/people.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const ImportsScreen = lazyScreen(
  () => import('#web/features/imports/imports-screen.tsx'),
  'ImportsScreen',
);

export const importsRoute = createRoute(shellPage(importsPage, ImportsScreen));
