import type { CurrentUser } from '#contract/accounts.ts';
import { type Page, pages } from '#contract/page-list.ts';
import { isStaff } from '#contract/permissions.ts';
import { learnerSections, type Section, staffSections } from '#contract/sections.ts';
import { permits } from '#web/platform/session.ts';

/**
 * Staff see every entry, whatever they may do; whoever also learns sees their own learning too.
 * Somebody whose account has no role yet has nowhere else to go.
 */
export function sectionsFor(user: CurrentUser): readonly Section[] {
  const learns = permits(user, 'own-learning');
  if (!isStaff(user)) return learns ? learnerSections : ['dashboard'];
  return learns ? [...staffSections, 'mine'] : staffSections;
}

export const pagesOf = (section: Section): Page[] =>
  pages.filter((page: Page) => page.section === section && !page.hidden);

/** The bottom bar has room for four: first what this person works with. */
export function firstFour(user: CurrentUser, entries: readonly Section[]): Section[] {
  const usable = entries.filter((section) => isUsable(user, section));
  const others = entries.filter((section) => !usable.includes(section));
  return [...usable, ...others].slice(0, 4);
}

const isUsable = (user: CurrentUser, section: Section) =>
  pages.some((page: Page) => page.section === section && permits(user, page.allow));
