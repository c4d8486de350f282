import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Page } from '#contract/pages/page.ts';
import { pages } from '#contract/pages/page-list.ts';
import { sections } from '#contract/pages/sections.ts';
import { hasPermission } from '#web/platform/session/session.ts';
import type { Destination } from './option.ts';

/** Every page this person may open by its address alone, in the order of the navigation. */
export const pagesFor = (user: CurrentUser): Destination[] =>
  pages
    .filter((page: Page) => isDestination(page) && hasPermission(user, page.allow))
    .map(({ path, title, section }: Page) => ({
      href: path,
      icon: section ?? (path === '/notices' ? 'bell' : 'users'),
      title,
      line: section && sections[section].label,
    }));

/** The rest lead to one record, or are for those who are let in no further. */
const isDestination = ({ path, guard }: Page) =>
  guard === 'auth' && !path.includes('$') && path !== '/verify-email';
