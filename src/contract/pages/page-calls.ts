import { currentUser } from '#contract/accounts/accounts.openings.ts';
import { languageIndex } from '#contract/localisation/localisation.openings.ts';
import { unreadNotices } from '#contract/notices/notices.openings.ts';
import { type Opening, opening } from './openings.ts';
import type { Device } from './page.ts';
import { openingsAt, pageAt } from './pages.ts';

/** The calls of the frame around every page of a logged-in user. */
const frame: readonly Opening[] = [
  opening(currentUser, {}),
  opening(unreadNotices, {}),
  opening(languageIndex, {}),
];

/** The calls whose answers the document of a page brings along; none for pages that guests can open. */
export function pageCallsAt(pathname: string, search: object, device: Device): readonly Opening[] {
  return pageAt(pathname)?.guard === 'auth'
    ? [...frame, ...openingsAt(pathname, search, device)]
    : [];
}
