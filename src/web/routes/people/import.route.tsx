import { createRoute } from '@tanstack/react-router';
import { importPage } from '#contract/pages/people.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const ImportScreen = lazyScreen(
  () => import('#web/features/imports/show/import-screen.tsx'),
  'ImportScreen',
);

export const importRoute = createRoute(shellPage(importPage, ImportScreen));
