import { createRoute } from '@tanstack/react-router';
import { myLearningPage } from '#contract/pages/own.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const MyLearningScreen = lazyScreen(
  () => import('#web/features/my-learning/list/my-learning-screen.tsx'),
  'MyLearningScreen',
);

export const myLearningRoute = createRoute(shellPage(myLearningPage, MyLearningScreen));
