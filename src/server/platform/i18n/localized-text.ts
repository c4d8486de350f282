import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import type { Context } from '#server/platform/data/context.ts';

/** What the server words in an answer that succeeds. Readers of English get their English bare. */
export function localizedText(
  { i18n, locale }: Pick<Context, 'i18n' | 'locale'>,
  text: DisplayText,
): LocalizedString {
  if (typeof text === 'string') return text;
  const localized = i18n.localize(locale, text);
  return locale === english && localized.locale === english ? localized.words : localized;
}
