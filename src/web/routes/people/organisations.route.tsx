import { createRoute } from '@tanstack/react-router';
import { organisationsPage } from '#contract/pages/people.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const OrganisationsPage = lazyScreen(() => import('./organisations-page.tsx'), 'OrganisationsPage');

export const organisationsRoute = createRoute(shellPage(organisationsPage, OrganisationsPage));
