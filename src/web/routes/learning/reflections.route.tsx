import { createRoute } from '@tanstack/react-router';
import { reflectionsPage } from '#contract/pages/learning.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const ReflectionsScreen = lazyScreen(
  () => import('#web/features/questions/list/reflections-screen.tsx'),
  'ReflectionsScreen',
);

export const reflectionsRoute = createRoute(shellPage(reflectionsPage, ReflectionsScreen));
