import { useEffect } from 'react';
import { pageAt } from '#contract/pages.ts';
import { platformText } from '#texts/platform.ts';
import { say, type Words } from '#texts/text.ts';
import { languageNow, onLanguage } from './language.ts';
import { appName } from './settings.ts';

/** What the title says, in no language yet. */
let said: Words | undefined;

function show(title: Words, isFailing = false) {
  said = isFailing ? say(platformText.errorTitle, { title }) : title;
  speakTitle();
}

function speakTitle() {
  if (said === undefined) return;
  const { speakWith } = languageNow();
  const { words, locale } = speakWith(platformText.title, { title: said, app: appName() });
  document.title = words;
  document.querySelector('title')?.setAttribute('lang', locale);
}

onLanguage(speakTitle);

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
      if (title) show(title, failing > 0);
    };
    count(1);
    return () => count(-1);
  }, [isFailing]);
}

/** `error` while the screen's form shows errors: it is the first thing a screen reader says. */
export function usePageTitle(title: Words, { error = false }: { error?: boolean } = {}) {
  useEffect(() => {
    show(title, error);
    return () => showTitleOf(location.pathname);
  }, [title, error]);
}
