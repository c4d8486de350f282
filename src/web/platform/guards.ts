import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { pageAt, redirects } from '#contract/pages.ts';
import type { Permission } from '#contract/permissions.ts';
import { forgetArrival, noteArrival } from './arrival.ts';
import { returnPath } from './return-path.ts';
import { type ArrivalSearch, arrivalSearch } from './search-params.ts';
import { askWhoIsLoggedIn, permits } from './session.ts';
import { isLoggedIn, storedUser } from './stored-session.ts';

type At = { location: ParsedLocation };
type AtWith = At & { context: { client: QueryClient } };

/** Addresses that only lead on, and those that lead nowhere. */
export function leadOn({ location }: At) {
  const target = redirects[location.pathname];
  if (target) throw redirect({ to: target, replace: true });
  if (!pageAt(location.pathname)) throw redirect({ to: '/page-not-found', replace: true });
}

export function requireLogin({ location, context }: AtWith) {
  if (!isLoggedIn()) {
    const to = location.href === '/dashboard' ? undefined : location.href;
    throw redirect({ to: '/login', search: { to }, replace: true });
  }
  const user = storedUser();
  if (!user) return;
  if (user.email_verified_at !== null) return leadVerified(location);
  // It may have been verified since, by the link in the mail: only the server knows.
  return askWhoIsLoggedIn(context.client).then((asked) => {
    if (!asked) return;
    if (asked.email_verified_at !== null) return leadVerified(location);
    if (location.pathname !== '/verify-email') {
      throw redirect({ to: '/verify-email', replace: true });
    }
  });
}

function leadVerified({ pathname, search }: ParsedLocation) {
  if (pathname !== '/verify-email') return;
  const { resend } = arrivalSearch(search);
  throw redirect({ to: '/dashboard', search: { resend }, replace: true });
}

/** For the dashboard: its address loses what it was only to say once. */
export const sayingArrivalOnce = {
  validateSearch: arrivalSearch,
  beforeLoad: ({ search }: { search: ArrivalSearch }) => {
    if (!search.verified && !search.resend) return;
    noteArrival(search.verified ? 'verified' : 'stale-link');
    throw redirect({ to: '/dashboard', replace: true });
  },
  onLeave: forgetArrival,
};

type GuestAt = AtWith & { search: { to?: string | undefined } };

export function requireGuest({ location, search, context }: GuestAt) {
  if (!isLoggedIn()) return;
  const leadIn = () => redirect({ href: returnPath(search.to), replace: true });
  if (!pageAt(location.pathname)?.path.includes('$')) throw leadIn();
  // A link out of a mail: this device may believe in a session that was over long ago.
  return askWhoIsLoggedIn(context.client).then(() => {
    if (isLoggedIn()) throw leadIn();
  });
}

/** Whether to fetch ahead for a page. The page itself decides with the user it is shown to. */
export function mayPrepare(permission: Permission) {
  const user = storedUser();
  return user !== undefined && permits(user, permission);
}
