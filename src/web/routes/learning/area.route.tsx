import { createRoute } from '@tanstack/react-router';
import { areaPage } from '#contract/pages/learning.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const AreaPage = lazyScreen(() => import('./area-page.tsx'), 'AreaPage');

export const areaRoute = createRoute(shellPage(areaPage, AreaPage));
