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

/** `error` while the screen's form shows errors: it is the first thing a screen reader says. */
export function usePageTitle(title: string, { error = false }: { error?: boolean } = {}) {
  useEffect(() => {
    show((error ? 'Error: ' : '') + title);
    return () => showTitleOf(location.pathname);
  }, [title, error]);
}
