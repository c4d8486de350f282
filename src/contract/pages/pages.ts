import { mayCall, type Rights } from '#contract/rights.ts';
import type { Device, Page } from './page.ts';
import { pages } from './page-list.ts';
import { usersPage } from './people.ts';
import { openedRecord } from './search-params.ts';

export type PagePath = (typeof pages)[number]['path'];

export const page = (path: PagePath): Page => {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`There is no page ${path}`);
  return found;
};

/** Paths that redirect to a page. */
export const redirects: Record<string, PagePath> = {
  '/home': '/dashboard',
  '/learning': '/learning/areas',
  '/mentor': '/mentor/assign-learning',
  '/my': '/my/learning',
};

const patterns = pages.map((page): { pattern: RegExp; page: Page } => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/\$(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

const withoutLastSlash = (pathname: string) => pathname.replace(/\/+$/, '') || '/';

const matchAt = (pathname: string) =>
  patterns.find(({ pattern }) => pattern.test(withoutLastSlash(pathname)));

/** Where a person is now whom an older address opened in a dialog over the list. */
export function personAddress(pathname: string, search: object): string | undefined {
  if (withoutLastSlash(pathname) !== usersPage.path) return undefined;
  const user = openedRecord(usersPage.search({ ...search }));
  return user && `${usersPage.path}/${user}`;
}

/** The page of an address; undefined for one that does not exist. */
export const pageAt = (pathname: string): Page | undefined => matchAt(pathname)?.page;

/** The calls that the page of an address opens with. */
export function openingsAt(pathname: string, search: object, device?: Device) {
  const { page, pattern } = matchAt(pathname) ?? {};
  if (!page?.opens || !pattern) return [];
  const params = pattern.exec(withoutLastSlash(pathname))?.groups ?? {};
  const chosen = device ? rememberedSearch(page, search, device) : page.search({ ...search });
  return page.opens({ params, search: chosen });
}

/** Where a person is led who asks for this address of a page: with what they chose last. */
export function rememberedSearch({ search, remembered }: Page, written: object, device: Device) {
  const parsed = search({ ...written });
  return remembered?.(parsed, device) ?? parsed;
}

/**
 * Whether a page is for somebody: by a role of the whole service, or by a role at an organisation once
 * the call that the page is about, with the same `allow`, keeps to the organisations of its caller. Its
 * other calls are parts of it, shown to whoever may make them.
 */
export function mayOpen(
  rights: Rights,
  {
    path,
    allow,
    about = openingsAt(path, {})[0]?.endpoint,
  }: Pick<Page, 'path' | 'allow' | 'about'>,
): boolean {
  if (allow === undefined || rights.permissions.includes(allow)) return true;
  return about?.allow === allow && mayCall(rights, about);
}
