import { createRoute } from '@tanstack/react-router';
import { subscriptionsPage } from '#contract/pages/people.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const SubscriptionsScreen = lazyScreen(
  () => import('#web/features/subscriptions/subscriptions-screen.tsx'),
  'SubscriptionsScreen',
);

export const subscriptionsRoute = createRoute(shellPage(subscriptionsPage, SubscriptionsScreen));
