import { useEffect } from 'react';
import { pageAt } from '#contract/pages.ts';
import { appName } from './settings.ts';

const show = (title: string) => {
  document.title = `${title} – ${appName()}`;
};

/** The title of the page at an address, as soon as somebody goes there. */
export function showTitleOf(pathname: string) {
  const page = pageAt(pathname);
  if (page) show(page.title);
}

let failing = 0;

/** While any form of the page shows errors, its title begins with that. */
export function useErrorTitle(isFailing: boolean) {
  useEffect(() => {
    if (!isFailing) return;
    const count = (by: number) => {
      failing += by;
      const title = pageAt(location.pathname)?.title;
      if (title) show((failing > 0 ? 'Error: ' : '') + title);
    };
    count(1);
    return () => count(-1);
  }, [isFailing]);
}

/** `error` while the screen's form shows errors: it is the first thing a screen reader says. */
export function usePageTitle(title: string, { error = false }: { error?: boolean } = {}) {
  useEffect(() => {
    show((error ? 'Error: ' : '') + title);
    return () => showTitleOf(location.pathname);
  }, [title, error]);
}
