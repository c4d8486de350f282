import { createRoute } from '@tanstack/react-router';
import { accountPage } from '#contract/pages/own.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const AccountPage = lazyScreen(() => import('./account-page.tsx'), 'AccountPage');

export const accountRoute = createRoute(shellPage(accountPage, AccountPage));
