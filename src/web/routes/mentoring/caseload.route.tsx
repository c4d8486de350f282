import { createRoute } from '@tanstack/react-router';
import { caseloadPage } from '#contract/pages/mentoring.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const CaseloadScreen = lazyScreen(
  () => import('#web/features/caseload/caseload-screen.tsx'),
  'CaseloadScreen',
);

export const caseloadRoute = createRoute(shellPage(caseloadPage, CaseloadScreen));
