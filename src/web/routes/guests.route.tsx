import { createRoute } from '@tanstack/react-router';
import { guestSearch } from '#contract/pages/public.ts';
import * as guards from '#web/platform/session/access-hooks.ts';
import { rootRoute } from './root.route.tsx';

/** Pages that somebody who is logged in has no use for. */
export const guestsRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guests',
  validateSearch: guestSearch,
  beforeLoad: guards.requireGuest,
});
