import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { readOnArrival } from './features/notices/read-on-arrival.ts';
import { createClient } from './platform/data.ts';
import { dropWishOnInput, wishHeadingFocus } from './platform/heading-focus.ts';
import { leaveBy, leaveSignedOut } from './platform/leave.ts';
import { followLive } from './platform/live/follow-live.ts';
import { showTitleOf } from './platform/page-title.ts';
import { onSessionElsewhere } from './platform/session.ts';
import { isLoggedIn } from './platform/stored-session.ts';
import { type AppRouter, createAppRouter } from './routes.tsx';

/** The application at the address the browser is at, its parts joined up. */
export function createApp(): { router: AppRouter; app: ReactNode } {
  const client = createClient();
  const router = createAppRouter(client);

  leaveBy((href) => void router.navigate({ href }));

  onSessionElsewhere(() => {
    if (!isLoggedIn()) return leaveSignedOut();
    client.clear();
    void router.invalidate();
  });

  const live = followLive(client);
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    live.leaves();
    showTitleOf(toLocation.pathname);
  });
  router.subscribe('onResolved', ({ toLocation }) => {
    void readOnArrival(client, toLocation.pathname);
    live.arrives();
  });

  dropWishOnInput();
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    // The welcome page only leads on: what follows it is where the visit begins.
    if (pathChanged && fromLocation && fromLocation.pathname !== '/') wishHeadingFocus();
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
