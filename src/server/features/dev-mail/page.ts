import type { Address } from 'postal-mime';
import { dayAndTimeOf } from '#messages/dates.ts';
import { english } from '#messages/localizer.ts';
import { devMailMessages } from '#messages/shell/dev-mail.ts';
import { type Html, html } from '#server/platform/pages/html.ts';
import { type DocumentReply, pageReply, stylesheet } from '#server/platform/pages/page.ts';
import type { PublicPageContext } from '#server/platform/pages/public-page-context.ts';
import type { StoredMail } from './read-mails.ts';

export const style = stylesheet('/dev/mail', new URL('page.css', import.meta.url));

export function listPage(context: PublicPageContext, mails: readonly StoredMail[]): DocumentReply {
  const { t } = context.translator;
  const main = html`<div class="card">
<h1>${t(devMailMessages.mail)}</h1>
${mails.length === 0 ? html`<p class="empty">${t(devMailMessages.none)}</p>` : list(context, mails)}
</div>`;
  const footer = html`<p>${t(devMailMessages.noServer)}</p>
<p><a href="/dev/mail/gallery">${t(devMailMessages.gallery)}</a></p>`;
  return pageReply(context, { title: devMailMessages.mail, stylesheet: style, main, footer });
}

function list({ translator: { t } }: PublicPageContext, mails: readonly StoredMail[]): Html {
  return html`<ul class="mails">${mails.map(
    ({ id, at, mail }) => html`<li>
<a href="/dev/mail/${id}">${mail.subject || t(devMailMessages.noSubject)}</a>
${time(at)}
<p>${t(devMailMessages.toWhom, { addresses: addresses(mail.to) })}</p>
</li>`,
  )}</ul>`;
}

export function mailPage(context: PublicPageContext, { id, at, mail }: StoredMail): DocumentReply {
  const { subject, from, to, text, html: body } = mail;
  const { t, translate, lang } = context.translator;
  const main = html`<article class="card">
<h1>${subject || t(devMailMessages.noSubject)}</h1>
<dl class="envelope">
<dt>${t(devMailMessages.from)}</dt><dd>${addresses(from && [from])}</dd>
<dt>${t(devMailMessages.to)}</dt><dd>${addresses(to)}</dd>
<dt>${t(devMailMessages.written)}</dt><dd>${time(at)}</dd>
</dl>
${body && html`<iframe src="/dev/mail/${id}/html" title="${translate(devMailMessages.theMail)}"${lang(devMailMessages.theMail)} sandbox></iframe>`}
${text && html`<h2>${t(devMailMessages.asText)}</h2><pre>${text}</pre>`}
</article>`;
  const footer = html`<p>${allMail(context)}</p>`;
  return pageReply(context, {
    title: subject || devMailMessages.noSubject,
    stylesheet: style,
    main,
    footer,
  });
}

export function noMailPage(context: PublicPageContext): DocumentReply {
  const main = html`<div class="card">
<h1>${context.translator.t(devMailMessages.noSuchMail)}</h1>
<p class="empty">${allMail(context)}</p>
</div>`;
  return pageReply(context, { title: devMailMessages.noSuchMail, stylesheet: style, main }, 404);
}

export const allMail = ({ translator }: PublicPageContext) =>
  html`<a href="/dev/mail">${translator.t(devMailMessages.allMail)}</a>`;

export const mailHtml = ({ mail }: StoredMail): DocumentReply => framedMail(mail.html ?? '');

/** The mail's own HTML in a sandbox: it runs nothing, loads nothing and belongs to no origin. */
export function framedMail(body: string): DocumentReply {
  return {
    type: 'text/html; charset=utf-8',
    body,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    },
  };
}

function addresses(entries: readonly Address[] = []): string {
  return entries
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(', ');
}

function time(at: Date): Html {
  return html`<time lang="${english}" datetime="${at.toISOString()}">${dayAndTimeOf(at)}</time>`;
}
