import { createRoute } from '@tanstack/react-router';
import { systemPage } from '#contract/pages/system.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const SystemPage = lazyScreen(() => import('./system-page.tsx'), 'SystemPage');

export const systemRoute = createRoute(shellPage(systemPage, SystemPage));
