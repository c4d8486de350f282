import { createRoute } from '@tanstack/react-router';
import { organisationsPage } from '#contract/pages/people.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const OrganisationsScreen = lazyScreen(
  () => import('#web/features/organisations/organisations-screen.tsx'),
  'OrganisationsScreen',
);

export const organisationsRoute = createRoute(shellPage(organisationsPage, OrganisationsScreen));
