import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Page } from '#contract/pages/page.ts';
import { pages } from '#contract/pages/page-list.ts';
import { pageAt, redirects } from '#contract/pages/pages.ts';
import {
  learnerSections,
  type Section,
  sections,
  staffSections,
} from '#contract/pages/sections.ts';
import { isStaff } from '#contract/permissions.ts';
import { hasPermission } from '#web/platform/session/session.ts';

/**
 * Staff see every entry, whatever they may do; whoever also learns sees their own learning too.
 * Somebody whose account has no role yet has nowhere else to go.
 */
export function sectionsFor(user: CurrentUser): readonly Section[] {
  const learns = hasPermission(user, 'own-learning');
  if (!isStaff(user)) return learns ? learnerSections : ['dashboard'];
  return learns ? [...staffSections, 'mine'] : staffSections;
}

/** The bottom bar has room for four: of what this person may open. The rest is in its sheet. */
export const firstFour = (user: CurrentUser, entries: readonly Section[]): Section[] =>
  entries.filter((section) => mayOpen(user, section)).slice(0, 4);

/** The pages of a section that this person may open, and the one they are at. */
export const pagesFor = (user: CurrentUser, section: Section, current: Page | undefined): Page[] =>
  pages.filter(
    (page: Page) =>
      page.section === section && !page.hidden && (page === current || isFor(user, page)),
  );

/** Whether the page that the entry leads to is one for this person. */
export function mayOpen(user: CurrentUser, section: Section): boolean {
  const { path }: { path: string } = sections[section];
  const page = pageAt(redirects[path] ?? path);
  return page === undefined || isFor(user, page);
}

const isFor = (user: CurrentUser, { allow }: Page) =>
  allow === undefined || hasPermission(user, allow);
