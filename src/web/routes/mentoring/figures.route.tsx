import { createRoute } from '@tanstack/react-router';
import { figuresPage } from '#contract/pages/figures.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const FiguresScreen = lazyScreen(
  () => import('#web/features/figures/figures-screen.tsx'),
  'FiguresScreen',
);

export const figuresRoute = createRoute(shellPage(figuresPage, FiguresScreen));
