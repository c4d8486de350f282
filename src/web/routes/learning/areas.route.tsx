import { createRoute } from '@tanstack/react-router';
import { areasPage } from '#contract/pages/learning.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const AreasPage = lazyScreen(() => import('./areas-page.tsx'), 'AreasPage');

export const areasRoute = createRoute(shellPage(areasPage, AreasPage));
