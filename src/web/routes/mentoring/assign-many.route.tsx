import { createRoute } from '@tanstack/react-router';
import { assignManyPage } from '#contract/pages/mentoring.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const AssignManyScreen = lazyScreen(
  () => import('#web/features/assigning/many/assign-many-screen.tsx'),
  'AssignManyScreen',
);

export const assignManyRoute = createRoute(shellPage(assignManyPage, AssignManyScreen));
