import { type Page, pages } from './page-list.ts';

export type PagePath = (typeof pages)[number]['path'];

export const page = (path: PagePath): Page => {
  const found = pages.find((one) => one.path === path);
  if (!found) throw new Error(`There is no page ${path}`);
  return found;
};

/** Addresses that only lead on. */
export const redirects: Record<string, PagePath> = {
  '/home': '/dashboard',
  '/learning': '/learning/areas',
  '/mentor': '/mentor/assign-learning',
  '/my': '/my/learning',
};

const patterns = pages.map((one): { pattern: RegExp; page: Page } => ({
  page: one,
  pattern: new RegExp(`^${one.path.replace(/\$\w+/g, '[^/]+')}$`),
}));

/** The page of an address; undefined for one that does not exist. */
export function pageAt(pathname: string): Page | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return patterns.find(({ pattern }) => pattern.test(path))?.page;
}
