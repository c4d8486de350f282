import { pageAt } from '#contract/pages.ts';

/**
 * Where to go after the login. Whoever wrote the link may have chosen the address, so only a page
 * of ours that is meant for people who are logged in will do.
 */
export function returnPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, location.origin)) return '/dashboard';
  const { origin, pathname, search, hash } = new URL(wanted, location.origin);
  const isOurs = origin === location.origin && pageAt(pathname)?.guard === 'auth';
  return isOurs ? pathname + search + hash : '/dashboard';
}
