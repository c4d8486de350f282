import { createRoute } from '@tanstack/react-router';
import { myReflectionPage } from '#contract/pages/own.ts';
import { lazyScreen } from '#web/platform/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const ReflectionScreen = lazyScreen(
  () => import('#web/features/my-learning/reflection-screen.tsx'),
  'ReflectionScreen',
);

export const myReflectionRoute = createRoute(shellPage(myReflectionPage, ReflectionScreen));
