import type { Page } from '#contract/pages/page.ts';
import { pageAt } from '#contract/pages/pages.ts';

/**
 * Where to go after the login; after maintenance, which may have come upon a guest, `guards` says
 * so. Whoever wrote the link may have chosen the address, so only such a page of ours will do.
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
