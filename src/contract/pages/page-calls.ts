import { currentUser } from '#contract/accounts/accounts.ts';
import { unreadNotices } from '#contract/notices/notices.ts';
import { type Opening, opening } from './openings.ts';
import { openingsAt, pageAt } from './pages.ts';

/** What stands around every page of whoever is logged in. */
const frame: readonly Opening[] = [opening(currentUser, {}), opening(unreadNotices, {})];

/** The calls that the document of an address answers beforehand; none where guests come, too. */
export function pageCallsAt(pathname: string, search: object): readonly Opening[] {
  return pageAt(pathname)?.guard === 'auth' ? [...frame, ...openingsAt(pathname, search)] : [];
}
