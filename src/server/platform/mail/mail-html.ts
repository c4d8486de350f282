import { mailsMessages } from '#messages/shared/mails.ts';
import type { Translator } from '#server/platform/i18n/translator.ts';
import { Html, html } from '#server/platform/pages/html.ts';
import type { Site } from '#server/platform/settings.ts';
import {
  linesOf,
  type MailContent,
  type MailLink,
  type MailPart,
  withoutFullStop,
} from './mail-content.ts';

/**
 * Some mail programs drop stylesheets, so colours are at each element as well as in <style>. In the
 * dark each has a partner, and programs that turn colours round by themselves keep the contrast.
 */
const style = new Html(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0e1513!important}
.card{background:#161f1c!important;border-color:#32403b!important;color:#e6edea!important}
.brand,.link{color:#5ec6b5!important}
.bar,.button{background:#5ec6b5!important}
.button{color:#05231e!important}
.foot{border-color:#32403b!important}
.foot,.foot a{color:#a5b3ad!important}}
</style>`);

const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;" +
  'font-size:16px;line-height:24px;overflow-wrap:anywhere';

export function htmlOf(site: Site, translator: Translator, content: MailContent): Html {
  const { t, translate, lang, locale } = translator;
  const { title, parts, button, after = [], reason } = content;
  const body = (part: MailPart) => htmlPart(translator, part, { margin: 16, colour: '#0b6157' });
  const foot = (part: MailPart) => htmlPart(translator, part, { margin: 8, colour: '#4a5853' });
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title${lang(title)}>${withoutFullStop(translate(title))}</title>
${style}
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f6f8f7">
<div class="card" lang="${locale}" style="${font};max-width:560px;box-sizing:border-box;margin:0 auto;padding:28px 28px 20px;background:#ffffff;border:1px solid #d2dad6;border-radius:10px;color:#17211e">
${brand(site)}
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700">${new Html(withoutFullStop(t(title).text))}</h1>
${parts.map(body)}${button && htmlButton(translator, button)}${after.map(body)}
<div class="foot" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #d2dad6;font-size:14px;line-height:20px;color:#4a5853">
${reason.map(foot)}
<p style="margin:0"><a href="${site.client}" style="color:#4a5853">${site.name}</a> · ${t(mailsMessages.automatic)}</p>
</div>
</div>
</body>
</html>
`;
}

/** The mark as three bars: mail programs show no SVG, and pictures only when they are asked to. */
function brand({ name }: Site): Html {
  const bars = [7, 13, 19].map(
    (height) =>
      html`<i class="bar" style="display:inline-block;width:5px;height:${height}px;margin:0 3px 0 0;border-radius:3px;background:#0b6157"></i>`,
  );
  return html`<p class="brand" style="margin:0 0 20px;font-weight:700;line-height:20px;color:#0b6157"><i aria-hidden="true">${bars}</i>&nbsp;${name}</p>`;
}

const htmlButton = ({ t }: Translator, { label, url }: MailLink): Html =>
  html`<p style="margin:24px 0"><a class="button" href="${url}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#0b6157;color:#ffffff;font-weight:600;text-decoration:none">${t(label)}</a></p>\n`;

type Look = { margin: number; colour: string };

function htmlPart({ t }: Translator, part: MailPart, { margin, colour }: Look): Html {
  const paragraph = (inside: Html) => html`<p style="margin:0 0 ${margin}px">${inside}</p>\n`;
  if ('url' in part) {
    return paragraph(
      html`<a class="link" href="${part.url}" style="color:${colour};font-weight:600">${t(part.label)}</a>`,
    );
  }
  // Line breaks a person typed stay line breaks.
  const lines = linesOf(part).map((line) => t(line).text.replaceAll('\n', '<br>'));
  return paragraph(new Html(lines.join('<br>')));
}
