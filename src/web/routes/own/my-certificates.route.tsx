import { createRoute } from '@tanstack/react-router';
import { myCertificatesPage } from '#contract/pages/own.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import { shellPage } from '../shell-page.tsx';

const CertificatesScreen = lazyScreen(
  () => import('#web/features/my-learning/certificates/certificates-screen.tsx'),
  'CertificatesScreen',
);

export const myCertificatesRoute = createRoute(shellPage(myCertificatesPage, CertificatesScreen));
