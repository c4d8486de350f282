import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Page } from '#contract/pages/page.ts';
import { pages } from '#contract/pages/page-list.ts';
import { mayOpen, pageAt, redirects } from '#contract/pages/pages.ts';
import { type Section, sections, staffSections } from '#contract/pages/sections.ts';
import { isStaff } from '#contract/permissions.ts';
import { hasPermission } from '#web/platform/session/session.ts';

/**
 * Staff see every entry, whatever they may do; whoever also learns sees their own learning too. Others
 * see what they may open: by a role at an organisation, or none but the dashboard.
 */
export function sectionsFor(user: CurrentUser): readonly Section[] {
  const entries = isStaff(user)
    ? staffSections
    : staffSections.filter((section) => wayInto(user, section));
  return hasPermission(user, 'own-learning') ? [...entries, 'mine'] : entries;
}

/** The bottom bar has room for four: of what this person may open. The rest is in its sheet. */
export const firstFour = (user: CurrentUser, entries: readonly Section[]): Section[] =>
  entries.filter((section) => wayInto(user, section)).slice(0, 4);

/** The pages of a section that this person may open, and the one they are at. */
export const pagesFor = (user: CurrentUser, section: Section, current: Page | undefined): Page[] =>
  pages.filter(
    (page: Page) =>
      page.section === section && !page.hidden && (page === current || mayOpen(user, page)),
  );

/** Where the entry leads this person: the first page of the section that is for them, if there is one. */
export function wayInto(user: CurrentUser, section: Section): string | undefined {
  const { path }: { path: string } = sections[section];
  const start = pageAt(redirects[path] ?? path);
  if (!start || mayOpen(user, start)) return path;
  return pagesFor(user, section, undefined)[0]?.path;
}
