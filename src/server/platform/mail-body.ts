import { escapeHtml, Html, html } from './html.ts';
import type { Site } from './settings.ts';

/** A paragraph, or a link on a line of its own. */
export type MailPart = string | { label: string; url: string };

type Contents = { title: string; parts: readonly MailPart[]; lang?: string };

/** The HTML and the text of a mail, from the same words, so that they can't disagree. */
export function mailBody(site: Site, { title, parts, lang = 'en-NZ' }: Contents) {
  return { text: textOf(site, parts), html: htmlOf(site, title, parts, lang).text };
}

function textOf(site: Site, parts: readonly MailPart[]): string {
  const lines = parts.map((part) =>
    typeof part === 'string' ? part : `${part.label}:\n${part.url}`,
  );
  return `${[...lines, `-- \n${site.name}\n${site.client}`].join('\n\n')}\n`;
}

/** Mail programs drop stylesheets or honour them; so colours stand at each element and in <style>. */
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

function htmlOf(site: Site, title: string, parts: readonly MailPart[], lang: string): Html {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${style}
</head>
<body class="page" style="margin:0;padding:16px;background:#f6f8f7">
<div class="card" lang="${lang}" style="${font};max-width:36em;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d2dad6;border-radius:10px;color:#17211e">
<p class="site" style="margin:0 0 16px;font-weight:700;color:#0b6157">${site.name}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${title}</h1>
${parts.map(htmlPart)}
<p class="foot" style="margin:24px 0 0;font-size:14px;line-height:20px;color:#4a5853"><a href="${site.client}" style="color:#4a5853">${site.name}</a> sent this by itself; nobody reads replies.</p>
</div>
</body>
</html>
`;
}

function htmlPart(part: MailPart): Html {
  if (typeof part === 'string') {
    // Line breaks a person typed stay line breaks.
    const lines = new Html(escapeHtml(part).replaceAll('\n', '<br>'));
    return html`<p style="margin:0 0 16px">${lines}</p>\n`;
  }
  return html`<p style="margin:0 0 16px"><a class="link" href="${part.url}" style="color:#0b6157;font-weight:600">${part.label}</a></p>\n`;
}
