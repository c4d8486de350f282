import { initLanguage } from './i18n/language.ts';

type Sections = NonNullable<Window['translations']>;

/** Serves /js/translations.js to the page of a test: jsdom fetches no scripts. The first may fail. */
export function serveTranslations(byLocale: Record<string, Sections>, { failures = 0 } = {}) {
  let toFail = failures;
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const locale = new URL(node.src).searchParams.get('locale') ?? '';
      const texts = toFail > 0 ? undefined : byLocale[locale];
      toFail -= 1;
      if (texts) window.translations = texts;
      node.dispatchEvent(new Event(texts ? 'load' : 'error'));
    }
  });
  observer.observe(document.head, { childList: true });
  return {
    /** As the page was sent in the first place. */
    stop: () => {
      observer.disconnect();
      delete window.translations;
      document.documentElement.lang = 'en-NZ';
      void initLanguage();
    },
  };
}
