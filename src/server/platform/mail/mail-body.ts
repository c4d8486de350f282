import { mailsMessages } from '#messages/shared/mails.ts';
import {
  type TranslationSource,
  type Translator,
  translatorFor,
} from '#server/platform/i18n/translator.ts';
import type { Site } from '#server/platform/settings.ts';
import { linesOf, type MailContent, type MailPart, withoutFullStop } from './mail-content.ts';
import { htmlOf } from './mail-html.ts';

type MailContext = { site: Site; i18n: TranslationSource };

/** Subject, HTML and plain text of a mail, in the recipient's language. */
export function mailBody({ site, i18n }: MailContext, locale: string, content: MailContent) {
  const translator = translatorFor(i18n, locale);
  return {
    subject: withoutFullStop(translator.translate(content.title)),
    text: textOf(site, translator, content),
    html: htmlOf(site, translator, content).text,
  };
}

/** Two dashes and a space begin what mail programs take for a signature, and show in grey. */
const signature = '-- \n';

function textOf(site: Site, { translate }: Translator, content: MailContent): string {
  const { title, parts, button, after = [], reason } = content;
  const textOfPart = (part: MailPart) =>
    'url' in part
      ? `${translate(part.label)}:\n${part.url}`
      : linesOf(part).map(translate).join('\n');
  const body = [...parts, ...(button ? [button] : []), ...after].map(textOfPart);
  const [why = '', ...more] = reason.map(textOfPart);
  const sender = `${site.name} · ${translate(mailsMessages.automatic)}\n${site.client}`;
  const foot = [signature + why, ...more, sender];
  return `${[withoutFullStop(translate(title)), ...body, ...foot].join('\n\n')}\n`;
}
