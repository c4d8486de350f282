import type { Translatable } from '#lib/messages/message.ts';
import { mailsMessages } from '#messages/shared/mails.ts';
import {
  type TranslationSource,
  type Translator,
  translatorFor,
} from '#server/platform/i18n/translator.ts';
import { Html, html } from '#server/platform/pages/html.ts';
import type { Site } from '#server/platform/settings.ts';

/** A paragraph, a paragraph of several lines, or a link on a line of its own. */
export type MailPart =
  | Translatable
  | readonly Translatable[]
  | { label: Translatable; url: string };

export type MailContent = { title: Translatable; parts: readonly MailPart[] };

type MailContext = { site: Site; i18n: TranslationSource };

/** Subject, HTML and plain text of a mail, in the recipient's language. */
export function mailBody(
  { site, i18n }: MailContext,
  locale: string,
  { title, parts }: MailContent,
) {
  const translator = translatorFor(i18n, locale);
  return {
    subject: withoutFullStop(translator.translate(title)),
    text: textOf(site, translator, parts),
    html: htmlOf(site, translator, { title, parts }).text,
  };
}

/** For a sentence that serves as a title. */
const withoutFullStop = (sentence: string) => sentence.replace(/\.(?=$|<\/span>$)/, '');

const linesOf = (part: Translatable | readonly Translatable[]): readonly Translatable[] =>
  'length' in part ? part : [part];

function textOf(site: Site, { translate }: Translator, parts: readonly MailPart[]): string {
  const lines = parts.map((part) =>
    'url' in part
      ? `${translate(part.label)}:\n${part.url}`
      : linesOf(part).map(translate).join('\n'),
  );
  return `${[...lines, `-- \n${site.name}\n${site.client}`].join('\n\n')}\n`;
}

/** Some mail programs drop stylesheets, so colours are at each element as well as in <style>. */
const style = new Html(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0e1513!important}
.card{background:#161f1c!important;border-color:#32403b!important;color:#e6edea!important}
.site,.link{color:#5ec6b5!important}
.foot,.foot a{color:#a5b3ad!important}}
</style>`);

const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;" +
  'font-size:16px;line-height:24px;overflow-wrap:anywhere';

function htmlOf(site: Site, translator: Translator, { title, parts }: MailContent): Html {
  const { t, translate, lang, locale } = translator;
  const home = (label: Html) => html`<a href="${site.client}" style="color:#4a5853">${label}</a>`;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title${lang(title)}>${withoutFullStop(translate(title))}</title>
${style}
</head>
<body class="page" style="margin:0;padding:16px;background:#f6f8f7">
<div class="card" lang="${locale}" style="${font};max-width:36em;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d2dad6;border-radius:10px;color:#17211e">
<p class="site" style="margin:0 0 16px;font-weight:700;color:#0b6157">${site.name}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${new Html(withoutFullStop(t(title).text))}</h1>
${parts.map((part) => htmlPart(translator, part))}
<p class="foot" style="margin:24px 0 0;font-size:14px;line-height:20px;color:#4a5853">${t(mailsMessages.sentByItself, { product: site.name, home })}</p>
</div>
</body>
</html>
`;
}

function htmlPart({ t }: Translator, part: MailPart): Html {
  if ('url' in part) {
    return html`<p style="margin:0 0 16px"><a class="link" href="${part.url}" style="color:#0b6157;font-weight:600">${t(part.label)}</a></p>\n`;
  }
  // Line breaks a person typed stay line breaks.
  const lines = linesOf(part).map((line) => t(line).text.replaceAll('\n', '<br>'));
  return html`<p style="margin:0 0 16px">${new Html(lines.join('<br>'))}</p>\n`;
}
