import { createRoute } from '@tanstack/react-router';
import { userPage } from '#contract/pages/people.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const PersonPage = lazyScreen(() => import('./person-page.tsx'), 'PersonPage');

export const personRoute = createRoute(shellPage(userPage, PersonPage));
