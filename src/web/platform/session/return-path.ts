import type { Page } from '#contract/pages/page.ts';
import { pageAt } from '#contract/pages/pages.ts';

/**
 * Where to go after the login, or after maintenance. The address came in a link that anyone may have
 * written, so it must be a page of ours with one of these `guards`.
 */
export function returnPath(
  wanted: string | undefined,
  guards: readonly Page['guard'][] = ['auth'],
): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, location.origin)) return '/dashboard';
  const { origin, pathname, search, hash } = new URL(wanted, location.origin);
  const guard = pageAt(pathname)?.guard;
  const isOurs = origin === location.origin && guard && guards.includes(guard);
  return isOurs ? pathname + search + hash : '/dashboard';
}
