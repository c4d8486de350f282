import type { HtmlRenderer } from '#contract/pages/first-paint.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import { escapeHtml } from '#server/platform/pages/html.ts';
import type { I18n } from './i18n.ts';

/** Renders the first paint as `useTranslation` in the browser will, so that React changes nothing. */
export function htmlRendererFor(texts: I18n, locale: string): HtmlRenderer {
  const spoken = (words: DisplayText) =>
    typeof words === 'string' ? { words, locale: null } : texts.localize(locale, words);
  const langOf = (spokenIn: string | null) =>
    spokenIn === null || (locale === english && spokenIn === english) ? '' : ` lang="${spokenIn}"`;

  return {
    write: (sayable) => {
      const { words, locale: spokenIn } = spoken(sayable);
      const lang = langOf(spokenIn);
      return lang ? `<span${lang}>${escapeHtml(words)}</span>` : escapeHtml(words);
    },
  };
}
