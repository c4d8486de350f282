import type { CurrentUser } from '#contract/accounts.ts';
import { type Page, pages } from '#contract/page-list.ts';
import { sections } from '#contract/sections.ts';
import { permits } from '#web/platform/session.ts';
import type { Place } from './option.ts';

/** Every page this person may open by its address alone, in the order of the navigation. */
export const placesFor = (user: CurrentUser): Place[] =>
  pages
    .filter((page: Page) => isPlace(page) && permits(user, page.allow))
    .map(({ path, title, section }: Page) => ({
      href: path,
      icon: section ?? (path === '/notices' ? 'bell' : 'users'),
      title,
      line: section && sections[section].label,
    }));

/** The rest lead to one record, or are for those who are let in no further. */
const isPlace = ({ path, guard }: Page) =>
  guard === 'auth' && !path.includes('$') && path !== '/verify-email';
