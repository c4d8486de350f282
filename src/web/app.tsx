import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { markNoticesReadFor } from './features/notices/mark-notices-read.ts';
import { cancelHeadingFocusOnInput, requestHeadingFocus } from './heading-focus.ts';
import { setAskForProof } from './platform/calls/call.ts';
import { createQueryClient } from './platform/calls/endpoint-query.ts';
import { takePageData } from './platform/calls/page-data.ts';
import { createLiveUpdates } from './platform/live/live-updates.ts';
import { setTitleForPath } from './platform/router/page-title.ts';
import { redirectToLogin, setNavigate } from './platform/session/redirect-away.ts';
import { onSessionChangeInOtherTab } from './platform/session/session.ts';
import { isLoggedIn } from './platform/session/stored-session.ts';
import { type AppRouter, createAppRouter } from './router.tsx';

/** The application at the address the browser is at, its parts joined up. */
export function createApp(): { router: AppRouter; app: ReactNode } {
  const client = createQueryClient();
  takePageData(client);
  const router = createAppRouter(client);

  setNavigate((href) => void router.navigate({ href }));

  setAskForProof(async (refusal) => {
    const { askForProof } = await import('./features/accounts/step-up/ask-for-proof.tsx');
    return askForProof(refusal);
  });

  onSessionChangeInOtherTab(() => {
    if (!isLoggedIn()) return redirectToLogin();
    client.clear();
    void router.invalidate();
  });

  const live = createLiveUpdates(client);
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    live.onNavigate();
    setTitleForPath(toLocation.pathname);
  });
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    // A step of a review is the same page.
    if (pathChanged) void markNoticesReadFor(client, toLocation.pathname);
    live.onNavigated();
  });

  cancelHeadingFocusOnInput();
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    // The welcome page only leads on: what follows it is where the visit begins.
    if (pathChanged && fromLocation && fromLocation.pathname !== '/') requestHeadingFocus();
  });

  const app = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
  return { router, app };
}
