import { useEffect } from 'react';
import { pageAt } from '#contract/pages/pages.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { platformMessages } from '#messages/shared/platform.ts';
import { currentLanguage, onLanguageChange } from '#web/i18n/language.ts';
import { appName } from '#web/settings.ts';

/** The title as a message, not yet translated. */
let currentTitle: DisplayText | undefined;

function setTitle(title: DisplayText, isFailing = false) {
  currentTitle = isFailing ? message(platformMessages.errorTitle, { title }) : title;
  renderTitle();
}

function renderTitle() {
  if (currentTitle === undefined) return;
  const { translateWith } = currentLanguage();
  const { words, locale } = translateWith(platformMessages.title, {
    title: currentTitle,
    app: appName(),
  });
  document.title = words;
  document.querySelector('title')?.setAttribute('lang', locale);
}

onLanguageChange(renderTitle);

/** Sets the title of the page at a path, as soon as somebody navigates there. */
export function setTitleForPath(pathname: string) {
  const page = pageAt(pathname);
  if (page) setTitle(page.title);
}

let failingForms = 0;

/** While any form of the page shows errors, its title begins with that. */
export function useErrorTitle(isFailing: boolean) {
  useEffect(() => {
    if (!isFailing) return;
    const changeCount = (by: number) => {
      failingForms += by;
      const title = pageAt(location.pathname)?.title;
      if (title) setTitle(title, failingForms > 0);
    };
    changeCount(1);
    return () => changeCount(-1);
  }, [isFailing]);
}

/** `error` while the screen's form shows errors: a screen reader reads the title first. */
export function usePageTitle(title: DisplayText, { error = false }: { error?: boolean } = {}) {
  useEffect(() => {
    setTitle(title, error);
    return () => setTitleForPath(location.pathname);
  }, [title, error]);
}
