import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { pageAt, redirects } from '#contract/pages.ts';
import type { Permission } from '#contract/permissions.ts';
import { returnPath } from './return-path.ts';
import { permits } from './session.ts';
import { isLoggedIn, storedUser } from './stored-session.ts';

type At = { location: ParsedLocation };

/** Addresses that only lead on, and those that lead nowhere. */
export function leadOn({ location }: At) {
  const target = redirects[location.pathname];
  if (target) throw redirect({ to: target, replace: true });
  if (!pageAt(location.pathname)) throw redirect({ to: '/page-not-found', replace: true });
}

export function requireLogin({ location }: At) {
  if (!isLoggedIn()) {
    const to = location.href === '/dashboard' ? undefined : location.href;
    throw redirect({ to: '/login', search: { to }, replace: true });
  }
  const user = storedUser();
  if (!user) return;
  const isVerifying = location.pathname === '/verify-email';
  const isVerified = user.email_verified_at !== null;
  if (isVerified === isVerifying) {
    throw redirect({ to: isVerified ? '/dashboard' : '/verify-email', replace: true });
  }
}

export function requireGuest({ search }: { search: { to?: string | undefined } }) {
  if (isLoggedIn()) throw redirect({ href: returnPath(search.to), replace: true });
}

/** Whether to fetch ahead for a page. The page itself decides with the user it is shown to. */
export function mayPrepare(permission: Permission) {
  const user = storedUser();
  return user !== undefined && permits(user, permission);
}
