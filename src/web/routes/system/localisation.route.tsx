import { createRoute } from '@tanstack/react-router';
import { localisationPage } from '#contract/pages/system.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const LocalisationScreen = lazyScreen(
  () => import('#web/features/localisation/localisation-screen.tsx'),
  'LocalisationScreen',
);

export const localisationRoute = createRoute(shellPage(localisationPage, LocalisationScreen));
