import { createRoute } from '@tanstack/react-router';
import { myReflectionPage } from '#contract/pages/own.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const ReflectionScreen = lazyScreen(
  () => import('#web/features/my-learning/read/reflection-screen.tsx'),
  'ReflectionScreen',
);

export const myReflectionRoute = createRoute(shellPage(myReflectionPage, ReflectionScreen));
