import type { Address } from 'postal-mime';
import { type Html, html } from '#server/platform/html.ts';
import { type Document, pageDocument, stylesheet } from '#server/platform/page.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Written } from './read-mails.ts';

export const style = stylesheet('/dev/mail', new URL('page.css', import.meta.url));

export function listPage(site: Site, mails: readonly Written[]): Document {
  const main = html`<div class="card">
<h1>Mail</h1>
${mails.length === 0 ? html`<p class="empty">No mail has been sent yet.</p>` : list(mails)}
</div>`;
  const footer = html`<p>No mail server is set (MAIL_URL), so mails are kept here instead of being sent.</p>`;
  return pageDocument(site, { title: 'Mail', stylesheet: style, main, footer });
}

function list(mails: readonly Written[]): Html {
  return html`<ul class="mails">${mails.map(
    ({ id, at, mail }) => html`<li>
<a href="/dev/mail/${id}">${mail.subject || 'No subject'}</a>
${time(at)}
<p>To ${addresses(mail.to)}</p>
</li>`,
  )}</ul>`;
}

export function mailPage(site: Site, { id, at, mail }: Written): Document {
  const { subject = 'No subject', from, to, text, html: body } = mail;
  const main = html`<article class="card">
<h1>${subject}</h1>
<dl class="envelope">
<dt>From</dt><dd>${addresses(from && [from])}</dd>
<dt>To</dt><dd>${addresses(to)}</dd>
<dt>Written</dt><dd>${time(at)}</dd>
</dl>
${body && html`<iframe src="/dev/mail/${id}/html" title="The mail" sandbox></iframe>`}
${text && html`<h2>As text</h2><pre>${text}</pre>`}
</article>`;
  const footer = html`<p><a href="/dev/mail">All mail</a></p>`;
  return pageDocument(site, { title: subject, stylesheet: style, main, footer });
}

export function noMailPage(site: Site): Document {
  const main = html`<div class="card">
<h1>No such mail</h1>
<p class="empty"><a href="/dev/mail">All mail</a></p>
</div>`;
  return pageDocument(site, { title: 'No such mail', stylesheet: style, main }, 404);
}

/** What the mail says, shut in: it runs nothing, loads nothing and belongs to no origin. */
export function mailHtml({ mail }: Written): Document {
  return {
    type: 'text/html; charset=utf-8',
    body: mail.html ?? '',
    headers: {
      'cache-control': 'no-store',
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    },
  };
}

function addresses(found: readonly Address[] = []): string {
  return found
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(', ');
}

const clock = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

function time(at: Date): Html {
  return html`<time datetime="${at.toISOString()}">${clock.format(at)}</time>`;
}
