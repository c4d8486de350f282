import { createRoute } from '@tanstack/react-router';
import { teamPhrasesPage } from '#contract/pages/learning.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const TeamPhrasesScreen = lazyScreen(
  () => import('#web/features/mentoring/phrases/team-phrases-screen.tsx'),
  'TeamPhrasesScreen',
);

export const teamPhrasesRoute = createRoute(shellPage(teamPhrasesPage, TeamPhrasesScreen));
