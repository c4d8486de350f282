import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { Endpoint } from '#contract/endpoint.ts';
import { pageAt, personAddress, redirects } from '#contract/pages/pages.ts';
import { verifyEmailPage } from '#contract/pages/public.ts';
import type { Role } from '#contract/permissions.ts';
import { mayCall } from '#contract/rights.ts';
import { isFirstPaint } from '#web/settings.ts';
import { clearFlash, setFlash } from './flash.ts';
import { returnPath } from './return-path.ts';
import { refetchCurrentUser } from './session.ts';
import { isLoggedIn, storedUser } from './stored-session.ts';

type HookArgs = { location: ParsedLocation };
type HookArgsWithClient = HookArgs & { context: { client: QueryClient } };

/** Redirects old addresses, and unknown ones to the not-found page. */
export function redirectUnknownPath({ location }: HookArgs) {
  const target = redirects[location.pathname];
  if (target) throw redirect({ to: target, replace: true });
  const person = personAddress(location.pathname, location.search);
  if (person) throw redirect({ href: person, replace: true });
  if (!pageAt(location.pathname)) throw redirect({ to: '/page-not-found', replace: true });
}

export function requireLogin({ location, context }: HookArgsWithClient) {
  // The server knows for whom it draws.
  if (isFirstPaint) return;
  if (!isLoggedIn()) {
    const to = location.href === '/dashboard' ? undefined : location.href;
    throw redirect({ to: '/login', search: { to }, replace: true });
  }
  const user = storedUser();
  if (!user) return;
  if (user.email_verified_at !== null) return redirectVerified(location);
  // It may have been verified since, by the link in the mail: only the server knows.
  return refetchCurrentUser(context.client).then((current) => {
    if (!current) return;
    if (current.email_verified_at !== null) return redirectVerified(location);
    if (location.pathname !== '/verify-email') {
      throw redirect({ to: '/verify-email', replace: true });
    }
  });
}

function redirectVerified({ pathname, search }: ParsedLocation) {
  if (pathname !== '/verify-email') return;
  const { resend } = verifyEmailPage.search(search);
  throw redirect({ to: '/dashboard', search: { resend }, replace: true });
}

/** For the dashboard: moves the flash out of the address, so that a reload does not repeat it. */
export const flashFromSearch = {
  beforeLoad: ({ search }: { search: ArrivalSearch }) => {
    if (!search.verified && !search.resend) return;
    setFlash({ kind: search.verified ? 'verified' : 'stale-link' });
    throw redirect({ to: '/dashboard', replace: true });
  },
  onLeave: clearFlash,
};

type ArrivalSearch = { verified?: string | undefined; resend?: string | undefined };

type GuestSearch = { to?: string | undefined; sign_in?: string | undefined };
type GuestHookArgs = HookArgsWithClient & { search: GuestSearch };

export function requireGuest({ location, search, context }: GuestHookArgs) {
  // A login by a provider may be of somebody else than was here before.
  if (!isLoggedIn() || search.sign_in === 'done') return;
  if (!pageAt(location.pathname)?.path.includes('$')) {
    throw redirect({ href: returnPath(search.to), replace: true });
  }
  // A link from an email: the session stored on this device may have ended long ago.
  return refetchCurrentUser(context.client).then(() => {
    if (!isLoggedIn()) return;
    setFlash({ kind: 'for-guests', href: location.href });
    throw redirect({ to: '/dashboard', replace: true });
  });
}

/** Whether to prefetch what shows the answer of this call. The part itself checks access again. */
export function mayPrefetch(endpoint: Endpoint) {
  const user = storedUser();
  return user !== undefined && mayCall(user, endpoint);
}

/** The same for what somebody with a role at an organisation sees. */
export const hasRolesAtOrganisations = () => storedUser()?.scopes !== undefined;

/** The same for what people with a role see, whatever else they may do. */
export const isPrefetchedFor = (role: Role) => storedUser()?.roles.includes(role) ?? false;
