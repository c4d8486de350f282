import { createRoute } from '@tanstack/react-router';
import { assignLearningPage } from '#contract/pages/mentoring.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const AssignLearningScreen = lazyScreen(
  () => import('#web/features/assigning/one/assign-learning-screen.tsx'),
  'AssignLearningScreen',
);

export const assignLearningRoute = createRoute(shellPage(assignLearningPage, AssignLearningScreen));
