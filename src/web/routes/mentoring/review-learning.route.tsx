import { createRoute } from '@tanstack/react-router';
import { reviewLearningPage } from '#contract/pages/mentoring.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const ReviewLearningScreen = lazyScreen(
  () => import('#web/features/mentoring/learner/review-learning-screen.tsx'),
  'ReviewLearningScreen',
);

export const reviewLearningRoute = createRoute(shellPage(reviewLearningPage, ReviewLearningScreen));
