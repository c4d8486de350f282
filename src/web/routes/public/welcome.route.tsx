import { createRoute } from '@tanstack/react-router';
import { welcomePage } from '#contract/pages/public.ts';
import { WelcomeScreen } from '#web/features/accounts/welcome-screen.tsx';
import { rootRoute } from '../root.route.tsx';

export const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: welcomePage.path,
  component: WelcomeScreen,
});
