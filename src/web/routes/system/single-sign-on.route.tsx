import { createRoute } from '@tanstack/react-router';
import { singleSignOnPage } from '#contract/pages/system.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const ProvidersScreen = lazyScreen(
  () => import('#web/features/sign-in/providers/providers-screen.tsx'),
  'ProvidersScreen',
);

export const singleSignOnRoute = createRoute(shellPage(singleSignOnPage, ProvidersScreen));
