import { createRoute } from '@tanstack/react-router';
import { noticesPage } from '#contract/pages/own.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const NoticesScreen = lazyScreen(
  () => import('#web/features/notices/notices-screen.tsx'),
  'NoticesScreen',
);

export const noticesRoute = createRoute(shellPage(noticesPage, NoticesScreen));
