import { createRoute } from '@tanstack/react-router';
import { reviewPage } from '#contract/pages/mentoring.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const ReviewScreen = lazyScreen(
  () => import('#web/features/mentoring/review/review-screen.tsx'),
  'ReviewScreen',
);

export const reviewRoute = createRoute({
  ...shellPage(reviewPage, ReviewScreen),
  // Whoever is given a reflection has read it, says the history; pointing at a link is not reading.
  // Ahead comes the screen's file alone.
  preload: false,
});
