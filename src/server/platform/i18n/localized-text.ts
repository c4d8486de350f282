import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import type { Context } from '#server/platform/data/context.ts';

/** What the server words in an answer that succeeds. Readers of English get their English bare. */
export function localizedText(
  { texts, locale }: Pick<Context, 'texts' | 'locale'>,
  said: DisplayText,
): LocalizedString {
  if (typeof said === 'string') return said;
  const spoken = texts.localize(locale, said);
  return locale === english && spoken.locale === english ? spoken.words : spoken;
}
