import type { Address } from 'postal-mime';
import { type Html, html } from '#server/platform/html.ts';
import { type Document, pageDocument, stylesheet } from '#server/platform/page.ts';
import type { Paper } from '#server/platform/paper.ts';
import { devMailText } from '#texts/dev-mail.ts';
import { english } from '#texts/speaker.ts';
import type { Written } from './read-mails.ts';

export const style = stylesheet('/dev/mail', new URL('page.css', import.meta.url));

export function listPage(paper: Paper, mails: readonly Written[]): Document {
  const { t } = paper.speech;
  const main = html`<div class="card">
<h1>${t(devMailText.mail)}</h1>
${mails.length === 0 ? html`<p class="empty">${t(devMailText.none)}</p>` : list(paper, mails)}
</div>`;
  const footer = html`<p>${t(devMailText.noServer)}</p>`;
  return pageDocument(paper, { title: devMailText.mail, stylesheet: style, main, footer });
}

function list({ speech: { t } }: Paper, mails: readonly Written[]): Html {
  return html`<ul class="mails">${mails.map(
    ({ id, at, mail }) => html`<li>
<a href="/dev/mail/${id}">${mail.subject || t(devMailText.noSubject)}</a>
${time(at)}
<p>${t(devMailText.toWhom, { addresses: addresses(mail.to) })}</p>
</li>`,
  )}</ul>`;
}

export function mailPage(paper: Paper, { id, at, mail }: Written): Document {
  const { subject, from, to, text, html: body } = mail;
  const { t, words, lang } = paper.speech;
  const main = html`<article class="card">
<h1>${subject || t(devMailText.noSubject)}</h1>
<dl class="envelope">
<dt>${t(devMailText.from)}</dt><dd>${addresses(from && [from])}</dd>
<dt>${t(devMailText.to)}</dt><dd>${addresses(to)}</dd>
<dt>${t(devMailText.written)}</dt><dd>${time(at)}</dd>
</dl>
${body && html`<iframe src="/dev/mail/${id}/html" title="${words(devMailText.theMail)}"${lang(devMailText.theMail)} sandbox></iframe>`}
${text && html`<h2>${t(devMailText.asText)}</h2><pre>${text}</pre>`}
</article>`;
  const footer = html`<p>${allMail(paper)}</p>`;
  return pageDocument(paper, {
    title: subject || devMailText.noSubject,
    stylesheet: style,
    main,
    footer,
  });
}

export function noMailPage(paper: Paper): Document {
  const main = html`<div class="card">
<h1>${paper.speech.t(devMailText.noSuchMail)}</h1>
<p class="empty">${allMail(paper)}</p>
</div>`;
  return pageDocument(paper, { title: devMailText.noSuchMail, stylesheet: style, main }, 404);
}

const allMail = ({ speech }: Paper) =>
  html`<a href="/dev/mail">${speech.t(devMailText.allMail)}</a>`;

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

const clock = new Intl.DateTimeFormat(english, {
  timeZone: 'Pacific/Auckland',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

function time(at: Date): Html {
  return html`<time lang="${english}" datetime="${at.toISOString()}">${clock.format(at)}</time>`;
}
